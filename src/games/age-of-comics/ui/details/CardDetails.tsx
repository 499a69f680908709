// Cards: a creative, a comic, a printed comic with its team, a deck, an automa card.
import { bonusOf, type CardNo, card, FIRST_RIPOFF, kindOf, originalOf } from '../../catalogue/index.ts'
import { BONUS_NAMES, COMICS, type DeckNo, type PartNo, PARTS } from '../../catalogue/vocabulary.ts'
import { STANDARD } from '../../deck.ts'
import { ones } from '../../../../common/bits.ts'
import { creativeOf, incomeOf, matches, valueOf } from '../../measures.ts'
import { areaName, automaCardName, cardName, deckName, fanCount, genreName } from '../../names.ts'
import { INLINE, NONE, type Printed, type State } from '../../state.ts'
import { docOf } from '../../variant/index.ts'
import { AutomaCardFace, Back, Card } from '../card/Card.tsx'
import { Idea } from '../icons/index.tsx'
import { backText, valueIn } from '../labels.ts'
import { automaCardOf } from '../mat/automa-label.ts'
import { whyNot } from '../reasons.ts'
import { useView } from '../view.ts'
import { word } from '../words.ts'
import { Actions } from './Actions.tsx'

export function CardDetails({ no }: { readonly no: number }) {
  const view = useView()
  const { s, lang } = view
  const kind = kindOf(no)
  const isComic = kind >= COMICS
  const hyped = s.player.hyped.find(({ comic }) => comic === no)
  return (
    <>
      <div className="ac-about">
        <span className="ac-about-card">
          <Card no={no} lang={lang} />
        </span>
        <div>
          <h3>{cardName(no, lang)}</h3>
          <p className="ac-with-sign">
            <Idea no={card(no).genre} /> {genreName(card(no).genre, lang)}
          </p>
          {isComic && <ComicFacts no={no} />}
          {!isComic && (
            <p>
              {word('costs', lang)}: ${card(no).value}
            </p>
          )}
          {hyped !== undefined && (
            <p>
              {word('hyped', lang)} {hyped.tokens}. {word('hypeAbout', lang)}
            </p>
          )}
        </div>
      </div>
      <Actions piece={`card:${no}`} why={whyNot(view, { kind: 'card', no })} />
    </>
  )
}

function ComicFacts({ no }: { readonly no: number }) {
  const { lang } = useView()
  if (no >= FIRST_RIPOFF)
    return (
      <>
        <p>
          {word('ripOffOf', lang)} {cardName(originalOf(no), lang)}
        </p>
        <p className="ac-soft">{word('noBonus', lang)}</p>
      </>
    )
  return (
    <>
      <p>
        {word('bonus', lang)}: {BONUS_NAMES[bonusOf(no)][lang]}
      </p>
      <p className="ac-soft">{word('needs', lang)}</p>
    </>
  )
}

const printedOf = (s: State, comic: number): Printed | undefined =>
  [...s.player.printed, ...s.automa.printed].find((entry) => entry.comic === comic)

export function ComicDetails({ no }: { readonly no: number }) {
  const { s, lang } = useView()
  const entry = printedOf(s, no)
  if (entry === undefined) return null
  const isYours = s.player.printed.includes(entry)
  return (
    <>
      <div className="ac-about">
        <span className="ac-about-card">
          <Card no={no} lang={lang} />
        </span>
        <div>
          <h3>{cardName(no, lang)}</h3>
          <p className="ac-with-sign">
            <Idea no={card(no).genre} /> {genreName(card(no).genre, lang)} · {word(isYours ? 'you' : 'automa', lang)}
          </p>
          <p>
            <b>{entry.fans === 0 ? word('offChart', lang) : fanCount(entry.fans, lang)}</b>
            {isYours && entry.fans > 0 && ` · ${word('income', lang)} $${incomeOf(entry.fans)}`}
          </p>
          {isYours && (
            <p>
              {word('teamValue', lang)}: {valueOf(entry)}
            </p>
          )}
          {entry.betterColor && <p>{word('betterColor', lang)}</p>}
        </div>
      </div>
      <ul className="ac-facts">
        {PARTS.map((part) => {
          const creative = creativeOf(entry, part)
          return creative === NONE ? null : (
            <li key={part}>
              {cardName(creative, lang)} ({valueIn(entry, part)},{' '}
              {word(matches(creative, no) ? 'matches' : 'noMatch', lang)})
            </li>
          )
        })}
      </ul>
      <Actions piece={`comic:${no}`} />
    </>
  )
}

export function PartDetails({ no, part }: { readonly no: CardNo; readonly part: PartNo }) {
  const view = useView()
  const { s, lang } = view
  const entry = printedOf(s, no)
  if (entry === undefined) return null
  const creative = creativeOf(entry, part)
  const value = valueIn(entry, part)
  return (
    <>
      <div className="ac-about">
        <span className="ac-about-card">
          <Card no={creative} lang={lang} value={value} />
        </span>
        <div>
          <h3>{cardName(creative, lang)}</h3>
          <p>
            {word('value', lang)} {value} · {cardName(no, lang)}
          </p>
          <p>{word(matches(creative, no) ? 'matches' : 'noMatch', lang)}</p>
        </div>
      </div>
      <Actions piece={`part:${no}:${part}`} why={whyNot(view, { kind: 'part', no, part })} />
    </>
  )
}

export function DeckDetails({ no }: { readonly no: DeckNo }) {
  const view = useView()
  const { s, lang } = view
  const { left, discard, top } = s.decks[no]
  return (
    <>
      <div className="ac-about">
        <span className="ac-about-card">
          <Back deck={no} back={top} />
        </span>
        <div>
          <h3>{deckName(no, lang)}</h3>
          <p>
            {word('left', lang)}: {ones(left)}
          </p>
          <p>
            {word('inDiscard', lang)}: {ones(discard)}
          </p>
          {top !== NONE && (
            <p>
              {word('onTop', lang)}: {backText(no, top, lang)}
            </p>
          )}
        </div>
      </div>
      <Actions piece={`deck:${no}`} why={whyNot(view, { kind: 'deck', no })} />
    </>
  )
}

export function SlotDetails({ no }: { readonly no: number }) {
  const { s, lang } = useView()
  const item = automaCardOf(s, no)
  return (
    <>
      <div className="ac-about">
        <span className="ac-about-card">
          <AutomaCardFace item={item} lang={lang} />
        </span>
        <div>
          <h3>{no === INLINE ? word('automaCard', lang) : automaCardName(no, lang)}</h3>
          <ol className="ac-order-list">
            {item.actions.map((area, at) => (
              <li key={at}>{areaName(area, lang)}</li>
            ))}
          </ol>
        </div>
      </div>
      <p>
        <b>{word('priority', lang)}</b>
      </p>
      <ol className="ac-priority">
        {item.genres.map((genre) => (
          <li key={genre}>
            <Idea no={genre} /> {genreName(genre, lang)}
          </li>
        ))}
      </ol>
      <p className="ac-soft">{word(deckWord(s), lang)}</p>
    </>
  )
}

/** Whose cards these are. */
function deckWord(s: State): 'reconstructed' | 'variantDeck' | 'ownDeck' {
  if (s.deck === STANDARD) return 'reconstructed'
  return s.deck === docOf(s.variant).deck ? 'variantDeck' : 'ownDeck'
}
