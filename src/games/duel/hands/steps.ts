// What the hands do about each consequence.
import type { Act, HandStep } from '../../../kernel/hands.ts'
import { andList, counted, inEachLang, inWords, type Lang, type Text } from '../../../kernel/text.ts'
import { other, type Side, SOLO } from '../asks.ts'
import { card, token, wonder } from '../catalogue/index.ts'
import { LAYOUTS } from '../catalogue/layouts.ts'
import type { Age } from '../catalogue/vocabulary.ts'
import type { Consequence, Place } from '../consequences/records.ts'
import { GUILD_BACK, HIDDEN, type State, topAsk } from '../state.ts'
import { WHERE, whereIn } from '../where.ts'
import * as at from './places.ts'
import * as words from './words.ts'

type Kind<W extends Consequence['what']> = Extract<Consequence, { what: W }>

export function steps(c: Consequence, before: State): readonly HandStep[] {
  switch (c.what) {
    case 'placed':
      return [placed(c, before)]
    case 'revealed':
      return [
        {
          text: inWords(words.REVEALED, (lang) => [wonder(c.wonder).name[lang]]),
          ids: [wonder(c.wonder).id],
          answered: true,
          acts: [{ piece: at.WONDER, from: at.WONDERS_LEFT, to: at.OFFER, as: wonder(c.wonder).id }],
        },
      ]
    case 'picked':
      return [
        {
          text: inWords(words.PICKED[c.side], (lang) => [wonder(c.wonder).name[lang]]),
          ids: [wonder(c.wonder).id],
          acts: [{ piece: wonder(c.wonder).id, from: at.OFFER, to: at.wondersOf(c.side) }],
        },
      ]
    case 'age':
      return [layOut(c)]
    case 'set-aside':
      return putAway(c)
    case 'laid':
      return [laid(c, before)]
    case 'turned-up':
      return [
        {
          text: inWords(words.TURNED_UP, (lang) => [card(c.card).name[lang], whereIn(before, c.slot, lang)]),
          ids: [card(c.card).id],
          spot: at.slotOf(c.slot),
          answered: true,
          acts: [
            {
              piece: at.heldPiece(c.back, before.age),
              from: at.slotOf(c.slot),
              to: at.slotOf(c.slot),
              as: card(c.card).id,
            },
          ],
        },
      ]
    case 'card':
      return [moved(c, before)]
    case 'gift':
      return [gift(c)]
    case 'shown':
      return [
        {
          text: inWords(words.SHOWN, (lang) => [card(c.card).name[lang]]),
          ids: [card(c.card).id],
          answered: true,
          acts: [{ piece: at.backOf(c.age), from: at.asideOf(c.age), to: at.asideOf(c.age), as: card(c.card).id }],
        },
      ]
    case 'pays':
    case 'loses':
      return [paid(c.side, c.by)]
    case 'gains':
      return [
        {
          text: inWords(words.GAINS[c.side], (lang) => [counted(c.by, words.COINS, lang)]),
          ids: [],
          acts: [{ piece: at.COIN, from: at.BANK, to: at.coinsOf(c.side), count: c.by }],
        },
      ]
    case 'pawn':
      return [pawn(c, before)]
    case 'looted':
      return looted(c)
    // The card that is slid under it comes next, with its own step.
    case 'wonder':
      return []
    case 'wonder-out':
      return [
        {
          text: inWords(words.WONDER_OUT[c.side], (lang) => [wonder(c.wonder).name[lang]]),
          ids: [wonder(c.wonder).id],
          acts: [{ piece: wonder(c.wonder).id, from: at.wondersOf(c.side), to: at.BOX }],
        },
      ]
    case 'drawn':
      return [
        {
          text: inWords(words.DRAWN_TOKEN, (lang) => [token(c.token).name[lang]]),
          ids: [token(c.token).id],
          answered: true,
          acts: [{ piece: at.TOKEN, from: at.TOKENS_LEFT, to: at.DRAWN, as: token(c.token).id }],
        },
      ]
    case 'token':
      return [taken(c, before)]
    case 'put-back':
      return [
        {
          text: inWords(words.PUT_BACK, (lang) => [
            andList(
              c.tokens.map((no) => token(no).name[lang]),
              lang,
            ),
          ]),
          ids: c.tokens.map((no) => token(no).id),
          acts: c.tokens.map((no) => ({ piece: token(no).id, from: at.DRAWN, to: at.TOKENS_LEFT, as: at.TOKEN })),
        },
      ]
    // Nothing to move.
    case 'address':
    case 'pair':
    case 'again':
    case 'again-lost':
    case 'next':
    case 'adapts':
    case 'end':
      return []
  }
}

/** A slot of a structure that is complete, or on its way to be. */
function placeIn(age: Age, slot: string, lang: Lang): string {
  const { slots } = LAYOUTS[age]
  const row = slots.find(({ id }) => id === slot)?.row ?? 0
  const inRow = slots.filter((each) => each.row === row)
  return WHERE[lang]({
    row,
    rows: slots.at(-1)?.row ?? 0,
    at: inRow.findIndex(({ id }) => id === slot) + 1,
    cards: inRow.length,
  })
}

function placed({ token: no }: Kind<'placed'>, before: State): HandStep {
  const place = before.board.length + 1
  return {
    text: inWords(words.PLACED, (lang) => [token(no).name[lang], words.TOKEN_PLACE[lang](place)]),
    ids: [token(no).id],
    spot: at.onBoard(place),
    answered: true,
    acts: [{ piece: at.TOKEN, from: at.TOKENS_LEFT, to: at.onBoard(place), as: token(no).id }],
  }
}

/** R4.1: the rows as they are laid, far to near. */
function layOut({ age, faceDown }: Kind<'age'>): HandStep {
  const { slots } = LAYOUTS[age]
  const rows = [...new Set(slots.map(({ row }) => row))].map((row) => slots.filter((slot) => slot.row === row))
  const inRows = (lang: Lang): string[] =>
    rows.map((row) => counted(row.length, words.rowUnit(row[0]?.faceUp === true), lang))
  return {
    text: inWords(words.LAY_OUT, (lang) => [at.numeral(age), inRows(lang)]),
    ids: [],
    spot: `layout/${age}`,
    acts: faceDown.map((slot) => ({ piece: at.backOf(age), from: at.deckOf(age), to: at.slotOf(slot) })),
  }
}

/** R2.5: those of the Age before; those of this one have lain in the box since the set-up. */
function putAway({ age, gone }: Kind<'set-aside'>): readonly HandStep[] {
  if (gone.length === 0) return []
  const past = (age - 1) as Age
  return [
    {
      text: inWords(words.PUT_AWAY, () => [at.numeral(past)]),
      ids: [],
      answered: true,
      acts: gone.map((held) => ({ piece: at.heldPiece(held, past), from: at.asideOf(past), to: at.BOX })),
    },
  ]
}

function heldName(held: number): Text {
  if (held === HIDDEN) return words.BACKS.card
  return held === GUILD_BACK ? words.BACKS.guild : card(held).name
}

function laid({ slot, held }: Kind<'laid'>, { age }: State): HandStep {
  const back = held < 0 ? at.heldPiece(held, age) : at.ownBack(held)
  return {
    text: inWords(words.LAID, (lang) => [heldName(held)[lang], placeIn(age, slot, lang)]),
    ids: held < 0 ? [] : [card(held).id],
    spot: at.slotOf(slot),
    answered: true,
    acts: [{ piece: back, from: at.deckOf(age), to: at.slotOf(slot), as: at.heldPiece(held, age) }],
  }
}

function placeName(place: Place): string {
  switch (place.in) {
    case 'structure':
      return at.slotOf(place.slot)
    case 'city':
      return at.cityOf(place.side)
    case 'buried':
      return at.underOf(place.wonder)
    case 'discard':
      return at.DISCARD
    case 'aside':
      return at.asideOf(place.age)
  }
}

function moved({ card: no, from, to }: Kind<'card'>, before: State): HandStep {
  const { id } = card(no)
  const act: Act = { piece: id, from: placeName(from), to: placeName(to) }
  const spot = from.in === 'structure' ? { spot: at.slotOf(from.slot) } : {}
  const text = movedText(no, from, to, before)
  if (to.in !== 'buried') return { text, ids: [id], ...spot, acts: [act] }
  // R10.1: face down, and the wonder counts as built.
  const built = wonder(to.wonder).id
  return {
    text,
    ids: [id, built],
    ...spot,
    acts: [
      { ...act, as: at.ownBack(no) },
      { piece: built, from: at.wondersOf(to.side), to: at.wondersOf(to.side), as: at.builtWonder(to.wonder) },
    ],
  }
}

function movedText(no: number, from: Place, to: Place, before: State): Text {
  const { name } = card(no)
  if (from.in === 'structure') {
    const place = inEachLang((lang) => whereIn(before, from.slot, lang))
    if (to.in === 'buried')
      return inWords(words.TAKE_UNDER[to.side], (lang) => [name[lang], place[lang], wonder(to.wonder).name[lang]])
    const said = to.in === 'city' ? words.TAKE_TO_CITY[to.side] : words.TAKE_TO_DISCARD
    return inWords(said, (lang) => [name[lang], place[lang]])
  }
  if (from.in === 'city') return inWords(words.DESTROY[from.side], (lang) => [name[lang]])
  const side = 'side' in to ? to.side : SOLO
  return inWords((from.in === 'discard' ? words.FROM_DISCARD : words.FROM_ASIDE)[side], (lang) => [name[lang]])
}

/** S14.1: it was turned up at random. */
function gift({ card: no, age, from }: Kind<'gift'>): HandStep {
  const { id } = card(no)
  const isGuild = at.ownBack(no) === at.GUILD_CARD
  return {
    text: inWords(words.GIFT, (lang) => [card(no).name[lang]]),
    ids: [id],
    acts: [
      {
        piece: from === 'unseen' ? at.ownBack(no) : id,
        from: isGuild ? at.GUILDS_ASIDE : at.asideOf(age),
        to: at.cityOf(SOLO),
        as: id,
      },
    ],
  }
}

const paid = (side: Side, by: number): HandStep => ({
  text: inWords(words.PAYS[side], (lang) => [counted(by, words.COINS, lang)]),
  ids: [],
  acts: [{ piece: at.COIN, from: at.coinsOf(side), to: at.BANK, count: by }],
})

/** The drawing shows the pawn before the move; of two cards at once (R17.14) the second would start elsewhere. */
function pawn({ side, by }: Kind<'pawn'>, before: State): HandStep {
  const spot = topAsk(before)?.ask === 'liberty' ? {} : { spot: `track/${side === SOLO ? by : -by}` }
  return {
    text: inWords(words.MOVE_PAWN[side], (lang) => [counted(by, words.SPACES, lang)]),
    ids: [],
    ...spot,
    acts: [{ piece: at.SPACE, from: at.spacesBefore(other(side)), to: at.spacesBefore(side), count: by }],
  }
}

function looted({ side, token: value, by }: Kind<'looted'>): readonly HandStep[] {
  const off: HandStep = {
    text: inWords(words.LOOT[side], () => [value]),
    ids: [],
    acts: [{ piece: at.looting(value), from: at.lootingOf(side), to: at.BOX }],
  }
  return by === 0 ? [off] : [off, paid(side, by)]
}

function taken({ side, token: no, from }: Kind<'token'>, before: State): HandStep {
  const { id, name } = token(no)
  if (from === 'box')
    return {
      text: inWords(words.TOKEN_DRAWN[side], (lang) => [name[lang]]),
      ids: [id],
      acts: [{ piece: id, from: at.DRAWN, to: at.tokensOf(side) }],
    }
  const place = before.board.indexOf(no) + 1
  return {
    text: inWords(words.TOKEN_FROM_BOARD[side], (lang) => [name[lang], words.TOKEN_PLACE[lang](place)]),
    ids: [id],
    spot: at.onBoard(place),
    acts: [{ piece: id, from: at.onBoard(place), to: at.tokensOf(side) }],
  }
}
