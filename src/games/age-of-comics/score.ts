// Points by source, the challenges, the title, and who wins (R16, S13.1, S13.2, S14.1, S15.1, S15.2).
import type { ScoreItem, ScoreSheet, Text } from '../../kernel/contract.ts'
import { AUTOMA, PLAYER, type Side } from './asks.ts'
import { type Challenge, CHALLENGES, PENALTY, PLAYER_TITLES, type Test } from './catalogue/challenges.ts'
import { FIRST_RIPOFF, genreOf } from './catalogue/index.ts'
import { orderFans, orderValue } from './catalogue/map.ts'
import { GENRES } from './catalogue/vocabulary.ts'
import { matches, totalFans } from './measures.ts'
import type { State } from './state.ts'
import { docOf, levelOf } from './variant/index.ts'

const MASTERY_VP = 2
const BETTER_COLOR_VP = 2
const MONEY_PER_VP = 4
const IDEAS_PER_VP = 4
const ORIGINAL_VP = 2
const MATCH_VP = 2
const FIFTH = 5
const BEYOND_VP = 2

export const SOURCES = [
  'fans',
  'vpTokens',
  'mastery',
  'betterColors',
  'money',
  'ideas',
  'originals',
  'fifthComic',
  'sixthComicAndBeyond',
  'unfulfilledOrders',
] as const
export type Source = (typeof SOURCES)[number]
export type Points = Record<Source, number>

const mastery = (s: State, side: Side): number => {
  let tokens = 0
  for (const holder of s.mastery) if (holder === side) tokens++
  return tokens
}

/** R16 */
export function yourPoints(s: State): Points {
  const { player } = s
  let originals = 0
  let originalPoints = 0
  let colours = 0
  for (const { comic, writer, artist, betterColor } of player.printed) {
    if (betterColor) colours++
    if (comic >= FIRST_RIPOFF) continue
    originals++
    originalPoints += ORIGINAL_VP + (matches(writer, comic) ? MATCH_VP : 0) + (matches(artist, comic) ? MATCH_VP : 0)
  }
  let open = 0
  for (const order of player.orders) open += orderFans(orderValue(order))
  let ideas = 0
  for (const count of player.ideas) ideas += count
  return {
    fans: totalFans(player.printed),
    vpTokens: player.vp,
    mastery: MASTERY_VP * mastery(s, PLAYER),
    betterColors: BETTER_COLOR_VP * colours,
    money: Math.floor(player.money / MONEY_PER_VP),
    ideas: Math.floor(ideas / IDEAS_PER_VP),
    originals: originalPoints,
    fifthComic: player.printed.length >= FIFTH ? originals : 0,
    sixthComicAndBeyond: BEYOND_VP * Math.max(0, player.printed.length - FIFTH),
    unfulfilledOrders: 0 - open,
  }
}

export function sum(points: Readonly<Record<string, number>>): number {
  let all = 0
  for (const source in points) all += points[source] as number
  return all
}

/** S13.1, Q23 */
export function itsPoints(s: State): { fans: number; vpTokens: number; mastery: number; level: number } {
  return {
    fans: totalFans(s.automa.printed),
    vpTokens: s.automa.vp,
    mastery: MASTERY_VP * mastery(s, AUTOMA),
    level: levelOf(s).finalVp,
  }
}

/** S15.2 */
function isMet(s: State, test: Test): boolean {
  const { printed, money, fulfilled } = s.player
  switch (test.code) {
    case 'mastery':
      return test.all.every((id) => s.mastery[GENRES.indexOf(id)] === PLAYER) && mastery(s, PLAYER) >= test.min
    case 'money':
      return money >= test.min
    case 'comic-fans':
      return printed.some(({ fans, hypeUsed }) => fans >= test.min && !hypeUsed)
    case 'total-fans':
      return totalFans(printed) >= test.min
    case 'fulfilled':
      return fulfilled >= test.min
    case 'genres':
      return new Set(printed.map(({ comic }) => genreOf(comic))).size >= test.min
    case 'no-rip-offs': // Q28
      return printed.every(({ comic }) => comic < FIRST_RIPOFF)
    case 'only-rip-offs':
      return printed.length > 0 && printed.every(({ comic }) => comic >= FIRST_RIPOFF)
  }
}

const chosen = (s: State): readonly Challenge[] => CHALLENGES.filter((_, no) => (s.challenges & (1 << no)) !== 0)

/** The chosen challenges, each met or not. */
export const challengesOf = (s: State): { challenge: Challenge; met: boolean }[] =>
  chosen(s).map((challenge) => ({ challenge, met: isMet(s, challenge.test) }))

/** S15.1: what the chosen challenges that are not met cost, as a number below 0. */
export const penaltyOf = (s: State): number =>
  chosen(s).reduce((all, { test }) => (isMet(s, test) ? all : all - PENALTY), 0)

/** S14.1, Q25 */
export const titleOf = (total: number): (typeof PLAYER_TITLES)[number] | undefined =>
  PLAYER_TITLES.find(({ min }) => total >= min)

export interface Result {
  readonly you: Points
  readonly yourTotal: number
  readonly penalty: number
  readonly final: number
  readonly its: ReturnType<typeof itsPoints>
  readonly itsTotal: number
  readonly winner: 'you' | 'automa'
  /** The points the title goes by (Q25). */
  readonly forTitle: number
}

export function result(s: State): Result {
  const you = yourPoints(s)
  const its = itsPoints(s)
  const penalty = penaltyOf(s)
  const yourTotal = sum(you)
  const itsTotal = sum(its)
  const final = yourTotal + penalty
  const winner = final > itsTotal ? 'you' : 'automa' // S13.2, Q24
  const forTitle = docOf(s.variant).readings.titleWithoutPenalties ? yourTotal : final
  return { you, yourTotal, penalty, final, its, itsTotal, winner, forTitle }
}

export const SOURCE_NAMES: Readonly<Record<Source | 'level' | 'challenges', Text>> = {
  fans: { it: 'Fan in classifica', en: 'Fans on the chart' },
  vpTokens: { it: 'Classifiche di fine round', en: 'Rankings at the end of rounds' },
  mastery: { it: 'Gettoni Maestria', en: 'Mastery tokens' },
  betterColors: { it: 'Migliorie del colore', en: 'Better Color tokens' },
  money: { it: 'Denaro', en: 'Money' },
  ideas: { it: 'Gettoni Idea', en: 'Idea tokens' },
  originals: { it: 'Fumetti originali', en: 'Originals' },
  fifthComic: { it: 'Quinto fumetto', en: 'Fifth comic' },
  sixthComicAndBeyond: { it: 'Dal sesto fumetto in poi', en: 'Sixth comic and beyond' },
  unfulfilledOrders: { it: 'Ordini non soddisfatti', en: 'Unfulfilled orders' },
  level: { it: 'Livello', en: 'Level' },
  challenges: { it: 'Sfide non soddisfatte', en: 'Challenges not met' },
}

/** In the order in which a record of points is made. */
function items<S extends keyof typeof SOURCE_NAMES>(
  sources: readonly S[],
  points: Readonly<Record<S, number>>,
): ScoreItem[] {
  const found: ScoreItem[] = []
  for (const source of sources) found.push({ source, text: SOURCE_NAMES[source], points: points[source] })
  return found
}
const ITS_SOURCES = ['fans', 'vpTokens', 'mastery', 'level'] as const
const WITH_CHALLENGES = [...SOURCES, 'challenges'] as const
const [YOU, THE_AUTOMA]: readonly [Text, Text] = [
  { it: 'Tu', en: 'You' },
  { it: 'Automa', en: 'Automa' },
]
const OF_THE_AUTOMA: Text = { it: 'l’Automa', en: 'the Automa' }

export const ENDINGS = {
  points: { it: 'più PV', en: 'more VP' },
  tie: { it: 'parità di PV', en: 'a tie on VP' },
} as const satisfies Record<string, Text>

export function score(s: State): ScoreSheet {
  const { you, penalty, final, its, itsTotal, winner, forTitle } = result(s)
  const title = titleOf(forTitle)
  const by = final === itsTotal ? 'tie' : 'points'
  return {
    sides: [
      {
        seat: 'you',
        name: YOU,
        items: s.challenges === 0 ? items(SOURCES, you) : items(WITH_CHALLENGES, { ...you, challenges: penalty }),
        total: final,
      },
      {
        seat: 'automa',
        name: THE_AUTOMA,
        inSentence: OF_THE_AUTOMA,
        items: items(ITS_SOURCES, its),
        total: itsTotal,
      },
    ],
    outcome: {
      winner,
      by,
      text: {
        it: `${by === 'tie' ? 'a parità di PV vince l’Automa' : ENDINGS.points.it}${title === undefined ? '' : `; il tuo titolo: ${title.name.it}`}`,
        en: `${by === 'tie' ? 'the Automa wins a tie' : ENDINGS.points.en}${title === undefined ? '' : `; your title: ${title.name.en}`}`,
      },
    },
  }
}
