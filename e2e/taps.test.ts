// Few taps: games beside the table on a phone, from a script of what the real cards and dice show.
import { expect } from 'vitest'
import type { AnyTable } from '../scripts/moment.ts'
import { byHand as ageOfComics } from './age-of-comics.ts'
import { byHand as architects } from './architects.ts'
import { byHand as concordia } from './concordia.ts'
import { byHand as duel } from './duel.ts'
import { IN_FULL, PHONE, scene } from './stage.ts'
import { type Script, tapsOf, type Turns } from './taps.ts'
import { byHand as terraMystica } from './terra-mystica.ts'

const roundOf = ({ state }: AnyTable): number => (state as { readonly round: number }).round
const yourTurns = (_: AnyTable, { you }: Turns): number => you
const bothTurns = (_: AnyTable, { you, automa }: Turns): number => (you + automa) / 2

interface Bounds {
  readonly before: number
  readonly perRound: number
  /** Setting up Ages II and III. */
  readonly later?: number
}

/** The table of counts is in the README. */
const GAMES: readonly (readonly [name: string, script: Script, most: Bounds])[] = [
  [
    'Duel',
    {
      byHand: duel,
      seed: '1',
      turns: ['turn'],
      round: bothTurns,
      rounds: 4,
      isSetUp: (table) => duel.kernel.movesOf(table).some((move) => move.startsWith('lay ')),
    },
    { before: 28, perRound: 2.2, later: 30 },
  ],
  [
    'Architects',
    { byHand: architects, seed: '1', turns: ['turn'], round: yourTurns, rounds: 4 },
    { before: 12, perRound: 2.5 },
  ],
  [
    'Age of Comics',
    { byHand: ageOfComics, seed: '1', turns: ['place', 'automa'], round: roundOf, rounds: 1 },
    { before: 38, perRound: 22 },
  ],
  [
    'Concordia',
    { byHand: concordia, seed: '1', turns: ['card'], round: yourTurns, rounds: 4 },
    { before: 22, perRound: 3.5 },
  ],
  [
    'Terra Mystica',
    { byHand: terraMystica('tray'), seed: '1', turns: ['act'], round: roundOf, rounds: 1 },
    { before: 16, perRound: 8.5 },
  ],
]

/** What `npm test` plays: the soak plays all, and the others are entered by the same panels. */
const QUICK: ReadonlySet<string> = new Set(['Duel', 'Concordia', 'Terra Mystica'])

for (const [name, script, most] of GAMES)
  for (const lang of ['it', 'en'] as const)
    scene(
      `a game of ${name} beside the table takes few taps (${lang})`,
      { lang, screen: PHONE, long: lang === 'en' || !QUICK.has(name) },
      async (stage) => {
        const { before, perRound, later, rounds } = await tapsOf(stage, script)
        // For the table in the README.
        if (IN_FULL) console.log(`${name} (${lang}): ${before}, ${perRound.toFixed(2)} in ${rounds} rounds, ${later}`)
        expect(before).toBeLessThanOrEqual(most.before)
        expect(perRound).toBeLessThanOrEqual(most.perRound)
        expect(later).toBeLessThanOrEqual(most.later ?? 0)
      },
    )
