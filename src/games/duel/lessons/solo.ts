import { at, type DuelLesson, takes } from './goals.ts'

export const solo: DuelLesson = {
  id: 'solo',
  title: { it: 'Leggere SOLO', en: 'Reading SOLO' },
  about: {
    it: 'SOLO segue scale di priorità: chi le conosce sa che cosa farà.',
    en: 'SOLO follows ranked scales: whoever knows them knows what it will do.',
  },
  cites: ['S2.2', 'S2.3', 'S4', 'S5', 'S6.2', 'S6.3', 'S9.1'],
  start: {
    seed: 'lesson-solo',
    position: {
      phase: 'address',
      group: 1,
      turn: 'player',
      promos: ['messe'],
      offer: ['pyramids', 'sphinx', 'colossus'],
      board: ['law', 'economy', 'strategy', 'masonry', 'urbanism'],
      solo: { unbuilt: ['messe'] },
      player: {},
    },
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'L’indirizzo dice che cosa preferisce SOLO: M guerra, S scienza, C costruzione, cioè carte blu, nell’ordine delle due lettere. La sua prima meraviglia è una promo, quindi lo scegli tu: dagli un indirizzo che metta la guerra per ultima.',
        en: 'The address says what SOLO prefers: M war, S science, C construction, that is blue cards, in the order of the two letters. Its first wonder is a promo, so you choose: give it an address that puts war last.',
      },
      done: ({ move }) => move.do === 'address' && !move.address.includes('M'),
      otherwise: {
        it: 'In quell’indirizzo c’è la M: le carte rosse verrebbero prima di qualcos’altro.',
        en: 'That address has the M in it: red cards would come before something else.',
      },
      hint: { it: 'SC o CS: la M non c’è.', en: 'SC or CS: there is no M.' },
      praise: {
        it: 'Con SC o CS SOLO prende le carte rosse solo quando non trova altro. Di solito l’indirizzo lo decide la prima meraviglia ({S2.2}).',
        en: 'With SC or CS SOLO takes red cards only when it finds nothing else. Usually its first wonder decides the address ({S2.2}).',
      },
      solution: ['address SC'],
      mistake: ['address MS'],
    },
    {
      kind: 'foresee',
      start: {
        seed: 'lesson-solo',
        position: at({
          age: 2,
          turn: 'solo',
          structure: { '1.1': 'walls', '1.3': 'school', '1.5': 'forum', '1.6': 'temple' },
          solo: { coins: 8, unbuilt: ['pyramids', 'mausoleum'], cards: ['clay-pool'] },
        }),
      },
      say: {
        it: 'Con l’indirizzo SC la scala operativa dice: viola, poi marrone e grigio, giallo, verde, blu, rosso. Che cosa costruirà SOLO?',
        en: 'With the address SC the operative scale says: purple, then brown and grey, yellow, green, blue, red. What will SOLO build?',
      },
      among: ['build walls', 'build school', 'build forum', 'build temple'],
      wrong: {
        'build school': {
          it: 'Verde viene dopo giallo, e sul tavolo una carta gialla c’è.',
          en: 'Green comes after yellow, and there is a yellow card on the table.',
        },
      },
      otherwise: {
        it: 'Scorri la scala dall’inizio: il primo colore che c’è, e che SOLO può pagare, decide.',
        en: 'Go through the scale from its start: the first colour that is there, and that SOLO can pay, decides.',
      },
      hint: {
        it: 'Nessuna viola, nessuna marrone o grigia: il prossimo colore è il giallo.',
        en: 'No purple, no brown or grey: the next colour is yellow.',
      },
      marks: ['forum'],
      praise: {
        it: 'Giusto: il giallo viene prima ({S6.2}). Apri «Perché?» e vedrai gli stessi gradini, uno dopo l’altro.',
        en: 'Right: yellow comes first ({S6.2}). Open “Why?” and you will see the same rungs, one after the other.',
      },
    },
    {
      kind: 'foresee',
      start: {
        seed: 'lesson-solo',
        position: at({
          age: 2,
          turn: 'solo',
          structure: { '1.1': 'walls', '1.3': 'school', '1.5': 'forum' },
          solo: { coins: 8, unbuilt: ['pyramids', 'mausoleum'], cards: ['quarry', 'shelf-quarry', 'press'] },
        }),
      },
      say: {
        it: 'Adesso SOLO produce tre pietre e un papiro, proprio ciò che chiedono le Piramidi. Che cosa farà?',
        en: 'Now SOLO produces three stone and one papyrus, just what the Pyramids ask for. What will it do?',
      },
      among: ['build forum', 'wonder pyramids walls', 'wonder pyramids forum', 'discard walls'],
      wrong: {
        'build forum': {
          it: 'Prima degli edifici vengono le meraviglie, se le può pagare.',
          en: 'Wonders come before buildings, if it can pay for them.',
        },
        'wonder pyramids forum': {
          it: 'La meraviglia sì, ma sotto ci mette la carta che vuole di meno: la scala si legge al contrario.',
          en: 'The wonder, yes, but it buries the card it wants least: the scale is read backwards.',
        },
      },
      otherwise: {
        it: 'Scarta solo chi non può fare altro.',
        en: 'It discards only when it can do nothing else.',
      },
      hint: {
        it: 'Meraviglia prima di tutto ({S4}); sotto va una carta del colore che sta per ultimo, il rosso.',
        en: 'A wonder before anything else ({S4}); the card under it is of the last colour, red.',
      },
      marks: ['walls'],
      praise: {
        it: 'Piramidi, con le Mura sotto: la carta che SOLO vuole di meno ({S5.4}).',
        en: 'The Pyramids, with the Walls under them: the card SOLO wants least ({S5.4}).',
      },
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-solo',
        position: at({
          age: 2,
          structure: { '1.1': 'walls', '1.3': 'dispensary', '1.5': 'statue' },
          solo: { coins: 9, unbuilt: ['pyramids', 'mausoleum'], cards: ['pharmacist', 'scriptorium', 'workshop'] },
          player: { coins: 6, unbuilt: ['sphinx', 'appian-way'], cards: ['theater', 'clay-pool'] },
        }),
      },
      say: {
        it: 'Tocca a te, e dopo a SOLO. Prevedi che cosa vorrebbe, e toglilo dal tavolo in un modo qualunque.',
        en: 'It is your turn, then SOLO’s. Foresee what it would like, and take it off the table in any way.',
      },
      done: takes('dispensary'),
      otherwise: {
        it: 'L’Ambulatorio è ancora lì: verde viene prima, e chiude a SOLO una coppia.',
        en: 'The Dispensary is still there: green comes first, and it closes a pair for SOLO.',
      },
      hint: {
        it: 'Niente viola, marrone, grigio o giallo: tocca al verde. La riga sotto la domanda te lo dice sempre.',
        en: 'No purple, brown, grey or yellow: green is next. The line below the question always tells you.',
      },
      marks: ['dispensary'],
      praise: {
        it: 'SOLO dovrà accontentarsi. Guarda sempre «Se resta così»: è la sua prossima mossa, se non cambi nulla.',
        en: 'SOLO will have to make do. Always look at “If it stays like this”: it is its next move if you change nothing.',
      },
      solution: ['discard dispensary'],
      mistake: ['build statue'],
    },
  ],
}
