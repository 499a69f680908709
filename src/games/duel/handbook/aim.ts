// What the game is about, and the three ways to win.
import type { Chapter } from '../../../kernel/handbook.ts'

export const aim: Chapter = {
  id: 'aim',
  title: { it: 'Scopo del gioco', en: 'Aim of the game' },
  inShort: {
    it: 'Tu e SOLO costruite due città antiche in tre [[age|Epoche]]. Si può vincere in tre modi: portando la [[pawn|pedina conflitto]] nella capitale avversaria, raccogliendo sei [[symbol|simboli scientifici]] diversi, o facendo più punti alla fine dell’Epoca III. I primi due chiudono la partita all’istante: tienili sempre d’occhio.',
    en: 'You and SOLO build two ancient cities over three [[age|Ages]]. There are three ways to win: push the [[pawn|conflict pawn]] into the other capital, collect six different [[symbol|science symbols]], or have more points after Age III. The first two end the game on the spot, so always keep an eye on them.',
  },
  rules: [
    {
      tells: ['R19.1'],
      title: { it: 'Tre modi di vincere', en: 'Three ways to win' },
      text: {
        it: 'La partita finisce subito se qualcuno ottiene una [[supremacy|supremazia]]:\n- militare, se la pedina conflitto entra nella capitale avversaria ({R12.5});\n- scientifica, se una città raccoglie sei simboli diversi ({R13.5}).\n\nSe nessuno ci riesce, dopo l’ultima carta dell’Epoca III si contano i punti ({R19.2}).',
        en: 'The game ends at once when somebody reaches a [[supremacy]]:\n- military, if the conflict pawn enters the other capital ({R12.5});\n- scientific, if a city collects six different symbols ({R13.5}).\n\nIf nobody does, points are counted after the last card of Age III ({R19.2}).',
      },
    },
  ],
}
