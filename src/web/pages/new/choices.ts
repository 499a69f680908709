// The options chosen for a new game; a custom value is offered again.
import { BadInput, type Manifest, type OptionSpec } from '../../../kernel/contract.ts'
import type { ChanceMode } from '../../../kernel/mode.ts'
import { askedOptions, specsFor } from '../../../kernel/options.ts'
import { SEED_BYTES, seedFrom } from '../../../kernel/seed.ts'
import type { GameOptions } from '../../store/open.ts'
import { lastChosen } from './own-values.ts'

export type Mode = 'screen' | 'beside' | 'mixed'

export interface Choices {
  readonly options: GameOptions
  readonly mode: Mode
  readonly seed: string
  /** Only the opponent is run. */
  readonly referee: boolean
}

export const randomSeed = (): string => seedFrom(crypto.getRandomValues(new Uint8Array(SEED_BYTES)))

export const firstChoices = ({ id: game, options }: Manifest): Choices => ({
  options: Object.fromEntries(options.map((spec) => [spec.id, lastChosen(game, spec)])),
  mode: 'screen',
  seed: randomSeed(),
  referee: false,
})

/** The options as these values change them: a variant may have levels of its own. One that cannot be read changes nothing. */
export function specsOf({ options }: Pick<Manifest, 'options'>, given: GameOptions): readonly OptionSpec[] {
  try {
    return specsFor(options, given)
  } catch (error) {
    if (error instanceof BadInput) return options
    throw error
  }
}

/** Choices that are no longer offered are set back: the levels of a variant are gone with it. */
export function settled(manifest: Pick<Manifest, 'options'>, given: GameOptions): GameOptions {
  const gone = askedOptions({ options: specsOf(manifest, given) }).filter(
    ({ id, choices, own, several }) =>
      own === undefined && several === undefined && !choices.some((choice) => choice.id === given[id]),
  )
  return { ...given, ...Object.fromEntries(gone.map(({ id, initial }) => [id, initial])) }
}

export const diceOf = ({ dice = ['die/'] }: Manifest): readonly string[] => dice

export function chanceOf({ mode, seed }: Choices, manifest: Manifest): ChanceMode {
  switch (mode) {
    case 'screen':
      return { kind: 'seeded', seed }
    case 'beside':
      return { kind: 'dealt' }
    case 'mixed':
      return { kind: 'mixed', seed, app: diceOf(manifest) }
  }
}

/** The choices a game began with. */
export const choicesOf = (options: GameOptions, chance: ChanceMode): Choices => ({
  options,
  mode: chance.kind === 'seeded' ? 'screen' : chance.kind === 'dealt' ? 'beside' : 'mixed',
  seed: chance.kind === 'dealt' ? randomSeed() : chance.seed,
  referee: false,
})
