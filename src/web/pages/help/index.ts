export { HelpPage } from './HelpPage.tsx'
export { RulesPage } from './RulesPage.tsx'
