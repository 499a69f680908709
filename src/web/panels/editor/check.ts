// Checks whether a game can start from a position, and says in one sentence why not.
import { dice } from '../../../kernel/chance.ts'
import { type AnyGameModule, BadInput, type Lang, type Text } from '../../../kernel/contract.ts'
import { copy } from '../../../kernel/copy.ts'
import { begin } from '../../../kernel/laws.ts'
import { playOn } from '../../../kernel/play-on.ts'
import { sentence } from '../../kit/board/words.ts'
import { isObject, type JsonObject } from '../types.ts'

export interface Verdict {
  readonly fault?: { readonly path: readonly string[]; readonly text: string }
  /** What the game would ask first. */
  readonly prompt?: string
}

const WORDS = {
  undecided: {
    it: 'L’automa qui non saprebbe decidere: manca qualcosa che lo riguarda.',
    en: 'The automa could not decide here: something about it is missing.',
  },
} as const satisfies Record<string, Text>

export function check(module: AnyGameModule, position: JsonObject, lang: Lang): Verdict {
  try {
    const state = begin(module.game, module.position, position)
    rehearse(module, state)
    return { prompt: module.prompt(state, lang) }
  } catch (error) {
    if (!(error instanceof BadInput)) return { fault: { path: [], text: WORDS.undecided[lang] } }
    return { fault: told(error, lang) }
  }
}

/** The position with everything the game assumes; undefined if it cannot be read yet. */
export function assumedIn({ position }: AnyGameModule, entered: JsonObject): JsonObject | undefined {
  try {
    const whole = position.write(position.read(entered))
    return isObject(whole) ? whole : undefined
  } catch {
    return undefined
  }
}

/** The field, and a sentence that follows the name of the field. */
function told(error: BadInput, lang: Lang): Required<Verdict>['fault'] {
  const path = error.path.filter((step) => typeof step !== 'object').map(String)
  return { path, text: error.sentence(lang) }
}

/** More decisions than any game has. */
const MOST_DECISIONS = 2000

/** Plays to the end with any moves: everything the automa needs must be known before the game starts. */
function rehearse(module: AnyGameModule, start: unknown): void {
  let left = MOST_DECISIONS
  playOn(module, copy(start), {
    stream: dice(1),
    choose: (_, options) => (left-- > 0 ? options[0]?.move : undefined),
  })
}

export function reads(module: AnyGameModule, position: unknown): boolean {
  try {
    module.position.read(position)
    return true
  } catch {
    return false
  }
}

/** A refusal names components by their ids. */
const isAbout = (error: BadInput, id: string): boolean => Object.values(error.values).includes(id)

/** Why a component does not fit somewhere; undefined if it does. Only errors about this very component count. */
export function objection(module: AnyGameModule, position: unknown, id: string, lang: Lang): string | undefined {
  try {
    module.position.read(position)
    return undefined
  } catch (error) {
    if (!(error instanceof BadInput) || !isAbout(error, id)) return undefined
    return sentence(told(error, lang).text)
  }
}
