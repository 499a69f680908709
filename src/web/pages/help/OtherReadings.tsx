// Other ways to read the document, beside the ruling that counts.
import { Link } from 'wouter'
import type { Clause, Lang, Text } from '../../../kernel/contract.ts'
import { tell } from '../../../kernel/text.ts'
import { READING_FIGURES } from '../../../lab/figures.ts'
import { signedPercent } from '../../../lab/pair-table.ts'
import { percent } from '../../../lab/words.ts'
import { CLAUSE } from '../../words/clause.ts'
import { LAB_PAGE } from '../../words/lab.ts'
import { VARIANT_WORDS } from '../../words/variant.ts'

interface OtherReadingsProps {
  readonly game: string
  readonly readings: NonNullable<Clause['readings']>
  /** The words that count: those of the ruling, or of a reading that was chosen. */
  readonly now: Text
  readonly lang: Lang
}

export function OtherReadings({ game, readings, now, lang }: OtherReadingsProps) {
  return readings.map(({ id, text }) => {
    const isOn = text.en === now.en
    const variant = encodeURIComponent(JSON.stringify({ readings: [id] }))
    return (
      <div key={id} className="clause-reading" data-on={isOn || undefined}>
        {isOn ? null : (
          <>
            <b>{CLAUSE.reading[lang]}</b>
            <p>{text[lang]}</p>
          </>
        )}
        <Measured game={game} id={id} lang={lang} />
        {isOn ? null : (
          <p className="row">
            <Link href={`/new/${game}?variant=${variant}`}>{CLAUSE.playIt[lang]}</Link>
            <Link href={`/lab?game=${game}&variant=${variant}`}>{CLAUSE.measureIt[lang]}</Link>
          </p>
        )}
      </div>
    )
  })
}

/** What the lab says of it, where it has been measured. */
function Measured({ game, id, lang }: { readonly game: string; readonly id: string; readonly lang: Lang }) {
  const figures = READING_FIGURES[game]?.[id]
  if (figures === undefined) return null
  const [won, low, high] = figures.won.map((part) => signedPercent(part, lang)) as [string, string, string]
  return (
    <p className="soft">
      {tell(VARIANT_WORDS.measured, lang, {
        player: LAB_PAGE.greedy[lang].toLocaleLowerCase(lang),
        otherwise: percent(figures.otherwise, lang),
        won,
        low,
        high,
      })}
    </p>
  )
}
