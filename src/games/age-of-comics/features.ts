// What the learned eye looks at: plain measures of a state, of your side and the Automa's.
import { ones } from '../../common/bits.ts'
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

const named = (id: string, it: string, en: string, measure: (s: State) => number): Feature => ({
  id,
  text: { it, en },
  measure,
})

/** Yours and the Automa's: in Italian the noun with its possessive, and with its article before "dell’Automa". */
const both = (
  id: string,
  [yours, its, en]: readonly [string, string, string],
  of: (printed: readonly Printed[], s: State) => number,
): Feature[] => [
  named(`you/${id}`, yours, `your ${en}`, (s) => of(s.player.printed, s)),
  named(`automa/${id}`, `${its} dell’Automa`, `the Automa’s ${en}`, (s) => of(s.automa.printed, s)),
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
  named('level', 'il livello', 'the level', (s) => levelOf(s).printFans),
  named(
    'progress',
    'la parte di partita giocata',
    'the part of the game that is over',
    (s) => 1 - actionsLeft(s) / (ROUNDS * EDITORS),
  ),
  named('round', 'il round', 'the round', ({ round }) => round),
  named('you/editors', 'i tuoi redattori', 'your editors', editorsLeft),
  named('automa/editors', 'i redattori dell’Automa', 'the Automa’s editors', itsEditorsLeft),
  named('lead', 'il tuo vantaggio in PV', 'your lead in VP', (s) => {
    const { final, itsTotal } = result(s)
    return final - itsTotal
  }),
  named('you/points', 'i tuoi PV', 'your VP', (s) => result(s).final),
  ...both('fans', ['i tuoi fan', 'i fan', 'fans'], totalFans),
  ...both('best', ['i fan del tuo fumetto migliore', 'i fan del fumetto migliore', 'best comic’s fans'], bestFans),
  ...both('decay', ['i fan che perderai', 'i fan da perdere', 'fans to lose'], decayAhead),
  ...both('comics', ['i tuoi fumetti stampati', 'i fumetti stampati', 'printed comics'], ({ length }) => length),
  named('ranking', 'il primo posto in classifica', 'first place in the ranking', ranking),
  named('ranking gap', 'il distacco in classifica', 'the gap in the ranking', rankingGap),
  named('you/originals', 'i tuoi originali', 'your originals', ({ player }) => originals(player.printed)),
  named('you/fifth', 'i tuoi fumetti dal quinto in poi', 'your comics from the fifth on', ({ player }) =>
    Math.max(0, player.printed.length - 4),
  ),
  named('you/income', 'la tua rendita', 'your income', incomeNow),
  named('you/income ahead', 'il denaro in arrivo', 'money to come', incomeAhead),
  named('you/team values', 'i valori dei tuoi team', 'the values of your teams', teamValues),
  named('you/learners', 'i valori che puoi aumentare', 'values you can increase', learners),
  named('you/mastery', 'le tue Maestrie', 'your mastery tokens', (s) => masteries(s, PLAYER)),
  named('automa/mastery', 'le Maestrie dell’Automa', 'the Automa’s mastery tokens', (s) => masteries(s, AUTOMA)),
  named('you/contested', 'le tue Maestrie in pericolo', 'your mastery tokens at risk', contested),
  named('you/money', 'il tuo denaro', 'your money', ({ player }) => Math.min(player.money, 30)),
  named('you/little money', 'il denaro per un team', 'money for a team', ({ player }) => Math.min(player.money, 6)),
  named('you/ideas', 'le tue idee', 'your ideas', ideasHeld),
  named('you/ideas in use', 'le idee per i tuoi fumetti', 'ideas for your comics', ideasInUse),
  named('you/ideas lacking', 'le idee che ti mancano', 'ideas you lack', ideasLacking),
  named('you/idea pairs', 'le idee per un nuovo fumetto', 'ideas for a new comic', ideaPairs),
  named('you/tickets', 'i tuoi biglietti', 'your tickets', ({ player }) => player.tickets),
  named('you/writers', 'i tuoi scrittori', 'writers in your hand', (s) => inHand(s, WRITERS)),
  named('you/artists', 'i tuoi artisti', 'artists in your hand', (s) => inHand(s, ARTISTS)),
  named('you/teams', 'i tuoi team', 'teams in your hand', teams),
  named('you/hand comics', 'i fumetti che hai in mano', 'comics in your hand', comicsInHand),
  named('you/hyped', 'i tuoi fumetti in hype', 'your hyped comics', ({ player }) => player.hyped.length),
  named('you/hype tokens', 'i tuoi gettoni Hype', 'your Hype tokens', ({ player }) =>
    player.hyped.reduce((sum, { tokens }) => sum + tokens, 0),
  ),
  named('you/hand value', 'il valore della tua mano', 'the values in your hand', handValue),
  named('you/team cost', 'il costo del tuo team', 'the cost of your team', teamCost),
  named('you/money short', 'il denaro che ti manca', 'money you lack', moneyShort),
  named('you/suiting', 'i creativi adatti ai tuoi fumetti', 'creatives that suit your comics', suiting),
  named('you/ready', 'i punti del fumetto pronto per la stampa', 'the points of the comic ready to print', (s) =>
    ready(s, 0),
  ),
  named('you/ready too', 'i punti del secondo fumetto pronto', 'the points of the second comic ready to print', (s) =>
    ready(s, 1),
  ),
  named('you/planned', 'i punti dei fumetti in preparazione', 'the points of comics on their way', planned),
  named('you/rip-off', 'i punti del plagio migliore', 'the points of the best rip-off', bestRipOff),
  named('to hire', 'i creativi adatti sul tavolo', 'suitable creatives on display', toHire),
  named('to develop', 'i punti del fumetto migliore sul tavolo', 'the points of the best comic on display', toDevelop),
  named('orders', 'gli ordini alla tua portata', 'orders your comics can fulfil', ordersToHave),
  named('sales', 'gli ordini vicini al tuo agente', 'orders near your agent', salesAhead),
  named('orders open', 'gli ordini non soddisfatti', 'unfulfilled orders', ordersOpen),
  named('orders hoped', 'gli ordini da soddisfare', 'orders still to fulfil', ordersHoped),
  named('orders for hand', 'gli ordini per i fumetti in mano', 'orders for comics in your hand', ordersForHand),
  ...SPECIAL_NOS.map(cube),
  named(
    'cubes ahead',
    'le occasioni per le tue azioni speciali',
    'the occasions for your special actions',
    (s) => ones(s.player.cubes) * actionsLeft(s),
  ),
  named('extra ahead', 'i redattori extra in arrivo', 'extra editors to come', (s) =>
    hasCube(s, EXTRA_EDITOR) ? roundsToCome(s) + (s.player.extraEditor ? 0 : 1) : 0,
  ),
  named('automa/teams', 'i team dell’Automa', 'the Automa’s teams', itsTeams),
  named(
    'automa/developed',
    'i fumetti sviluppati dell’Automa',
    'the Automa’s developed comics',
    (s) => s.automa.developed.length,
  ),
  named('automa/next print', 'la prossima stampa dell’Automa', 'the Automa’s next print', itsNextPrint),
  ...AREA_NOS.map(first),
  named(
    'doing/hire',
    'i creativi da assumere',
    'creatives to hire',
    pending('hire', (ask) => (ask.ask === 'hire' && ask.of === 'both' ? 2 : 1)),
  ),
  named(
    'doing/develop',
    'i fumetti da sviluppare',
    'comics to develop',
    pending('develop', () => 1),
  ),
  named(
    'doing/board',
    'le idee da prendere dal tabellone',
    'ideas to take from the board',
    pending('board-ideas', left),
  ),
  named(
    'doing/supply',
    'le idee da prendere',
    'ideas to take',
    (s) => pending('supply-ideas', left)(s) + pending('bonus-ideas', left)(s),
  ),
  named('doing/print', 'i fumetti da stampare ora', 'comics to print now', pending('print', left)),
  named('doing/printing', 'i punti del fumetto in stampa', 'the points of the comic being printed', printing),
  named(
    'doing/printing value',
    'il valore del fumetto in stampa',
    'the value of the comic being printed',
    printingValue,
  ),
  named(
    'doing/flips',
    'gli ordini da girare',
    'orders to turn',
    pending('sales', (ask) => (ask.ask === 'sales' ? ask.flips : 0)),
  ),
  named(
    'doing/collects',
    'gli ordini da raccogliere',
    'orders to collect',
    pending('sales', (ask) => (ask.ask === 'sales' ? ask.collects : 0)),
  ),
  named(
    'doing/walked',
    'il passo già fatto',
    'the step made',
    pending('sales', (ask) => (ask.ask === 'sales' && ask.walked ? 1 : 0)),
  ),
  named(
    'doing/convert',
    'le idee da cambiare in fan',
    'ideas to turn into fans',
    pending('convert', (ask, s) =>
      hasCube(s, CONVERT_IDEAS) ? Math.min(left(ask), ideasHeld(s), s.player.printed.length) : 0,
    ),
  ),
  named(
    'doing/marketing',
    'il marketing in corso',
    'marketing',
    (s) =>
      pending('marketing-fan', left)(s) +
      (hasCube(s, MARKETING) ? pending('marketing', () => Math.min(4, s.player.money / 2.3))(s) : 0),
  ),
  named(
    'doing/extra',
    'il redattore extra da prendere',
    'the extra editor to take',
    pending('extra-editor', (_, s) => (hasCube(s, EXTRA_EDITOR) && !s.player.extraEditor ? 1 : 0)),
  ),
  named(
    'doing/increase',
    'gli aumenti in corso',
    'values to increase now',
    pending('increase', () => 1),
  ),
  named(
    'doing/cube',
    'il cubetto da mettere',
    'a cube to put',
    pending('cube', () => 1),
  ),
  named(
    'doing/hype',
    'il fumetto da mettere in hype',
    'a comic to hype',
    pending('hype', (_, s) => (hasCube(s, HYPE) ? 1 : 0)),
  ),
  named(
    'doing/reassign',
    'la riassegnazione in corso',
    're-assigning',
    pending('reassign', (_, s) => (hasCube(s, REASSIGN) ? 1 : 0)),
  ),
]
