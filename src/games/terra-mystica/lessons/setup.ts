import { NEW_GAME, PICKED, plays, type TerraLesson } from './goals.ts'

export const setup: TerraLesson = {
  id: 'setup',
  title: { it: 'Prima di cominciare', en: 'Before the game' },
  about: {
    it: 'Razza, avversari, tessere turno e tessere bonus.',
    en: 'Faction, opponents, scoring tiles and bonus tiles.',
  },
  cites: ['R1.2', 'R5.1', 'R6.1', 'R6.2', 'R6.5', 'S2', 'S7', 'S8'],
  start: { seed: 'lesson-setup', options: NEW_GAME },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Ogni razza ha un colore e una particolarità. Scegli la razza verde che guadagna 5 punti per ogni città.',
        en: 'Each faction has a colour and a knack. Choose the green faction that scores 5 points for each town.',
      },
      done: plays('faction witches'),
      wrong: [
        {
          when: plays('faction auren'),
          say: {
            it: 'Gli Auren sono verdi, sì, ma la loro forza sono i favori, non le città.',
            en: 'The Auren are green, yes, but their strength is favours, not towns.',
          },
        },
      ],
      otherwise: {
        it: 'Una razza valida, ma non è quella: le razze verdi sono Auren e Streghe.',
        en: 'A fine faction, but not that one: the green ones are Auren and Witches.',
      },
      hint: { it: 'Le Streghe: 5 PV per città.', en: 'The Witches: 5 VP per town.' },
      marks: ['witches'],
      praise: {
        it: 'Le Streghe vivono nella foresta: costruirai solo su esagoni verdi ({R1.2}).',
        en: 'The Witches live in the forest: you will build on green hexes only ({R1.2}).',
      },
      solution: ['faction witches'],
      mistake: ['faction auren'],
    },
    {
      kind: 'do',
      say: {
        it: 'Due avversari sono i colori a una vanga dal verde, blu e grigio; il terzo lo scegli fra quelli a due vanghe. Prendi il rosso e lascia fuori il nero.',
        en: 'Two opponents are the colours one spade from green, blue and gray; the third you choose from those two spades away. Take red and leave black out.',
      },
      done: plays('third red'),
      otherwise: {
        it: 'Anche il nero è a due vanghe: si può, ma qui vogliamo il rosso.',
        en: 'Black is two spades away, too: allowed, but here we want red.',
      },
      hint: { it: 'Tocca il rosso.', en: 'Touch red.' },
      marks: ['red'],
      praise: {
        it: 'Blu, grigio e rosso: gli esagoni neri resteranno senza edifici altrui ({S7}).',
        en: 'Blue, gray and red: no opponent will build on black hexes ({S7}).',
      },
      solution: ['third red'],
      mistake: ['third black'],
    },
    {
      kind: 'do',
      say: {
        it: 'La tessera turno dice che cosa dà punti in quel turno. Per il primo turno, in cui costruirai abitazioni, scegline una che le premi.',
        en: 'The scoring tile says what brings points in its round. For round 1, in which you will build dwellings, choose one that rewards them.',
      },
      done: plays('scoring scoring-dwelling-water', 'scoring scoring-dwelling-fire'),
      otherwise: {
        it: 'Questa premia altro: cerca i 2 punti per abitazione.',
        en: 'This one rewards something else: look for the 2 points per dwelling.',
      },
      hint: { it: 'Le tessere «Abitazioni»: ce ne sono due.', en: 'The “Dwellings” tiles: there are two.' },
      marks: ['scoring-dwelling-water', 'scoring-dwelling-fire'],
      praise: {
        it: '2 punti per ogni abitazione del primo turno ({R25}).',
        en: '2 points for every dwelling of round 1 ({R25}).',
      },
      solution: ['scoring scoring-dwelling-water'],
      mistake: ['scoring scoring-town'],
    },
    {
      kind: 'do',
      start: { seed: 'lesson-setup', options: NEW_GAME, played: PICKED.slice(0, 8) },
      say: {
        it: 'In partita ci sono quattro tessere bonus. Metti in gioco quella che rende un sacerdote.',
        en: 'Four bonus tiles are in the game. Put the one that brings a priest into it.',
      },
      done: plays('tile bonus-priest'),
      otherwise: { it: 'Buona, ma non rende sacerdoti.', en: 'A good one, but it brings no priest.' },
      hint: { it: 'La tessera bonus Sacerdote.', en: 'The Priest bonus tile.' },
      marks: ['bonus-priest'],
      praise: {
        it: 'Un sacerdote all’inizio di ogni turno in cui la tieni ({R24}).',
        en: 'A priest at the start of each round in which you hold it ({R24}).',
      },
      solution: ['tile bonus-priest'],
      mistake: ['tile bonus-coins'],
    },
    {
      kind: 'do',
      start: { seed: 'lesson-setup', options: NEW_GAME, played: [...PICKED, 'place A10', 'place G3'] },
      say: {
        it: 'Le abitazioni iniziali sono sulla mappa: ora prendi la tua prima tessera bonus, poi comincia il primo turno. Prendi quella che ti dà una vanga gratis per turno.',
        en: 'The starting dwellings are on the map: now take your first bonus tile, then round 1 begins. Take the one that gives a free spade each round.',
      },
      done: plays('bonus bonus-spade'),
      otherwise: {
        it: 'Anche questa è utile, ma non dà vanghe.',
        en: 'This one is useful, too, but it gives no spade.',
      },
      hint: { it: 'La tessera bonus Vanga.', en: 'The Spade bonus tile.' },
      marks: ['bonus-spade'],
      praise: {
        it: 'Presa: 2 monete di rendita e una vanga per turno. Le altre tre hanno ricevuto una moneta ({R6.5}).',
        en: 'Taken: 2 coins of income and a spade each round. The other three got a coin ({R6.5}).',
      },
      solution: ['bonus bonus-spade'],
      mistake: ['bonus bonus-coins'],
    },
  ],
}
