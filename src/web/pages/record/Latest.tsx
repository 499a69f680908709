import { andList, type Lang } from '../../../kernel/text.ts'
import { mainOption, tellChoice } from '../../../kernel/options.ts'
import { MARK_TEXTS } from '../../../kernel/marks.ts'
import { coverOf } from '../../games.ts'
import { useLang, useSay } from '../../hooks.ts'
import { toldResult } from '../../record/told.ts'
import type { ResultRecord } from '../../store/result-record.ts'
import { RECORD } from '../../words/record.ts'
import { dayOf } from './numbers.ts'

const SHOWN = 12

/** The last results, the newest first. */
export function Latest({ results }: { readonly results: readonly ResultRecord[] }) {
  const say = useSay()
  const lang = useLang()
  const newest = results.slice(-SHOWN).reverse()
  return (
    <section aria-labelledby="rec-latest">
      <h2 id="rec-latest">{say(RECORD.latest)}</h2>
      <ul className="rec-latest">
        {newest.map((result) => (
          <li key={result.id} data-accent={result.game} data-result={result.id}>
            <b>{coverOf(result.game)?.title ?? result.game}</b>
            <span className={`tag ${result.winner}`}>{toldResult(result, lang)}</span>
            <span className="soft">{factsOf(result, lang).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function factsOf({ game, options, marks, finished }: ResultRecord, lang: Lang): readonly string[] {
  const manifest = coverOf(game)?.manifest
  const main = manifest && mainOption(manifest)
  return [
    dayOf(finished, lang),
    ...(main === undefined ? [] : [tellChoice(main, options[main.id] ?? main.initial, lang)]),
    ...(marks.length === 0
      ? []
      : [
          andList(
            marks.map((mark) => MARK_TEXTS[mark][lang].toLowerCase()),
            lang,
          ),
        ]),
  ]
}
