// Passing, cult bonus and clean-up.
import type { Chapter } from '../../../kernel/handbook.ts'

export const passing: Chapter = {
  id: 'passing',
  title: { it: 'Passare e fine turno', en: 'Passing and the end of a round' },
  inShort: {
    it: '[[pass|Passare]] chiude le azioni: incassi i punti di chi passa e cambi tessera bonus. Poi la tessera turno premia i livelli di un culto, si riordina e comincia il turno dopo.',
    en: '[[pass|Passing]] ends your actions: you score for passing and change your bonus tile. Then the scoring tile rewards levels on one cult, the table is cleared up and the next round begins.',
  },
  rules: [
    {
      tells: ['R17.1'],
      title: { it: 'Punti quando passi', en: 'Points on passing' },
      text: {
        it: 'Quelli della tessera bonus che tieni, contando gli edifici ora sulla mappa; quelli del favore Aria 1; 3 PV per ponte con la fortezza degli Ingegneri ({R27.7}).',
        en: 'Those of the bonus tile you hold, counting the structures now on the map; those of the favour Air 1; 3 VP per bridge with the Engineers’ stronghold ({R27.7}).',
      },
    },
    {
      tells: ['R17.2'],
      title: { it: 'Cambiare tessera bonus', en: 'Changing the bonus tile' },
      text: {
        it: 'Nei turni da 1 a 5 prendi una delle altre tre, con le monete che ci sono sopra, e rimetti la tua senza monete: la stessa non si può tenere. Nel sesto la restituisci e basta.',
        en: 'In rounds 1 to 5 take one of the other three, with the coins on it, and put yours back without coins: you cannot keep the same one. In the sixth you just return it.',
      },
    },
    {
      tells: ['R17.3'],
      title: { it: 'Dopo aver passato', en: 'After passing' },
      text: {
        it: 'Niente azioni, conversioni o sacrifici fino alla prossima fase azioni.',
        en: 'No actions, conversions or burning until the next action phase.',
      },
    },
    {
      tells: ['R18.1'],
      title: { it: 'Il bonus dei culti', en: 'The cult bonus' },
      text: {
        it: 'Alla fine dei turni da 1 a 5 la tessera turno dà il suo premio una volta per ogni tot passi che hai nel suo culto. «Ogni 4 in Acqua, 1 sacerdote»: con Acqua 8 sono 2 sacerdoti, con 7 uno.',
        en: 'At the end of rounds 1 to 5 the scoring tile gives its reward once for every so many steps you have on its cult. “For every 4 in Water, 1 priest”: with Water 8 that is 2 priests, with 7 one.',
      },
    },
    {
      tells: ['R18.2'],
      title: { it: 'Vanghe dai culti', en: 'Spades from cults' },
      text: {
        it: 'Si usano subito e tutte insieme, su esagoni che raggiungi per adiacenza o livello di navigazione: niente tessera Navigazione, tunnel o tappeto. Non ne compri altre e non costruisci. Puoi dividerle su più esagoni e fermarti su ogni colore. Ai Giganti ne servono 2 per esagono: una sola è persa.',
        en: 'They are used now and all at once, on hexes you reach by adjacency or shipping level: no Shipping tile, tunnel or carpet. You buy no more and build nothing. You may spread them over several hexes and stop on any colour. Giants need 2 per hex: a single one is lost.',
      },
    },
    {
      tells: ['R18.3'],
      title: { it: 'Riordino', en: 'Clean-up' },
      text: {
        it: 'Azioni potere e speciali tornano disponibili, la tessera del turno è finita, ogni tessera bonus che non tieni riceve 1 moneta.',
        en: 'Power and special actions become available again, the scoring tile of the round is spent, each bonus tile you do not hold gets 1 coin.',
      },
    },
    {
      tells: ['R18.4'],
      title: { it: 'Il sesto turno', en: 'Round six' },
      text: { it: 'Nel sesto turno non c’è bonus dei culti.', en: 'In round six there is no cult bonus.' },
    },
    {
      tells: ['R29.6'],
      title: { it: 'La sesta tessera turno', en: 'The sixth scoring tile' },
      text: {
        it: 'Dà i suoi PV durante il turno, ma il suo bonus dei culti non si incassa mai.',
        en: 'It gives its VP during the round, but its cult bonus is never collected.',
      },
    },
    {
      tells: ['R29.9'],
      title: { it: 'Vanghe lasciate', en: 'Spades left unused' },
      text: {
        it: 'Le vanghe dei culti e quelle della fortezza dei Mezzuomini si possono anche non usare, tutte o in parte.',
        en: 'Spades from cults and those of the Halflings’ stronghold may be left unused, wholly or in part.',
      },
    },
  ],
}
