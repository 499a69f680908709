// The 24 originals, four of each genre, one for each bonus in the order of BONUSES, and the one rip-off of each (R1.4).
import type { GenreId } from './vocabulary.ts'

/** An original and its rip-off; an id is the title in small letters. */
type Pair = readonly [original: string, ripOff: string]

export const TITLES: Readonly<Record<GenreId, readonly [fan: Pair, ideas: Pair, ticket: Pair, money: Pair]>> = {
  crime: [
    ['Killer Dames', 'Deadly Dames'],
    ['It’s a Felony', 'It’s a Larceny'],
    ['Call the Police', 'Call the Cops'],
    ['Gang Wars', 'Bang Wars'],
  ],
  horror: [
    ['Haunting Tales', 'Harrowing Tales'],
    ['It Lives', 'It Walks'],
    ['True Terror', 'True Horror'],
    ['Carmilla', 'Vampyria'],
  ],
  romance: [
    ['Just a Feeling', 'Just an Emotion'],
    ['Love Letter', 'Love Notes'],
    ['Heartbreakers', 'Tearjerkers'],
    ['Teen Drama', 'Twin Drama'],
  ],
  'sci-fi': [
    ['Stories of Tomorrow', 'Legends of Tomorrow'],
    ['Neptunio', 'Saturnio'],
    ['Future Wonder', 'Future Marvels'],
    ['Alien Worlds', 'Weird Worlds'],
  ],
  superhero: [
    ['Star-Spangled Duo', 'Star-Spangled Duds'],
    ['Miss Tiger', 'Miss Kitty'],
    ['Angel of Liberty', 'Wings of Liberty'],
    ['Freedom Comics', 'Justice Comics'],
  ],
  western: [
    ['Kings of the Plains', 'Kings of the Peaks'],
    ['Hey Ranger', 'Hi Ranger'],
    ['Outlaws', 'Bandits'],
    ['Wild Annie', 'Wild Jenny'],
  ],
}
