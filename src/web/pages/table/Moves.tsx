import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { listen, tellings } from '../../../kernel/consequences.ts'
import { calledAutoma } from '../../../kernel/called.ts'
import type { AnyModule, Lang } from '../../../kernel/contract.ts'
import { tell } from '../../../kernel/text.ts'
import type { GameUi } from '../../contract.ts'
import { useSay } from '../../hooks.ts'
import type { TableStore, TableView } from '../../store/table-store.ts'
import { TABLE } from '../../words/table.ts'
import { later } from '../../later.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { partsOf } from './parts.ts'

const Picker = later(async () => (await import('../../panels/Picker.tsx')).Picker, Loading)

/** Longer lists have a search field. */
const MANY = 9
/** The effect on the opponent is computed for at most this many options. */
const PREVIEWED = 60

interface MovesProps {
  readonly tableStore: TableStore
  readonly play: (key: string) => void
  readonly view: TableView
  readonly ui: GameUi | undefined
  readonly lang: Lang
  readonly onPlayed: () => void
}

/** Every option as a sentence: the whole game can be played from here. */
export function Moves({ tableStore, play, view, ui, lang, onPlayed }: MovesProps) {
  const { table, state, options, seat, canUndo } = view
  const played = useRef(false)
  // The played move is gone from the list: focus goes to the next list.
  useEffect(() => {
    if (!played.current || options.length === 0) return
    played.current = false
    document.querySelector<HTMLElement>('#side-panel .move')?.focus()
  }, [options])
  const { module } = table
  if (options.length === 0) return <p className="side-empty">{whyNone(view, lang)}</p>
  if (seat === 'chance')
    return (
      <div className="side-scroll">
        <Picker
          module={module}
          ui={ui}
          options={options}
          prompt={module.prompt(state, lang)}
          lang={lang}
          state={state}
          onPick={tableStore.play}
          onUndo={canUndo ? () => tableStore.undo() : undefined}
        />
      </div>
    )
  return (
    <OptionList
      play={play}
      view={view}
      ui={ui}
      lang={lang}
      onPlayed={() => {
        played.current = true
        onPlayed()
      }}
    />
  )
}

function OptionList({ play, view, ui, lang, onPlayed }: Omit<MovesProps, 'tableStore'>) {
  const say = useSay()
  const id = useId()
  const [wanted, setWanted] = useState('')
  const { table, state, options } = view
  const list = useMemo((): readonly Listed[] => {
    const { module } = table
    const told = options.length <= PREVIEWED
    return options.map(({ move }) => ({
      move,
      key: module.game.key(move),
      sentence: module.say(move, lang, state),
      gives: told ? givenToOpponent(module, state, move, lang) : NOTHING,
    }))
  }, [table, state, options, lang])
  const found = list.filter(({ sentence }) => plain(sentence).includes(plain(wanted)))
  const parts = partsOf(found, ui?.groups?.(state, lang) ?? [], wanted !== '')
  const item = ({ key, sentence, gives }: Listed) => (
    <li key={key}>
      <button
        type="button"
        className="move"
        data-key={key}
        onClick={() => {
          setWanted('')
          onPlayed()
          play(key)
        }}
      >
        {sentence}
        {gives.map((text, at) => (
          <small key={at} className="move-gives">
            {text}
          </small>
        ))}
      </button>
    </li>
  )
  return (
    <>
      {list.length > MANY ? (
        <div className="moves-filter">
          <label htmlFor={id} className="hidden">
            {say(TABLE.filter, { n: list.length })}
          </label>
          <input
            id={id}
            type="search"
            value={wanted}
            placeholder={say(TABLE.filter, { n: list.length })}
            onChange={(event) => setWanted(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || found.length !== 1 || found[0] === undefined) return
              setWanted('')
              // First, because the move may open a question, which opens the panel again.
              onPlayed()
              play(found[0].key)
            }}
          />
        </div>
      ) : null}
      <ul className="moves" aria-label={say(TABLE.yourMoves)}>
        {parts.map(({ group, moves }) =>
          group === undefined ? (
            moves.map(item)
          ) : (
            <li key={group.id} className="moves-part" data-group={group.id}>
              <h3 id={`${id}-${group.id}`}>{group.title}</h3>
              {group.about === undefined ? null : <p>{group.about}</p>}
              {moves.length === 0 ? null : <ul aria-labelledby={`${id}-${group.id}`}>{moves.map(item)}</ul>}
            </li>
          ),
        )}
      </ul>
      {found.length === 0 ? <p className="side-empty">{say(TABLE.noMatch)}</p> : null}
    </>
  )
}

/** A move as it stands in the list. */
interface Listed {
  readonly move: unknown
  readonly key: string
  readonly sentence: string
  /** What it gives the opponent. */
  readonly gives: readonly string[]
}

const NOTHING: readonly string[] = []

/** What your move changes for the opponent, which is easy to overlook. */
function givenToOpponent(module: AnyModule, state: unknown, move: unknown, lang: Lang): readonly string[] {
  if (module.consequences === undefined) return NOTHING
  const { told } = listen(module.game, state, move)
  return tellings(module, told, lang).flatMap(({ seat, text }) => (seat === 'automa' ? [text] : []))
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Why there is nothing to choose. */
function whyNone(view: TableView, lang: Lang): string {
  const { shown, cursor, seat, waiting, table, state, mine, isHeld } = view
  if (table.stuck) return TABLE.readOnly[lang]
  if (shown < cursor) return TABLE.noMovesPast[lang]
  if (seat === undefined) return TABLE.over[lang]
  if (!mine) return TABLE.watching[lang]
  if (isHeld) return TABLE.seeEvent[lang]
  if (!waiting) return TABLE.wait[lang]
  return tell(TABLE.waitNext, lang, { name: calledAutoma(table.module, state, lang) })
}
