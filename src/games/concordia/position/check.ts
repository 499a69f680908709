// Checks that a position is readable on its map, and that it is playable. Counts need not add up: a question may leave out whatever it is
// not about.
import { type Path, refusal } from '../../../kernel/refusal.ts'
import { counted, type Text, type Unit } from '../../../kernel/text.ts'
import { SIDE_NAMES } from '../asks.ts'
import { type GameMap, typeNo } from '../catalogue/geography.ts'
import { card, type CardId, good, STARTING } from '../catalogue/index.ts'
import { GOODS, LETTERS, type TypeId } from '../catalogue/vocabulary.ts'
import { cardName, lineName, mapName, nameOf, theCardName } from '../names.ts'
import { options } from '../options/index.ts'
import { type State, topAsk } from '../state.ts'
import { docOf } from '../variant/index.ts'
import type { PositionData } from './format.ts'

export const notOnMap = refusal<{ readonly id: string; readonly map: string }>('concordia.not-on-map', {
  it: ({ id, map }) => `${nameOf(id, 'it')} non è sul tabellone ${mapName(map, 'it')}`,
  en: ({ id, map }) => `${nameOf(id, 'en')} is not on the map of ${mapName(map, 'en')}`,
})
const capital = refusal('concordia.capital', {
  it: 'nella città di partenza non si costruisce',
  en: 'nobody builds in the start city',
})
export const twice = refusal<{ readonly id: string }>('concordia.twice', {
  it: ({ id }) => `${nameOf(id, 'it')} c’è due volte`,
  en: ({ id }) => `${nameOf(id, 'en')} is there twice`,
})
const lastInSetUp = refusal('concordia.last-in-set-up', {
  it: 'durante la preparazione non c’è un ultimo turno',
  en: 'a game that is being set up has no last turn',
})
const noSuchRoll = refusal<{ readonly roll: number }>('concordia.roll', {
  it: ({ roll }) => `due dadi non possono dare ${roll}`,
  en: ({ roll }) => `two dice cannot show ${roll}`,
})
const noSuchFace = refusal<{ readonly roll: number; readonly sides: number }>('concordia.face', {
  it: ({ roll, sides }) => `un dado a ${sides} facce non può dare ${roll}`,
  en: ({ roll, sides }) => `a ${sides}-sided die cannot show ${roll}`,
})

export function checkPosition(p: PositionData, map: GameMap): void {
  for (const id of Object.keys(p.cityGoods)) checkCity(map, id, ['cityGoods', id])
  p.coinProvinces.forEach((id, at) => {
    if (map.provinceNo(id) === undefined) throw notOnMap({ id, map: map.id }, ['coinProvinces', at])
  })
  for (const side of SIDE_NAMES) {
    const listed = p.houses[side]
    listed.forEach((id, at) => checkCity(map, id, ['houses', side, at]))
    checkOnce(listed, ['houses', side])
  }
  checkOnce(p.market ?? [], ['market'])
  if (p.setup && p.phase !== 'normal') throw lastInSetUp(['setup'])
  checkRolls(p)
  checkColonists(p, map)
}

/** Every roll is one of the dice it is made with. */
function checkRolls({ variant, dice, rolls }: PositionData): void {
  const possible = docOf(variant).rolls[dice]
  rolls.forEach((roll, at) => {
    const faces = possible[at] ?? []
    if (faces.some(({ move }) => move.do === 'die' && move.face === roll)) return
    throw dice === 'd12' ? noSuchFace({ roll, sides: faces.length }, ['rolls']) : noSuchRoll({ roll }, ['rolls'])
  })
}

function checkOnce(ids: readonly string[], path: Path): void {
  const again = ids.findIndex((id, at) => ids.indexOf(id) !== at)
  if (again >= 0) throw twice({ id: ids[again] as string }, [...path, again])
}

const elsewhere = refusal<{ readonly card: CardId; readonly place: Text }>('concordia.card-twice', {
  it: ({ card, place }) => `${cardName(card, 'it')} è già ${place.it}`,
  en: ({ card, place }) => `${cardName(card, 'en')} is already ${place.en}`,
})

/** A card is named in one place; a question may compare sides that have the same. */
export function checkCards({ market = [], player, ai }: PositionData): void {
  const seen = new Map<CardId, Text>()
  const put = (path: Path, place: Text, ids: readonly CardId[]) => {
    for (const id of ids) {
      const before = seen.get(id)
      if (before !== undefined) throw elsewhere({ card: id, place: before }, path)
      seen.set(id, place)
    }
  }
  put(['market'], { it: 'in vendita', en: 'on display' }, market)
  put(['player', 'hand'], { it: 'nella tua mano', en: 'in your hand' }, player.hand ?? [])
  put(['player', 'discard'], { it: 'fra le tue carte giocate', en: 'among your played cards' }, player.discard)
  put(['ai', 'bought'], { it: 'fra le carte dell’IA', en: 'among the cards of the AI' }, ai.bought)
}

function checkCity(map: GameMap, id: string, path: Path): void {
  if (map.cityNo(id) === undefined) throw notOnMap({ id, map: map.id }, path)
  if (id === map.capital.id) throw capital(path)
}

const COLONIST: Readonly<Record<TypeId, Text>> = {
  land: { it: 'un colono di terra', en: 'a land colonist' },
  sea: { it: 'un colono di mare', en: 'a sea colonist' },
}
const wrongLine = refusal<{ readonly type: TypeId; readonly line: string }>('concordia.line-type', {
  it: ({ type, line }) => `${COLONIST[type].it} non può stare sulla ${lineName(line, 'it')}`,
  en: ({ type, line }) => `${COLONIST[type].en} does not use the ${lineName(line, 'en')}`,
})
const lineTaken = refusal<{ readonly line: string }>('concordia.line-taken', {
  it: ({ line }) => `sulla ${lineName(line, 'it')} c’è già un colono`,
  en: ({ line }) => `there is a colonist on the ${lineName(line, 'en')} already`,
})

function checkColonists({ player }: PositionData, map: GameMap): void {
  const colonists = player.colonists ?? []
  colonists.forEach(({ type, at }, n) => {
    const path = ['player', 'colonists', n, 'at']
    const line = map.lines[map.lineNo(at) ?? map.lines.length]
    if (line === undefined) {
      if (map.cityNo(at) === undefined) throw notOnMap({ id: at, map: map.id }, path)
      return
    }
    if (line.type !== typeNo(type)) throw wrongLine({ type, line: at }, path)
    if (colonists.findIndex((each) => each.at === at) !== n) throw lineTaken({ line: at }, path)
  })
}

const ON_BOARD: Unit = {
  one: { it: 'c’è # colono sul tabellone', en: 'there is # colonist on the board' },
  other: { it: 'ci sono # coloni sul tabellone', en: 'there are # colonists on the board' },
}
export const noSuchColonist = refusal<{ readonly colonist: number; readonly there: number }>('concordia.colonist', {
  it: ({ colonist, there }) => `il colono ${colonist} (contando da 0) non esiste: ${counted(there, ON_BOARD, 'it')}`,
  en: ({ colonist, there }) => `there is no colonist ${colonist} (counted from 0): ${counted(there, ON_BOARD, 'en')}`,
})

/** The colonist that has to move exists. */
export function checkPicked({ player: { colonists }, picked }: State): void {
  if (colonists[picked] === undefined)
    throw noSuchColonist({ colonist: picked, there: colonists.length }, ['doing', 'colonist'])
}

const tooMany = refusal<{
  readonly good: Text
  readonly letter: string
  readonly there: number
  readonly made: number
}>('concordia.tokens', {
  it: ({ good, letter, there, made }) =>
    `i segnalini ${good.it} nelle città ${letter} sono ${there}, il gioco ne ha ${made}`,
  en: ({ good, letter, there, made }) =>
    `there are ${there} ${good.en} tokens in cities of letter ${letter}, the game has ${made}`,
})

/** R2.2: for the given tokens; the others lie as in the sample layout. */
export function checkTokens({ cityGoods }: PositionData, { cities, provinces, tokens }: GameMap): void {
  for (const letter of LETTERS) {
    const made = tokens[letter]
    if (made === undefined) continue
    const told = cities.filter(({ province }) => provinces[province]?.letter === letter).map(({ id }) => cityGoods[id])
    GOODS.forEach((id, no) => {
      const there = told.filter((each) => each === id).length
      const most = made[no] as number
      if (there > most) throw tooMany({ good: good(no).name, letter, there, made: most }, ['cityGoods'])
    })
  }
}

const missing = refusal<{ readonly card: CardId }>('concordia.starting-card', {
  it: ({ card }) => `manca ${theCardName(card, 'it')}: le sette carte di partenza sono in mano o fra le carte giocate`,
  en: ({ card }) =>
    `${theCardName(card, 'en')} is missing: the seven starting cards are in your hand or have been played`,
})

/** A game needs all starting cards: nobody ever loses one, and without some it might never end. */
export function checkStarting({ player: { hand, discard } }: State): void {
  const lost = STARTING.find((no) => !hand.includes(no) && !discard.includes(no))
  if (lost !== undefined) throw missing({ card: card(lost).id }, ['player', 'hand'])
}

const emptyHand = refusal('concordia.empty-hand', {
  it: 'bisogna giocare una carta, e non ce n’è',
  en: 'a card has to be played, and there is none',
})
const nothingToDo = refusal('concordia.nothing-to-do', {
  it: 'qui non si può fare niente',
  en: 'there is nothing that could be done here',
})

/** Somebody can act now, and the player has a card to play in the player's turn. */
export function checkPlayable(s: State): void {
  if (s.over) return
  if (s.player.hand.length === 0 && topAsk(s)?.ask === 'card') throw emptyHand(['player', 'hand'])
  if (options(s).length === 0) throw nothingToDo(['doing'])
}
