// Counting points, with a worked example.
import type { Chapter } from '../../../kernel/handbook.ts'

export const scoring: Chapter = {
  id: 'scoring',
  title: { it: 'Contare i punti', en: 'Counting points' },
  inShort: {
    it: 'Dopo l’Epoca III sommi: il vantaggio militare (2, 5 o 10), i punti di carte, meraviglie e gettoni, e 1 punto ogni 3 monete. Vince chi ne ha di più; a parità, chi ne ha di più dalle carte blu.',
    en: 'After Age III you add up: your military lead (2, 5 or 10), the points of cards, wonders and tokens, and 1 point for every 3 coins. More points win; on a tie, more points from blue cards.',
  },
  rules: [
    {
      tells: ['R19.2'],
      title: { it: 'Che cosa vale punti', en: 'What is worth points' },
      text: {
        it: 'Si sommano:\n- militare: chi è in vantaggio prende 2 punti se la pedina è a 1–2 caselle dal centro, 5 a 3–5, 10 a 6–8; l’altro niente;\n- i punti stampati su carte blu, verdi e gialle, e quelli delle gilde;\n- i punti delle meraviglie costruite e dei gettoni progresso;\n- 1 punto ogni 3 monete, senza resto.\n\nNell’esempio qui sotto la pedina è a 4 nella metà di SOLO: 5 punti a te. Palazzo (7), Tempio (4) e Altare (3) fanno 14 punti blu; Biblioteca (2) e Università (2) fanno 4 verdi; il Porto 3 gialli. Sfinge (6) e Piramidi (9) fanno 15. Filosofia vale 7. Con 11 monete hai 3 punti. In tutto 51.',
        en: 'Add up:\n- military: the side that is ahead gets 2 points if the pawn stands 1–2 spaces from the middle, 5 at 3–5, 10 at 6–8; the other side nothing;\n- the points printed on blue, green and yellow cards, and those of guilds;\n- the points of wonders built and of progress tokens;\n- 1 point for every 3 coins, without remainder.\n\nIn the example below the pawn stands at 4 on SOLO’s half: 5 points for you. Palace (7), Temple (4) and Altar (3) make 14 blue points; Library (2) and University (2) make 4 green; the Port 3 yellow. Sphinx (6) and Pyramids (9) make 15. Philosophy is worth 7. With 11 coins you get 3 points. In all 51.',
      },
      figure: {
        show: 'score',
        position: {
          age: 3,
          turn: 'player',
          address: 'CM',
          conflict: -4,
          loot: { solo: [5], player: [2, 5] },
          structure: { '1.1': 'obelisk' },
          board: [null, 'economy', 'law', 'masonry', null],
          solo: {
            coins: 7,
            cards: ['quarry', 'clay-pool', 'baths', 'aqueduct', 'rostrum', 'senate', 'walls', 'forum'],
            built: ['temple-of-artemis', 'hanging-gardens'],
            unbuilt: ['piraeus', 'great-lighthouse'],
            tokens: ['agriculture'],
          },
          player: {
            coins: 11,
            cards: [
              'lumber-yard',
              'glassworks',
              'altar',
              'scriptorium',
              'stable',
              'garrison',
              'library',
              'temple',
              'university',
              'palace',
              'port',
              'circus',
            ],
            built: ['sphinx', 'pyramids'],
            unbuilt: ['colossus', 'great-library'],
            tokens: ['philosophy'],
          },
        },
        caption: {
          it: 'Il conto di questo esempio, fatto dall’app.',
          en: 'The sum of this example, done by the app.',
        },
      },
    },
    {
      tells: ['R19.3'],
      title: { it: 'Chi vince', en: 'Who wins' },
      text: {
        it: 'Chi ha più punti. A parità, chi ne ha di più dalle carte blu. Se sono pari anche quelli, vincete insieme.',
        en: 'More points win. On a tie, more points from blue cards. If those are equal too, victory is shared.',
      },
    },
  ],
}
