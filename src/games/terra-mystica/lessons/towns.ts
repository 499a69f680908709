import { at, does, plays, type TerraLesson } from './goals.ts'

export const towns: TerraLesson = {
  id: 'towns',
  title: { it: 'Città e ponti', en: 'Towns and bridges' },
  about: {
    it: 'Quattro edifici collegati di valore 7, anche sopra il fiume.',
    en: 'Four connected structures of power value 7, over the river, too.',
  },
  cites: ['R20.1', 'R20.3', 'R21.1', 'R21.2', 'R26'],
  start: {
    seed: 'lesson-towns',
    position: at({
      round: 3,
      terrain: { E10: 'green', F6: 'green', F5: 'green' },
      player: { structures: { E9: 'trading-post', E10: 'trading-post', F6: 'trading-post' }, workers: 3, coins: 6 },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Tre empori collegati valgono 6: manca un quarto edificio. Fonda la città e prendi la tessera con più punti.',
        en: 'Three connected trading posts are worth 6: a fourth structure is missing. Found the town and take the tile with the most points.',
      },
      done: plays('town town-priest'),
      onTheWay: plays('build F5'),
      otherwise: {
        it: 'Non è la strada per la tessera da 9 punti.',
        en: 'That is not the way to the tile of 9 points.',
      },
      hint: {
        it: 'Costruisci in F5; la tessera da 9 punti dà un sacerdote.',
        en: 'Build on F5; the tile of 9 points gives a priest.',
      },
      marks: ['F5', 'town-priest'],
      praise: {
        it: '9 punti, un sacerdote, una chiave; più 5 della tessera turno e 5 delle Streghe ({R20.3}).',
        en: '9 points, a priest, a key; plus 5 from the scoring tile and 5 for the Witches ({R20.3}).',
      },
      solution: ['build F5', 'town town-priest'],
      mistake: ['build F5', 'town town-coins'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-towns',
        position: at({
          round: 3,
          terrain: { F3: 'green', H5: 'green' },
          player: {
            structures: { F4: 'trading-post', F3: 'trading-post', G3: 'trading-post', H5: 'dwelling' },
            bowls: [5, 4, 3],
          },
        }),
      },
      say: {
        it: 'Due empori di qua, un emporio e un’abitazione di là: insieme valgono 7. Costruisci il ponte che li unisce e prendi una tessera città.',
        en: 'Two trading posts here, a trading post and a dwelling there: worth 7 together. Build the bridge that joins them and take a town tile.',
      },
      done: does('town'),
      onTheWay: plays('power power-bridge', 'bridge F4 G3'),
      otherwise: { it: 'Così i due gruppi restano divisi.', en: 'The two groups stay apart that way.' },
      hint: { it: 'Azione potere del ponte, fra F4 e G3.', en: 'The bridge power action, between F4 and G3.' },
      marks: ['power-bridge', 'F4', 'G3'],
      praise: {
        it: 'Il ponte rende F4 e G3 direttamente adiacenti: una città ({R20.2}).',
        en: 'The bridge makes F4 and G3 directly adjacent: a town ({R20.2}).',
      },
      solution: ['power power-bridge', 'bridge F4 G3', 'town town-workers'],
      mistake: ['power power-bridge', 'bridge E8 G3'],
    },
  ],
}
