// What an action still has to be told: a bridge, a cult, a favour, a town, an exchange, a key, an offer.
import { waitingTracks } from '../apply/cults.ts'
import { BRIDGES, site, type SiteNo, SITES } from '../catalogue/index.ts'
import { priestsLeft } from '../goods.ts'
import { MOST_EXCHANGED, OPTION, type Option, optionOf } from '../moves.ts'
import { townTilesLeft } from '../network.ts'
import { isOwnAt, type State } from '../state.ts'

/** R21 */
export function bridgeOptions(s: State): Option[] {
  const found: Option[] = []
  for (let no = 0; no < SITES.length; no++) if (isSite(s, no)) found.push(optionOf(OPTION.bridge, no))
  return found
}
export function canBridge(s: State): boolean {
  for (let no = 0; no < SITES.length; no++) if (isSite(s, no)) return true
  return false
}

/** R21: an own structure at one end, and a bridge left. */
function isSite(s: State, no: SiteNo): boolean {
  const { bridges } = s.player
  const { ends } = site(no)
  return bridges.length < BRIDGES && (isOwnAt(s, ends[0]) || isOwnAt(s, ends[1])) && !bridges.includes(no)
}

export const favourOptions = ({ player }: State): Option[] =>
  OPTION.favour.filter((_, no) => !player.favours.includes(no))

export const townOptions = ({ player }: State): Option[] =>
  townTilesLeft(player).map((tile) => optionOf(OPTION.town, tile))

/** R27.5: as many as there are workers to give and priests to take. */
export const mostExchanged = ({ player }: State): number =>
  Math.min(MOST_EXCHANGED, player.workers, priestsLeft(player))

export const exchangeOptions = (s: State): Option[] => OPTION.exchange.slice(0, mostExchanged(s) + 1)

export const tenthOptions = (s: State): Option[] => waitingTracks(s).map((cult) => optionOf(OPTION.tenth, cult))

export const OFFER_OPTIONS: readonly Option[] = [OPTION['take-power'], OPTION.decline]
