import { Route, Router, Switch } from 'wouter'
import { Boundary } from './shell/Boundary.tsx'
import { Notices } from './shell/Notices.tsx'
import { Waiting } from './shell/Page.tsx'
import { HomePage } from './pages/home/HomePage.tsx'
import { NewPage } from './pages/new/NewPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { SettingsPage } from './pages/SettingsPage.tsx'
import { useHashLocation, useHashSearch } from './router.ts'
import { TablePage } from './tables.ts'
import { later } from './later.tsx'

const HelpPage = later(async () => (await import('./pages/help/index.ts')).HelpPage, Waiting)
const RulesPage = later(async () => (await import('./pages/help/index.ts')).RulesPage, Waiting)
const ImportPage = later(async () => (await import('./pages/ImportPage.tsx')).ImportPage, Waiting)
const TakePage = later(async () => (await import('./pages/TakePage.tsx')).TakePage, Waiting)
const LabPage = later(async () => (await import('./pages/lab/LabPage.tsx')).LabPage, Waiting)
const GalleryPage = later(async () => (await import('./pages/GalleryRoute.tsx')).GalleryRoute, Waiting)

export function App() {
  return (
    <Router hook={useHashLocation} searchHook={useHashSearch}>
      <Notices />
      <Boundary>
        <Switch>
          <Route path="/" component={HomePage} />
          <Route path="/new/:game">{({ game }) => <NewPage key={game} game={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/settings" component={SettingsPage} />
          <Route path="/help" component={HelpPage} />
          <Route path="/help/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
          <Route path="/gallery/:game">{({ game }) => <GalleryPage key={game} game={game} />}</Route>
          <Route path="/lab" component={LabPage} />
          <Route path="/import" component={ImportPage} />
          <Route path="/take/:code">{({ code }) => <TakePage key={code} code={code} />}</Route>
          <Route component={NotFoundPage} />
        </Switch>
      </Boundary>
    </Router>
  )
}
