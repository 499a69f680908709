import { Link } from 'wouter'
import { coverOf } from '../../games.ts'
import { useLang, useSay } from '../../hooks.ts'
import { download } from '../../shell/download.ts'
import { Icon } from '../../kit/Icon.tsx'
import { toast } from '../../shell/toasts.ts'
import { shelf } from '../../store/browser.ts'
import { type DamagedRecord, type GameRecord, rawText } from '../../store/record.ts'
import { HOME, WENT } from '../../words/home.ts'
import { SHELL } from '../../words/shell.ts'
import { dateOf, scoreLine, titleOf } from './describe.ts'
import { Facts } from './Facts.tsx'

export function GameRow({ record }: { readonly record: GameRecord }) {
  const say = useSay()
  const lang = useLang()
  const title = titleOf(record, lang)
  const date = dateOf(record.updated, lang)
  const { result } = record
  return (
    <li className="game-row" data-accent={record.game}>
      <Link href={`/table/${record.id}`} className="game-open">
        <img src={coverOf(record.game)?.image} alt="" width="40" height="50" />
        <span className="game-title">{title}</span>
        <Facts record={record} />
        {result === undefined ? null : (
          <span className={`tag ${result.winner}`} title={result.text[lang]}>
            {say(WENT[result.winner])} {scoreLine(record)}
          </span>
        )}
      </Link>
      <RemoveButton id={record.id} label={say(HOME.removeNamed, { title, date })} />
    </li>
  )
}

export function DamagedRow({ record }: { readonly record: DamagedRecord }) {
  const say = useSay()
  return (
    <li className="game-row damaged">
      <div className="game-open">
        <Icon name="warning" />
        <span className="game-title">{say(HOME.damaged)}</span>
        <span className="game-facts soft">{say(HOME.damagedText)}</span>
      </div>
      <button
        type="button"
        className="kit-button small"
        onClick={() => download(`solotavolo-${record.id}.txt`, rawText(record))}
      >
        {say(HOME.export)}
      </button>
      <RemoveButton id={record.id} label={`${say(HOME.remove)}: ${say(HOME.damaged)}`} />
    </li>
  )
}

function RemoveButton({ id, label }: { readonly id: string; readonly label: string }) {
  const remove = async (): Promise<void> => {
    const putBack = await shelf.remove(id)
    toast(HOME.removed, { text: SHELL.undo, run: () => void putBack() })
    // The row that had the focus is gone: the keyboard goes on from the head of the list.
    document.getElementById('shelf')?.focus()
  }
  return (
    <button type="button" className="quiet" aria-label={label} title={label} onClick={() => void remove()}>
      <Icon name="delete" />
    </button>
  )
}
