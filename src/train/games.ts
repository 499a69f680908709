// Which games are trained, and at which levels.
import { manifestOf } from '../games/index.ts'
import type { AnyModule } from '../kernel/contract.ts'
import { type Brain, type Measured, openEye } from '../kernel/eye.ts'
import { fullOptions } from '../kernel/options.ts'
import { FIGURES } from '../lab/figures.ts'

export interface Course {
  readonly id: string
  readonly module: AnyModule
  readonly features: readonly Measured<unknown>[]
  /** The options of games at every level, or on every map. */
  readonly settings: readonly Readonly<Record<string, string>>[]
  /** The names of those levels, and the option they belong to. */
  readonly levels: readonly string[]
  readonly option: string
}

export async function courseOf(id: string): Promise<Course> {
  const manifest = manifestOf(id)
  const module = await manifest.load()
  const features = (await module.measures?.()) ?? []
  const { option, choices } = FIGURES[id] ?? { option: '', choices: {} }
  const levels = Object.keys(choices)
  const settings = levels.map((level) => fullOptions(manifest.options, { [option]: level }))
  return { id, module, features, settings, levels, option }
}

export const seeing = ({ module, features }: Course, brain: Brain | undefined): AnyModule =>
  brain === undefined ? module : { ...module, eye: openEye(features, brain) }
