// What simulated players reach at every level, the same figures as in README.md ("How hard are they?"): a yardstick for results of people.
// `greedy` plays like a beginner, `search` like a good player.

/** Two players of the lab: the share of games won, or mean points in games without a winner. */
export interface Figures {
  readonly greedy: number
  readonly search: number
}

interface GameFigures {
  /** The option they are counted by. */
  readonly option: string
  readonly unit: 'won' | 'points'
  readonly choices: Readonly<Record<string, Figures>>
}

export const FIGURES: Readonly<Record<string, GameFigures>> = {
  duel: {
    option: 'level',
    unit: 'won',
    choices: {
      base: { greedy: 0.266, search: 0.97 },
      facile: { greedy: 0.207, search: 0.97 },
      normale: { greedy: 0.152, search: 1 },
      medio: { greedy: 0.108, search: 0.94 },
      impegnativo: { greedy: 0.063, search: 0.76 },
      difficile: { greedy: 0.034, search: 0.82 },
      estremo: { greedy: 0.024, search: 0.65 },
      leggendario: { greedy: 0.039, search: 0.79 },
    },
  },
  architects: {
    option: 'level',
    unit: 'won',
    choices: {
      easy: { greedy: 0.27, search: 0.91 },
      normal: { greedy: 0.049, search: 0.56 },
      hard: { greedy: 0.004, search: 0.23 },
    },
  },
  concordia: {
    option: 'map',
    unit: 'won',
    choices: {
      italia: { greedy: 0.086, search: 0.95 },
      hispania: { greedy: 0.102, search: 0.88 },
      imperium: { greedy: 0.094, search: 0.95 },
    },
  },
  'age-of-comics': {
    option: 'level',
    unit: 'won',
    choices: {
      beginner: { greedy: 0.488, search: 1 },
      intermediate: { greedy: 0.136, search: 1 },
      expert: { greedy: 0.004, search: 0.79 },
    },
  },
  'terra-mystica': {
    option: 'level',
    unit: 'points',
    choices: {
      easy: { greedy: 76, search: 95 },
      medium: { greedy: 73, search: 89 },
      hard: { greedy: 70, search: 84 },
    },
  },
}

/** What another reading does to the games of a greedy player, against the document. */
interface ReadingFigures {
  /** The part of the automa's decisions that it makes otherwise. */
  readonly otherwise: number
  /** How many more games are won, as a part of all, with its interval. */
  readonly won: readonly [value: number, low: number, high: number]
}

/** The same figures as in README.md ("Your own opponent"); a reading that is missing has not been measured. */
export const READING_FIGURES: Readonly<Record<string, Readonly<Record<string, ReadingFigures>>>> = {
  duel: {
    'chain-is-free': { otherwise: 0.0043, won: [0.001, -0.004, 0.005] },
    'rank-yellow': { otherwise: 0.0041, won: [0.003, -0.003, 0.01] },
    'symbols-on-trade-cards': { otherwise: 0, won: [0, -0.001, 0.001] },
    'track-first': { otherwise: 0, won: [-0.005, -0.008, -0.002] },
    'wonder-needs-own-resource': { otherwise: 0.0001, won: [0, -0.003, 0.003] },
  },
}
