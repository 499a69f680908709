// The starting cards and the cards for sale with two players (R2.4), what each role does, the gods they score for.
import type { CardDefinition, GodDefinition, RoleDefinition, SpaceDefinition } from './vocabulary.ts'

// biome-ignore format: one card, one line
export const CARD_DEFINITIONS = [
  { id: 'start-tribune', role: 'tribune', god: 'mars', cost: [] },
  { id: 'start-architect', role: 'architect', god: 'jupiter', cost: [] },
  { id: 'start-prefect-1', role: 'prefect', god: 'saturnus', cost: [] },
  { id: 'start-prefect-2', role: 'prefect', god: 'saturnus', cost: [] },
  { id: 'start-mercator', role: 'mercator', god: 'mercurius', cost: [], coins: 3 },
  { id: 'start-diplomat', role: 'diplomat', god: 'jupiter', cost: [] },
  { id: 'start-senator', role: 'senator', god: 'vesta', cost: [] },
  { id: 'i-architect', role: 'architect', god: 'jupiter', cost: ['tool'], deck: 'I' },
  { id: 'i-prefect', role: 'prefect', god: 'saturnus', cost: ['wine'], deck: 'I' },
  { id: 'i-mercator', role: 'mercator', god: 'mercurius', cost: ['wine'], deck: 'I', coins: 5 },
  { id: 'i-colonist', role: 'colonist', god: 'mars', cost: ['food'], deck: 'I' },
  { id: 'i-diplomat', role: 'diplomat', god: 'saturnus', cost: ['tool'], deck: 'I' },
  { id: 'i-mason', role: 'mason', god: 'minerva', cost: ['food'], deck: 'I' },
  { id: 'i-farmer', role: 'farmer', god: 'minerva', cost: ['brick', 'food'], deck: 'I' },
  { id: 'i-smith', role: 'smith', god: 'minerva', cost: ['brick', 'tool'], deck: 'I' },
  { id: 'ii-architect', role: 'architect', god: 'jupiter', cost: ['tool'], deck: 'II' },
  { id: 'ii-prefect', role: 'prefect', god: 'saturnus', cost: ['wine'], deck: 'II' },
  { id: 'ii-mercator', role: 'mercator', god: 'mercurius', cost: ['wine'], deck: 'II', coins: 5 },
  { id: 'ii-colonist', role: 'colonist', god: 'mars', cost: ['food'], deck: 'II' },
  { id: 'ii-consul', role: 'consul', god: 'jupiter', cost: ['cloth'], deck: 'II' },
  { id: 'ii-vintner', role: 'vintner', god: 'minerva', cost: ['brick', 'wine'], deck: 'II' },
  { id: 'ii-weaver', role: 'weaver', god: 'minerva', cost: ['brick', 'cloth'], deck: 'II' },
] as const satisfies readonly CardDefinition[]

export type CardId = (typeof CARD_DEFINITIONS)[number]['id']

// biome-ignore format: one role, one entry
export const ROLE_DEFINITIONS = [
  { id: 'tribune', name: { it: 'Tribuno', en: 'Tribune' },
    text: { it: 'Riprendi tutte le tue carte giocate, questa compresa, e 1 sesterzio per ogni carta oltre la terza. Poi puoi piazzare 1 colono nella città di partenza per 1 cibo + 1 utensile.', en: 'Take back all your played cards, this one included, and 1 sestertius for each card beyond the third. You may then place 1 colonist in the start city for 1 food + 1 tool.' } },
  { id: 'architect', name: { it: 'Architetto', en: 'Architect' },
    text: { it: 'Muovi i tuoi coloni: in tutto tanti passi quanti sono i tuoi coloni sul tabellone. Poi costruisci nelle città accanto a loro.', en: 'Move your colonists: in all as many steps as you have colonists on the board. Then build in cities next to them.' } },
  { id: 'prefect', name: { it: 'Prefetto', en: 'Prefect' },
    text: { it: 'Scegli una regione il cui segnalino mostra una merce: prendi quella merce, gira il segnalino, poi ogni abitazione della regione produce. Oppure prendi tutte le monete visibili sui segnalini e rigirali.', en: 'Choose a province whose marker shows a good: take that good, turn the marker, then every house there produces. Or take all coins shown on the markers and turn them back.' } },
  { id: 'mercator', name: { it: 'Mercante', en: 'Mercator' },
    text: { it: 'Ricevi le monete indicate (3, carta acquistata 5), poi commercia fino a due tipi di merci con la banca.', en: 'Receive the coins shown (3, bought card 5), then trade up to two types of goods with the bank.' } },
  { id: 'diplomat', name: { it: 'Diplomatico', en: 'Diplomat' },
    text: { it: 'Esegui la carta che era in cima alla tua pila degli scarti (non un altro Diplomatico).', en: 'Carry out the card that lay on top of your own discard pile (not another Diplomat).' } },
  { id: 'senator', name: { it: 'Senatore', en: 'Senator' },
    text: { it: 'Acquista fino a 2 carte pagando il costo della carta più quello del suo spazio.', en: 'Buy up to 2 cards for the cost on the card plus the cost of its space.' } },
  { id: 'consul', name: { it: 'Console', en: 'Consul' },
    text: { it: 'Acquista 1 carta pagando solo il costo della carta.', en: 'Buy 1 card for the cost on the card only.' } },
  { id: 'colonist', name: { it: 'Colono', en: 'Colonist' },
    text: { it: 'Piazza coloni nella città di partenza o in città con una tua abitazione, ciascuno per 1 cibo + 1 utensile. Oppure ricevi 5 sesterzi + 1 per ogni tuo colono sul tabellone.', en: 'Place colonists in the start city or in cities with your house, each for 1 food + 1 tool. Or receive 5 sestertii + 1 per colonist of yours on the board.' } },
  { id: 'mason', name: { it: 'Muratore', en: 'Mason' }, good: 'brick', vp: 3,
    text: { it: 'Ogni tua città del mattone produce 1 mattone.', en: 'Each of your brick cities produces 1 brick.' } },
  { id: 'farmer', name: { it: 'Contadino', en: 'Farmer' }, good: 'food', vp: 3,
    text: { it: 'Ogni tua città del cibo produce 1 cibo.', en: 'Each of your food cities produces 1 food.' } },
  { id: 'smith', name: { it: 'Fabbro', en: 'Smith' }, good: 'tool', vp: 3,
    text: { it: 'Ogni tua città degli utensili produce 1 utensile.', en: 'Each of your tool cities produces 1 tool.' } },
  { id: 'vintner', name: { it: 'Vinaio', en: 'Vintner' }, good: 'wine', vp: 4,
    text: { it: 'Ogni tua città del vino produce 1 vino.', en: 'Each of your wine cities produces 1 wine.' } },
  { id: 'weaver', name: { it: 'Tessitore', en: 'Weaver' }, good: 'cloth', vp: 5,
    text: { it: 'Ogni tua città della stoffa produce 1 stoffa.', en: 'Each of your cloth cities produces 1 cloth.' } },
] as const satisfies readonly RoleDefinition[]

// biome-ignore format: one god, one entry
export const GOD_DEFINITIONS = [
  { id: 'vesta', name: { it: 'Vesta', en: 'Vesta' }, colour: '#b389d3',
    text: { it: '1 PV ogni 10 sesterzi; le merci in magazzino contano per il loro valore', en: '1 VP for every 10 sestertii; stored goods count at their value' } },
  { id: 'jupiter', name: { it: 'Giove', en: 'Jupiter' }, colour: '#86c5ea',
    text: { it: '1 PV per abitazione fuori dalle città del mattone', en: '1 VP per house outside brick cities' } },
  { id: 'saturnus', name: { it: 'Saturno', en: 'Saturnus' }, colour: '#f4d83c',
    text: { it: '1 PV per regione con un’abitazione', en: '1 VP per province with a house' } },
  { id: 'mercurius', name: { it: 'Mercurio', en: 'Mercurius' }, colour: '#a8854b',
    text: { it: '2 PV per tipo di merce prodotto dalle tue abitazioni', en: '2 VP per type of good your houses produce' } },
  { id: 'mars', name: { it: 'Marte', en: 'Mars' }, colour: '#f29a2e',
    text: { it: '2 PV per colono sul tabellone', en: '2 VP per colonist on the board' } },
  { id: 'minerva', name: { it: 'Minerva', en: 'Minerva' }, colour: '#cdd83e',
    text: { it: '3, 3, 3, 4 o 5 PV per abitazione in una città della merce della carta', en: '3, 3, 3, 4 or 5 VP per house in a city of the card’s good' } },
] as const satisfies readonly GodDefinition[]

/** The spaces of the display from left to right (R10.1). */
// biome-ignore format: one space, one line
export const SPACE_DEFINITIONS = [
  { cloth: 0, any: 0 },
  { cloth: 0, any: 1 },
  { cloth: 0, any: 1 },
  { cloth: 1, any: 0 },
  { cloth: 1, any: 0 },
  { cloth: 1, any: 1 },
  { cloth: 2, any: 0 },
] as const satisfies readonly SpaceDefinition[]
