// Shields, Horns and Battles.
import type { Chapter } from '../../../kernel/handbook.ts'

export const battle: Chapter = {
  id: 'battle',
  title: { it: 'Corni e battaglie', en: 'Horns and Battles' },
  inShort: {
    it: 'Ogni [[horn|Corno]] che qualcuno prende gira un [[conflict|segnalino Conflitto]]. Al terzo, a fine turno c’è [[battle|battaglia]]: chi ha più [[shield|Scudi]] prende un segnalino [[victory|Vittoria Militare]] da 3 punti, due se ne ha almeno il doppio. Poi le carte con Corni di tutti si scartano.',
    en: 'Every [[horn|Horn]] somebody takes turns a [[conflict|Conflict token]]. With the third there is a [[battle|Battle]] at the end of the turn: the side with more [[shield|Shields]] takes a [[victory|Military Victory]] token worth 3 points, two if it has at least twice as many. Then everybody’s cards with Horns are discarded.',
  },
  rules: [
    {
      tells: ['R7.1'],
      title: { it: 'I tuoi Scudi', en: 'Your Shields' },
      text: {
        it: 'Le tue carte Rosse, 1 ciascuna, con o senza Corni; più gli Stadi con effetto costruiti di Rhódos; più 2 se hai Tattica.',
        en: 'Your Red cards, 1 each, with or without Horns; plus the constructed Rhodes Stages with an effect; plus 2 if you have Tactics.',
      },
    },
    {
      tells: ['R7.2'],
      title: { it: 'I Corni', en: 'Horns' },
      text: {
        it: 'Appena prendi una carta Rossa con Corni giri altrettanti segnalini Conflitto sul lato Battaglia. Se sul lato Pace ne restano meno, giri quelli e il resto non conta.',
        en: 'As soon as you take a Red card with Horns you turn as many Conflict tokens to the Battle side. If fewer show Peace, you turn those and the rest is ignored.',
      },
    },
    {
      tells: ['R7.3', 'R12.4'],
      title: { it: 'Il terzo segnalino', en: 'The third token' },
      text: {
        it: 'Girato il terzo, la battaglia si combatte alla fine di quel turno. Altri Corni presi prima di allora non girano più nulla, ma i loro Scudi contano. Non c’è mai più di una battaglia per turno.',
        en: 'Once the third is turned the Battle is fought at the end of that turn. Horns taken before then turn nothing more, but their Shields count. There is never more than one Battle in a turn.',
      },
    },
    {
      tells: ['R7.4'],
      title: { it: 'Chi vince la battaglia', en: 'Who wins the Battle' },
      text: {
        it: 'Si confrontano gli Scudi. Pari: niente a nessuno. Altrimenti chi ne ha di più prende 1 segnalino Vittoria Militare, oppure 2 se ne ha almeno 2 e almeno il doppio dell’altro.\n- 1 contro 0: un segnalino. 2 contro 0: due.\n- 2 contro 1, 3 contro 1, 4 contro 2: due.\n- 3 contro 2, 5 contro 3: uno.',
        en: 'Compare Shields. Equal: nothing for anybody. Otherwise the side with more takes 1 Military Victory token, or 2 if it has at least 2 and at least twice as many as the other.\n- 1 against 0: one token. 2 against 0: two.\n- 2 against 1, 3 against 1, 4 against 2: two.\n- 3 against 2, 5 against 3: one.',
      },
      figure: {
        show: 'board',
        part: 'centre',
        position: {
          active: 'player',
          player: { wonder: 'giza', cards: { 'red-0': 1, 'red-1': 1 } },
          opponent: { wonder: 'babylon', cards: { 'red-1': 1, wood: 1 } },
          progress: { faceUp: ['decor', 'crafts', 'tactics'] },
          decks: {
            player: { top: 'red-1', count: 22 },
            opponent: { top: 'glass', count: 23 },
            central: { top: null, count: 59 },
          },
        },
        mark: ['player'],
        caption: {
          it: 'Due segnalini sono già girati. Se prendi la carta con il Corno: 3 Scudi contro 1, battaglia, e due segnalini per te.',
          en: 'Two tokens are turned already. If you take the card with the Horn: 3 Shields against 1, Battle, and two tokens for you.',
        },
      },
    },
    {
      tells: ['R7.5'],
      title: { it: 'Dopo la battaglia', en: 'After the Battle' },
      text: {
        it: 'Tutti e due scartate tutte le carte Rosse con Corni, e i tre segnalini tornano sul lato Pace. Le Rosse senza Corni, gli Scudi di Rhódos e Tattica restano: valgono anche nella prossima.',
        en: 'Both sides discard all their Red cards with Horns, and the three tokens go back to Peace. Red cards without Horns, Shields of Rhodes and Tactics stay: they count in the next one, too.',
      },
    },
    {
      tells: ['R7.6'],
      title: { it: 'Un controllo facile', en: 'An easy check' },
      text: {
        it: 'I segnalini sul lato Battaglia sono sempre quanti i Corni davanti a voi due insieme, fino a 3.',
        en: 'The tokens on the Battle side are always as many as the Horns in front of both of you together, up to 3.',
      },
    },
    {
      tells: ['R12.5'],
      title: { it: 'Battaglia all’ultimo turno', en: 'Battle in the last turn' },
      text: {
        it: 'Anche se il terzo segnalino lo gira una carta avuta dallo Stadio che completa la Meraviglia, la battaglia si combatte, e prima di contare i punti.',
        en: 'Even if the third token is turned by a card from the very Stage that completes the Wonder, the Battle is fought, and before points are counted.',
      },
    },
  ],
}
