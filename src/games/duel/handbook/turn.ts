// Your turn: one accessible card, three uses.
import type { Chapter } from '../../../kernel/handbook.ts'

export const turn: Chapter = {
  id: 'turn',
  title: { it: 'Il tuo turno', en: 'Your turn' },
  inShort: {
    it: 'Prendi una sola [[accessible|carta accessibile]] e scegli che cosa farne: costruirla nella tua città pagandone il costo, scartarla per incassare monete, oppure infilarla sotto una tua [[wonder|meraviglia]] per costruire quella. Passare non si può, ma scartare sì, sempre.',
    en: 'Take exactly one [[accessible|accessible card]] and choose its use: construct it in your city and pay its cost, discard it for coins, or tuck it under one of your [[wonder|wonders]] to construct that instead. You cannot pass, but you can always discard.',
  },
  rules: [
    {
      tells: ['R5.1', 'R20'],
      title: { it: 'Una carta, tre usi', en: 'One card, three uses' },
      text: {
        it: 'A ogni turno prendi dallo schema una carta che nessun’altra copre e ne fai una cosa sola:\n- la costruisci, se puoi pagarla ({R6.1});\n- la scarti e prendi monete ({R9.1}): questo è sempre possibile;\n- la usi per costruire una tua meraviglia, se puoi pagare quella e in tutto ne sono state costruite meno di sette ({R10.1}).',
        en: 'On each turn you take from the structure one card that no other card covers, and do one thing with it:\n- construct it, if you can pay for it ({R6.1});\n- discard it and take coins ({R9.1}): this is always possible;\n- use it to construct one of your wonders, if you can pay for the wonder and fewer than seven have been built in all ({R10.1}).',
      },
      figure: {
        show: 'board',
        part: 'centre',
        position: {
          age: 1,
          turn: 'player',
          address: 'SC',
          structure: {
            '3.1': 'tavern',
            '3.2': 'baths',
            '3.3': 'press',
            '2.1': '?',
            '2.2': '?',
            '2.3': '?',
            '1.1': 'stable',
          },
          board: ['law', 'economy', 'strategy', 'masonry', 'urbanism'],
          solo: { unbuilt: ['pyramids', 'colossus', 'piraeus', 'mausoleum'] },
          player: { unbuilt: ['sphinx', 'great-library', 'appian-way', 'statue-of-zeus'], cards: ['quarry'] },
        },
        mark: ['tavern', 'baths', 'press'],
        caption: {
          it: 'Un esempio: niente copre Taverna, Bagni e Stamperia, perciò prendi una di queste. La Stalla aspetta che le si tolga ciò che la copre.',
          en: 'An example: nothing covers Tavern, Baths and Press, so you take one of them. The Stable waits until what covers it is gone.',
        },
      },
    },
    {
      tells: ['R5.2'],
      title: { it: 'A turno', en: 'Taking turns' },
      text: {
        it: 'Tu e SOLO giocate un turno a testa. Solo un [[extra-turn|turno extra]] cambia quest’ordine ({R11.5}).',
        en: 'You and SOLO play one turn each. Only an [[extra-turn|extra turn]] changes this order ({R11.5}).',
      },
    },
    {
      tells: ['R20.1'],
      title: { it: 'Le altre decisioni', en: 'Other decisions' },
      text: {
        it: 'Ogni tanto la partita ti chiede altro:\n- quale meraviglia prendere, all’inizio ({R3.1});\n- quale gettone progresso, se chiudi una coppia o costruisci la Grande Biblioteca ({R13.2}, {R17.4});\n- quale carta costruire gratis o eliminare, per effetto di una meraviglia ({R17.7}, {R17.15});\n- chi comincia la prossima Epoca ({R18.2});\n- l’indirizzo strategico di SOLO, se la sua prima meraviglia è una promo ({S2.3}).',
        en: 'Now and then the game asks you for something else:\n- which wonder to take, at the start ({R3.1});\n- which progress token, when you close a pair or build the Great Library ({R13.2}, {R17.4});\n- which card to construct for free or to destroy, by the effect of a wonder ({R17.7}, {R17.15});\n- who begins the next Age ({R18.2});\n- SOLO’s strategic address, if its first wonder is a promo ({S2.3}).',
      },
    },
  ],
}
