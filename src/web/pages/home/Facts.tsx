import { useLang } from '../../hooks.ts'
import type { GameRecord } from '../../store/record.ts'
import { factsOf } from './describe.ts'

/** The facts of a game in one line; a narrow one breaks between the facts. */
export function Facts({ record }: { readonly record: GameRecord }) {
  const facts = factsOf(record, useLang())
  return (
    <span className="game-facts soft">
      {facts.map((fact, at) => (
        <span key={fact}>
          {fact}
          {at < facts.length - 1 ? ' · ' : null}
        </span>
      ))}
    </span>
  )
}
