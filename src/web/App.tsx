import { Route, Router, Switch } from 'wouter'
import { Boundary } from './shell/Boundary.tsx'
import { Notices } from './shell/Notices.tsx'
import { HomePage } from './pages/home/HomePage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { useHashLocation, useHashSearch } from './router.ts'
import * as pages from './pages.ts'
import { usePreparedLinks } from './prepared.ts'

export function App() {
  usePreparedLinks()
  return (
    <Router hook={useHashLocation} searchHook={useHashSearch}>
      <Notices />
      <Boundary>
        <Switch>
          <Route path="/" component={HomePage} />
          <Route path="/new/:game">{({ game }) => <pages.NewPage key={game} game={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <pages.TablePage key={id} id={id} />}</Route>
          <Route path="/settings" component={pages.SettingsPage} />
          <Route path="/help" component={pages.HelpPage} />
          <Route path="/help/:game">{({ game }) => <pages.RulesPage key={game} game={game} />}</Route>
          <Route path="/learn/:game">{({ game }) => <pages.LearnPage key={game} game={game} />}</Route>
          <Route path="/learn/:game/:lesson">
            {({ game, lesson }) => <pages.LessonPage key={`${game}/${lesson}`} game={game} lesson={lesson} />}
          </Route>
          <Route path="/gallery/:game">{({ game }) => <pages.GalleryPage key={game} game={game} />}</Route>
          <Route path="/record" component={pages.RecordPage} />
          <Route path="/record/:game">{({ game }) => <pages.GameRecordPage key={game} game={game} />}</Route>
          <Route path="/lab" component={pages.LabPage} />
          <Route path="/variants/*?">{({ '*': path = '' }) => <pages.VariantPages path={path} />}</Route>
          <Route path="/import" component={pages.ImportPage} />
          <Route path="/challenge" component={pages.ChallengePage} />
          <Route path="/take/:code">{({ code }) => <pages.TakePage key={code} code={code} />}</Route>
          <Route component={NotFoundPage} />
        </Switch>
      </Boundary>
    </Router>
  )
}
