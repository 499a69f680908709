// 7 Wonders: Architects in the browser: whole games on screen and beside the table, and axe.
import { architects, byHand, LIT, waitingFor } from './architects.ts'
import { expectNothing } from './axe.ts'
import { auditEnd, auditPopovers, auditMoment, auditPicker } from './phases.ts'
import { type Tell, touched, typed } from './picker.ts'
import { DESKTOP, PHONE, scene, type Stage } from './stage.ts'
import { setSpeed } from './table.ts'
import { clickSeldom, playBeside, playLit } from './whole.ts'

const EVERY_GAME = ['wonder', 'take', 'construct', 'science', 'token']

scene(
  'a whole game of Architects by tapping, in Italian on a phone',
  { lang: 'it', screen: PHONE, long: true },
  (stage) =>
    playLit(stage, byHand, {
      lit: LIT,
      seed: '8147',
      options: { level: 'hard' },
      first: 'wonder halicarnassus',
      did: [...EVERY_GAME, 'hali-deck', 'hali-card'],
      moreThan: 20,
    }),
)

scene(
  'a whole game of Architects by clicking, in English on a desktop',
  { lang: 'en', screen: DESKTOP, theme: 'dark' },
  (stage) =>
    playLit(stage, byHand, {
      lit: LIT,
      seed: '23',
      options: { opponent: 'giza' },
      first: 'wonder alexandria',
      did: EVERY_GAME,
      moreThan: 20,
    }),
)

scene('rare moves can be clicked', { lang: 'en' }, async (stage) => {
  await setSpeed(stage.page)
  for (const verb of ['look', 'end']) await clickSeldom(stage, byHand, waitingFor(verb), verb)
})

const beside = (stage: Stage, seed: string, tell: Tell) =>
  playBeside(stage, byHand, {
    seed,
    tell,
    player: architects.player('greedy', seed),
    told: ['card', 'die', 'progress'],
  })

scene('a game of Architects beside the table, every card and die typed', { lang: 'en', long: true }, async (stage) => {
  await beside(stage, '210', typed)
})

scene(
  'a game of Architects beside the table, every card and die touched',
  { lang: 'it', screen: PHONE, long: true },
  async (stage) => {
    await beside(stage, '321', touched)
  },
)

/** Runs axe on the table at moves of these kinds, on popovers, at the end and in the picker. */
async function auditTable(stage: Stage, verbs: readonly string[], popovers: readonly string[]): Promise<void> {
  await setSpeed(stage.page)
  for (const verb of verbs)
    await auditMoment(stage, verb, waitingFor(verb, verb === 'take' ? 60 : 0), '.ar-root [data-lit]')
  await auditPopovers(
    stage,
    '.ar-popover',
    popovers.map((piece) => `.ar-root ${piece}:not([data-lit])`),
  )
  await auditEnd(stage, architects)
  await auditPicker(stage, architects)
  expectNothing(stage.page)
}

scene('axe finds nothing at the table of Architects, on a phone', { lang: 'it', screen: PHONE, long: true }, (stage) =>
  auditTable(stage, ['wonder', 'construct', 'hali-card'], []),
)

scene('axe finds nothing at the table of Architects, on a desktop', { lang: 'en', screen: DESKTOP }, (stage) =>
  auditTable(stage, ['token', 'take'], ['.ar-stage-spot', '.ar-forecast']),
)
