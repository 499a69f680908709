// What the AI would do in its next turn if the table stayed as it is: its own ladders say it, on a copy of the table on which it is the AI's
// turn. The dice are still to be rolled, so there is one forecast per action they can show.
import type { Ahead, RungInfo } from '../../kernel/contract.ts'
import { copy } from '../../kernel/copy.ts'
import { inEachLang, type Phrase, type Text } from '../../kernel/text.ts'
import { refill } from './apply/flow.ts'
import { apply } from './apply/index.ts'
import { AI, ASKS, PLAYER } from './asks.ts'
import { actionRolled } from './automa/choices.ts'
import { decide } from './automa/decide.ts'
import { ACTION_RANGES, type ActionId, ACTIONS, type DiceId, GOOD_RANGES } from './automa/dice.ts'
import type { Move } from './moves.ts'
import { isSetUp } from './stage.ts'
import { mapOf, type State, topAsk } from './state.ts'
import { say } from './words.ts'

const ACTS_NO_MORE: Text = {
  it: 'Questo è l’ultimo turno: l’IA non agisce più',
  en: 'This is the last turn: the AI acts no more',
}

export function ahead(s: State): readonly Ahead[] {
  if (s.over || isSetUp(s)) return []
  if (s.final && s.turn === PLAYER) return [{ text: ACTS_NO_MORE, cite: 'Q26', ids: [] }]
  const { table, cardsToCome } = turnOfAi(s)
  if (table.final || table.rolls.length > 0) return [forecast(table, cardsToCome)]
  return ACTIONS.map((action) => ifRolled(table, action, cardsToCome))
}

/** What it does if the dice show this action. */
function ifRolled(table: State, action: ActionId, cardsToCome: boolean): Ahead {
  const [from, to] = ACTION_RANGES[action][table.dice]
  const { text, ...more } = forecast({ ...table, rolls: [from] }, cardsToCome)
  return { text: inEachLang((lang) => IF_ROLLED[table.dice][lang](`${from}–${to}`, lowerFirst(text[lang]))), ...more }
}

const IF_ROLLED: Readonly<Record<DiceId, Phrase<[range: string, what: string]>>> = {
  d12: {
    it: (range, what) => `Se il dado dà ${range}: ${what}`,
    en: (range, what) => `If the die shows ${range}: ${what}`,
  },
  '2d6': {
    it: (range, what) => `Se i dadi danno ${range}: ${what}`,
    en: (range, what) => `If the dice show ${range}: ${what}`,
  },
}
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

interface Hypothesis {
  readonly table: State
  /** The display will be filled up before with cards nobody knows. */
  readonly cardsToCome: boolean
}

/** The same table when it is the AI's turn; an action under way is taken to be over. */
function turnOfAi(s: State): Hypothesis {
  const table = copy(s)
  const ask = topAsk(s)?.ask
  if (s.turn === AI && (ask === 'ai' || ask === 'die'))
    return { table: { ...table, asks: [ASKS.ai] }, cardsToCome: false }
  table.asks = []
  refill(table, undefined)
  const cardsToCome = [...s.asks, ...table.asks].some((each) => each.ask === 'reveal')
  return { table: { ...table, turn: AI, rolls: [], asks: [ASKS.ai] }, cardsToCome }
}

const DEPENDS: Text = {
  it: 'L’IA acquista carte, se può pagarle: dipende da quelle che si scoprono',
  en: 'The AI buys cards if it can pay for them: that depends on those turned up',
}
const ROLLS: Readonly<Record<1 | 2, Text>> = {
  1: { it: 'L’IA tira per una merce', en: 'The AI rolls for a good' },
  2: {
    it: 'L’IA tira per una merce e prende anche quella di valore inferiore',
    en: 'The AI rolls for a good and takes the next lower one, too',
  },
}
const ENDS: Text = { it: ', e provoca la fine della partita', en: ', which triggers the end of the game' }

/** What the AI does on this table, with the clause of the plan it carries out. */
function forecast(table: State, cardsToCome: boolean): Ahead {
  let plan: RungInfo | undefined
  const move = decide(table, { entry: ({ rung, failed }) => void (plan = failed === undefined ? rung : plan) })
  const cite = plan === undefined ? {} : { cite: plan.cite }
  if (cardsToCome && looksAtCards(table, move)) return { text: DEPENDS, ...cite, ids: [] }
  if (move.do === 'roll') return { text: ROLLS[goodsAfter(table)], ...cite, ids: [] }
  const ending = triggersEnd(table, move)
  const text = inEachLang((lang) => `${say(move, lang, table)}${ending ? ENDS[lang] : ''}`)
  return { text, ...cite, ids: componentsOf(table, move) }
}

/** Whether other cards on display might lead to another move: it buys, or would buy before anything else. */
const looksAtCards = (table: State, move: Move): boolean =>
  move.do === 'purchase' || table.final || actionRolled(table) === 'buy'

/** How many goods the second roll brings, if there is room. */
function goodsAfter(table: State): 1 | 2 {
  const move = decide({ ...table, rolls: [...table.rolls, GOOD_RANGES.cloth[table.dice][0]] })
  return move.do === 'goods' && move.goods.length > 1 ? 2 : 1
}

function triggersEnd(table: State, move: Move): boolean {
  let ends = false
  apply(copy(table), move, ({ what }) => {
    if (what === 'end') ends = true
  })
  return ends
}

function componentsOf(s: State, move: Move): readonly string[] {
  switch (move.do) {
    case 'house':
      return [move.city]
    case 'purchase':
      return move.cards
    case 'settle':
      return [mapOf(s).capital.id]
    default:
      return []
  }
}
