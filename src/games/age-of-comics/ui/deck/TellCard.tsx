// Beside the table: a turned-up automa card that is not among those of this game's deck is told as it is printed. It takes the place of a
// guess, this game goes on with it, and it is kept for the next ones.
import './deck.css'
import { useState } from 'react'
import type { Text } from '../../../../kernel/text.ts'
import type { UnlistedProps } from '../../../../web/contract.ts'
import { Button } from '../../../../web/kit/Button.tsx'
import { RECONSTRUCTION } from '../../catalogue/automa-cards.ts'
import { parseCard, textOf } from '../../deck.ts'
import { type State, topAsk } from '../../state.ts'
import { AutomaCardFace } from '../card/Card.tsx'
import { tellCard } from '../mat/automa-label.ts'
import { CardForm } from './CardForm.tsx'
import { deckWith } from './cards.ts'
import { revealKey, toldBefore, turnedUp, unseenIn, withTold } from './told.ts'

const WORDS = {
  ask: { it: 'Non è fra queste? Dilla com’è stampata', en: 'Not among these? Tell it as it is printed' },
  about: {
    it: 'La carta resta: la ritrovi fra queste, e fra «le tue carte» delle prossime partite.',
    en: 'The card stays: you find it among these, and among “your own cards” of later games.',
  },
  before: { it: 'Carte che hai già detto in altre partite', en: 'Cards you have told in other games' },
  wrong: {
    it: 'Il mazzo ha dodici carte e le hai dette tutte: quale di queste, mai uscite, non c’è?',
    en: 'The deck has twelve cards and you have told all of them: which of these, never turned up, is not in it?',
  },
  close: { it: 'Chiudi', en: 'Close' },
} as const satisfies Record<string, Text>

export function TellCard({ state, lang, log, kept, tell }: UnlistedProps) {
  const s = state as State
  const [isOpen, setOpen] = useState(false)
  /** A card that no guess gives way to: the person says which card is not in the deck. */
  const [stray, setStray] = useState<string>()
  if (topAsk(s)?.ask !== 'reveal') return null
  const before = toldBefore(kept('deck'), s.deck)
  const turned = () => turnedUp(log())
  const put = (card: string, deck: string, no: number) => {
    setOpen(false)
    setStray(undefined)
    const own = kept('deck')
    const learnt = withTold(own === '' ? RECONSTRUCTION : own, card, new Set())
    tell({ option: 'deck', value: deck, kept: learnt?.deck ?? deck, key: revealKey(no) })
  }
  const done = (card: string) => {
    const told = withTold(s.deck, card, turned())
    if (told === undefined) setStray(card)
    else put(card, told.deck, told.no)
  }
  return (
    <section className="ac-tell" data-game="age-of-comics" aria-label={WORDS.ask[lang]}>
      {before.length > 0 && (
        <>
          <p>{WORDS.before[lang]}</p>
          <Cards cards={before} lang={lang} onPick={done} />
        </>
      )}
      {stray !== undefined ? (
        <>
          <p role="alert">{WORDS.wrong[lang]}</p>
          <Cards
            cards={unseenIn(s.deck, turned()).map((no) => textOf(s.deck).split(' ')[no] ?? '')}
            lang={lang}
            onPick={(wrong) => {
              const cards = textOf(s.deck).split(' ')
              const no = unseenIn(s.deck, turned()).find((at) => cards[at] === wrong)
              if (no !== undefined) put(stray, deckWith(cards, no, stray), no)
            }}
          />
          <Button onClick={() => setStray(undefined)}>{WORDS.close[lang]}</Button>
        </>
      ) : isOpen ? (
        <>
          <p>{WORDS.about[lang]}</p>
          <CardForm lang={lang} onDone={done} />
        </>
      ) : (
        <Button onClick={() => setOpen(true)}>{WORDS.ask[lang]}</Button>
      )}
    </section>
  )
}

interface CardsProps {
  readonly cards: readonly string[]
  readonly lang: UnlistedProps['lang']
  readonly onPick: (card: string) => void
}

const Cards = ({ cards, lang, onPick }: CardsProps) => (
  <div className="ac-deck-strip">
    {cards.map((card) => (
      <button key={card} type="button" onClick={() => onPick(card)}>
        <span className="kit-hidden">{tellCard(parseCard(card), lang)}</span>
        <span aria-hidden="true">
          <AutomaCardFace item={parseCard(card)} lang={lang} />
        </span>
      </button>
    ))}
  </div>
)
