import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Lang } from '../../../kernel/contract.ts'
import type { GameUi } from '../../contract.ts'
import { useSay } from '../../hooks.ts'
import { canDraw, Component } from '../../panels/Component.tsx'
import { choiceOf, plain } from '../../panels/match.ts'
import type { TableView } from '../../store/table-store.ts'
import { TABLE } from '../../words/table.ts'
import { menuOf, pieceOf, type Row } from './menu.ts'
import { partsOf } from './parts.ts'
import './menu.css'

/** Longer menus have a search field. */
const MANY = 12
/** Names of two components that do not fit below their pictures, in characters. */
const LONG = 32

export interface MenuProps {
  readonly view: TableView
  readonly ui: GameUi | undefined
  readonly lang: Lang
  readonly play: (key: string, ...then: readonly string[]) => void
}

/** What you did at the real table, for one tap. */
export function Menu({ view, ui, lang, play }: MenuProps) {
  const say = useSay()
  const id = useId()
  const [wanted, setWanted] = useState('')
  const { table, state } = view
  const { module } = table
  const menu = useMemo(() => {
    // `state` says when the table has changed.
    const { plain: alone, answered } = menuOf(table, state === undefined ? undefined : ui?.spread)
    const isNamed = (word: string) => canDraw(ui, word) || module.nameOf(word, lang) !== word
    const choiceIn = ({ move, options, state: before }: Told) =>
      choiceOf(module, ui, lang, { move, weight: 1 }, options, before)
    const toldIn = (row: Row): readonly Told[] => (row.first === undefined ? [row] : [row.first, row])
    const sentence = (row: Row) =>
      toldIn(row)
        .map(({ move, state: before }) => module.say(move, lang, before))
        .join(' · ')
    const item = (row: Row, text: string): Item => {
      const pieces = toldIn(row).flatMap((told) => choiceIn(told).id ?? [])
      return { row, move: row.move, pieces, text }
    }
    /** By name, or by the whole sentence where a name is not enough. */
    const named = (rows: readonly Row[]): readonly Item[] => {
      const names = rows.map((row) =>
        toldIn(row)
          .map((told) => choiceIn(told).name)
          .join(' + '),
      )
      return rows.map((row, at) => {
        const name = names[at] ?? ''
        return item(row, names.indexOf(name) === names.lastIndexOf(name) ? name : sentence(row))
      })
    }
    const pieces = [...new Set(alone.map((row) => pieceOf(module, row, isNamed)))]
    const sorted = pieces.flatMap((piece) => alone.filter((row) => pieceOf(module, row, isNamed) === piece))
    return {
      plain: sorted.map((row) => item(row, sentence(row))),
      answered: answered.map(({ move, state: asking, isDrawn, rows: of }) => ({
        title: module.say(move, lang, state),
        // What turns up is held in the hand: its picture says it.
        ask: isDrawn ? module.prompt(asking, lang) : undefined,
        pairs: named(of.filter(({ first }) => first !== undefined)),
        rows: named(of.filter(({ first }) => first === undefined)),
      })),
    }
  }, [table, state, ui, module, lang])
  const rows = useRef<HTMLDivElement>(null)
  const played = useRef(false)
  // The played move is gone from the menu: focus goes to the next menu.
  useEffect(() => {
    if (played.current) rows.current?.querySelector<HTMLElement>('.menu__row')?.focus({ preventScroll: true })
    played.current = false
  }, [menu])
  const isFound = (text: string) => plain(text).includes(plain(wanted))
  const loose = menu.plain.filter(({ text }) => isFound(text))
  const answered = menu.answered
    .map((each) => {
      const found = (items: readonly Item[]) => items.filter(({ text }) => isFound(text))
      return isFound(each.title) ? each : { ...each, pairs: found(each.pairs), rows: found(each.rows) }
    })
    .filter(({ pairs, rows: of }) => pairs.length + of.length > 0)
  const count = menu.answered.reduce((sum, { pairs, rows: of }) => sum + pairs.length + of.length, menu.plain.length)
  /** Two long names are told by their pictures, and still read out. */
  const isPictured = (text: string, pieces: readonly string[]): boolean =>
    pieces.length > 1 && text.length > LONG && pieces.every((piece) => canDraw(ui, piece))
  const button = ({ row, pieces, text }: Item) => (
    <li key={row.keys.join(', ')}>
      <button
        type="button"
        className="menu__row"
        data-row={row.keys.join(', ')}
        data-pictured={isPictured(text, pieces) || undefined}
        title={pieces.length > 1 ? text : undefined}
        onClick={() => {
          setWanted('')
          played.current = true
          play(...row.keys)
        }}
      >
        {pieces.some((piece) => canDraw(ui, piece)) && (
          <span className="menu__piece" aria-hidden="true">
            {pieces.map((piece, at) =>
              canDraw(ui, piece) ? (
                <Component key={at} id={piece} module={module} ui={ui} lang={lang} size="mini" state={row.state} />
              ) : null,
            )}
          </span>
        )}
        <span className="menu__text">{text}</span>
      </button>
    </li>
  )
  return (
    <div ref={rows} className="menu">
      {partsOf(loose, ui?.groups?.(state, lang) ?? [], true).map(({ group, moves }) =>
        moves.length === 0 ? null : (
          <section key={group?.id ?? ''} aria-label={group?.title ?? say(TABLE.yourMoves)}>
            {group !== undefined && <h3>{group.title}</h3>}
            <ul className="menu__rows">{moves.map(button)}</ul>
          </section>
        ),
      )}
      {answered.map(({ title, ask, pairs, rows: of }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          {ask !== undefined && <p className="menu__ask">{ask}</p>}
          {pairs.length > 0 && (
            <ul className="menu__rows menu__answers" data-paired>
              {pairs.map(button)}
            </ul>
          )}
          <ul className="menu__rows menu__answers" data-drawn={ask !== undefined || undefined}>
            {of.map(button)}
          </ul>
        </section>
      ))}
      {loose.length + answered.length === 0 ? <p className="side-empty">{say(TABLE.noMatch)}</p> : null}
      {count > MANY ? (
        <div className="menu__find">
          <label htmlFor={id} className="hidden">
            {say(TABLE.filter, { n: count })}
          </label>
          <input
            id={id}
            type="search"
            value={wanted}
            placeholder={say(TABLE.filter, { n: count })}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
      ) : null}
    </div>
  )
}

/** A move, with what else was possible then. */
type Told = Pick<Row, 'move' | 'options' | 'state'>

interface Item {
  readonly row: Row
  readonly move: unknown
  readonly pieces: readonly string[]
  readonly text: string
}
