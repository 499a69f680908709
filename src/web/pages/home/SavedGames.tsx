import { Link } from 'wouter'
import { useLang, useSay } from '../../hooks.ts'
import { download } from '../../shell/download.ts'
import { Icon } from '../../kit/Icon.tsx'
import { toast } from '../../shell/toasts.ts'
import { shelf } from '../../store/browser.ts'
import { type DamagedRecord, type GameRecord, isDamaged, rawText } from '../../store/record.ts'
import { HOME } from '../../words/home.ts'
import { SHELL } from '../../words/shell.ts'
import { dateOf, factsOf, scoreLine, titleOf } from './describe.ts'

export function SavedGames({ records }: { readonly records: readonly (GameRecord | DamagedRecord)[] }) {
  return (
    <ul className="games">
      {records.map((record) =>
        isDamaged(record) ? (
          <DamagedRow key={record.id} record={record} />
        ) : (
          <GameRow key={record.id} record={record} />
        ),
      )}
    </ul>
  )
}

const ENDINGS = { you: HOME.won, automa: HOME.lost, shared: HOME.shared, none: HOME.scored } as const

function GameRow({ record }: { readonly record: GameRecord }) {
  const say = useSay()
  const lang = useLang()
  const title = titleOf(record, lang)
  const date = dateOf(record.updated, lang)
  const { result } = record
  return (
    <li className="game-row" data-accent={record.game}>
      <Link href={`/table/${record.id}`} className="game-open">
        <span className="game-title">{title}</span>
        <span className="soft">{factsOf(record, lang)}</span>
        {result === undefined ? (
          <span className="tag">{say(HOME.running)}</span>
        ) : (
          <span className={`tag ${result.winner}`} title={result.text[lang]}>
            {say(ENDINGS[result.winner])} {scoreLine(record)}
          </span>
        )}
      </Link>
      <RemoveButton id={record.id} label={say(HOME.removeNamed, { title, date })} />
    </li>
  )
}

function DamagedRow({ record }: { readonly record: DamagedRecord }) {
  const say = useSay()
  return (
    <li className="game-row damaged">
      <div className="game-open">
        <span className="game-title">{say(HOME.damaged)}</span>
        <span className="soft">{say(HOME.damagedText)}</span>
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
  }
  return (
    <button type="button" className="quiet" aria-label={label} onClick={() => void remove()}>
      <Icon name="delete" />
    </button>
  )
}
