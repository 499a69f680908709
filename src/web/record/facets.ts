// What the results of a game differ in: its options, what the deal and the play decided, how it ended and where it was played.
import type { Manifest, OptionSpec, PlayModule, Text } from '../../kernel/contract.ts'
import { askedOptions, mainOption, NO_CHOICE, readSeveral } from '../../kernel/options.ts'
import { type Facet, type GameResult, PLACES, type Place } from '../../kernel/result.ts'
import { RECORD } from '../words/record.ts'

export type Rules = Pick<PlayModule<never, never, never>, 'results' | 'endings'>

const ENDING = 'ending'
const PLACE = 'place'
const OWN = 'own'

const PLACE_TITLES: Readonly<Record<Place, Text>> = {
  screen: RECORD.onScreen,
  beside: RECORD.beside,
  mixed: RECORD.mixed,
}

function optionFacet({ id, title, choices, several, own }: OptionSpec): Facet {
  return {
    id,
    title,
    choices: [
      ...choices.map((choice) => ({ id: choice.id, title: choice.title })),
      ...(several === undefined ? [] : [{ id: NO_CHOICE, title: several.none }]),
      ...(own === undefined ? [] : [{ id: OWN, title: own.title }]),
    ],
  }
}

/** The main option first, then what the game itself names, how it ended and where, then the other options. */
export function facetsOf(manifest: Manifest, { results, endings }: Rules): readonly Facet[] {
  const own = results?.facets ?? []
  const main = mainOption(manifest)
  const options = askedOptions(manifest).filter(({ id }) => !own.some((facet) => facet.id === id))
  return [
    ...options.filter((spec) => spec === main).map(optionFacet),
    ...own,
    { id: ENDING, title: RECORD.ending, choices: Object.entries(endings).map(([id, title]) => ({ id, title })) },
    { id: PLACE, title: RECORD.place, choices: PLACES.map((id) => ({ id, title: PLACE_TITLES[id] })) },
    ...options.filter((spec) => spec !== main).map(optionFacet),
  ]
}

/** The values of a result in a facet, by the ids of its choices: what the game turned out to be, or else what was chosen. */
export function choicesIn(result: GameResult, { id, choices }: Facet): readonly string[] {
  if (id === ENDING) return [result.by]
  if (id === PLACE) return [result.place]
  const found = result.facts[id]
  if (found !== undefined) return found
  const chosen = result.options[id]
  const isChoice = (value: string): boolean => choices.some((choice) => choice.id === value)
  if (chosen === undefined) return []
  if (isChoice(chosen)) return [chosen]
  return isChoice(OWN) ? [OWN] : readSeveral(chosen)
}
