// Where the AI builds (S6.2 to S6.5): which type of city, which city, which extra good.
import type { Text } from '../../../../kernel/text.ts'
import { inOrder, type Ladder, least, most, type Rung, yes } from '../../../../ladder/rung.ts'
import { ADDED } from '../../../../variant/arrange.ts'
import { goodId, type GoodNo, sumOf, VALUES } from '../../catalogue/index.ts'
import type { City, Province } from '../../catalogue/geography.ts'
import { besideColonists } from '../../measures.ts'
import { mapOf, ones, type State } from '../../state.ts'
import type { Ground } from '../../variant/ground.ts'
import type { Paying } from '../view.ts'
import { CITIES, DISTANCE, head, HELD, PLACE, scale, VALUE } from './shared.ts'

const open = (s: State, good: GoodNo): number => (s.ofGood[good] as number) & ~s.ai.houses

/** A condition: types of which a house can be built at all. */
export const buildable = ({ extraGoods }: Pick<Ground, 'extraGoods'>): Ladder<GoodNo, State> => ({
  ...scale('buildable', 'S6.5', { it: 'Con quali merci può costruire', en: 'Which goods it can build with' }),
  name: goodId,
  rungs: [
    yes(
      head('buildable.city', 'S6.5', BUILDABLE[extraGoods] as Text),
      // Q9: an occupied city takes a second good.
      (good, s) => (open(s, good) & ~s.player.houses) !== 0 || (open(s, good) !== 0 && sumOf(s.ai.goods) > extraGoods),
    ),
  ],
})

/** By how many extra goods an occupied city takes (S6.4). */
const BUILDABLE: readonly Text[] = [
  {
    it: 'c’è una città di quel tipo senza una sua abitazione',
    en: 'there is a city of that type without a house of its own',
  },
  {
    it: 'c’è una città di quel tipo senza una sua abitazione, vuota o pagabile con una merce in più',
    en: 'there is a city of that type without a house of its own, empty or payable with one more good',
  },
  {
    it: 'c’è una città di quel tipo senza una sua abitazione, vuota o pagabile con due merci in più',
    en: 'there is a city of that type without a house of its own, empty or payable with two more goods',
  },
]

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
export const extraGood: Ladder<GoodNo, Paying> = {
  ...scale('extra-good', 'S6.4', { it: 'Quale bene aggiuntivo', en: 'Which extra good' }),
  name: goodId,
  rungs: [
    least(
      head('extra-good.cheapest', 'Q9', { it: 'il più economico', en: 'the cheapest' }, { unit: VALUE }),
      (good) => VALUES[good],
    ),
  ],
}

/** Rungs of no document, for authors of variants. */
export const moreGoods: Ladder<GoodNo, State> = {
  ...scale('more-goods', ADDED, { it: 'Altri criteri per il tipo di città', en: 'More rungs for the type of city' }),
  name: goodId,
  rungs: [
    most(
      head(
        'more-goods.held',
        ADDED,
        { it: 'la merce di cui ne ha di più', en: 'the good it has most of' },
        { unit: HELD },
      ),
      (good, s) => s.ai.goods[good],
    ),
    yes(
      head('more-goods.empty', ADDED, {
        it: 'una merce di cui c’è una città vuota',
        en: 'a good with an empty city of its type',
      }),
      (good, s) => (open(s, good) & ~s.player.houses) !== 0,
    ),
    least(
      head(
        'more-goods.rare',
        ADDED,
        {
          it: 'la merce con meno città in cui può ancora costruire',
          en: 'the good with the fewest cities left to build in',
        },
        { unit: CITIES },
      ),
      (good, s) => ones(open(s, good)),
    ),
    yes(
      head('more-goods.new', ADDED, {
        it: 'una merce che non produce ancora',
        en: 'a good it does not produce yet',
      }),
      (good, s) => ((s.ofGood[good] as number) & s.ai.houses) === 0,
    ),
  ],
}

const provinceOf = (s: State, { province }: City): Province => mapOf(s).provinces[province] as Province

export const moreCities: Ladder<City, State> = {
  ...scale('more-cities', ADDED, { it: 'Altri criteri per la città', en: 'More rungs for the city' }),
  name: cityName,
  rungs: [
    yes(
      head('more-cities.your-province', ADDED, {
        it: 'in una regione in cui hai un’abitazione',
        en: 'in a province where you have a house',
      }),
      (city, s) => (provinceOf(s, city).bits & s.player.houses) !== 0,
    ),
    yes(
      head('more-cities.your-colonist', ADDED, {
        it: 'accanto a un tuo colono, dove potresti costruire',
        en: 'beside a colonist of yours, where you might build',
      }),
      ({ bit }, s) => (besideColonists(s) & bit) !== 0,
    ),
    most(
      head(
        'more-cities.large-province',
        ADDED,
        { it: 'nella regione con più città', en: 'in the province with the most cities' },
        { unit: CITIES },
      ),
      (city, s) => provinceOf(s, city).cities.length,
    ),
    yes(
      head('more-cities.fresh-marker', ADDED, {
        it: 'in una regione che può ancora produrre, con il segnalino dalla parte della merce',
        en: 'in a province that can still produce, its marker showing the good',
      }),
      (city, s) => (s.coinSides & provinceOf(s, city).bit) === 0,
    ),
  ],
}
