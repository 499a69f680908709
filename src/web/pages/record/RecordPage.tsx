import { Link } from 'wouter'
import { counted, type Text } from '../../../kernel/text.ts'
import { type Cover, SHELF } from '../../games.ts'
import { useLang, useSay } from '../../hooks.ts'
import { countedOf, summaryOf } from '../../record/statistics.ts'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'
import type { ResultRecord } from '../../store/result-record.ts'
import { PLAYED, RECORD, UNREAD } from '../../words/record.ts'
import { Bar } from './Bar.tsx'
import { Exports } from './Exports.tsx'
import { Latest } from './Latest.tsx'
import { bestOf, meanOf, shareOf, wonShare } from './numbers.ts'
import { useResults } from './useResults.ts'
import './record.css'
import { later } from '../../later.tsx'

const Reminder = later(async () => (await import('./Reminder.tsx')).Reminder)

/** How it goes in all games: a card for each, the latest results, and everything as a file. */
export function RecordPage() {
  const say = useSay()
  const lang = useLang()
  const stored = useResults()
  return (
    <Page title={say(RECORD.title)} className="record" lead={<p className="lead">{say(RECORD.lead)}</p>}>
      <Reminder />
      {stored === undefined ? (
        <Loading />
      ) : (
        <>
          <section aria-labelledby="rec-games">
            <h2 id="rec-games" className="hidden">
              {say(RECORD.games)}
            </h2>
            <ul className="rec-cards">
              {SHELF.map((cover) => (
                <GameCard
                  key={cover.id}
                  cover={cover}
                  results={stored.results.filter(({ game }) => game === cover.id)}
                />
              ))}
            </ul>
          </section>
          {stored.results.length === 0 ? (
            <p className="soft">{say(RECORD.none)}</p>
          ) : (
            <Latest results={stored.results} />
          )}
          {stored.unread.length === 0 ? null : <p className="soft">{counted(stored.unread.length, UNREAD, lang)}</p>}
          {stored.results.length + stored.unread.length === 0 ? null : (
            <section aria-labelledby="rec-export">
              <h2 id="rec-export">{say(RECORD.export)}</h2>
              <Exports stored={stored} name="solotavolo-results" />
            </section>
          )}
        </>
      )}
    </Page>
  )
}

function GameCard({ cover, results }: { readonly cover: Cover; readonly results: readonly ResultRecord[] }) {
  const say = useSay()
  const lang = useLang()
  const summary = summaryOf(countedOf(results))
  const { played, won, best, mean } = summary
  const isContested = results.some(({ winner }) => winner !== 'none')
  const facts: readonly (readonly [Text, string])[] = isContested
    ? [
        [RECORD.won, `${won} (${shareOf(wonShare(summary), lang)})`],
        [RECORD.best, bestOf(best)],
      ]
    : [
        [RECORD.best, bestOf(best)],
        [RECORD.mean, meanOf(mean, lang)],
      ]
  return (
    <li className="paper rec-card" data-accent={cover.id}>
      <Link href={`/record/${cover.id}`}>
        <img src={cover.image} alt="" width="72" height="90" />
        <span className="rec-card-words">
          <b>{cover.title}</b>
          <span>{counted(played, PLAYED, lang)}</span>
          {played === 0
            ? null
            : facts.map(([name, value]) => (
                <span key={name.en}>
                  {say(name)}: {value}
                </span>
              ))}
          {isContested ? <Bar share={wonShare(summary)} /> : null}
        </span>
      </Link>
    </li>
  )
}
