// Checks a variant while it is being written: everything that is wrong, each with its path, and what the rest of it makes of the document.
import type { RuleTexts } from '../../../kernel/contract.ts'
import { BadInput, type Path } from '../../../kernel/refusal.ts'
import type { Choices, Variants } from '../../../kernel/variant.ts'
import { documentOf } from '../../../variant/choose.ts'
import { checkClauses } from '../../../variant/cited.ts'
import { changesOf } from '../../../variant/data.ts'
import { writeVariant } from '../../../variant/option.ts'
import { at, type Data, put } from './data.ts'

export interface Checked {
  /** Of what is right. */
  readonly choices: Choices
  /** The option of a game by it; `none` for the document. */
  readonly value: string
  readonly wrong: readonly Wrong[]
}

export interface Wrong {
  /** As the editor names places: a ladder, the number of its rung. */
  readonly path: readonly string[]
  readonly refusal: BadInput
}

/** More is never shown, and ends even where taking out does not help. */
const MOST = 50

export function checkDraft(variants: Variants, texts: RuleTexts, data: Data): Checked {
  const wrong: Wrong[] = []
  for (let left: Data | undefined = data; left !== undefined && wrong.length < MOST; ) {
    try {
      const choices = variants.choices(left)
      checkClauses(choices, texts)
      return { choices, value: writeVariant(changesOf(variants.registry, choices)), wrong }
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      wrong.push({ path: placeOf(error.path), refusal: error })
      left = without(left, error.path)
    }
  }
  return { choices: documentOf(variants.registry), value: writeVariant({}), wrong }
}

/** A ladder may be written as a list, or as an object with a list in it. */
function placeOf(path: Path): readonly string[] {
  const steps = path.map((step) => (typeof step === 'object' ? '' : String(step)))
  return steps[0] === 'ladders' && steps[2] === 'rungs' ? steps.toSpliced(2, 1) : steps
}

/** The data without the part that was refused; nothing where that changes nothing. */
function without(data: Data, path: Path): Data | undefined {
  const [section, id] = placeOf(path)
  if (section === undefined) return undefined
  const part = id === undefined || !isById(section) ? [section] : [section, id]
  if (at(data, part) === undefined) return undefined
  // Rungs may cite a clause that has no words yet.
  const isUnwritten = section === 'clauses' && id !== undefined && /^[SQV]\d/.test(id) && at(data, part) !== DOTS
  return put(data, part, isUnwritten ? DOTS : undefined)
}

const DOTS = '…'
const isById = (section: string): boolean => ['ladders', 'tables', 'settings', 'levels', 'clauses'].includes(section)
