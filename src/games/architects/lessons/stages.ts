import { all } from '../../../kernel/lesson.ts'
import { at, type ArchitectsLesson, canConstruct, does, hasStages } from './goals.ts'

export const stages: ArchitectsLesson = {
  id: 'stages',
  title: { it: 'Due Stadi in un turno', en: 'Two Stages in one turn' },
  about: {
    it: 'Più Stadi disponibili, un solo modo di pagarli tutti; Economia e Ingegneria.',
    en: 'Several available Stages, and how to pay for all of them; Economy and Engineering.',
  },
  cites: ['R5.1', 'R5.3', 'R5.6', 'R5.10', 'R8.4', 'R8.5', 'R12.2'],
  start: {
    seed: 'lesson-stages',
    position: at({
      taken: true,
      player: { wonder: 'rhodes', cards: { wood: 2, stone: 1, coin: 1 } },
      opponent: { wonder: 'giza' },
      decks: {
        player: { top: 'gear', count: 21 },
        opponent: { top: 'stone', count: 23 },
        central: { top: null, count: 59 },
      },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'A Rhódos due Stadi sono disponibili fin dall’inizio: 2 diverse e 2 identiche. Con quattro carte costruiscili tutti e due in questo turno.',
        en: 'Rhodes has two Stages available from the start: 2 different and 2 identical. With four cards construct both in this turn.',
      },
      done: hasStages(2),
      onTheWay: all(does('construct'), canConstruct),
      otherwise: {
        it: 'Uno Stadio c’è, ma con ciò che resta l’altro non si paga più.',
        en: 'One Stage stands, but what is left no longer pays for the other.',
      },
      hint: {
        it: 'I due legni insieme sono «identiche»; pietra e Moneta fanno «diverse».',
        en: 'The two wood together are “identical”; stone and Coin make “different”.',
      },
      marks: ['rhodes-2i', 'rhodes-2d'],
      praise: {
        it: 'Due Stadi e uno Scudo in un turno solo: prima di pagare guarda che cosa serve all’altro Stadio.',
        en: 'Two Stages and a Shield in a single turn: before you pay, see what the other Stage needs.',
      },
      solution: ['construct rhodes-2i wood wood'],
      mistake: ['construct rhodes-2d wood coin'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-stages',
        position: at({
          taken: true,
          player: {
            wonder: 'giza',
            stages: ['giza-2d', 'giza-2i'],
            cards: { wood: 1, stone: 1, coin: 2 },
            tokens: ['economy'],
          },
          progress: { faceUp: ['education', 'crafts', 'tactics'] },
          decks: {
            player: { top: 'brick', count: 18 },
            opponent: { top: 'gear', count: 19 },
            central: { top: null, count: 55 },
          },
        }),
      },
      say: {
        it: 'Con Economia una Moneta per turno ne vale 2. Costruisci lo Stadio da 3 diverse scartando due carte sole.',
        en: 'With Economy one Coin per turn counts 2. Construct the Stage for 3 different with only two cards.',
      },
      done: ({ move, consequences }) => move.do === 'construct' && consequences.some(({ what }) => what === 'used'),
      otherwise: {
        it: 'Pagato con tre carte: Economia è rimasta inutilizzata.',
        en: 'Paid with three cards: Economy was left unused.',
      },
      hint: {
        it: 'Una Risorsa e una Moneta che vale 2 fanno 3.',
        en: 'One Resource and a Coin that counts 2 make 3.',
      },
      marks: ['giza-3d', 'economy'],
      praise: {
        it: 'Una carta risparmiata. Economia si usa da sé: basta pagare con una carta in meno ({R5.10}).',
        en: 'One card saved. Economy is used by itself: just pay with one card fewer ({R5.10}).',
      },
      solution: ['construct giza-3d wood coin'],
      mistake: ['construct giza-3d wood stone coin'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-stages',
        position: at({
          player: {
            wonder: 'giza',
            stages: ['giza-2d', 'giza-2i', 'giza-3d'],
            cards: { wood: 1, stone: 1 },
            tokens: ['engineering'],
          },
          decks: {
            player: { top: 'blue-3', count: 16 },
            opponent: { top: 'brick', count: 17 },
            central: { top: null, count: 53 },
          },
        }),
      },
      say: {
        it: 'Tocca a uno Stadio da 3 identiche, ma hai Ingegneria: una volta per turno le Risorse possono essere qualsiasi. Prendi una carta che lo renda pagabile.',
        en: 'Next is a Stage for 3 identical, but you have Engineering: once per turn any Resources will do. Take a card that makes it payable.',
      },
      done: all(does('take'), canConstruct),
      otherwise: {
        it: 'Con questa le Risorse sono ancora due: ne servono tre, di qualunque tipo.',
        en: 'You still have two Resources: three are needed, of any kind.',
      },
      hint: {
        it: 'Legno, pietra e mattone: tre carte, e basta così.',
        en: 'Wood, stone and brick: three cards, and that is enough.',
      },
      marks: ['opponent', 'engineering'],
      praise: {
        it: 'Legno, pietra e mattone pagano 3 identiche, grazie a Ingegneria: 7 punti.',
        en: 'Wood, stone and brick pay 3 identical, thanks to Engineering: 7 points.',
      },
      solution: ['take opponent'],
      mistake: ['take player'],
    },
  ],
}
