// The final scoring.
import type { Chapter } from '../../../kernel/handbook.ts'

export const scoring: Chapter = {
  id: 'scoring',
  title: { it: 'Il conteggio finale', en: 'Final scoring' },
  inShort: {
    it: 'Ai PV segnati durante la partita si aggiungono i premi dei quattro culti, quello della [[network|rete]] più grande e un punto ogni 3 monete. Non si vince e non si perde: il risultato è il punteggio.',
    en: 'To the VP scored during play you add the prizes of the four cults, that of the largest [[network|network]], and one point for every 3 coins. Nobody wins or loses: the score is the result.',
  },
  rules: [
    {
      tells: ['R28.1'],
      title: { it: 'I culti', en: 'Cults' },
      text: {
        it: 'Per ogni culto si confronta il tuo livello con le tre pedine avversarie, ferme a 3/5/7 (facile), 4/6/8 (intermedio) o 5/7/9 (difficile): 8 PV al primo, 4 al secondo, 2 al terzo. A parità si sommano i premi e si dividono, per difetto. A livello 0 non si prende nulla.',
        en: 'For each cult your level is compared with the three opposing pawns, fixed at 3/5/7 (easy), 4/6/8 (medium) or 5/7/9 (hard): 8 VP for first, 4 for second, 2 for third. Ties add up the prizes and share them, rounded down. Level 0 scores nothing.',
      },
    },
    {
      tells: ['R28.2'],
      title: { it: 'La rete', en: 'The network' },
      text: {
        it: 'Conta gli edifici del tuo gruppo più grande, collegati per adiacenza, per il livello di navigazione (senza tessera bonus), o con tunnel e tappeto per Nani e Fachiri. Gli avversari hanno 7/9/11, 8/10/12 o 9/11/13 secondo lo scenario ({S27}): 18 PV al primo, 12 al secondo, 6 al terzo, a parità divisi.',
        en: 'Count the structures of your largest group, connected by adjacency, by shipping level (without bonus tile), or by tunnel and carpet for Dwarves and Fakirs. The opponents have 7/9/11, 8/10/12 or 9/11/13 by scenario ({S27}): 18 VP for first, 12 for second, 6 for third, ties shared.',
      },
    },
    {
      tells: ['R28.3'],
      title: { it: 'Le risorse', en: 'Goods' },
      text: {
        it: 'Sacrifica tutto il possibile, cambia in monete il potere della ciotola III, i sacerdoti e i lavoratori, poi 1 PV ogni 3 monete (Alchimisti ogni 2). L’app lo fa da sé.',
        en: 'Burn as much as possible, turn the power of bowl III, priests and workers into coins, then 1 VP for every 3 coins (Alchemists every 2). The app does it for you.',
      },
    },
    {
      tells: ['R28.4'],
      title: { it: 'Il totale, con un esempio', en: 'The total, with an example' },
      text: {
        it: 'Punti segnati in partita, premi dei culti, premio della rete, risorse: la somma è il risultato. Un esempio allo scenario facile: 74 PV in partita. Nel Fuoco 3 è alla pari con la terza pedina: 1. Nell’Acqua 8 supera tutti: 8. Nella Terra 5 è alla pari con la seconda: 3. Nell’Aria 10: 8. La rete conta 9 edifici, alla pari con il secondo: 9. Restano 4 monete, 2 lavoratori, 1 sacerdote, 2 potere in III e 4 in II, cioè 11 monete: 3. In tutto 106.',
        en: 'Points scored in play, cult prizes, network prize, goods: their sum is the result. An example at the easy scenario: 74 VP in play. Fire 3 ties with the third pawn: 1. Water 8 beats all: 8. Earth 5 ties with the second: 3. Air 10: 8. The network counts 9 structures, tied with the second: 9. Left are 4 coins, 2 workers, 1 priest, 2 power in III and 4 in II, that is 11 coins: 3. In all 106.',
      },
      figure: {
        show: 'score',
        position: {
          scenario: 'easy',
          round: 6,
          scoringTiles: [
            'scoring-dwelling-water',
            'scoring-trading-post-air',
            'scoring-town',
            'scoring-stronghold-fire',
            'scoring-dwelling-fire',
            'scoring-trading-post-water',
          ],
          bonusTiles: { 'bonus-coins': 1, 'bonus-priest': 1, 'bonus-cult': 1, 'bonus-spade': 0 },
          opponents: [
            { colour: 'blue', structures: { A11: 'dwelling', H4: 'dwelling' } },
            { colour: 'gray', structures: { C5: 'dwelling', I9: 'dwelling' } },
            { colour: 'red', structures: { A9: 'dwelling', G2: 'dwelling' } },
          ],
          phase: 'game-end',
          terrain: { E10: 'green', F6: 'green', F5: 'green', D6: 'green', G5: 'green', H6: 'green', D7: 'green' },
          player: {
            faction: 'witches',
            bonusTile: null,
            structures: {
              E9: 'trading-post',
              E10: 'temple',
              F6: 'stronghold',
              F5: 'dwelling',
              C4: 'dwelling',
              D6: 'dwelling',
              G5: 'dwelling',
              H6: 'trading-post',
              D7: 'dwelling',
              A10: 'dwelling',
            },
            vp: 74,
            coins: 4,
            workers: 2,
            priests: 1,
            bowls: [3, 4, 2],
            cults: { fire: 3, water: 8, earth: 5, air: 10 },
            passed: true,
            shipping: 1,
            towns: [{ tile: 'town-cults', hexes: ['E9', 'E10', 'F6', 'F5'] }],
            favours: ['favour-air-3'],
          },
        },
        caption: { it: 'Il conto di questo esempio, fatto dall’app.', en: 'The sum of this example, done by the app.' },
      },
    },
  ],
}
