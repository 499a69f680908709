import { type Mark, MARK_TEXTS } from '../../../kernel/marks.ts'
import { useSay } from '../../hooks.ts'
import { TABLE } from '../../words/table.ts'

/** Marks that say how the game was played; usually none. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  const say = useSay()
  if (marks.length === 0) return null
  return (
    <section className="marks soft" aria-label={say(TABLE.marks)}>
      <h3>{say(TABLE.marks)}</h3>
      <ul>
        {marks.map((mark) => (
          <li key={mark}>{say(MARK_TEXTS[mark])}</li>
        ))}
      </ul>
    </section>
  )
}
