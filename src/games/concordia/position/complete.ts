// Completes a position for a game: defaults as in the format, except for what lies elsewhere already.
import { type CardId, card, DECK_CARDS, SPACES, STARTING } from '../catalogue/index.ts'
import { mapAt, mapNo } from '../catalogue/geography.ts'
import { TYPES } from '../catalogue/vocabulary.ts'
import { bare, COLONISTS_PER_TYPE } from '../state.ts'
import type { PositionData } from './format.ts'

const idOf = (no: number): CardId => card(no).id
const FOR_SALE: readonly CardId[] = DECK_CARDS.flatMap((deck) => deck.map(idOf))

/** The first seven cards of deck I, in its order. */
export const USUAL_MARKET: readonly CardId[] = FOR_SALE.slice(0, SPACES)

export function completed(p: PositionData): PositionData {
  const { discard } = p.player
  const hand = p.player.hand ?? STARTING.map(idOf).filter((id) => !discard.includes(id))
  const told = new Set<string>([...hand, ...discard, ...p.ai.bought])
  const market = p.market ?? (p.setup ? undefined : FOR_SALE.filter((id) => !told.has(id)).slice(0, SPACES))
  return { ...p, market, player: { ...p.player, hand, ...colonistsOf(p) } }
}

/** There are three of each type, so the given ones leave room for fewer than usual. */
function colonistsOf({ player, map }: PositionData): Pick<PositionData['player'], 'storedColonists' | 'colonists'> {
  const { storedColonists, colonists } = player
  if ((storedColonists === undefined) === (colonists === undefined)) return { storedColonists, colonists }
  const usual = bare(mapNo(map)).player
  const { id: capital } = mapAt(mapNo(map)).capital
  if (storedColonists !== undefined)
    return {
      storedColonists,
      colonists: TYPES.filter((type) => (storedColonists[type] ?? 0) < COLONISTS_PER_TYPE).map((type) => ({
        type,
        at: capital,
      })),
    }
  const room = (type: (typeof TYPES)[number], no: number) => {
    const left = COLONISTS_PER_TYPE - (colonists ?? []).filter((each) => each.type === type).length
    return [type, Math.max(0, Math.min(usual.stored[no] as number, left))] as const
  }
  return { colonists, storedColonists: Object.fromEntries(TYPES.map(room)) }
}
