// What would happen next if the table stayed as it is: what the Automa would do with each card that may come, played by its own decisions
// on a copy of the table, and what the end of the round would bring.
import type { Ahead } from '../../kernel/contract.ts'
import { copy } from '../../kernel/copy.ts'
import { counted, inEachLang, type Lang, type Phrase, type Text, type Unit } from '../../kernel/text.ts'
import { apply } from './apply/index.ts'
import { AUTOMA, isIts, seatOf } from './asks.ts'
import { decide } from './automa/decide.ts'
import { card, genreOnBack } from './catalogue/index.ts'
import { AREAS, COMICS } from './catalogue/vocabulary.ts'
import { ofGenre } from './genre-words.ts'
import { endOfRoundGains } from './measures.ts'
import type { Move, MoveOf } from './moves.ts'
import { areaName, cardName, deckName, genreName, points } from './names.ts'
import { revealOptions } from './options/chance.ts'
import { isSetUp } from './prompts.ts'
import { EDITORS, editorsOf, NONE, type State, topAsk } from './state.ts'

export function ahead(s: State): readonly Ahead[] {
  const top = topAsk(s)
  // While chance acts the table is about to change.
  if (top === undefined || isSetUp(s) || seatOf(top.ask) === 'chance') return []
  return [...(top.ask === 'automa' ? [thisTurn(s)] : isIts(top) ? [] : nextTurn(s)), roundEnd(s)]
}

interface Turn {
  readonly area: MoveOf<'act'>['area']
  /** The clause by which it chooses the action. */
  readonly cite: string
  /** What it does, as far as no chance comes between. */
  readonly moves: readonly Move[]
  /** What the comic deck shows on top. */
  readonly top: number
}

/** The Automa's turn with a card, until chance decides something or your turn comes. */
function turnWith(s: State, automaCard: number): Turn {
  const table = { ...copy(s), card: automaCard, asks: [{ ask: 'place' }, { ask: 'automa' }] } satisfies State
  const { top } = table.decks[COMICS]
  let area: Turn['area'] = NONE
  let cite = ''
  const moves: Move[] = []
  for (let ask = topAsk(table); ask !== undefined && isIts(ask); ask = topAsk(table)) {
    const move = decide(table, ask.ask === 'automa' ? { decided: (rung) => void (cite = rung.cite) } : undefined)
    if (move.do === 'act') area = move.area
    else moves.push(move)
    apply(table, move)
  }
  return { area, cite, moves, top }
}

const NOW: Phrase<[action: string, what: string]> = {
  it: (action, what) => `la carta scoperta dà ${action}${what}`,
  en: (action, what) => `the card turned up leads to ${action}${what}`,
}

function thisTurn(s: State): Ahead {
  const turn = turnWith(s, s.card)
  return {
    text: inEachLang((lang) => NOW[lang](actionName(turn.area, lang), after(detailsOf(turn, lang).join(', ')))),
    cite: turn.cite,
    ids: idsOf([turn]),
  }
}

const after = (detail: string): string => (detail === '' ? '' : `: ${detail}`)

/** So many cards of those that may come, and where they lead. */
const LIKELY = (of: number, action: Text): Unit => ({
  one: { it: `# carta Automa su ${of} dà ${action.it}`, en: `# of ${of} automa cards leads to ${action.en}` },
  other: { it: `# carte Automa su ${of} danno ${action.it}`, en: `# of ${of} automa cards lead to ${action.en}` },
})
/** As many ways to do an action are told. */
const MOST_WAYS = 3

/** Which actions the cards still in the deck lead to, the likeliest first (S5.1, S6.1). */
function nextTurn(s: State): readonly Ahead[] {
  if (editorsOf(s, AUTOMA) + s.automa.lostEditors >= EDITORS) return []
  const turns = revealOptions(s).map(({ move }) => turnWith(s, move.card))
  const byArea = grouped(turns, ({ area }) => area)
  return [...byArea]
    .sort(([, one], [, two]) => two.length - one.length)
    .map(([area, same]) => {
      const likely = LIKELY(
        turns.length,
        inEachLang((lang) => actionName(area, lang)),
      )
      const text = inEachLang((lang) => counted(same.length, likely, lang) + after(waysIn(same, lang)))
      return { text, cite: same[0]?.cite ?? 'S5.1', ids: idsOf(same) }
    })
}

function grouped<T, K>(list: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** What the action would be about, each with its number of cards where they differ. */
function waysIn(turns: readonly Turn[], lang: Lang): string {
  const details = turns.flatMap((turn) => detailsOf(turn, lang))
  const ways = [...grouped(details, (detail) => detail)].sort(([, one], [, two]) => two.length - one.length)
  if (ways.every(([, same]) => same.length === turns.length)) return ways.map(([detail]) => detail).join(', ')
  const told = ways.slice(0, MOST_WAYS).map(([detail, same]) => `${detail} (${same.length})`)
  return [...told, ...(ways.length > MOST_WAYS ? ['…'] : [])].join(', ')
}

const LOST: Text = { it: 'nessuna azione', en: 'no action' }
const actionName = (area: Turn['area'], lang: Lang): string => (area === NONE ? LOST[lang] : areaName(area, lang))

const DECK_TOP: Phrase<[deck: string, genre: string]> = {
  it: (deck, genre) => `la cima del ${deck} (${genre})`,
  en: (deck, genre) => `the top of the ${deck} (${genre})`,
}
const TEAM: Phrase<[writer: string, artist: string]> = {
  it: (writer, artist) => `${writer} e ${artist}`,
  en: (writer, artist) => `${writer} and ${artist}`,
}
const COLLECTED: Unit = {
  one: { it: '# ordine raccolto', en: '# order collected' },
  other: { it: '# ordini raccolti', en: '# orders collected' },
}

/** What a turn is about, in a few words. */
function detailsOf({ moves, top }: Turn, lang: Lang): readonly string[] {
  const collected = moves.filter((move) => move.do === 'collect').length
  const details = moves.flatMap((move) => {
    switch (move.do) {
      case 'hire':
        return [TEAM[lang](cardName(move.writer, lang), cardName(move.artist, lang))]
      case 'take':
      case 'print':
        return [cardName(move.card, lang)]
      case 'deck':
        return [DECK_TOP[lang](deckName(move.deck, lang), genreName(genreOnBack(top), lang))]
      case 'remove':
        return [ofGenre('idea', move.genre, lang)]
      case 'turn':
        return [ofGenre('orders', move.genre, lang)]
      default:
        return []
    }
  })
  return collected === 0 ? details : [...details, counted(collected, COLLECTED, lang)]
}

/** The action and the cards it is about. */
function idsOf(turns: readonly Turn[]): readonly string[] {
  const ids = turns.flatMap(({ area, moves }) => [
    ...(area === NONE ? [] : [AREAS[area]]),
    ...moves.flatMap((move) => {
      if (move.do === 'hire') return [card(move.writer).id, card(move.artist).id]
      return move.do === 'take' || move.do === 'print' ? [card(move.card).id] : []
    }),
  ])
  return [...new Set(ids)]
}

const ROUND_END: Phrase<[yours: number, money: number, its: number]> = {
  it: (yours, money, its) =>
    `a fine round ${points(yours, 'it')} e $${money} per te, ${points(its, 'it')} per l’Automa`,
  en: (yours, money, its) =>
    `at the end of the round ${points(yours, 'en')} and $${money} for you, ${points(its, 'en')} for the Automa`,
}

function roundEnd(s: State): Ahead {
  const { yourVp, itsVp, income } = endOfRoundGains(s)
  return { text: inEachLang((lang) => ROUND_END[lang](yourVp, income, itsVp)), cite: 'S12.1', ids: [] }
}
