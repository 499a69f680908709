// What makes a position readable on its map, and what makes it playable. Counts that do not add up are no fault: a question may
// leave out whatever it is not about.
import { BadInput } from '../../../kernel/contract.ts'
import { SIDE_NAMES } from '../asks.ts'
import { type GameMap } from '../catalogue/geography.ts'
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

/** Somebody has something to say now, and the player a card to play when it is the player's turn. */
export function checkPlayable(s: State): void {
  if (s.over) return
  if (s.player.hand.length === 0 && topAsk(s)?.ask === 'card')
    throw new BadInput('player hand: a card has to be played, and there is none')
  if (topAsk(s)?.ask === 'line' && s.player.colonists[s.picked] === undefined)
    throw new BadInput(`doing colonist: there are ${s.player.colonists.length} colonists on the board`)
  if (options(s).length === 0) throw new BadInput('doing: there is nothing that could be done here')
}
