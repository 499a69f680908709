// What SOLO's scales and levels read of a document: orders, numbers, levels and readings, as fast as constants.
import type { Text } from '../../../kernel/text.ts'
import type { Choices } from '../../../kernel/variant.ts'
import { type Level, levelIn } from '../automa/levels.ts'
import {
  type PerAddress,
  perAddress,
  rowsOf,
  tokenName,
  tokenPlaces,
  typeName,
  typePlaces,
  wonderName,
  wonderPlaces,
} from '../automa/scales.ts'

export interface Ground {
  /** Places from 1 by number: of types (S6.2), of wonders (S3), of tokens (S10; absent: not listed). */
  readonly typePlace: PerAddress<readonly number[]>
  readonly wonderPlace: PerAddress<readonly number[]>
  readonly tokenPlace: PerAddress<readonly (number | undefined)[]>
  /** The same as rows for the rules page. */
  readonly rows: {
    readonly types: readonly Text[]
    readonly wonders: readonly Text[]
    readonly tokens: readonly Text[]
  }
  /** Tokens that a step of the progress scale looks for (S10). */
  readonly looksFor: Readonly<Record<'few-wonders' | 'few-coins' | 'wonder-points', readonly string[]>>
  /** S9.1: the first space of the last zone, counted from the centre. */
  readonly lastZone: number
  /** S9.2: how many different symbols of the player are a danger. */
  readonly symbols: number
  /** S10: how many built wonders, how many coins are few. */
  readonly fewWonders: number
  readonly fewCoins: number
  readonly levels: ReadonlyMap<string, Level>
  readonly readings: Readings
}

/** Other readings of the document, each off by default. */
export interface Readings {
  readonly chainIsFree: boolean
  readonly rankYellow: boolean
  readonly symbolsOnTradeCards: boolean
  readonly trackFirst: boolean
  readonly wonderNeedsOwnResource: boolean
}

/** The choices have been checked against the registry. */
export function groundOf({ settings, levels, readings }: Pick<Choices, 'settings' | 'levels' | 'readings'>): Ground {
  const types = settings['types'] as PerAddress<readonly string[]>
  const wonders = settings['wonders'] as PerAddress<readonly string[]>
  const tokens = settings['tokens'] as PerAddress<readonly string[]>
  return {
    typePlace: perAddress((address) => typePlaces(types[address])),
    wonderPlace: perAddress((address) => wonderPlaces(wonders[address])),
    tokenPlace: perAddress((address) => tokenPlaces(tokens[address])),
    rows: {
      types: rowsOf(types, typeName),
      wonders: rowsOf(wonders, wonderName),
      tokens: rowsOf(tokens, tokenName),
    },
    looksFor: {
      'few-wonders': settings['few-wonders-tokens'] as readonly string[],
      'few-coins': settings['few-coins-tokens'] as readonly string[],
      'wonder-points': settings['wonder-points-tokens'] as readonly string[],
    },
    lastZone: settings['last-zone'] as number,
    symbols: settings['symbols-of-danger'] as number,
    fewWonders: settings['few-wonders'] as number,
    fewCoins: settings['few-coins'] as number,
    levels: new Map(levels.map((level) => [level.id, levelIn(level)])),
    readings: {
      chainIsFree: readings.includes('chain-is-free'),
      rankYellow: readings.includes('rank-yellow'),
      symbolsOnTradeCards: readings.includes('symbols-on-trade-cards'),
      trackFirst: readings.includes('track-first'),
      wonderNeedsOwnResource: readings.includes('wonder-needs-own-resource'),
    },
  }
}
