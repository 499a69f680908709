// Why a piece has no action now, with the clauses that say so.
import type { Lang } from '../../../../kernel/text.ts'
import { because, type Reason, reasonFor } from '../../../../web/kit/board/Why.tsx'
import { type HexNo, powerAction } from '../../catalogue/index.ts'
import { freeHexes, reachable, skippable } from '../../reach.ts'
import { EMPTY, isOwnAt, pieceAt, type State, topAsk } from '../../state.ts'
import { board, type Target, type View } from '../view.ts'
import { word } from '../words.ts'
import { reasonOf } from './reason-of.ts'
import { reason } from './reasons.ts'

type Cites = readonly [string, ...string[]]

/** The clauses behind the action of a piece. */
function citesOf(target: Target): Cites | undefined {
  switch (target.kind) {
    case 'power': {
      const { bridge, spades } = powerAction(target.no)
      return bridge ? ['R15.1', 'R21.2'] : spades > 0 ? ['R15.1', 'R15.4'] : ['R15.1', 'R4.4']
    }
    case 'special':
      return ['R16.4']
    case 'shipping':
      return ['R11', 'R2.4']
    case 'dig':
      return ['R12']
    case 'bowls':
      return ['R4.5']
    case 'convert':
      return ['R4.6']
    case 'priests':
    case 'send':
      return ['R14.1', 'R4.2']
    default:
      return undefined
  }
}

type Brought = 'site' | 'favour' | 'town' | 'cult' | 'structure' | 'bonus' | 'river'

/** Of pieces that others bring into play: what does. */
const BROUGHT: Readonly<Record<Brought, { readonly text: Parameters<typeof reason>[0]; readonly cites: Cites }>> = {
  site: { text: 'byBridge', cites: ['R21.1', 'R15.2'] },
  favour: { text: 'byTemple', cites: ['R13.3', 'R23'] },
  town: { text: 'byTown', cites: ['R20.1'] },
  cult: { text: 'bySteps', cites: ['R14.1', 'R22.1'] },
  structure: { text: 'onMap', cites: ['R10.1', 'R13.1'] },
  bonus: { text: 'onPassing', cites: ['R17.2'] },
  river: { text: 'noRiver', cites: ['R2.8'] },
}

/** Undefined for pieces that are only read. */
export function whyNot(view: View, target: Target): Reason | undefined {
  const { s, lang } = view
  const known = knownReason(s, target, lang)
  const cites = citesOf(target)
  if (cites === undefined && target.kind !== 'hex' && !(target.kind in BROUGHT)) return undefined
  return reasonFor(board, view, word, topAsk(s)?.ask === 'act' ? known : undefined)
}

function knownReason(s: State, target: Target, lang: Lang): Reason | undefined {
  if (target.kind === 'hex') return aboutHex(s, target.no, lang)
  if (target.kind in BROUGHT) {
    const { text, cites } = BROUGHT[target.kind as Brought]
    return because(reason(text, lang), ...cites)
  }
  const cites = citesOf(target)
  const text = reasonOf(s, target, lang)
  return cites === undefined || text === '' ? undefined : because(text, ...cites)
}

/** A hex that is neither built on nor transformed now. */
function aboutHex(s: State, at: HexNo, lang: Lang): Reason {
  if (isOwnAt(s, at)) return because(reason('noUpgrade', lang), 'R13.1', 'R13.2', 'R29.2')
  if (pieceAt(s, at) !== EMPTY) return because(reason('hexTaken', lang), 'R2.8')
  const reached = reachable(s)
  const isReached = freeHexes(s, reached).includes(at) || freeHexes(s, skippable(s, reached)).includes(at)
  if (isReached) return because(reason('noSpades', lang), 'R10.3', 'R10.4')
  return because(reason('notReached', lang), 'R2.5', 'R2.3')
}
