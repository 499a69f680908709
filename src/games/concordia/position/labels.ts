// Labels of the fields of a position and their values, and hints for the editor. The keys: `src/games/duel/position/labels.ts`.
import type { Json, Text } from '../../../kernel/contract.ts'
import { COMMON_LABELS, valueLabels } from '../../../common/labels.ts'
import { DICE } from '../automa/dice.ts'
import { MAPS } from '../catalogue/geography.ts'

const FIELDS: Readonly<Record<string, Text>> = {
  '§board': { it: 'Il tabellone', en: 'The board' },
  '§display': { it: 'Le carte in vendita', en: 'The cards for sale' },
  '§player': { it: 'Tu', en: 'You' },
  '§ai': { it: 'L’IA', en: 'The AI' },

  map: { it: 'Tabellone', en: 'Board' },
  dice: { it: 'Dadi dell’IA', en: 'The AI’s dice' },
  phase: { it: 'A che punto è la partita', en: 'How far the game is' },
  endTriggeredBy: { it: 'Chi ha la carta Concordia', en: 'Who has the Concordia card' },
  cityGoods: { it: 'Merci delle città', en: 'Goods of the cities' },
  'cityGoods?': { it: 'dove non la indichi vale una disposizione di esempio', en: 'a sample layout where not given' },
  coinProvinces: { it: 'Regioni con il segnalino sul lato monete', en: 'Provinces whose marker shows coins' },
  houses: { it: 'Abitazioni', en: 'Houses' },
  'houses.player': { it: 'Tue', en: 'Yours' },
  'houses.ai': { it: 'Dell’IA', en: 'The AI’s' },
  market: { it: 'In vendita', en: 'On display' },
  'market?': { it: 'da sinistra a destra', en: 'from left to right' },
  faceDown: { it: 'Carte coperte', en: 'Face-down cards' },
  'faceDown?': { it: 'tutte quelle che non si vedono, se non le indichi', en: 'all that are not seen, unless given' },
  'faceDown.I': { it: 'Mazzo I', en: 'Deck I' },
  'faceDown.II': { it: 'Mazzo II', en: 'Deck II' },
  'player.coins': { it: 'Sesterzi', en: 'Sestertii' },
  'player.goods': { it: 'Merci in magazzino', en: 'Goods in the storehouse' },
  'player.storedColonists': { it: 'Coloni in magazzino', en: 'Colonists in the storehouse' },
  'player.colonists': { it: 'Coloni sul tabellone', en: 'Colonists on the board' },
  'player.colonists.type': { it: 'Tipo', en: 'Type' },
  'player.colonists.at': { it: 'Dove', en: 'Where' },
  'player.hand': { it: 'Carte in mano', en: 'Cards in hand' },
  'player.discard': { it: 'Pila degli scarti', en: 'Discard pile' },
  'player.discard?': { it: 'l’ultima giocata in fondo', en: 'the last one played at the end' },
  ai: { it: 'L’IA', en: 'The AI' },
  'ai.goods': { it: 'Merci in magazzino', en: 'Goods in the storehouse' },
  'ai.storedColonists': { it: 'Coloni in magazzino', en: 'Colonists in the storehouse' },
  'ai.storedColonists?': { it: 'gli altri sono nella città di partenza', en: 'the others are in the start city' },
  'ai.bought': { it: 'Carte acquistate', en: 'Cards bought' },
  'ai.bought?': { it: 'oltre alle sette di partenza', en: 'besides the seven starting cards' },
}

const VALUES: Readonly<Record<string, Text>> = {
  '=ai': { it: 'IA', en: 'AI' },
  '=null': { it: 'Nessuno', en: 'Nobody' },
  'phase=normal': { it: 'In corso', en: 'Under way' },
  'phase=final': { it: 'Questo è l’ultimo turno', en: 'This is the last turn' },
  'phase=over': { it: 'Finita', en: 'Over' },
  '=land': { it: 'Di terra', en: 'Land' },
  '=sea': { it: 'Di mare', en: 'Sea' },
}

export const positionLabels: Readonly<Record<string, Text>> = {
  ...COMMON_LABELS,
  ...FIELDS,
  ...VALUES,
  ...valueLabels('map', MAPS),
  ...valueLabels('dice', DICE),
}

/** The cities of each board, in rows of a few. */
const COLUMNS = 5
const layouts: Json = Object.fromEntries(
  MAPS.map(({ id, cities }) => [
    id,
    cities.map((city) => ({ id: city.id, row: Math.floor(city.no / COLUMNS), x: city.no % COLUMNS })),
  ]),
)

/** Hints for the editor, by dotted path: the section of a field, the option of a new game it follows, when it matters. */
export const positionHints: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  map: { section: 'now', option: 'map' },
  dice: { section: 'now', option: 'dice' },
  turn: { section: 'now', start: 'player' },
  phase: { section: 'now' },
  endTriggeredBy: { section: 'now', when: { field: 'phase', in: ['final', 'over'] } },
  cityGoods: { section: 'board', grid: { by: 'map', layouts } },
  houses: { section: 'board' },
  coinProvinces: { section: 'board' },
  market: { section: 'display' },
  faceDown: { section: 'display' },
  player: { section: 'player' },
  ai: { section: 'ai' },
  chance: { hidden: true },
  setup: { hidden: true },
  rolls: { hidden: true },
  doing: { hidden: true },
}
