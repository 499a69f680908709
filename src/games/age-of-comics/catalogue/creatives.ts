// The 48 creatives: of each genre and kind one of value 1, two of value 2, one of value 3 (R1.3). The names printed on the cards tell
// cards of the same genre and value apart at a table.
import type { GenreId } from './vocabulary.ts'

type Four = readonly [one: string, twoA: string, twoB: string, three: string]

export const WRITER_NAMES: Readonly<Record<GenreId, Four>> = {
  crime: ['Michael Florio', 'Colin te Booij', 'Margot Fragrasse', 'Chris Constance'],
  horror: ['Ann da Silva', 'Laura Saurini', 'Alexis Sunset', 'Max Lovegods'],
  romance: ['Marian Silang', 'Luis Gonzalez', 'Peter Bafolo', 'Manu McSvampy'],
  'sci-fi': ['Ian Zhabjaku', 'Lopez', 'Simon Prex', 'Nestor Mangoons'],
  superhero: ['Vic Haerinck Jr', 'Alden Bruce', 'Rich De Angelis', 'Alex Danish'],
  western: ['Sebastian Owl', 'Jamie Yardley', 'Lou d’Auteuil', 'Alex Quarella'],
}

export const ARTIST_NAMES: Readonly<Record<GenreId, Four>> = {
  crime: ['Eleanor Herrero', 'Leonard Alleys', 'Dee Saster', 'Lisandro Estherren'],
  horror: ['Julian Earl', 'Barb Purplemice', 'Bixby McGargan', 'Francesco Biagini'],
  romance: ['Sandra Pepper', 'Elisa Rossello', 'Abigael Bondoc', 'Elena Casagrande'],
  'sci-fi': ['Sandy Lanes', 'Luke Zanetti', 'Lena Drake', 'Gianluca Pagliarani'],
  superhero: ['Pearlie Jones', 'Corentin Lamay', 'Max Treejan', 'Giuseppe Camuncoli'],
  western: ['Danny Rich', 'D.J. Leonard', 'Joan Thomas', 'Riccardo Burchielli'],
}
