// Checks that a position is consistent: that it could be on a table.
import { type Path, refusal } from '../../../kernel/refusal.ts'
import { reshuffles } from '../apply/flow.ts'
import { type AskName, AUTOMA, isIts, PLAYER } from '../asks.ts'
import { type CardNo, card, withBack } from '../catalogue/index.ts'
import { ORDER_VALUES, orderCode } from '../catalogue/map.ts'
import { DECKS, GENRE_NOS, GENRES, type GenreNo } from '../catalogue/vocabulary.ts'
import { DECK_SIZE } from '../deck.ts'
import { ofGenre } from '../genre-words.ts'
import { hasOriginal, matches } from '../measures.ts'
import { nameOf } from '../names.ts'
import { EDITORS, editorsOf, NONE, type Printed, printedBy, ROUNDS, SLOTS, type State } from '../state.ts'
import { docOf } from '../variant/index.ts'
import type { Phase, PositionData } from './format.ts'
import { placeName } from './labels.ts'

/** The fields of a position that contain cards. */
type Place = readonly string[]

/** Without this no question about the position has an answer. */
export function checkPosition(p: PositionData): void {
  checkCards(p)
  checkTwice(['ideasBoard'], p.ideasBoard)
  checkTwice(['challenges'], p.challenges)
  checkTwice(['calendar'], p.calendar)
  checkTwice(['player', 'cubes'], p.player.cubes)
}

const thereTwice = refusal<{ readonly id: string }>('age-of-comics.twice', {
  it: ({ id }) => `${nameOf(id, 'it')} c’è due volte`,
  en: ({ id }) => `${nameOf(id, 'en')} is there twice`,
})

function checkTwice(path: Path, list: readonly (string | null)[]): void {
  const twice = list.find((id, at): id is string => id !== null && list.indexOf(id) !== at)
  if (twice !== undefined) throw thereTwice({ id: twice }, path)
}

const elsewhere = refusal<{ readonly id: string; readonly place: Place }>('age-of-comics.two-places', {
  it: ({ id, place }) => `${nameOf(id, 'it')} è già in «${placeName(place, 'it')}»`,
  en: ({ id, place }) => `${nameOf(id, 'en')} is already in “${placeName(place, 'en')}”`,
})

/** Every card is in one place. */
function checkCards(p: PositionData): void {
  const places = new Map<string, Place>()
  const put = (place: Place, ids: readonly (string | null | undefined)[]) => {
    for (const id of ids) {
      if (!id) continue
      const before = places.get(id)
      if (before !== undefined) throw elsewhere({ id, place: before }, place)
      places.set(id, place)
    }
  }
  for (const [row, ids] of Object.entries(p.display)) put(['display', row], ids)
  for (const [row, ids] of Object.entries(p.discards)) put(['discards', row], ids)
  put(['player', 'hand'], p.player.hand)
  put(
    ['player', 'hyped'],
    p.player.hyped.map(({ id }) => id),
  )
  for (const { id, writer, artist } of p.player.printed) put(['player', 'printed'], [id, writer, artist])
  put(['automa', 'writers'], p.automa.writers)
  put(['automa', 'artists'], p.automa.artists)
  put(['automa', 'developed'], p.automa.developed)
  for (const { id, writer, artist } of p.automa.printed) put(['automa', 'printed'], [id, writer, artist])
}

const noOriginal = refusal('age-of-comics.no-original', {
  it: 'chi lo tiene non ha un originale di quel genere',
  en: 'its holder has no original of the genre',
})
const itsEditors = refusal('age-of-comics.its-editors', {
  it: `l’Automa ha ${EDITORS} redattori`,
  en: `the Automa has ${EDITORS} editors`,
})
const yourEditors = refusal('age-of-comics.your-editors', {
  it: `tu hai ${EDITORS} redattori`,
  en: `you have ${EDITORS} editors`,
})
const strangeBack = refusal('age-of-comics.back', {
  it: 'in cima a un mazzo c’è un dorso che nessuna sua carta ha',
  en: 'the top card of a deck shows what no card of it has',
})
const noEditorOfIts = refusal('age-of-comics.no-editor-of-its', {
  it: 'l’Automa non ha più redattori',
  en: 'the Automa has no editor left',
})

/** What a game also needs to continue by its laws. */
export function checkPlayable(s: State, phase: Phase, midTurn: boolean): void {
  for (const genre of GENRE_NOS) {
    const side = s.mastery[genre]
    if (side !== NONE && !hasOriginal(printedBy(s, side), genre)) throw noOriginal(['mastery', GENRES[genre]]) // R11.1
  }
  if (editorsOf(s, AUTOMA) + s.automa.lostEditors > EDITORS) throw itsEditors(['spaces'])
  if (editorsOf(s, PLAYER) > EDITORS + (s.player.extraEditor ? 1 : 0)) throw yourEditors(['spaces'])
  for (const entry of s.player.printed) checkTeam(entry)
  for (const kind of DECKS) {
    const { left, top } = s.decks[kind]
    if (top !== NONE && (left & withBack(kind, top)) === 0) throw strangeBack(['decks'])
  }
  for (const genre of GENRE_NOS) checkOrders(s, genre)
  if (phase === 'automa-turn' && editorsOf(s, AUTOMA) + s.automa.lostEditors === EDITORS && !midTurn)
    throw noEditorOfIts(['spaces'])
}

const noEditor = refusal('age-of-comics.editors', {
  it: 'non ti resta nessun redattore da piazzare',
  en: 'you have no editor left to place',
})

/** A side that has to place an editor has one. */
export function checkEditors(s: State): void {
  const places = (wanted: AskName): number => s.asks.filter(({ ask }) => ask === wanted).length
  if (editorsOf(s, AUTOMA) + s.automa.lostEditors + places('automa') > EDITORS) throw noEditorOfIts(['spaces'])
  if (editorsOf(s, PLAYER) + places('place') > EDITORS + (s.player.extraEditor ? 1 : 0)) throw noEditor(['spaces'])
}

const full = refusal('age-of-comics.automa-full', {
  it: 'l’Automa non ha più posto per questo',
  en: 'the Automa has no room left for this',
})
const calendarKnown = refusal('age-of-comics.calendar', {
  it: 'le tessere di questo round sono già scoperte',
  en: 'the tiles of this round have been turned up already',
})

const notSo = refusal('age-of-comics.doing', {
  it: 'queste cose non si decidono una dopo l’altra',
  en: 'these things are not decided one after the other',
})

/** An ask within a turn leads to a possible table. */
export function checkDoing(s: State): void {
  const its = s.asks.filter(isIts).map(({ ask }) => ask)
  const twice = its.some((ask, at) => its.indexOf(ask) !== at)
  // Orders are turned up before any other ask.
  const first = s.asks.findIndex(({ ask }) => ask === 'value')
  if (twice || (first >= 0 && s.asks.slice(first).some(({ ask }) => ask !== 'value'))) throw notSo(['doing'])
  const { writers, developed } = s.automa
  const { mostTeams, mostDeveloped } = docOf(s.variant)
  const asked = (wanted: AskName): number => s.asks.filter(({ ask }) => ask === wanted).length
  if (writers.length + asked('automa-hire') > mostTeams && asked('automa-hire') > 0) throw full(['doing'])
  if (developed.length + asked('automa-develop') > mostDeveloped && asked('automa-develop') > 0) throw full(['doing'])
  const closed = (SLOTS[s.round] ?? []).filter((slot) => s.calendar[slot] === NONE).length
  if (asked('calendar') > closed) throw calendarKnown(['calendar'])
}

/** S4.7: the automa cards last until they are shuffled, after rounds 2 and 4. */
const fewCards = refusal<{ readonly needed: number; readonly left: number }>('age-of-comics.automa-cards', {
  it: ({ needed, left }) => `fino al prossimo rimescolamento servono ${needed} carte Automa, e ne restano ${left}`,
  en: ({ needed, left }) => `${needed} automa cards are needed until they are shuffled, and ${left} are left`,
})

const team = refusal<{ readonly writers: number; readonly artists: number }>('age-of-comics.teams', {
  it: ({ writers, artists }) =>
    `gli scrittori dell’Automa sono ${writers} e gli artisti ${artists}: arrivano e se ne vanno insieme`,
  en: ({ writers, artists }) =>
    `the Automa has writers (${writers}) and artists (${artists}) in unequal numbers: they come and go together`,
})

/** What a game needs to reach its end. */
export function checkGame(s: State): void {
  const [writers, artists] = [s.automa.writers.length, s.automa.artists.length]
  if (writers !== artists && !s.asks.some(({ ask }) => ask === 'start-card'))
    throw team({ writers, artists }, ['automa', writers > artists ? 'writers' : 'artists'])
  checkAutomaCards(s)
}

function checkAutomaCards(s: State): void {
  const shown = s.asks.some(({ ask }) => ask === 'automa') && !s.asks.some(({ ask }) => ask === 'reveal')
  const now = EDITORS - editorsOf(s, AUTOMA) - s.automa.lostEditors - (shown ? 1 : 0)
  const needed = now + (reshuffles(s.round) || s.round === ROUNDS ? 0 : EDITORS)
  const left = DECK_SIZE - s.revealed.length - s.discarded.length
  if (needed > left) throw fewCards({ needed, left }, ['automa', 'cards'])
}

const fewOrdersOf = refusal<{ readonly genre: GenreNo; readonly value: number }>('age-of-comics.orders-of-value', {
  it: ({ genre, value }) => `non ci sono tanti ${ofGenre('orders', genre, 'it')} di valore ${value}`,
  en: ({ genre, value }) => `there are not so many ${ofGenre('orders', genre, 'en')} of value ${value}`,
})
const fewOrders = refusal<{ readonly genre: GenreNo }>('age-of-comics.orders', {
  it: ({ genre }) => `non ci sono tanti ${ofGenre('orders', genre, 'it')}`,
  en: ({ genre }) => `there are not so many ${ofGenre('orders', genre, 'en')}`,
})

function checkOrders(s: State, genre: GenreNo): void {
  const unseen = s.unseen.slice(genre * ORDER_VALUES.length, (genre + 1) * ORDER_VALUES.length)
  const at = unseen.findIndex((left) => left < 0)
  if (at >= 0) throw fewOrdersOf({ genre, value: ORDER_VALUES[at] ?? 0 }, ['map'])
  const hidden = s.map.filter((order) => order === orderCode(genre, 0)).length
  if (hidden > unseen.reduce((sum, n) => sum + n, 0)) throw fewOrders({ genre }, ['map'])
}

const otherValue = refusal<{ readonly id: string; readonly value: number }>('age-of-comics.creative-value', {
  it: ({ id, value }) => `${nameOf(id, 'it')} non può avere valore ${value}`,
  en: ({ id, value }) => `${nameOf(id, 'en')} cannot have the value ${value}`,
})

/** Only a matching creative increases, and only to 3 (R5.1). */
function checkTeam({ comic, writer, artist, writerValue, artistValue }: Printed): void {
  for (const [no, value] of [
    [writer, writerValue],
    [artist, artistValue],
  ] as const) {
    if (no === NONE) continue
    const printed = valueOn(no)
    if (value < printed || (value > printed && !matches(no, comic)))
      throw otherValue({ id: card(no).id, value }, ['player', 'printed'])
  }
}

const valueOn = (no: CardNo): number => card(no).value
