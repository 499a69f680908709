// What a game also needs to continue from a position: a question may leave it out.
import { refusal } from '../../../kernel/refusal.ts'
import { noAddress } from '../automa/view.ts'
import { CARDS, DECKS, type Deck, WHOLE_DECK } from '../catalogue/index.ts'
import { type Age, NUMERALS } from '../catalogue/vocabulary.ts'
import { topRow } from '../options/follow-ups.ts'
import { isFirstPick } from '../options/setup.ts'
import { ones } from '../../../common/bits.ts'
import { ageDeck } from '../options/structure.ts'
import { layoutOf, type State, topAsk } from '../state.ts'
import { nameOf } from '../words.ts'

const later = refusal<{ readonly card: string; readonly age: Age }>('duel.later-card', {
  it: ({ card, age }) => `${nameOf(card, 'it')} è una carta dell’Epoca ${NUMERALS[age]}, che non è ancora cominciata`,
  en: ({ card, age }) => `${nameOf(card, 'en')} is a card of Age ${NUMERALS[age]}, which has not begun`,
})
const beforeAges = refusal('duel.draft-age', {
  it: 'le meraviglie si scelgono prima dell’Epoca I',
  en: 'the wonders are chosen before Age I',
})
const fewWonders = refusal('duel.few-wonders', {
  it: 'non restano abbastanza meraviglie da offrire',
  en: 'too few wonders are left to be offered',
})
const atOnce = refusal('duel.queue', {
  it: 'i gettoni della Grande Biblioteca e le carte della Statua della Libertà si scelgono subito, non dopo',
  en: 'the tokens of the Great Library and the cards of the Statue of Liberty are chosen at once, not later',
})

const coveredTop = refusal('duel.top-row', {
  it: 'la riga 1 è scoperta: le sue carte devono essere note',
  en: 'row 1 lies face up, its cards have to be known',
})

export function checkPlayable(s: State): void {
  const knowsAddress = s.address !== null || isFirstPick(s) || s.asks.some(({ ask }) => ask === 'address')
  if (!knowsAddress) throw noAddress(['address'])
  checkSelection(s)
  checkLaterCards(s)
  checkTopRow(s)
  const waiting = s.asks.filter(({ ask }) => ask === 'token-box' || ask === 'liberty').length
  const now = s.asks.findLast(({ ask }) => ask !== 'draw' && ask !== 'show')?.ask
  if (waiting > (now === 'token-box' || now === 'liberty' ? 1 : 0)) throw atOnce(['queue'])
}

function checkSelection(s: State): void {
  const reveals = s.asks.filter(({ ask }) => ask === 'reveal').length
  if (reveals > ones(s.wonders)) throw fewWonders(['offer'])
  if (isSelection(s) && s.age !== 1) throw beforeAges(['age'])
}

const isSelection = (s: State): boolean =>
  s.asks.some(({ ask }) => ask === 'draft-1' || ask === 'draft-2' || ask === 'address')

/** The Age whose deck contains a card: guilds are among those of Age III. */
const AGE_OF: Readonly<Record<Deck, Age>> = { 0: 1, 1: 2, 2: 3, 3: 3 }

/** Every card of an Age that has still to be laid out is in its deck (R2.5). */
function checkLaterCards(s: State): void {
  const laid = isSelection(s) || topAsk(s)?.ask === 'lay' ? ageDeck(s) - 1 : ageDeck(s)
  for (const deck of DECKS) {
    if (AGE_OF[deck] - 1 <= laid || s.unseen[deck] === WHOLE_DECK[deck]) continue
    // Unused guilds may be known from the start.
    const seen = CARDS.find(
      (card) => card.deck === deck && (s.unseen[deck] & card.bit) === 0 && !s.guildsAside.includes(card.no),
    )
    if (seen !== undefined) throw later({ card: seen.id, age: AGE_OF[deck] })
  }
}

/** R17.13: row 1 is always face up, so a back there leaves open what the Messe may take. */
export function checkTopRow(s: State): void {
  const hidden = topRow(s).find((slot) => (s.slots[slot] as number) < 0)
  if (hidden !== undefined) throw coveredTop(['structure', layoutOf(s).slots[hidden]?.id ?? ''])
}
