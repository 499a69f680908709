// The first game: what is new is told the first time it comes.
import type { First, FirstGame, Moment } from '../../../kernel/first-game.ts'
import { AUTOMA, PLAYER, type YourAsk } from '../asks.ts'
import { card, FIRST_RIPOFF } from '../catalogue/index.ts'
import {
  AREA_NOS,
  AREAS,
  DECK_NAMES,
  GENRES,
  MARKETING,
  SPECIAL_NOS,
  SPECIALS,
  TIERS,
} from '../catalogue/vocabulary.ts'
import { CARD_IDS } from '../deck.ts'
import type { Consequence } from '../consequences/records.ts'
import { hasSpace } from '../measures.ts'
import type { Move } from '../moves.ts'
import { ROUNDS, type State, topAsk } from '../state.ts'

type ComicsFirst = First<State, Move, Consequence>
type Now = Moment<State, Move, Consequence>

/** You are asked this. */
const asksYou =
  (ask: YourAsk['ask']) =>
  ({ state }: Now): boolean =>
    topAsk(state)?.ask === ask
const isYourTurn = asksYou('place')

const hears = (test: (c: Consequence) => boolean) => (now: Now) => now.last?.consequences.some(test) === true

const idsOf = (numbers: readonly number[]): readonly string[] => numbers.map((no) => card(no).id)
const hand = ({ state }: Now): readonly string[] => idsOf(state.player.hand)
const displayed =
  (...decks: readonly (0 | 1 | 2)[]) =>
  ({ state }: Now): readonly string[] =>
    decks.flatMap((deck) => idsOf(state.decks[deck].display))
/** The comic printed last, by you or by the Automa. */
const lastPrinted = ({ last }: Now): readonly string[] =>
  last?.consequences.flatMap((c) => (c.what === 'printed' ? card(c.comic).id : [])) ?? []

const beginning: readonly ComicsFirst[] = [
  {
    id: 'start-genre',
    when: asksYou('start-genre'),
    say: {
      it: 'Scegli il genere del tuo primo fumetto. Conviene quello di uno dei due creativi che hai in mano: porterà un fan in più.',
      en: 'Choose the genre of your first comic. That of one of the two creatives in your hand is wise: it brings one more fan.',
    },
    part: 'board',
    pieces: hand,
    cite: 'R2.5',
  },
  {
    id: 'start-ideas',
    when: asksYou('start-ideas'),
    say: {
      it: 'Tre gettoni Idea a scelta. Due del genere del tuo fumetto bastano per stamparlo.',
      en: 'Three idea tokens of your choice. Two of your comic’s genre are enough to print it.',
    },
    part: 'board',
    pieces: hand,
    cite: 'R10.2',
  },
  {
    id: 'calendar',
    when: hears((c) => c.what === 'calendar'),
    say: {
      it: 'Ogni round comincia con il calendario: gli ordini di questo genere ora mostrano il valore.',
      en: 'Each round begins with the calendar: the orders of this genre now show their value.',
    },
    part: 'news',
    cite: 'R4.1',
  },
  {
    id: 'automa-card',
    when: hears((c) => c.what === 'automa-card'),
    say: {
      it: 'La carta Automa: dall’alto le azioni che prova, da sinistra i generi che preferisce. L’Automa gioca sempre per primo.',
      en: 'The automa card: from the top the actions it tries, from the left the genres it prefers. The Automa always plays first.',
    },
    part: 'board',
    pieces: ({ state }) => [CARD_IDS[state.card] ?? []].flat(),
    cite: 'S5.1',
  },
  {
    id: 'place',
    when: isYourTurn,
    say: {
      it: 'Metti un redattore su una delle sei azioni: va sulla prima casella libera, spesso la migliore. Ne hai quattro per round.',
      en: 'Place an editor on one of the six actions: it goes to the first free space, often the best. You have four each round.',
    },
    part: 'board',
    pieces: ({ state }) => AREA_NOS.filter((area) => hasSpace(state, area)).map((area) => AREAS[area]),
    cite: 'R6.1',
  },
]

const actions: readonly ComicsFirst[] = [
  {
    id: 'hire',
    when: asksYou('hire'),
    say: {
      it: 'Prendi uno scrittore e un artista, esposti o dal mazzo. Assumere è gratis: il valore lo paghi quando stampi.',
      en: 'Take a writer and an artist, from the display or the deck. Hiring is free: you pay the value when you print.',
    },
    part: 'board',
    pieces: displayed(0, 1),
    cite: 'R7.1',
  },
  {
    id: 'hired-one',
    when: hears((c) => c.what === 'ideas' && c.because === 'hired'),
    say: {
      it: 'Un creativo da 1 porta anche un’idea del suo genere. Costa poco, e può crescere.',
      en: 'A creative of value 1 also brings an idea of their genre. They are cheap, and can grow.',
    },
    part: 'news',
    cite: 'R7.2',
  },
  {
    id: 'develop',
    when: asksYou('develop'),
    say: {
      it: 'Prendi un fumetto: uno esposto, quello in cima al mazzo, o per $4 uno del genere che vuoi.',
      en: 'Take a comic: one on display, the top of the deck, or for $4 one of the genre you want.',
    },
    part: 'board',
    pieces: displayed(2),
    cite: 'R8.1',
  },
  {
    id: 'ideas',
    when: asksYou('board-ideas'),
    say: {
      it: 'Prima le idee del tabellone, una per genere, poi due qualunque dalla riserva. Per stampare un originale ne servono due del suo genere.',
      en: 'First ideas from the board, one of each genre, then any two from the supply. Printing an original takes two of its genre.',
    },
    part: 'board',
    pieces: () => GENRES,
    cite: 'R9.1',
  },
  {
    id: 'royalties',
    when: hears((c) => c.what === 'money' && c.because === 'royalties'),
    say: {
      it: 'Royalties è denaro sicuro, e l’Automa non ci viene mai.',
      en: 'Royalties is safe money, and the Automa never comes here.',
    },
    part: 'news',
    cite: 'R17.1',
  },
  {
    id: 'print',
    when: asksYou('print'),
    say: {
      it: 'Scegli il fumetto, poi scrittore e artista. Un creativo del genere del fumetto porta un fan, e 2 PV alla fine.',
      en: 'Choose the comic, then writer and artist. A creative of the comic’s genre brings a fan, and 2 VP at the end.',
    },
    part: 'board',
    pieces: hand,
    cite: 'R10.2',
  },
  {
    id: 'printed',
    when: hears((c) => c.what === 'printed' && c.side === PLAYER),
    say: {
      it: 'Il tuo primo fumetto è in edicola. Ogni fan vale 1 PV alla fine, e a fine round porta denaro.',
      en: 'Your first comic is out. Each fan is worth 1 VP at the end, and brings money at the end of the round.',
    },
    part: 'board',
    pieces: lastPrinted,
    cite: 'R10.4',
  },
  {
    id: 'mastery',
    when: hears((c) => c.what === 'mastery' && c.side === PLAYER),
    say: {
      it: 'Hai preso una Maestria: un fan per ogni tuo fumetto del genere e 2 PV, finché nessuno ne stampa di più.',
      en: 'You have taken a mastery token: a fan on each of your comics of the genre and 2 VP, until somebody prints more of it.',
    },
    part: 'news',
    cite: 'R11.1',
  },
  {
    id: 'sales',
    when: asksYou('sales'),
    say: {
      it: 'L’agente raccoglie gli ordini che toccano il suo snodo. Il primo passo è gratis, gli altri costano $2.',
      en: 'The agent collects orders that touch its node. The first step is free, others cost $2.',
    },
    part: 'board',
    pieces: () => ['sales'],
    cite: 'R13.1',
  },
  {
    id: 'collected',
    when: hears((c) => c.what === 'order-collected' && c.side === PLAYER),
    say: {
      it: 'Un ordine raccolto si soddisfa da solo appena un tuo fumetto del genere vale abbastanza. In sospeso a fine partita costa PV.',
      en: 'A collected order is fulfilled by itself as soon as a comic of yours of its genre is worth enough. Left open it costs VP at the end.',
    },
    part: 'news',
    cite: 'R13.4',
  },
  {
    id: 'fulfilled',
    when: hears((c) => c.what === 'fulfilled'),
    say: {
      it: 'Ordine soddisfatto: il fumetto guadagna tanti fan quanti il valore dell’ordine meno 2.',
      en: 'Order fulfilled: the comic gains as many fans as the value of the order less 2.',
    },
    part: 'news',
    cite: 'R13.3',
  },
  {
    id: 'discard',
    when: asksYou('discard'),
    say: {
      it: 'In mano stanno sei carte, fumetti compresi: scarta ciò che ti serve meno.',
      en: 'Your hand holds six cards, comics included: discard what you need least.',
    },
    part: 'board',
    pieces: hand,
    cite: 'R7.4',
  },
]

const special: readonly ComicsFirst[] = [
  {
    id: 'cube',
    when: asksYou('cube'),
    say: {
      it: 'Un nuovo fumetto ti dà un cubo: dove lo metti, quell’azione avrà sempre qualcosa in più.',
      en: 'A new comic gives you a cube: where you put it, that action will always have something more.',
    },
    part: 'board',
    pieces: ({ state }) =>
      SPECIAL_NOS.filter((no) => TIERS[no] <= state.player.printed.length).map((no) => SPECIALS[no]),
    cite: 'R12.1',
  },
  {
    id: 'reassign',
    when: asksYou('reassign'),
    say: {
      it: 'Riassegna: scambia un creativo stampato con uno della mano, pagando la differenza. Se diventa del genere giusto guadagni un fan.',
      en: 'Re-assign: swap a printed creative with one from your hand for the difference. If they match now, you gain a fan.',
    },
    part: 'board',
    pieces: hand,
    cite: 'R14.1',
  },
  {
    id: 'hype',
    when: asksYou('hype'),
    say: {
      it: 'Hype: un fumetto messo da parte prende a ogni round un gettone da 2 fan. Prima lo fai, meglio è.',
      en: 'Hype: a comic set aside gets a token worth 2 fans each round. The earlier the better.',
    },
    part: 'board',
    pieces: hand,
    cite: 'R14.2',
  },
  {
    id: 'convert',
    when: asksYou('convert'),
    say: {
      it: 'Idee in fan: fino a tre idee, di qualunque genere, ciascuna un fan per un fumetto diverso.',
      en: 'Ideas into fans: up to three ideas of any genre, each a fan for a different comic.',
    },
    part: 'board',
    pieces: ({ state }) => idsOf(state.player.printed.map(({ comic }) => comic)),
    cite: 'R14.3',
  },
  {
    id: 'marketing',
    when: hears((c) => c.what === 'cube' && c.special === MARKETING),
    say: {
      it: 'Marketing: da ora, dopo Royalties, denaro contro fan. La campagna da $9 è la più conveniente, 4 fan.',
      en: 'Marketing: from now on, after Royalties, money for fans. The campaign of $9 is the best bargain, 4 fans.',
    },
    part: 'news',
    cite: 'R14.5',
  },
  {
    id: 'extra-editor',
    when: asksYou('extra-editor'),
    say: {
      it: 'Il quinto redattore: un turno in più in questo round, dopo l’ultimo dell’Automa.',
      en: 'The fifth editor: one more turn this round, after the Automa’s last.',
    },
    part: 'prompt',
    cite: 'R14.6',
  },
]

const opponent: readonly ComicsFirst[] = [
  {
    id: 'automa-printed',
    when: hears((c) => c.what === 'printed' && c.side === AUTOMA),
    say: {
      it: 'L’Automa stampa senza pagare: i suoi fan vengono dal livello e dal numero del round. Di un suo originale puoi stampare il plagio, senza idee.',
      en: 'The Automa prints without paying: its fans come from the level and the round number. Of its original you may print the rip-off, without ideas.',
    },
    part: 'news',
    cite: 'S10.3',
  },
  {
    id: 'automa-rip-off',
    when: hears((c) => c.what === 'printed' && c.side === AUTOMA && c.comic >= FIRST_RIPOFF),
    say: {
      it: 'L’Automa ha copiato un tuo fumetto: lo fa quando ha una squadra e nessun fumetto pronto. Tu non perdi nulla.',
      en: 'The Automa has copied a comic of yours: it does so with a team and no comic ready. You lose nothing.',
    },
    part: 'news',
    cite: 'S10.4',
  },
  {
    id: 'automa-sales',
    when: hears((c) => c.what === 'order-collected' && c.side === AUTOMA),
    say: {
      it: 'L’Automa raccoglie gli ordini del genere del tuo ultimo fumetto. Prendi presto quelli che ti servono.',
      en: 'The Automa collects orders of the genre of your last comic. Take those you need soon.',
    },
    part: 'news',
    cite: 'S11.3',
  },
  {
    id: 'automa-mastery',
    when: hears((c) => c.what === 'mastery' && c.side === AUTOMA),
    say: {
      it: 'Una Maestria all’Automa. Gliela togli con un originale del genere e più fumetti di lui, anche plagi.',
      en: 'A mastery token for the Automa. You take it with an original of the genre and more comics than it has, rip-offs too.',
    },
    part: 'news',
    cite: 'R11.1',
  },
]

const phases: readonly ComicsFirst[] = [
  {
    id: 'round-ends',
    when: hears((c) => c.what === 'round-ends'),
    say: {
      it: 'Fine del round: 3 PV al fumetto con più fan e 2 all’altro, incasso per i tuoi fumetti, poi ogni fumetto perde un fan.',
      en: 'End of the round: 3 VP for the comic with most fans and 2 for the other side, income for your comics, then each comic loses a fan.',
    },
    part: 'news',
    cite: 'R15.1',
  },
  {
    id: 'new-cards',
    when: (now) => now.state.round === 2 && isYourTurn(now),
    say: {
      it: 'Secondo round: carte nuove, idee rinnovate, redattori di nuovo a casa. Le carte esposte cambiano solo fra un round e l’altro.',
      en: 'Second round: new cards, fresh ideas, editors at home again. The display changes only between rounds.',
    },
    part: 'board',
    pieces: () => DECK_NAMES,
    cite: 'R15.6',
  },
  {
    id: 'increase',
    when: asksYou('increase'),
    say: {
      it: 'Puoi far crescere i creativi del genere giusto: $1 se imparano da un compagno più bravo, altrimenti il nuovo valore. Un fumetto che vale di più soddisfa ordini più grandi.',
      en: 'You may let matching creatives grow: $1 if they learn from a better partner, else the new value. A comic of more value fulfils bigger orders.',
    },
    part: 'board',
    pieces: ({ state }) => idsOf(state.player.printed.map(({ comic }) => comic)),
    cite: 'R5.2',
  },
  {
    id: 'last-round',
    when: (now) => now.state.round === ROUNDS && isYourTurn(now),
    say: {
      it: 'È l’ultimo round: ciò che stampi adesso non cala più. Denaro e idee valgono poco, solo 1 PV ogni quattro.',
      en: 'This is the last round: what you print now loses no fans. Money and ideas are worth little, 1 VP for every four.',
    },
    part: 'board',
    cite: 'R16',
  },
  {
    id: 'move-cube',
    when: asksYou('move-cube'),
    say: {
      it: 'Il quinto fumetto: puoi spostare un cubo, e alla fine vale 1 PV per ogni originale.',
      en: 'Your fifth comic: you may move a cube, and at the end it is worth 1 VP for each original.',
    },
    part: 'board',
    pieces: () => SPECIALS,
    cite: 'R12.2',
  },
  {
    id: 'end',
    when: ({ step }) => step.kind === 'over',
    say: {
      it: 'La partita è finita. Nel risultato vedi da dove vengono i PV e quale titolo hai raggiunto.',
      en: 'The game is over. The result shows where the VP come from and which title you have reached.',
    },
    part: 'prompt',
    cite: 'S14.1',
  },
]

export const firstGame: FirstGame<State, Move, Consequence> = {
  options: { level: 'beginner', challenges: 'none' },
  seed: 'benvenuto',
  firsts: [...beginning, ...actions, ...special, ...opponent, ...phases],
}
