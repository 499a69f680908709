// Printing, mastery, cubes, special actions (R10.1 to R12.3, R14.1 to R14.7).
import { asked, comic, plays, type Scenario } from './world.ts'

const TEAM = ['writer-crime-2a', 'artist-horror-1']
const READY = { money: 9, ideas: { crime: 4 }, hand: [...TEAM, 'comic-gang-wars'] }
const ask = (id: string, writer = 'writer-crime-2a', artist = 'artist-horror-1') => ({
  kind: 'print',
  id,
  writer,
  artist,
})

const HORROR = comic('comic-carmilla', 4)
/** Printed comics of yours, as many as are wanted. */
const MINE = [
  comic('comic-neptunio', 2, { writer: 'writer-sci-fi-1', artist: 'artist-western-1' }),
  comic('comic-miss-tiger', 2, { writer: 'writer-superhero-1', artist: 'artist-western-2a' }),
  comic('comic-outlaws', 2, { writer: 'writer-western-1', artist: 'artist-crime-1' }),
  comic('comic-it-lives', 2, { writer: 'writer-horror-1', artist: 'artist-sci-fi-1' }),
]

export const rulesPrint: readonly Scenario[] = [
  asked(
    'R10.2 R10.4 R1.5 money for both creatives and two ideas of the genre',
    ask('comic-gang-wars'),
    { player: READY },
    {
      print: {
        legal: true,
        cost: { money: 3, ideas: { crime: 2 } },
        value: 3,
        fans: 3,
        bonus: { money: 4 },
        mastery: 'gained',
      },
    },
    '1 for the original, 1 for the writer that matches, 1 for mastery.',
  ),
  asked(
    'R10.2 creatives must be in your hand',
    ask('comic-gang-wars', 'writer-crime-3'),
    { player: READY },
    { print: { legal: false, why: 'creatives' } },
    'Another writer.',
  ),
  asked(
    'R10.2 money is needed',
    ask('comic-gang-wars'),
    { player: { ...READY, money: 2 } },
    { print: { legal: false, why: 'money' } },
    '$3.',
  ),
  asked(
    'R10.2 the comic must be in your hand or hyped',
    ask('comic-killer-dames'),
    { player: READY },
    { print: { legal: false, why: 'comic' } },
    'It is in the deck.',
  ),
  asked(
    'R10.2 two ideas are needed',
    ask('comic-gang-wars'),
    { player: { ...READY, ideas: { crime: 1 } } },
    { print: { legal: false, why: 'ideas' } },
    'Only one.',
  ),
  asked(
    'R10.2 of several reasons the creatives come first, then the money, the comic, the ideas',
    ask('comic-killer-dames'),
    { player: { hand: ['writer-crime-2a', 'artist-horror-1'], money: 2 } },
    { print: { legal: false, why: 'money' } },
    'The comic and the ideas are missing too.',
  ),
  asked(
    'R10.3 R10.5 R2.9 Q30 a rip-off of what the Automa has printed costs no ideas and starts without a fan',
    ask('ripoff-vampyria', 'writer-crime-2a', 'artist-horror-1'),
    { player: READY, automa: { printed: [HORROR] }, mastery: { horror: 'automa' } },
    { print: { legal: true, cost: { money: 3, ideas: {} }, fans: 1, bonus: {}, mastery: 'none' } },
    'One fan for the horror artist.',
  ),
  asked(
    'R10.3 not of what nobody has printed',
    ask('ripoff-vampyria'),
    { player: READY },
    { print: { legal: false, why: 'ripoff' } },
    'Carmilla is not printed.',
  ),
  asked(
    'R10.3 Q30 S10.4 what has been ripped off cannot be again, nor your own',
    { kind: 'ripoffs' },
    {
      automa: { printed: [HORROR, comic('comic-outlaws', 2), comic('ripoff-bang-wars', 2)] },
      player: { printed: [comic('comic-gang-wars'), comic('ripoff-vampyria', 1)] },
    },
    { legal: ['ripoff-bandits'] },
    'Vampyria is used up, Bang Wars is the Automa’s and of your comic.',
  ),
  plays(
    'R10.4 R18.3 choose, pay, place, fans, bonus, mastery',
    { player: READY },
    ['place print', 'print comic-gang-wars', 'use writer-crime-2a', 'use artist-horror-1'],
    {
      player: {
        money: 10,
        ideas: { crime: 2 },
        hand: [],
        printed: [{ id: 'comic-gang-wars', fans: 3, writer: 'writer-crime-2a', artist: 'artist-horror-1' }],
      },
      mastery: { crime: 'player' },
    },
    '9 − 3 + 4 for the bonus.',
  ),
  plays(
    'R10.1 the second print on the first space is optional',
    {
      player: {
        money: 9,
        ideas: { crime: 4 },
        hand: [...TEAM, 'writer-sci-fi-1', 'artist-sci-fi-1', 'comic-gang-wars', 'comic-its-a-felony'],
      },
    },
    ['place print', 'print comic-gang-wars', 'use writer-crime-2a', 'use artist-horror-1'],
    { legal: ['print comic-its-a-felony', 'done'] },
    'Another team and two more ideas are there.',
  ),
  plays(
    'R10.1 a bonus of the first may pay for the second',
    {
      player: {
        money: 3,
        ideas: { crime: 4 },
        hand: [...TEAM, 'writer-sci-fi-1', 'artist-sci-fi-1', 'comic-gang-wars', 'comic-its-a-felony'],
      },
    },
    [
      'place print',
      'print comic-gang-wars',
      'use writer-crime-2a',
      'use artist-horror-1',
      'print comic-its-a-felony',
      'use writer-sci-fi-1',
      'use artist-sci-fi-1',
      'idea western',
      'idea western',
      'cube special-hype',
    ],
    {
      player: { money: 2, ideas: { western: 2 }, cubes: ['special-hype'], printed: [{ fans: 3 }, { fans: 2 }] },
      phase: 'automa-turn',
    },
    'The $4 come after paying $3; the second comic has the ideas bonus and earns a cube.',
  ),
  plays(
    'R10.4 R18.5 the ticket bonus',
    { player: { ...READY, hand: [...TEAM, 'comic-call-the-police'] } },
    ['place print', 'print comic-call-the-police', 'use writer-crime-2a', 'use artist-horror-1'],
    { player: { tickets: 1 } },
    'One ticket.',
  ),
  plays(
    'R10.4 R14.2 the fan bonus and Hype tokens',
    { player: { ...READY, hand: TEAM, hyped: [{ id: 'comic-killer-dames', tokens: 2 }] } },
    ['place print', 'print comic-killer-dames', 'use writer-crime-2a', 'use artist-horror-1'],
    { player: { hyped: [], printed: [{ id: 'comic-killer-dames', fans: 8, hypeUsed: true }] } },
    '1 + 1 bonus + 1 match + 4 Hype + 1 mastery.',
  ),
  asked(
    'R11.1 R11.2 R11.4 more comics of the genre than the holder take the token, and all have their fan once',
    ask('comic-gang-wars'),
    {
      player: {
        ...READY,
        printed: [comic('comic-killer-dames', 3, { masteryFan: true }), comic('comic-its-a-felony', 2)],
      },
      automa: { printed: [comic('comic-call-the-police', 4), comic('ripoff-deadly-dames', 2)] },
      mastery: { crime: 'automa' },
    },
    { print: { mastery: 'taken', alsoFans: ['comic-its-a-felony'], fans: 3 } },
    'Three against two; Killer Dames had its fan before the token was lost.',
  ),
  asked(
    'R11.1 R11.4 a tie does not move it',
    ask('comic-gang-wars'),
    { player: READY, automa: { printed: [comic('comic-call-the-police', 4)] }, mastery: { crime: 'automa' } },
    { print: { mastery: 'none', fans: 2 } },
    'One against one.',
  ),
  asked(
    'R11.1 a rip-off alone earns nothing',
    ask('ripoff-call-the-cops'),
    { player: { ...READY, ideas: {} }, automa: { printed: [comic('comic-call-the-police', 4)] } },
    { print: { mastery: 'none' } },
    'An original of the genre is needed, even of a free token.',
  ),
  asked(
    'R11.3 while you hold the token further comics gain the fan',
    ask('comic-gang-wars'),
    { player: { ...READY, printed: [comic('comic-killer-dames', 3)] }, mastery: { crime: 'player' } },
    { print: { mastery: 'held', alsoFans: [], fans: 3 } },
    '1 + 1 + 1.',
  ),
  asked(
    'R12.1 the second comic earns a cube of tier 2',
    { kind: 'cubes' },
    { player: { printed: MINE.slice(0, 2) } },
    { legal: ['special-reassign', 'special-hype', 'special-convert-ideas'] },
    'Three special actions of tier 2.',
  ),
  asked(
    'R12.1 the fourth one goes anywhere without a cube',
    { kind: 'cubes' },
    { player: { printed: MINE, cubes: ['special-hype', 'special-better-colors'] } },
    { legal: ['special-reassign', 'special-convert-ideas', 'special-marketing', 'special-extra-editor'] },
    'Tier 4.',
  ),
  plays(
    'R12.2 R18.1 the fifth comic may move a cube',
    {
      player: { ...READY, printed: MINE, cubes: ['special-reassign', 'special-hype', 'special-better-colors'] },
      mastery: { 'sci-fi': 'player', superhero: 'player', western: 'player', horror: 'player' },
    },
    [
      'place print',
      'print comic-gang-wars',
      'use writer-crime-2a',
      'use artist-horror-1',
      'move-cube special-hype special-marketing',
    ],
    { player: { cubes: ['special-reassign', 'special-better-colors', 'special-marketing'] } },
    'Anywhere without a cube.',
  ),
  plays(
    'R14.4 R14.7 Better Colors goes with every comic printed while the cube lies there, not with the one that brought it',
    {
      player: {
        money: 9,
        ideas: { crime: 4 },
        hand: [...TEAM, 'writer-romance-1', 'artist-romance-1', 'comic-gang-wars', 'comic-killer-dames'],
        printed: MINE.slice(0, 2),
        cubes: ['special-hype'],
      },
      mastery: { 'sci-fi': 'player', superhero: 'player' },
    },
    [
      'place print',
      'print comic-gang-wars',
      'use writer-crime-2a',
      'use artist-horror-1',
      'cube special-better-colors',
      'print comic-killer-dames',
      'use writer-romance-1',
      'use artist-romance-1',
      'cube special-marketing',
    ],
    {
      player: {
        printed: [
          { betterColor: false },
          { betterColor: false },
          { id: 'comic-gang-wars', betterColor: false },
          { id: 'comic-killer-dames', betterColor: true },
        ],
      },
    },
    'The third comic brings the cube, the fourth has the token.',
  ),
  plays(
    'R14.1 Re-assign pays the difference and changes fans with matching',
    {
      display: { writers: ['writer-western-2b'], artists: ['artist-western-3'], comics: [] },
      player: {
        money: 2,
        cubes: ['special-reassign'],
        hand: ['artist-sci-fi-3'],
        printed: [
          comic('comic-neptunio', 3, { writer: 'writer-sci-fi-1', writerValue: 2, artist: 'artist-western-1' }),
        ],
      },
      mastery: { 'sci-fi': 'player' },
    },
    [
      'place hire',
      'take writer-western-2b',
      'take artist-western-3',
      'swap comic-neptunio artist-sci-fi-3',
      'swap comic-neptunio writer-western-2b',
    ],
    {
      player: {
        money: 0,
        hand: ['artist-western-1', 'writer-sci-fi-1', 'artist-western-3'],
        printed: [{ fans: 3, writer: 'writer-western-2b', writerValue: 2, artist: 'artist-sci-fi-3', artistValue: 3 }],
      },
      phase: 'automa-turn',
    },
    'The artist costs 3 − 1 and matches (+1), the writer costs 2 − 2 and no longer matches (−1); the increase is lost.',
  ),
  plays(
    'R14.1 what is cheaper pays back, and the last fan stays',
    {
      display: { writers: ['writer-western-1'], artists: ['artist-western-3'], comics: [] },
      player: {
        cubes: ['special-reassign'],
        printed: [comic('comic-neptunio', 1, { writer: 'writer-sci-fi-3', artist: 'artist-western-1' })],
      },
      mastery: { 'sci-fi': 'player' },
    },
    ['place hire', 'take writer-western-1', 'take artist-western-3', 'swap comic-neptunio writer-western-1'],
    { player: { money: 2, printed: [{ fans: 1, writerValue: 1 }] } },
    '1 − 3.',
  ),
  plays(
    'R14.2 R4.3 a hyped comic has no token yet and still counts for the hand',
    { display: { writers: [], artists: [], comics: ['comic-carmilla'] }, player: { cubes: ['special-hype'] } },
    ['place develop', 'take comic-carmilla', 'hype comic-carmilla'],
    { player: { hand: [], hyped: [{ id: 'comic-carmilla', tokens: 0 }] } },
    'The first token comes with the next round.',
  ),
  plays(
    'R14.3 R1.7 ideas become fans of different comics, also of a rip-off without any',
    {
      player: {
        ideas: { crime: 1, western: 2 },
        cubes: ['special-convert-ideas'],
        printed: [MINE[0] ?? null, comic('ripoff-vampyria', 0, { writer: 'writer-crime-1', artist: 'artist-crime-1' })],
      },
      automa: { printed: [HORROR] },
      mastery: { 'sci-fi': 'player', horror: 'automa' },
    },
    ['place ideas', 'done', 'done', 'convert western ripoff-vampyria'],
    {
      player: { ideas: { crime: 1, western: 1 }, printed: [{ fans: 2 }, { fans: 1 }] },
      legal: ['convert crime comic-neptunio', 'convert western comic-neptunio', 'done'],
    },
    'Each comic once.',
  ),
  plays(
    'R14.5 a campaign of $5 brings two fans, split as you like over comics on the chart',
    {
      player: {
        money: 3,
        cubes: ['special-marketing'],
        printed: [
          ...MINE.slice(0, 2),
          comic('ripoff-vampyria', 0, { writer: 'writer-crime-1', artist: 'artist-crime-1' }),
        ],
      },
      automa: { printed: [HORROR] },
      mastery: { 'sci-fi': 'player', superhero: 'player', horror: 'automa' },
    },
    ['place royalties', 'campaign 5', 'fan comic-neptunio', 'fan comic-miss-tiger'],
    { player: { money: 2, printed: [{ fans: 3 }, { fans: 3 }, { fans: 0 }] } },
    '3 + 4 − 5.',
  ),
  plays(
    'R14.5 what cannot be paid is not offered',
    {
      player: { money: 1, cubes: ['special-marketing'], printed: MINE.slice(0, 1) },
      mastery: { 'sci-fi': 'player' },
    },
    ['place royalties'],
    { legal: ['campaign 2', 'campaign 5', 'done'] },
    '$5 are there.',
  ),
  plays(
    'R14.6 the extra editor, once a round',
    { spaces: {}, player: { cubes: ['special-extra-editor'] } },
    ['place sales', 'done', 'extra-editor'],
    { player: { extraEditor: true } },
    'Five editors this round.',
  ),
]
