// Clauses of the document that name its numbers, told for any document.
import { inEachLang, isOne, type Lang, type Phrase, type Text } from '../../../kernel/text.ts'
import type { DieTable } from '../../../ladder/climb.ts'
import { markOf } from '../../../variant/arrange.ts'
import { ONE } from '../automa/numbers.ts'
import { goodId, type Goods, sumOf } from '../catalogue/index.ts'
import { amountText, coinsText } from '../names.ts'
import { AI_COLONISTS, HOUSES, STOREHOUSE } from '../state.ts'
import type { Doc } from './index.ts'

/** Numbers that sentences say in words, up to the spaces of a storehouse. */
const NUMBERS: Readonly<Record<Lang, readonly string[]>> = {
  it: ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
}
const inWords = (value: number, lang: Lang): string => NUMBERS[lang][value] ?? String(value)
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** In the order in which the document names them: food first. */
const NAMED = [1, 0, 2, 3, 4]
const amounts = (goods: Goods, lang: Lang): string[] =>
  NAMED.flatMap((no) => ((goods[no] as number) > 0 ? [amountText(no, goods[no] as number, lang)] : []))

/** As the clauses list things, without a comma before the last. */
const AND: Text = { it: ' e ', en: ' and ' }
const listed = (items: readonly string[], lang: Lang): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${AND[lang]}${items.at(-1)}`

type Told = (doc: Doc, lang: Lang) => string
const told =
  (said: Phrase<[doc: Doc]>): Told =>
  (doc, lang) =>
    said[lang](doc)

/** S1.2 */
const dice = told({
  it: ({ actionSides: action, goodSides: good }) =>
    `Si usa un dado a ${action} facce${action === good ? '' : ` per l’azione e uno a ${good} facce per la merce,`} o la somma di due dadi a 6 facce. L’autore preferisce il dado singolo, perché le azioni dell’IA sono più varie.`,
  en: ({ actionSides: action, goodSides: good }) =>
    action === good
      ? `One ${action}-sided die is used, or the sum of two 6-sided dice. The author prefers the single die, because the AI’s actions vary more.`
      : `One ${action}-sided die is used for the action and one with ${good} sides for the good, or the sum of two 6-sided dice. The author prefers the single die, because the AI’s actions vary more.`,
})

/** S2.4 */
const colonistsOnBoard = told({
  it: ({ colonists }) =>
    colonists === 0
      ? 'Nessun colono dell’IA sta nella città di partenza, all’inizio.'
      : colonists === 1
        ? 'Un colono dell’IA sta nella città di partenza. Il tipo non conta, perché non si muove.'
        : `${capital(inWords(colonists, 'it'))} coloni dell’IA stanno nella città di partenza. Il tipo non conta, perché non si muovono.`,
  en: ({ colonists }) =>
    colonists === 0
      ? 'No AI colonist stands in the start city at the beginning.'
      : colonists === 1
        ? 'One AI colonist stands in the start city. Its type does not matter, because it never moves.'
        : `${capital(inWords(colonists, 'en'))} AI colonists stand in the start city. Their type does not matter, because they never move.`,
})

/** S2.5 */
const colonistsStored = told({
  it: ({ colonists }) => {
    const stored = AI_COLONISTS - colonists
    const spaces = inWords(STOREHOUSE, 'it')
    if (stored === 0) return `Nel magazzino dell’IA non ci sono coloni: i ${spaces} spazi sono tutti per le merci.`
    if (stored === 1) return `L’altro colono dell’IA occupa uno dei ${spaces} spazi del suo magazzino.`
    const count = inWords(stored, 'it')
    return `${colonists === 0 ? `I ${count}` : `Gli altri ${count}`} coloni dell’IA occupano ${count} dei ${spaces} spazi del suo magazzino.`
  },
  en: ({ colonists }) => {
    const stored = AI_COLONISTS - colonists
    const spaces = inWords(STOREHOUSE, 'en')
    if (stored === 0) return `There are no colonists in the AI’s storehouse: all ${spaces} spaces are for goods.`
    if (stored === 1) return `The AI’s other colonist takes up one of the ${spaces} spaces of its storehouse.`
    const count = inWords(stored, 'en')
    return `The AI’s ${colonists === 0 ? '' : 'other '}${count} colonists take up ${count} of the ${spaces} spaces of its storehouse.`
  },
})

const freeAtStart = ({ colonists, aiGoods }: Doc): number => STOREHOUSE - (AI_COLONISTS - colonists) - sumOf(aiGoods)

/** S2.6 */
const startOfAi = told({
  it: (doc) => {
    const goods = sumOf(doc.aiGoods) === 0 ? 'senza merci e' : `con ${listed(amounts(doc.aiGoods, 'it'), 'it')},`
    const free = freeAtStart(doc)
    const spaces =
      free === 0
        ? 'nessuno spazio libero'
        : isOne(free, 'it')
          ? 'uno spazio libero'
          : `${inWords(free, 'it')} spazi liberi`
    return `L’IA comincia ${goods} senza denaro: ${spaces}.`
  },
  en: (doc) => {
    const goods = sumOf(doc.aiGoods) === 0 ? 'no goods' : listed(amounts(doc.aiGoods, 'en'), 'en')
    const free = freeAtStart(doc)
    return `The AI begins with ${goods} and no money: ${inWords(free, 'en')} free ${isOne(free, 'en') ? 'space' : 'spaces'}.`
  },
})

const begins = ({ playerGoods, playerCoins }: Doc, lang: Lang): string =>
  listed([...amounts(playerGoods, lang), coinsText(playerCoins, lang)], lang)
/** S3.1 */
const startOfPlayer = (usual: Doc): Told => {
  const isUsual = ({ playerGoods, playerCoins }: Doc) =>
    playerCoins === usual.playerCoins && playerGoods.every((count, no) => count === usual.playerGoods[no])
  return told({
    it: (doc) => `Il giocatore comincia ${isUsual(doc) ? 'come sempre:' : 'con'} ${begins(doc, 'it')}.`,
    en: (doc) => `The player begins ${isUsual(doc) ? 'as usual:' : 'with'} ${begins(doc, 'en')}.`,
  })
}

/** S4.3 */
const prefect = told({
  it: ({ prefectColonists: count }) =>
    count === 0
      ? 'Prefetto: se il giocatore prende denaro (non merci), l’IA non posiziona nessun colono.'
      : `Prefetto: se il giocatore prende denaro (non merci), l’IA posiziona ${count === 1 ? 'un colono sul tabellone' : `${inWords(count, 'it')} coloni sul tabellone, o quelli che le restano`}. Se sono già tutti sul tabellone non succede nulla.`,
  en: ({ prefectColonists: count }) =>
    count === 0
      ? 'Prefect: if the player takes money (not goods), the AI places no colonist.'
      : `Prefect: if the player takes money (not goods), the AI places ${count === 1 ? 'a colonist on the board' : `${inWords(count, 'en')} colonists on the board, or those it has left`}. If all are on the board already, nothing happens.`,
})

const ACTIONS: Readonly<Record<string, Text>> = {
  build: { it: 'costruire', en: 'build' },
  take: { it: 'prendere', en: 'take' },
  buy: { it: 'acquistare', en: 'buy' },
}

/** `2-5 build, 6-8 take` */
const rowsOf = <V, M>(table: DieTable<V, M>, name: (row: DieTable<V, M>['rungs'][number]) => string): string =>
  table.rungs.map((row) => `${markOf(row.faces)} ${name(row)}`).join(', ')

/** S5.1 */
function actionRoll({ actionTables: { d12, '2d6': pair }, actionSides }: Doc, lang: Lang): string {
  const rows = (table: typeof d12) => rowsOf(table, ({ id }) => ACTIONS[id.slice(table.id.length + 1)]?.[lang] ?? '')
  return ACTION_ROLL[lang](rows(pair), actionSides, rows(d12))
}
const ACTION_ROLL: Phrase<[two: string, sides: number, one: string]> = {
  it: (two, sides, one) =>
    `Il turno dell’IA comincia con un tiro che dice l’azione. Due dadi: ${two}. Dado a ${sides} facce: ${one}.`,
  en: (two, sides, one) =>
    `The AI’s turn begins with a roll for its action. Two dice: ${two}. ${sides}-sided die: ${one}.`,
}

/** S7.2, where its tables are not the document's. */
function goodRoll({ goodTables: { d12, '2d6': pair }, goodSides }: Doc, lang: Lang): string {
  const rows = (table: typeof d12) => rowsOf(table, ({ text }) => text[lang])
  return GOOD_ROLL[lang](rows(pair), goodSides, rows(d12))
}
const GOOD_ROLL: Phrase<[two: string, sides: number, one: string]> = {
  it: (two, sides, one) => `Due dadi: ${two}. Dado a ${sides} facce: ${one}.`,
  en: (two, sides, one) => `Two dice: ${two}. ${sides}-sided die: ${one}.`,
}

/** S6.4 */
const extra = told({
  it: ({ extraGoods: count }) =>
    count === 0
      ? 'Se non ci sono città vuote di quel tipo costruisce, senza pagare di più, in una città già occupata dal giocatore.'
      : `Se non ci sono città vuote di quel tipo paga ${count === 1 ? 'un bene aggiuntivo, il più economico' : `${inWords(count, 'it')} beni aggiuntivi, i più economici`}, e costruisce in una città già occupata dal giocatore.`,
  en: ({ extraGoods: count }) =>
    count === 0
      ? 'If no city of that type is empty it builds, at no extra cost, in a city where the player already has a house.'
      : `If no city of that type is empty it pays ${count === 1 ? 'an extra good, the cheapest' : `${inWords(count, 'en')} extra goods, the cheapest`}, and builds in a city where the player already has a house.`,
})

/** Q9 */
const extraLeft = told({
  it: ({ extraGoods: count }) =>
    count === 0
      ? 'Non c’è nessun bene aggiuntivo: una città occupata costa come una vuota.'
      : count === 1
        ? 'Il bene aggiuntivo è il più economico di quelli che restano, anche dello stesso tipo. Se non ce n’è un secondo, quel tipo di città non si può costruire.'
        : 'I beni aggiuntivi sono i più economici di quelli che restano, anche dello stesso tipo. Se non bastano, quel tipo di città non si può costruire.',
  en: ({ extraGoods: count }) =>
    count === 0
      ? 'There is no extra good: an occupied city costs as much as an empty one.'
      : count === 1
        ? 'The extra good is the cheapest of those left, also of the same type. Without a second good that type cannot be built.'
        : 'The extra goods are the cheapest of those left, also of the same type. Without enough of them that type cannot be built.',
})

/** Goods after the first one, each of the next lower value; "two bricks" is what the document says of its one. */
const LOWER: Readonly<Record<Lang, (count: number) => string>> = {
  it: (count) =>
    count === 2
      ? ' e una del valore inferiore successivo; con il mattone, due mattoni'
      : ` e altre ${inWords(count - 1, 'it')}, ciascuna del valore inferiore successivo; dopo il mattone, altri mattoni`,
  en: (count) =>
    count === 2
      ? ' and one of the next lower value; on brick, two bricks'
      : ` and ${inWords(count - 1, 'en')} more, each of the next lower value; after brick, more bricks`,
}
const lower = (count: number, lang: Lang): string => (count < 2 ? '' : LOWER[lang](count))

/** S6.6 has "più una" for "e una". */
const withoutGoods = told({
  it: ({ takenInstead }) =>
    `Se non ha merci tira i dadi e prende una merce di quel tipo${lower(takenInstead, 'it').replace(/^ e una/, ' più una')}.`,
  en: ({ takenInstead }) => `Without goods it rolls and takes a good of that type${lower(takenInstead, 'en')}.`,
})
/** S7.1 */
const take = told({
  it: ({ taken }) =>
    `Azione Prendere una Merce: l’IA tira di nuovo e mette in magazzino una merce di quel tipo${lower(taken, 'it')}.`,
  en: ({ taken }) => `Take a good: the AI rolls again and stores one good of that type${lower(taken, 'en')}.`,
})
/** S8.4 */
const withoutCards = told({
  it: ({ takenInstead }) =>
    `Se non può pagare nessuna carta tira i dadi e prende una merce${lower(takenInstead, 'it')}.`,
  en: ({ takenInstead }) => `If it can pay for no card it rolls and takes a good${lower(takenInstead, 'en')}.`,
})

/** S7.4 */
const cardsInstead = told({
  it: ({ cardsInstead: count }) =>
    `Se il magazzino è pieno e tutti i suoi coloni sono sul tabellone acquista ${count === 1 ? 'una sola carta' : 'fino a due carte'}, con le regole dell’azione Acquistare Carte.`,
  en: ({ cardsInstead: count }) =>
    `If the storehouse is full and all its colonists are on the board it buys ${count === 1 ? 'a single card' : 'up to two cards'} by the rules of buying.`,
})
/** S8.1 */
const cards = told({
  it: ({ cards: count }) =>
    `Azione Acquistare Carte Ruolo: l’IA acquista ${count === 1 ? 'una carta' : 'fino a due carte'} al costo normale, quello della carta più quello del suo spazio.`,
  en: ({ cards: count }) =>
    `Buy role cards: the AI buys ${count === 1 ? 'one card' : 'up to two cards'} at the normal cost, that of the card plus that of its space.`,
})

/** S9.1 */
const ending = told({
  it: ({ lastHouse }) =>
    lastHouse === HOUSES
      ? 'La partita finisce secondo le normali regole: tutte le abitazioni di una parte costruite, o tutte le carte acquistate.'
      : `La partita finisce con l’abitazione numero ${lastHouse} dell’IA, con l’ultima abitazione del giocatore, o con tutte le carte acquistate.`,
  en: ({ lastHouse }) =>
    lastHouse === HOUSES
      ? 'The game ends by the normal rules: all houses of one side built, or all cards bought.'
      : `The game ends with house number ${lastHouse} of the AI, with the player’s last house, or with all cards bought.`,
})

const lastOne = (lang: Lang, { lastGood }: Doc): string => ONE[goodId(lastGood)][lang]
/** S9.3 */
const lastTurn = told({
  it: (doc) =>
    `Se la fine la innesca il giocatore, nell’ultimo turno l’IA non tira: acquista carte, oppure costruisce, oppure prende ${lastOne('it', doc)}, la prima cosa possibile.`,
  en: (doc) =>
    `If the player triggers the end, the AI’s last turn has no roll: it buys cards, or builds, or takes ${lastOne('en', doc)}, the first that is possible.`,
})
/** Q25 */
const lastOrder = told({
  it: (doc) =>
    `L’ultimo turno è un ordine di priorità: acquistare se almeno una carta è pagabile, costruire se un’abitazione è possibile, altrimenti ${lastOne('it', doc)}. Se il magazzino è pieno, un colono, altrimenti nulla.`,
  en: (doc) =>
    `The last turn is an order of priority: buy if a card is payable, build if a house is possible, else ${lastOne('en', doc)}. If the storehouse is full a colonist, else nothing.`,
})

/** The same dice again (S5.2), unless a variant rolls another die for goods. */
const OTHER_DIE: Text = {
  it: 'Dove serve una merce si tira di nuovo, con il dado delle merci.',
  en: 'Where a good is needed another roll is made, with the die for goods.',
}
/** S8.3, for an AI that buys one card only. */
const ONE_CARD: Text = { it: 'Non acquista mai due carte insieme.', en: 'It never buys two cards together.' }

/** By clause. What is not listed depends on no number. */
export function toldOf(doc: Doc, base: Doc) {
  const say = (each: Told): Text => inEachLang((lang) => each(doc, lang))
  return {
    'S1.2': say(dice),
    'S2.4': say(colonistsOnBoard),
    'S2.5': say(colonistsStored),
    'S2.6': say(startOfAi),
    'S3.1': say(startOfPlayer(base)),
    'S4.3': say(prefect),
    'S5.1': say(actionRoll),
    'S6.4': say(extra),
    'S6.6': say(withoutGoods),
    'S7.1': say(take),
    'S7.4': say(cardsInstead),
    'S8.1': say(cards),
    'S8.4': say(withoutCards),
    'S9.1': say(ending),
    'S9.3': say(lastTurn),
    Q9: say(extraLeft),
    Q25: say(lastOrder),
  } as const satisfies Readonly<Record<string, Text>>
}

/** Clauses that the document tells in a way of its own, where a variant differs. */
export function retoldOf(doc: Doc, base: Doc): Readonly<Record<string, Text>> {
  const rolls = inEachLang((lang) => goodRoll(doc, lang))
  const isSameRoll = rolls.en === goodRoll(base, 'en')
  return {
    ...(doc.actionSides === doc.goodSides ? {} : { 'S5.2': OTHER_DIE }),
    ...(isSameRoll ? {} : { 'S7.2': rolls }),
    ...(doc.cards === base.cards ? {} : { 'S8.3': ONE_CARD }),
  }
}
