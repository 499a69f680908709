// The choices of a piece as buttons; a row of moves is one choice.
import type { ReactNode } from 'react'
import {
  colour,
  CONVERSIONS,
  CULTS,
  type CultNo,
  conversion,
  cult,
  factionOf,
  structure,
  TRADING_POST,
} from '../../catalogue/index.ts'
import { type Move, STEPS, type Steps, sendOption } from '../../moves.ts'
import { homeOf } from '../../prices.ts'
import { NONE } from '../../state.ts'
import { burnRows, burnsIn, convertRows, powerRow, type Row, rowsOf } from '../choices/rows.ts'
import { burningText, sayRow } from '../choices/words.ts'
import { Cult, Structure } from '../icons/icons.tsx'
import { TerrainSign } from '../icons/TerrainSign.tsx'
import { useSending } from '../side/Cults.tsx'
import { BonusFace } from '../side/faces.tsx'
import { type Target, useView } from '../view.ts'
import { timesText } from '../words.ts'

export function Doings({ target, moves }: { readonly target: Target; readonly moves: readonly Move[] }) {
  const { s } = useView()
  if (moves.length === 0) return null
  switch (target.kind) {
    case 'convert':
      return <Conversions />
    case 'priests':
      return <Priests />
    case 'bowls':
      return <RowButtons rows={burnRows(s)} />
    default:
      return <RowButtons rows={moves.flatMap((move) => rowsIn(s, move))} />
  }
}

function rowsIn(s: Parameters<typeof rowsOf>[0], move: Move): readonly Row[] {
  const row = move.do === 'power' ? powerRow(s, move.action) : undefined
  return row === undefined ? rowsOf(s, move) : [row]
}

function RowButtons({ rows }: { readonly rows: readonly Row[] }) {
  const { s, lang, module } = useView()
  return (
    <div className="tm-actions">
      {rows.map((row) => (
        <RowButton key={row.map((move) => module.game.key(move)).join()} row={row}>
          <MoveSign row={row} />
          {row.every(({ do: kind }) => kind === 'burn') ? burnText(row, lang) : sayRow(s, row, lang)}
        </RowButton>
      ))}
    </div>
  )
}

const burnText = (row: Row, lang: 'it' | 'en'): string => {
  const text = burningText(row.length, lang)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function RowButton(props: { readonly row: Row; readonly label?: string; readonly children: ReactNode }) {
  const { play, module } = useView()
  const { row, label, children } = props
  return (
    <button
      type="button"
      className="tm-button tm-action"
      data-row={row.map((move) => module.game.key(move)).join(', ')}
      onClick={() => play(...row)}
    >
      {label === undefined ? (
        children
      ) : (
        <>
          <span className="kit-away">{label}</span>
          <span className="tm-told" aria-hidden="true">
            {children}
          </span>
        </>
      )}
    </button>
  )
}

/** Every conversion with its count: one press converts several times. */
function Conversions() {
  const { s, lang } = useView()
  const { convertsVp } = factionOf(s.player.faction).ability
  return (
    <ul className="tm-conversions">
      {CONVERSIONS.map(({ id, name, vp }, no) => {
        if (vp !== 0 && !convertsVp) return null
        const rows = convertRows(s, no)
        return (
          <li key={id} data-off={rows.length === 0 || undefined}>
            <span>{name[lang]}</span>
            <span className="tm-times">
              {rows.map((row, at) => {
                const burns = burningText(burnsIn(row), lang)
                const label = [timesText[lang](conversion(no).name[lang], at + 1), burns].filter(Boolean).join(', ')
                return (
                  <RowButton key={at} row={row} label={label}>
                    ×{at + 1}
                    {burns === '' ? null : <small>{burns}</small>}
                  </RowButton>
                )
              })}
              {rows.length === 0 && '–'}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Sending({ no, steps }: { readonly no: CultNo; readonly steps: Steps }) {
  const { lit, told, data, face } = useSending(no, steps)
  if (lit)
    return (
      <RowButton row={[sendOption(no, steps).move]} label={told}>
        {face}
      </RowButton>
    )
  return (
    <span className="tm-send" {...data} role="img" aria-label={told} title={told}>
      {face}
    </span>
  )
}

/** The four cults: where each place for a priest leads and what it gives. */
function Priests() {
  const { lang } = useView()
  return (
    <div className="tm-priests">
      {CULTS.map(({ id, name }, no) => (
        <div key={id} className="tm-priest-row">
          <span>
            <Cult id={id} />
            {name[lang]}
          </span>
          {STEPS.toReversed().map((steps) => (
            <Sending key={steps} no={no} steps={steps} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** The colour, structure or cult of a row, beside its text. */
function MoveSign({ row }: { readonly row: Row }) {
  const { s } = useView()
  const [move] = row
  switch (move.do) {
    case 'add':
    case 'evolve':
      return (
        <span data-colour={colour(move.colour).id} aria-hidden="true">
          <Structure id={structure(move.do === 'add' ? 0 : TRADING_POST).id} />
        </span>
      )
    case 'upgrade':
      return <Structure id={structure(move.to).id} />
    case 'build':
      return <Structure id="dwelling" />
    case 'dig':
    case 'sandstorm': {
      const chosen = row.find((each) => each.do === 'colour')
      const to = chosen?.do === 'colour' ? chosen.colour : homeOf(s.player)
      return row.some((each) => each.do === 'build') ? <Structure id="dwelling" /> : <TerrainSign id={colour(to).id} />
    }
    case 'pass':
      return move.tile === NONE ? null : <BonusFace no={move.tile} />
    case 'send':
      return <Cult id={cult(move.cult).id} />
    default:
      return null
  }
}
