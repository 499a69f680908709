import { lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { Boundary } from './shell/Boundary.tsx'
import { Notices } from './shell/Notices.tsx'
import { Waiting } from './shell/Page.tsx'
import { HomePage } from './pages/home/HomePage.tsx'
import { NewPage } from './pages/new/NewPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { SettingsPage } from './pages/SettingsPage.tsx'
import { useHashLocation, useHashSearch } from './router.ts'
import { tablePage } from './tables.ts'

const HelpPage = lazy(async () => ({ default: (await import('./pages/help/index.ts')).HelpPage }))
const RulesPage = lazy(async () => ({ default: (await import('./pages/help/index.ts')).RulesPage }))
const ImportPage = lazy(async () => ({ default: (await import('./pages/ImportPage.tsx')).ImportPage }))
const TakePage = lazy(async () => ({ default: (await import('./pages/TakePage.tsx')).TakePage }))
const LabPage = lazy(async () => ({ default: (await import('./pages/lab/LabPage.tsx')).LabPage }))
const GalleryPage = lazy(async () => ({ default: (await import('./pages/GalleryRoute.tsx')).GalleryRoute }))

function Table({ id }: { readonly id: string }) {
  const Page = tablePage()
  return <Page id={id} />
}

export function App() {
  return (
    <Router hook={useHashLocation} searchHook={useHashSearch}>
      <Notices />
      <Boundary>
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/" component={HomePage} />
            <Route path="/new/:game">{({ game }) => <NewPage key={game} game={game} />}</Route>
            <Route path="/table/:id">{({ id }) => <Table key={id} id={id} />}</Route>
            <Route path="/settings" component={SettingsPage} />
            <Route path="/help" component={HelpPage} />
            <Route path="/help/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
            <Route path="/gallery/:game">{({ game }) => <GalleryPage key={game} game={game} />}</Route>
            <Route path="/lab" component={LabPage} />
            <Route path="/import" component={ImportPage} />
            <Route path="/take/:code">{({ code }) => <TakePage key={code} code={code} />}</Route>
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </Boundary>
    </Router>
  )
}
