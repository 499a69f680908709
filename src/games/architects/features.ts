// What the learned eye looks at: plain measures of a state, yours and the Opponent's.
import { flag, measured } from '../../common/measured.ts'
import type { Measured } from '../../kernel/eye.ts'
import { type AskName, OPPONENT, PLAYER, type Side } from './asks.ts'
import { LEVELS } from './automa/levels.ts'
import { CARDS, COIN, COMPLETE, FIRST_SYMBOL, SYMBOL_COUNT, TOKENS, WONDERS, wonder } from './catalogue/index.ts'
import { available, meansOf, ones, reach, shields, spoils } from './measures.ts'
import { points, total } from './score.ts'
import { type Board, conflict, NONE, type State } from './state.ts'

type Feature = Measured<State>
type OfSide = (board: Board, s: State, side: Side) => number

const both = (id: string, [yours, its, en]: readonly [string, string, string], of: OfSide): Feature[] => [
  measured(`you/${id}`, { it: yours, en: `your ${en}` }, (s) => of(s.boards[PLAYER], s, PLAYER)),
  measured(`opponent/${id}`, { it: `${its} dell’Avversario`, en: `the Opponent’s ${en}` }, (s) =>
    of(s.boards[OPPONENT], s, OPPONENT),
  ),
]

/** What the nearest Stage still lacks, and how far the best way to one has been gone. */
const lacking: OfSide = (board) => {
  if (board.wonder === NONE || board.stages === COMPLETE) return 0
  const means = meansOf(board.cards)
  let least = 5
  for (const { bit, amount, identical } of wonder(board.wonder).stages)
    if ((available(board) & bit) !== 0) least = Math.min(least, amount - reach(means, identical, board.held))
  return Math.max(0, least)
}
const gone: OfSide = (board) => {
  if (board.wonder === NONE) return 0
  const means = meansOf(board.cards)
  let best = 0
  for (const { bit, amount, identical, vp } of wonder(board.wonder).stages)
    if ((available(board) & bit) !== 0)
      best = Math.max(best, (vp * Math.min(amount, reach(means, identical, board.held))) / amount)
  return best
}

const symbols: OfSide = ({ cards }) => {
  let count = 0
  for (let n = 0; n < SYMBOL_COUNT; n++) if ((cards[FIRST_SYMBOL + n] as number) > 0) count++
  return count
}

const cardsLeft = ({ decks }: State): number => decks[0].count + decks[1].count + decks[2].count

const tops = (deck: 0 | 1, it: string, en: string): Feature[] =>
  CARDS.map(({ no, id, name }) =>
    flag(
      `top/${deck}/${id}`,
      { it: `${name.it} ${it}`, en: `${name.en} ${en}` },
      ({ decks }) => decks[deck].top === no,
    ),
  )

const asked = (ask: AskName, it: string, en: string): Feature =>
  flag(`asked/${ask}`, { it, en }, ({ asks }) => {
    const top = asks.at(-1)
    return top?.ask === ask && top.side === PLAYER
  })

export const features: readonly Feature[] = [
  measured(
    'progress',
    { it: 'la partita giocata', en: 'how much is played' },
    ({ boards }) => Math.max(ones(boards[PLAYER].stages), ones(boards[OPPONENT].stages)) / 5,
  ),
  ...LEVELS.map(({ id }) =>
    flag<State>(`level/${id}`, { it: 'il livello', en: 'the level' }, ({ level }) => level === id),
  ),
  flag('to move', { it: 'la mano a te', en: 'your move' }, ({ active }) => active === PLAYER),
  measured('cards left', { it: 'le carte rimaste', en: 'the cards left' }, cardsLeft),
  ...both('points', ['i tuoi punti', 'i punti', 'points'], (_, s, side) => total(points(s, side))),
  ...both('stages', ['i tuoi Stadi', 'gli Stadi', 'Stages'], ({ stages }) => ones(stages)),
  ...both('last stages', ['i tuoi ultimi Stadi', 'gli ultimi Stadi', 'last Stages'], ({ stages }) =>
    Math.max(0, ones(stages) - 3),
  ),
  ...both(
    'lacking',
    ['quanto ti manca allo Stadio', 'quanto manca allo Stadio', 'distance to the next Stage'],
    lacking,
  ),
  ...both('gone', ['il tuo Stadio vicino', 'lo Stadio vicino', 'Stage within reach'], gone),
  ...both('grey', ['le tue risorse', 'le risorse', 'Resources'], ({ cards }) => meansOf(cards).grey),
  ...both(
    'most',
    ['le tue risorse uguali', 'le risorse uguali', 'Resources alike'],
    ({ cards }) => meansOf(cards).most,
  ),
  ...both(
    'different',
    ['le tue risorse diverse', 'le risorse diverse', 'different Resources'],
    ({ cards }) => meansOf(cards).different,
  ),
  ...both('coins', ['le tue monete', 'le monete', 'Coins'], ({ cards }) => cards[COIN] as number),
  ...both('symbols', ['i tuoi simboli diversi', 'i simboli diversi', 'different symbols'], symbols),
  ...both('green', ['le tue carte verdi', 'le carte verdi', 'Green cards'], ({ cards }) => {
    let count = 0
    for (let n = 0; n < SYMBOL_COUNT; n++) count += cards[FIRST_SYMBOL + n] as number
    return count
  }),
  ...both('shields', ['i tuoi scudi', 'gli scudi', 'Shields'], (board) => shields(board)),
  ...both('spoils', ['la tua prossima battaglia', 'la prossima battaglia', 'next Battle'], (_, s, side) =>
    spoils(s, side),
  ),
  ...both(
    'spoils soon',
    ['la tua battaglia imminente', 'la battaglia imminente', 'Battle close by'],
    (_, s, side) => spoils(s, side) * conflict(s),
  ),
  ...both(
    'military',
    ['le tue vittorie militari', 'le vittorie militari', 'Military Victories'],
    ({ military }) => military,
  ),
  ...both(
    'tokens',
    ['i tuoi segnalini Progresso', 'i segnalini Progresso', 'Progress tokens'],
    ({ tokens }) => tokens.length,
  ),
  ...TOKENS.flatMap(({ no, id, name }) => [
    measured<State>(
      `you/${id}`,
      { it: name.it, en: `your ${name.en}` },
      ({ boards }) => (boards[PLAYER].held >> no) & 1,
    ),
    measured<State>(
      `opponent/${id}`,
      { it: `${name.it} dell’Avversario`, en: `the Opponent’s ${name.en}` },
      ({ boards }) => (boards[OPPONENT].held >> no) & 1,
    ),
    flag<State>(`open/${id}`, { it: `${name.it} da prendere`, en: `${name.en} on offer` }, ({ faceUp }) =>
      faceUp.includes(no),
    ),
  ]),
  ...WONDERS.flatMap(({ no, id, name }) => [
    flag<State>(`you/${id}`, { it: name.it, en: name.en }, ({ boards }) => boards[PLAYER].wonder === no),
    flag<State>(`opponent/${id}`, { it: name.it, en: name.en }, ({ boards }) => boards[OPPONENT].wonder === no),
  ]),
  measured('cat', { it: 'la pedina Gatto', en: 'the Cat pawn' }, ({ cat }) =>
    cat === PLAYER ? 1 : cat === OPPONENT ? -1 : 0,
  ),
  measured('conflict', { it: 'i segnalini Conflitto', en: 'Conflict tokens' }, conflict),
  measured('extra cards', { it: 'le carte extra', en: 'extra cards' }, ({ active, pending }) =>
    active === PLAYER ? pending : -pending,
  ),
  ...tops(PLAYER, 'sul tuo mazzo', 'on your deck'),
  ...tops(OPPONENT, 'sul mazzo dell’Avversario', 'on the Opponent’s deck'),
  asked('token', 'un segnalino da scegliere', 'a token to choose'),
  asked('take', 'una carta da prendere', 'a card to take'),
]
