// What the Automa tells of its decisions: every step with those it keeps and drops, what it measured, why an action fails.
import { type Answer, card, comic, orders, type Scenario, type World } from './world.ts'

/** The whole trace, entry by entry; `values` are what each entry measured. */
const tells = (says: string, world: World, entries: readonly Answer[], why: string): Scenario => ({
  says,
  world,
  expect: {
    trace: entries.map((entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'values'))),
    values: entries.map(({ values }) => values ?? {}),
  },
  why,
})

const done = (action: string, step = 1): Answer => ({ ladder: 'action', step, kept: [action], dropped: [] })
const skipped = (action: string, reason: string, clause: string, step = 1): Answer => ({
  clause,
  ladder: 'action',
  step,
  kept: [],
  dropped: [action],
  reason,
})

const HIRE = card('hire ideas print')
const SALES = card('sales ideas print')

export const soloTraces: readonly Scenario[] = [
  tells(
    'S5.1 S5.2 S9.1 S10.7 a failed action is told with its reason',
    { card: card('ideas print develop'), display: { comics: ['comic-outlaws'] } },
    [skipped('ideas', 'no-chart-comic', 'S9.1'), skipped('print', 'no-team', 'S10.7'), done('develop')],
    'Nothing is printed, nobody hired; of a single comic there is nothing to choose.',
  ),
  tells(
    'S5.1 S5.3 Q5 S10.7 a done action is told as done, and repeated by a ruling where the others fail',
    {
      card: card('hire print ideas'),
      spaces: { hire: ['automa'] },
      display: { writers: ['writer-western-1'], artists: ['artist-western-1'] },
      automa: { writers: ['writer-crime-1'], artists: ['artist-crime-1'] },
    },
    [
      skipped('hire', 'done', 'S5.1'),
      skipped('print', 'nothing-to-print', 'S10.7'),
      skipped('ideas', 'no-chart-comic', 'S9.1'),
      { clause: 'Q5', ...done('hire', 3) },
    ],
    'Only Hire is done, so only Hire is tried again.',
  ),
  tells(
    'S5.1 S5.3 where all three actions are done the document itself says to repeat',
    {
      card: card('hire print ideas'),
      spaces: { hire: ['automa'], print: ['automa'], ideas: ['automa'] },
      display: { writers: ['writer-western-1'], artists: ['artist-western-1'] },
    },
    [
      skipped('hire', 'done', 'S5.1'),
      skipped('print', 'done', 'S5.1'),
      skipped('ideas', 'done', 'S5.1'),
      { clause: 'S5.3', ...done('hire', 2) },
    ],
    'The clause, not the ruling for the mixed case.',
  ),
  tells(
    'S5.3 S5.5 where all three actions are done and none can be repeated, each is tried once more and then the board',
    {
      card: card('hire print ideas'),
      spaces: { hire: ['automa'], print: ['automa'], ideas: ['automa'] },
      display: { comics: ['comic-outlaws'] },
    },
    [
      skipped('hire', 'done', 'S5.1'),
      skipped('print', 'done', 'S5.1'),
      skipped('ideas', 'done', 'S5.1'),
      skipped('hire', 'no-pair', 'S7.1', 2),
      skipped('print', 'no-team', 'S10.7', 2),
      skipped('ideas', 'no-chart-comic', 'S9.1', 2),
      skipped('hire', 'no-pair', 'S7.1', 4),
      { clause: 'S5.5', ...done('develop', 4) },
    ],
    'The ruling for the mixed case (Q5) is not asked.',
  ),
  tells(
    'S5.5 S5.7 Q34 S7.1 S8.1 S11.6 where nothing is possible the card and then the board are gone through',
    { card: card('hire develop ideas') },
    [
      skipped('hire', 'no-pair', 'S7.1'),
      skipped('develop', 'no-comic', 'S8.1'),
      skipped('ideas', 'no-chart-comic', 'S9.1'),
      skipped('hire', 'no-pair', 'S7.1', 4),
      skipped('develop', 'no-comic', 'S8.1', 4),
      skipped('ideas', 'no-chart-comic', 'S9.1', 4),
      skipped('print', 'no-team', 'S10.7', 4),
      skipped('sales', 'no-tiles', 'S11.6', 4),
      { clause: 'Q34', ladder: 'action', step: 5, kept: [], dropped: [] },
    ],
    'No action is done, so none is tried a second time; the editor is lost.',
  ),
  tells(
    'S7.2 only genres that lie face up are weighed for a pair',
    {
      card: HIRE,
      display: { writers: ['writer-western-3', 'writer-horror-1'], artists: ['artist-horror-1', 'artist-sci-fi-3'] },
    },
    [
      done('hire'),
      {
        clause: 'S7.2',
        ladder: 'pair',
        kept: ['horror'],
        dropped: ['sci-fi', 'western'],
      },
    ],
    'Crime, romance and superheroes have nobody there.',
  ),
  tells(
    'S7.4 Q10 the value first, then the place from the left',
    {
      card: HIRE,
      display: {
        writers: ['writer-crime-2a', 'writer-crime-3'],
        artists: ['artist-crime-2b', 'artist-crime-2a'],
      },
    },
    [
      done('hire'),
      {
        ladder: 'writer',
        kept: ['writer-crime-3'],
        dropped: ['writer-crime-2a'],
        values: { 'writer-crime-2a': 2, 'writer-crime-3': 3 },
      },
      {
        ladder: 'artist',
        kept: ['artist-crime-2b'],
        dropped: ['artist-crime-2a'],
        values: { 'artist-crime-2b': 1, 'artist-crime-2a': 2 },
      },
    ],
    'Both artists are worth 2; 2b lies first.',
  ),
  tells(
    'S8.2 S6.2 the genre printed last is the first place, and without a deck nobody weighs its top',
    {
      card: card('develop ideas print'),
      display: { comics: ['comic-carmilla', 'comic-wild-annie'] },
      player: { printed: [comic('comic-outlaws'), comic('comic-it-lives')] },
    },
    [
      done('develop'),
      {
        clause: 'S8.2',
        ladder: 'develop',
        kept: ['comic-carmilla'],
        dropped: ['comic-wild-annie'],
        values: { 'comic-carmilla': 1, 'comic-wild-annie': 2 },
      },
    ],
    'Horror was printed after western.',
  ),
  tells(
    'S8.3 from right to left, the top of the deck last',
    {
      card: card('develop ideas print'),
      display: { comics: ['comic-carmilla', 'comic-true-terror'] },
      decks: { comicTop: 'horror' },
      player: { printed: [comic('comic-it-lives')] },
    },
    [
      done('develop'),
      {
        clause: 'S8.3',
        ladder: 'develop',
        kept: ['comic-true-terror'],
        dropped: ['comic-carmilla', 'comics'],
        values: { 'comic-carmilla': 2, 'comic-true-terror': 1, comics: 3 },
      },
    ],
    'Three horror comics to choose from.',
  ),
  tells(
    'S9.3 Q12 of comics alike the one further left',
    {
      card: card('ideas hire print'),
      ideasBoard: [],
      automa: { printed: [comic('comic-carmilla', 3), comic('comic-it-lives', 3)] },
    },
    [
      done('ideas'),
      {
        clause: 'Q12',
        ladder: 'best',
        kept: ['comic-carmilla'],
        dropped: ['comic-it-lives'],
        values: { 'comic-carmilla': 1, 'comic-it-lives': 2 },
      },
    ],
    'The second fan goes to the one that is left.',
  ),
  tells(
    'S11.5 Q12 the fans of the orders go to its best comic, ties by the genre priority',
    {
      card: SALES,
      spaces: { sales: ['player'] },
      map: orders('o-2-5 crime 6'),
      automa: { printed: [comic('comic-carmilla', 3), comic('comic-outlaws', 3), comic('comic-love-letter', 2)] },
    },
    [
      done('sales'),
      {
        clause: 'S11.5',
        ladder: 'reward',
        kept: ['comic-carmilla', 'comic-outlaws'],
        dropped: ['comic-love-letter'],
        values: { 'comic-carmilla': 3, 'comic-outlaws': 3, 'comic-love-letter': 2 },
      },
      {
        clause: 'Q12',
        ladder: 'reward',
        kept: ['comic-outlaws'],
        dropped: ['comic-carmilla'],
        values: { 'comic-carmilla': 6, 'comic-outlaws': 5 },
      },
    ],
    'Western comes before horror on the card.',
  ),
  tells(
    'S11.5 Q12 the fans of the orders: of comics alike the one further left',
    {
      card: SALES,
      spaces: { sales: ['player'] },
      map: orders('o-2-5 crime 6'),
      automa: { printed: [comic('comic-carmilla', 3), comic('comic-it-lives', 3)] },
    },
    [
      done('sales'),
      {
        clause: 'Q12',
        ladder: 'reward',
        kept: ['comic-carmilla'],
        dropped: ['comic-it-lives'],
        values: { 'comic-carmilla': 1, 'comic-it-lives': 2 },
      },
    ],
    'Both are horror comics with three fans.',
  ),
  tells(
    'Q15 where no developed comic would earn a token the genre priority is a ruling',
    {
      card: card('print hire ideas'),
      mastery: { horror: 'automa', western: 'automa' },
      automa: {
        writers: ['writer-crime-1'],
        artists: ['artist-crime-1'],
        developed: ['comic-carmilla', 'comic-outlaws'],
        printed: [comic('comic-it-lives', 3), comic('comic-wild-annie', 3)],
      },
    },
    [
      done('print'),
      {
        clause: 'Q15',
        ladder: 'print',
        kept: ['comic-outlaws'],
        dropped: ['comic-carmilla'],
        values: { 'comic-outlaws': 5, 'comic-carmilla': 6 },
      },
      { clause: 'S10.3', ladder: 'fans', kept: [], dropped: [] },
    ],
    'It holds both tokens already.',
  ),
  tells(
    'S10.2 Q15 of developed comics alike the older one',
    {
      card: card('print hire ideas'),
      automa: {
        writers: ['writer-crime-1'],
        artists: ['artist-crime-1'],
        developed: ['comic-it-lives', 'comic-carmilla'],
      },
    },
    [
      done('print'),
      {
        clause: 'Q15',
        ladder: 'print',
        kept: ['comic-it-lives'],
        dropped: ['comic-carmilla'],
        values: { 'comic-it-lives': 1, 'comic-carmilla': 2 },
      },
      { clause: 'S10.3', ladder: 'fans', kept: [], dropped: [] },
    ],
    'Both would earn the horror token.',
  ),
  tells(
    'S10.4 your comics are counted from the first, the last one is ripped off',
    {
      card: card('print hire ideas'),
      automa: { writers: ['writer-crime-1'], artists: ['artist-crime-1'] },
      player: { printed: [comic('comic-gang-wars'), comic('comic-carmilla')] },
    },
    [
      done('print'),
      {
        clause: 'S10.4',
        ladder: 'rip-off',
        kept: ['ripoff-vampyria'],
        dropped: ['ripoff-bang-wars'],
        values: { 'ripoff-bang-wars': 1, 'ripoff-vampyria': 2 },
      },
      { clause: 'S10.5', ladder: 'fans', kept: [], dropped: [] },
    ],
    'Nothing is developed.',
  ),
  tells(
    'S11.2 S6.2 which orders are turned goes by the genres you printed last',
    {
      card: SALES,
      map: orders('o-2-5 horror', 'o-3-4 western'),
      player: { printed: [comic('comic-outlaws'), comic('comic-it-lives')] },
      chance: [{ space: 'o-2-5', value: 3 }],
    },
    [
      done('sales'),
      {
        clause: 'S11.2',
        ladder: 'flip',
        kept: ['horror'],
        dropped: ['western'],
        values: { horror: 1, western: 2 },
      },
    ],
    'One order lies face up then: it is collected without a choice.',
  ),
  tells(
    'S11.3 Q20 of orders of a genre the highest, of equal ones the first in reading order',
    {
      card: SALES,
      spaces: { sales: ['player'] },
      map: orders('o-2-5 crime 4', 'o-3-4 crime 4', 'o-4-3 crime 3'),
    },
    [
      done('sales'),
      {
        clause: 'Q20',
        ladder: 'collect',
        kept: ['o-2-5', 'o-3-4'],
        dropped: ['o-4-3'],
        values: { 'o-2-5': 4, 'o-3-4': 4, 'o-4-3': 3 },
      },
      {
        clause: 'Q20',
        ladder: 'collect',
        kept: ['o-2-5'],
        dropped: ['o-3-4'],
        values: { 'o-2-5': 1, 'o-3-4': 2 },
      },
      {
        clause: 'Q20',
        ladder: 'collect',
        kept: ['o-3-4'],
        dropped: ['o-4-3'],
        values: { 'o-3-4': 4, 'o-4-3': 3 },
      },
    ],
    'Two orders on the second space, worth 8.',
  ),
]
