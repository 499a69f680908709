// Why the Automa has to be told everything: it reads the displays, the map, the action spaces and your printed comics. It needs neither
// your money nor your hand, but these follow from what you do anyway.
import type { Referee } from '../../kernel/referee.ts'

export const referee: Referee = {
  kind: 'needs-all',
  because: [
    {
      text: {
        it: 'L’Automa mette il redattore nel primo spazio libero di un’azione: i tuoi redattori lo occupano.',
        en: 'The Automa puts its editor on the first free space of an action: your editors take these spaces.',
      },
      cite: 'S5.4',
    },
    {
      text: {
        it: 'Assume e sviluppa fra le carte scoperte, quelle che prendi anche tu.',
        en: 'It hires and develops from the face-up cards, which you take from, too.',
      },
      cite: 'S7.2',
    },
    {
      text: {
        it: 'Segue i generi dei fumetti che hai stampato, dall’ultimo al primo.',
        en: 'It follows the genres of the comics you have printed, from the last to the first.',
      },
      cite: 'S6.2',
    },
    {
      text: {
        it: 'Plagia i tuoi originali e ti contende i segnalini maestria.',
        en: 'It rips off your originals and competes for the mastery tokens.',
      },
      cite: 'S10.4',
    },
    {
      text: {
        it: 'Gira e raccoglie gli ordini che restano sulla mappa.',
        en: 'It flips and collects the orders that are left on the map.',
      },
      cite: 'S11.2',
    },
  ],
}
