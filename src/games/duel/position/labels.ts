// What people call the fields of a position, their values and what can be wrong with them; and how an editor lays them out.
//
//   solo.cards          a field            phase=turn    one of its values (=turn for any field)
//   solo.cards?         a hint beside it   §now          a section
//   ! is above {}       what reading says of a field, its parts left open: {1}, {2} … in the sentence, {2=age} by the names of values
import type { Json, Text } from '../../../kernel/contract.ts'
import { COMMON_LABELS, valueLabels } from '../../../kit/labels.ts'
import { FOLLOW_UPS } from '../asks.ts'
import { LEVELS } from '../automa/levels.ts'
import { addressName } from '../automa/scales.ts'
import { LAYOUTS } from '../catalogue/layouts.ts'
import { ADDRESSES } from '../catalogue/vocabulary.ts'
import type { Phase } from './format.ts'

const city = (side: 'solo' | 'player', name: Text): Readonly<Record<string, Text>> => ({
  [side]: name,
  [`${side}.coins`]: { it: 'Monete', en: 'Coins' },
  [`${side}.cards`]: { it: 'Carte costruite', en: 'Cards constructed' },
  [`${side}.cards?`]: { it: 'nell’ordine in cui sono state costruite', en: 'in the order they were constructed' },
  [`${side}.unbuilt`]: { it: 'Meraviglie da costruire', en: 'Wonders not yet built' },
  [`${side}.built`]: { it: 'Meraviglie costruite', en: 'Wonders built' },
  [`${side}.buried`]: { it: 'Carte sotto le meraviglie', en: 'Cards under wonders' },
  [`${side}.buried?`]: { it: 'se le ricordi: servono solo a sapere che cosa è già uscito', en: 'if you remember them' },
  [`${side}.tokens`]: { it: 'Gettoni progresso', en: 'Progress tokens' },
})

const FIELDS: Readonly<Record<string, Text>> = {
  '§structure': { it: 'Lo schema', en: 'The structure' },
  '§player': { it: 'La tua città', en: 'Your city' },
  '§solo': { it: 'La città di SOLO', en: 'SOLO’s city' },
  '§conflict': { it: 'Il conflitto', en: 'The conflict' },
  '§progress': { it: 'I gettoni progresso', en: 'The progress tokens' },
  '§aside': { it: 'Scarti e scatola', en: 'Discards and box' },

  age: { it: 'Epoca', en: 'Age' },
  phase: { it: 'Che cosa si decide', en: 'What is being decided' },
  address: { it: 'Indirizzo strategico di SOLO', en: 'SOLO’s strategic address' },
  level: { it: 'Livello di sfida', en: 'Challenge level' },
  promos: { it: 'Meraviglie promo in gioco', en: 'Promo wonders in play' },
  conflict: { it: 'Pedina del conflitto', en: 'Conflict pawn' },
  'conflict?': {
    it: 'in positivo è avanti SOLO, in negativo sei avanti tu',
    en: 'positive: SOLO is ahead; negative: you are',
  },
  loot: { it: 'Segnalini saccheggio rimasti', en: 'Looting tokens left' },
  'loot?': { it: 'si ricavano dalla pedina, se non li indichi', en: 'worked out from the pawn unless given' },
  'loot.solo': { it: 'dal lato di SOLO', en: 'on SOLO’s side' },
  'loot.player': { it: 'dal tuo lato', en: 'on your side' },
  board: { it: 'Sul tabellone', en: 'On the board' },
  'board?': { it: 'dal lato di SOLO verso il tuo', en: 'from SOLO’s side to yours' },
  box: { it: 'Nella scatola', en: 'In the box' },
  'box?': { it: 'tutti gli altri, se non li indichi', en: 'all the others unless given' },
  structure: { it: 'Schema dell’Epoca', en: 'Structure of the Age' },
  'structure?': {
    it: 'tocca un posto per dire che carta c’è; SOLO è a sinistra',
    en: 'tap a slot to say which card lies there; SOLO is on the left',
  },
  discard: { it: 'Scarti', en: 'Discard pile' },
  'discard?': { it: 'la carta più vecchia per prima', en: 'oldest first' },
  setAside: { it: 'Carte dell’Epoca messe da parte', en: 'Set-aside cards of the Age' },
  guildsAside: { it: 'Gilde escluse', en: 'Unused guilds' },
  'guildsAside?': { it: 'solo se le conosci', en: 'only if known' },
  offer: { it: 'Meraviglie offerte', en: 'Wonders on offer' },
  group: { it: 'Gruppo di meraviglie', en: 'Group of wonders' },
  lastActive: { it: 'Chi ha giocato l’ultimo turno', en: 'Who took the last turn' },
  actor: { it: 'Di chi è il turno in corso', en: 'Whose turn is being resolved' },
  next: { it: 'Chi gioca dopo', en: 'Who moves next' },
  queue: { it: 'Decisioni che seguono', en: 'Decisions that follow' },
  chance: { it: 'Gettoni pescati', en: 'Tokens drawn' },
  winner: { it: 'Chi ha vinto', en: 'Who has won' },
  by: { it: 'Come', en: 'How' },
}

const VALUES: Readonly<Record<string, Text>> = {
  '=solo': { it: 'SOLO', en: 'SOLO' },
  '=shared': { it: 'Nessuno dei due', en: 'Shared' },
  '=?': { it: 'Carta coperta', en: 'Face-down card' },
  '=?guild': { it: 'Gilda coperta', en: 'Face-down guild' },
  'board=null': { it: 'Posto vuoto', en: 'Empty space' },
  'age=1': { it: 'I', en: 'I' },
  'age=2': { it: 'II', en: 'II' },
  'age=3': { it: 'III', en: 'III' },
  '=military': { it: 'Supremazia Militare', en: 'Military supremacy' },
  '=science': { it: 'Scienza e Progresso', en: 'Scientific supremacy' },
  '=civilian': { it: 'Vittoria civile', en: 'Civilian victory' },
}

const PHASE_NAMES: Readonly<Record<Phase, Text>> = {
  draft: { it: 'Scelta di una meraviglia', en: 'Choice of a wonder' },
  address: { it: 'Indirizzo di SOLO', en: 'SOLO’s address' },
  turn: { it: 'Un turno', en: 'A turn' },
  'token-board': { it: 'Gettone dal tabellone', en: 'Token from the board' },
  'token-box': { it: 'Gettone dalla scatola (Grande Biblioteca)', en: 'Token from the box (Great Library)' },
  mausoleum: { it: 'Carta dagli scarti (Mausoleo)', en: 'Card of the discard pile (Mausoleum)' },
  messe: { it: 'Carta dalla cima (Messe)', en: 'Card of the top row (Messe)' },
  liberty: { it: 'Due carte dalla scatola (Statua della Libertà)', en: 'Two set-aside cards (Statue of Liberty)' },
  'destroy-brown': { it: 'Carta marrone da eliminare (Zeus)', en: 'Brown card to destroy (Zeus)' },
  'destroy-grey': { it: 'Carta grigia da eliminare (Circo Massimo)', en: 'Grey card to destroy (Circus Maximus)' },
  'age-end': { it: 'Fine dell’Epoca', en: 'End of the Age' },
  'age-start': { it: 'Inizio dell’Epoca', en: 'Start of the Age' },
  over: { it: 'Partita finita', en: 'The game is over' },
}

const FAULTS: Readonly<Record<string, Text>> = {
  '! the {} "{}" is already in {}': { it: '{2} è già in {3}', en: '{2} is already in {3}' },
  '! "{}" is not a card of Age {}': {
    it: '{1} non è una carta dell’Epoca {2=age}',
    en: '{1} is not a card of Age {2=age}',
  },
  '! "{}" is not a guild': { it: '{1} non è una gilda', en: '{1} is not a guild' },
  '! it covers {}, which is empty': { it: 'copre il posto {1}, che è vuoto', en: 'it covers {1}, which is empty' },
  '! an accessible card cannot lie face down': {
    it: 'una carta accessibile non può essere coperta: indica quale è, o che cosa ha sopra',
    en: 'an accessible card cannot lie face down: say which it is, or what lies over it',
  },
  '! Age {} has no such slot': { it: 'nell’Epoca {1=age} questo posto non c’è', en: 'Age {1=age} has no such slot' },
  '! there are more than {} guilds': { it: 'le gilde sono più di {1}', en: 'there are more than {1} guilds' },
  '! more than {} wonders are built': {
    it: 'le meraviglie costruite sono più di {1}',
    en: 'more than {1} wonders are built',
  },
  '! with the pawn on {} it decides who chooses': {
    it: 'con la pedina sullo {1} serve per sapere chi sceglie',
    en: 'with the pawn on {1} it decides who chooses',
  },
  '! after Age III the game is over': {
    it: 'dopo l’Epoca III la partita è finita',
    en: 'after Age III the game is over',
  },
  '! the progress token "{}" is not in the box': { it: '{1} non è nella scatola', en: '{1} is not in the box' },
  "! SOLO's strategic address is needed for this decision": {
    it: 'a SOLO serve per decidere',
    en: 'SOLO needs it to decide',
  },
  '! is negative': { it: 'il minimo è 0', en: '0 is the least' },
  '! is not 1 or 2': { it: 'può essere solo 1 o 2', en: 'can only be 1 or 2' },
  '! is not 1, 2 or 3': { it: 'può essere solo 1, 2 o 3', en: 'can only be 1, 2 or 3' },
  '! is not a looting token: they are 2 and 5': {
    it: 'i segnalini saccheggio sono da 2 e da 5',
    en: 'looting tokens are 2 and 5',
  },
  '! a looting token is there twice': {
    it: 'lo stesso segnalino saccheggio c’è due volte',
    en: 'a looting token is there twice',
  },
  '! has more cards than wonders are built': {
    it: 'le carte sono più delle meraviglie costruite',
    en: 'there are more cards than wonders built',
  },
  '! is not a pair of a phase and a side': {
    it: 'serve una coppia: che cosa si decide e chi lo decide',
    en: 'is not a pair of what is decided and who decides it',
  },
  '! there is no wonder to pick': { it: 'non c’è nessuna meraviglia da scegliere', en: 'there is no wonder to pick' },
  '! there is nothing for SOLO to decide here': {
    it: 'qui SOLO non ha niente da decidere',
    en: 'there is nothing for SOLO to decide here',
  },
  '! has more than {} spaces': { it: 'i posti sono più di {1}', en: 'there are more than {1} spaces' },
  '! has more than {} wonders': { it: 'le meraviglie sono più di {1}', en: 'there are more than {1} wonders' },
}

const PHASE_FIELDS = ['phase', 'queue']

export const positionLabels: Readonly<Record<string, Text>> = {
  ...COMMON_LABELS,
  ...FIELDS,
  ...city('player', { it: 'La tua città', en: 'Your city' }),
  ...city('solo', { it: 'La città di SOLO', en: 'SOLO’s city' }),
  ...VALUES,
  ...Object.fromEntries(
    Object.entries(PHASE_NAMES).flatMap(([id, name]) => PHASE_FIELDS.map((field) => [`${field}=${id}`, name])),
  ),
  ...valueLabels('level', LEVELS),
  ...Object.fromEntries(ADDRESSES.map((id) => [`address=${id}`, prefixed(id, addressName(id))])),
  ...FAULTS,
}

function prefixed(id: string, { it, en }: Text): Text {
  return { it: `${id} · ${it}`, en: `${id} · ${en}` }
}

const onlyIn = (...phases: readonly string[]): Json => ({ field: 'phase', in: phases })

/** What an editor is told about fields: their section, when they matter, where the slots of the structure lie. */
export const positionHints: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  promos: { section: 'now', when: onlyIn('draft', 'address') },
  offer: { section: 'now', when: onlyIn('draft', 'address') },
  group: { section: 'now', when: onlyIn('draft', 'address') },
  lastActive: { section: 'now', when: onlyIn('age-end') },
  actor: { section: 'now', when: onlyIn(...FOLLOW_UPS) },
  next: { section: 'now', when: onlyIn(...FOLLOW_UPS) },
  queue: { section: 'now', when: onlyIn(...FOLLOW_UPS) },
  chance: { section: 'now', when: onlyIn('token-box') },
  winner: { section: 'now', when: onlyIn('over') },
  by: { section: 'now', when: onlyIn('over') },
  structure: {
    section: 'structure',
    grid: {
      by: 'age',
      layouts: Object.fromEntries(
        Object.entries(LAYOUTS).map(([age, { slots }]) => [age, slots.map(({ id, row, x }) => ({ id, row, x }))]),
      ),
    },
  },
  player: { section: 'player' },
  solo: { section: 'solo' },
  conflict: { section: 'conflict' },
  loot: { section: 'conflict' },
  board: { section: 'progress' },
  box: { section: 'progress' },
  discard: { section: 'aside' },
  setAside: { section: 'aside' },
  guildsAside: { section: 'aside' },
  accessible: { hidden: true },
}
