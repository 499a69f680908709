// What would happen next if the table stayed as it is: dangers first, then the Opponent's turn step by step.
import type { Ahead, RungInfo } from '../../../kernel/contract.ts'
import { inEachLang, type Lang, type Phrase, type Text } from '../../../kernel/text.ts'
import { CENTRAL, OPPONENT, PLAYER, SIDES } from '../asks.ts'
import { card, stage, token, wonder } from '../catalogue/index.ts'
import type { Consequence } from '../consequences/records.ts'
import { consequences } from '../consequences/words.ts'
import { DECK_NAMES, type Move, STACK } from '../moves.ts'
import { outcome, points, total } from '../score.ts'
import type { State } from '../state.ts'
import { say, topText } from '../words.ts'
import { rungNumber } from './forecast.ts'
import { type Branch, type NextTurn, nextTurn, type Step } from './opponent.ts'
import { type Completion, completion } from './player.ts'

export function ahead(s: State): readonly Ahead[] {
  const turn = nextTurn(s)
  if (turn === undefined) return []
  const way = completion(s)
  return [
    ...endings(turn),
    ...(way === undefined ? [] : [yourEnd(s, way)]),
    ...fights(turn.before),
    ...(turn.reveals ? [REVEAL] : []),
    ...turn.branches.map((branch) => toldBranch(turn, branch)),
  ]
}

const UNLESS: Text = {
  it: '; il resto vale se non è migliore',
  en: '; the rest holds unless that card is better',
}
const REVEAL: Ahead = {
  text: inEachLang((lang) => say({ do: 'reveal' }, lang) + UNLESS[lang]),
  cite: 'S6',
  ids: [DECK_NAMES[CENTRAL]],
}

/** "If the die shows 1–3: …" */
const IF_DIE: Phrase<[faces: string, what: string]> = {
  it: (faces, what) => `Se il dado dà ${faces}: ${what}`,
  en: (faces, what) => `If the die shows ${faces}: ${what}`,
}

function ifDie(faces: readonly number[], what: string, lang: Lang): string {
  if (faces.length === 0) return what
  const range = faces.length === 1 ? `${faces[0]}` : `${faces[0]}–${faces.at(-1)}`
  return IF_DIE[lang](range, small(what))
}

/** The first word of a sentence within another one. */
const small = (text: string): string => text.replace(/^(?:L’|The |You |Prendi )/, (word) => word.toLowerCase())

const PRIORITY: Phrase<[rung: string]> = { it: (rung) => ` (priorità ${rung})`, en: (rung) => ` (priority ${rung})` }

/** Its moves one after the other, and the Battle they lead to. */
function toldBranch({ rung }: NextTurn, { faces, steps, told }: Branch): Ahead {
  const takes = steps[0]?.move.do === 'take'
  const text = (lang: Lang): string => {
    const moves = steps.map(({ move, before }) => say(move, lang, before))
    if (takes && rung !== undefined) moves[0] += PRIORITY[lang](rungNumber(rung))
    const then = [...moves.slice(1).map(withoutSubject), ...fights(told).map((fight) => small(fight.text[lang]))]
    return ifDie(faces, [moves[0], ...then].join('; '), lang)
  }
  return { text: inEachLang(text), cite: citeOf(steps[0]?.move, rung, faces), ids: [...new Set(steps.flatMap(idsOf))] }
}

/** "… takes Coin from your deck; constructs …" */
const withoutSubject = (text: string): string => text.replace(/^(?:L’Avversario|The Opponent) /, '')

/** Without a priority the die names the deck (S10), or there is only one (Q14). */
function citeOf(move: Move | undefined, rung: RungInfo | undefined, faces: readonly number[]): string {
  switch (move?.do) {
    case 'take':
      return rung?.cite ?? (faces.length > 0 ? 'S10' : 'Q14')
    case 'construct':
      return 'S16'
    case 'token':
      return 'S13'
    case 'hali-deck':
    case 'hali-card':
      return 'S14'
    case 'discard':
      return 'S12'
    default:
      return 'S15'
  }
}

function idsOf({ move, before }: Step): readonly string[] {
  switch (move.do) {
    case 'take':
    case 'hali-deck': {
      const { top } = before.decks[move.deck]
      return top < 0 ? [DECK_NAMES[move.deck]] : [DECK_NAMES[move.deck], card(top).id]
    }
    case 'construct':
      return [stage(move.stage).id]
    case 'token':
      return move.token === STACK ? ['stack'] : [token(move.token).id]
    default:
      return []
  }
}

/** Battles and what they bring. */
const fights = (told: readonly Consequence[]): Ahead[] =>
  told
    .filter(({ what }) => what === 'battle' || what === 'victory')
    .map((c) => ({ text: inEachLang((lang) => consequences.say(c, lang)), cite: 'S1', ids: [] }))

const ENDS: Readonly<Record<'you' | 'automa' | 'shared', Phrase<[wonder: string, points: string]>>> = {
  automa: {
    it: (name, points) => `L’Avversario completa ${name} e vince ${points}`,
    en: (name, points) => `The Opponent completes ${name} and wins ${points}`,
  },
  you: {
    it: (name, points) => `L’Avversario completa ${name}, ma vinci tu ${points}`,
    en: (name, points) => `The Opponent completes ${name}, but you win ${points}`,
  },
  shared: {
    it: (name, points) => `L’Avversario completa ${name} e la vittoria è condivisa, ${points}`,
    en: (name, points) => `The Opponent completes ${name} and the victory is shared, ${points}`,
  },
}
const TO: Phrase<[more: number, fewer: number]> = {
  it: (more, fewer) => `${more} a ${fewer}`,
  en: (more, fewer) => `${more} to ${fewer}`,
}

function endOf(s: State): { readonly winner: 'you' | 'automa' | 'shared'; points(lang: Lang): string } {
  const { winner } = outcome(s)
  const [yours, its] = [total(points(s, PLAYER)), total(points(s, OPPONENT))]
  return {
    winner: winner === 'shared' ? winner : winner === OPPONENT ? 'automa' : 'you',
    points: (lang) => TO[lang](Math.max(yours, its), Math.min(yours, its)),
  }
}

/** That its turn would end the game; all branches at once where they end alike. */
function endings({ branches }: NextTurn): Ahead[] {
  const ends = branches.filter(({ after }) => after.over)
  const sums = new Set(ends.map(({ after }) => SIDES.map((side) => total(points(after, side))).join(' ')))
  const alike = ends.length === branches.length && sums.size === 1
  return (alike ? ends.slice(0, 1) : ends).map(({ faces, after }) => {
    const { winner, points: by } = endOf(after)
    const own = wonder(after.boards[OPPONENT].wonder)
    const says = (lang: Lang): string => ifDie(alike ? [] : faces, ENDS[winner][lang](own.name[lang], by(lang)), lang)
    const told: Ahead = { text: inEachLang(says), cite: 'S1', ids: [own.id] }
    return winner === 'automa' ? Object.assign(told, { wins: winner }) : told
  })
}

const YOUR_END: Readonly<Record<'you' | 'automa' | 'shared', Phrase<[wonder: string, points: string]>>> = {
  you: {
    it: (name, points) => `Puoi completare ${name} in questo turno e vincere ${points}`,
    en: (name, points) => `You can complete ${name} this turn and win ${points}`,
  },
  automa: {
    it: (name, points) => `Puoi completare ${name} in questo turno, ma perderesti ${points}`,
    en: (name, points) => `You can complete ${name} this turn, but you would lose ${points}`,
  },
  shared: {
    it: (name, points) => `Puoi completare ${name} in questo turno e condividere la vittoria, ${points}`,
    en: (name, points) => `You can complete ${name} this turn and share the victory, ${points}`,
  },
}
const WITH_CARD: Phrase<[card: string]> = {
  it: (taken) => `: prendi ${taken}`,
  en: (taken) => `: take ${taken}`,
}

function yourEnd(s: State, { take, after }: Completion): Ahead {
  const { winner, points: by } = endOf(after)
  const own = wonder(s.boards[PLAYER].wonder)
  const taken = (lang: Lang): string => {
    if (take?.do !== 'take') return ''
    const { top } = s.decks[take.deck]
    return WITH_CARD[lang](topText(take.deck, PLAYER, lang, top < 0 ? s.seen : top))
  }
  return {
    text: inEachLang((lang) => YOUR_END[winner][lang](own.name[lang], by(lang)) + taken(lang)),
    cite: 'S1',
    ids: [own.id, ...(take?.do === 'take' ? [DECK_NAMES[take.deck]] : [])],
    ...(winner === 'you' && { wins: winner }),
  }
}
