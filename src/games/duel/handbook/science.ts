// Symbols, pairs, and the ten progress tokens.
import type { Chapter, Rule } from '../../../kernel/handbook.ts'

const tokens: readonly Rule[] = [
  {
    tells: ['R14.1'],
    title: { it: 'Agricoltura', en: 'Agriculture' },
    text: { it: '6 monete subito e 4 punti alla fine.', en: '6 coins at once and 4 points at the end.' },
    figure: { show: 'pieces', ids: ['agriculture'], caption: { it: 'Agricoltura.', en: 'Agriculture.' } },
  },
  {
    tells: ['R14.2'],
    title: { it: 'Architettura', en: 'Architecture' },
    text: {
      it: 'Ogni meraviglia che costruisci da lì in poi costa due risorse in meno, a tua scelta.',
      en: 'Every wonder you build from then on costs two resources fewer, of your choice.',
    },
    figure: { show: 'pieces', ids: ['architecture'], caption: { it: 'Architettura.', en: 'Architecture.' } },
  },
  {
    tells: ['R14.3'],
    title: { it: 'Economia', en: 'Economy' },
    text: {
      it: 'Quando l’avversario compra risorse, le monete che spende per quelle vanno a te invece che alla banca. Le monete stampate sul costo no.',
      en: 'When the opponent buys resources, the coins it pays for them go to you instead of the bank. The coins printed in the cost do not.',
    },
    figure: { show: 'pieces', ids: ['economy'], caption: { it: 'Economia.', en: 'Economy.' } },
  },
  {
    tells: ['R14.4'],
    title: { it: 'Legge', en: 'Law' },
    text: {
      it: 'Vale come un simbolo scientifico, la bilancia: può essere il tuo sesto.',
      en: 'It is a science symbol itself, the scales: it may be your sixth.',
    },
    figure: { show: 'pieces', ids: ['law'], caption: { it: 'Legge.', en: 'Law.' } },
  },
  {
    tells: ['R14.5'],
    title: { it: 'Edilizia', en: 'Masonry' },
    text: {
      it: 'Ogni carta blu che costruisci da lì in poi costa due risorse in meno, a tua scelta.',
      en: 'Every blue card you construct from then on costs two resources fewer, of your choice.',
    },
    figure: { show: 'pieces', ids: ['masonry'], caption: { it: 'Edilizia.', en: 'Masonry.' } },
  },
  {
    tells: ['R14.6'],
    title: { it: 'Matematica', en: 'Mathematics' },
    text: {
      it: 'Alla fine 3 punti per ogni gettone progresso che hai, compreso questo.',
      en: 'At the end 3 points for each progress token you hold, this one included.',
    },
    figure: { show: 'pieces', ids: ['mathematics'], caption: { it: 'Matematica.', en: 'Mathematics.' } },
  },
  {
    tells: ['R14.7'],
    title: { it: 'Filosofia', en: 'Philosophy' },
    text: { it: '7 punti alla fine.', en: '7 points at the end.' },
    figure: { show: 'pieces', ids: ['philosophy'], caption: { it: 'Filosofia.', en: 'Philosophy.' } },
  },
  {
    tells: ['R14.8'],
    title: { it: 'Strategia', en: 'Strategy' },
    text: {
      it: 'Uno scudo in più su ogni carta rossa che costruisci da lì in poi ({R12.4}).',
      en: 'One more shield on every red card you construct from then on ({R12.4}).',
    },
    figure: { show: 'pieces', ids: ['strategy'], caption: { it: 'Strategia.', en: 'Strategy.' } },
  },
  {
    tells: ['R14.9'],
    title: { it: 'Teologia', en: 'Theology' },
    text: {
      it: 'Ogni meraviglia che costruisci da lì in poi dà un turno extra; chi lo dà già non ne dà due. Non vale per la Grande Biblioteca con cui l’hai presa.',
      en: 'Every wonder you build from then on gives an extra turn; one that gives it already does not give two. It does not help the Great Library that brought it.',
    },
    figure: { show: 'pieces', ids: ['theology'], caption: { it: 'Teologia.', en: 'Theology.' } },
  },
  {
    tells: ['R14.10'],
    title: { it: 'Urbanistica', en: 'Urbanism' },
    text: {
      it: '6 monete subito, e 4 ogni volta che costruisci per concatenazione ({R8.1}).',
      en: '6 coins at once, and 4 each time you construct by a chain ({R8.1}).',
    },
    figure: { show: 'pieces', ids: ['urbanism'], caption: { it: 'Urbanistica.', en: 'Urbanism.' } },
  },
]

export const science: Chapter = {
  id: 'science',
  title: { it: 'Scienza e progresso', en: 'Science and progress' },
  inShort: {
    it: 'Le carte verdi portano [[symbol|simboli]]. Due simboli uguali fanno una [[pair|coppia]], e ti danno un [[token|gettone progresso]] a scelta dal tabellone. Sei simboli diversi ti fanno vincere subito.',
    en: 'Green cards bear [[symbol|symbols]]. Two equal ones make a [[pair]] and bring you a [[token|progress token]] of your choice from the board. Six different ones win the game at once.',
  },
  rules: [
    {
      tells: ['R13.1'],
      title: { it: 'Contare i simboli', en: 'Counting symbols' },
      text: {
        it: 'I simboli vengono dalle carte verdi e dal gettone Legge. La tua città li mostra con il loro numero.',
        en: 'Symbols come from green cards and from the token Law. Your city shows them with their numbers.',
      },
      figure: {
        show: 'pieces',
        ids: ['scriptorium', 'library', 'pharmacist', 'dispensary', 'law'],
        caption: {
          it: 'Scrittorio e Biblioteca hanno la penna, Farmacista e Ambulatorio il mortaio; Legge la bilancia.',
          en: 'Scriptorium and Library have the quill, Pharmacist and Dispensary the mortar; Law the scales.',
        },
      },
    },
    {
      tells: ['R13.2'],
      title: { it: 'Una coppia, un gettone', en: 'A pair, a token' },
      text: {
        it: 'Appena hai il secondo simbolo uguale, scegli un gettone fra quelli rimasti sul tabellone. I gettoni presi non si rimpiazzano: se sono finiti, la coppia non dà nulla.',
        en: 'When you get your second copy of a symbol, choose one of the tokens left on the board. Tokens taken are not replaced: if none is left, the pair brings nothing.',
      },
    },
    {
      tells: ['R13.3', 'R13.4'],
      title: { it: 'Coppie che non ci sono, coppie che restano', en: 'Pairs that cannot be, pairs that stay' },
      text: {
        it: 'La bilancia di Legge esiste una volta sola, quindi non fa mai coppia. Le carte verdi non si perdono mai, quindi una coppia resta tua.',
        en: 'The scales of Law exist only once, so they never make a pair. Green cards are never lost, so a pair stays yours.',
      },
    },
    {
      tells: ['R13.5'],
      title: { it: 'Supremazia scientifica', en: 'Scientific supremacy' },
      text: {
        it: 'Con sei simboli diversi vinci all’istante, anche se il sesto è Legge. Vale anche per SOLO: quando ne ha quattro o cinque, guarda quali carte verdi sono in gioco.',
        en: 'With six different symbols you win at once, also if the sixth is Law. The same goes for SOLO: once it has four or five, watch which green cards are around.',
      },
    },
    ...tokens,
  ],
}
