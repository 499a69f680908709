import { all } from '../../../kernel/lesson.ts'
import { at, type ArchitectsLesson, does, hasSet, takesToken } from './goals.ts'

export const science: ArchitectsLesson = {
  id: 'science',
  title: { it: 'Scienza', en: 'Science' },
  about: {
    it: 'Due carte Verdi uguali o tre diverse per un segnalino Progresso.',
    en: 'Two equal Green cards or three different ones for a Progress token.',
  },
  cites: ['R4.4', 'R6.1', 'R6.2', 'R6.3'],
  start: {
    seed: 'lesson-science',
    position: at({
      player: { wonder: 'giza', cards: { compass: 1, wood: 1 } },
      progress: { faceUp: ['urbanism', 'tactics', 'strategy'] },
      decks: {
        player: { top: 'compass', count: 22 },
        opponent: { top: 'gear', count: 23 },
        central: { top: null, count: 59 },
      },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Hai un compasso. Prendi la carta che ti porta subito un segnalino Progresso.',
        en: 'You have a compass. Take the card that brings you a Progress token right now.',
      },
      done: all(does('take'), hasSet),
      otherwise: {
        it: 'Due simboli diversi non bastano: o una coppia, o tutti e tre.',
        en: 'Two different symbols are not enough: a pair, or all three.',
      },
      hint: { it: 'Un secondo compasso fa coppia.', en: 'A second compass makes a pair.' },
      marks: ['player'],
      praise: {
        it: 'Coppia: le due carte si scartano, ed è un obbligo ({R6.1}). Ora scegli il segnalino.',
        en: 'A pair: the two cards are discarded, and that is compulsory ({R6.1}). Now choose the token.',
      },
      solution: ['take player'],
      mistake: ['take opponent'],
    },
    {
      kind: 'do',
      say: {
        it: 'Uno dei tre scoperti, o il primo della pila senza vederlo. Scegli quello che dà una carta aggiuntiva quando prendi legno o mattone.',
        en: 'One of the three face up, or the top of the stack unseen. Choose the one that gives an extra card when you take wood or brick.',
      },
      done: takesToken('urbanism'),
      onTheWay: does('science'),
      wrong: [
        {
          when: takesToken('tactics'),
          say: {
            it: 'Tattica dà 2 Scudi: utile, ma niente carte.',
            en: 'Tactics gives 2 Shields: useful, but no cards.',
          },
        },
      ],
      otherwise: {
        it: 'Non è quello: guarda i disegni, o tocca un segnalino per leggerlo.',
        en: 'That is not the one: look at the drawings, or touch a token to read it.',
      },
      hint: { it: 'Urbanismo.', en: 'Urbanism.' },
      marks: ['urbanism'],
      praise: {
        it: 'Urbanismo: da adesso, una volta per turno, legno o mattone ti danno un’altra carta.',
        en: 'Urbanism: from now on, once per turn, wood or brick bring you another card.',
      },
      solution: ['token urbanism'],
      mistake: ['token tactics'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-science',
        position: at({
          taken: true,
          player: { wonder: 'olympia', stages: ['olympia-2d'], cards: { compass: 2, gear: 1, tablet: 1 } },
          decks: {
            player: { top: 'wood', count: 20 },
            opponent: { top: 'stone', count: 21 },
            central: { top: null, count: 58 },
          },
        }),
      },
      say: {
        it: 'Si può scartare la coppia oppure i tre diversi. Scegli la combinazione che ti lascia più carte Verdi.',
        en: 'You can discard the pair or the three different ones. Choose the set that leaves you more Green cards.',
      },
      done: ({ move }) => move.do === 'science' && move.set === 0,
      otherwise: {
        it: 'Così resta una carta sola; con la coppia ne restavano due.',
        en: 'That leaves one card; the pair would have left two.',
      },
      hint: { it: 'I due compassi.', en: 'The two compasses.' },
      marks: ['compass'],
      praise: {
        it: 'Restano ingranaggio e tavoletta: una qualunque carta Verde in più farà un’altra combinazione.',
        en: 'Gear and tablet are left: any further Green card will make another set.',
      },
      solution: ['science compass compass'],
      mistake: ['science compass gear tablet'],
    },
  ],
}
