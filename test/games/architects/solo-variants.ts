// Decisions that only a variant brings about, and what is told of its levels.
import { asked, type Cards, decides, type Scenario, takes, tells, type World } from './world.ts'

/** Which of the tops is on a list that has only this entry. */
const spoils = (
  says: string,
  cards: Cards,
  decks: NonNullable<World['decks']>,
  priorities: Scenario['expect'],
  why: string,
) =>
  asked(
    `S7 R6.1 a variant that wants Green cards which would complete a set of yours: ${says}`,
    { kind: 'priorities' },
    { variant: { ladders: { priority: ['more-cards.your-science'] } }, player: { cards }, decks },
    { priorities },
    why,
  )
const SPOILS = 'more-cards.your-science'

/** A Coin is wanted only by the owner of the Cat. */
const GUARDED = { ladders: { priority: [{ rung: '2', when: 'has-cat' }, '7'] } }

const levels = (tokens: number, en: string, it: string): Scenario =>
  tells(
    `S5 a new difficulty with ${tokens} Progress tokens says so`,
    { variant: { levels: { mine: { name: 'Mine', tokens } } } },
    { levels: [['Mine', en, it]] },
    'Nothing else changes with difficulty.',
  )

export const soloVariants: readonly Scenario[] = [
  takes(
    'S2 S10 a table that names only an empty deck leaves the choice to the split die',
    {
      variant: { tables: { 'no-priority': { die: 6, rows: { '1-6': 'player' } } } },
      decks: { player: 'empty', opponent: 'blue-3', central: null },
      chance: [5],
    },
    'central',
    'Two decks have cards: 4-6 is the second of them.',
  ),
  takes(
    'S11 without the rung on the central deck a tie with it goes to the decks that are tied',
    {
      variant: { ladders: { 'several-decks': [{ rung: 'not-central', unless: 'has-cat' }] } },
      opponent: { cards: { 'blue-2-cat': 1 } },
      cat: 'opponent',
      decks: { player: 'coin', opponent: 'blue-3', central: 'coin' },
      chance: [5, 2],
    },
    'player',
    'The 5 names a deck that is not tied, so the die is rolled again.',
  ),
  asked(
    'S7 an entry with a condition is not met while the condition does not hold',
    { kind: 'priorities' },
    { variant: GUARDED, decks: { player: 'coin', opponent: 'blue-2-cat', central: null } },
    { priorities: { player: null, opponent: '7', central: null } },
    'Nobody has the Cat, so no Coin is wanted.',
  ),
  asked(
    'S7 an entry with a condition is met where the condition holds',
    { kind: 'priorities' },
    {
      variant: GUARDED,
      opponent: { cards: { 'blue-2-cat': 1 } },
      cat: 'opponent',
      decks: { player: 'coin', opponent: 'blue-2-cat', central: null },
    },
    { priorities: { player: '2', opponent: '7', central: null } },
    'The Opponent owns the Cat.',
  ),
  spoils(
    'the third symbol and another copy would',
    { compass: 1, tablet: 1 },
    { player: 'gear', opponent: 'tablet', central: null },
    { player: SPOILS, opponent: SPOILS, central: null },
    'Three different with the gear, two identical with the tablet.',
  ),
  spoils(
    'a second symbol would not',
    { compass: 1 },
    { player: 'gear', opponent: 'compass', central: null },
    { player: null, opponent: SPOILS, central: null },
    'A gear beside one compass is no set.',
  ),
  spoils(
    'copies of one symbol are no different symbols',
    { compass: 2 },
    { player: 'gear', opponent: 'wood', central: null },
    { player: null, opponent: null, central: null },
    'The gear would be the second symbol of three, and wood is not Green.',
  ),
  decides(
    'S16 R5.5 where a variant leaves payments that differ only in Coins the first one pays, without a die',
    'construct',
    {
      variant: { ladders: { payment: ['printed', 'grey'] } },
      player: { wonder: 'rhodes' },
      opponent: { wonder: 'giza', cards: { coin: 2 }, tokens: ['economy'] },
    },
    'construct giza-2d coin',
    'One Coin that counts 2, or two: no Resource tells them apart.',
  ),
  decides(
    'S16 Q18 no die where both Resources are needed, also where a variant leaves payments with fewer Grey cards',
    'construct',
    {
      variant: { ladders: { payment: ['printed'] } },
      player: { wonder: 'rhodes' },
      opponent: { wonder: 'giza', cards: { wood: 1, stone: 1, coin: 1 } },
    },
    'construct giza-2d wood stone',
    'Wood and stone tie, and the payment with both is among those that are left.',
  ),
  levels(0, 'The Opponent begins without a Progress token.', 'L’Avversario comincia senza segnalini Progresso.'),
  levels(
    1,
    'The Opponent begins with one Progress token, at random from the three of its Wonder.',
    'L’Avversario comincia con un segnalino Progresso, a caso fra i tre della sua Meraviglia.',
  ),
  levels(
    2,
    'The Opponent begins with 2 Progress tokens, at random from the three of its Wonder.',
    'L’Avversario comincia con 2 segnalini Progresso, a caso fra i tre della sua Meraviglia.',
  ),
  levels(
    3,
    'The Opponent begins with all three Progress tokens of its Wonder.',
    'L’Avversario comincia con tutti e tre i segnalini Progresso della sua Meraviglia.',
  ),
]
