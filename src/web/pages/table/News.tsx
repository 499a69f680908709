import { memo } from 'react'
import type { Lang } from '../../../kernel/contract.ts'
import { tellings } from '../../../kernel/consequences.ts'
import { useSay } from '../../hooks.ts'
import type { TableView } from '../../store/table-store.ts'
import { TABLE } from '../../words/table.ts'
import { sentenceOf, unstopped } from './describe.ts'
import { newsOf } from './news.ts'

interface NewsProps {
  readonly view: TableView
  readonly lang: Lang
  readonly onWhy: (entry: number) => void
}

/** Everything that happened since the person's last decision; while looking back, what happened in the moment on screen. */
export const News = memo(function News({ view, lang, onWhy }: NewsProps) {
  const say = useSay()
  const { table, log } = view
  const news = newsOf(view)
  if (news.length === 0) return null
  return (
    // It scrolls, also by keyboard.
    <div className="prompt-news" role="region" tabIndex={0} aria-label={say(TABLE.news)} data-guide="news">
      <ul>
        {news.map(({ entry, quiet, forced, shows }) => {
          const told = tellings(table.module, table.consequences(entry), lang)
          return (
            <li key={entry} data-seat={log[entry - 1]?.seat}>
              {quiet ? null : <span className="news-move">{unstopped(sentenceOf(view, entry, lang))}</span>}
              {forced ? <small className="news-forced"> ({say(TABLE.onlyAnswer)})</small> : null}
              {told.map(({ text, rank }, at) => (
                <span key={at} className="news-effect" data-rank={rank}>
                  {text}
                </span>
              ))}
              {shows === undefined ? null : (
                <span className="news-effect">{unstopped(sentenceOf(view, shows, lang))}</span>
              )}{' '}
              {log[entry - 1]?.seat === 'automa' && table.module.isFormal?.(table.entry(entry).move) !== true ? (
                <button
                  type="button"
                  className="prompt-why"
                  aria-label={say(TABLE.whyOf, { move: sentenceOf(view, entry, lang) })}
                  onClick={() => onWhy(entry)}
                >
                  {say(TABLE.why)}
                </button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </div>
  )
})
