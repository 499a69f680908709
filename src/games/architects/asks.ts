// What the game can wait for. An ask is a small record of one shape, made once: the stack in the state holds these.
export type Side = 0 | 1
export const PLAYER = 0
export const OPPONENT = 1
export const SIDES = [PLAYER, OPPONENT] as const
export const other = (side: Side): Side => (side === PLAYER ? OPPONENT : PLAYER)

/** A side's own deck has its number; the third is the central deck (R2.2). */
export type DeckNo = 0 | 1 | 2
export const CENTRAL = 2
export const DECKS = [PLAYER, OPPONENT, CENTRAL] as const

/** What a side has to answer before anything else (R13.3). */
export const DUES = ['token', 'take', 'hali-deck', 'hali-card'] as const

/** Set-up (R2.9), the first card of a turn (R13.1), everything after it (R13.2), and what is due. */
export const DECISIONS = ['wonder', 'opponent-wonder', 'start-token', 'turn', 'act', ...DUES] as const

export type Decision = (typeof DECISIONS)[number]

/**
 * What chance decides: the new top of a Wonder deck, a central card that is taken blind, turned up or looked at, a card shown for
 * Halicarnassus; a Progress token that is laid out or drawn from the stack; a die.
 */
export const EVENTS = ['top', 'draw', 'flip', 'peek', 'show', 'lay', 'prize', 'die'] as const

export type AskName = Decision | (typeof EVENTS)[number]

export interface Ask {
  readonly ask: AskName
  /** Who decides, or whose event it is. */
  readonly side: Side
  /** The deck it is about; the central one where it is about none. */
  readonly deck: DeckNo
}

type PerDeck = readonly [Ask, Ask, Ask]
const perDeck = (ask: AskName, side: Side): PerDeck =>
  [
    Object.freeze({ ask, side, deck: PLAYER }),
    Object.freeze({ ask, side, deck: OPPONENT }),
    Object.freeze({ ask, side, deck: CENTRAL }),
  ] as const
const made = (ask: AskName) => [perDeck(ask, PLAYER), perDeck(ask, OPPONENT)] as const

const MADE = Object.fromEntries([...DECISIONS, ...EVENTS].map((ask) => [ask, made(ask)])) as Readonly<
  Record<AskName, readonly [PerDeck, PerDeck]>
>

export const toAsk = (ask: AskName, side: Side, deck: DeckNo = CENTRAL): Ask => MADE[ask][side][deck]

// Those that every turn asks for, without looking them up.
export const TURN = [toAsk('turn', PLAYER), toAsk('turn', OPPONENT)] as const
export const ACT = [toAsk('act', PLAYER), toAsk('act', OPPONENT)] as const
export const TOP = [toAsk('top', PLAYER, PLAYER), toAsk('top', OPPONENT, OPPONENT)] as const
