// A game that is still being set up: the table shows how far it has come (R2, Q31).
import { type Path, refusal } from '../../../kernel/refusal.ts'
import { type Ask, type AskName, PLAYER } from '../asks.ts'
import { kindOf } from '../catalogue/index.ts'
import { orderValue } from '../catalogue/map.ts'
import { ARTISTS, COMICS, DECK_NAMES, DECKS, WRITERS } from '../catalogue/vocabulary.ts'
import { bare, NONE, openRound, openSetUp, START_IDEAS, type State } from '../state.ts'

const tooEarly = refusal('age-of-comics.set-up', {
  it: 'nella preparazione questo viene dopo',
  en: 'in the set-up this comes later',
})
const otherOrder = refusal('age-of-comics.set-up-order', {
  it: 'la preparazione va in un altro ordine',
  en: 'the set-up goes in another order',
})

const SET_UP: ReadonlySet<AskName> = new Set(['order', 'start-genre', 'start-ideas', 'start-card'])
export const isOfSetUp = ({ ask }: Ask): boolean => SET_UP.has(ask)

export function checkSetUp(s: State): void {
  for (const [path, untouched] of untouchedParts(s)) if (!untouched) throw tooEarly(path)
  checkSteps(s)
  if (!isOrder(s)) throw otherOrder(['doing'])
}

const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two)

/** Everything that the first round changes. */
function untouchedParts(s: State): readonly (readonly [Path, boolean])[] {
  const fresh = bare()
  const { player, automa } = s
  return [
    [['card'], s.card === NONE],
    [['automa', 'cards'], s.revealed.length + s.discarded.length === 0],
    [['calendar'], same(s.calendar, fresh.calendar)],
    [['ideasBoard'], s.board === fresh.board],
    [['spaces'], same(s.spaces, fresh.spaces)],
    [['mastery'], same(s.mastery, fresh.mastery)],
    [['gone'], same(s.unseen, fresh.unseen)],
    [['map'], s.map.every((order) => order === NONE || orderValue(order) === 0)],
    [['automa', 'printed'], automa.printed.length === 0],
    [['automa', 'lostEditors'], automa.lostEditors === 0],
    [['player', 'printed'], player.printed.length === 0],
    [['player', 'hyped'], player.hyped.length === 0],
    [['player', 'cubes'], player.cubes === 0],
    [['player', 'agent'], player.agent === fresh.player.agent],
    [['player', 'extraEditor'], !player.extraEditor],
    ...DECKS.flatMap((kind): (readonly [Path, boolean])[] => {
      const { discard, display, top } = s.decks[kind]
      return [
        [['discards', DECK_NAMES[kind]], discard === 0],
        [['display', DECK_NAMES[kind]], display.length === 0],
        [['decks'], top === NONE],
      ]
    }),
  ]
}

/** In order: the map, your writer, artist and comic, your ideas, its writer, artist and comic. */
function checkSteps(s: State): void {
  const { hand, ideas } = s.player
  const { writers, artists, developed } = s.automa
  const laid = s.map.findIndex((order) => order === NONE)
  if (laid >= 0 && s.map.slice(laid).some((order) => order !== NONE)) throw tooEarly(['map'])
  const kinds = hand.map(kindOf)
  if (!same(kinds, [WRITERS, ARTISTS, COMICS].slice(0, hand.length))) throw tooEarly(['player', 'hand'])
  const given = ideas.reduce((sum, count) => sum + count, 0)
  const steps: readonly (readonly [done: number, of: number, path: Path])[] = [
    [laid < 0 ? s.map.length : laid, s.map.length, ['map']],
    [hand.length, 3, ['player', 'hand']],
    [given, START_IDEAS, ['player', 'ideas']],
    [writers.length, 1, ['automa', 'writers']],
    [artists.length, 1, ['automa', 'artists']],
    [developed.length, 1, ['automa', 'developed']],
  ]
  const open = steps.findIndex(([done, of]) => done < of)
  steps.forEach(([done, of, path], at) => {
    if (done > (open >= 0 && at > open ? 0 : of)) throw tooEarly(path)
  })
}

/** The ask follows from the table; your comic may be waiting for its genre's card. */
function isOrder(s: State): boolean {
  const plain: State = { ...s, asks: [] }
  openRound(plain)
  openSetUp(plain)
  const asked = s.asks.filter(isAsked)
  const wanted = plain.asks.filter(isAsked)
  if (same(asked, wanted)) return true
  const top = asked.at(-1)
  const drawsComic = top?.ask === 'start-card' && top.side === PLAYER && top.genre !== null
  return drawsComic && wanted.at(-1)?.ask === 'start-genre' && same(asked.slice(0, -1), wanted.slice(0, -1))
}

const isAsked = (ask: Ask): boolean => ask.ask !== 'start-ideas' || ask.left > 0
