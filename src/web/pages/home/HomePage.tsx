import { useEffect } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import { SHELF } from '../../games.ts'
import { useIdle, useLoaded, useSay } from '../../hooks.ts'
import { navigate } from '../../router.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Boundary } from '../../shell/Boundary.tsx'
import { ImportButton } from '../../shell/ImportButton.tsx'
import { Page } from '../../shell/Page.tsx'
import { enterOldResults, shelf } from '../../store/browser.ts'
import { offerImport } from '../../store/pending-import.ts'
import { type GameRecord, isUnread } from '../../store/record.ts'
import { gamesToBackUp } from '../../store/reminder.ts'
import { HOME } from '../../words/home.ts'
import { CoverCard } from './CoverCard.tsx'
import { Resume } from './Resume.tsx'
import { SavedGames } from './SavedGames.tsx'
import { lastSeen, listShelf } from './shelf-list.ts'
import { Welcome } from './Welcome.tsx'
import './home.css'
import { later } from '../../later.tsx'

const Reminder = later(async () => (await import('../record/Reminder.tsx')).Reminder)

export function HomePage() {
  const say = useSay()
  const idle = useIdle()
  const version = useStore(shelf.store, (state) => state.version)
  const loaded = useLoaded(listShelf, version)
  const records = loaded.state === 'ready' ? loaded.value : lastSeen()
  const isAnyOver = records?.some((record) => !isUnread(record) && record.finished !== undefined) === true
  useEffect(() => {
    if (idle && isAnyOver) void enterOldResults()
  }, [idle, isAnyOver])
  const last = records?.find((record): record is GameRecord => !isUnread(record) && record.finished === undefined)
  return (
    <Page title={undefined} className={records === undefined ? 'home home-waiting' : 'home'}>
      <div className="home-hello">
        <h1>{say(HOME.title)}</h1>
        <p className="lead">{say(HOME.lead)}</p>
      </div>
      {last === undefined ? null : (
        <Boundary fallback={null}>
          <Resume record={last} />
        </Boundary>
      )}
      {idle && gamesToBackUp() !== undefined ? <Reminder /> : null}
      {records?.length === 0 ? <Welcome /> : null}
      <section aria-labelledby="games">
        <h2 id="games" className="hidden">
          {say(HOME.games)}
        </h2>
        <ul className="covers">
          {SHELF.map((cover) => (
            <CoverCard
              key={cover.id}
              cover={cover}
              isNew={records?.some((record) => record.game === cover.id) === false}
            />
          ))}
        </ul>
      </section>
      <nav className="home-more" aria-label={say(HOME.more)}>
        <Link href="/help" className="kit-button kit-button--quiet">
          <Icon name="help" /> {say(HOME.rules)}
        </Link>
        <Link href="/record" className="kit-button kit-button--quiet">
          <Icon name="crown" /> {say(HOME.record)}
        </Link>
        <Link href="/lab" className="kit-button kit-button--quiet">
          <Icon name="score" /> {say(HOME.lab)}
        </Link>
        <Link href="/variants" className="kit-button kit-button--quiet">
          <Icon name="correct" /> {say(HOME.variants)}
        </Link>
      </nav>
      <section aria-labelledby="shelf" className="shelf">
        <div className="shelf-head">
          <h2 id="shelf" tabIndex={-1}>
            {say(HOME.shelf)}
          </h2>
          <div className="shelf-ways">
            <Link href="/settings?at=backup" className="kit-button kit-button--quiet">
              {say(HOME.backup)}
            </Link>
            <ImportButton
              onImport={(text) => {
                offerImport(text)
                navigate('/import')
              }}
            />
          </div>
        </div>
        {records === undefined ? null : records.length > 0 ? (
          <SavedGames records={records} />
        ) : (
          <p className="soft">{say(HOME.empty)}</p>
        )}
      </section>
    </Page>
  )
}
