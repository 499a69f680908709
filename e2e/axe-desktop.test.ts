// axe, on a desktop and in English.
import { auditScenes } from './audit.ts'
import { DESKTOP } from './stage.ts'

auditScenes({ lang: 'en', screen: DESKTOP }, ['address', 'token-box', 'mausoleum', 'liberty'], 'pages')
