// The first game: what is new is told the first time it comes.
import type { First, FirstGame, Moment } from '../../../kernel/first-game.ts'
import { AI, type Decision, PLAYER } from '../asks.ts'
import { card, cardNo } from '../catalogue/index.ts'
import type { RoleId } from '../catalogue/vocabulary.ts'
import type { Consequence } from '../consequences/records.ts'
import { freePlayer } from '../measures.ts'
import type { Move } from '../moves.ts'
import { HOUSES, ones, type State, topAsk } from '../state.ts'
import { stageOf } from '../stage.ts'

type ConcordiaFirst = First<State, Move, Consequence>
type Now = Moment<State, Move, Consequence>

/** You are asked this. */
const asksYou =
  (ask: Decision) =>
  ({ state }: Now): boolean =>
    topAsk(state)?.ask === ask
const isYourTurn = asksYou('card')

const hears = (test: (c: Consequence) => boolean) => (now: Now) => now.last?.consequences.some(test) === true

/** You have just played a card of one of these roles. */
const played =
  (...roles: readonly RoleId[]) =>
  ({ last }: Now): boolean =>
    last?.seat === 'you' && last.move.do === 'play' && roles.includes(card(cardNo(last.move.card) as number).role)
const did =
  (kind: Move['do']) =>
  ({ last }: Now): boolean =>
    last?.seat === 'you' && last.move.do === kind
const theCard = ({ last }: Now): readonly string[] =>
  last !== undefined && 'card' in last.move ? [last.move.card] : []
const theCity = ({ last }: Now): readonly string[] =>
  last !== undefined && 'city' in last.move ? [last.move.city] : []
const theHand = ({ state }: Now): readonly string[] => state.player.hand.map((no) => card(no).id)
const inHand =
  (...roles: readonly RoleId[]) =>
  ({ state }: Now): readonly string[] =>
    state.player.hand.flatMap((no) => (roles.includes(card(no).role) ? [card(no).id] : []))
const SPECIALISTS: readonly RoleId[] = ['mason', 'farmer', 'smith', 'vintner', 'weaver']

const beginning: readonly ConcordiaFirst[] = [
  {
    id: 'hand',
    when: isYourTurn,
    say: {
      it: 'A ogni turno giochi una carta e ne esegui l’azione. Per cominciare va bene l’Architetto: muove i due coloni e costruisce le prime abitazioni.',
      en: 'Each turn you play one card and carry out its action. The Architect is a good start: it moves your two colonists and builds the first houses.',
    },
    part: 'board',
    pieces: theHand,
    cite: 'R3.1',
  },
  {
    id: 'move',
    when: asksYou('move'),
    say: {
      it: 'Hai tanti passi quanti coloni sul tabellone, e li dividi come vuoi. Ci si ferma sulle vie: marroni per i coloni di terra, blu per quelli di mare.',
      en: 'You have as many steps as colonists on the board, shared as you like. Colonists stop on routes: brown for land colonists, blue for sea colonists.',
    },
    part: 'board',
    cite: 'R6.2',
  },
  {
    id: 'build',
    when: asksYou('build'),
    say: {
      it: 'Ora puoi costruire ai capi delle vie dove stanno i tuoi coloni, anche più volte. Tocca una città per vedere quanto costa: quelle del mattone sono le più economiche.',
      en: 'Now you may build at the ends of the routes where your colonists stand, even several times. Touch a city to see its price: brick cities are the cheapest.',
    },
    part: 'board',
    cite: 'R6.7',
  },
  {
    id: 'house',
    when: did('build'),
    say: {
      it: 'La tua prima abitazione: produrrà la merce di questa città, e quasi tutte le divinità la contano alla fine.',
      en: 'Your first house: it will produce the good of this city, and nearly all gods count it at the end.',
    },
    part: 'board',
    pieces: theCity,
    cite: 'R7.1',
  },
]

const cards: readonly ConcordiaFirst[] = [
  {
    id: 'prefect',
    when: asksYou('prefect'),
    say: {
      it: 'Scegli una regione: prendi la merce del suo segnalino, poi ogni abitazione lì ne produce una, anche quelle dell’IA. Tocca un segnalino per vedere che cosa porta.',
      en: 'Choose a province: you take the good of its marker, then each house there produces one, the AI’s too. Touch a marker to see what it brings.',
    },
    part: 'board',
    cite: 'R7.1',
  },
  {
    id: 'turned',
    when: hears((c) => c.what === 'turned'),
    say: {
      it: 'Il segnalino ora mostra le monete: la regione riposa finché un Prefetto non le incassa tutte.',
      en: 'The marker now shows its coins: the province rests until a Prefect cashes them all.',
    },
    part: 'board',
    pieces: ({ last }) => (last?.consequences ?? []).flatMap((c) => (c.what === 'turned' ? [c.province] : [])),
    cite: 'R7.3',
  },
  {
    id: 'markers-cashed',
    when: hears((c) => c.what === 'ai-colonist' && c.because === 'prefect'),
    say: {
      it: 'Hai incassato le monete dei segnalini, e l’IA in cambio ha collocato un colono gratis: per lei sono punti. Fallo quando i segnalini girati sono tanti.',
      en: 'You have cashed the coins of the markers, and in return the AI has placed a colonist for free, which scores for it. Do it when many markers are turned.',
    },
    part: 'news',
    cite: 'S4.3',
  },
  {
    id: 'give-up',
    when: asksYou('give-up'),
    say: {
      it: 'Il magazzino ha dodici spazi, coloni compresi, e non entra tutto. Rinuncia alle merci che valgono meno.',
      en: 'The storehouse has twelve spaces, colonists included, and not everything fits. Give up the goods that are worth least.',
    },
    part: 'board',
    cite: 'R4.2',
  },
  {
    id: 'full',
    when: (now) => isYourTurn(now) && freePlayer(now.state) === 0,
    say: {
      it: 'Il tuo magazzino è pieno: ciò che produci adesso va perso. Costruisci, colloca un colono, compra carte o vendi.',
      en: 'Your storehouse is full: what you produce now is lost. Build, place a colonist, buy cards or sell.',
    },
    part: 'board',
    cite: 'R4.1',
  },
  {
    id: 'trade',
    when: asksYou('trade'),
    say: {
      it: 'Il Mercante tratta al massimo due tipi di merce, ciascuno in una sola direzione. Se le monete o il posto non bastano, prima vendi.',
      en: 'The Mercator trades at most two types of goods, each in one direction only. If coins or room are short, sell first.',
    },
    part: 'board',
    cite: 'R8.2',
  },
  {
    id: 'sold',
    when: did('sell'),
    say: {
      it: 'Venduto al valore fisso della merce. Ora c’è posto, e puoi ancora comprare un altro tipo.',
      en: 'Sold at the fixed value of the good. Now there is room, and you may still buy another type.',
    },
    part: 'news',
    cite: 'R8.3',
  },
  {
    id: 'diplomat',
    when: played('diplomat'),
    say: {
      it: 'Il Diplomatico ripete la carta che avevi giocato prima, con tutte le sue scelte. Giocalo dopo quella che vuoi usare due volte.',
      en: 'The Diplomat repeats the card you had played before, with all its choices. Play it after the one you want to use twice.',
    },
    part: 'board',
    pieces: theCard,
    cite: 'R9.1',
  },
  {
    id: 'buy',
    when: (now) => asksYou('buy')(now) && now.state.atSpaces,
    say: {
      it: 'Il Senatore compra fino a due carte: paghi le merci della carta e quelle scritte sotto il suo spazio. A sinistra costano meno.',
      en: 'The Senator buys up to two cards: you pay the goods of the card and those below its space. On the left they are cheaper.',
    },
    part: 'board',
    pieces: ({ state }) => state.market.flatMap((no) => (no < 0 ? [] : [card(no).id])),
    cite: 'R10.1',
  },
  {
    id: 'consul',
    when: (now) => asksYou('buy')(now) && !now.state.atSpaces,
    say: {
      it: 'Il Console compra una carta sola, ma senza pagare lo spazio. Usalo per quelle a destra.',
      en: 'The Consul buys one card only, but without paying for its space. Use it for those on the right.',
    },
    part: 'board',
    pieces: ({ state }) => state.market.flatMap((no) => (no < 0 ? [] : [card(no).id])),
    cite: 'R10.2',
  },
  {
    id: 'bought',
    when: did('acquire'),
    say: {
      it: 'La carta è in mano, e la giochi dal prossimo turno. In fondo porta una divinità: è lei che darà punti alla fine.',
      en: 'The card is in your hand, to be played from your next turn on. At its foot it bears a god, which scores at the end.',
    },
    part: 'news',
    cite: 'R15.3',
  },
  {
    id: 'few-cards',
    when: (now) => isYourTurn(now) && now.state.player.hand.length <= 2,
    say: {
      it: 'La mano si assottiglia: il Tribuno riprende tutte le carte giocate. Dalla quarta in poi ognuna dà 1 sesterzio.',
      en: 'Your hand gets thin: the Tribune takes back all played cards. From the fourth on each pays 1 sestertius.',
    },
    part: 'board',
    pieces: inHand('tribune'),
    cite: 'R5.1',
  },
  {
    id: 'tribune',
    when: asksYou('tribune'),
    say: {
      it: 'Le carte sono tornate in mano. Per 1 cibo e 1 utensile puoi anche collocare un colono: un passo in più, uno spazio in più.',
      en: 'Your cards are back in hand. For 1 food and 1 tool you may also place a colonist: one more step, one more space.',
    },
    part: 'board',
    cite: 'R5.3',
  },
  {
    id: 'new-colonist',
    when: did('place'),
    say: {
      it: 'Un colono in più sul tabellone. L’Architetto avrà un passo in più, e Marte dà 2 punti per ognuno.',
      en: 'One more colonist on the board. The Architect has one more step, and Mars gives 2 points for each.',
    },
    part: 'board',
    pieces: theCity,
    cite: 'R14.5',
  },
  {
    id: 'colonist-card',
    when: asksYou('colonist'),
    say: {
      it: 'Il Colono ti lascia scegliere: sesterzi, 5 più uno per colono sul tabellone, oppure nuovi coloni a 1 cibo e 1 utensile l’uno.',
      en: 'The Colonist lets you choose: sestertii, 5 plus one per colonist on the board, or new colonists for 1 food and 1 tool each.',
    },
    part: 'board',
    cite: 'R11.1',
  },
  {
    id: 'specialist',
    when: played(...SPECIALISTS),
    say: {
      it: 'Uno specialista: prende una merce da ogni tua città del suo tipo, in tutte le regioni. L’IA non riceve nulla.',
      en: 'A specialist: it takes one good from each of your cities of its type, in all provinces. The AI gets nothing.',
    },
    part: 'board',
    pieces: theCard,
    cite: 'R12.1',
  },
]

const opponent: readonly ConcordiaFirst[] = [
  {
    id: 'ai-roll',
    when: hears((c) => c.what === 'action'),
    say: {
      it: 'L’IA tira il dado: 1–4 costruisce, 5–7 acquista carte, 8–12 prende una merce. Il resto segue regole fisse, che puoi prevedere.',
      en: 'The AI rolls its die: on 1–4 it builds, on 5–7 it buys cards, on 8–12 it takes a good. The rest follows fixed rules, which you can foresee.',
    },
    part: 'news',
    cite: 'S5.1',
  },
  {
    id: 'ai-house',
    when: hears((c) => c.what === 'house' && c.side === AI),
    say: {
      it: 'L’IA ha costruito, pagando la sua merce più preziosa. In quella città i sesterzi per te ora raddoppiano.',
      en: 'The AI has built, paying its most valuable good. In that city your sestertii now double.',
    },
    part: 'board',
    pieces: ({ last }) =>
      (last?.consequences ?? []).flatMap((c) => (c.what === 'house' && c.side === AI ? [c.city] : [])),
    cite: 'R6.8',
  },
  {
    id: 'ai-bought',
    when: hears((c) => c.what === 'bought' && c.side === AI),
    say: {
      it: 'L’IA ha acquistato carte, partendo da destra. Non le gioca mai: per lei sono solo punti.',
      en: 'The AI has bought cards, from the right. It never plays them: to it they are points only.',
    },
    part: 'news',
    cite: 'S8.2',
  },
  {
    id: 'ai-goods',
    when: hears((c) => c.what === 'goods' && c.side === AI && c.because === 'roll'),
    say: {
      it: 'L’IA ha preso una merce: quella più preziosa nel suo magazzino dice dove costruirà.',
      en: 'The AI has taken a good: the most valuable one in its storehouse tells where it will build.',
    },
    part: 'news',
    cite: 'S6.2',
  },
]

const phases: readonly ConcordiaFirst[] = [
  {
    id: 'deck-2',
    when: (now) => isYourTurn(now) && stageOf(now.state) === 'deck-2',
    say: {
      it: 'Il mazzo I è finito: da adesso si scoprono le carte del II, con Console, Vinaio e Tessitore. Scegli le divinità su cui puntare.',
      en: 'Deck I is used up: from now on cards of deck II come, with Consul, Vintner and Weaver. Choose the gods to build on.',
    },
    part: 'board',
    cite: 'R2.4',
  },
  {
    id: 'no-deck',
    when: (now) => isYourTurn(now) && stageOf(now.state) === 'no-deck',
    say: {
      it: 'Niente più carte coperte: quando l’ultima in vendita sarà comprata, la partita si chiude. Chi la compra prende i 7 punti della Concordia.',
      en: 'No more face-down cards: once the last one for sale is bought, the game closes. Whoever buys it takes the 7 points of Concordia.',
    },
    part: 'board',
    cite: 'R13.1',
  },
  {
    id: 'many-houses',
    when: (now) => isYourTurn(now) && Math.max(ones(now.state.player.houses), ones(now.state.ai.houses)) >= HOUSES - 4,
    say: {
      it: 'Qualcuno ha già costruito undici abitazioni: a quindici la partita finisce. Apri i punti e guarda chi è avanti.',
      en: 'Somebody has built eleven houses already: at fifteen the game ends. Open the score and see who is ahead.',
    },
    part: 'panels',
    cite: 'R13.1',
  },
  {
    id: 'you-end',
    when: hears((c) => c.what === 'end' && c.side === PLAYER),
    say: {
      it: 'Hai provocato la fine, e la carta Concordia è tua: 7 punti. L’IA ha un ultimo turno, senza dado.',
      en: 'You have triggered the end, and the Concordia card is yours: 7 points. The AI has one last turn, without a roll.',
    },
    part: 'prompt',
    cite: 'S9.3',
  },
  {
    id: 'last-turn',
    when: (now) => isYourTurn(now) && now.state.final,
    say: {
      it: 'L’IA ha provocato la fine: questo è il tuo ultimo turno. Conta che cosa rende di più: un’abitazione, un colono, o sesterzi per Vesta.',
      en: 'The AI has triggered the end: this is your last turn. Count what brings most: a house, a colonist, or sestertii for Vesta.',
    },
    part: 'prompt',
    cite: 'R13.3',
  },
  {
    id: 'end',
    when: ({ step }) => step.kind === 'over',
    say: {
      it: 'La partita è finita, e ogni carta ha dato i punti della sua divinità. Nel risultato li vedi uno per uno.',
      en: 'The game is over, and each card has scored by its god. The result shows them one by one.',
    },
    part: 'prompt',
    cite: 'R14.8',
  },
]

export const firstGame: FirstGame<State, Move, Consequence> = {
  options: { map: 'italia', dice: 'd12' },
  seed: 'benvenuto',
  firsts: [...beginning, ...cards, ...opponent, ...phases],
}
