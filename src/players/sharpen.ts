import type { PlayModule } from '../kernel/contract.ts'
import { openEye } from '../kernel/eye.ts'

/** The game with its learned eye open, if it has one: for players that think. */
export async function sharpen<S, M, O, P extends PlayModule<S, M, O>>(module: P): Promise<P> {
  if (module.eye !== undefined || module.measures === undefined || module.brain === undefined) return module
  const [measures, brain] = await Promise.all([module.measures(), module.brain()])
  return { ...module, eye: openEye(measures, brain) }
}
