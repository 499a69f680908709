// Power from the opponents' structures.
import type { Chapter } from '../../../kernel/handbook.ts'

export const neighbours: Chapter = {
  id: 'neighbours',
  title: { it: 'Potere dai vicini', en: 'Power from neighbours' },
  inShort: {
    it: 'Quando un avversario costruisce o evolve accanto ai tuoi edifici ti si [[offer|offre potere]]: tanto quanto valgono i tuoi edifici vicini. Costa quel numero meno 1 in PV. Da soli sei tu a farli costruire: è il tuo motore di potere.',
    en: 'When an opponent builds or upgrades next to your structures you are [[offer|offered power]]: as much as your neighbouring structures are worth. It costs that number minus 1 in VP. Alone, it is you who makes them build: that is your power engine.',
  },
  rules: [
    {
      tells: ['R19.1'],
      title: { it: 'Quanto potere', en: 'How much power' },
      text: {
        it: 'La somma dei valori dei tuoi edifici direttamente adiacenti a quell’esagono, anche per un ponte. Un emporio e un’abitazione accanto: 3 potere.',
        en: 'The sum of the power values of your structures directly adjacent to that hex, also by a bridge. A trading post and a dwelling next to it: 3 power.',
      },
      figure: {
        show: 'board',
        part: 'map',
        position: {
          scenario: 'easy',
          round: 1,
          scoringTiles: [
            'scoring-dwelling-water',
            'scoring-trading-post-air',
            'scoring-town',
            'scoring-stronghold-fire',
            'scoring-dwelling-fire',
            'scoring-trading-post-water',
          ],
          bonusTiles: { 'bonus-coins': 1, 'bonus-priest': 1, 'bonus-cult': 1 },
          opponents: [
            { colour: 'blue', structures: { A11: 'dwelling', H4: 'dwelling' } },
            { colour: 'gray', structures: { C5: 'dwelling', I9: 'dwelling' } },
            { colour: 'red', structures: { A9: 'dwelling', G2: 'dwelling' } },
          ],
          player: { faction: 'witches', bonusTile: 'bonus-spade', structures: { A10: 'trading-post', G3: 'dwelling' } },
        },
        mark: ['A10', 'A11'],
        caption: {
          it: 'Se il blu evolve in A11, il tuo emporio in A10 vale 2 potere, per 1 PV.',
          en: 'If blue upgrades on A11, your trading post on A10 is worth 2 power, for 1 VP.',
        },
      },
    },
    {
      tells: ['R19.2'],
      title: { it: 'Quanto costa', en: 'What it costs' },
      text: {
        it: 'Per p potere perdi p − 1 PV: 1 potere è gratis, 2 costano 1 PV, 5 costano 4 PV.',
        en: 'For p power you lose p − 1 VP: 1 power is free, 2 cost 1 VP, 5 cost 4 VP.',
      },
    },
    {
      tells: ['R19.3'],
      title: { it: 'Tutto o niente', en: 'All or nothing' },
      text: {
        it: 'Prendi tutto o niente. Due limiti riducono insieme potere e prezzo: quello che le ciotole possono prendere (due volte la I più la II), e i tuoi PV.',
        en: 'You take all or nothing. Two limits lower power and price together: what the bowls can take (twice bowl I plus bowl II), and your VP.',
      },
    },
    {
      tells: ['R19.4'],
      title: { it: 'Puoi rinunciare', en: 'You may decline' },
      text: {
        it: 'Ogni costruzione ed evoluzione è un’offerta a sé, e si decide subito.',
        en: 'Each build and each upgrade is an offer of its own, decided at once.',
      },
    },
    {
      tells: ['R19.5'],
      title: { it: 'Quando non c’è offerta', en: 'When there is no offer' },
      text: {
        it: 'Piazzare pezzi nella preparazione, trasformare, costruire ponti e fondare città non danno potere a nessuno.',
        en: 'Placing pieces during set-up, transforming, bridges and towns give power to nobody.',
      },
    },
    {
      tells: ['R29.5'],
      title: { it: 'Mai sotto zero', en: 'Never below zero' },
      text: {
        it: 'Non perdi mai più PV di quanti ne hai; neppure gli Alchimisti possono convertirne di più.',
        en: 'You never lose more VP than you have; nor can the Alchemists convert more.',
      },
    },
  ],
}
