// Whether a game can go on from a position, and in one sentence why not.
import { type AnyGameModule, BadInput, type Lang, type Text } from '../../../kernel/contract.ts'
import { copy } from '../../../kernel/copy.ts'
import { begin } from '../../../kernel/laws.ts'
import { sentence } from '../../kit/board/words.ts'
import { type Fault, readFault, tellFault } from '../labels.ts'
import type { JsonObject } from '../types.ts'

export interface Verdict {
  readonly fault?: { readonly path: Fault['path']; readonly text: string }
  /** What the game would wait for. */
  readonly prompt?: string
}

const WORDS = {
  undecided: {
    it: 'L’automa qui non saprebbe decidere: manca qualcosa che lo riguarda.',
    en: 'The automa could not decide here: something about it is missing.',
  },
} as const satisfies Record<string, Text>

export function check(module: AnyGameModule, position: JsonObject, fields: readonly string[], lang: Lang): Verdict {
  try {
    const state = begin(module.game, module.position, position)
    rehearse(module, state)
    return { prompt: module.prompt(state, lang) }
  } catch (error) {
    if (!(error instanceof BadInput)) return { fault: { path: [], text: WORDS.undecided[lang] } }
    return { fault: told(module, error, fields, lang) }
  }
}

/** Refusals that are data say themselves what they are about; the others are told by their words. */
function told(
  module: AnyGameModule,
  error: BadInput,
  fields: readonly string[],
  lang: Lang,
): Required<Verdict>['fault'] {
  if (error.code !== 'other') {
    const path = error.path.filter((step) => typeof step !== 'object').map(String)
    return { path, text: error.sentence(lang) }
  }
  const fault = readFault(error.message, fields)
  return { path: fault.path, text: tellFault(fault, module.position.labels, lang, (id) => module.nameOf(id, lang)) }
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

/** A refusal names components by their ids; one that is still a sentence quotes them. */
const isAbout = (error: BadInput, id: string): boolean =>
  error.code === 'other' ? error.message.includes(`"${id}"`) : Object.values(error.values).includes(id)

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
    if (!(error instanceof BadInput) || !isAbout(error, id)) return undefined
    return sentence(told(module, error, fields, lang).text)
  }
}
