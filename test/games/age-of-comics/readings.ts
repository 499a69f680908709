// Each other reading of the document with a position that it decides or scores otherwise.
import { bothWays, type Read } from '../../fixtures/readings.ts'
import { type Answer, card, comic, type Scenario, type World } from './world.ts'

export const READINGS: readonly Read<World, Answer>[] = [
  {
    reading: 'title-without-penalties',
    world: {
      phase: 'final',
      challenges: ['challenge-35-fans', 'challenge-business-genius'],
      player: { vp: 100 },
    },
    ask: { kind: 'final' },
    document: { score: { playerTotal: 70, title: 'title-editor' } },
    instead: { score: { playerTotal: 70, title: 'title-editor-in-chief' } },
    why: 'Q25: two challenges not met cost 30 of the 100 points; the result counts them, the title does not.',
  },
  {
    reading: 'repeat-only-if-all-done',
    world: {
      card: card('ideas develop print'),
      display: {
        writers: ['writer-western-2a', 'writer-crime-2a'],
        artists: ['artist-crime-1', 'artist-horror-3'],
        comics: ['comic-outlaws'],
      },
      spaces: { develop: ['automa'] },
    },
    document: { action: { type: 'develop', via: 'repeat' } },
    instead: { action: { type: 'hire', via: 'fallback' } },
    why: 'Q5: Develop is done, Ideas and Print fail; only one of the three is done, so the board decides and Hire comes first.',
  },
  {
    reading: 'no-mastery-fan',
    world: {
      card: card('print hire ideas'),
      level: 'intermediate',
      round: 3,
      spaces: { print: ['player'] },
      automa: {
        writers: ['writer-crime-2a'],
        artists: ['artist-horror-2a'],
        developed: ['comic-carmilla'],
        printed: [comic('comic-it-lives', 4)],
      },
      mastery: { horror: 'automa' },
    },
    document: { action: { prints: [{ id: 'comic-carmilla', fans: 7, mastery: 'held' }] } },
    instead: { action: { prints: [{ id: 'comic-carmilla', fans: 6, mastery: 'held' }] } },
    why: 'Q16: 3 of the level and 3 of the round; the token adds none.',
  },
]

export const otherReadings: readonly Scenario[] = bothWays(READINGS)
