import { at, does, plays, type TerraLesson } from './goals.ts'

export const ending: TerraLesson = {
  id: 'ending',
  title: { it: 'Passare e finire', en: 'Passing and the end' },
  about: {
    it: 'La tessera bonus, il bonus dei culti, l’ultimo turno e il conteggio.',
    en: 'The bonus tile, the cult bonus, the last round and the scoring.',
  },
  cites: ['R17.1', 'R17.2', 'R18.1', 'R18.2', 'R28.4', 'R29.9', 'S26', 'S27'],
  start: {
    seed: 'lesson-ending',
    position: at({
      round: 2,
      terrain: { B5: 'green', H5: 'green' },
      bonusTiles: { 'bonus-coins': 2, 'bonus-priest': 0, 'bonus-cult': 1 },
      player: { workers: 0, coins: 0, cults: { fire: 0, water: 0, earth: 0, air: 4 } },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Passando cambi tessera bonus e prendi le monete che ci sono sopra. Passa con la tessera su cui ce ne sono di più.',
        en: 'On passing you change your bonus tile and take the coins on it. Pass with the tile that holds the most.',
      },
      done: plays('pass bonus-coins'),
      otherwise: {
        it: 'Passare sì, ma qui si trattava delle monete.',
        en: 'Passing, yes, but this was about the coins.',
      },
      hint: { it: 'Su «Monete» ce ne sono 2.', en: 'There are 2 on “Coins”.' },
      marks: ['bonus-coins'],
      praise: {
        it: '2 monete subito, e 6 di rendita al prossimo turno ({R17.2}).',
        en: '2 coins at once, and 6 of income next round ({R17.2}).',
      },
      solution: ['pass bonus-coins'],
      mistake: ['pass bonus-priest'],
    },
    {
      kind: 'do',
      say: {
        it: 'La tessera turno premia l’Aria: 4 passi, una vanga, da usare subito senza costruire. Ma raggiungi solo foreste già tue: non rovinarle.',
        en: 'The scoring tile rewards Air: 4 steps, one spade, to be used now without building. But you reach only forests that are ready: do not spoil them.',
      },
      done: does('done'),
      onTheWay: does('dig'),
      otherwise: {
        it: 'Quella foresta era pronta per te: ora è di un altro colore.',
        en: 'That forest was ready for you: now it has another colour.',
      },
      hint: { it: 'Le vanghe dei culti si possono lasciare.', en: 'Spades from cults may be left unused.' },
      marks: ['B5', 'H5'],
      praise: {
        it: 'Vanga persa, foreste salve ({R29.9}). Poi si riordina e arrivano le rendite.',
        en: 'A spade lost, the forests saved ({R29.9}). Then comes the clean-up, and income.',
      },
      solution: ['done'],
      mistake: ['dig B5', 'colour blue'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-ending',
        position: at({
          round: 6,
          bonusTiles: { 'bonus-coins': 2, 'bonus-priest': 0, 'bonus-cult': 1 },
          player: {
            bonusTile: 'bonus-trading-post',
            structures: { A10: 'dwelling', G3: 'trading-post' },
            workers: 2,
            coins: 3,
            vp: 60,
            cults: { fire: 2, water: 4, earth: 6, air: 8 },
          },
        }),
      },
      say: {
        it: 'Ultimo turno: la tua tessera bonus dà 2 punti per emporio quando passi, e la tessera turno 3 per ogni emporio costruito. Aggiungine uno, poi passa e chiudi la partita.',
        en: 'Last round: your bonus tile gives 2 points per trading post on passing, and the scoring tile 3 for each one built. Add one, then pass and end the game.',
      },
      done: ({ start, after }) => after.phase === 'game-end' && after.player.vp >= start.player.vp + 7,
      onTheWay: plays('upgrade A10 trading-post'),
      otherwise: {
        it: 'La partita è finita o le risorse sono andate, e un emporio in più ti avrebbe dato 5 punti.',
        en: 'The game is over or the goods are spent, and one more trading post would have brought 5 points.',
      },
      hint: { it: 'A10 in emporio, poi passa.', en: 'A10 to a trading post, then pass.' },
      marks: ['A10'],
      praise: {
        it: '3 punti per l’emporio e 4 passando; poi culti, rete e risorse: è il tuo punteggio ({R28.4}).',
        en: '3 points for the trading post and 4 on passing; then cults, network and goods: that is your score ({R28.4}).',
      },
      solution: ['upgrade A10 trading-post', 'pass'],
      mistake: ['pass'],
    },
  ],
}
