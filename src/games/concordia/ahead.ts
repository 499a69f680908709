// What the AI would do in its next turn if the table stayed as it is: its own ladders say it, on a copy of the table on which it is the AI's
// turn. The dice are still to be rolled, so there is one forecast per action they can show.
import type { Ahead, RungInfo } from '../../kernel/contract.ts'
import { copy } from '../../kernel/copy.ts'
import { inEachLang, type Phrase, type Text } from '../../kernel/text.ts'
import type { DieRow } from '../../ladder/climb.ts'
import { refill } from './apply/flow.ts'
import { apply } from './apply/index.ts'
import { AI, ASKS, PLAYER } from './asks.ts'
import { actionRolled } from './automa/choices.ts'
import { decide, viewOf } from './automa/decide.ts'
import type { ActionId, DiceId } from './automa/dice.ts'
import type { Move } from './moves.ts'
import { isSetUp } from './stage.ts'
import { mapOf, type State, topAsk } from './state.ts'
import { docOf } from './variant/index.ts'
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
  const rows = docOf(s.variant).actionTables[s.dice].rungs
  return [...rows].sort(byFace).map((row) => ifRolled(table, row, cardsToCome))
}

/** The document lists the actions in an order of its own. */
const byFace = (one: DieRow<State, ActionId>, other: DieRow<State, ActionId>): number =>
  (one.faces[0] as number) - (other.faces[0] as number)

/** What it does if the dice show this action. */
function ifRolled(table: State, { faces, mark = '' }: DieRow<State, ActionId>, cardsToCome: boolean): Ahead {
  const { text, ...more } = forecast({ ...table, rolls: [faces[0] as number] }, cardsToCome)
  const range = mark.replaceAll('-', '–')
  return { text: inEachLang((lang) => IF_ROLLED[table.dice][lang](range, lowerFirst(text[lang]))), ...more }
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
/** By how many goods the roll brings. */
const ROLLS: Phrase<[goods: number]> = {
  it: (goods) =>
    goods < 2
      ? 'L’IA tira per una merce'
      : goods === 2
        ? 'L’IA tira per una merce e prende anche quella di valore inferiore'
        : `L’IA tira per una merce e ne prende anche altre ${goods - 1}, di valore via via inferiore`,
  en: (goods) =>
    goods < 2
      ? 'The AI rolls for a good'
      : goods === 2
        ? 'The AI rolls for a good and takes the next lower one, too'
        : `The AI rolls for a good and takes ${goods - 1} more, each the next lower one`,
}
const ENDS: Text = { it: ', e provoca la fine della partita', en: ', which triggers the end of the game' }

/** What the AI does on this table, with the clause of the plan it carries out. */
function forecast(table: State, cardsToCome: boolean): Ahead {
  let plan: RungInfo | undefined
  const move = decide(table, { entry: ({ rung, failed }) => void (plan = failed === undefined ? rung : plan) })
  const cite = plan === undefined ? {} : { cite: plan.cite }
  if (cardsToCome && looksAtCards(table, move)) return { text: DEPENDS, ...cite, ids: [] }
  if (move.do === 'roll') return { text: inEachLang((lang) => ROLLS[lang](goodsAfter(table))), ...cite, ids: [] }
  const ending = triggersEnd(table, move)
  const text = inEachLang((lang) => `${say(move, lang, table)}${ending ? ENDS[lang] : ''}`)
  return { text, ...cite, ids: componentsOf(table, move) }
}

/** Whether other cards on display might lead to another move: it buys, or would buy before anything else. */
function looksAtCards(table: State, move: Move): boolean {
  if (move.do === 'purchase' || table.final) return true
  const v = viewOf(table)
  return /\.cards?$/.test(v.doc.plans[actionRolled(v)].rungs[0]?.id ?? '')
}

/** How many goods the second roll brings, if there is room. */
function goodsAfter(table: State): number {
  const [good] = docOf(table.variant).goodTables[table.dice].rungs
  const move = decide({ ...table, rolls: [...table.rolls, good?.faces[0] as number] })
  return move.do === 'goods' ? move.goods.length : 1
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
