// Whether a game can go on from a position, and in one sentence why not.
import { type AnyGameModule, BadInput, type Lang, type Text } from '../../../kernel/contract.ts'
import { copy } from '../../../kernel/copy.ts'
import { sentence } from '../../kit/board/words.ts'
import { type Fault, readFault, tellFault } from '../labels.ts'
import type { JsonObject } from '../types.ts'

export interface Verdict {
  readonly fault?: { readonly path: Fault['path']; readonly text: string }
  /** What the game would wait for. */
  readonly prompt?: string
}

const WORDS = {
  nothing: {
    it: 'Da qui non si può fare niente: manca qualcosa sul tavolo.',
    en: 'Nothing can be done from here: something is missing on the table.',
  },
  undecided: {
    it: 'L’automa qui non saprebbe decidere: manca qualcosa che lo riguarda.',
    en: 'The automa could not decide here: something about it is missing.',
  },
} as const satisfies Record<string, Text>

export function check(module: AnyGameModule, position: JsonObject, fields: readonly string[], lang: Lang): Verdict {
  try {
    const state = module.position.read(position)
    if (module.game.step(state).kind !== 'over' && module.game.options(state).length === 0)
      return { fault: { path: [], text: WORDS.nothing[lang] } }
    rehearse(module, state)
    return { prompt: module.prompt(state, lang) }
  } catch (error) {
    if (!(error instanceof BadInput)) return { fault: { path: [], text: WORDS.undecided[lang] } }
    const fault = readFault(error.message, fields)
    const text = tellFault(fault, module.position.labels, lang, (id) => module.nameOf(id, lang))
    return { fault: { path: fault.path, text } }
  }
}

/** Longer than any game. */
const MOST_STEPS = 2000

/** Plays to the end, whatever comes first: what the automa will need to know must be there before the game begins. */
function rehearse(module: AnyGameModule, start: unknown): void {
  const { game, automa } = module
  const state = copy(start)
  for (let n = 0; n < MOST_STEPS; n++) {
    const step = game.step(state)
    if (step.kind === 'over') return
    const decides = step.kind === 'choice' && step.seat === 'automa'
    game.apply(state, decides ? automa.decide(state) : game.options(state)[0]?.move)
  }
}

export function reads(module: AnyGameModule, position: unknown): boolean {
  try {
    module.position.read(position)
    return true
  } catch {
    return false
  }
}

/** Why a component cannot be put somewhere, nothing where it can: only what reading says of that very component counts. */
export function objection(
  module: AnyGameModule,
  position: unknown,
  id: string,
  fields: readonly string[],
  lang: Lang,
): string | undefined {
  try {
    module.position.read(position)
    return undefined
  } catch (error) {
    if (!(error instanceof BadInput) || !error.message.includes(`"${id}"`)) return undefined
    const fault = readFault(error.message, fields)
    return sentence(tellFault(fault, module.position.labels, lang, (part) => module.nameOf(part, lang)))
  }
}
