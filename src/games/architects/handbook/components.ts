// What lies on the table.
import type { Chapter } from '../../../kernel/handbook.ts'
import { inEachLang, type Text } from '../../../kernel/text.ts'
import { CARDS, COMPOSITIONS, WONDERS } from '../catalogue/index.ts'

const CENTRAL: Text = { it: 'Mazzo centrale', en: 'Central deck' }

/** What each deck is made of; the central one comes last (R1.2). */
const DECKS = inEachLang((lang) =>
  COMPOSITIONS.map((kinds, no) => {
    const cards = CARDS.flatMap(({ name }, kind) => (kinds[kind] ? [`${kinds[kind]} × ${name[lang]}`] : []))
    return `- ${(WONDERS[no]?.name ?? CENTRAL)[lang]}: ${cards.join(', ')}.`
  }).join('\n'),
)

export const components: Chapter = {
  id: 'components',
  title: { it: 'Che cosa c’è sul tavolo', en: 'What lies on the table' },
  inShort: {
    it: 'Due [[wonder|Meraviglie]], ciascuna con il suo mazzo di 25 carte, e in mezzo il [[central|mazzo centrale]] di 60. Intorno: 15 [[token|segnalini Progresso]], 3 [[conflict|segnalini Conflitto]], i segnalini [[victory|Vittoria Militare]] e la [[cat|pedina Gatto]].',
    en: 'Two [[wonder|Wonders]], each with its own deck of 25 cards, and the [[central|central deck]] of 60 between them. Around them: 15 [[token|Progress tokens]], 3 [[conflict|Conflict tokens]], the [[victory|Military Victory]] tokens and the [[cat|Cat pawn]].',
  },
  rules: [
    {
      tells: ['R1.1'],
      title: { it: 'Meraviglie e Stadi', en: 'Wonders and Stages' },
      text: {
        it: 'Le Meraviglie sono sette, ognuna di cinque Stadi. Uno Stadio ha due facce: in costruzione mostra che cosa costa e che cosa darà; costruito mostra i suoi punti e il suo [[effect|effetto]]. Punti ed effetto valgono solo quando è costruito.',
        en: 'There are seven Wonders of five Stages each. A Stage has two faces: under construction it shows what it costs and what it will give; constructed it shows its points and its [[effect]]. Points and effect count only once it is constructed.',
      },
      figure: {
        show: 'pieces',
        ids: ['giza', 'rhodes', 'giza-2d', 'rhodes-2i'],
        caption: {
          it: 'Gizah e Rhódos, e uno Stadio di ciascuna: il primo di Gizah costa 2 Risorse diverse e vale 4 punti; quello di Rhódos da 2 identiche ne vale 4 e dà uno Scudo.',
          en: 'Giza and Rhodes, and a Stage of each: Giza’s first costs 2 different Resources and is worth 4 points; Rhodes’ Stage for 2 identical ones is worth 4 and gives a Shield.',
        },
      },
    },
    {
      tells: ['R1.2', 'R10.3'],
      title: { it: 'Le carte', en: 'The cards' },
      text: {
        it: 'In scatola ce ne sono 235: 25 per ogni Meraviglia e 60 del mazzo centrale. In due se ne usano 110, cioè i mazzi delle due Meraviglie in gioco e quello centrale; gli altri restano nella scatola.\n\nI tipi di carta sono 14. Due carte dello stesso tipo sono uguali: il dorso dice solo da quale mazzo vengono, e una volta presa la carta non conta più.',
        en: 'The box has 235: 25 for each Wonder and 60 of the central deck. Two sides use 110, that is the decks of the two Wonders in play and the central one; the others stay in the box.\n\nThere are 14 kinds of card. Two cards of a kind are alike: the back only says which deck they came from, and once a card is taken it no longer matters.',
      },
      list: DECKS,
      figure: {
        show: 'pieces',
        ids: ['player', 'opponent', 'central'],
        caption: {
          it: 'I tre mazzi: il tuo e quello dell’Avversario sono scoperti, quello centrale è coperto.',
          en: 'The three decks: yours and the Opponent’s lie face up, the central one face down.',
        },
      },
    },
    {
      tells: ['R1.3'],
      title: { it: 'I segnalini Progresso', en: 'The Progress tokens' },
      text: {
        it: 'Quindici: tredici diversi fra loro e due copie di Cultura. Si vincono con le carte Verdi, e aiutano per tutta la partita o danno punti alla fine.',
        en: 'Fifteen: thirteen that are all different and two copies of Culture. They are won with Green cards, and help all game long or bring points at the end.',
      },
      figure: {
        show: 'pieces',
        ids: ['urbanism', 'economy', 'culture', 'stack'],
        caption: {
          it: 'Urbanismo, Economia, Cultura, e la pila coperta.',
          en: 'Urbanism, Economy, Culture, and the face-down stack.',
        },
      },
    },
    {
      tells: ['R1.4'],
      title: { it: 'Conflitto e Vittoria Militare', en: 'Conflict and Military Victory' },
      text: {
        it: 'I segnalini Conflitto hanno un lato Pace e un lato Battaglia; nella scatola sono sei, in due se ne usano tre. I segnalini Vittoria Militare valgono 3 punti ciascuno e non finiscono mai.',
        en: 'Conflict tokens have a Peace side and a Battle side; the box has six, two sides use three. Military Victory tokens are worth 3 points each and never run out.',
      },
    },
    {
      tells: ['R1.5'],
      title: { it: 'La pedina Gatto', en: 'The Cat pawn' },
      text: {
        it: 'Una sola, e vale 2 punti per chi ce l’ha alla fine. Intanto fa guardare in cima al mazzo centrale ({R9.3}).',
        en: 'There is one, worth 2 points to whoever has it at the end. Until then it lets its owner look at the top of the central deck ({R9.3}).',
      },
    },
  ],
}
