// Instructions for the hands. A hex is told by its name on our map and by where it is on the printed one.
import { il, type Gender, un } from '../../../kernel/italian.ts'
import { andList, type Phrase, type Text, type Unit } from '../../../kernel/text.ts'
import { structure, type StructureId, type StructureNo } from '../catalogue/index.ts'
import { lower } from '../names.ts'

/** "E7 (row 5 from the top, land hex 7 from the left)" */
export const WHERE: Phrase<[name: string, row: number, at: number]> = {
  it: (name, row, at) => `${name} (riga ${row} dall’alto, esagono di terra ${at} da sinistra)`,
  en: (name, row, at) => `${name} (row ${row} from the top, land hex ${at} from the left)`,
}

// goods, power and points
export const TAKE: Phrase<[goods: string]> = {
  it: (goods) => `Prendi ${goods}`,
  en: (goods) => `Take ${goods}`,
}
export const PAY: Phrase<[goods: string]> = { it: (goods) => `Paga ${goods}`, en: (goods) => `Pay ${goods}` }
/** What it is for, or where it comes from. */
export const BECAUSE: Phrase<[what: string, why: string]> = {
  it: (what, why) => `${what}: ${why}`,
  en: (what, why) => `${what}: ${why}`,
}
export const SPEND: Unit = {
  one: {
    it: 'Sposta # gettone potere dalla ciotola III alla I',
    en: 'Move # power token from bowl III to bowl I',
  },
  other: {
    it: 'Sposta # gettoni potere dalla ciotola III alla I',
    en: 'Move # power tokens from bowl III to bowl I',
  },
}
export const TO_SECOND: Unit = {
  one: { it: '# gettone potere dalla ciotola I alla II', en: '# power token from bowl I to bowl II' },
  other: { it: '# gettoni potere dalla ciotola I alla II', en: '# power tokens from bowl I to bowl II' },
}
export const TO_THIRD: Unit = {
  one: { it: '# gettone potere dalla ciotola II alla III', en: '# power token from bowl II to bowl III' },
  other: { it: '# gettoni potere dalla ciotola II alla III', en: '# power tokens from bowl II to bowl III' },
}
export const MOVE: Phrase<[moved: readonly string[]]> = {
  it: (moved) => `Sposta ${moved.join(', poi ')}`,
  en: (moved) => `Move ${moved.join(', then ')}`,
}
export const BURN: Text = {
  it: 'Togli dal gioco un gettone potere della ciotola II e spostane un altro dalla ciotola II alla III',
  en: 'Take one power token of bowl II out of the game and move another from bowl II to bowl III',
}
export const POINTS_UP: Phrase<[points: string]> = {
  it: (points) => `Avanza di ${points} sul tracciato dei punti`,
  en: (points) => `Move forward ${points} on the scoring track`,
}
export const POINTS_DOWN: Phrase<[points: string]> = {
  it: (points) => `Arretra di ${points} sul tracciato dei punti`,
  en: (points) => `Move back ${points} on the scoring track`,
}
export const PRIEST_OFF: Text = {
  it: 'Togli un sacerdote dalla tua plancia: se fa un solo passo, torna nella tua riserva',
  en: 'Take a priest off your board: for a single step it goes back to your supply',
}

// structures and the map
const GENDERS: Readonly<Record<StructureId, Gender>> = {
  dwelling: 'f',
  'trading-post': 'm',
  temple: 'm',
  stronghold: 'f',
  sanctuary: 'm',
}
const A: Phrase<[no: StructureNo]> = {
  it: (no) => un(lower(structure(no).name.it), GENDERS[structure(no).id]),
  en: (no) => `a ${lower(structure(no).name.en)}`,
}
const THE: Phrase<[no: StructureNo]> = {
  it: (no) => il(lower(structure(no).name.it), GENDERS[structure(no).id]),
  en: (no) => `the ${lower(structure(no).name.en)}`,
}
export const BUILD: Phrase<[kind: StructureNo, where: string]> = {
  it: (kind, where) => `Metti ${A.it(kind)} dalla tua plancia in ${where}`,
  en: (kind, where) => `Put ${A.en(kind)} from your board on ${where}`,
}
export const UPGRADE: Phrase<[before: StructureNo, kind: StructureNo, where: string]> = {
  it: (before, kind, where) =>
    `In ${where} sostituisci ${THE.it(before)} con ${A.it(kind)}, e rimetti sulla plancia il pezzo tolto`,
  en: (before, kind, where) =>
    `On ${where} replace ${THE.en(before)} by ${A.en(kind)}, and put the piece taken off back on your board`,
}
export const LAY_TERRAIN: Phrase<[terrain: string, where: string]> = {
  it: (terrain, where) => `Metti in ${where} una tessera terreno: ${terrain}`,
  en: (terrain, where) => `Put a terrain tile on ${where}: ${terrain}`,
}
export const CHANGE_TERRAIN: Phrase<[terrain: string, where: string]> = {
  it: (terrain, where) => `Sostituisci la tessera terreno in ${where} con: ${terrain}`,
  en: (terrain, where) => `Replace the terrain tile on ${where} by: ${terrain}`,
}
export const CLEAR_TERRAIN: Phrase<[terrain: string, where: string]> = {
  it: (terrain, where) => `Togli la tessera terreno in ${where}: torna il terreno stampato, ${terrain}`,
  en: (terrain, where) => `Take the terrain tile off ${where}: the printed terrain is back, ${terrain}`,
}
export const BRIDGE: Phrase<[ends: string]> = {
  it: (ends) => `Metti un tuo ponte fra ${ends}`,
  en: (ends) => `Put one of your bridges between ${ends}`,
}
export const TOWN: Phrase<[tile: string, where: string]> = {
  it: (tile, where) => `Prendi la tessera «${tile}» e mettila alla tua nuova città: ${where}`,
  en: (tile, where) => `Take the tile “${tile}” and put it at your new town: ${where}`,
}
export const ON_RIVER: Phrase<[river: string]> = {
  it: (river) => `, sul ${river}`,
  en: (river) => `, on the ${river}`,
}
export const KEY: Text = {
  it: 'Tieni la chiave della tessera città: serve per il 10 di un culto',
  en: 'Keep the key of the town tile: it is needed for the 10 of a cult',
}

// cults and tracks
export const STEP: Phrase<[of: string, from: number, to: number]> = {
  it: (of, from, to) => `Sposta il tuo segnalino del culto ${of} da ${from} a ${to}`,
  en: (of, from, to) => `Move your marker of the cult ${of} from ${from} to ${to}`,
}
export const KEY_USED: Text = {
  it: '; per il 10 usi una chiave: gira una tua tessera città',
  en: '; the 10 takes a key: turn one of your town tiles',
}
export const SLOT: Phrase<[of: string, steps: number]> = {
  it: (of, steps) => `Metti quel sacerdote su una casella da ${steps} del culto ${of}: ci resta`,
  en: (of, steps) => `Put that priest on a space of ${steps} of the cult ${of}: it stays there`,
}
export const TRACK: Readonly<Record<'shipping' | 'dig', Phrase<[level: number]>>> = {
  shipping: {
    it: (level) => `Sulla tua plancia avanza la navigazione: ora è a ${level}`,
    en: (level) => `On your board advance shipping: it is at ${level} now`,
  },
  dig: {
    it: (level) => `Sulla tua plancia avanza lo scavo di un passo: ora è al livello ${level}`,
    en: (level) => `On your board advance digging by one: it is at level ${level} now`,
  },
}

// tiles and actions
export const FAVOUR: Phrase<[tile: string]> = {
  it: (tile) => `Prendi la tessera ${tile}`,
  en: (tile) => `Take the ${tile}`,
}
export const TAKE_BONUS: Phrase<[tile: string]> = {
  it: (tile) => `Prendi la ${tile}`,
  en: (tile) => `Take the ${tile}`,
}
export const WITH_COINS: Unit = {
  one: { it: ' con la moneta che c’è sopra', en: ' with the coin on it' },
  other: { it: ' con le # monete che ci sono sopra', en: ' with the # coins on it' },
}
export const RETURN_BONUS: Phrase<[tile: string]> = {
  it: (tile) => `Rimetti fra quelle disponibili la ${tile}`,
  en: (tile) => `Put back among the others the ${tile}`,
}
export const TILE_COINS: Phrase<[tiles: readonly string[]]> = {
  it: (tiles) => `Metti una moneta su ogni tessera bonus rimasta: ${andList(tiles, 'it')}`,
  en: (tiles) => `Put a coin on each bonus tile that is left: ${andList(tiles, 'en')}`,
}
export const USE_POWER: Phrase<[action: string]> = {
  it: (action) => `Copri con un gettone azione l’azione potere «${action}»`,
  en: (action) => `Cover the power action “${action}” with an action token`,
}
export const USE_SPECIAL: Phrase<[action: string]> = {
  it: (action) => `Copri con un gettone azione l’azione speciale «${action}»`,
  en: (action) => `Cover the special action “${action}” with an action token`,
}
export const BLOCK: Phrase<[actions: readonly string[]]> = {
  it: (actions) => `Copri con gettoni azione, perché bloccate in questo turno: ${andList(actions, 'it')}`,
  en: (actions) => `Cover with action tokens, because they are blocked this round: ${andList(actions, 'en')}`,
}
export const NOTE_BLOCK: Phrase<[round: number, actions: readonly string[]]> = {
  it: (round, actions) => `Annota le azioni potere bloccate nel turno ${round}: ${andList(actions, 'it')}`,
  en: (round, actions) => `Note the power actions that are blocked in round ${round}: ${andList(actions, 'en')}`,
}
export const CLEAN_UP: Text = {
  it: 'Togli tutti i gettoni azione: dalle azioni potere, dalle azioni speciali e dalle nuove azioni degli avversari',
  en: 'Take off all action tokens: from power actions, special actions and the new actions of the opponents',
}

// the opponents; colours as adjectives of pieces
export const THEIR_DWELLING: Phrase<[colour: string, where: string]> = {
  it: (colour, where) => `Metti un’abitazione avversaria di colore ${colour} in ${where}`,
  en: (colour, where) => `Put an opponent’s dwelling, ${colour}, on ${where}`,
}
export const THEIR_POST: Phrase<[colour: string, where: string]> = {
  it: (colour, where) => `In ${where} sostituisci l’abitazione di colore ${colour} con un emporio dello stesso colore`,
  en: (colour, where) => `On ${where} replace the ${colour} dwelling by a trading post of the same colour`,
}
export const NEW_ACTION: Phrase<[colour: string]> = {
  it: (colour) => `Metti un gettone azione accanto alle abitazioni di colore ${colour}: questa azione è usata`,
  en: (colour) => `Put an action token beside the ${colour} dwellings: this action is used`,
}
export const NEW_UPGRADE: Phrase<[colour: string]> = {
  it: (colour) => `Metti un gettone azione accanto agli empori di colore ${colour}: questa azione è usata`,
  en: (colour) => `Put an action token beside the ${colour} trading posts: this action is used`,
}
export const OPPONENTS: Phrase<[colours: string, dwellings: number, posts: number]> = {
  it: (colours, dwellings, posts) =>
    `Per ognuno dei colori avversari (${colours}) prepara ${dwellings} abitazioni e ${posts} empori; niente plance`,
  en: (colours, dwellings, posts) =>
    `For each of the opponents’ colours (${colours}) take ${dwellings} dwellings and ${posts} trading posts; no boards`,
}
export const PAWNS: Phrase<[levels: string]> = {
  it: (levels) => `Su ogni culto metti una pedina avversaria su ${levels}; quale colore non importa`,
  en: (levels) => `On each cult put one opponent’s pawn on ${levels}; which colour does not matter`,
}

// the set-up
export const MAP: Text = {
  it: 'Metti sul tavolo la mappa: le righe hanno le lettere A–I dall’alto, in ogni riga si contano da sinistra gli esagoni di terra',
  en: 'Lay the map on the table: rows have the letters A to I from the top, land hexes are counted from the left in each row',
}
export const CULT_BOARD: Text = {
  it: 'Metti accanto alla mappa il tabellone dei culti',
  en: 'Put the cult board beside the map',
}
export const READY: Text = {
  it: 'Tieni pronti monete, lavoratori, tessere terreno e gettoni azione',
  en: 'Keep coins, workers, terrain tiles and action tokens ready',
}
export const DIE_READY: Phrase<[sides: number]> = {
  it: (sides) => `Tieni pronto un dado a ${sides} facce per le azioni potere bloccate`,
  en: (sides) => `Keep a ${sides}-sided die ready for the blocked power actions`,
}
export const TOWN_TILES: Phrase<[kinds: number, copies: number]> = {
  it: (kinds, copies) => `Prepara le tessere città: ${kinds} tipi, ${copies} di ognuno`,
  en: (kinds, copies) => `Lay out the town tiles: ${kinds} kinds, ${copies} of each`,
}
export const FAVOUR_TILES: Text = { it: 'Prepara tutte le tessere favore', en: 'Lay out all favour tiles' }
export const SCORING: Phrase<[tile: string, round: number]> = {
  it: (tile, round) => `Metti al turno ${round} la tessera turno «${tile}»`,
  en: (tile, round) => `Put the scoring tile “${tile}” at round ${round}`,
}
export const BONUS: Phrase<[tile: string]> = {
  it: (tile) => `Metti scoperta accanto alla mappa la ${tile}`,
  en: (tile) => `Put face up beside the map the ${tile}`,
}
export const FACTION: Phrase<[faction: string, colour: string]> = {
  it: (faction, colour) => `Prendi la plancia della razza ${faction} e tutti i pezzi di quel colore (${colour})`,
  en: (faction, colour) => `Take the board of the ${faction} and all pieces of its colour (${colour})`,
}
export const FACTION_GOODS: Phrase<[goods: string, bowls: readonly number[], points: number]> = {
  it: (goods, bowls, points) =>
    `Metti sulla plancia ${goods}, e ${bowls.join(', ')} gettoni potere nelle ciotole I, II e III; il tuo segnapunti è a ${points}`,
  en: (goods, bowls, points) =>
    `Put ${goods} on it, and ${bowls.join(', ')} power tokens in bowls I, II and III; your scoring marker starts at ${points}`,
}
export const FACTION_CULTS: Phrase<[levels: string]> = {
  it: (levels) => `Metti i tuoi segnalini sui culti: ${levels}`,
  en: (levels) => `Put your markers on the cults: ${levels}`,
}

// what is drawn or rolled for a question
export const DRAW_FACTION: Text = { it: 'Pesca a caso una razza', en: 'Draw a faction at random' }
export const DRAW_THIRD: Text = {
  it: 'Pesca a caso uno dei due colori a due passi dal tuo sulla ruota dei terreni',
  en: 'Draw at random one of the two colours that are two steps from yours on the terrain wheel',
}
export const DRAW_SCORING: Text = {
  it: 'Mescola le tessere turno e mettine sei in fila, dal turno 1 al 6; quella delle vanghe non può essere al 5 o al 6',
  en: 'Shuffle the scoring tiles and put six in a row, from round 1 to 6; the one with spades cannot be at 5 or 6',
}
export const DRAW_TILES: Phrase<[tiles: number]> = {
  it: (tiles) => `Pesca a caso ${tiles} tessere bonus; le altre tornano nella scatola`,
  en: (tiles) => `Draw ${tiles} bonus tiles at random; the others go back into the box`,
}
export const ROLL: Phrase<[sides: number]> = {
  it: (sides) => `Tira un dado a ${sides} facce per le azioni potere bloccate`,
  en: (sides) => `Roll a ${sides}-sided die for the blocked power actions`,
}
export const TIE: Phrase<[sets: number]> = {
  it: (sets) => `Ci sono ${sets} possibilità pari: scegli a caso un numero da 1 a ${sets}, per esempio con un dado`,
  en: (sets) =>
    `There are ${sets} tied possibilities: pick a number from 1 to ${sets} at random, with a die for example`,
}
