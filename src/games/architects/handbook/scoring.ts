// Counting points, with a worked example.
import type { Chapter } from '../../../kernel/handbook.ts'

export const scoring: Chapter = {
  id: 'scoring',
  title: { it: 'Contare i punti', en: 'Counting points' },
  inShort: {
    it: 'Sommi: [[stage|Stadi]] costruiti, [[cat|pedina Gatto]], carte Blu, 3 per ogni segnalino [[victory|Vittoria Militare]], segnalini Progresso. Le altre carte non valgono nulla. Vince chi ha di più; a parità, chi ha costruito più Stadi.',
    en: 'Add up: constructed [[stage|Stages]], the [[cat|Cat pawn]], Blue cards, 3 for each [[victory|Military Victory]] token, Progress tokens. Other cards are worth nothing. More points win; on a tie, more constructed Stages.',
  },
  rules: [
    {
      tells: ['R11.2'],
      title: { it: 'Che cosa vale punti', en: 'What is worth points' },
      text: {
        it: 'Si sommano i punti degli Stadi costruiti, 2 per la pedina Gatto, i punti delle carte Blu, 3 per ogni segnalino Vittoria Militare e i punti dei segnalini Progresso ({R8.8}). Carte Grigie, Gialle, Verdi e Rosse avanzate non valgono niente.\n\nNell’esempio qui sotto hai completato Gizah: 4, 5, 6, 7 e 8 fanno 30. La pedina Gatto ne dà 2. Due carte Blu da 3 e una da 2 fanno 8. Tre segnalini Vittoria Militare fanno 9. Con Cultura (4), Politica (1, per il tuo Gatto) ed Educazione (6, per tre segnalini) ne hai 11. In tutto 60.',
        en: 'Add the points of constructed Stages, 2 for the Cat pawn, the points of Blue cards, 3 for each Military Victory token and the points of Progress tokens ({R8.8}). Grey, Yellow, Green and Red cards left over are worth nothing.\n\nIn the example below you have completed Giza: 4, 5, 6, 7 and 8 make 30. The Cat pawn gives 2. Two Blue cards of 3 and one of 2 make 8. Three Military Victory tokens make 9. With Culture (4), Politics (1, for your Cat) and Education (6, for three tokens) you have 11. In all 60.',
      },
      figure: {
        show: 'score',
        position: {
          active: 'player',
          over: true,
          player: {
            wonder: 'giza',
            stages: ['giza-2d', 'giza-2i', 'giza-3d', 'giza-3i', 'giza-4d'],
            cards: { 'blue-3': 2, 'blue-2-cat': 1, 'red-0': 1, wood: 1 },
            tokens: ['culture', 'politics', 'education'],
            military: 3,
          },
          opponent: {
            wonder: 'rhodes',
            stages: ['rhodes-2d', 'rhodes-2i', 'rhodes-3d', 'rhodes-3i'],
            cards: { 'blue-3': 2, 'blue-2-cat': 2, stone: 2 },
            tokens: ['crafts', 'decor'],
            military: 1,
          },
          cat: 'player',
          progress: { faceUp: ['tactics', 'science', 'urbanism'] },
          decks: {
            player: { top: 'wood', count: 8 },
            opponent: { top: 'gear', count: 7 },
            central: { top: null, count: 40 },
          },
        },
        caption: {
          it: 'Il conto di questo esempio, fatto dall’app.',
          en: 'The sum of this example, done by the app.',
        },
      },
    },
    {
      tells: ['R11.3'],
      title: { it: 'Chi vince', en: 'Who wins' },
      text: {
        it: 'Chi ha più punti. A parità, chi ha costruito più Stadi. Se sono pari anche quelli, vincete insieme.',
        en: 'More points win. On a tie, more constructed Stages. If those are equal too, victory is shared.',
      },
    },
  ],
}
