// In which order effects happen, extra turns, free cards.
import type { Chapter } from '../../../kernel/handbook.ts'

export const effects: Chapter = {
  id: 'effects',
  title: { it: 'Effetti e turni extra', en: 'Effects and extra turns' },
  inShort: {
    it: 'Appena costruisci, prima arrivano monete, scudi e simboli, poi fai le scelte che ne nascono, infine si girano le carte. Alcune meraviglie danno un [[extra-turn|turno extra]]: giochi di nuovo, subito.',
    en: 'When you construct, coins, shields and symbols come first, then you make the choices they open, and last cards are turned up. Some wonders give an [[extra-turn|extra turn]]: you play again at once.',
  },
  rules: [
    {
      tells: ['R11.1'],
      title: { it: 'In quale ordine', en: 'In which order' },
      text: {
        it: 'Prima gli effetti automatici (monete, perdite, scudi, simboli), poi le scelte che aprono, una alla volta, e per ultime si girano le carte coperte. Una supremazia chiude la partita all’istante, prima di qualunque altra cosa.',
        en: 'First the automatic effects (coins, losses, shields, symbols), then the choices they open, one at a time, and last the face-down cards are turned up. A supremacy ends the game at once, before anything else.',
      },
    },
    {
      tells: ['R11.2'],
      title: { it: 'Monete subito', en: 'Coins at once' },
      text: {
        it: 'Le monete arrivano dalla banca. La Taverna ne dà 4, il Birrificio 6. Le carte gialle dell’Epoca III contano ciò che hai in quel momento: Porto 2 per ogni carta marrone, Camera di Commercio 3 per ogni grigia, Armeria 1 per ogni rossa, Arena 2 per ogni meraviglia costruita, Faro 1 per ogni gialla. La carta gialla Faro (non la meraviglia) conta anche sé stessa.',
        en: 'Coins come from the bank. The Tavern gives 4, the Brewery 6. The yellow cards of Age III count what you have at that moment: Port 2 per brown card, Chamber of Commerce 3 per grey, Armory 1 per red, Arena 2 per wonder built, Lighthouse 1 per yellow. The yellow card Lighthouse (not the wonder) counts itself, too.',
      },
      figure: {
        show: 'pieces',
        ids: ['brewery', 'port', 'arena'],
        caption: {
          it: 'Birrificio: 6 monete. Porto: 2 per ogni carta marrone. Arena: 2 per ogni meraviglia costruita.',
          en: 'Brewery: 6 coins. Port: 2 per brown card. Arena: 2 per wonder you have built.',
        },
      },
    },
    {
      tells: ['R11.3'],
      title: { it: 'L’avversario perde monete', en: 'The opponent loses coins' },
      text: {
        it: 'Restituisce alla banca le monete indicate, o tutte quelle che ha se non bastano.',
        en: 'It returns that many coins to the bank, or all it has if it has fewer.',
      },
    },
    {
      tells: ['R11.4'],
      title: { it: 'Scudi, simboli, punti', en: 'Shields, symbols, points' },
      text: {
        it: 'Gli scudi muovono subito la pedina ({R12.1}), i simboli si contano subito ({R13.1}), i punti vittoria solo alla fine ({R19.2}).',
        en: 'Shields move the pawn at once ({R12.1}), symbols count at once ({R13.1}), victory points only at the end ({R19.2}).',
      },
    },
    {
      tells: ['R11.5'],
      title: { it: 'Turno extra', en: 'Extra turn' },
      text: {
        it: 'Dopo aver concluso il turno e girato le carte, giochi ancora. Puoi costruire un’altra meraviglia con turno extra e continuare, ma una stessa meraviglia non ne dà mai due. Se lo schema è vuoto, il turno extra va perso: costruirla con l’ultima carta dell’Epoca è uno spreco.',
        en: 'When the turn is finished and cards are turned up, you play again. You may build another wonder with an extra turn and go on, but one wonder never gives two. If the structure is empty the extra turn is lost: building it with the last card of an Age wastes it.',
      },
      figure: {
        show: 'pieces',
        ids: ['sphinx', 'hanging-gardens', 'temple-of-artemis', 'piraeus', 'appian-way'],
        caption: {
          it: 'Le cinque meraviglie che danno un turno extra.',
          en: 'The five wonders that give an extra turn.',
        },
      },
    },
    {
      tells: ['R11.6'],
      title: { it: 'Carte gratis da un effetto', en: 'Cards for free by an effect' },
      text: {
        it: 'Una carta costruita gratis grazie a Mausoleo, Messe o Statua della Libertà è una costruzione vera: entra in città e dà tutti i suoi effetti. Non è però una concatenazione, quindi Urbanistica non paga.',
        en: 'A card constructed for free by the Mausoleum, Messe or the Statue of Liberty is a real construction: it enters the city and all its effects apply. But it is no chain, so Urbanism does not pay.',
      },
    },
    {
      tells: ['R11.7'],
      title: { it: 'Le scelte si fanno', en: 'Choices must be made' },
      text: {
        it: 'Se un effetto ti fa scegliere qualcosa e c’è almeno una possibilità, devi scegliere. Se non ce n’è nessuna, l’effetto non fa nulla. Sceglie chi ha costruito (per il gettone di una coppia, chi l’ha chiusa).',
        en: 'If an effect lets you choose something and there is at least one candidate, you must. Without any, the effect does nothing. The side that built chooses (for the token of a pair, the side that closed it).',
      },
    },
  ],
}
