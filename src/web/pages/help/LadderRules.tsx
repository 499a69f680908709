import type { LadderInfo, Lang } from '../../../kernel/contract.ts'
import { ClauseAnchor } from '../../kit/Tag.tsx'

interface LadderRulesProps {
  readonly game: string
  readonly ladder: LadderInfo
  readonly lang: Lang
  /** The rung or clause to scroll to. */
  readonly at: string | undefined
}

export function LadderRules({ game, ladder, lang, at }: LadderRulesProps) {
  return (
    <article className="ladder paper" aria-labelledby={ladder.id}>
      <header>
        <h3 id={ladder.id} data-at={ladder.id} tabIndex={-1} data-here={at === ladder.id}>
          {ladder.title[lang]}
        </h3>
        <ClauseAnchor game={game} clause={ladder.cite} />
      </header>
      <ol>
        {ladder.rungs.map((rung) => (
          <li key={rung.id} data-at={rung.id} data-here={at === rung.id} tabIndex={-1}>
            {rung.text[lang]} <ClauseAnchor game={game} clause={rung.cite} />
            {rung.table === undefined ? null : (
              <ul className="ladder-table">
                {rung.table.map((row) => (
                  <li key={row.en}>{row[lang]}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </article>
  )
}
