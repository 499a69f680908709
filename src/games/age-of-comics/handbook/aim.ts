// What the game is about, and how it ends.
import type { Chapter } from '../../../kernel/handbook.ts'

export const aim: Chapter = {
  id: 'aim',
  title: { it: 'Scopo del gioco', en: 'Aim of the game' },
  inShort: {
    it: 'Sei un editore di fumetti: assumi [[creative|creativi]], sviluppi fumetti, li stampi e li vendi. Dopo cinque round vince chi ha più PV; un [[fan]] vale 1 PV. A parità vince l’Automa.',
    en: 'You are a publisher of comics: you hire [[creative|creatives]], develop comics, print and sell them. After five rounds more VP win; a [[fan]] is worth 1 VP. The Automa wins a tie.',
  },
  rules: [
    {
      tells: ['R1.1'],
      title: { it: 'Cinque round', en: 'Five rounds' },
      text: {
        it: 'La partita dura sempre cinque round: non c’è modo di finirla prima. In ogni round tu e l’Automa mettete a turno i vostri redattori sulle azioni del tabellone, uno alla volta. Dopo il quinto round si contano i punti vittoria (PV): vinci se ne hai più dell’Automa ({S13.2}).',
        en: 'The game always lasts five rounds: there is no way to end it earlier. In each round you and the Automa take turns to place your editors on the actions of the board, one at a time. After the fifth round victory points (VP) are counted: you win if you have more than the Automa ({S13.2}).',
      },
    },
  ],
}
