import { any } from '../../../kernel/lesson.ts'
import { at, does, plays, type TerraLesson } from './goals.ts'

export const ground: TerraLesson = {
  id: 'ground',
  title: { it: 'Trasformare e costruire', en: 'Transform and build' },
  about: {
    it: 'Vanghe, abitazioni, e i due tracciati che le rendono più facili.',
    en: 'Spades, dwellings, and the two tracks that make them easier.',
  },
  cites: ['R3.1', 'R10.1', 'R10.3', 'R10.5', 'R11', 'R12'],
  start: { seed: 'lesson-ground', position: at({ player: { workers: 7, coins: 15 } }) },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Una vanga costa 3 lavoratori e sposta il colore di un passo: dal nero al verde sono due. Trasforma B5 o H5 in foresta e costruisci un’abitazione.',
        en: 'A spade costs 3 workers and moves the colour one step: black to green is two. Turn B5 or H5 into forest and build a dwelling.',
      },
      done: does('build'),
      onTheWay: any(does('dig'), plays('colour green')),
      wrong: [
        {
          when: does('colour'),
          say: {
            it: 'Ti sei fermato su un altro colore: lì non puoi costruire.',
            en: 'You stopped on another colour: you cannot build there.',
          },
        },
        {
          when: does('leave'),
          say: {
            it: 'Trasformato, ma senza abitazione: potevi pagarla.',
            en: 'Transformed, but without a dwelling: you could have paid for it.',
          },
        },
      ],
      otherwise: {
        it: 'Si può fare, ma i lavoratori servono qui: 6 per due vanghe, 1 per l’abitazione.',
        en: 'Allowed, but the workers are needed here: 6 for two spades, 1 for the dwelling.',
      },
      hint: { it: 'Tocca B5, scegli foresta, costruisci.', en: 'Touch B5, choose forest, build.' },
      marks: ['B5', 'H5'],
      praise: {
        it: 'Due vanghe e un’abitazione: 7 lavoratori, 2 monete ({R10.3}).',
        en: 'Two spades and a dwelling: 7 workers, 2 coins ({R10.3}).',
      },
      solution: ['dig B5', 'colour green', 'build B5'],
      mistake: ['dig B5', 'colour blue'],
    },
    {
      kind: 'do',
      start: { seed: 'lesson-ground', position: at({ terrain: { B5: 'green' }, player: { workers: 4, coins: 5 } }) },
      say: {
        it: 'B5 ora è già foresta: su un esagono del tuo colore bastano 1 lavoratore e 2 monete. Costruisci senza comprare vanghe.',
        en: 'B5 is forest already: on a hex of your colour 1 worker and 2 coins are enough. Build without buying spades.',
      },
      done: plays('build B5'),
      otherwise: {
        it: 'Non serve: l’esagono verde è già lì.',
        en: 'No need for that: the green hex is already there.',
      },
      hint: { it: 'Tocca B5 e costruisci.', en: 'Touch B5 and build.' },
      marks: ['B5'],
      praise: {
        it: 'Niente vanghe: solo il prezzo dell’abitazione ({R10.5}).',
        en: 'No spades: only the price of the dwelling ({R10.5}).',
      },
      solution: ['build B5'],
      mistake: ['dig H5'],
    },
    {
      kind: 'do',
      start: { seed: 'lesson-ground', position: at({ player: { workers: 8, coins: 3 } }) },
      say: {
        it: 'Hai 8 lavoratori e 3 monete, e vuoi B5 verde e un emporio in A10 (2 lavoratori, 3 monete). Trasforma B5 senza costruire, poi evolvi A10.',
        en: 'You have 8 workers and 3 coins, and want B5 green and a trading post on A10 (2 workers, 3 coins). Transform B5 without building, then upgrade A10.',
      },
      done: plays('upgrade A10 trading-post'),
      onTheWay: plays('dig B5', 'colour green', 'leave'),
      wrong: [
        {
          when: does('build'),
          say: {
            it: 'L’abitazione costa 2 monete: per l’emporio non ne restano abbastanza.',
            en: 'The dwelling costs 2 coins: too few are left for the trading post.',
          },
        },
      ],
      otherwise: {
        it: 'Così non bastano più le risorse per B5 e per l’emporio.',
        en: 'That leaves too little for both B5 and the trading post.',
      },
      hint: { it: 'B5, foresta, «Non costruire»; poi A10.', en: 'B5, forest, “Do not build”; then A10.' },
      marks: ['B5', 'A10'],
      praise: {
        it: 'Trasformare e costruire sono due scelte: l’abitazione può aspettare ({R10.1}).',
        en: 'Transforming and building are two choices: the dwelling can wait ({R10.1}).',
      },
      solution: ['dig B5', 'colour green', 'leave', 'upgrade A10 trading-post'],
      mistake: ['dig B5', 'colour green', 'build B5'],
    },
    {
      kind: 'do',
      start: { seed: 'lesson-ground', position: at({ player: { workers: 1, coins: 6, priests: 1 } }) },
      say: {
        it: 'F4 è una foresta di là dal fiume, a un esagono di fiume da G3. Avanza nella navigazione e costruisci lì.',
        en: 'F4 is a forest across the river, one river hex from G3. Advance shipping and build there.',
      },
      done: plays('build F4'),
      onTheWay: does('advance-shipping'),
      otherwise: {
        it: 'Così il sacerdote o le monete non bastano più per la navigazione.',
        en: 'That leaves no priest or too few coins for shipping.',
      },
      hint: { it: 'La navigazione costa 4 monete e un sacerdote.', en: 'Shipping costs 4 coins and a priest.' },
      marks: ['F4'],
      praise: {
        it: 'Raggio 1: 2 punti subito e un’intera sponda in più ({R11}).',
        en: 'Range 1: 2 points at once and a whole new bank ({R11}).',
      },
      solution: ['advance-shipping', 'build F4'],
      mistake: ['send air 3'],
    },
    {
      kind: 'do',
      start: { seed: 'lesson-ground', position: at({ player: { workers: 2, coins: 5, priests: 1 } }) },
      say: {
        it: 'Hai in mente molte vanghe: falle costare 2 lavoratori invece di 3. Bastano 2 lavoratori, 5 monete e un sacerdote.',
        en: 'You plan many spades: make them cost 2 workers instead of 3. It takes 2 workers, 5 coins and a priest.',
      },
      done: does('advance-dig'),
      otherwise: { it: 'Utile, ma le vanghe costano come prima.', en: 'Useful, but spades cost as much as before.' },
      hint: { it: 'Avanza nello scavo.', en: 'Advance digging.' },
      praise: {
        it: '6 punti subito, e ogni vanga costa un lavoratore in meno ({R12}).',
        en: '6 points at once, and every spade costs one worker less ({R12}).',
      },
      solution: ['advance-dig'],
      mistake: ['advance-shipping'],
    },
  ],
}
