// Tribune and Colonist: cards back, new colonists.
import type { Chapter } from '../../../kernel/handbook.ts'

export const tribune: Chapter = {
  id: 'tribune',
  title: { it: 'Il Tribuno e il Colono', en: 'The Tribune and the Colonist' },
  inShort: {
    it: 'Il Tribuno riprende tutte le carte giocate e, dalla quarta in poi, dà 1 sesterzio l’una. Tribuno e [[colonist-card|carta Colono]] mettono in gioco nuovi coloni, ciascuno per 1 cibo e 1 utensile.',
    en: 'The Tribune takes back all played cards and, from the fourth on, pays 1 sestertius each. The Tribune and the [[colonist-card|Colonist card]] bring new colonists into play, each for 1 food and 1 tool.',
  },
  rules: [
    {
      tells: ['R5.1'],
      title: { it: 'Tribuno: riprendere le carte', en: 'Tribune: taking cards back' },
      text: {
        it: 'Riprendi in mano tutte le tue carte giocate, il Tribuno compreso.',
        en: 'Take all your played cards back into your hand, the Tribune included.',
      },
      figure: {
        show: 'pieces',
        ids: ['start-tribune', 'i-colonist'],
        caption: { it: 'Il Tribuno e il Colono.', en: 'The Tribune and the Colonist.' },
      },
    },
    {
      tells: ['R5.2'],
      title: { it: 'Tribuno: i sesterzi', en: 'Tribune: the sestertii' },
      text: {
        it: 'Ricevi 1 sesterzio per ogni carta ripresa oltre la terza, contando il Tribuno: con 3 carte niente, con 5 ne ricevi 2, con 7 ne ricevi 4. Conviene quindi aspettare.',
        en: 'You receive 1 sestertius for each card taken back beyond the third, the Tribune counted: nothing for 3 cards, 2 for 5, 4 for 7. So it pays to wait.',
      },
    },
    {
      tells: ['R5.3', 'R17.1'],
      title: { it: 'Tribuno: un colono nuovo', en: 'Tribune: a new colonist' },
      text: {
        it: 'Poi puoi prendere un colono dal magazzino, di terra o di mare, pagando 1 cibo e 1 utensile, e metterlo nella città di partenza. Uno solo, o nessuno.',
        en: 'Then you may take one colonist from the storehouse, land or sea, for 1 food and 1 tool, and put it in the capital. One only, or none.',
      },
    },
    {
      tells: ['R11.1', 'R17.7'],
      title: { it: 'Colono: nuovi coloni', en: 'Colonist: new colonists' },
      text: {
        it: 'La carta Colono offre due cose, e ne fai una. La prima: collochi quanti coloni vuoi dal magazzino, ciascuno per 1 cibo e 1 utensile, uno alla volta, finché dici basta. Vanno nella città di partenza o in una città con una tua abitazione; un colono di mare solo dove arriva una via di mare, uno di terra solo dove arriva una via di terra.',
        en: 'The Colonist card offers two things, and you do one. The first: place as many colonists from the storehouse as you like, each for 1 food and 1 tool, one after the other, until you stop. They go to the capital or to a city with a house of yours; a sea colonist only where a sea route ends, a land colonist only where a land route ends.',
      },
    },
    {
      tells: ['R11.2'],
      title: { it: 'Colono: i sesterzi', en: 'Colonist: the sestertii' },
      text: {
        it: 'La seconda: ricevi 5 sesterzi più 1 per ogni tuo colono sul tabellone. Con quattro coloni fuori sono 9.',
        en: 'The second: receive 5 sestertii plus 1 for each of your colonists on the board. With four colonists out that is 9.',
      },
    },
  ],
}
