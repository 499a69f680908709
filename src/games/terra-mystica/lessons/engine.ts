import { at, does, offersPower, plays, type TerraLesson } from './goals.ts'

export const engine: TerraLesson = {
  id: 'engine',
  title: { it: 'Il motore di potere', en: 'The power engine' },
  about: {
    it: 'Gli avversari non giocano: li fai costruire tu, accanto a te, e ne prendi potere.',
    en: 'The opponents never act: you make them build, next to you, and gain power.',
  },
  cites: ['R19.1', 'R19.2', 'R19.3', 'R19.4', 'S22', 'S23', 'S24', 'S25'],
  start: { seed: 'lesson-engine', position: at({ player: { structures: { A10: 'trading-post', E9: 'dwelling' } } }) },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Una volta per colore e turno puoi evolvere gratis un’abitazione avversaria: i tuoi edifici vicini danno potere. Prendi 2 potere in questo modo.',
        en: 'Once per colour and round you may upgrade an opponent’s dwelling for free: your neighbouring structures give power. Gain 2 power that way.',
      },
      done: does('take-power'),
      onTheWay: offersPower,
      otherwise: {
        it: 'Lì accanto non hai edifici, oppure hai rinunciato: niente potere.',
        en: 'You have no structure next to that, or you declined: no power.',
      },
      hint: {
        it: 'Evolvi A11 o A9: toccano il tuo emporio in A10.',
        en: 'Upgrade A11 or A9: they touch your trading post on A10.',
      },
      marks: ['A11', 'A9'],
      praise: {
        it: '2 potere per 1 punto: il valore dell’emporio ({R19.2}).',
        en: '2 power for 1 point: the power value of the trading post ({R19.2}).',
      },
      solution: ['evolve blue A11', 'take-power'],
      mistake: ['evolve blue H4'],
    },
    {
      kind: 'do',
      say: {
        it: 'Puoi anche posizionare un’abitazione per colore, su un esagono libero del suo colore. Mettine una accanto a E9 e prendi 1 potere gratis.',
        en: 'You may also place one dwelling per colour, on a free hex of its colour. Put one next to E9 and take 1 power for free.',
      },
      done: does('take-power'),
      onTheWay: offersPower,
      otherwise: { it: 'Non tocca E9, oppure hai rinunciato.', en: 'That does not touch E9, or you declined.' },
      hint: { it: 'D7 è rosso, F6 è grigio: entrambi toccano E9.', en: 'D7 is red, F6 is gray: both touch E9.' },
      marks: ['D7', 'F6'],
      praise: {
        it: '1 potere non costa punti; e ora l’emporio in E9 è scontato ({R13.2}).',
        en: '1 power costs no points; and a trading post on E9 is now cheaper ({R13.2}).',
      },
      solution: ['add red D7', 'take-power'],
      mistake: ['add gray A2'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-engine',
        position: at({
          round: 6,
          terrain: { E10: 'green' },
          bonusTiles: { 'bonus-coins': 1, 'bonus-priest': 1, 'bonus-cult': 1 },
          player: {
            structures: { E9: 'stronghold', E10: 'dwelling', A10: 'dwelling' },
            workers: 2,
            coins: 3,
            bowls: [8, 2, 0],
            vp: 50,
          },
        }),
      },
      say: {
        it: 'Ultimo turno: un vicino in D7 dimezza il prezzo dell’emporio in E10, ma i 4 potere offerti costano 3 punti e non ti servono più. Posiziona il rosso, rinuncia ed evolvi E10.',
        en: 'Last round: a neighbour on D7 halves the price of a trading post on E10, but the 4 power offered cost 3 points and are no use any more. Place red, decline and upgrade E10.',
      },
      done: plays('upgrade E10 trading-post'),
      onTheWay: plays('add red D7', 'decline'),
      wrong: [
        {
          when: does('take-power'),
          say: {
            it: '3 punti per potere che a fine partita vale meno di uno.',
            en: '3 points for power that is worth less than one at the end.',
          },
        },
      ],
      otherwise: { it: 'Così non arrivi all’emporio scontato.', en: 'That does not lead to the cheaper trading post.' },
      hint: { it: 'Rosso in D7, «Rinuncia al potere», poi E10.', en: 'Red on D7, “Decline the power”, then E10.' },
      marks: ['D7', 'E10'],
      praise: {
        it: 'Il vicino sì, il prezzo no: ogni offerta si può rifiutare ({R19.4}).',
        en: 'The neighbour, not the price: every offer can be declined ({R19.4}).',
      },
      solution: ['add red D7', 'decline', 'upgrade E10 trading-post'],
      mistake: ['add red D7', 'take-power'],
    },
  ],
}
