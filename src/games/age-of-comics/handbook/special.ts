// Special cubes (R12) and special actions (R14).
import type { Chapter } from '../../../kernel/handbook.ts'

export const special: Chapter = {
  id: 'special',
  title: { it: 'Cubi e azioni speciali', en: 'Cubes and special actions' },
  inShort: {
    it: 'Il secondo, terzo e quarto fumetto portano un [[cube|cubo]] su un’azione speciale. Da allora, ogni volta che fai quell’azione, puoi fare anche la speciale. Solo tu: l’Automa non ne ha.',
    en: 'Your second, third and fourth comics each bring a [[cube]] to a special action. From then on, whenever you take that action, you may do the special one too. Only you: the Automa has none.',
  },
  rules: [
    {
      tells: ['R12.1'],
      title: { it: 'Mettere un cubo', en: 'Placing a cube' },
      text: {
        it: 'Non è facoltativo, e va dove non ne hai ancora.\n- Secondo fumetto: Riassegna, Hype o Idee in fan.\n- Terzo: anche Miglioria del colore.\n- Quarto: anche Marketing e Redattore extra.',
        en: 'It is not optional, and goes where you have none yet.\n- Second comic: Re-assign, Hype or Ideas into fans.\n- Third: Better Colors as well.\n- Fourth: Marketing and Extra editor as well.',
      },
      figure: {
        show: 'pieces',
        ids: [
          'special-reassign',
          'special-hype',
          'special-convert-ideas',
          'special-better-colors',
          'special-marketing',
          'special-extra-editor',
        ],
        caption: {
          it: 'I cubi di Riassegna, Hype, Idee in fan, Miglioria del colore, Marketing, Redattore extra.',
          en: 'The cubes of Re-assign, Hype, Ideas into fans, Better Colors, Marketing, Extra editor.',
        },
      },
    },
    {
      tells: ['R12.2', 'R12.3'],
      title: { it: 'Dal quinto fumetto', en: 'From the fifth comic on' },
      text: {
        it: 'Con il quinto puoi spostare un cubo su un’azione speciale qualunque dove non ne hai. Inoltre alla fine vale 1 PV per ogni tuo originale; ogni fumetto dal sesto in poi vale 2 PV in più.',
        en: 'With the fifth you may move one cube to any special action where you have none. It is also worth 1 VP for each original of yours at the end; each comic from the sixth on is worth 2 VP more.',
      },
    },
    {
      tells: ['R14.1'],
      title: { it: 'Riassegna (dopo Assumi)', en: 'Re-assign (after Hire)' },
      text: {
        it: 'Scambia fino a uno scrittore e fino a un artista dei tuoi fumetti con uno della mano. Paghi il valore stampato del nuovo meno quello attuale del vecchio; se è negativo incassi. +1 fan se il posto diventa del genere giusto, −1 (mai sotto 1) se smette di esserlo. La vecchia carta torna in mano senza aumenti.',
        en: 'Swap up to one writer and up to one artist of your comics with one from your hand. Pay the printed value of the new one less the present value of the old; if negative you receive it. +1 fan if the place becomes matching, −1 (never below 1) if it stops matching. The old card returns to your hand without increases.',
      },
    },
    {
      tells: ['R14.2'],
      title: { it: 'Hype (dopo Sviluppa)', en: 'Hype (after Develop)' },
      text: {
        it: 'Metti da parte un originale della mano. All’inizio di ogni round seguente riceve un gettone; quando lo stampi ogni gettone vale 2 fan. Conta ancora nel limite di sei carte.',
        en: 'Set one original from your hand aside. At the start of every later round it gets a token; when you print it each token brings 2 fans. It still counts for the limit of six cards.',
      },
    },
    {
      tells: ['R14.3'],
      title: { it: 'Idee in fan (dopo Idee)', en: 'Ideas into fans (after Ideas)' },
      text: {
        it: 'Spendi fino a 3 gettoni Idea di qualunque genere: ciascuno dà 1 fan a un tuo fumetto diverso, anche a un plagio con 0 fan.',
        en: 'Spend up to 3 idea tokens of any genre: each gives 1 fan to a different comic of yours, also to a rip-off with 0 fans.',
      },
    },
    {
      tells: ['R14.4'],
      title: { it: 'Miglioria del colore (stampando)', en: 'Better Colors (when printing)' },
      text: {
        it: 'Ogni fumetto che stampi mentre il cubo è qui riceve un gettone da 2 PV.',
        en: 'Each comic you print while your cube lies here gets a token worth 2 VP.',
      },
    },
    {
      tells: ['R14.5'],
      title: { it: 'Marketing (dopo Royalties)', en: 'Marketing (after Royalties)' },
      text: {
        it: 'Una volta per azione paghi $2, $5 o $9 per 1, 2 o 4 fan, divisi come vuoi fra i tuoi fumetti con almeno 1 fan.',
        en: 'Once per action pay $2, $5 or $9 for 1, 2 or 4 fans, split as you like over your comics with at least 1 fan.',
      },
    },
    {
      tells: ['R14.6'],
      title: { it: 'Redattore extra (dopo Vendite)', en: 'Extra editor (after Sales)' },
      text: {
        it: 'Prendi il quinto redattore per il resto del round, una volta per round: un turno in più, dopo il quarto dell’Automa.',
        en: 'Take your fifth editor for the rest of the round, once per round: one more turn, after the Automa’s fourth.',
      },
    },
    {
      tells: ['R14.7'],
      title: { it: 'Da quando vale', en: 'From when on it works' },
      text: {
        it: 'Un cubo appena messo o spostato vale dal prossimo fumetto o dalla prossima azione, non per quello che lo ha portato. Le azioni speciali sono sempre facoltative.',
        en: 'A cube just placed or moved works from the next comic or action on, not for the one that brought it. Special actions are always optional.',
      },
    },
  ],
}
