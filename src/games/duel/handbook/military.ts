import type { Chapter } from '../../../kernel/handbook.ts'

export const military: Chapter = {
  id: 'military',
  title: { it: 'La guerra', en: 'War' },
  inShort: {
    it: 'Ogni [[shield|scudo]] spinge la [[pawn|pedina]] di una casella verso la capitale avversaria. Strada facendo saccheggia: 2 monete, poi 5. Se arriva in capitale, hai vinto; se no, il vantaggio vale punti alla fine.',
    en: 'Each [[shield]] pushes the [[pawn]] one space towards the other capital. On the way it loots: 2 coins, then 5. If it reaches the capital you have won; if not, your lead is worth points at the end.',
  },
  rules: [
    {
      tells: ['R12.1'],
      title: { it: 'Gli scudi muovono la pedina', en: 'Shields move the pawn' },
      text: {
        it: 'Ogni scudo di una carta rossa o di una meraviglia muove la pedina di una casella verso la capitale avversaria, nel momento in cui costruisci. Gli scudi non si conservano.',
        en: 'Each shield of a red card or a wonder moves the pawn one space towards the other capital, at the moment you construct. Shields are not saved up.',
      },
      figure: {
        show: 'board',
        part: 'centre',
        position: {
          age: 2,
          turn: 'player',
          address: 'SC',
          conflict: -4,
          loot: { solo: [5], player: [2, 5] },
          structure: { '1.1': 'walls', '1.2': 'temple' },
          board: ['law', 'economy', null, 'masonry', 'urbanism'],
          solo: {
            coins: 4,
            unbuilt: ['pyramids', 'piraeus'],
            built: ['colossus'],
            cards: ['quarry', 'altar', 'baths'],
          },
          player: {
            coins: 6,
            unbuilt: ['sphinx', 'great-library', 'statue-of-zeus'],
            cards: ['stable', 'garrison', 'barracks', 'horse-breeders', 'guard-tower', 'palisade'],
            tokens: ['strategy'],
          },
        },
        mark: ['walls'],
        caption: {
          it: 'La pedina è a 4 nella metà di SOLO: il suo segnalino da 2 è già preso. Le Mura (2 scudi, 3 con Strategia) la porterebbero a 7 e farebbero perdere a SOLO 5 monete.',
          en: 'The pawn stands at 4 on SOLO’s half: its 2-coin token is gone. The Walls (2 shields, 3 with Strategy) would bring it to 7 and cost SOLO 5 coins.',
        },
      },
    },
    {
      tells: ['R12.2'],
      title: { it: 'Saccheggio', en: 'Looting' },
      text: {
        it: 'La prima volta che la pedina entra nella zona 3–5 di una metà, il suo proprietario perde 2 monete; la prima volta nella zona 6–8, ne perde 5. Il segnalino si toglie. Se la pedina attraversa tutte e due le zone in un colpo, si pagano tutti e due.',
        en: 'The first time the pawn enters zone 3–5 of a half its owner loses 2 coins; the first time in zone 6–8, 5 coins. The token is removed. If the pawn crosses both zones in one go, both are paid.',
      },
    },
    {
      tells: ['R12.3'],
      title: { it: 'Tornare indietro', en: 'Going back' },
      text: {
        it: 'Quando la pedina torna verso il centro non succede nulla: i segnalini puniscono solo chi viene invaso, e solo una volta.',
        en: 'When the pawn moves back towards the middle nothing happens: the tokens punish only the side that is invaded, and only once.',
      },
    },
    {
      tells: ['R12.4'],
      title: { it: 'Strategia', en: 'Strategy' },
      text: {
        it: 'Con il gettone Strategia ogni carta rossa che costruisci da lì in poi ha uno scudo in più, anche se la costruisci gratis. Le meraviglie no.',
        en: 'With the token Strategy every red card you construct from then on has one more shield, also when constructed for free. Wonders do not.',
      },
    },
    {
      tells: ['R12.5'],
      title: { it: 'Supremazia militare', en: 'Military supremacy' },
      text: {
        it: 'Se la pedina raggiunge la capitale avversaria, nove caselle dal centro, si ferma lì e la partita finisce subito: vince chi l’ha mossa. I punti non contano più.',
        en: 'If the pawn reaches the other capital, nine spaces from the middle, it stops there and the game ends at once: whoever moved it wins. Points no longer matter.',
      },
    },
  ],
}
