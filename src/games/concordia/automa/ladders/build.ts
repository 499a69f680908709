// Where the AI builds (S6.2 to S6.5): which type of city, which city, which extra good.
import { inOrder, type Ladder, least, most, type Rung, yes } from '../../../../ladder/rung.ts'
import { type Goods, goodId, type GoodNo, sumOf, VALUES } from '../../catalogue/index.ts'
import type { City, Province } from '../../catalogue/geography.ts'
import { mapOf, type State } from '../../state.ts'
import { DISTANCE, head, PLACE, scale, VALUE } from './shared.ts'

const open = (s: State, good: GoodNo): number => (s.ofGood[good] as number) & ~s.ai.houses

/** A condition: types of which a house can be built at all. */
export const buildable: Ladder<GoodNo, State> = {
  ...scale('buildable', 'S6.5', { it: 'Con quali merci può costruire', en: 'Which goods it can build with' }),
  name: goodId,
  rungs: [
    yes(
      head('buildable.city', 'S6.5', {
        it: 'c’è una città di quel tipo senza una sua abitazione, vuota o pagabile con una merce in più',
        en: 'there is a city of that type without a house of its own, empty or payable with one more good',
      }),
      // Q9: an occupied city takes a second good.
      (good, s) => (open(s, good) & ~s.player.houses) !== 0 || (open(s, good) !== 0 && sumOf(s.ai.goods) > 1),
    ),
  ],
}

export const buildType: Ladder<GoodNo, State> = {
  ...scale('build-type', 'S6.2', { it: 'Che tipo di città', en: 'Which type of city' }),
  name: goodId,
  rungs: [
    most(
      head(
        'build-type.value',
        'S6.2',
        { it: 'la merce di valore massimo', en: 'the most valuable good' },
        { unit: VALUE },
      ),
      (good) => VALUES[good],
    ),
  ],
}

const cityName = ({ id }: City): string => id

/** A condition: cities nobody has built in. */
export const emptyCity: Ladder<City, State> = {
  ...scale('empty-city', 'S6.2', { it: 'Città vuote di quel tipo', en: 'Empty cities of that type' }),
  name: cityName,
  rungs: [
    yes(
      head('empty-city.empty', 'Q8', { it: 'nessuna abitazione, di nessuno', en: 'no house of anyone' }),
      ({ bit }, s) => ((s.ai.houses | s.player.houses) & bit) === 0,
    ),
  ],
}

/** The same three rungs for empty and occupied cities (Q7); with presence everywhere the first keeps them all (Q6). */
const whereabouts = (ladder: string): readonly Rung<City, State>[] => [
  yes(
    head(`${ladder}.presence`, 'Q5', {
      it: 'in una regione in cui l’IA non ha presenza',
      en: 'in a province where the AI has no presence',
    }),
    ({ province }, s) => ((mapOf(s).provinces[province] as Province).bits & s.ai.houses) === 0,
  ),
  least(
    head(
      `${ladder}.distance`,
      'Q3',
      { it: 'la più vicina alla città di partenza', en: 'nearest to the start city' },
      { unit: DISTANCE },
    ),
    ({ distance }) => distance,
  ),
  inOrder(
    head(
      `${ladder}.name`,
      'Q4',
      { it: 'la prima in ordine alfabetico', en: 'first in alphabetical order' },
      { unit: PLACE },
    ),
    ({ no }) => no + 1,
  ),
]

export const buildCity: Ladder<City, State> = {
  ...scale('build-city', 'S6.3', { it: 'Quale città vuota', en: 'Which empty city' }),
  name: cityName,
  rungs: whereabouts('build-city'),
}

export const occupiedCity: Ladder<City, State> = {
  ...scale('occupied-city', 'S6.4', { it: 'Quale città già occupata', en: 'Which occupied city' }),
  name: cityName,
  rungs: whereabouts('occupied-city'),
}

/** Goods left once the first is set aside (Q9). */
export const extraGood: Ladder<GoodNo, Goods> = {
  ...scale('extra-good', 'S6.4', { it: 'Quale bene aggiuntivo', en: 'Which extra good' }),
  name: goodId,
  rungs: [
    least(
      head('extra-good.cheapest', 'Q9', { it: 'il più economico', en: 'the cheapest' }, { unit: VALUE }),
      (good) => VALUES[good],
    ),
  ],
}
