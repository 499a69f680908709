// Your turn (R3, R6, R8, R9, R13) and the decks (R10).
import { asked, moves, plays, type Scenario } from './world.ts'

const DECKS = { player: 'wood', opponent: 'stone', central: null } as const

export const rulesTurn: readonly Scenario[] = [
  moves(
    'R13.1 R3.2 before the first card you take one of three',
    { decks: DECKS, player: { cards: { wood: 1, stone: 1 } } },
    ['take player', 'take opponent', 'take central'],
    'giza-2d is payable, but the card comes first.',
  ),
  moves(
    'R9.3 R10.1 with the Cat and an empty central deck there is nothing to look at',
    {
      player: { cards: { 'blue-2-cat': 1 } },
      cat: 'player',
      decks: { player: 'coin', opponent: 'wood', central: 'empty' },
    },
    ['take player', 'take opponent'],
    'The deck has no top card.',
  ),
  moves(
    'R9.3 the last central card may be looked at',
    {
      player: { cards: { 'blue-2-cat': 1 } },
      cat: 'player',
      decks: { player: 'coin', opponent: 'wood', central: { count: 1 } },
    },
    ['look', 'take player', 'take opponent', 'take central'],
    'One card is a top card.',
  ),
  {
    says: 'R3.2 R5.1 before a Wonder is told no Stage is available, and cards are taken all the same',
    world: { active: 'player', opponent: { wonder: 'rhodes' }, decks: { player: 'wood', opponent: 'coin' } },
    play: ['take opponent', 'card blue-3'],
    expect: { active: 'opponent', player: { cards: { coin: 1 }, stages: [] } },
    why: 'Nothing is compulsory, so the turn ends.',
  },
  moves(
    'R13.1 R3.1 R9.3 with the Cat you may look first',
    { decks: DECKS, cat: 'player', player: { cards: { 'blue-2-cat': 1 } } },
    ['look', 'take player', 'take opponent', 'take central'],
    'Looking obliges to nothing.',
  ),
  moves(
    'R13.1 R9.3 R12.6 not while the card you have seen still lies there',
    { decks: DECKS, cat: 'player', player: { cards: { 'blue-2-cat': 1 } }, seen: 'coin' },
    ['take player', 'take opponent', 'take central'],
    'You know it already.',
  ),
  moves(
    'R10.1 an empty deck cannot be chosen',
    { decks: { player: 'wood', opponent: 'empty', central: 'empty' } },
    ['take player'],
    'Only yours has cards.',
  ),
  moves(
    'R10.2 R13.1 with all decks empty there is no move: the game is over',
    { decks: { player: 'empty', opponent: 'empty', central: 'empty' } },
    [],
    'It ends when a turn begins.',
  ),
  moves(
    'R13.2 R3.6 the turn may end when nothing compulsory is left',
    { decks: DECKS, taken: true, player: { cards: { wood: 1 } } },
    ['end-turn'],
    'One wood pays for nothing.',
  ),
  moves(
    'R13.2 R3.4 R12.1 science and construction are both open, the end is not',
    { decks: DECKS, taken: true, player: { cards: { wood: 1, coin: 1, gear: 2, tablet: 1, compass: 1 } } },
    ['construct giza-2d wood coin', 'science gear gear', 'science compass gear tablet'],
    'In any order; which set is yours to choose.',
  ),
  moves(
    'R13.2 R13.4 a pending extra card may wait or be declined',
    { decks: DECKS, taken: true, pending: 1, used: ['urbanism'], player: { cards: { wood: 1 }, tokens: ['urbanism'] } },
    ['take player', 'take opponent', 'take central', 'end-turn'],
    'Nothing compulsory is left.',
  ),
  moves(
    'R13.3 R6.3 a token that is due comes before everything',
    {
      decks: DECKS,
      taken: true,
      pending: 1,
      due: { kind: 'token' },
      player: { cards: { wood: 1, coin: 1 } },
      progress: { faceUp: ['culture', 'culture', 'decor'] },
    },
    ['token culture', 'token decor', 'token stack'],
    'Two Culture tokens are one choice.',
  ),
  moves(
    'R13.3 Alexandria’s card is due: any deck that has cards',
    {
      decks: { player: 'empty', opponent: 'stone', central: null },
      taken: true,
      due: { kind: 'take' },
      player: { wonder: 'alexandria' },
    },
    ['take opponent', 'take central'],
    'Yours is empty.',
  ),
  moves(
    'R13.3 Halicarnassus: one of the two Wonder decks',
    { decks: DECKS, taken: true, due: { kind: 'hali-deck' }, player: { wonder: 'halicarnassus' } },
    ['hali-deck player', 'hali-deck opponent'],
    'Never the central one.',
  ),
  moves(
    'R13.3 Halicarnassus: equal kinds are one choice',
    {
      decks: DECKS,
      taken: true,
      due: { kind: 'hali-card', deck: 'player', revealed: ['wood', 'coin', 'wood', 'gear', 'coin'] },
      player: { wonder: 'halicarnassus' },
    },
    ['hali-card wood', 'hali-card coin', 'hali-card gear'],
    'Five cards, three kinds.',
  ),
  moves(
    'R13.3 R5.9 where no answer is possible nothing is due',
    { decks: { central: null }, taken: true, due: { kind: 'hali-deck' }, player: { wonder: 'halicarnassus' } },
    ['end-turn'],
    'Both Wonder decks are empty.',
  ),
  plays(
    'R3.3 R3.5 R9.1 R9.2 the next card is turned up at once, and a Cat card brings the pawn',
    {
      decks: { player: 'blue-2-cat', opponent: 'blue-3', central: null },
      cat: 'opponent',
      opponent: { cards: { 'blue-2-cat': 1 } },
    },
    ['take player', 'card glass'],
    {
      cat: 'player',
      active: 'opponent',
      decks: { player: { top: 'glass', count: 19 } },
      player: { cards: { 'blue-2-cat': 1 } },
    },
    'From wherever it was. Nothing else can be done, so the turn is over.',
  ),
  plays(
    'R9.3 Q26 looking shows the card to you and leaves it face down; drawing it needs no chance',
    { decks: DECKS, cat: 'player', player: { cards: { 'blue-2-cat': 1 } } },
    ['look', 'card coin', 'take central'],
    { seen: null, player: { cards: { 'blue-2-cat': 1, coin: 1 } }, decks: { central: { top: null, count: 49 } } },
    'The card seen is the card taken.',
  ),
  plays(
    'R9.3 a pawn gained during the turn works in the next turn',
    { decks: { player: 'blue-2-cat', opponent: 'blue-3', central: null }, player: { tokens: ['propaganda'] } },
    ['take player', 'card glass', 'take opponent', 'card wood'],
    { active: 'player', cat: 'player', taken: false, seen: null },
    'The Opponent’s turn lies between; then you may look.',
  ),
  plays(
    'R6.1 R6.2 R6.3 a set is discarded and the token replaced',
    {
      decks: { player: 'gear', opponent: 'stone', central: null },
      player: { cards: { gear: 1, tablet: 1 } },
      progress: { faceUp: ['culture', 'decor', 'tactics'] },
    },
    ['take player', 'card wood', 'science gear gear', 'token decor', 'progress science'],
    {
      player: { cards: { tablet: 1 }, tokens: ['decor'] },
      progress: { faceUp: ['culture', 'science', 'tactics'], stack: 11 },
      discard: { gear: 2 },
      active: 'opponent',
    },
    'The tablet stays.',
  ),
  plays(
    'R6.4 the Science token does not answer to the card that paid for it',
    {
      decks: { player: 'gear', opponent: 'stone', central: null },
      player: { cards: { gear: 1 } },
      progress: { faceUp: ['culture', 'science', 'tactics'] },
    },
    ['take player', 'card wood', 'science gear gear', 'token science', 'progress decor'],
    { active: 'opponent', pending: 0, player: { tokens: ['science'] } },
    'No extra card is pending, so the turn is over.',
  ),
  plays(
    'R8.1 R8.2 R8.3 R13.4 an extra card may bring another, each token once',
    {
      decks: { player: 'wood', opponent: 'papyrus', central: null },
      player: { wonder: 'giza', stages: ['giza-2d'], tokens: ['urbanism', 'crafts'] },
    },
    ['take player', 'card brick', 'take opponent', 'card stone', 'take player', 'card glass'],
    { active: 'opponent', player: { cards: { wood: 1, papyrus: 1, brick: 1 } } },
    'Wood triggers Urbanism, papyrus Crafts; the brick finds Urbanism used.',
  ),
  plays(
    'R13.4 R13.5 ending the turn declines what is pending',
    { decks: { player: 'wood', opponent: 'papyrus', central: null }, player: { tokens: ['urbanism'] } },
    ['take player', 'card brick', 'end'],
    { active: 'opponent', pending: 0, player: { cards: { wood: 1 } } },
    'The extra card was optional.',
  ),
  plays(
    'R8.2 Architecture answers to every Stage, but once a turn',
    {
      decks: { player: 'wood', opponent: 'papyrus', central: null },
      player: { cards: { stone: 1 }, tokens: ['architecture'] },
    },
    ['take player', 'card brick', 'construct giza-2d wood stone', 'take opponent', 'card coin'],
    { active: 'opponent', player: { stages: ['giza-2d'], cards: { papyrus: 1 } } },
    'One extra card.',
  ),
  asked(
    'R3.4 R3.6 what a side still has to do',
    { kind: 'obligations', side: 'player' },
    { player: { cards: { wood: 1, stone: 1, compass: 2 } } },
    { obligations: ['science', 'construct'] },
    'A pair and a payable Stage.',
  ),
  asked(
    'R10.1 R3.2 the decks a card may come from',
    { kind: 'legal-take' },
    { decks: { player: 'empty', opponent: 'stone', central: null } },
    { legal: ['opponent', 'central'] },
    'Those that have cards.',
  ),
]
