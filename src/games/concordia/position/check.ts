// What makes a position readable on its map, and what makes it playable. Counts that do not add up are no fault: a question may
// leave out whatever it is not about.
import { BadInput } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import type { Text } from '../../../kernel/text.ts'
import { SIDE_NAMES } from '../asks.ts'
import { type GameMap } from '../catalogue/geography.ts'
import { card, type CardId, good, STARTING } from '../catalogue/index.ts'
import { GOODS, LETTERS } from '../catalogue/vocabulary.ts'
import { cardName, theCardName } from '../names.ts'
import { options } from '../options/index.ts'
import { type State, topAsk } from '../state.ts'
import type { PositionData } from './format.ts'

export function checkPosition(p: PositionData, map: GameMap): void {
  for (const id of Object.keys(p.cityGoods)) checkCity(map, id, `cityGoods ${id}`)
  for (const id of p.coinProvinces)
    if (map.provinceNo(id) === undefined) throw new BadInput(`coinProvinces: "${id}" is not on the map of ${map.id}`)
  for (const side of SIDE_NAMES) {
    const listed = p.houses[side]
    for (const id of listed) checkCity(map, id, `houses ${side}`)
    const twice = listed.find((id, at) => listed.indexOf(id) !== at)
    if (twice !== undefined) throw new BadInput(`houses ${side}: "${twice}" is there twice`)
  }
  const market = p.market ?? []
  const doubled = market.find((id, at) => market.indexOf(id) !== at)
  if (doubled !== undefined) throw new BadInput(`market: "${doubled}" is there twice`)
  if (p.setup && p.phase !== 'normal') throw new BadInput('setup: a game that is being set up has no last turn')
  const least = p.dice === '2d6' ? 2 : 1
  for (const roll of p.rolls) if (roll < least) throw new BadInput(`rolls: two dice cannot show ${roll}`)
  checkColonists(p, map)
}

const PLACES: Readonly<Record<string, Text>> = {
  market: { it: 'in vendita', en: 'on display' },
  'player hand': { it: 'nella tua mano', en: 'in your hand' },
  'player discard': { it: 'fra le tue carte giocate', en: 'among your played cards' },
  'ai bought': { it: 'fra le carte dell’IA', en: 'among the cards of the AI' },
}
const elsewhere = refusal<{ readonly card: CardId; readonly place: Text }>('concordia.card-twice', {
  it: ({ card, place }) => `${cardName(card, 'it')} è già ${place.it}`,
  en: ({ card, place }) => `${cardName(card, 'en')} is already ${place.en}`,
})

/** A card is told in one place; a question may compare sides that have the same. */
export function checkCards({ market = [], player, ai }: PositionData): void {
  const seen = new Map<CardId, string>()
  const put = (where: string, ids: readonly CardId[]) => {
    for (const id of ids) {
      const before = seen.get(id)
      if (before !== undefined) throw elsewhere({ card: id, place: PLACES[before] as Text }, where.split(' '))
      seen.set(id, where)
    }
  }
  put('market', market)
  put('player hand', player.hand ?? [])
  put('player discard', player.discard)
  put('ai bought', ai.bought)
}

function checkCity(map: GameMap, id: string, where: string): void {
  if (map.cityNo(id) === undefined) throw new BadInput(`${where}: "${id}" is not on the map of ${map.id}`)
  if (id === map.capital.id) throw new BadInput(`${where}: nobody builds in the capital`)
}

function checkColonists({ player }: PositionData, map: GameMap): void {
  const colonists = player.colonists ?? []
  colonists.forEach(({ type, at }, n) => {
    const where = `player colonists ${n} at`
    const line = map.lines[map.lineNo(at) ?? map.lines.length]
    if (line === undefined) {
      if (map.cityNo(at) === undefined) throw new BadInput(`${where}: "${at}" is not on the map of ${map.id}`)
      return
    }
    if (!at.startsWith(type)) throw new BadInput(`${where}: a ${type} colonist does not use "${at}"`)
    if (colonists.findIndex((each) => each.at === at) !== n) throw new BadInput(`${where}: "${at}" is taken already`)
  })
}

/** The colonist that is to move is there. */
export function checkPicked({ player: { colonists }, picked }: State): void {
  if (colonists[picked] === undefined)
    throw new BadInput(`doing colonist: there are ${colonists.length} colonists on the board`)
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

/** R2.2: of those told; the others lie as in the sample layout. */
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

/** A game goes on with all starting cards: nobody ever loses one, and without some it might never end. */
export function checkStarting({ player: { hand, discard } }: State): void {
  const lost = STARTING.find((no) => !hand.includes(no) && !discard.includes(no))
  if (lost !== undefined) throw missing({ card: card(lost).id }, ['player', 'hand'])
}

/** Somebody has something to say now, and the player a card to play when it is the player's turn. */
export function checkPlayable(s: State): void {
  if (s.over) return
  if (s.player.hand.length === 0 && topAsk(s)?.ask === 'card')
    throw new BadInput('player hand: a card has to be played, and there is none')
  if (options(s).length === 0) throw new BadInput('doing: there is nothing that could be done here')
}
