// What lies on the table.
import type { Chapter } from '../../../kernel/handbook.ts'

export const components: Chapter = {
  id: 'components',
  title: { it: 'Che cosa c’è sul tavolo', en: 'What lies on the table' },
  inShort: {
    it: 'Le carte sono edifici, e il colore dice a che cosa servono: marrone e grigio producono risorse, giallo commercia, rosso combatte, verde fa scienza, blu e viola danno punti. Poi ci sono le [[wonder|meraviglie]], i [[token|gettoni progresso]] e il [[track|tracciato del conflitto]] con la sua pedina.',
    en: 'Cards are buildings, and the colour says what they are for: brown and grey produce resources, yellow trades, red fights, green is science, blue and purple bring points. Then there are the [[wonder|wonders]], the [[token|progress tokens]] and the [[track|conflict track]] with its pawn.',
  },
  rules: [
    {
      tells: ['R1.1'],
      title: { it: 'Le carte e i loro colori', en: 'The cards and their colours' },
      text: {
        it: 'Gli edifici sono 73: 23 dell’Epoca I, 23 della II, 20 della III e 7 [[guild|gilde]], che compaiono solo nella III.\n- Marrone: materie prime (legno, argilla, pietra). Grigio: manufatti (vetro, papiro). Nell’Epoca III non ce ne sono più: le risorse si prendono prima.\n- Giallo: commercio, cioè monete, prezzi fissi, risorse a scelta.\n- Rosso: scudi. Verde: simboli scientifici. Blu: punti. Viola: le gilde.',
        en: 'There are 73 buildings: 23 of Age I, 23 of Age II, 20 of Age III and 7 [[guild|guilds]], which appear only in Age III.\n- Brown: raw materials (wood, clay, stone). Grey: manufactured goods (glass, papyrus). Age III has neither: get your resources before.\n- Yellow: trade, that is coins, fixed prices, resources by choice.\n- Red: shields. Green: science symbols. Blue: points. Purple: the guilds.',
      },
      figure: {
        show: 'pieces',
        ids: ['quarry', 'glassworks', 'tavern', 'stable', 'scriptorium', 'baths', 'merchants-guild'],
        caption: {
          it: 'Un edificio di ogni colore: Cava, Vetreria, Taverna, Stalla, Scrittorio, Bagni, Gilda dei Mercanti.',
          en: 'One building of each colour: Quarry, Glassworks, Tavern, Stable, Scriptorium, Baths, Merchants Guild.',
        },
      },
    },
    {
      tells: ['R1.2'],
      title: { it: 'Le meraviglie', en: 'The wonders' },
      text: {
        it: 'Sono dodici; due meraviglie promo, Messe e la Statua della Libertà, si aggiungono solo se lo vuoi. Che cosa fa ciascuna sta nel capitolo sulle meraviglie.',
        en: 'There are twelve; two promo wonders, Messe and the Statue of Liberty, are added only if you want. The chapter on wonders tells what each of them does.',
      },
      figure: {
        show: 'pieces',
        ids: ['pyramids', 'sphinx', 'colossus'],
        caption: { it: 'Piramidi, Sfinge, Colosso.', en: 'Pyramids, Sphinx, Colossus.' },
      },
    },
    {
      tells: ['R1.3'],
      title: { it: 'I gettoni progresso', en: 'The progress tokens' },
      text: {
        it: 'Dieci gettoni rotondi, ciascuno con un vantaggio che dura tutta la partita. Cinque stanno sul tabellone, cinque restano nella scatola.',
        en: 'Ten round tokens, each with an advantage that lasts all game. Five lie on the board, five stay in the box.',
      },
      figure: {
        show: 'pieces',
        ids: ['law', 'economy', 'strategy', 'masonry', 'urbanism'],
        caption: {
          it: 'Legge, Economia, Strategia, Edilizia, Urbanistica.',
          en: 'Law, Economy, Strategy, Masonry, Urbanism.',
        },
      },
    },
    {
      tells: ['R1.4', 'R1.5'],
      title: { it: 'Il tracciato del conflitto', en: 'The conflict track' },
      text: {
        it: 'Diciannove caselle: al centro lo zero, a un capo la tua capitale, all’altro quella di SOLO, a nove passi ciascuna. La pedina è una sola: se sta nella tua metà, SOLO è in vantaggio, e viceversa. Ogni metà è divisa in zone, contando dal centro: 1–2, 3–5, 6–8, capitale.\n\nSu ogni metà stanno due segnalini [[loot|saccheggio]], da 2 e da 5 monete: quelli della tua metà li paghi tu.',
        en: 'Nineteen spaces: zero in the middle, your capital at one end and SOLO’s at the other, nine steps away each. There is one pawn: if it stands on your half SOLO is ahead, and the other way round. Each half has zones, counted from the middle: 1–2, 3–5, 6–8, capital.\n\nOn each half lie two [[loot|looting]] tokens, of 2 and 5 coins: those on your half are paid by you.',
      },
    },
    {
      tells: ['R1.6'],
      title: { it: 'Le monete', en: 'Coins' },
      text: {
        it: 'La banca non finisce mai. Non si va mai sotto zero: chi deve perdere più monete di quante ne ha le perde tutte, e basta.',
        en: 'The bank never runs out. Nobody goes below zero: whoever has to lose more coins than they have loses all of them, and that is it.',
      },
    },
    {
      tells: ['R1.7'],
      title: { it: 'Risorse e simboli', en: 'Resources and symbols' },
      text: {
        it: 'Le risorse sono cinque: legno, argilla e pietra (materie prime), vetro e papiro (manufatti). I simboli scientifici sono sette: sei stanno su due carte verdi ciascuno, il settimo, la bilancia, solo sul gettone Legge.',
        en: 'There are five resources: wood, clay and stone (raw materials), glass and papyrus (manufactured goods). There are seven science symbols: six are on two green cards each, the seventh, the scales, only on the token Law.',
      },
    },
  ],
}
