// Labels of the fields of a position and their values, and hints for the editor. The keys: `src/games/duel/position/labels.ts`.
import type { Json } from '../../../kernel/contract.ts'
import type { Lang, Text } from '../../../kernel/text.ts'
import { COMMON_LABELS, valueLabels } from '../../../common/labels.ts'
import { LEVELS } from '../automa/levels.ts'
import { AREA_LIST } from '../catalogue/actions.ts'
import { CHALLENGES } from '../catalogue/challenges.ts'
import { ORDER_VALUES, SPACE_NAMES } from '../catalogue/map.ts'
import { DECK_NAMES, GENRE_NAMES, GENRES } from '../catalogue/vocabulary.ts'
import { ROUNDS, START_MONEY } from '../state.ts'

const ROWS: Readonly<Record<(typeof DECK_NAMES)[number], Text>> = {
  writers: { it: 'Scrittori', en: 'Writers' },
  artists: { it: 'Artisti', en: 'Artists' },
  comics: { it: 'Fumetti', en: 'Comics' },
}
const rows = (field: string): Readonly<Record<string, Text>> =>
  Object.fromEntries(DECK_NAMES.map((name) => [`${field}.${name}`, ROWS[name]]))

const printed = (side: string): Readonly<Record<string, Text>> => ({
  [`${side}.printed`]: { it: 'Fumetti stampati', en: 'Printed comics' },
  [`${side}.printed?`]: { it: 'da sinistra a destra sulla plancia', en: 'left to right on the mat' },
  [`${side}.printed.id`]: { it: 'Fumetto', en: 'Comic' },
  [`${side}.printed.fans`]: { it: 'Fan', en: 'Fans' },
  [`${side}.printed.writer`]: { it: 'Scrittore', en: 'Writer' },
  [`${side}.printed.artist`]: { it: 'Artista', en: 'Artist' },
  [`${side}.printed.masteryFan`]: { it: 'Ha già avuto il fan della Maestria', en: 'Has had its mastery fan' },
})

const FIELDS: Readonly<Record<string, Text>> = {
  '§map': { it: 'La mappa delle vendite', en: 'The sales map' },
  '§board': { it: 'Il tabellone', en: 'The board' },
  '§cards': { it: 'Le carte sul tavolo', en: 'The cards on the table' },
  '§player': { it: 'La tua plancia', en: 'Your mat' },
  '§automa': { it: 'L’Automa', en: 'The Automa' },

  level: { it: 'Livello', en: 'Level' },
  round: { it: 'Round', en: 'Round' },
  phase: { it: 'Che cosa succede', en: 'What is going on' },
  card: { it: 'Carta Automa scoperta', en: 'Automa card revealed' },
  challenges: { it: 'Sfide scelte', en: 'Challenges chosen' },
  spaces: { it: 'Redattori sul tabellone', en: 'Editors on the board' },
  'spaces?': { it: 'dall’alto in basso', en: 'top to bottom' },
  ...Object.fromEntries(AREA_LIST.map(({ id, name }) => [`spaces.${id}`, name])),
  display: { it: 'Carte scoperte', en: 'Face-up cards' },
  'display?': { it: 'da sinistra a destra', en: 'left to right' },
  ...rows('display'),
  decks: { it: 'Mazzi', en: 'Decks' },
  'decks.comicTop': { it: 'Genere in cima ai fumetti', en: 'Genre on top of the comics' },
  'decks.writerTop': { it: 'Valore in cima agli scrittori', en: 'Value on top of the writers' },
  'decks.artistTop': { it: 'Valore in cima agli artisti', en: 'Value on top of the artists' },
  ...rows('decks'),
  discards: { it: 'Pile degli scarti', en: 'Discard piles' },
  ...rows('discards'),
  ideasBoard: { it: 'Gettoni Idea sul tabellone', en: 'Idea tokens on the board' },
  map: { it: 'Ordini sulla mappa', en: 'Orders on the map' },
  'map?': { it: 'senza valore se coperti', en: 'without a value while face down' },
  gone: { it: 'Ordini usciti dal gioco', en: 'Orders out of the game' },
  'gone?': { it: 'soddisfatti o raccolti dall’Automa', en: 'fulfilled, or collected by the Automa' },
  'gone.genre': { it: 'Genere', en: 'Genre' },
  'gone.value': { it: 'Valore', en: 'Value' },
  mastery: { it: 'Gettoni Maestria', en: 'Mastery tokens' },
  calendar: { it: 'Calendario', en: 'Calendar' },
  'calendar?': { it: 'round 1, 2, 3, 3, 4, 5', en: 'rounds 1, 2, 3, 3, 4, 5' },
  automa: { it: 'L’Automa', en: 'The Automa' },
  'automa.writers': { it: 'Scrittori nella sua area', en: 'Writers in its play area' },
  'automa.artists': { it: 'Artisti nella sua area', en: 'Artists in its play area' },
  'automa.developed': { it: 'Fumetti sviluppati', en: 'Developed comics' },
  'automa.vp': { it: 'PV delle classifiche', en: 'VP of the rankings' },
  'automa.lostEditors': { it: 'Redattori persi nel round', en: 'Editors lost this round' },
  'automa.cards': { it: 'Carte Automa', en: 'Automa cards' },
  'automa.cards.faceDown': { it: 'Coperte sulla plancia', en: 'Face down on the mat' },
  'automa.cards.discard': { it: 'Scartate', en: 'Discarded' },
  'automa.cards.revealed': { it: 'Già scoperte in questo round', en: 'Already revealed this round' },
  'player.money': { it: 'Denaro', en: 'Money' },
  'player.ideas': { it: 'Gettoni Idea', en: 'Idea tokens' },
  'player.tickets': { it: 'Biglietti super-trasporto', en: 'Super-transport tickets' },
  'player.vp': { it: 'PV delle classifiche', en: 'VP of the rankings' },
  'player.fulfilled': { it: 'Ordini soddisfatti', en: 'Orders fulfilled' },
  'player.hand': { it: 'Mano', en: 'Hand' },
  'player.hyped': { it: 'Fumetti con l’Hype', en: 'Hyped comics' },
  'player.hyped.id': { it: 'Fumetto', en: 'Comic' },
  'player.hyped.tokens': { it: 'Segnalini Hype', en: 'Hype tokens' },
  'player.cubes': { it: 'Cubi azione speciale', en: 'Special action cubes' },
  'player.agent': { it: 'Agente di vendita', en: 'Sales agent' },
  'player.orders': { it: 'Ordini da soddisfare', en: 'Orders to fulfil' },
  'player.orders.genre': { it: 'Genere', en: 'Genre' },
  'player.orders.value': { it: 'Valore', en: 'Value' },
  'player.printed.writerValue': { it: 'Valore dello scrittore', en: 'Value of the writer' },
  'player.printed.artistValue': { it: 'Valore dell’artista', en: 'Value of the artist' },
  'player.printed.betterColor': { it: 'Miglioria del colore', en: 'Better Color token' },
  'player.printed.hypeUsed': { it: 'Ha usato segnalini Hype', en: 'Has used Hype tokens' },
  'player.printed.learned': { it: 'Ha imparato adesso', en: 'Has learned just now' },
  'player.printed.trained': { it: 'Si è formato adesso', en: 'Has trained just now' },
  'player.extraEditor': { it: 'Redattore extra preso', en: 'Extra editor taken' },
}

const VALUES: Readonly<Record<string, Text>> = {
  '=automa': { it: 'Automa', en: 'Automa' },
  '=writer': { it: 'Scrittore', en: 'Writer' },
  '=artist': { it: 'Artista', en: 'Artist' },
  'phase=setup': { it: 'La preparazione', en: 'Set-up' },
  'phase=increase': { it: 'L’inizio del round: aumenti', en: 'The start of the round: increases' },
  'phase=automa-turn': { it: 'Il turno dell’Automa', en: 'The Automa’s turn' },
  'phase=player-turn': { it: 'Il tuo turno', en: 'Your turn' },
  'phase=end-of-round': { it: 'La fine del round', en: 'The end of the round' },
  'phase=final': { it: 'La fine della partita', en: 'The end of the game' },
  'card=null': { it: 'Ancora coperta', en: 'Still face down' },
  ...valueLabels('level', LEVELS),
  ...valueLabels('challenges', CHALLENGES),
  ...Object.fromEntries(GENRES.flatMap((id) => orderLabels(id, GENRE_NAMES[id]))),
}

/** `horror-4`, and `horror` for an order that lies face down. */
function orderLabels(id: string, name: Text): [string, Text][] {
  const faceDown: Text = { it: `${name.it}, coperto`, en: `${name.en}, face down` }
  return [
    [`map=${id}`, faceDown],
    ...ORDER_VALUES.map((n): [string, Text] => [`map=${id}-${n}`, { it: `${name.it} ${n}`, en: `${name.en} ${n}` }]),
  ]
}

export const positionLabels: Readonly<Record<string, Text>> = {
  ...COMMON_LABELS,
  ...FIELDS,
  ...printed('player'),
  ...printed('automa'),
  ...VALUES,
}

/** A place of a position by its labels: "Tu, Mano". */
export const placeName = (path: readonly string[], lang: Lang): string =>
  path.flatMap((_, at) => positionLabels[path.slice(0, at + 1).join('.')]?.[lang] ?? []).join(', ')

/** The places of the order spaces: their names contain row and column. */
const SLOTS: Json = SPACE_NAMES.map((id) => {
  const [, row = '', x = ''] = id.split('-')
  return { id, row: Number(row), x: Number(x) }
})

/** Hints for the editor: the section of a field, the option of a new game it follows, when it matters, where slots lie. */
export const positionHints: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  level: { section: 'now', option: 'level' },
  round: { section: 'now' },
  phase: { section: 'now', start: 'player-turn' },
  card: { section: 'now', when: { field: 'phase', in: ['automa-turn'] } },
  challenges: { section: 'now', option: 'challenges' },
  player: { section: 'player' },
  'player.money': { start: START_MONEY },
  automa: { section: 'automa' },
  spaces: { section: 'board' },
  ideasBoard: { section: 'board' },
  mastery: { section: 'board' },
  calendar: { section: 'board' },
  display: { section: 'cards' },
  decks: { section: 'cards' },
  'decks.writers': { hidden: true },
  'decks.artists': { hidden: true },
  'decks.comics': { hidden: true },
  discards: { section: 'cards' },
  map: {
    section: 'map',
    grid: { by: 'round', layouts: Object.fromEntries(Array.from({ length: ROUNDS }, (_, at) => [at + 1, SLOTS])) },
  },
  gone: { section: 'map' },
  deck: { hidden: true, option: 'deck' },
  chance: { hidden: true },
  doing: { hidden: true },
}
