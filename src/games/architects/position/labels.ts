// What people call the fields of a position, their values and what can be wrong with them; and how an editor lays them out.
// The keys: `src/games/duel/position/labels.ts`.
import type { Json, Text } from '../../../kernel/contract.ts'
import { COMMON_LABELS, valueLabels } from '../../../kit/labels.ts'
import { LEVELS } from '../automa/levels.ts'

const board = (side: 'player' | 'opponent', name: Text): Readonly<Record<string, Text>> => ({
  [side]: name,
  [`${side}.wonder`]: { it: 'Meraviglia', en: 'Wonder' },
  [`${side}.wonder?`]: { it: 'serve per giocare', en: 'needed to play' },
  [`${side}.stages`]: { it: 'Stadi costruiti', en: 'Stages constructed' },
  [`${side}.cards`]: { it: 'Carte davanti', en: 'Cards in front' },
  [`${side}.cards?`]: { it: 'quante di ogni tipo', en: 'how many of each kind' },
  [`${side}.tokens`]: { it: 'Segnalini Progresso', en: 'Progress tokens' },
  [`${side}.military`]: { it: 'Segnalini Vittoria Militare', en: 'Military Victory tokens' },
})

const deck = (name: string, title: Text): Readonly<Record<string, Text>> => ({
  [`decks.${name}`]: title,
  [`decks.${name}.top`]: { it: 'Carta in cima', en: 'Top card' },
  [`decks.${name}.count`]: { it: 'Carte nel mazzo', en: 'Cards in the deck' },
  [`decks.${name}.count?`]: { it: 'compresa quella in cima', en: 'with the top one' },
  [`decks.${name}.left`]: { it: 'Che carte restano', en: 'Which cards are left' },
  [`decks.${name}.left?`]: { it: 'sotto quella in cima, se lo sai', en: 'below the top one, if known' },
})

const FIELDS: Readonly<Record<string, Text>> = {
  '§decks': { it: 'I mazzi', en: 'The decks' },
  '§player': { it: 'Davanti a te', en: 'In front of you' },
  '§opponent': { it: 'Davanti all’Avversario', en: 'In front of the Opponent' },
  '§progress': { it: 'I segnalini Progresso', en: 'The Progress tokens' },
  '§signs': { it: 'Il Gatto e il conflitto', en: 'The Cat and the conflict' },
  '§aside': { it: 'Gli scarti', en: 'The discard pile' },

  difficulty: { it: 'Difficoltà', en: 'Difficulty' },
  active: { it: 'A chi tocca', en: 'Whose turn' },
  taken: { it: 'La carta del turno è già stata presa', en: 'The card of the turn has been taken' },
  due: { it: 'Che cosa va risolto adesso', en: 'What is being resolved' },
  'due.kind': { it: 'Che cosa', en: 'What' },
  'due.deck': { it: 'Mazzo guardato', en: 'Deck looked at' },
  'due.revealed': { it: 'Carte mostrate', en: 'Cards shown' },
  'due.revealed?': { it: 'quella in cima per prima', en: 'the top one first' },
  used: { it: 'Segnalini già usati in questo turno', en: 'Tokens already used this turn' },
  pending: { it: 'Carte aggiuntive ancora da prendere', en: 'Extra cards still to be taken' },
  cat: { it: 'Chi ha la pedina Gatto', en: 'Who owns the Cat pawn' },
  seen: { it: 'Carta che hai visto con il Gatto', en: 'Card you have seen with the Cat' },
  'seen?': { it: 'in cima al mazzo centrale', en: 'on top of the central deck' },
  conflict: { it: 'Segnalini Conflitto sul lato Battaglia', en: 'Conflict tokens on the Battle side' },
  'conflict?': { it: 'si ricavano dai Corni, se non li indichi', en: 'worked out from the Horns unless given' },
  progress: { it: 'Segnalini Progresso', en: 'Progress tokens' },
  'progress.faceUp': { it: 'Scoperti', en: 'Face up' },
  'progress.stack': { it: 'Nella pila coperta', en: 'In the face-down stack' },
  'progress.stack?': { it: 'tutti gli altri, se non li indichi', en: 'all the others unless given' },
  decks: { it: 'I mazzi', en: 'The decks' },
  discard: { it: 'Carte scartate', en: 'Discarded cards' },
  'discard?': { it: 'se le ricordi', en: 'if you remember them' },
}

const VALUES: Readonly<Record<string, Text>> = {
  '=opponent': { it: 'Avversario', en: 'Opponent' },
  '=null': { it: 'Nessuno', en: 'Nobody' },
  '=empty': { it: 'Mazzo esaurito', en: 'Empty deck' },
  'seen=null': { it: 'Nessuna', en: 'None' },
  'due=null': { it: 'Niente', en: 'Nothing' },
  'due=token': { it: 'Un segnalino Progresso da prendere', en: 'A Progress token to take' },
  'due=take': { it: 'Una carta da un mazzo a scelta (Alexandria)', en: 'A card from any deck (Alexandria)' },
  'due=hali-deck': { it: 'Il mazzo da guardare (Halikarnassos)', en: 'The deck to look at (Halicarnassus)' },
  'due=hali-card': { it: 'La carta da tenere (Halikarnassos)', en: 'The card to keep (Halicarnassus)' },
  'due.deck=player': { it: 'Il tuo mazzo', en: 'Your deck' },
  'due.deck=opponent': { it: 'Il mazzo dell’Avversario', en: 'The Opponent’s deck' },
  'due.deck=central': { it: 'Il mazzo centrale', en: 'The central deck' },
  ...Object.fromEntries(
    ['player', 'opponent', 'central'].map((name) => [
      `decks.${name}=null`,
      { it: 'Carta coperta', en: 'Face-down card' },
    ]),
  ),
}

const FAULTS: Readonly<Record<string, Text>> = {
  '! is neither a card nor a deck': { it: 'non è né una carta né un mazzo', en: 'is neither a card nor a deck' },
  '! has more than {} Stages': { it: 'gli Stadi sono più di {1}', en: 'there are more than {1} Stages' },
  '! has more than {} tokens': { it: 'sono più di {1} segnalini', en: 'has more than {1} tokens' },

  '! both sides have {}': { it: '{1} è già la tua Meraviglia', en: '{1} is already your Wonder' },
  '! its wonder is not told': { it: 'prima indica la Meraviglia', en: 'say first which Wonder it is' },
  '! "{}" is not a Stage of {}': { it: '{1} non è uno Stadio di {2}', en: '{1} is not a Stage of {2}' },
  '! "{}" rests on "{}"': { it: '{1} poggia su {2}, che manca', en: '{1} rests on {2}, which is missing' },
  '! "{}" is there {} times, the game has {}': {
    it: 'in tutto {1} compare {2} volte, ma il gioco ne ha {3}',
    en: '{1} is there {2} times, the game has {3}',
  },
  '! {} of the {} tokens are neither held nor face up': {
    it: 'dei {2} segnalini del gioco, quelli che nessuno ha e che non sono scoperti sono {1}',
    en: '{1} of the {2} tokens are neither held nor face up',
  },
  '! three tokens lie face up while the stack lasts': {
    it: 'finché la pila non è esaurita i segnalini scoperti sono tre',
    en: 'three tokens lie face up while the stack lasts',
  },
  '! the active side does not hold "{}"': {
    it: 'chi è di turno non ha {1}',
    en: 'whoever’s turn it is does not hold {1}',
  },
  '! the Horns in front of both sides turn {} tokens, not {}': {
    it: 'i Corni sul tavolo ne girano {1}, non {2}',
    en: 'the Horns on the table turn {1} of them, not {2}',
  },
  '! somebody has Cat cards, so somebody owns the Cat pawn': {
    it: 'c’è una carta con il Gatto, quindi qualcuno ha la pedina',
    en: 'there is a Cat card, so somebody owns the Cat pawn',
  },
  '! the player has no Cat card': { it: 'non hai carte con il Gatto', en: 'you have no Cat card' },
  '! the opponent has no Cat card': {
    it: 'l’Avversario non ha carte con il Gatto',
    en: 'the Opponent has no Cat card',
  },
  '! there are {} cards, the deck has {}': {
    it: 'le carte sono {1}, ma il mazzo completo ne ha {2}',
    en: 'there are {1} cards, the whole deck has {2}',
  },
  '! there are {} cards, the count says {}': {
    it: 'le carte indicate sono {1}, ma per il numero di carte nel mazzo dovrebbero essere {2}',
    en: 'there are {1} cards, by the number of cards in the deck there should be {2}',
  },
  '! there are {} cards, the game has {}': {
    it: 'le carte in tutto sono {1}, ma il gioco ne ha {2}',
    en: 'there are {1} cards, the game has {2}',
  },
  '! there are {} of "{}", the three decks have {}': {
    it: '{2}: ce ne sono {1}, ma i tre mazzi insieme ne hanno {3}',
    en: '{2}: there are {1}, the three decks have {3}',
  },
  '! an empty deck has no top card': {
    it: 'un mazzo esaurito non ha una carta in cima',
    en: 'an empty deck has no top card',
  },
  '! this deck has no "{}"': { it: 'in questo mazzo non c’è {1}', en: 'this deck has no {1}' },
  "! it lies face up only in the Opponent's turn, while the Opponent owns the Cat": {
    it: 'la carta è scoperta solo nel turno dell’Avversario, quando è lui ad avere il Gatto',
    en: 'it lies face up only in the Opponent’s turn, while the Opponent owns the Cat',
  },
  '! the central deck is empty': { it: 'il mazzo centrale è esaurito', en: 'the central deck is empty' },
  '! the central card that lies face up is another': {
    it: 'la carta scoperta in cima al mazzo centrale è un’altra',
    en: 'the central card that lies face up is another',
  },
  '! the central deck has no "{}"': {
    it: 'nel mazzo centrale non c’è {1}',
    en: 'the central deck has no {1}',
  },
  '! it does not have the "{}" that is shown': {
    it: 'non c’è {1}, che però è stata mostrata',
    en: 'it does not have the {1} that is shown',
  },
  '! Halicarnassus looks at a Wonder deck': {
    it: 'Halikarnassos guarda un mazzo Meraviglia: indica quale',
    en: 'Halicarnassus looks at a Wonder deck: say which',
  },
  '! the cards shown are missing': { it: 'mancano le carte mostrate', en: 'the cards shown are missing' },
  '! the first card shown is the top of its deck': {
    it: 'la prima carta mostrata è quella in cima al mazzo',
    en: 'the first card shown is the top of its deck',
  },
  '! the deck has only {} cards': {
    it: 'più carte di quante ne ha il mazzo: {1}',
    en: 'more cards than the deck has: {1}',
  },
  '! is neither a die from 1 to 6 nor a name': {
    it: 'non è né un dado da 1 a 6 né un nome',
    en: 'is neither a die from 1 to 6 nor a name',
  },
  '! there is nothing for the Opponent to decide here': {
    it: 'qui l’Avversario non ha niente da decidere',
    en: 'there is nothing for the Opponent to decide here',
  },
}

export const positionLabels: Readonly<Record<string, Text>> = {
  ...COMMON_LABELS,
  ...FIELDS,
  ...board('player', { it: 'Davanti a te', en: 'In front of you' }),
  ...board('opponent', { it: 'Davanti all’Avversario', en: 'In front of the Opponent' }),
  ...deck('player', { it: 'Il tuo mazzo', en: 'Your deck' }),
  ...deck('opponent', { it: 'Il mazzo dell’Avversario', en: 'The Opponent’s deck' }),
  ...deck('central', { it: 'Il mazzo centrale', en: 'The central deck' }),
  ...VALUES,
  ...valueLabels('difficulty', LEVELS),
  ...FAULTS,
}

const DURING_A_TURN: Json = { field: 'taken', in: [true] }
const WITH_CARDS_SHOWN: Json = { field: 'kind', in: ['hali-card'] }

/**
 * What an editor is told about fields, by dotted path: their section, the option of a new game they follow, when they matter; of a field that is a value or an object, the
 * part of the object the value stands for (`short`) and what a field left out means (`absent`).
 */
export const positionHints: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  difficulty: { section: 'now', option: 'level' },
  active: { section: 'now' },
  taken: { section: 'now' },
  due: { section: 'now', short: 'kind' },
  'due.deck': { when: WITH_CARDS_SHOWN },
  'due.revealed': { when: WITH_CARDS_SHOWN },
  used: { section: 'now', when: DURING_A_TURN },
  pending: { section: 'now', when: DURING_A_TURN },
  decks: { section: 'decks' },
  'decks.player': { short: 'top', absent: 'empty' },
  'decks.opponent': { short: 'top', absent: 'empty' },
  'decks.central': { short: 'top', absent: null },
  player: { section: 'player' },
  opponent: { section: 'opponent' },
  progress: { section: 'progress' },
  cat: { section: 'signs' },
  seen: { section: 'signs', when: { field: 'cat', in: ['player'] } },
  conflict: { section: 'signs' },
  discard: { section: 'aside' },
  chance: { hidden: true },
  over: { hidden: true },
  setup: { hidden: true },
  rolls: { hidden: true },
  events: { hidden: true },
}
