// What people call the fields of a position, their values and what can be wrong with them; and how an editor lays them out.
// The keys: `src/games/duel/position/labels.ts`.
import type { Json, Text } from '../../../kernel/contract.ts'
import { COMMON_LABELS, valueLabels } from '../../../kit/labels.ts'
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

const FAULTS: Readonly<Record<string, Text>> = {
  '! is neither a roll nor a card': { it: 'non è né un tiro né una carta', en: 'is neither a roll nor a card' },
  '! has more than {} houses': { it: 'le abitazioni sono più di {1}', en: 'there are more than {1} houses' },
  '! has more than {} rolls': { it: 'i tiri sono più di {1}', en: 'there are more than {1} rolls' },
  '! "{}" is not on the map of {}': { it: '{1} non è sul tabellone {2}', en: '{1} is not on the map of {2}' },
  '! nobody builds in the capital': {
    it: 'nella città di partenza non si costruisce',
    en: 'nobody builds in the start city',
  },
  '! a {} colonist does not use "{}"': {
    it: 'questo colono non può stare sulla {2}',
    en: 'this colonist does not use the {2}',
  },
  '! "{}" is taken already': { it: 'sulla {1} c’è già un colono', en: 'there is a colonist on the {1} already' },
  '! a game that is being set up has no last turn': {
    it: 'durante la preparazione non c’è un ultimo turno',
    en: 'there is no last turn during set-up',
  },
  '! two dice cannot show {}': { it: 'due dadi non possono dare {1}', en: 'two dice cannot show {1}' },
  '! a card has to be played, and there is none': {
    it: 'bisogna giocare una carta, e non ce n’è',
    en: 'a card has to be played, and there is none',
  },
  '! "{}" is not asked in the turn of the {}': {
    it: 'in questo turno non succede',
    en: 'this does not happen in this turn',
  },
  '! a good is rolled for after the action': {
    it: 'prima della merce si tira per l’azione, una volta',
    en: 'the action is rolled for first, once',
  },
  '! space {} cannot have been empty': {
    it: 'lo spazio {1} non può essere vuoto',
    en: 'space {1} cannot have been empty',
  },
  '! there are {} colonists on the board': {
    it: 'coloni sul tabellone: {1}',
    en: 'colonists on the board: {1}',
  },
  '! the dice are rolled here, and there is no value left for them': {
    it: 'qui si tirano i dadi, e manca il risultato',
    en: 'the dice are rolled here, and their result is missing',
  },
  '! the dice are rolled here, they cannot be {}': {
    it: 'qui si tirano i dadi, e non possono dare {1}',
    en: 'the dice are rolled here, they cannot be {1}',
  },
  '! there is nothing for the AI to decide here': {
    it: 'qui l’IA non ha niente da decidere',
    en: 'there is nothing for the AI to decide here',
  },
  '! there is nothing that could be done here': {
    it: 'qui non si può fare niente',
    en: 'there is nothing that could be done here',
  },
}

export const positionLabels: Readonly<Record<string, Text>> = {
  ...COMMON_LABELS,
  ...FIELDS,
  ...VALUES,
  ...valueLabels('map', MAPS),
  ...valueLabels('dice', DICE),
  ...FAULTS,
}

/** The cities of each board, in rows of a few. */
const COLUMNS = 5
const layouts: Json = Object.fromEntries(
  MAPS.map(({ id, cities }) => [
    id,
    cities.map((city) => ({ id: city.id, row: Math.floor(city.no / COLUMNS), x: city.no % COLUMNS })),
  ]),
)

/** What an editor is told about fields, by dotted path: their section, the option of a new game they follow, when they matter. */
export const positionHints: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  map: { section: 'now', option: 'map' },
  dice: { section: 'now', option: 'dice' },
  turn: { section: 'now' },
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
