// The first game: what is new is told the first time it comes.
import type { First, FirstGame, Moment } from '../../../kernel/first-game.ts'
import { PLAYER, SOLO } from '../asks.ts'
import { card, token, wonder } from '../catalogue/index.ts'
import type { ColourId } from '../catalogue/vocabulary.ts'
import type { Consequence } from '../consequences/records.ts'
import type { Move } from '../moves.ts'
import { cardPrice } from '../payment.ts'
import { accessible, EMPTY, type State, topAsk } from '../state.ts'

type DuelFirst = First<State, Move, Consequence>
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

/** The building you have just constructed. */
const built = ({ last }: Now) =>
  last?.seat === 'you' && last.move.do === 'build' ? { item: card(last.move.card), before: last.before } : undefined
const builtColour =
  (...colours: readonly ColourId[]) =>
  (now: Now): boolean => {
    const item = built(now)?.item
    return item !== undefined && colours.includes(item.colour)
  }
const theBuilt = (now: Now): readonly string[] => [built(now)?.item.id ?? []].flat()

/** Cards that lie open, by their ids. */
const open = ({ state }: Now): readonly string[] =>
  accessible(state).flatMap((slot) => {
    const held = state.slots[slot] as number
    return held < 0 ? [] : [card(held).id]
  })
/** Open cards that are free for you by a chain (R8.1). */
const chained = ({ state }: Now): readonly string[] =>
  accessible(state).flatMap((slot) => {
    const held = state.slots[slot] as number
    return held >= 0 && cardPrice(state, PLAYER, card(held)).chain ? [card(held).id] : []
  })
const symbolsOf = (state: State, side: typeof PLAYER | typeof SOLO): number =>
  state.cities[side].tally.symbols.filter((count) => count > 0).length

const beginning: readonly DuelFirst[] = [
  {
    id: 'draft',
    when: asksYou('draft-1'),
    say: {
      it: 'Prima si scelgono le meraviglie: quattro per te, quattro per SOLO. Per cominciare va bene una che ti piace; il cerchio con la freccia vuol dire un turno in più.',
      en: 'First the wonders are chosen: four for you, four for SOLO. To begin with take one you like; the circle with an arrow means another turn.',
    },
    part: 'board',
    pieces: ({ state }) => state.offer.map((no) => wonder(no).id),
    cite: 'R3.1',
  },
  {
    id: 'address',
    when: hears((c) => c.what === 'address'),
    say: {
      it: 'La prima meraviglia di SOLO decide il suo indirizzo, due lettere accanto al suo nome: dicono che cosa preferirà per tutta la partita.',
      en: 'SOLO’s first wonder decides its address, two letters beside its name: they say what it will prefer all game long.',
    },
    part: 'board',
    cite: 'S2.2',
  },
  {
    id: 'structure',
    when: isYourTurn,
    say: {
      it: 'Questo è lo schema dell’Epoca. Prendi una carta che nessun’altra copre: la costruisci, la scarti per monete, o ci costruisci una meraviglia.',
      en: 'This is the structure of the Age. Take a card that no other covers: construct it, discard it for coins, or build a wonder with it.',
    },
    part: 'board',
    pieces: open,
    cite: 'R5.1',
  },
]

const building: readonly DuelFirst[] = [
  {
    id: 'resource',
    when: builtColour('brown', 'grey'),
    say: {
      it: 'La tua prima produzione: questa risorsa ora c’è a ogni costruzione e non si consuma. Risparmi ogni volta che una carta la chiede.',
      en: 'Your first production: this resource is now there for every construction and is never used up. You save whenever a card asks for it.',
    },
    part: 'board',
    pieces: theBuilt,
    cite: 'R6.3',
  },
  {
    id: 'trade',
    when: (now) => {
      const done = built(now)
      return done !== undefined && cardPrice(done.before, PLAYER, done.item).trade > 0
    },
    say: {
      it: 'Hai comprato risorse che non produci: 2 monete l’una, più una per ogni simbolo uguale nella città di SOLO. Tocca una carta per vedere il conto prima di pagare.',
      en: 'You have bought resources you do not produce: 2 coins each, plus one for each such symbol in SOLO’s city. Touch a card to see the bill before you pay.',
    },
    part: 'board',
    pieces: theBuilt,
    cite: 'R7.1',
  },
  {
    id: 'solo-resource',
    when: hears((c) => c.what === 'card' && c.to.in === 'city' && c.to.side === SOLO && isResource(c.card)),
    say: {
      it: 'SOLO ha preso una risorsa: quella, da adesso, a te costa una moneta in più. Le carte marroni e grigie valgono doppio, perché rincarano quelle dell’altro.',
      en: 'SOLO has taken a resource: from now on it costs you one coin more. Brown and grey cards count twice, because they make things dearer for the other side.',
    },
    part: 'news',
    cite: 'R7.1',
  },
  {
    id: 'discard',
    when: ({ last }) => last?.seat === 'you' && last.move.do === 'discard',
    say: {
      it: 'Hai scartato: 2 monete più una per ogni tua carta gialla. Ogni tanto serve, anche solo per non lasciare una carta a SOLO.',
      en: 'You have discarded: 2 coins plus one for each yellow card of yours. It is needed now and then, if only to keep a card from SOLO.',
    },
    part: 'news',
    cite: 'R9.1',
  },
  {
    id: 'yellow',
    when: builtColour('yellow'),
    say: {
      it: 'Una carta gialla: commercio. Oltre al suo effetto, ogni tuo scarto rende una moneta in più.',
      en: 'A yellow card: trade. Besides its effect, each of your discards brings one more coin.',
    },
    part: 'board',
    pieces: theBuilt,
    cite: 'R16',
  },
  {
    id: 'blue',
    when: builtColour('blue'),
    say: {
      it: 'Una carta blu: punti alla fine della partita, e niente altro. A parità di punti vince chi ne ha di più dalle blu.',
      en: 'A blue card: points at the end of the game, and nothing else. On a tie, more points from blue cards win.',
    },
    part: 'board',
    pieces: theBuilt,
    cite: 'R19.2',
  },
  {
    id: 'chain',
    when: (now) => isYourTurn(now) && chained(now).length > 0,
    say: {
      it: 'Questa carta per te è gratis: nella tua città c’è quella con lo stesso segno. È una concatenazione.',
      en: 'This card is free for you: your city has the one with the same sign. That is a chain.',
    },
    part: 'board',
    pieces: chained,
    cite: 'R8.1',
  },
  {
    id: 'turned-up',
    when: (now) => isYourTurn(now) && hears((c) => c.what === 'turned-up')(now),
    say: {
      it: 'Si è girata una carta che stava coperta. Si gira solo a turno finito: chi libera una carta coperta la offre per primo all’altro.',
      en: 'A face-down card was turned up. That happens only after a turn: who uncovers it offers it to the other side first.',
    },
    part: 'board',
    pieces: ({ last }) => (last?.consequences ?? []).flatMap((c) => (c.what === 'turned-up' ? [card(c.card).id] : [])),
    cite: 'R4.3',
  },
]

const isResource = (no: number): boolean => ['brown', 'grey'].includes(card(no).colour)

const greatThings: readonly DuelFirst[] = [
  {
    id: 'pawn',
    when: hears((c) => c.what === 'pawn'),
    say: {
      it: 'Ogni scudo ha mosso la pedina verso la capitale avversaria. A nove caselle dal centro la partita finisce: tieni d’occhio il tracciato.',
      en: 'Each shield has moved the pawn towards the other capital. Nine spaces from the middle the game ends: keep an eye on the track.',
    },
    part: 'board',
    cite: 'R12.1',
  },
  {
    id: 'looted',
    when: hears((c) => c.what === 'looted'),
    say: {
      it: 'La pedina è entrata in una zona nuova: chi è invaso perde monete, ma ogni segnalino colpisce una volta sola.',
      en: 'The pawn has entered a new zone: the side that is invaded loses coins, but each token strikes only once.',
    },
    part: 'news',
    cite: 'R12.2',
  },
  {
    id: 'symbol',
    when: builtColour('green'),
    say: {
      it: 'Una carta verde porta un simbolo. Due uguali ti danno un gettone progresso, sei diversi la vittoria.',
      en: 'A green card bears a symbol. Two equal ones bring you a progress token, six different ones the victory.',
    },
    part: 'board',
    pieces: theBuilt,
    cite: 'R13.2',
  },
  {
    id: 'token',
    when: asksYou('token-board'),
    say: {
      it: 'Una coppia di simboli! Scegli uno dei gettoni progresso: il suo vantaggio dura tutta la partita.',
      en: 'A pair of symbols! Choose one of the progress tokens: its advantage lasts all game.',
    },
    part: 'board',
    pieces: ({ state }) => state.board.flatMap((no) => (no < 0 ? [] : [token(no).id])),
    cite: 'R13.2',
  },
  {
    id: 'solo-token',
    when: hears((c) => c.what === 'token' && c.side === SOLO),
    say: {
      it: 'SOLO ha chiuso una coppia e ha preso un gettone. Sul tabellone non viene rimpiazzato.',
      en: 'SOLO has closed a pair and taken a token. It is not replaced on the board.',
    },
    part: 'news',
    cite: 'R13.2',
  },
  {
    id: 'wonder',
    when: hears((c) => c.what === 'wonder' && c.side === PLAYER),
    say: {
      it: 'La tua prima meraviglia è in piedi: la carta che le sta sotto è fuori dal gioco. In tutto se ne costruiscono sette, fra te e SOLO.',
      en: 'Your first wonder stands: the card under it is out of the game. Seven are built in all, between you and SOLO.',
    },
    part: 'board',
    pieces: ({ last }) => (last?.consequences ?? []).flatMap((c) => (c.what === 'wonder' ? [wonder(c.wonder).id] : [])),
    cite: 'R10.2',
  },
  {
    id: 'solo-wonder',
    when: hears((c) => c.what === 'wonder' && c.side === SOLO),
    say: {
      it: 'SOLO ha costruito una meraviglia: lo fa sempre, appena può permettersela. Sotto ci mette la carta che vuole di meno.',
      en: 'SOLO has built a wonder: it always does, as soon as it can afford one. Under it goes the card it wants least.',
    },
    part: 'news',
    cite: 'S5.4',
  },
  {
    id: 'again',
    when: hears((c) => c.what === 'again' && c.side === PLAYER),
    say: {
      it: 'Turno extra: giochi di nuovo prima di SOLO. Se però lo schema fosse vuoto, andrebbe perso.',
      en: 'An extra turn: you play again before SOLO. If the structure were empty, it would be lost.',
    },
    part: 'prompt',
    cite: 'R11.5',
  },
]

const phases: readonly DuelFirst[] = [
  {
    id: 'starter',
    when: asksYou('starter'),
    say: {
      it: 'Sei più debole in guerra, quindi decidi chi comincia l’Epoca nuova. Guarda le carte aperte: se sono buone comincia tu.',
      en: 'You are weaker at war, so you decide who begins the new Age. Look at the open cards: if they are good, begin yourself.',
    },
    part: 'board',
    cite: 'R18.2',
  },
  {
    id: 'age-2',
    when: (now) => now.state.age === 2 && isYourTurn(now),
    say: {
      it: 'Epoca II: carte più forti e più care, e le prime concatenazioni. È l’ultima con carte marroni e grigie.',
      en: 'Age II: stronger and dearer cards, and the first chains. It is the last one with brown and grey cards.',
    },
    part: 'board',
    pieces: open,
    cite: 'R1.1',
  },
  {
    id: 'age-3',
    when: (now) => now.state.age === 3 && isYourTurn(now),
    say: {
      it: 'Epoca III, l’ultima: niente più risorse, ma gilde, tanti punti e carte con tre scudi. Controlla il tracciato e i simboli di SOLO prima di ogni mossa.',
      en: 'Age III, the last: no more resources, but guilds, many points and cards with three shields. Check the track and SOLO’s symbols before every move.',
    },
    part: 'board',
    pieces: open,
    cite: 'R19.1',
  },
  {
    id: 'guild',
    when: builtColour('purple'),
    say: {
      it: 'Una gilda: conta qualcosa nella città che ne ha di più, anche se è quella di SOLO, e i punti sono tuoi.',
      en: 'A guild: it counts something in the city that has most of it, even if that is SOLO’s, and the points are yours.',
    },
    part: 'board',
    pieces: theBuilt,
    cite: 'R15.2',
  },
  {
    id: 'danger-war',
    when: (now) => isYourTurn(now) && now.state.pawn >= 6,
    say: {
      it: 'Attento: la pedina è nell’ultima zona prima della tua capitale. Prendi scudi, o togli dal tavolo quelli che SOLO può costruire.',
      en: 'Careful: the pawn is in the last zone before your capital. Take shields, or remove those that SOLO can construct.',
    },
    part: 'board',
    cite: 'R12.5',
  },
  {
    id: 'danger-science',
    when: (now) => isYourTurn(now) && symbolsOf(now.state, SOLO) >= 4,
    say: {
      it: 'SOLO ha già quattro simboli diversi: con sei vince. Non lasciargli quelli che gli mancano.',
      en: 'SOLO already has four different symbols: with six it wins. Do not leave it those it lacks.',
    },
    part: 'board',
    cite: 'R13.5',
  },
  {
    id: 'last-cards',
    when: (now) => now.state.age === 3 && isYourTurn(now) && left(now.state) <= 4,
    say: {
      it: 'Restano poche carte: apri i punti e guarda chi è avanti. Tre monete valgono un punto, quindi anche uno scarto può contare.',
      en: 'Few cards are left: open the score and see who is ahead. Three coins are a point, so even a discard may count.',
    },
    part: 'panels',
    cite: 'R19.2',
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

/** Cards that still lie in the structure. */
const left = ({ slots }: State): number => slots.filter((held) => held !== EMPTY).length

export const firstGame: FirstGame<State, Move, Consequence> = {
  options: { level: 'base', promos: 'none' },
  seed: 'benvenuto',
  firsts: [...beginning, ...building, ...greatThings, ...phases],
}
