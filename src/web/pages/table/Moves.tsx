import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { listen, tellings } from '../../../kernel/consequences.ts'
import { calledAutoma } from '../../../kernel/called.ts'
import type { AnyModule, Lang } from '../../../kernel/contract.ts'
import { tell } from '../../../kernel/text.ts'
import { manifestOf } from '../../../games/index.ts'
import type { GameUi, UnlistedProps } from '../../contract.ts'
import { useSay } from '../../hooks.ts'
import type { TableStore, TableView } from '../../store/table-store.ts'
import { TABLE } from '../../words/table.ts'
import { later } from '../../later.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { keepOwn, keptOwn } from '../new/own-values.ts'
import { tellsMoves } from './menu.ts'
import { partsOf } from './parts.ts'

const Picker = later(async () => (await import('../../panels/spread/SpreadPicker.tsx')).SpreadPicker, Loading)

const Menu = later(async () => (await import('./Menu.tsx')).Menu, Loading)

/** Longer lists have a search field. */
const MANY = 9
/** The effect on the opponent is computed for at most this many options. */
const PREVIEWED = 60

interface MovesProps {
  readonly tableStore: TableStore
  readonly play: (key: string, ...then: readonly string[]) => void
  readonly view: TableView
  readonly ui: GameUi | undefined
  readonly lang: Lang
  readonly onPlayed: () => void
}

/** How an outcome that is not listed is told: its value of an option is kept, and the game goes on with it. */
function unlistedFor(tableStore: TableStore, { table }: TableView): Pick<UnlistedProps, 'log' | 'kept' | 'tell'> {
  const { game } = table.module
  const specOf = (option: string) => manifestOf(game.id).options.find(({ id }) => id === option)
  return {
    log: () => Array.from({ length: table.length }, (_, n) => game.key(table.entry(n + 1).move)),
    kept: (option) => {
      const spec = specOf(option)
      return spec === undefined ? '' : keptOwn(game.id, spec)
    },
    tell: ({ option, value, kept, key }) => {
      const spec = specOf(option)
      if (!tableStore.setOption(option, value)) return
      if (spec !== undefined) keepOwn(game.id, spec, kept)
      tableStore.play(key)
    },
  }
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
  if (options.length === 0) return <p className="side-empty">{whyNone(view, lang)}</p>
  if (seat === 'chance')
    return (
      <div className="side-scroll">
        <Picker
          table={table}
          ui={ui}
          options={options}
          lang={lang}
          state={state}
          onEnter={tableStore.enter}
          onUndo={canUndo ? () => tableStore.undo() : undefined}
        />
        {ui?.Unlisted !== undefined && <ui.Unlisted state={state} lang={lang} {...unlistedFor(tableStore, view)} />}
      </div>
    )
  if (tellsMoves(table)) return <Menu view={view} ui={ui} lang={lang} play={play} />
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

interface OptionListProps extends Omit<MovesProps, 'tableStore' | 'view'> {
  readonly view: Pick<TableView, 'table' | 'state' | 'options'>
}

export function OptionList({ play, view, ui, lang, onPlayed }: OptionListProps) {
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
