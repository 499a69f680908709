// Writes a state as a position: the complete public state with every field.
import type { Json } from '../../../kernel/contract.ts'
import { AI, SIDE_NAMES, type Side } from '../asks.ts'
import { card, goodId } from '../catalogue/index.ts'
import { placeId } from '../catalogue/geography.ts'
import { DECKS, GOODS, TYPES } from '../catalogue/vocabulary.ts'
import { isSetUp } from '../stage.ts'
import { mapOf, NONE, type State, topAsk } from '../state.ts'
import type { Chance } from './format.ts'

type Written = { [key: string]: Json | undefined }

export function writePosition(s: State, chance: Chance = []): Written {
  const map = mapOf(s)
  const cities = (bits: number) => map.cities.filter(({ bit }) => (bits & bit) !== 0).map(({ id }) => id)
  const { player, ai } = s
  return {
    ...(s.variant === '' ? {} : { variant: s.variant }),
    map: map.id,
    dice: s.dice,
    turn: SIDE_NAMES[s.turn],
    phase: s.over ? 'over' : s.final ? 'final' : 'normal',
    endTriggeredBy: s.ended === NONE ? null : SIDE_NAMES[s.ended as Side],
    cityGoods: Object.fromEntries(
      map.cities
        .filter(({ no }) => s.goodOf[no] !== (s.sampled ? map.sample[no] : NONE))
        .map(({ no, id }) => [id, goodId(s.goodOf[no] as number)]),
    ),
    coinProvinces: map.provinces.filter(({ bit }) => (s.coinSides & bit) !== 0).map(({ id }) => id),
    houses: { player: cities(player.houses), ai: cities(ai.houses) },
    market: cardIds(s.market.filter((no) => no !== NONE)),
    faceDown: Object.fromEntries(DECKS.map((id, deck) => [id, s.down[deck] as number])),
    player: {
      coins: player.coins,
      goods: countsOf(player.goods),
      storedColonists: { land: player.stored[0] as number, sea: player.stored[1] as number },
      colonists: player.colonists.map(({ type, at }) => ({ type: TYPES[type], at: placeId(map, at) })),
      hand: cardIds(player.hand),
      discard: cardIds(player.discard),
    },
    ai: { goods: countsOf(ai.goods), storedColonists: ai.stored, bought: cardIds(ai.bought) },
    chance: [...chance],
    ...(isSetUp(s) ? { setup: true } : {}),
    ...(s.rolls.length > 0 && s.turn === AI ? { rolls: [...s.rolls] } : {}),
    ...doingOf(s),
  }
}

const cardIds = (numbers: readonly number[]): string[] => numbers.map((no) => card(no).id)

export function countsOf(counts: readonly number[]): Record<string, number> {
  const named: Record<string, number> = {}
  GOODS.forEach((id, no) => {
    if ((counts[no] as number) > 0) named[id] = counts[no] as number
  })
  return named
}

/** Within an action: the ask, and what has been done. */
function doingOf(s: State): Written {
  const doing = isSetUp(s) ? undefined : inAction(s)
  return doing === undefined ? {} : { doing }
}

function inAction(s: State): Written | undefined {
  const ask = topAsk(s)?.ask
  switch (ask) {
    case undefined:
    case 'card':
    case 'ai':
    case 'token':
      return undefined
    case 'die':
      return s.rolls.length === 0 ? undefined : { ask }
    case 'reveal':
      return { ask }
    case 'move':
      return { ask, steps: s.steps }
    case 'line':
      return { ask, steps: s.steps, colonist: s.picked }
    case 'give-up':
      return { ask, goods: countsOf(s.offered) }
    case 'trade':
      return { ask, traded: tradedOf(s) }
    case 'buy':
      return {
        ask,
        by: s.atSpaces ? 'senator' : 'consul',
        cards: s.buys,
        bought: s.market.flatMap((no, at) => (no === NONE ? [at + 1] : [])),
      }
    default:
      return { ask }
  }
}

function tradedOf(s: State): Written {
  const named: Written = {}
  GOODS.forEach((id, no) => {
    const direction = s.traded[no] as number
    if (direction !== 0) named[id] = direction > 0 ? 'buy' : 'sell'
  })
  return named
}
