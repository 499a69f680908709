// What Progress tokens do.
import type { Chapter } from '../../../kernel/handbook.ts'

export const tokens: Chapter = {
  id: 'tokens',
  title: { it: 'I segnalini Progresso', en: 'Progress tokens' },
  inShort: {
    it: 'Sei danno una [[extra|carta aggiuntiva]] quando accade qualcosa, due facilitano i [[payment|pagamenti]], uno dà [[shield|Scudi]], gli altri punti alla fine. Ognuno serve al massimo una volta per turno.',
    en: 'Six give an [[extra|extra card]] when something happens, two make [[payment|payments]] easier, one gives [[shield|Shields]], the others points at the end. Each serves at most once per turn.',
  },
  rules: [
    {
      tells: ['R8.1'],
      title: { it: 'Una volta per turno', en: 'Once per turn' },
      text: {
        it: 'I tuoi segnalini li usi nel tuo turno, quando e nell’ordine che vuoi, ciascuno una volta sola per turno. Tattica e i segnalini che danno punti non si «usano»: contano sempre, i punti alla fine della partita.',
        en: 'You use your tokens in your own turn, whenever and in whatever order you like, each only once per turn. Tactics and the tokens worth points are not “used”: they always count, points at the end of the game.',
      },
    },
    {
      tells: ['R8.2'],
      title: { it: 'Carte aggiuntive', en: 'Extra cards' },
      text: {
        it: 'Quando accade ciò che dicono, puoi prendere un’altra carta, la prima di un mazzo a scelta (da quello centrale alla cieca):\n- Urbanismo: prendi legno o mattone;\n- Manufatti: papiro o vetro;\n- Oreficeria: pietra o una Moneta;\n- Scienza: una carta Verde;\n- Propaganda: una carta Rossa con 1 o 2 Corni;\n- Architettura: costruisci uno Stadio.',
        en: 'When what they say happens you may take another card, the top of any deck (blind from the central one):\n- Urbanism: you take wood or brick;\n- Crafts: papyrus or glass;\n- Jewellery: stone or a Coin;\n- Science: a Green card;\n- Propaganda: a Red card with 1 or 2 Horns;\n- Architecture: you construct a Stage.',
      },
      figure: {
        show: 'pieces',
        ids: ['urbanism', 'crafts', 'jewellery', 'science', 'propaganda', 'architecture'],
        caption: {
          it: 'Urbanismo, Manufatti, Oreficeria, Scienza, Propaganda, Architettura.',
          en: 'Urbanism, Crafts, Jewellery, Science, Propaganda, Architecture.',
        },
      },
    },
    {
      tells: ['R8.3', 'R13.4'],
      title: { it: 'Una carta tira l’altra', en: 'One card brings another' },
      text: {
        it: 'La carta aggiuntiva può far scattare un altro segnalino, ma nessuno due volte nello stesso turno. Quando uno scatta, l’app ti segna una carta aggiuntiva: la prendi in qualunque momento del turno, anche dopo aver costruito. Se termini il turno, vi rinunci. Se nessun mazzo ha più carte, va persa.',
        en: 'The extra card may trigger another token, but none twice in a turn. When one is triggered the app notes an extra card for you: take it at any point of the turn, even after constructing. If you end the turn you decline it. If no deck has cards left it is lost.',
      },
    },
    {
      tells: ['R8.4'],
      title: { it: 'Economia', en: 'Economy' },
      text: {
        it: 'Una volta per turno una Moneta ne vale due in un pagamento: due Risorse diverse che mancano, o due copie uguali. Non c’è resto: il pagamento deve comunque essere esatto.',
        en: 'Once per turn one Coin counts as two in a payment: two different missing Resources, or two equal copies. No change is given: the payment must still be exact.',
      },
    },
    {
      tells: ['R8.5'],
      title: { it: 'Ingegneria', en: 'Engineering' },
      text: {
        it: 'Una volta per turno paghi uno Stadio con carte Grigie e Gialle qualsiasi, senza badare a identiche o diverse. Il numero di carte resta quello.',
        en: 'Once per turn you pay a Stage with any Grey and Yellow cards, whether identical or different. The number of cards stays the same.',
      },
    },
    {
      tells: ['R8.6'],
      title: { it: 'Anche loro obbligano', en: 'They compel you, too' },
      text: {
        it: 'Se con Economia o Ingegneria, non ancora usate nel turno, uno Stadio è pagabile, allora devi costruirlo ({R5.6}).',
        en: 'If Economy or Engineering, not yet used this turn, makes a Stage payable, you must construct it ({R5.6}).',
      },
    },
    {
      tells: ['R8.7'],
      title: { it: 'Tattica', en: 'Tactics' },
      text: {
        it: '2 Scudi in più in ogni confronto, fino alla fine della partita.',
        en: '2 more Shields in every comparison, to the end of the game.',
      },
      figure: {
        show: 'pieces',
        ids: ['economy', 'engineering', 'tactics'],
        caption: { it: 'Economia, Ingegneria, Tattica.', en: 'Economy, Engineering, Tactics.' },
      },
    },
    {
      tells: ['R8.8'],
      title: { it: 'Segnalini da punti', en: 'Tokens worth points' },
      text: {
        it: '- Decorazioni: 4 punti, 6 se la tua Meraviglia è completa.\n- Politica: 1 per ogni Gatto sulle tue carte Blu (la pedina non conta).\n- Strategia: 1 per ogni tuo segnalino Vittoria Militare.\n- Educazione: 2 per ogni tuo segnalino Progresso, questo compreso.\n- Cultura: 4 con una copia, 12 in tutto con entrambe.',
        en: '- Decor: 4 points, 6 if your Wonder is complete.\n- Politics: 1 for each Cat on your Blue cards (the pawn does not count).\n- Strategy: 1 for each Military Victory token of yours.\n- Education: 2 for each Progress token of yours, this one included.\n- Culture: 4 with one copy, 12 in all with both.',
      },
      figure: {
        show: 'pieces',
        ids: ['decor', 'politics', 'strategy', 'education', 'culture'],
        caption: {
          it: 'Decorazioni, Politica, Strategia, Educazione, Cultura.',
          en: 'Decor, Politics, Strategy, Education, Culture.',
        },
      },
    },
  ],
}
