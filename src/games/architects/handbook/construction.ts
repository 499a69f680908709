// What a Stage costs, and that it has to be built.
import type { Chapter } from '../../../kernel/handbook.ts'
import { inEachLang } from '../../../kernel/text.ts'
import { COST_IDS } from '../catalogue/vocabulary.ts'
import { WONDERS } from '../catalogue/index.ts'

/** Of each Wonder, the points of its Stages in the order of the costs (R5.2). */
const STAGE_POINTS = inEachLang((lang) =>
  WONDERS.map(({ name, stages }) => {
    const points = COST_IDS.flatMap((id) => stages.filter(({ cost }) => cost === id))
    return `- ${name[lang]}: ${points.map(({ vp, effect }) => `${vp}${effect ? '*' : ''}`).join(', ')}.`
  }).join('\n'),
)

export const construction: Chapter = {
  id: 'construction',
  title: { it: 'Costruire gli Stadi', en: 'Constructing Stages' },
  inShort: {
    it: 'Uno Stadio chiede 2, 3 o 4 [[resource|Risorse]], tutte diverse o tutte identiche; le [[coin|Monete]] coprono ciò che manca. Le carte usate si scartano. Se puoi pagare uno Stadio [[available|disponibile]] devi costruirlo, anche se vorresti conservare le Monete.',
    en: 'A Stage asks for 2, 3 or 4 [[resource|Resources]], all different or all identical; [[coin|Coins]] cover what is missing. The cards used are discarded. If you can pay an [[available]] Stage you must construct it, even if you would rather keep your Coins.',
  },
  rules: [
    {
      tells: ['R5.1'],
      title: { it: 'Stadi disponibili', en: 'Available Stages' },
      text: {
        it: 'Uno Stadio è disponibile quando sono costruiti tutti quelli su cui poggia. Alexandria e Gizah sono una colonna sola, uno alla volta dal basso: 2 diverse, 2 identiche, 3 diverse, 3 identiche, 4 diverse. Nelle altre l’ordine è lo stesso, ma alcuni Stadi stanno affiancati: scegli tu quale prima, e quello sopra aspetta che siano costruiti tutti. Affiancati sono:\n- Babylon: gli ultimi due, 3 identiche e 4 diverse;\n- Éphesos: le tre colonne sopra il primo, 2 identiche, 3 diverse e 3 identiche; poi il tetto da 4;\n- Halikarnassos: 3 diverse e 3 identiche, sopra quello da 2 identiche;\n- Olympía: 2 identiche e 3 diverse, sopra il primo;\n- Rhódos: i primi due, 2 diverse e 2 identiche.',
        en: 'A Stage is available when all those it rests on are constructed. Alexandria and Giza are a single column, one at a time from the bottom: 2 different, 2 identical, 3 different, 3 identical, 4 different. The others keep that order, but some Stages stand side by side: you choose which comes first, and the one above waits until all of them are constructed. Side by side are:\n- Babylon: the last two, 3 identical and 4 different;\n- Ephesus: the three columns on the first, 2 identical, 3 different and 3 identical; then the roof for 4;\n- Halicarnassus: 3 different and 3 identical, on the one for 2 identical;\n- Olympia: 2 identical and 3 different, on the first;\n- Rhodes: the first two, 2 different and 2 identical.',
      },
      figure: {
        show: 'pieces',
        ids: ['alexandria', 'ephesus'],
        caption: {
          it: 'Alexandria sale uno Stadio alla volta; Éphesos dopo il primo ne offre tre.',
          en: 'Alexandria rises one Stage at a time; Ephesus offers three after the first.',
        },
      },
    },
    {
      tells: ['R5.2'],
      title: { it: 'Cinque costi uguali per tutte', en: 'The same five costs for all' },
      text: {
        it: `Ogni Meraviglia ha gli stessi cinque costi: 2 Risorse diverse, 2 identiche, 3 diverse, 3 identiche, 4 diverse. In tutto 14 carte.\n\nI punti, nell’ordine di questi costi; * dove c’è anche un effetto:\n${STAGE_POINTS.it}`,
        en: `Every Wonder has the same five costs: 2 different Resources, 2 identical, 3 different, 3 identical, 4 different. 14 cards in all.\n\nThe points, in the order of these costs; * where there is an effect, too:\n${STAGE_POINTS.en}`,
      },
      figure: {
        show: 'pieces',
        ids: ['giza-2d', 'giza-2i', 'giza-3d', 'giza-3i', 'giza-4d'],
        caption: { it: 'I cinque Stadi di Gizah, dal basso.', en: 'The five Stages of Giza, from the bottom.' },
      },
    },
    {
      tells: ['R5.3'],
      title: { it: 'Come si paga', en: 'How you pay' },
      text: {
        it: 'Il [[payment|pagamento]] è fatto di carte Grigie e Gialle tue, tante quante ne chiede il costo, né più né meno. Identiche: tutte le Grigie usate mostrano la stessa Risorsa. Diverse: tutte le Grigie usate mostrano Risorse diverse. Ogni Moneta sta per una Risorsa che manca, e si può pagare anche con sole Monete.\n\nLegno e pietra pagano 2 diverse; due legni no. Due legni e una Moneta pagano 3 identiche.',
        en: 'A [[payment]] is made of your own Grey and Yellow cards, exactly as many as the cost asks for. Identical: all Grey cards used show the same Resource. Different: all Grey cards used show different Resources. Each Coin stands for a missing Resource, and you may pay with Coins alone.\n\nWood and stone pay 2 different; two wood do not. Two wood and a Coin pay 3 identical.',
      },
      figure: {
        show: 'pieces',
        ids: ['wood', 'stone', 'coin', 'giza-3d'],
        caption: {
          it: 'Legno, Pietra e Moneta pagano 3 Risorse diverse.',
          en: 'Wood, Stone and Coin pay 3 different Resources.',
        },
      },
    },
    {
      tells: ['R5.4', 'R5.10'],
      title: { it: 'Economia e Ingegneria nel pagamento', en: 'Economy and Engineering in a payment' },
      text: {
        it: 'Con Economia una Moneta di un pagamento vale 2; con Ingegneria un pagamento può ignorare «identiche» o «diverse». Una volta per turno ciascuno.\n\nNon li dichiari: lo dicono le carte che scarti. Se sono una meno del costo hai usato Economia; se le Grigie non rispettano la condizione hai usato Ingegneria. Possono servire insieme nello stesso pagamento; chi non serve resta per un altro Stadio del turno.',
        en: 'With Economy one Coin of a payment counts 2; with Engineering a payment may ignore “identical” or “different”. Each once per turn.\n\nYou do not announce them: the cards you discard tell. If they are one fewer than the cost you used Economy; if the Grey cards break the condition you used Engineering. Both may serve the same payment; one that is not needed is still there for another Stage this turn.',
      },
    },
    {
      tells: ['R5.5'],
      title: { it: 'Quando è pagabile', en: 'When it can be paid' },
      text: {
        it: 'Conta le Grigie che servono: per «identiche» le copie della Risorsa che hai di più, per «diverse» quante Risorse diverse hai, con Ingegneria tutte. Aggiungi le Monete, e 1 se con almeno una Moneta puoi usare Economia. Se arrivi al costo, lo Stadio è pagabile.',
        en: 'Count the Grey cards that help: for “identical” the copies of the Resource you have most of, for “different” how many different Resources you have, with Engineering all of them. Add your Coins, and 1 if you have a Coin and can use Economy. If you reach the cost, the Stage can be paid.',
      },
    },
    {
      tells: ['R5.6', 'R12.2'],
      title: { it: 'Costruire è obbligatorio', en: 'Constructing is compulsory' },
      text: {
        it: 'Se nel tuo turno uno Stadio disponibile è pagabile devi costruirlo, anche a costo delle Monete, e andare avanti finché ce n’è uno: anche quello che diventa disponibile e pagabile proprio grazie alla costruzione appena fatta. Più Stadi nello stesso turno sono possibili.\n\nScegli tu l’ordine, e quali carte scartare: puoi anche spendere una Moneta per conservare una Grigia.',
        en: 'If an available Stage can be paid in your turn you must construct it, even if it takes your Coins, and go on while there is one: also one that becomes available and payable through the construction just made. Several Stages in one turn are possible.\n\nYou choose the order, and which cards to discard: you may even spend a Coin to keep a Grey card.',
      },
    },
    {
      tells: ['R5.7'],
      title: { it: 'Che cosa succede', en: 'What happens' },
      text: {
        it: 'Scarti le carte del pagamento, giri lo Stadio sulla faccia costruita e applichi subito il suo effetto ({R5.8}). Le carte non usate restano tue.',
        en: 'Discard the cards of the payment, turn the Stage to its constructed face and apply its effect at once ({R5.8}). Cards you did not use stay with you.',
      },
    },
  ],
}
