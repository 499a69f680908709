// What the learned eye looks at: plain measures of a state, of your side and the Automa's.
import { ones } from '../../common/bits.ts'
import { measured } from '../../common/measured.ts'
import type { Measured } from '../../kernel/eye.ts'
import { inEachLang, type Phrase } from '../../kernel/text.ts'
import { AUTOMA, PLAYER } from './asks.ts'
import {
  AREA_NOS,
  type AreaNo,
  AREAS,
  ARTISTS,
  CONVERT_IDEAS,
  EXTRA_EDITOR,
  HYPE,
  MARKETING,
  REASSIGN,
  SPECIAL_NAMES,
  SPECIAL_NOS,
  type SpecialNo,
  SPECIALS,
  WRITERS,
} from './catalogue/vocabulary.ts'
import { left, pending, printing, printingValue } from './eye/doing.ts'
import {
  bestRipOff,
  comicsInHand,
  handValue,
  ideaPairs,
  ideasHeld,
  ideasInUse,
  ideasLacking,
  inHand,
  moneyShort,
  planned,
  ready,
  suiting,
  teamCost,
  teams,
  toDevelop,
  toHire,
} from './eye/hand.ts'
import { ordersForHand, ordersHoped, ordersOpen, ordersToHave, salesAhead } from './eye/orders.ts'
import {
  contested,
  decayAhead,
  incomeAhead,
  incomeNow,
  learners,
  masteries,
  originals,
  ranking,
  rankingGap,
  teamValues,
} from './eye/printed.ts'
import { actionsLeft, editorsLeft, itsEditorsLeft, itsNextPrint, itsTeams, roundsToCome } from './eye/time.ts'
import { bestFans, hasCube, totalFans } from './measures.ts'
import { areaName } from './names.ts'
import { result } from './score.ts'
import { EDITORS, type Printed, ROUNDS, type State } from './state.ts'
import { levelOf } from './variant/index.ts'

type Feature = Measured<State>

/** Yours and the Automa's: in Italian the noun with its possessive, and with its article before "dell’Automa". */
const both = (
  id: string,
  [yours, its, en]: readonly [string, string, string],
  of: (printed: readonly Printed[], s: State) => number,
): Feature[] => [
  measured<State>(`you/${id}`, { it: yours, en: `your ${en}` }, (s) => of(s.player.printed, s)),
  measured<State>(`automa/${id}`, { it: `${its} dell’Automa`, en: `the Automa’s ${en}` }, (s) =>
    of(s.automa.printed, s),
  ),
]

const FIRST_SPACE: Phrase<[area: string]> = {
  it: (area) => `il primo spazio di ${area}`,
  en: (area) => `the first space of ${area}`,
}
const first = (area: AreaNo): Feature => ({
  id: `board/${AREAS[area]}`,
  text: inEachLang((lang) => FIRST_SPACE[lang](areaName(area, lang))),
  measure: ({ spaces }) => (spaces[area].length === 0 ? 1 : 0),
})

const YOUR_CUBE: Phrase<[special: string]> = {
  it: (special) => `il tuo cubetto su ${special}`,
  en: (special) => `your cube on ${special}`,
}
const cube = (no: SpecialNo): Feature => ({
  id: `cube/${SPECIALS[no]}`,
  text: inEachLang((lang) => YOUR_CUBE[lang](SPECIAL_NAMES[SPECIALS[no]][lang])),
  measure: (s) => (hasCube(s, no) ? 1 : 0),
})

export const features: readonly Feature[] = [
  measured<State>('level', { it: 'il livello', en: 'the level' }, (s) => levelOf(s).printFans),
  measured<State>(
    'progress',
    { it: 'la parte di partita giocata', en: 'the part of the game that is over' },
    (s) => 1 - actionsLeft(s) / (ROUNDS * EDITORS),
  ),
  measured<State>('round', { it: 'il round', en: 'the round' }, ({ round }) => round),
  measured<State>('you/editors', { it: 'i tuoi redattori', en: 'your editors' }, editorsLeft),
  measured<State>('automa/editors', { it: 'i redattori dell’Automa', en: 'the Automa’s editors' }, itsEditorsLeft),
  measured<State>('lead', { it: 'il tuo vantaggio in PV', en: 'your lead in VP' }, (s) => {
    const { final, itsTotal } = result(s)
    return final - itsTotal
  }),
  measured<State>('you/points', { it: 'i tuoi PV', en: 'your VP' }, (s) => result(s).final),
  ...both('fans', ['i tuoi fan', 'i fan', 'fans'], totalFans),
  ...both('best', ['i fan del tuo fumetto migliore', 'i fan del fumetto migliore', 'best comic’s fans'], bestFans),
  ...both('decay', ['i fan che perderai', 'i fan da perdere', 'fans to lose'], decayAhead),
  ...both('comics', ['i tuoi fumetti stampati', 'i fumetti stampati', 'printed comics'], ({ length }) => length),
  measured<State>('ranking', { it: 'il primo posto in classifica', en: 'first place in the ranking' }, ranking),
  measured<State>('ranking gap', { it: 'il distacco in classifica', en: 'the gap in the ranking' }, rankingGap),
  measured<State>('you/originals', { it: 'i tuoi originali', en: 'your originals' }, ({ player }) =>
    originals(player.printed),
  ),
  measured<State>(
    'you/fifth',
    { it: 'i tuoi fumetti dal quinto in poi', en: 'your comics from the fifth on' },
    ({ player }) => Math.max(0, player.printed.length - 4),
  ),
  measured<State>('you/income', { it: 'la tua rendita', en: 'your income' }, incomeNow),
  measured<State>('you/income ahead', { it: 'il denaro in arrivo', en: 'money to come' }, incomeAhead),
  measured<State>('you/team values', { it: 'i valori dei tuoi team', en: 'the values of your teams' }, teamValues),
  measured<State>('you/learners', { it: 'i valori che puoi aumentare', en: 'values you can increase' }, learners),
  measured<State>('you/mastery', { it: 'le tue Maestrie', en: 'your mastery tokens' }, (s) => masteries(s, PLAYER)),
  measured<State>('automa/mastery', { it: 'le Maestrie dell’Automa', en: 'the Automa’s mastery tokens' }, (s) =>
    masteries(s, AUTOMA),
  ),
  measured<State>('you/contested', { it: 'le tue Maestrie in pericolo', en: 'your mastery tokens at risk' }, contested),
  measured<State>('you/money', { it: 'il tuo denaro', en: 'your money' }, ({ player }) => Math.min(player.money, 30)),
  measured<State>('you/little money', { it: 'il denaro per un team', en: 'money for a team' }, ({ player }) =>
    Math.min(player.money, 6),
  ),
  measured<State>('you/ideas', { it: 'le tue idee', en: 'your ideas' }, ideasHeld),
  measured<State>('you/ideas in use', { it: 'le idee per i tuoi fumetti', en: 'ideas for your comics' }, ideasInUse),
  measured<State>('you/ideas lacking', { it: 'le idee che ti mancano', en: 'ideas you lack' }, ideasLacking),
  measured<State>('you/idea pairs', { it: 'le idee per un nuovo fumetto', en: 'ideas for a new comic' }, ideaPairs),
  measured<State>('you/tickets', { it: 'i tuoi biglietti', en: 'your tickets' }, ({ player }) => player.tickets),
  measured<State>('you/writers', { it: 'i tuoi scrittori', en: 'writers in your hand' }, (s) => inHand(s, WRITERS)),
  measured<State>('you/artists', { it: 'i tuoi artisti', en: 'artists in your hand' }, (s) => inHand(s, ARTISTS)),
  measured<State>('you/teams', { it: 'i tuoi team', en: 'teams in your hand' }, teams),
  measured<State>('you/hand comics', { it: 'i fumetti che hai in mano', en: 'comics in your hand' }, comicsInHand),
  measured<State>(
    'you/hyped',
    { it: 'i tuoi fumetti in hype', en: 'your hyped comics' },
    ({ player }) => player.hyped.length,
  ),
  measured<State>('you/hype tokens', { it: 'i tuoi gettoni Hype', en: 'your Hype tokens' }, ({ player }) =>
    player.hyped.reduce((sum, { tokens }) => sum + tokens, 0),
  ),
  measured<State>('you/hand value', { it: 'il valore della tua mano', en: 'the values in your hand' }, handValue),
  measured<State>('you/team cost', { it: 'il costo del tuo team', en: 'the cost of your team' }, teamCost),
  measured<State>('you/money short', { it: 'il denaro che ti manca', en: 'money you lack' }, moneyShort),
  measured<State>(
    'you/suiting',
    { it: 'i creativi adatti ai tuoi fumetti', en: 'creatives that suit your comics' },
    suiting,
  ),
  measured<State>(
    'you/ready',
    { it: 'i punti del fumetto pronto per la stampa', en: 'the points of the comic ready to print' },
    (s) => ready(s, 0),
  ),
  measured<State>(
    'you/ready too',
    { it: 'i punti del secondo fumetto pronto', en: 'the points of the second comic ready to print' },
    (s) => ready(s, 1),
  ),
  measured<State>(
    'you/planned',
    { it: 'i punti dei fumetti in preparazione', en: 'the points of comics on their way' },
    planned,
  ),
  measured<State>(
    'you/rip-off',
    { it: 'i punti del plagio migliore', en: 'the points of the best rip-off' },
    bestRipOff,
  ),
  measured<State>('to hire', { it: 'i creativi adatti sul tavolo', en: 'suitable creatives on display' }, toHire),
  measured<State>(
    'to develop',
    { it: 'i punti del fumetto migliore sul tavolo', en: 'the points of the best comic on display' },
    toDevelop,
  ),
  measured<State>('orders', { it: 'gli ordini alla tua portata', en: 'orders your comics can fulfil' }, ordersToHave),
  measured<State>('sales', { it: 'gli ordini vicini al tuo agente', en: 'orders near your agent' }, salesAhead),
  measured<State>('orders open', { it: 'gli ordini non soddisfatti', en: 'unfulfilled orders' }, ordersOpen),
  measured<State>('orders hoped', { it: 'gli ordini da soddisfare', en: 'orders still to fulfil' }, ordersHoped),
  measured<State>(
    'orders for hand',
    { it: 'gli ordini per i fumetti in mano', en: 'orders for comics in your hand' },
    ordersForHand,
  ),
  ...SPECIAL_NOS.map(cube),
  measured<State>(
    'cubes ahead',
    { it: 'le occasioni per le tue azioni speciali', en: 'the occasions for your special actions' },
    (s) => ones(s.player.cubes) * actionsLeft(s),
  ),
  measured<State>('extra ahead', { it: 'i redattori extra in arrivo', en: 'extra editors to come' }, (s) =>
    hasCube(s, EXTRA_EDITOR) ? roundsToCome(s) + (s.player.extraEditor ? 0 : 1) : 0,
  ),
  measured<State>('automa/teams', { it: 'i team dell’Automa', en: 'the Automa’s teams' }, itsTeams),
  measured<State>(
    'automa/developed',
    { it: 'i fumetti sviluppati dell’Automa', en: 'the Automa’s developed comics' },
    (s) => s.automa.developed.length,
  ),
  measured<State>(
    'automa/next print',
    { it: 'la prossima stampa dell’Automa', en: 'the Automa’s next print' },
    itsNextPrint,
  ),
  ...AREA_NOS.map(first),
  measured<State>(
    'doing/hire',
    { it: 'i creativi da assumere', en: 'creatives to hire' },
    pending('hire', (ask) => (ask.ask === 'hire' && ask.of === 'both' ? 2 : 1)),
  ),
  measured<State>(
    'doing/develop',
    { it: 'i fumetti da sviluppare', en: 'comics to develop' },
    pending('develop', () => 1),
  ),
  measured<State>(
    'doing/board',
    { it: 'le idee da prendere dal tabellone', en: 'ideas to take from the board' },
    pending('board-ideas', left),
  ),
  measured<State>(
    'doing/supply',
    { it: 'le idee da prendere', en: 'ideas to take' },
    (s) => pending('supply-ideas', left)(s) + pending('bonus-ideas', left)(s),
  ),
  measured<State>(
    'doing/print',
    { it: 'i fumetti da stampare ora', en: 'comics to print now' },
    pending('print', left),
  ),
  measured<State>(
    'doing/printing',
    { it: 'i punti del fumetto in stampa', en: 'the points of the comic being printed' },
    printing,
  ),
  measured<State>(
    'doing/printing value',
    { it: 'il valore del fumetto in stampa', en: 'the value of the comic being printed' },
    printingValue,
  ),
  measured<State>(
    'doing/flips',
    { it: 'gli ordini da girare', en: 'orders to turn' },
    pending('sales', (ask) => (ask.ask === 'sales' ? ask.flips : 0)),
  ),
  measured<State>(
    'doing/collects',
    { it: 'gli ordini da raccogliere', en: 'orders to collect' },
    pending('sales', (ask) => (ask.ask === 'sales' ? ask.collects : 0)),
  ),
  measured<State>(
    'doing/walked',
    { it: 'il passo già fatto', en: 'the step made' },
    pending('sales', (ask) => (ask.ask === 'sales' && ask.walked ? 1 : 0)),
  ),
  measured<State>(
    'doing/convert',
    { it: 'le idee da cambiare in fan', en: 'ideas to turn into fans' },
    pending('convert', (ask, s) =>
      hasCube(s, CONVERT_IDEAS) ? Math.min(left(ask), ideasHeld(s), s.player.printed.length) : 0,
    ),
  ),
  measured<State>(
    'doing/marketing',
    { it: 'il marketing in corso', en: 'marketing' },
    (s) =>
      pending('marketing-fan', left)(s) +
      (hasCube(s, MARKETING) ? pending('marketing', () => Math.min(4, s.player.money / 2.3))(s) : 0),
  ),
  measured<State>(
    'doing/extra',
    { it: 'il redattore extra da prendere', en: 'the extra editor to take' },
    pending('extra-editor', (_, s) => (hasCube(s, EXTRA_EDITOR) && !s.player.extraEditor ? 1 : 0)),
  ),
  measured<State>(
    'doing/increase',
    { it: 'gli aumenti in corso', en: 'values to increase now' },
    pending('increase', () => 1),
  ),
  measured<State>(
    'doing/cube',
    { it: 'il cubetto da mettere', en: 'a cube to put' },
    pending('cube', () => 1),
  ),
  measured<State>(
    'doing/hype',
    { it: 'il fumetto da mettere in hype', en: 'a comic to hype' },
    pending('hype', (_, s) => (hasCube(s, HYPE) ? 1 : 0)),
  ),
  measured<State>(
    'doing/reassign',
    { it: 'la riassegnazione in corso', en: 're-assigning' },
    pending('reassign', (_, s) => (hasCube(s, REASSIGN) ? 1 : 0)),
  ),
]
