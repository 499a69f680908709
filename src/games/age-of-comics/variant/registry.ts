// Everything an author of a variant may change or use.
import type { LadderInfo } from '../../../kernel/contract.ts'
import type { LadderPart, Registry } from '../../../kernel/variant.ts'
import { LADDERS, type Ladders } from '../automa/ladders/index.ts'
import { MORE } from '../automa/ladders/more.ts'
import { LEVELS_PART } from '../automa/levels.ts'
import { ageOfComics } from '../manifest.ts'
import { conditions } from './conditions.ts'
import { READINGS, SETTINGS } from './settings.ts'

const GENRES = 'genres'
const CREATIVES = 'creatives'
const COMICS = 'comics'
const ITS_COMICS = 'its-comics'
const DISPLAY = 'comics-to-take'
const ORDERS = 'orders'

/** The document's scales in the order of its pages, each with what an author may do with it. */
export const partsOf = (action: LadderInfo, ladders: Ladders): readonly LadderPart[] => [
  // S5.5, S5.7: with these two there is always a move, and an editor is lost only where nothing can be done.
  { id: 'action', ladder: action, over: 'plans', isPlans: true, keeps: ['fallback', 'none'] },
  // Whether it looks for a pair at all is a setting.
  { id: 'pair', ladder: ladders.pair, over: GENRES, isFixed: true },
  { id: 'pair-genre', ladder: ladders.pairGenre, over: GENRES },
  { id: 'writer', ladder: ladders.writer, over: CREATIVES },
  { id: 'artist', ladder: ladders.artist, over: CREATIVES },
  { id: 'develop', ladder: ladders.develop, over: DISPLAY },
  { id: 'remove', ladder: ladders.remove, over: GENRES },
  { id: 'best', ladder: ladders.best, over: ITS_COMICS },
  { id: 'print', ladder: ladders.print, over: COMICS },
  { id: 'rip-off', ladder: ladders.ripOff, over: COMICS },
  { id: 'flip', ladder: ladders.flip, over: GENRES },
  { id: 'collect', ladder: ladders.collect, over: ORDERS },
  { id: 'reward', ladder: ladders.reward, over: ITS_COMICS },
  { id: 'more-genres', ladder: MORE.genres, over: GENRES, isStore: true },
  { id: 'more-creatives', ladder: MORE.creatives, over: CREATIVES, isStore: true },
  { id: 'more-to-take', ladder: MORE.toTake, over: DISPLAY, isStore: true },
  { id: 'more-comics', ladder: MORE.comics, over: COMICS, isStore: true },
  { id: 'more-its-comics', ladder: MORE.itsComics, over: ITS_COMICS, isStore: true },
  { id: 'more-orders', ladder: MORE.orders, over: ORDERS, isStore: true },
]

export const registryOf = (action: LadderInfo): Registry => ({
  game: ageOfComics.id,
  edition: ageOfComics.edition,
  ladders: partsOf(action, LADDERS),
  tables: [],
  settings: SETTINGS,
  levels: LEVELS_PART,
  conditions,
  readings: READINGS,
})
