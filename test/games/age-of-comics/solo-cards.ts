// Hire (S7.1 to S7.5), Develop (S8.1 to S8.5), Ideas (S9.1 to S9.3).
import { card, comic, decides, plays, type Scenario } from './world.ts'

const HIRE = card('hire ideas print')
const DEVELOP = card('develop ideas print')
const IDEAS = card('ideas hire print')

export const soloCards: readonly Scenario[] = [
  decides(
    'S7.1 Q9 decks do not count: without a face-up artist Hire fails',
    {
      card: card('hire develop ideas'),
      display: { writers: ['writer-crime-1'], comics: ['comic-outlaws'] },
      decks: { artistTop: 3 },
    },
    { type: 'develop', via: 'card' },
    'The artist deck has cards, but they cannot be chosen by genre.',
  ),
  decides(
    'S7.1 four creatives are too many, three would not be',
    {
      card: card('hire develop ideas'),
      display: { writers: ['writer-crime-1'], artists: ['artist-crime-1'], comics: ['comic-outlaws'] },
      automa: { writers: ['writer-western-1'], artists: ['artist-western-1'] },
    },
    { type: 'hire', writer: 'writer-crime-1', artist: 'artist-crime-1' },
    'Two creatives: Hire works.',
  ),
  decides(
    'S7.1 with three creatives the Automa still hires two more',
    {
      card: card('hire develop ideas'),
      display: { writers: ['writer-crime-1'], artists: ['artist-crime-1'], comics: ['comic-outlaws'] },
      automa: { writers: ['writer-western-1', 'writer-western-3'], artists: ['artist-western-1'] },
    },
    { type: 'hire', writer: 'writer-crime-1', artist: 'artist-crime-1' },
    'Only four in its play area are too many, not five after hiring.',
  ),
  decides(
    'S7.1 four creatives are too many whatever their kinds',
    {
      card: card('hire develop ideas'),
      display: { writers: ['writer-crime-1'], artists: ['artist-crime-1'], comics: ['comic-outlaws'] },
      automa: {
        writers: ['writer-western-1', 'writer-western-3', 'writer-horror-1'],
        artists: ['artist-western-1'],
      },
    },
    { type: 'develop', via: 'card' },
    'Three writers and one artist are four creatives, though only one team.',
  ),
  decides(
    'S7.2 the same genre goes before a better single card',
    {
      card: HIRE,
      display: {
        writers: ['writer-crime-3', 'writer-horror-1'],
        artists: ['artist-horror-1', 'artist-sci-fi-3'],
      },
    },
    { writer: 'writer-horror-1', artist: 'artist-horror-1' },
    'Horror is last in the priority, but the only genre with both.',
  ),
  decides(
    'S7.2 of several genres with both the first of the priority',
    {
      card: HIRE,
      display: {
        writers: ['writer-horror-3', 'writer-western-1'],
        artists: ['artist-horror-3', 'artist-western-1'],
      },
    },
    { writer: 'writer-western-1', artist: 'artist-western-1' },
    'Western is ahead of horror.',
  ),
  decides(
    'S7.3 writer and artist are chosen one by one where no genre has both',
    {
      card: HIRE,
      display: { writers: ['writer-western-1', 'writer-crime-1'], artists: ['artist-horror-3', 'artist-sci-fi-1'] },
    },
    { writer: 'writer-crime-1', artist: 'artist-sci-fi-1' },
    'Crime for the writer, sci-fi for the artist.',
  ),
  decides(
    'S7.3 only the writer is left to be chosen',
    { card: HIRE, display: { writers: ['writer-horror-3', 'writer-western-1'], artists: ['artist-sci-fi-1'] } },
    { writer: 'writer-western-1', artist: 'artist-sci-fi-1' },
    'The one artist there is, and the writer by priority.',
  ),
  decides(
    'S7.3 only the artist is left to be chosen',
    { card: HIRE, display: { writers: ['writer-western-1'], artists: ['artist-horror-3', 'artist-sci-fi-1'] } },
    { writer: 'writer-western-1', artist: 'artist-sci-fi-1' },
    'The one writer there is, and the artist by priority.',
  ),
  decides(
    'S7.4 Q10 the highest value first: the writer',
    { card: HIRE, display: { writers: ['writer-crime-2a', 'writer-crime-3'], artists: ['artist-crime-1'] } },
    { writer: 'writer-crime-3' },
    'Value 3 before value 2, although further right.',
  ),
  decides(
    'S7.4 equal values: the leftmost writer',
    { card: HIRE, display: { writers: ['writer-crime-2b', 'writer-crime-2a'], artists: ['artist-crime-1'] } },
    { writer: 'writer-crime-2b' },
    'The leftmost of the display.',
  ),
  decides(
    'S7.4 the artist by value too',
    { card: HIRE, display: { writers: ['writer-crime-1'], artists: ['artist-crime-1', 'artist-crime-2a'] } },
    { artist: 'artist-crime-2a' },
    'Value 2 before value 1.',
  ),
  decides(
    'S7.4 equal values: the leftmost artist',
    { card: HIRE, display: { writers: ['writer-crime-1'], artists: ['artist-crime-2b', 'artist-crime-2a'] } },
    { artist: 'artist-crime-2b' },
    'The leftmost of the display.',
  ),
  plays(
    'S7.5 Q11 Q33 hired cards go behind the earlier ones and bring no idea',
    {
      phase: 'automa-turn',
      card: 'automa-01',
      spaces: {},
      display: { writers: ['writer-crime-1', 'writer-horror-1'], artists: ['artist-crime-1'], comics: [] },
      automa: { writers: ['writer-western-2a'], artists: ['artist-western-2a'] },
    },
    ['act hire', 'hire writer-crime-1 artist-crime-1'],
    {
      automa: {
        writers: ['writer-western-2a', 'writer-crime-1'],
        artists: ['artist-western-2a', 'artist-crime-1'],
      },
      display: { writers: ['writer-horror-1'], artists: [] },
      player: { ideas: {} },
      phase: 'player-turn',
    },
    'The display is not refilled.',
  ),
  decides(
    'S8.1 two developed comics are too many',
    {
      card: card('develop hire ideas'),
      display: { writers: ['writer-crime-1'], artists: ['artist-crime-1'], comics: ['comic-outlaws'] },
      automa: { developed: ['comic-gang-wars', 'comic-carmilla'] },
    },
    { type: 'hire', via: 'card' },
    'Develop fails.',
  ),
  decides(
    'S8.1 with an empty display the deck is enough',
    { card: DEVELOP, decks: { comicTop: 'horror' } },
    { type: 'develop', from: 'deck', genre: 'horror', comic: null },
    'Nobody has told which comic it is.',
  ),
  decides(
    'S8.2 S6.2 Q8 the genre of your last printed comic, also of a rip-off',
    {
      card: DEVELOP,
      display: { comics: ['comic-killer-dames', 'comic-carmilla'] },
      automa: { printed: [comic('comic-true-terror', 3)] },
      player: { printed: [comic('comic-gang-wars'), comic('ripoff-true-horror', 1)] },
    },
    { comic: 'comic-carmilla' },
    'The rip-off is horror and was printed last.',
  ),
  decides(
    'S8.2 from right to left',
    {
      card: DEVELOP,
      display: { comics: ['comic-killer-dames', 'comic-its-a-felony'] },
      player: { printed: [comic('comic-gang-wars')] },
    },
    { comic: 'comic-its-a-felony' },
    'Both are crime; the right one is met first.',
  ),
  decides(
    'S8.3 the top of the deck comes after the display and before the next genre',
    {
      card: DEVELOP,
      display: { comics: ['comic-killer-dames'] },
      decks: { comicTop: 'western' },
      player: { printed: [comic('comic-gang-wars'), comic('comic-outlaws')] },
      chance: [{ comic: 'comic-wild-annie' }],
    },
    { from: 'deck', genre: 'western', comic: 'comic-wild-annie' },
    'Western was printed after crime.',
  ),
  decides(
    'S8.2 S6.2 a genre printed twice stands where it was printed last',
    {
      card: card('develop ideas print', 'HRSFCW'),
      display: { comics: ['comic-carmilla', 'comic-gang-wars', 'comic-love-letter'] },
      decks: { comicTop: 'horror' },
      player: { printed: [comic('comic-wild-annie'), comic('comic-killer-dames'), comic('comic-outlaws')] },
    },
    { from: 'display', genre: 'crime', comic: 'comic-gang-wars' },
    'Western, then crime; crime is yours and goes before horror, the first of the card.',
  ),
  decides(
    'S8.4 the genre priority where nothing is of your genres',
    {
      card: DEVELOP,
      display: { comics: ['comic-carmilla', 'comic-love-letter'] },
      player: { printed: [comic('comic-gang-wars')] },
    },
    { comic: 'comic-love-letter' },
    'Romance is ahead of horror.',
  ),
  decides(
    'S8.4 S8.3 by the priority too the top of the deck goes before the next genre',
    {
      card: DEVELOP,
      display: { comics: ['comic-carmilla', 'comic-outlaws', 'comic-wild-annie'] },
      decks: { comicTop: 'romance' },
      player: { printed: [comic('comic-neptunio')] },
    },
    { from: 'deck', genre: 'romance', comic: null },
    'Romance is ahead of western and horror, and lies on the deck only.',
  ),
  plays(
    'S8.5 R1.10 a comic from the deck is named by chance, and the deck shows a new back',
    {
      phase: 'automa-turn',
      card: 'automa-02',
      spaces: {},
      decks: { comicTop: 'horror', writerTop: 1, artistTop: 1 },
      automa: { developed: ['comic-outlaws'] },
    },
    ['act develop', 'deck comics', 'card comic-carmilla', 'back comics crime'],
    { automa: { developed: ['comic-outlaws', 'comic-carmilla'] }, decks: { comicTop: 'crime' }, phase: 'player-turn' },
    'It lies behind the earlier one.',
  ),
  decides(
    'S9.1 a rip-off of its own is on the chart too',
    {
      card: IDEAS,
      automa: { printed: [comic('ripoff-bang-wars', 2)] },
      player: { printed: [comic('comic-gang-wars')] },
    },
    { type: 'ideas', removed: ['crime', 'sci-fi'], gainFan: ['ripoff-bang-wars'] },
    'Any comic with fans will do.',
  ),
  decides(
    'S9.2 tokens go in the order of the priority, gone ones are skipped',
    {
      card: card('ideas hire print', 'WHRSFC'),
      ideasBoard: ['crime', 'sci-fi', 'horror'],
      automa: { printed: [comic('comic-outlaws', 2)] },
      mastery: { western: 'automa' },
    },
    { space: 'ideas-1', removed: ['horror', 'sci-fi'] },
    'Western is gone; then horror, then (romance and superheroes gone) sci-fi.',
  ),
  decides(
    'S9.2 S9.3 with no token on the board the fans are gained all the same',
    { card: IDEAS, ideasBoard: [], automa: { printed: [comic('comic-outlaws', 2)] } },
    { type: 'ideas', removed: [], gainFan: ['comic-outlaws'] },
    'Ideas fails only without a comic on the chart.',
  ),
  decides(
    'S9.2 S9.3 R18.2 one token from the third space, and still three fans',
    {
      card: IDEAS,
      spaces: { ideas: ['player', 'automa'], hire: ['automa'], print: ['automa'] },
      automa: { printed: [comic('comic-outlaws', 2), comic('comic-carmilla', 5), comic('comic-gang-wars', 3)] },
    },
    {
      via: 'repeat',
      space: 'ideas-3',
      removed: ['crime'],
      gainFan: ['comic-outlaws', 'comic-carmilla', 'comic-gang-wars'],
    },
    'How many tokens are removed does not matter.',
  ),
  decides(
    'S9.3 Q12 equal fans and genre: the one further left',
    {
      card: IDEAS,
      automa: {
        printed: [
          comic('comic-outlaws', 3),
          comic('comic-wild-annie', 3),
          comic('comic-hey-ranger', 3),
          comic('comic-kings-of-the-plains', 3),
        ],
      },
    },
    { gainFan: ['comic-outlaws', 'comic-wild-annie', 'comic-hey-ranger'] },
    'All are western with three fans.',
  ),
  plays(
    'S9.2 S9.3 one token after the other, then one fan after the other',
    {
      phase: 'automa-turn',
      card: 'automa-03',
      spaces: {},
      automa: { printed: [comic('comic-outlaws', 2)] },
      mastery: { western: 'automa' },
    },
    ['act ideas', 'remove romance', 'remove horror', 'fan comic-outlaws'],
    {
      ideasBoard: ['crime', 'sci-fi', 'superhero', 'western'],
      automa: { printed: [{ id: 'comic-outlaws', fans: 3 }] },
      phase: 'player-turn',
    },
    'With one comic there is one fan.',
  ),
]
