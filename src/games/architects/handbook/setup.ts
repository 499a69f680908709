// Before the first card.
import type { Chapter } from '../../../kernel/handbook.ts'

export const setup: Chapter = {
  id: 'setup',
  title: { it: 'Preparazione', en: 'Set-up' },
  inShort: {
    it: 'Scegli una [[wonder|Meraviglia]]; all’Avversario ne tocca un’altra. I due mazzi Meraviglia stanno scoperti, quello centrale coperto; tre [[token|segnalini Progresso]] in vista, tre [[conflict|segnalini Conflitto]] sul lato Pace. Nessuno ha carte, e cominci tu. L’app prepara tutto da sola.',
    en: 'Choose a [[wonder|Wonder]]; the Opponent gets another. The two Wonder decks lie face up, the central one face down; three [[token|Progress tokens]] are in view, three [[conflict|Conflict tokens]] show Peace. Nobody has cards, and you begin. The app sets everything up for you.',
  },
  rules: [
    {
      tells: ['R2.1'],
      title: { it: 'Due Meraviglie diverse', en: 'Two different Wonders' },
      text: {
        it: 'Scegli la tua Meraviglia; fra le altre sei un dado decide quella dell’Avversario, se non l’hai indicata tu ({S3}). Tutti e cinque gli Stadi partono dalla faccia in costruzione.',
        en: 'You choose your Wonder; of the other six a die picks the Opponent’s, unless you named it ({S3}). All five Stages begin on the face under construction.',
      },
      figure: {
        show: 'pieces',
        ids: ['1', '6'],
        caption: {
          it: 'Il dado a sei facce: serve solo all’Avversario, quando da solo non sa decidere.',
          en: 'The six-sided die: only the Opponent needs it, where it cannot decide by itself.',
        },
      },
    },
    {
      tells: ['R2.2', 'R2.3'],
      title: { it: 'I tre mazzi', en: 'The three decks' },
      text: {
        it: 'Ciascuno mescola il mazzo della propria Meraviglia e lo mette scoperto alla sua sinistra. In due, perciò, i mazzi Meraviglia stanno tutti e due fra voi: a sinistra il tuo, a destra il suo. Di ognuno si vede solo la carta in cima. Il mazzo centrale si mescola e resta coperto.',
        en: 'Each side shuffles the deck of its own Wonder and puts it face up on its left. With two sides, both Wonder decks therefore lie between you: yours on your left, the other one on your right. Only the top card of each is seen. The central deck is shuffled and stays face down.',
      },
    },
    {
      tells: ['R2.4'],
      title: { it: 'I segnalini Progresso', en: 'The Progress tokens' },
      text: {
        it: 'Prima l’Avversario riceve i segnalini con cui comincia ({S4}): nessuno al livello Facile, uno al Normale, due al Difficile. Gli altri si mescolano in una pila coperta, e i primi tre si scoprono accanto.',
        en: 'First the Opponent gets the tokens it begins with ({S4}): none at the Easy level, one at Normal, two at Hard. The others are shuffled into a face-down stack, and the top three are turned up beside it.',
      },
    },
    {
      tells: ['R2.5'],
      title: { it: 'Tre segnalini Conflitto', en: 'Three Conflict tokens' },
      text: {
        it: 'In due se ne usano 3, tutti sul lato Pace. Gli altri 3 restano nella scatola.',
        en: 'Two sides use 3, all on the Peace side. The other 3 stay in the box.',
      },
    },
    {
      tells: ['R2.6'],
      title: { it: 'Il Gatto', en: 'The Cat' },
      text: {
        it: 'La pedina Gatto aspetta accanto al mazzo centrale e non è di nessuno.',
        en: 'The Cat pawn waits beside the central deck and belongs to nobody.',
      },
    },
    {
      tells: ['R2.7'],
      title: { it: 'Mani vuote', en: 'Empty hands' },
      text: {
        it: 'Si comincia senza carte. La [[pile|pila degli scarti]] è scoperta, e ciò che ci finisce non torna più in gioco.',
        en: 'You begin without cards. The [[pile|discard pile]] lies face up, and what goes there never comes back.',
      },
    },
    {
      tells: ['R2.8'],
      title: { it: 'Chi comincia', en: 'Who begins' },
      text: {
        it: 'Cominci tu (un’opzione della partita lascia invece cominciare l’Avversario). Poi un turno a testa.',
        en: 'You begin (an option of the game lets the Opponent begin instead). Then one turn each.',
      },
    },
    {
      tells: ['R2.9'],
      title: { it: 'In quale ordine', en: 'In which order' },
      text: {
        it: 'La tua Meraviglia, quella dell’Avversario, i suoi segnalini iniziali, la prima carta del tuo mazzo, la prima del suo, infine i tre segnalini Progresso scoperti, da sinistra a destra. Accanto al tavolo vero sei tu a dire all’app che cosa esce.',
        en: 'Your Wonder, the Opponent’s, its starting tokens, the top card of your deck, the top card of its deck, and last the three face-up Progress tokens from left to right. Beside a real table you tell the app what turns up.',
      },
    },
  ],
}
