// What the learned eye looks at: plain measures of a state, most of them for both sides.
import { measured } from '../../common/measured.ts'
import type { Measured } from '../../kernel/eye.ts'
import { PLAYER, SOLO, type Side } from './asks.ts'
import { LEVELS } from './automa/levels.ts'
import { CARDS, MANUFACTURED, RAW, type Resource, TOKENS, WONDERS, wonder } from './catalogue/index.ts'
import { COLOURS, type ColourId } from './catalogue/vocabulary.ts'
import { extraShields } from './measures.ts'
import { points, total } from './score.ts'
import { accessible, type City, type State } from './state.ts'
import { different } from './tally.ts'

type Feature = Measured<State>
type OfSide = (city: City, s: State, side: Side) => number

/** Yours and SOLO's: in Italian the noun with its possessive, and with its article before "di SOLO". */
const both = (id: string, [yours, its, en]: readonly [string, string, string], of: OfSide): Feature[] => [
  { id: `you/${id}`, text: { it: yours, en: `your ${en}` }, measure: (s) => of(s.cities[PLAYER], s, PLAYER) },
  { id: `solo/${id}`, text: { it: `${its} di SOLO`, en: `SOLO’s ${en}` }, measure: (s) => of(s.cities[SOLO], s, SOLO) },
]

const ofColour = (colour: ColourId): OfSide => {
  const no = COLOURS.indexOf(colour)
  return ({ tally }) => tally.colours[no] as number
}

/** Beyond three of a kind nothing costs more. */
const producing =
  (resources: readonly Resource[]): OfSide =>
  ({ tally: { produced } }) =>
    resources.reduce<number>((sum, resource) => sum + Math.min(produced[resource], 3), 0)

/** Different resources that need not be bought. */
const kinds: OfSide = ({ tally: { produced } }) => {
  let count = 0
  for (const amount of produced) if (amount > 0) count++
  return count
}

/** Science symbols held once: the second one of a pair brings a token (R13.1). */
const singles: OfSide = ({ tally: { symbols } }) => {
  let count = 0
  for (const copies of symbols) if (copies === 1) count++
  return count
}

const CHAINED = CARDS.filter(({ freeWith }) => freeWith !== 0)

/** Cards still to come that a chain symbol makes free (R8.1). */
const chains: OfSide = ({ tally }, s) => {
  let count = 0
  for (const { no, deck, bit, freeWith } of CHAINED)
    if ((tally.chains & freeWith) !== 0 && ((s.unseen[deck] & bit) !== 0 || s.slots.includes(no))) count++
  return count
}

/** Shields on cards that are open or still to come: what can be fought for. */
const SHIELDS = CARDS.filter(({ shields }) => shields > 0)
const shieldsLeft = (s: State): number => {
  let sum = 0
  for (const { no, deck, bit, shields } of SHIELDS)
    if ((s.unseen[deck] & bit) !== 0 || s.slots.includes(no)) sum += shields
  return sum
}

const AGAIN = WONDERS.filter(({ playAgain }) => playAgain).reduce((bits, { no }) => bits | (1 << no), 0)

const again: OfSide = ({ unbuilt }) => {
  let count = 0
  for (const no of unbuilt) if ((AGAIN & (1 << no)) !== 0) count++
  return count
}

const wonderPoints: OfSide = ({ unbuilt }) => {
  let sum = 0
  for (const no of unbuilt) sum += wonder(no).vp
  return sum
}

const cardsLeft = ({ occupied }: State): number => {
  let count = 0
  for (let left = occupied; left !== 0; left &= left - 1) count++
  return count
}

const aims = (first: string, it: string, en: string): Feature => ({
  id: `solo/aims ${first}`,
  text: { it, en },
  measure: ({ address }) => (address?.startsWith(first) ? 1 : 0),
})

export const features: readonly Feature[] = [
  measured<State>('level', { it: 'il livello', en: 'the level' }, ({ level }) =>
    LEVELS.findIndex(({ id }) => id === level),
  ),
  measured<State>('age', { it: 'l’Epoca', en: 'the Age' }, ({ age }) => age),
  measured<State>('cards left', { it: 'le carte rimaste', en: 'the cards left' }, cardsLeft),
  measured<State>('open cards', { it: 'le carte accessibili', en: 'the open cards' }, (s) => accessible(s).length),
  measured<State>('next', { it: 'il turno a te', en: 'your turn next' }, ({ next }) => (next === PLAYER ? 1 : 0)),
  measured<State>('to move', { it: 'la mano a te', en: 'your move' }, ({ asks }) =>
    asks.at(-1)?.side === PLAYER ? 1 : 0,
  ),
  aims('M', 'la mira militare di SOLO', 'SOLO’s military aim'),
  aims('S', 'la mira scientifica di SOLO', 'SOLO’s scientific aim'),
  ...both('points', ['i tuoi punti', 'i punti', 'points'], (_, s, side) => total(points(s, side))),
  ...both('coins', ['le tue monete', 'le monete', 'coins'], ({ coins }) => Math.min(coins, 20)),
  measured<State>('track', { it: 'la pedina conflitto', en: 'the conflict pawn' }, ({ pawn }) => -pawn),
  measured<State>(
    'track ahead',
    { it: 'la pedina vicina alla capitale di SOLO', en: 'the pawn near SOLO’s capital' },
    ({ pawn }) => Math.max(0, -pawn - 4),
  ),
  measured<State>(
    'track behind',
    { it: 'la pedina vicina alla tua capitale', en: 'the pawn near your capital' },
    ({ pawn }) => Math.max(0, pawn - 4),
  ),
  measured<State>('shields left', { it: 'gli scudi ancora in gioco', en: 'the shields still to come' }, shieldsLeft),
  ...both('raw', ['le tue materie prime', 'le materie prime', 'raw materials'], producing(RAW)),
  ...both('goods', ['i tuoi manufatti', 'i manufatti', 'manufactured goods'], producing(MANUFACTURED)),
  ...both('kinds', ['le tue risorse diverse', 'le risorse diverse', 'different resources'], kinds),
  ...both('choice', ['le tue risorse a scelta', 'le risorse a scelta', 'resources by choice'], ({ tally }) =>
    Math.min(tally.rawByChoice + tally.fineByChoice, 4),
  ),
  ...both('prices', ['i tuoi prezzi fissi', 'i prezzi fissi', 'fixed prices'], ({ tally }) =>
    [1, 2, 4, 8, 16].reduce((sum, bit) => sum + ((tally.fixed & bit) === 0 ? 0 : 1), 0),
  ),
  ...both('symbols', ['i tuoi simboli scientifici', 'i simboli scientifici', 'science symbols'], ({ tally }) =>
    different(tally),
  ),
  ...both(
    'symbols near',
    ['la tua supremazia scientifica vicina', 'la supremazia scientifica vicina', 'scientific supremacy within reach'],
    ({ tally }) => Math.max(0, different(tally) - 3) ** 2,
  ),
  ...both('singles', ['i tuoi simboli da accoppiare', 'i simboli da accoppiare', 'symbols to pair'], singles),
  ...both('chains', ['le tue catene', 'le catene', 'chains'], chains),
  ...both('yellow', ['le tue carte gialle', 'le carte gialle', 'yellow cards'], ofColour('yellow')),
  ...both('blue', ['le tue carte blu', 'le carte blu', 'blue cards'], ofColour('blue')),
  ...both('green', ['le tue carte verdi', 'le carte verdi', 'green cards'], ofColour('green')),
  ...both('red', ['le tue carte rosse', 'le carte rosse', 'red cards'], ofColour('red')),
  ...both('purple', ['le tue gilde', 'le gilde', 'guilds'], ofColour('purple')),
  ...both('built', ['le tue meraviglie', 'le meraviglie', 'wonders'], ({ built }) => built.length),
  ...both(
    'unbuilt',
    ['le tue meraviglie da costruire', 'le meraviglie da costruire', 'wonders to build'],
    ({ unbuilt }) => unbuilt.length,
  ),
  ...both(
    'wonder points',
    ['i punti delle tue meraviglie', 'i punti delle meraviglie', 'points of wonders to build'],
    wonderPoints,
  ),
  ...both('again', ['i tuoi turni extra', 'i turni extra', 'extra turns to come'], again),
  ...both('strategy', ['la tua Strategia', 'la Strategia', 'Strategy'], ({ tally }) => extraShields(tally)),
  ...TOKENS.filter(({ id }) => id !== 'strategy').map(({ no, id, name }) =>
    measured<State>(`you/${id}`, { it: name.it, en: name.en }, ({ cities }) => (cities[PLAYER].tally.tokens >> no) & 1),
  ),
  ...both(
    'tokens',
    ['i tuoi gettoni progresso', 'i gettoni progresso', 'progress tokens'],
    ({ tokens }) => tokens.length,
  ),
]
