// Coins, workers, priests, and the three bowls of power.
import type { Chapter } from '../../../kernel/handbook.ts'

export const resources: Chapter = {
  id: 'resources',
  title: { it: 'Risorse e potere', en: 'Resources and power' },
  inShort: {
    it: 'Monete, lavoratori e sacerdoti si spendono. Il [[power|potere]] gira in tre ciotole: guadagnandolo i gettoni vanno da I a II e da II a III, e solo quelli in III si spendono. [[burn|Sacrificare]] un gettone ne manda avanti un altro. Le risorse si [[convert|convertono]] liberamente verso il basso.',
    en: 'Coins, workers and priests are spent. [[power|Power]] circulates through three bowls: gaining it moves tokens from I to II and from II to III, and only those in III can be spent. [[burn|Burning]] a token moves another on. Resources [[convert|convert]] freely, downwards.',
  },
  rules: [
    {
      tells: ['R4.1'],
      title: { it: 'Punti Vittoria e risorse', en: 'Victory points and goods' },
      text: {
        it: 'Cominci con 20 Punti Vittoria (PV); non scendono mai sotto 0. Monete, lavoratori e sacerdoti in mano sono le risorse che spendi.',
        en: 'You begin with 20 victory points (VP); they never go below 0. Coins, workers and priests in hand are the goods you spend.',
      },
    },
    {
      tells: ['R4.2'],
      title: { it: 'I sette sacerdoti', en: 'The seven priests' },
      text: {
        it: 'Ne hai 7 in tutto, fra quelli in mano e quelli sulle caselle dei culti. Se non ne resta nessuno nella riserva, un sacerdote guadagnato è perso.',
        en: 'You own 7 in all, those in hand and those on the cult slots together. If none is left in the supply, a priest you gain is lost.',
      },
    },
    {
      tells: ['R4.3'],
      title: { it: 'Guadagnare potere', en: 'Gaining power' },
      text: {
        it: 'Per ogni punto di potere: se la [[bowl|ciotola]] I non è vuota sposta un gettone da I a II; altrimenti da II a III; se anche II è vuota il resto è perso. Con 2/10/0, 4 potere portano a 0/10/2: due gettoni passano da I a II, poi due da II a III.',
        en: 'For each point of power: if [[bowl|bowl]] I is not empty move a token from I to II; otherwise from II to III; if II is empty too, the rest is lost. With 2/10/0, 4 power lead to 0/10/2: two tokens go from I to II, then two from II to III.',
      },
    },
    {
      tells: ['R4.4'],
      title: { it: 'Spendere potere', en: 'Spending power' },
      text: {
        it: 'I gettoni spesi vanno dalla ciotola III alla I. Quelli nelle ciotole I e II non si possono spendere.',
        en: 'Tokens you spend go from bowl III to bowl I. Those in bowls I and II cannot be spent.',
      },
    },
    {
      tells: ['R4.5'],
      title: { it: 'Sacrificare', en: 'Burning' },
      text: {
        it: 'Togli per sempre dal gioco un gettone della ciotola II e spostane un altro da II a III. Quante volte vuoi, nella tua fase azioni, se in II ce ne sono almeno 2.',
        en: 'Remove one token of bowl II from the game for good and move another from II to III. As often as you like during your action phase, if bowl II holds at least 2.',
      },
    },
    {
      tells: ['R4.6'],
      title: { it: 'Convertire', en: 'Converting' },
      text: {
        it: 'Quante volte vuoi, senza che sia un’azione:\n- 5 potere in 1 sacerdote\n- 3 potere in 1 lavoratore\n- 1 potere in 1 moneta\n- 1 sacerdote in 1 lavoratore\n- 1 lavoratore in 1 moneta\n\nMai al contrario. Gli Alchimisti cambiano anche PV e monete ({R27.1}).',
        en: 'As often as you like, and it is no action:\n- 5 power into 1 priest\n- 3 power into 1 worker\n- 1 power into 1 coin\n- 1 priest into 1 worker\n- 1 worker into 1 coin\n\nNever the other way. The Alchemists also change VP and coins ({R27.1}).',
      },
    },
    {
      tells: ['R4.7'],
      title: { it: 'Prima si paga', en: 'Pay first' },
      text: {
        it: 'Un costo si paga per intero prima dell’effetto. Se non puoi pagarlo, l’azione non si può fare: converti o sacrifica prima.',
        en: 'A cost is paid in full before the effect. If you cannot pay it, the action cannot be taken: convert or burn before.',
      },
    },
    {
      tells: ['R4.8'],
      title: { it: 'Un’azione è intera', en: 'An action is taken as a whole' },
      text: {
        it: 'Conversioni e sacrifici si fanno fra un’azione e l’altra, anche prima della prima e dopo l’ultima, ma non nel mezzo. Quello che l’azione ti dà subito, invece, può pagare il suo seguito. Se ti mancano le monete per l’abitazione, trasforma soltanto, converti, poi costruisci con una seconda azione: il numero di azioni è libero. Nani e Fachiri però saltano, pagano e segnano di nuovo.',
        en: 'Conversions and burning happen between actions, also before the first and after the last, but not inside one. What an action gains early can pay for its later parts. If coins for the dwelling are missing, only transform, convert, then build as a second action: the number of actions is free. Dwarves and Fakirs, though, skip, pay and score again.',
      },
    },
    {
      tells: ['R4.9'],
      title: { it: 'Quante volte', en: 'How often' },
      text: {
        it: 'Si converte o sacrifica un numero intero di volte. Potere in sacerdote solo se ne resta uno nella riserva; un sacerdote che diventa lavoratore torna nella riserva.',
        en: 'You convert or burn a whole number of times. Power becomes a priest only if one is left in the supply; a priest that becomes a worker goes back to the supply.',
      },
    },
  ],
}
