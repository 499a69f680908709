// axe, on a phone and in Italian.
import { auditScenes } from './audit.ts'
import { PHONE } from './stage.ts'

auditScenes({ lang: 'it', screen: PHONE }, ['draft-1', 'starter', 'token-board', 'destroy-brown'], 'table')
