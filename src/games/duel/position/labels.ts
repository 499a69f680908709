// Labels of the fields of a position and their values, and hints for the editor.
//
//   solo.cards          a field            phase=turn    one of its values (=turn for any field)
//   solo.cards?         a hint beside it   §now          a section
import type { Json, Text } from '../../../kernel/contract.ts'
import { inEachLang } from '../../../kernel/text.ts'
import { COMMON_LABELS, valueLabels } from '../../../common/labels.ts'
import { FOLLOW_UPS } from '../asks.ts'
import { LEVELS } from '../automa/levels.ts'
import { addressName } from '../automa/scales.ts'
import { LAYOUTS } from '../catalogue/layouts.ts'
import { ADDRESSES, NUMERALS } from '../catalogue/vocabulary.ts'
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
  ...Object.fromEntries(Object.entries(NUMERALS).map(([age, numeral]) => [`age=${age}`, inEachLang(() => numeral)])),
  ...valueLabels('level', LEVELS),
  ...Object.fromEntries(ADDRESSES.map((id) => [`address=${id}`, prefixed(id, addressName(id))])),
}

function prefixed(id: string, { it, en }: Text): Text {
  return { it: `${id} · ${it}`, en: `${id} · ${en}` }
}

/** A list or a slot of the structure, in quotation marks: «La città di SOLO, Carte costruite». */
export function placeName(field: string, slot: string): Text {
  const steps = field.split('.').map((_, at, all) => all.slice(0, at + 1).join('.'))
  const name = inEachLang((lang) => steps.map((step) => positionLabels[step]?.[lang] ?? step).join(', '))
  const where = slot === '' ? '' : ` ${slot}`
  return { it: `«${name.it}${where}»`, en: `“${name.en}${where}”` }
}

const onlyIn = (...phases: readonly string[]): Json => ({ field: 'phase', in: phases })

/** Hints for the editor: the section of a field, when it matters, where the slots of the structure lie. */
export const positionHints: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  turn: { section: 'now', start: 'player' },
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
