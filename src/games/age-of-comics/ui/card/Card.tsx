// The cards: people with their genre and value, comics with their covers, backs, automa cards.
import './card.css'
import { type CSSProperties, memo } from 'react'
import type { Lang } from '../../../../kernel/text.ts'
import { bonusOf, type CardNo, card, FIRST_RIPOFF, genreOnBack, kindOf } from '../../catalogue/index.ts'
import { ARTISTS, BONUSES, COMICS, type DeckNo, RIPOFFS } from '../../catalogue/vocabulary.ts'
import type { AutomaCard } from '../../deck.ts'
import { areaName } from '../../names.ts'
import { AreaSign, BonusSign, GenreSign, KindSign } from '../icons/index.tsx'
import { Portrait, SCENES } from './scenes.tsx'
import { CARD_WORDS } from './words.ts'

/** A star with a number in it. */
export const Burst = ({ value }: { readonly value: number }) => (
  <span className="ac-burst">
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d="M20 1l4.600 6.300 7-3.300.700 7.700 7.700.700-3.300 7L39 24l-6.300 4.600 1.600 7.600-7.600-1.600L20 39l-4.600-6.300-7 3.300-.700-7.700-7.700-.700 3.300-7L1 16l6.300-4.600L5.700 3.800l7.600 1.600z" />
    </svg>
    <b>{value}</b>
  </span>
)

interface CardProps {
  readonly no: CardNo
  readonly lang: Lang
  /** For a creative whose value has increased. */
  readonly value?: number
}

/** Memoized: a card renders once, however often the table does. */
export const Card = memo(function Card({ no, lang, value }: CardProps) {
  const genre = card(no).genre
  const kind = kindOf(no)
  const { printedName } = card(no)
  if (kind === COMICS || kind === RIPOFFS) return <Comic no={no} lang={lang} />
  return (
    <span className="ac-card ac-creative" data-genre={genre}>
      <span className="ac-card-art">
        <Portrait no={no % 4} genre={genre} artist={kind === ARTISTS} />
      </span>
      <Burst value={value ?? card(no).value} />
      <span className="ac-badge">
        <GenreSign no={genre} />
      </span>
      <span className="ac-caption">
        <KindSign part={kind} />
        <span>{printedName}</span>
      </span>
    </span>
  )
})

/** The two longest words of all titles may break at their joints. */
const broken = (title: string): string => title.replace(/^(Heart|Tear)(?=[bj])/, '$1\u00ad')

/** The minimum width of a title: no other word breaks. */
const longest = (title: string): number => Math.max(...title.split(/[\s\u00ad-]/).map(({ length }) => length))

function Comic({ no, lang }: { readonly no: CardNo; readonly lang: Lang }) {
  const genre = card(no).genre
  const bonus = bonusOf(no)
  const at = BONUSES.indexOf(bonus)
  const isRipOff = no >= FIRST_RIPOFF
  const title = broken(card(no).printedName)
  return (
    <span className="ac-card ac-comic" data-genre={genre} data-ripoff={isRipOff || undefined}>
      <svg className="ac-scene" viewBox="0 0 100 140" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <g transform={at >= 2 ? 'translate(100 0) scale(-1 1)' : undefined}>{SCENES[genre][at % 2]}</g>
        {isRipOff && <path className="ac-faded" d="M0 0h100v140H0z" />}
      </svg>
      <b className="ac-title" style={{ '--letters': longest(title) } as CSSProperties}>
        {title}
      </b>
      <span className="ac-badge">
        <GenreSign no={genre} />
      </span>
      {isRipOff ? (
        <span className="ac-stamp">{CARD_WORDS.stamp[lang]}</span>
      ) : (
        <span className="ac-bonus">
          <BonusSign id={bonus} />
        </span>
      )}
    </span>
  )
}

/** The top of a deck: a value, or a genre for comics (R1.10); undefined if unknown. */
export function Back({ deck, back }: { readonly deck: DeckNo; readonly back: number }) {
  return (
    <span className="ac-card ac-back" data-kind={deck} data-genre={deck === COMICS && back >= 0 ? back : undefined}>
      <span className="ac-back-sign">
        {back < 0 ? '?' : deck === COMICS ? <GenreSign no={genreOnBack(back)} /> : <Burst value={back} />}
      </span>
      {deck !== COMICS && (
        <span className="ac-back-kind">
          <KindSign part={deck} />
        </span>
      )}
    </span>
  )
}

/** Three actions from top to bottom, six genres from left to right. */
export function AutomaCardFace({
  item,
  lang,
  number,
}: {
  readonly item: AutomaCard
  readonly lang: Lang
  readonly number?: number | undefined
}) {
  return (
    <span className="ac-card ac-auto">
      {number !== undefined && <span className="ac-auto-no">{number}</span>}
      <span className="ac-auto-actions">
        {item.actions.map((area, at) => (
          <span key={at} className="ac-auto-action">
            <AreaSign no={area} />
            <b>{areaName(area, lang)}</b>
          </span>
        ))}
      </span>
      <span className="ac-auto-genres">
        {item.genres.map((genre) => (
          <span key={genre} data-genre={genre}>
            <GenreSign no={genre} />
          </span>
        ))}
      </span>
    </span>
  )
}

export const AutomaBack = () => (
  <span className="ac-card ac-auto-back">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2v3M5 5h14v9H5zM9 8.500V11M15 8.500V11M3.500 22v-6h17v6zM9 19h6" />
    </svg>
  </span>
)
