import { coverOf } from '../../games.ts'
import { useLang, useSay } from '../../hooks.ts'
import { Icon } from '../../kit/Icon.tsx'
import { download } from '../../shell/download.ts'
import { updateNow } from '../../shell/updates.ts'
import { rawText } from '../../store/raw.ts'
import type { UnreadRecord } from '../../store/record.ts'
import { HOME } from '../../words/home.ts'
import { SHELL } from '../../words/shell.ts'
import { dateOf } from './describe.ts'
import { RemoveButton } from './RemoveButton.tsx'

const WORDS = {
  damaged: { kind: HOME.damaged, about: HOME.damagedText, icon: 'warning' },
  newer: { kind: HOME.newer, about: HOME.newerText, icon: 'update' },
} as const

/** A stored record that does not open here: it can be exported as it is and deleted, and a newer build may open it. */
export function UnreadRow({ record }: { readonly record: UnreadRecord }) {
  const say = useSay()
  const lang = useLang()
  const { id, unread, game, updated } = record
  const { kind, about, icon } = WORDS[unread]
  const facts = [
    game === undefined ? undefined : coverOf(game)?.title,
    updated === undefined ? undefined : dateOf(updated, lang),
  ].filter((fact) => fact !== undefined)
  const name = [say(kind), ...facts].join(', ')
  return (
    <li className={`game-row unread ${unread}`}>
      <div className="game-open">
        <Icon name={icon} />
        <span className="game-title">{say(kind)}</span>
        <span className="game-facts soft">
          {facts.map((fact) => `${fact} · `)}
          {say(about)}
        </span>
      </div>
      <div className="game-ways">
        {unread === 'newer' ? (
          <button type="button" className="kit-button small" onClick={updateNow}>
            {say(SHELL.updateNow)}
          </button>
        ) : null}
        <button
          type="button"
          className="kit-button small"
          aria-label={`${say(HOME.export)}: ${name}`}
          onClick={() => download(`solotavolo-${id}.txt`, rawText(record))}
        >
          {say(HOME.export)}
        </button>
        <RemoveButton id={id} label={`${say(HOME.remove)}: ${name}`} />
      </div>
    </li>
  )
}
