// The first game: what is new is told the first time it comes.
import type { First, FirstGame, Moment } from '../../../kernel/first-game.ts'
import { CENTRAL, OPPONENT, PLAYER, type Side } from '../asks.ts'
import { card, type Card, stage, STAGES_PER_WONDER, token, WONDERS } from '../catalogue/index.ts'
import type { Consequence } from '../consequences/records.ts'
import { mayLook, ones, payable } from '../measures.ts'
import { DECK_NAMES, type Move } from '../moves.ts'
import { conflict, type State, topAsk } from '../state.ts'

type ArchitectsFirst = First<State, Move, Consequence>
type Now = Moment<State, Move, Consequence>

/** You are asked this. */
const asksYou =
  (ask: string) =>
  ({ state }: Now): boolean => {
    const top = topAsk(state)
    return top?.side === PLAYER && top.ask === ask
  }
const isYourTurn = asksYou('turn')

const hears = (test: (c: Consequence) => boolean) => (now: Now) => now.last?.consequences.some(test) === true

/** Somebody has just got such a card. */
const gets = (side: Side, test: (item: Card) => boolean) =>
  hears((c) => c.what === 'card' && c.side === side && test(card(c.card)))

/** The cards you have just got, by their ids. */
const theCards = ({ last }: Now): readonly string[] =>
  (last?.consequences ?? []).flatMap((c) => (c.what === 'card' && c.side === PLAYER ? [card(c.card).id] : []))

/** The Stages that were just constructed. */
const theStages = ({ last }: Now): readonly string[] =>
  (last?.consequences ?? []).flatMap((c) => (c.what === 'stage' ? [stage(c.stage).id] : []))

const stagesOf = (state: State, side: Side): number => ones(state.boards[side].stages)
const allDecks = (): readonly string[] => DECK_NAMES

const beginning: readonly ArchitectsFirst[] = [
  {
    id: 'wonder',
    when: asksYou('wonder'),
    say: {
      it: 'Scegli la Meraviglia da costruire: ognuna ha cinque Stadi e un suo effetto. Per cominciare va bene Gizah: nessun effetto, ma più punti di tutte.',
      en: 'Choose the Wonder you will build: each has five Stages and an effect of its own. Giza is good to begin with: no effect, but more points than any other.',
    },
    part: 'board',
    pieces: () => WONDERS.map(({ id }) => id),
    cite: 'R5.8',
  },
  {
    id: 'decks',
    when: isYourTurn,
    say: {
      it: 'Ogni turno prendi una carta: dal tuo mazzo, da quello dell’Avversario, o alla cieca da quello centrale. Il resto viene da sé.',
      en: 'Each turn you take one card: from your deck, from the Opponent’s, or blind from the central one. The rest follows.',
    },
    part: 'board',
    pieces: allDecks,
    cite: 'R3.2',
  },
]

const cards: readonly ArchitectsFirst[] = [
  {
    id: 'grey',
    when: gets(PLAYER, ({ colour }) => colour === 'grey'),
    say: {
      it: 'Una Risorsa. Il primo Stadio ne chiede due: guarda sulla Meraviglia se diverse o identiche.',
      en: 'A Resource. The first Stage asks for two: see on the Wonder whether different or identical.',
    },
    part: 'board',
    pieces: theCards,
    cite: 'R5.3',
  },
  {
    id: 'yellow',
    when: gets(PLAYER, ({ colour }) => colour === 'yellow'),
    say: {
      it: 'Una Moneta: in un pagamento sta per qualunque Risorsa. Vale sempre la pena prenderla, e piace molto anche all’Avversario.',
      en: 'A Coin: in a payment it stands for any Resource. It is always worth taking, and the Opponent likes it, too.',
    },
    part: 'board',
    pieces: theCards,
    cite: 'R4.2',
  },
  {
    id: 'blue',
    when: gets(PLAYER, ({ colour, cat }) => colour === 'blue' && !cat),
    say: {
      it: 'Una carta Blu: 3 punti alla fine, e nient’altro.',
      en: 'A Blue card: 3 points at the end, and nothing else.',
    },
    part: 'board',
    pieces: theCards,
    cite: 'R4.3',
  },
  {
    id: 'green',
    when: gets(PLAYER, ({ colour }) => colour === 'green'),
    say: {
      it: 'Una carta Verde. Due uguali, o tre diverse, ti daranno un segnalino Progresso.',
      en: 'A Green card. Two equal ones, or three different, will bring you a Progress token.',
    },
    part: 'board',
    pieces: theCards,
    cite: 'R6.1',
  },
  {
    id: 'red',
    when: gets(PLAYER, ({ colour }) => colour === 'red'),
    say: {
      it: 'Una carta Rossa: uno Scudo per le battaglie. Senza Corni resta fino alla fine, con i Corni fino alla prossima battaglia.',
      en: 'A Red card: a Shield for Battles. Without Horns it stays to the end, with Horns until the next Battle.',
    },
    part: 'board',
    pieces: theCards,
    cite: 'R4.5',
  },
  {
    id: 'horns',
    when: hears((c) => c.what === 'conflict'),
    say: {
      it: 'Ogni Corno gira un segnalino Conflitto, chiunque lo prenda. Al terzo c’è battaglia alla fine del turno.',
      en: 'Each Horn turns a Conflict token, whoever takes it. With the third there is a Battle at the end of the turn.',
    },
    part: 'board',
    cite: 'R7.2',
  },
  {
    id: 'cat',
    when: hears((c) => c.what === 'cat' && c.side === PLAYER),
    say: {
      it: 'Il Gatto è tuo: 2 punti alla fine, se lo tieni. Dal prossimo turno puoi guardare la carta in cima al mazzo centrale.',
      en: 'The Cat is yours: 2 points at the end, if you keep it. From your next turn you may look at the top of the central deck.',
    },
    part: 'board',
    cite: 'R9.2',
  },
  {
    id: 'look',
    when: (now) => isYourTurn(now) && mayLook(now.state),
    say: {
      it: 'Con il Gatto puoi sbirciare la carta coperta prima di scegliere. Non costa nulla, quindi fallo sempre.',
      en: 'With the Cat you may peek at the face-down card before you choose. It costs nothing, so always do.',
    },
    part: 'board',
    pieces: () => [DECK_NAMES[CENTRAL]],
    cite: 'R9.3',
  },
]

const building: readonly ArchitectsFirst[] = [
  {
    id: 'pay',
    when: (now) => asksYou('act')(now) && payable(now.state, PLAYER) !== 0,
    say: {
      it: 'Uno Stadio si può pagare, quindi va costruito. Scegli con quali carte: se puoi, conserva le Monete.',
      en: 'A Stage can be paid, so it must be constructed. Choose with which cards: keep your Coins if you can.',
    },
    part: 'prompt',
    cite: 'R5.6',
  },
  {
    id: 'stage',
    when: hears((c) => c.what === 'stage' && c.side === PLAYER),
    say: {
      it: 'Il tuo primo Stadio: punti che non si perdono più. Le carte usate sono scartate; sulla Meraviglia vedi che cosa chiede il prossimo.',
      en: 'Your first Stage: points that are never lost. The cards used are discarded; the Wonder shows what the next one asks for.',
    },
    part: 'board',
    pieces: theStages,
    cite: 'R5.7',
  },
  {
    id: 'effect',
    when: hears((c) => c.what === 'stage' && c.side === PLAYER && stage(c.stage).effect),
    say: {
      it: 'Questo Stadio ha un effetto, che agisce subito. Se c’è da scegliere, la domanda arriva prima di ogni altra cosa.',
      en: 'This Stage has an effect, which acts at once. If there is a choice, you are asked before anything else.',
    },
    part: 'board',
    pieces: theStages,
    cite: 'R5.8',
  },
  {
    id: 'token',
    when: asksYou('token'),
    say: {
      it: 'Scegli un segnalino Progresso: uno scoperto, o il primo della pila senza vederlo. All’inizio i migliori sono quelli che danno carte aggiuntive.',
      en: 'Choose a Progress token: one face up, or the top of the stack unseen. Early on, those that give extra cards are best.',
    },
    part: 'board',
    pieces: ({ state }) => state.faceUp.map((no) => token(no).id),
    cite: 'R6.3',
  },
  {
    id: 'extra',
    when: hears((c) => c.what === 'extra' && c.side === PLAYER),
    say: {
      it: 'Un segnalino è scattato: ti spetta una carta aggiuntiva, da qualunque mazzo. Puoi anche rinunciarvi, terminando il turno.',
      en: 'A token was triggered: you are entitled to an extra card, from any deck. You may also decline it by ending your turn.',
    },
    part: 'board',
    pieces: allDecks,
    cite: 'R8.2',
  },
]

const rival: readonly ArchitectsFirst[] = [
  {
    id: 'opponent-card',
    when: gets(OPPONENT, () => true),
    say: {
      it: 'L’Avversario sceglie per priorità: carta aggiuntiva, Moneta, Risorsa utile, scienza, Rossa, Gatto; se niente gli serve, tira il dado. «Perché?» mostra ogni gradino.',
      en: 'The Opponent chooses by priorities: extra card, Coin, helpful Resource, science, Red, Cat; if nothing helps it rolls the die. “Why?” shows each rung.',
    },
    part: 'news',
    cite: 'S7',
  },
  {
    id: 'opponent-stage',
    when: hears((c) => c.what === 'stage' && c.side === OPPONENT),
    say: {
      it: 'L’Avversario ha costruito uno Stadio: anche per lui è un obbligo, appena può pagarlo. Quando ne avrà cinque la partita finirà.',
      en: 'The Opponent has constructed a Stage: it must, too, as soon as it can pay. With five of them the game will end.',
    },
    part: 'news',
    cite: 'S16',
  },
  {
    id: 'opponent-token',
    when: hears((c) => c.what === 'token' && c.side === OPPONENT),
    say: {
      it: 'L’Avversario ha preso un segnalino: vuole quello con più punti stampati, e se nessuno ne ha prende dalla pila.',
      en: 'The Opponent has taken a token: it wants the one with most printed points, and takes from the stack if none has any.',
    },
    part: 'news',
    cite: 'S13',
  },
  {
    id: 'opponent-cat',
    when: hears((c) => c.what === 'open' && c.deck === CENTRAL),
    say: {
      it: 'Con il Gatto l’Avversario scopre la carta centrale davanti a tutti. Se non la prende, a fine turno la scarta.',
      en: 'With the Cat the Opponent turns the central card up for all to see. If it does not take it, it discards it at the end of its turn.',
    },
    part: 'news',
    cite: 'S6',
  },
]

const phases: readonly ArchitectsFirst[] = [
  {
    id: 'danger',
    when: (now) => isYourTurn(now) && conflict(now.state) === 2,
    say: {
      it: 'Manca un Corno alla battaglia: confronta gli Scudi prima di prenderne uno. Con almeno il doppio si vincono due segnalini.',
      en: 'One Horn is missing for a Battle: compare Shields before you take one. At least twice as many win two tokens.',
    },
    part: 'board',
    cite: 'R7.4',
  },
  {
    id: 'battle',
    when: hears((c) => c.what === 'battle'),
    say: {
      it: 'Battaglia: chi aveva più Scudi ha preso segnalini da 3 punti, a parità nessuno. Le carte con Corni si scartano, e si riparte dalla pace.',
      en: 'A Battle: the side with more Shields took tokens worth 3 points, nobody on a tie. Cards with Horns are discarded, and peace begins anew.',
    },
    part: 'news',
    cite: 'R7.5',
  },
  {
    id: 'last-stage',
    when: (now) =>
      isYourTurn(now) && Math.max(stagesOf(now.state, PLAYER), stagesOf(now.state, OPPONENT)) === STAGES_PER_WONDER - 1,
    say: {
      it: 'A una Meraviglia manca un solo Stadio, e con quello la partita finisce. Apri i punti: se sei indietro, non chiudere tu.',
      en: 'One Wonder lacks a single Stage, and with it the game ends. Open the score: if you are behind, do not be the one to finish.',
    },
    part: 'panels',
    cite: 'R11.1',
  },
  {
    id: 'end',
    when: ({ step }) => step.kind === 'over',
    say: {
      it: 'La partita è finita. Nel risultato vedi da dove vengono i punti, e con la revisione quali mosse hanno pesato di più.',
      en: 'The game is over. The result shows where the points come from, and the review which moves mattered most.',
    },
    part: 'prompt',
  },
]

export const firstGame: FirstGame<State, Move, Consequence> = {
  options: { level: 'easy', opponent: 'random', first: 'you' },
  seed: 'benvenuto',
  firsts: [...beginning, ...cards, ...building, ...rival, ...phases],
}
