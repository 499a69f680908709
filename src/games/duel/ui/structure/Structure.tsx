// The structure of an Age: rows over rows, x from SOLO's side (left) to yours (Q11). A slot is drawn over those it covers.
import './structure.css'
import type { CSSProperties } from 'react'
import { card } from '../../catalogue/index.ts'
import type { Slot } from '../../catalogue/layouts.ts'
import { cardPrice, type Price } from '../../payment.ts'
import { PLAYER } from '../../asks.ts'
import { EMPTY, GUILD_BACK, HIDDEN, layoutOf, topAsk } from '../../state.ts'
import { Card } from '../card/Card.tsx'
import { CardBack } from '../card/CardBack.tsx'
import { Ledger } from '../details/Ledger.tsx'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { slotLabel } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { firstsOfRows } from '../../where.ts'
import { coverOf, useView, type View } from '../view.ts'
import { coveredBy, word } from '../words.ts'
import { PriceChip } from './Price.tsx'

/** The distance of two slots in a row, in card widths; CSS has the distance of rows. */
const STEP_X = 0.52

/** The rows above a row, face up and face down: odd rows are face up (R4.1). */
const rowsAbove = (row: number) => ({ up: Math.ceil((row - 1) / 2), down: Math.floor((row - 1) / 2) })

/** `rim`: beside the real table the rows have numbers, as they are counted there, and the ends say whose they are. */
export function Structure({ rim }: { readonly rim: boolean }) {
  const view = useView()
  const { s, lang } = view
  const { slots } = layoutOf(s)
  const xs = slots.map(({ x }) => x)
  const first = Math.min(...xs)
  const lowest = Math.max(
    1,
    ...slots.filter((_, at) => s.slots[at] !== EMPTY || topAsk(s)?.slot === at).map(({ row }) => row),
  )
  const all = rowsAbove(Math.max(...slots.map(({ row }) => row)))
  const left = rowsAbove(lowest)
  const frame = {
    '--span': (Math.max(...xs) - first) * STEP_X + 1,
    '--ups': all.up,
    '--downs': all.down,
    '--left-up': left.up,
    '--left-down': left.down,
  } as CSSProperties
  const place = ({ x, row }: Slot): CSSProperties => {
    const { up, down } = rowsAbove(row)
    return {
      left: `calc(var(--card-w) * ${(x - first) * STEP_X})`,
      top: `calc(var(--up-h) * ${up} + var(--down-h) * ${down})`,
    }
  }
  const asked = topAsk(s)?.slot
  return (
    <div className="du-structure-fit">
      <Group
        label={`${word('structure', lang)}, ${word('age', lang)} ${'I'.repeat(s.age)}`}
        className="du-structure"
        part="centre"
        style={frame}
      >
        {rim && <Rim place={place} />}
        {slots.map((slot, at) => {
          const held = s.slots[at] ?? EMPTY
          if (held === EMPTY)
            return (
              <span
                key={slot.id}
                className="du-slot-empty"
                data-asked={asked === at || undefined}
                style={place(slot)}
              />
            )
          return held <= HIDDEN ? (
            <Hidden key={slot.id} slot={at} guild={held === GUILD_BACK} asked={asked === at} style={place(slot)} />
          ) : (
            <Lying key={slot.id} slot={at} no={held} style={place(slot)} />
          )
        })}
      </Group>
    </div>
  )
}

/** The number of each row before its first card, and whose the ends are below the last row. Steps for the hands say the same in words. */
function Rim({ place }: { readonly place: (slot: Slot) => CSSProperties }) {
  const { s, lang } = useView()
  const firsts = firstsOfRows(s)
  const last = firsts.at(-1)
  if (last === undefined) return null
  const below = { top: `calc(${String(place(last).top)} + var(--slot-h))` }
  return (
    <span aria-hidden="true">
      {firsts.map((slot, at) => (
        <b key={slot.id} className="du-rim" style={place(slot)}>
          {at + 1}
        </b>
      ))}
      <span className="du-rim-end" style={below}>
        ◂ {word('solo', lang)}
      </span>
      <span className="du-rim-end" data-end="you" style={below}>
        {word('you', lang)} ▸
      </span>
    </span>
  )
}

function Hidden(props: { slot: number; guild: boolean; asked: boolean; style: CSSProperties }) {
  const { s, lang } = useView()
  const cover = coverOf(s, props.slot)
  const name = word(props.guild ? 'faceDownGuild' : 'faceDown', lang)
  return (
    <Spot
      target={{ kind: 'back', slot: props.slot }}
      label={cover > 0 ? `${name}, ${coveredBy(cover, lang)}` : name}
      className="du-slot"
      style={props.style}
      flip={`slot:${s.age}.${props.slot}`}
      data={{ 'data-covered': cover > 0, 'data-asked': props.asked || undefined }}
    >
      <CardBack of={props.guild ? 'guild' : s.age} />
    </Spot>
  )
}

/** What it costs you now; nothing if an effect makes it free; no price while it is covered. */
function priceNow(view: View, no: number, open: boolean): Price | undefined {
  if (view.options.some(({ move }) => move.do === 'free' && move.card === no)) return FREE
  return open ? cardPrice(view.s, PLAYER, card(no)) : undefined
}
const FREE: Price = { coins: 0, trade: 0, chain: false }

function Lying({ slot, no, style }: { slot: number; no: number; style: CSSProperties }) {
  const view = useView()
  const { s, lang } = view
  const cover = coverOf(s, slot)
  const open = cover === 0
  const item = card(no)
  const price = priceNow(view, no, open)
  return (
    <Spot
      target={{ kind: 'card', no }}
      label={slotLabel(s, slot, no, lang)}
      className="du-slot"
      style={style}
      hint={() => (
        <>
          <b>{item.name[lang]}</b>
          <Ledger item={item} state={s} lang={lang} />
        </>
      )}
      data={{ 'data-covered': !open || undefined, 'data-from': `slot:${s.age}.${slot}` }}
    >
      <Card item={item} lang={lang}>
        {price && (
          <span className="du-card-price">
            <PriceChip coins={price.coins} chain={price.chain} have={s.cities[PLAYER].coins} />
          </span>
        )}
      </Card>
    </Spot>
  )
}
