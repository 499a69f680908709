// The pages that are loaded on demand: all but the first one.
import { type Later, later } from './later.tsx'
import { Waiting } from './shell/Page.tsx'
import { TablePage } from './tables.ts'

export { TablePage }
export const NewPage = later(async () => (await import('./pages/new/NewPage.tsx')).NewPage, Waiting)
export const SettingsPage = later(async () => (await import('./pages/SettingsPage.tsx')).SettingsPage, Waiting)
export const HelpPage = later(async () => (await import('./pages/help/index.ts')).HelpPage, Waiting)
export const RulesPage = later(async () => (await import('./pages/help/index.ts')).RulesPage, Waiting)
export const ImportPage = later(async () => (await import('./pages/ImportPage.tsx')).ImportPage, Waiting)
export const TakePage = later(async () => (await import('./pages/TakePage.tsx')).TakePage, Waiting)
export const ChallengePage = later(async () => (await import('./pages/ChallengePage.tsx')).ChallengePage, Waiting)
export const RecordPage = later(async () => (await import('./pages/record/RecordPage.tsx')).RecordPage, Waiting)
export const GameRecordPage = later(
  async () => (await import('./pages/record/GameRecordPage.tsx')).GameRecordPage,
  Waiting,
)
export const LabPage = later(async () => (await import('./pages/lab/LabPage.tsx')).LabPage, Waiting)
export const LearnPage = later(async () => (await import('./pages/learn/LearnPage.tsx')).LearnPage, Waiting)
export const LessonPage = later(async () => (await import('./pages/learn/LessonPage.tsx')).LessonPage, Waiting)
export const GalleryPage = later(async () => (await import('./pages/GalleryRoute.tsx')).GalleryRoute, Waiting)

export const VariantPages = later(async () => (await import('./pages/variants/VariantPages.tsx')).VariantPages, Waiting)

/** The page behind an address, by its parts: `new/*` for `#/new/duel?from=position`. */
const PAGES: Readonly<Record<string, Later<never>>> = {
  'new/*': NewPage,
  'table/*': TablePage,
  settings: SettingsPage,
  help: HelpPage,
  'help/*': RulesPage,
  'learn/*': LearnPage,
  'learn/*/*': LessonPage,
  'gallery/*': GalleryPage,
  record: RecordPage,
  'record/*': GameRecordPage,
  lab: LabPage,
  variants: VariantPages,
  'variants/*': VariantPages,
  'variants/*/*': VariantPages,
  'variants/*/*/*': VariantPages,
}

/** What loads the page behind an address of this app, if it is loaded on demand. */
export function pageBehind(address: string): Pick<Later<never>, 'prepare'> | undefined {
  const [first = '', ...rest] = address
    .replace(/^#?\/?/, '')
    .replace(/\?.*$/s, '')
    .split('/')
  return PAGES[[first, ...rest.map(() => '*')].join('/')]
}
