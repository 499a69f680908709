// Why a piece cannot be chosen now, with the clause that says so.
import { because, type Reason } from '../../../web/kit/board/Why.tsx'
import { COMICS, WRITERS } from '../catalogue/vocabulary.ts'
import { kindOf } from '../catalogue/index.ts'
import { orderValue, SPACES_AT, START_NODE } from '../catalogue/map.ts'
import { hasCube, hasSpace } from '../measures.ts'
import { orderOn, type State, topAsk } from '../state.ts'
import { whyNotPlaced } from './labels.ts'
import type { Target, View } from './view.ts'
import { word, type Word } from './words.ts'

/** Undefined if the game asks something that is not about such a piece. */
export function whyNot({ s, lang }: View, target: Target): Reason | undefined {
  const ask = topAsk(s)
  const say = (name: Word, ...cites: readonly [string, ...string[]]): Reason => because(word(name, lang), ...cites)
  switch (target.kind) {
    case 'area': {
      const why = whyNotPlaced(s, target.no, lang, false)
      return why === undefined ? undefined : because(why, hasSpace(s, target.no) ? 'R6.3' : 'R6.1')
    }
    case 'special':
      if (ask?.ask === 'cube') return say(hasCube(s, target.no) ? 'cubeThere' : 'cubeLater', 'R12.1')
      return hasCube(s, target.no) ? say('afterAction', 'R6.4', 'R14.7') : say('needCube', 'R12.1')
    case 'card':
      return aboutCard(s, target.no, say)
    case 'deck':
      if (ask?.ask !== 'place') return undefined
      return target.no === COMICS ? say('byDevelop', 'R8.1') : say('byHire', 'R7.1')
    case 'order': {
      if (ask?.ask === 'place') return say('bySales', 'R13.2')
      if (ask?.ask !== 'sales') return undefined
      if (!(SPACES_AT[s.player.agent] ?? []).includes(target.no)) return say('agentFar', 'R13.2')
      return say(orderValue(orderOn(s, target.no)) === 0 ? 'noneLeft' : 'noCollect', 'R13.2')
    }
    case 'node':
      if (ask?.ask === 'place') return say('bySales', 'R13.1')
      if (ask?.ask !== 'sales') return undefined
      if (target.no === s.player.agent) return say('agentHere', 'R13.1')
      return say(target.no === START_NODE ? 'onlyStart' : 'nodeFar', 'R13.1')
    case 'idea':
    case 'supply':
    case 'token':
      return ask?.ask === 'place' ? say('byIdeas', 'R9.1', 'R10.2') : undefined
    case 'part':
      return ask?.ask === 'increase' ? say('cannotGrow', 'R5.1', 'R5.2') : say('growsLater', 'R4.4', 'R5.1')
    default:
      return undefined
  }
}

function aboutCard(
  s: State,
  no: number,
  say: (name: Word, ...cites: readonly [string, ...string[]]) => Reason,
): Reason | undefined {
  const { hand, hyped } = s.player
  const isYours = hand.includes(no) || hyped.some(({ comic }) => comic === no)
  const kind = kindOf(no)
  switch (topAsk(s)?.ask) {
    case 'place':
      if (isYours) return say('byPrint', 'R10.2')
      return kind >= COMICS ? say('byDevelop', 'R8.1') : say('byHire', 'R7.1')
    case 'print':
      return isYours && kind >= COMICS ? say('cannotPrint', 'R10.2') : undefined
    case 'print-writer':
    case 'print-artist':
      return isYours && kind < COMICS ? say('tooDear', 'R10.2') : undefined
    case 'hire':
      return isYours || kind >= COMICS ? undefined : say(kind === WRITERS ? 'oneWriter' : 'oneArtist', 'R7.1')
    default:
      return undefined
  }
}
