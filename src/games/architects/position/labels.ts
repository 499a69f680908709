// Labels of the fields of a position and their values, and hints for the editor. The keys: `src/games/duel/position/labels.ts`.
import type { Json, Text } from '../../../kernel/contract.ts'
import { COMMON_LABELS, valueLabels } from '../../../common/labels.ts'
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
}

const DURING_A_TURN: Json = { field: 'taken', in: [true] }
const WITH_CARDS_SHOWN: Json = { field: 'kind', in: ['hali-card'] }

/**
 * Hints for the editor, by dotted path: the section of a field, the option of a new game it follows, when it matters; for a field that is a
 * value or an object, the part of the object the value stands for (`short`) and what a missing field means (`absent`).
 */
export const positionHints: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  difficulty: { section: 'now', option: 'level' },
  active: { section: 'now', start: 'player' },
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
