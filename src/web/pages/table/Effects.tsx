import type { Telling } from '../../../kernel/consequences.ts'
import { useLang, useSay } from '../../hooks.ts'
import { Linked } from '../../learn/Linked.tsx'
import { TABLE } from '../../words/table.ts'
import './effects.css'

interface EffectsProps {
  readonly game: string
  readonly effects: readonly Telling[]
  /** Folds more effects than this; never if absent. */
  readonly fold?: number | undefined
}

/** The effects of a move, one line each. */
export function Effects({ game, effects, fold }: EffectsProps) {
  const say = useSay()
  const lang = useLang()
  if (effects.length === 0) return null
  const list = (
    <ul className="effects">
      {effects.map(({ text, rank, seat }, at) => (
        <li key={at} data-rank={rank} data-seat={seat}>
          <Linked game={game} text={text} lang={lang} />
        </li>
      ))}
    </ul>
  )
  if (fold === undefined || effects.length <= fold) return list
  const events = effects.filter(({ rank }) => rank === 'event').map(({ text }) => text)
  return (
    <details className="effects-fold">
      <summary>{events.length > 0 ? events.join(' · ') : say(TABLE.effects, { n: effects.length })}</summary>
      {list}
    </details>
  )
}
