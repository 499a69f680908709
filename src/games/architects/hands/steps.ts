// What the hands do about each consequence.
import type { HandStep } from '../../../kernel/hands.ts'
import { counted, inEachLang, inWords, type Lang } from '../../../kernel/text.ts'
import { CENTRAL, type Side } from '../asks.ts'
import { type CardNo, card, DECK_SIZES, RED_1, RED_2, stage, token, wonder, type WonderNo } from '../catalogue/index.ts'
import type { Consequence } from '../consequences/records.ts'
import { SETS, SIDE_NAMES } from '../moves.ts'
import { type State, topAsk } from '../state.ts'
import { theCard, THE_STAGE } from '../words.ts'
import * as at from './places.ts'
import * as words from './words.ts'

type Kind<W extends Consequence['what']> = Extract<Consequence, { what: W }>

export function steps(c: Consequence, before: State): readonly HandStep[] {
  switch (c.what) {
    case 'wonder':
      return [wonderStep(c.side, c.wonder)]
    case 'card':
      return [cardStep(c)]
    case 'open':
      return [
        {
          text: inWords(words.OPEN, (lang) => [theCard(c.card, lang), words.OF_DECK[c.deck][lang]]),
          ids: [card(c.card).id],
          spot: at.deckOf(c.deck),
          // A card that you had looked at is turned up without a question.
          ...(c.from === 'seen' ? {} : { answered: true }),
          acts: [{ piece: at.CARD, from: at.deckOf(c.deck), to: at.topOf(c.deck), as: card(c.card).id }],
        },
      ]
    case 'shown':
      return [shown(c)]
    case 'shuffled':
      return [
        {
          text: inWords(words.SHUFFLE_IN, (lang) => [
            c.cards.map((kind) => card(kind).name[lang]).join(', '),
            words.OF_DECK[c.deck][lang],
          ]),
          ids: c.cards.map((kind) => card(kind).id),
          spot: at.deckOf(c.deck),
          acts: c.cards.map((kind) => ({ piece: card(kind).id, from: at.SHOWN, to: at.deckOf(c.deck), as: at.CARD })),
        },
      ]
    case 'central-discarded':
      return [
        {
          text: inWords(words.DISCARD_CENTRAL, (lang) => [theCard(c.card, lang)]),
          ids: [card(c.card).id],
          spot: at.deckOf(CENTRAL),
          acts: [{ piece: card(c.card).id, from: at.topOf(CENTRAL), to: at.DISCARD }],
        },
      ]
    case 'cat':
      return [
        {
          text: words.CAT[c.side],
          ids: [],
          spot: SIDE_NAMES[c.side],
          acts: [{ piece: at.CAT, from: at.catAt(c.from), to: at.catAt(c.side) }],
        },
      ]
    case 'conflict':
      return [
        {
          text: inEachLang((lang) => counted(c.by, words.TO_BATTLE, lang)),
          ids: [],
          acts: [{ piece: at.PEACE, from: at.CONFLICT, to: at.CONFLICT, count: c.by, as: at.BATTLE }],
        },
      ]
    case 'paid':
      return [discarded(c.side, c.cards)]
    case 'stage':
      return [
        {
          text: inWords(words.TURN_STAGE[c.side], (lang) => [THE_STAGE[lang](c.stage)]),
          ids: [stage(c.stage).id],
          spot: SIDE_NAMES[c.side],
          acts: [
            {
              piece: stage(c.stage).id,
              from: at.stagesOf(c.side),
              to: at.stagesOf(c.side),
              as: at.builtStage(c.stage),
            },
          ],
        },
      ]
    case 'set':
      return [discarded(c.side, counts(SETS[c.set] ?? []))]
    case 'token':
      return [tokenStep(c, before)]
    case 'laid':
      return [
        {
          text: inWords(words.LAID, (lang) => [token(c.token).name[lang]]),
          ids: [token(c.token).id],
          answered: true,
          acts: [{ piece: at.TOKEN, from: at.STACK, to: at.FACE_UP, as: token(c.token).id }],
        },
      ]
    case 'victory':
      return [
        {
          text: inEachLang((lang) => counted(c.by, words.VICTORIES[c.side], lang)),
          ids: [],
          spot: SIDE_NAMES[c.side],
          acts: [{ piece: at.VICTORY, from: at.SUPPLY, to: at.victoriesOf(c.side), count: c.by }],
        },
      ]
    case 'horns':
      return [discarded(c.side, counts([], { [RED_1]: c.red1, [RED_2]: c.red2 }))]
    case 'peace':
      return [
        {
          text: inWords(words.TO_PEACE, () => [c.by]),
          ids: [],
          acts: [{ piece: at.BATTLE, from: at.CONFLICT, to: at.CONFLICT, count: c.by, as: at.PEACE }],
        },
      ]
    // Nothing to move: a card that is looked at stays where it is.
    case 'seen':
    case 'extra':
    case 'extra-taken':
    case 'extra-lost':
    case 'used':
    case 'complete':
    case 'shields':
    case 'battle':
    case 'turn':
    case 'part':
    case 'over':
      return []
  }
}

/** R2.1, R2.2 */
export function wonderStep(side: Side, no: WonderNo): HandStep {
  const { id, name, stages } = wonder(no)
  const cards = DECK_SIZES[no] as number
  return {
    text: inWords(words.WONDER[side], (lang) => [name[lang], cards]),
    ids: [id],
    spot: at.deckOf(side),
    acts: [
      ...stages.map((each) => ({ piece: each.id, from: at.BOX, to: at.stagesOf(side) })),
      { piece: at.CARD, from: at.BOX, to: at.deckOf(side), count: cards },
    ],
  }
}

function cardStep({ side, card: kind, deck, from }: Kind<'card'>): HandStep {
  const { id } = card(kind)
  const to = at.cardsOf(side)
  switch (from) {
    case 'open':
    case 'seen':
      return {
        text: inWords(words.TAKE_CARD[side], (lang) => [theCard(kind, lang), words.OF_DECK[deck][lang]]),
        ids: [id],
        spot: at.deckOf(deck),
        acts: [
          from === 'open'
            ? { piece: id, from: at.topOf(deck), to }
            : { piece: at.CARD, from: at.deckOf(deck), to, as: id },
        ],
      }
    case 'shown':
      return {
        text: inWords(words.KEEP_CARD[side], (lang) => [theCard(kind, lang)]),
        ids: [id],
        spot: SIDE_NAMES[side],
        acts: [{ piece: id, from: at.SHOWN, to }],
      }
    case 'left':
    case 'unknown':
      return {
        text: inWords(words.PUT_CARD[side], (lang) => [theCard(kind, lang)]),
        ids: [id],
        spot: SIDE_NAMES[side],
        acts: [{ piece: at.CARD, from: at.deckOf(deck), to, as: id }],
      }
  }
}

function shown({ deck, card: kind, from }: Kind<'shown'>): HandStep {
  const { id } = card(kind)
  const text = inWords(words.SHOW, (lang) => [theCard(kind, lang), words.OF_DECK[deck][lang]])
  const spot = at.deckOf(deck)
  if (from === 'open') return { text, ids: [id], spot, acts: [{ piece: id, from: at.topOf(deck), to: at.SHOWN }] }
  return {
    text,
    ids: [id],
    spot,
    answered: true,
    acts: [{ piece: at.CARD, from: at.deckOf(deck), to: at.SHOWN, as: id }],
  }
}

/** Copies of each kind. */
function counts(kinds: readonly CardNo[], more: Readonly<Record<CardNo, number>> = {}): number[] {
  const found: number[] = []
  for (const kind of kinds) found[kind] = (found[kind] ?? 0) + 1
  for (const [kind, copies] of Object.entries(more)) found[Number(kind)] = copies
  return found
}

function discarded(side: Side, copies: readonly number[]): HandStep {
  const kinds = [...copies.entries()].filter(([, count]) => count > 0)
  const named = (lang: Lang): string =>
    kinds.map(([kind, count]) => words.TIMES[lang](count, card(kind).name[lang])).join(', ')
  return {
    text: inWords(words.DISCARDS[side], (lang) => [named(lang)]),
    ids: kinds.flatMap(([kind, count]) => new Array<string>(count).fill(card(kind).id)),
    spot: SIDE_NAMES[side],
    acts: kinds.map(([kind, count]) => ({ piece: card(kind).id, from: at.cardsOf(side), to: at.DISCARD, count })),
  }
}

function tokenStep({ side, token: no, from }: Kind<'token'>, before: State): HandStep {
  const { id, name } = token(no)
  const to = at.tokensOf(side)
  const ids = [id]
  const spot = SIDE_NAMES[side]
  if (from === 'face-up') {
    const place = before.faceUp.length > 1 ? words.FROM_LEFT[before.faceUp.indexOf(no)] : undefined
    return {
      text: inWords(words.TOKEN_FACE_UP[side], (lang) => [name[lang], place?.[lang] ?? '']),
      ids,
      spot,
      acts: [{ piece: id, from: at.FACE_UP, to }],
    }
  }
  // S4: a token that the Opponent begins with is looked for, the others are drawn.
  const said = topAsk(before)?.ask === 'start-token' ? words.FIRST_TOKEN : words.TOKEN_DRAWN[side]
  return {
    text: inWords(said, (lang) => [name[lang]]),
    ids,
    spot,
    acts: [{ piece: at.TOKEN, from: at.STACK, to, as: id }],
  }
}
