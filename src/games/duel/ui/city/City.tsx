// A side of the table: its name and goods, its wonders, its symbols and tokens, its buildings by colour.
import './city.css'
import './sizes.css'
import { PLAYER, type Side, SOLO } from '../../asks.ts'
import { step } from '../../options/index.ts'
import { useView } from '../view.ts'
import { word } from '../words.ts'
import { Buildings } from './Buildings.tsx'
import { CityHead } from './CityHead.tsx'
import { CityWonders } from './CityWonders.tsx'
import { Knowledge } from './Knowledge.tsx'

export function City({ side }: { readonly side: Side }) {
  const { s, lang } = useView()
  const now = step(s)
  const active = now.kind === 'choice' && now.seat === (side === PLAYER ? 'you' : 'automa')
  return (
    <section
      className="du-city"
      data-side={side === SOLO ? 'solo' : 'player'}
      data-active={active || undefined}
      data-flip-zone={`city:${side}`}
      aria-label={word(side === PLAYER ? 'yourCity' : 'soloCity', lang)}
    >
      <CityHead side={side} />
      <CityWonders side={side} />
      <div className="du-holdings">
        <Knowledge side={side} />
        <Buildings side={side} />
      </div>
    </section>
  )
}
