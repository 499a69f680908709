// The frame: set-up, levels, flow, end of rounds, result, titles, challenges (S1.1 to S4.7, S12.1 to S15.3).
import { asked, BACKS, card, comic, decides, plays, type Scenario, type World } from './world.ts'

const FINAL = { kind: 'final' }

/** All editors placed but the player's last one. */
const LAST_TURN = {
  hire: ['automa', 'player'],
  develop: ['automa', 'player'],
  ideas: ['automa', 'player'],
  sales: ['automa'],
}

/** Something to do and three cards in every display: nothing else happens before the round ends. */
const endsWith = (round: number, more: World): World => ({ round, spaces: LAST_TURN, decks: BACKS, ...more })

export const soloGame: readonly Scenario[] = [
  asked(
    'S1.2 S2.1 S2.2 S2.4 S2.5 S2.6 S2.7 R2.7 what each side begins with',
    { kind: 'setup' },
    {},
    {
      setup: {
        player: { money: 5, ideas: 3, editors: 4, cubes: 3, agent: 'n-start', creatives: 2, comics: 1 },
        automa: { money: 0, ideas: 0, editors: 4, cubes: 0, agent: null, creatives: 2, comics: 1 },
        ordersOnMap: 30,
        display: { writers: 3, artists: 3, comics: 3 },
        automaDeck: 12,
        turnOrderBlocks: 0,
      },
    },
    'The numbers of the set-up.',
  ),
  asked(
    'S2.3 S3.1 S13.1 Q23 Q29 the level sets the final points',
    FINAL,
    { level: 'expert', phase: 'final', automa: { vp: 11, printed: [comic('comic-carmilla', 9)] } },
    { score: { automa: { fans: 9, vpTokens: 11, mastery: 0, level: 32, total: 52 } } },
    'Nothing for the original it has printed.',
  ),
  asked(
    'S4.1 R3.2 the Automa opens the round',
    { kind: 'next' },
    {},
    { next: 'automa' },
    'Nobody has placed anything.',
  ),
  asked(
    'S4.5 after the Automa it is your turn',
    { kind: 'next' },
    { spaces: { hire: ['automa'] } },
    { next: 'player' },
    'One editor against none.',
  ),
  asked(
    'S4.5 Q4 the extra editor is placed when the Automa has none left',
    { kind: 'next' },
    { spaces: { ...LAST_TURN, sales: ['automa', 'player'] }, player: { extraEditor: true } },
    { next: 'player' },
    'Four each, and your fifth.',
  ),
  asked(
    'S4.4 four editors each, then the round ends',
    { kind: 'next' },
    { spaces: { ...LAST_TURN, sales: ['automa', 'player'] } },
    { next: 'end-of-round' },
    'Nobody has an editor left.',
  ),
  asked(
    'S4.3 S4.7 S12.2 after round 2 all twelve are in the deck',
    { kind: 'automa-deck' },
    { round: 3 },
    { deckSize: 12 },
    'Shuffled again.',
  ),
  plays(
    'S4.3 Q36 S4.1 the first automa card is turned up after the increases of the round',
    {
      phase: 'increase',
      round: 2,
      spaces: {},
      player: {
        money: 1,
        printed: [comic('comic-gang-wars', 2, { writer: 'writer-crime-1', artist: 'artist-crime-2a' })],
      },
      automa: { cards: { discard: ['automa-01', 'automa-02', 'automa-03', 'automa-04'] } },
    },
    ['increase comic-gang-wars writer'],
    { legal: ['05', '06', '07', '08', '09', '10', '11', '12'].map((no) => `reveal automa-${no}`) },
    'The player has no money left; now the Automa begins with one of the eight cards left.',
  ),
  asked(
    'S4.7 in round 4 eight are left',
    { kind: 'automa-deck' },
    { round: 4 },
    { deckSize: 8 },
    'Four were used in round 3.',
  ),
  asked(
    'S4.7 in round 5 there are twelve again',
    { kind: 'automa-deck' },
    { round: 5 },
    { deckSize: 12 },
    'Shuffled after round 4.',
  ),
  plays(
    'S4.4 S4.5 S1.3 after your editor the next automa card is revealed',
    { card: 'automa-01' },
    ['place royalties', 'reveal automa-02'],
    { phase: 'automa-turn', card: 'automa-02', automa: { cards: { revealed: ['automa-01'], faceDown: 2 } } },
    'The card of the turn before lies open beside it.',
  ),
  plays(
    'S4.4 S1.3 automa cards lie in the order in which they were turned up',
    {
      round: 2,
      card: 'automa-03',
      automa: {
        cards: { discard: ['automa-12', 'automa-06', 'automa-08', 'automa-04'], revealed: ['automa-09', 'automa-01'] },
      },
    },
    ['place royalties', 'reveal automa-02'],
    {
      card: 'automa-02',
      automa: {
        cards: {
          discard: ['automa-12', 'automa-06', 'automa-08', 'automa-04'],
          revealed: ['automa-09', 'automa-01', 'automa-03'],
          faceDown: 0,
        },
      },
    },
    'Not in the order of their numbers: the one before lies last, and the pile is as it was.',
  ),
  plays(
    'S4.6 the cards of a round are discarded in the order in which they were turned up',
    endsWith(1, {
      card: 'automa-04',
      automa: { cards: { revealed: ['automa-11', 'automa-02', 'automa-07'] } },
    }),
    ['place royalties'],
    { round: 2, automa: { cards: { discard: ['automa-11', 'automa-02', 'automa-07', 'automa-04'], revealed: [] } } },
    'The oldest first.',
  ),
  plays(
    'S4.6 R15.5 R15.6 R4.2 at the end of the round cards are discarded and editors return',
    endsWith(1, {
      card: 'automa-04',
      automa: { cards: { revealed: ['automa-01', 'automa-02', 'automa-03'] } },
      ideasBoard: ['crime'],
      display: { writers: ['writer-crime-1'], artists: [], comics: [] },
    }),
    ['place royalties'],
    {
      round: 2,
      spaces: {},
      ideasBoard: ['crime', 'horror', 'romance', 'sci-fi', 'superhero', 'western'],
      discards: { writers: ['writer-crime-1'] },
      automa: { cards: { discard: ['automa-01', 'automa-02', 'automa-03', 'automa-04'], revealed: [] } },
    },
    'New cards are still to be dealt.',
  ),
  plays(
    'S4.7 S12.2 after round 2 no card is discarded any more',
    endsWith(2, { card: 'automa-04', automa: { cards: { discard: ['automa-01', 'automa-02', 'automa-03'] } } }),
    ['place royalties'],
    { round: 3, automa: { cards: { discard: [], revealed: [] } } },
    'All twelve can come again.',
  ),
  asked(
    'S12.1 R15.1 R15.4 the Automa is ranked and decays like you',
    { kind: 'end-of-round' },
    {
      round: 1,
      automa: { printed: [comic('comic-carmilla', 4), comic('comic-outlaws', 1)] },
      player: { printed: [comic('comic-gang-wars', 4)] },
    },
    {
      endOfRound: {
        playerVp: 3,
        automaVp: 3,
        automaFans: { 'comic-carmilla': 3, 'comic-outlaws': 1 },
        playerFans: { 'comic-gang-wars': 3 },
        reshuffleAutomaDeck: false,
      },
    },
    'Equal best comics: 3 each. The last fan stays.',
  ),
  asked(
    'S13.2 Q24 a tie is a win of the Automa',
    FINAL,
    { phase: 'final', player: { vp: 18 } },
    { score: { playerTotal: 18, automa: { total: 18 }, winner: 'automa' } },
    'More is needed.',
  ),
  asked(
    'S13.2 S14.1 one more point wins, and has no title yet',
    FINAL,
    { phase: 'final', player: { vp: 19 } },
    { score: { winner: 'player', title: null } },
    '19 against 18.',
  ),
  asked(
    'S14.1 50 points are a title',
    FINAL,
    { phase: 'final', player: { vp: 50 } },
    { score: { title: 'title-proofreader' } },
    'From 50.',
  ),
  asked(
    'S14.1 109 points are not yet the highest title',
    FINAL,
    { phase: 'final', player: { vp: 109 } },
    { score: { title: 'title-editor-in-chief' } },
    '100 to 109.',
  ),
  asked(
    'S14.1 110 points are',
    FINAL,
    { phase: 'final', player: { vp: 110 } },
    { score: { title: 'title-publisher' } },
    'From 110.',
  ),
  asked(
    'S15.1 Q25 Q26 the title counts the penalties, 15 for each challenge',
    FINAL,
    {
      phase: 'final',
      challenges: ['challenge-35-fans', 'challenge-business-genius'],
      player: { vp: 100 },
    },
    { score: { challengePenalty: -30, playerTotal: 70, title: 'title-editor', player: { total: 100 } } },
    'Two challenges not met.',
  ),
  asked(
    'S15.2 three mastery tokens, two of them named',
    FINAL,
    {
      phase: 'final',
      challenges: ['challenge-action', 'challenge-master-of-fiction', 'challenge-guns-and-flowers'],
      mastery: { superhero: 'player', western: 'player', crime: 'player', romance: 'automa' },
    },
    {
      score: {
        challenges: {
          'challenge-action': true,
          'challenge-master-of-fiction': false,
          'challenge-guns-and-flowers': false,
        },
      },
    },
    'Superheroes and western and crime; romance is not yours.',
  ),
  asked(
    'S15.2 Q27 more than eleven fans, without Hype',
    FINAL,
    {
      phase: 'final',
      challenges: ['challenge-beyond', 'challenge-35-fans'],
      player: { printed: [comic('comic-gang-wars', 23, { hypeUsed: true }), comic('comic-carmilla', 12)] },
    },
    { score: { challenges: { 'challenge-beyond': true, 'challenge-35-fans': true } } },
    'Carmilla has 12; together they have 35.',
  ),
  asked(
    'S15.2 Q27 eleven fans are not enough, nor many with Hype',
    FINAL,
    {
      phase: 'final',
      challenges: ['challenge-beyond'],
      player: { printed: [comic('comic-gang-wars', 23, { hypeUsed: true }), comic('comic-carmilla', 11)] },
    },
    { score: { challenges: { 'challenge-beyond': false } } },
    'Eleven is not more than eleven.',
  ),
  asked(
    'S15.2 orders and genres',
    FINAL,
    {
      phase: 'final',
      challenges: ['challenge-12-orders', 'challenge-every-genre'],
      player: {
        fulfilled: 12,
        printed: [
          comic('comic-gang-wars'),
          comic('comic-carmilla'),
          comic('comic-love-letter'),
          comic('comic-neptunio'),
          comic('comic-miss-tiger'),
          comic('ripoff-bandits', 0),
        ],
      },
      automa: { printed: [comic('comic-outlaws')] },
    },
    { score: { challenges: { 'challenge-12-orders': true, 'challenge-every-genre': true } } },
    'Twelve orders; a rip-off counts for its genre.',
  ),
  asked(
    'S15.2 S15.3 Q28 no rip-off at all, and nothing but rip-offs',
    FINAL,
    { phase: 'final', challenges: ['challenge-ethical-publisher', 'challenge-wheeler-dealer'] },
    {
      score: {
        challenges: { 'challenge-ethical-publisher': true, 'challenge-wheeler-dealer': false },
        challengePenalty: -15,
      },
    },
    'With nothing printed the one is met and the other not; they are chosen together all the same.',
  ),
  asked(
    'S15.2 Q28 only rip-offs',
    FINAL,
    {
      phase: 'final',
      challenges: ['challenge-wheeler-dealer'],
      player: { printed: [comic('ripoff-vampyria', 1)] },
      automa: { printed: [comic('comic-carmilla', 6)] },
    },
    { score: { challenges: { 'challenge-wheeler-dealer': true }, challengePenalty: 0 } },
    'One printed comic, a rip-off.',
  ),
  decides(
    'Q1 S1.1 a position may carry its own card',
    {
      card: card('sales print ideas', 'HWRSFC'),
      map: { 'o-2-5': { genre: 'horror', value: 3 }, 'o-5-4': { genre: 'crime', value: 6 } },
      spaces: { sales: ['player', 'player'] },
    },
    { type: 'sales', space: 'sales-3', collected: ['o-2-5', 'o-5-4'] },
    'Horror is first on this card.',
  ),
  decides(
    'Q1 a position may be played with a deck of its own',
    {
      deck: new Array(12).fill('DIP-WHRSFC').join(' '),
      card: 'automa-01',
      display: { comics: ['comic-gang-wars', 'comic-carmilla'] },
    },
    { type: 'develop', comic: 'comic-carmilla' },
    'Card 1 of that deck begins with Develop, and horror is ahead of crime.',
  ),
]
