import type { Chapter } from '../../../kernel/handbook.ts'

export const guilds: Chapter = {
  id: 'guilds',
  title: { it: 'Le gilde', en: 'Guilds' },
  inShort: {
    it: 'Nell’Epoca III tre [[guild|gilde]] viola contano qualcosa nella città che ne ha di più, tua o di SOLO: spesso pagano subito in monete, e sempre alla fine in punti.',
    en: 'In Age III three purple [[guild|guilds]] count something in the city that has most of it, yours or SOLO’s: many pay coins at once, and all of them points at the end.',
  },
  rules: [
    {
      tells: ['R15.1'],
      title: { it: 'Monete quando la costruisci', en: 'Coins when you construct it' },
      text: {
        it: 'Cinque gilde contano carte: Mercanti le gialle, Armatori le marroni e le grigie, Magistrati le blu, Scienziati le verdi, Tattici le rosse. Ti danno subito 1 moneta per ogni carta di quei colori, nella città che in quel momento ne ha di più.',
        en: 'Five guilds count cards: Merchants yellow, Shipowners brown and grey, Magistrates blue, Scientists green, Tacticians red. They give you 1 coin at once for each card of those colours, in the city that has most of them at that moment.',
      },
      figure: {
        show: 'pieces',
        ids: ['merchants-guild', 'shipowners-guild', 'magistrates-guild', 'scientists-guild', 'tacticians-guild'],
        caption: {
          it: 'Mercanti: gialle. Armatori: marroni e grigie. Magistrati: blu. Scienziati: verdi. Tattici: rosse.',
          en: 'Merchants: yellow. Shipowners: brown and grey. Magistrates: blue. Scientists: green. Tacticians: red.',
        },
      },
    },
    {
      tells: ['R15.2'],
      title: { it: 'Punti alla fine', en: 'Points at the end' },
      text: {
        it: 'Alla fine la stessa gilda vale 1 punto per carta, nella città che allora ne ha di più: può non essere quella di prima. Marroni e grigie si sommano dentro una stessa città.',
        en: 'At the end the same guild is worth 1 point per card in the city that has most of them then, which need not be the same city. Brown and grey are added up within one city.',
      },
    },
    {
      tells: ['R15.3'],
      title: { it: 'Gilda dei Costruttori', en: 'Builders Guild' },
      text: {
        it: '2 punti per ogni meraviglia costruita nella città che ne ha costruite di più.',
        en: '2 points for each wonder built in the city that has built most.',
      },
      figure: {
        show: 'pieces',
        ids: ['builders-guild'],
        caption: { it: 'Gilda dei Costruttori.', en: 'Builders Guild.' },
      },
    },
    {
      tells: ['R15.4'],
      title: { it: 'Gilda degli Usurai', en: 'Moneylenders Guild' },
      text: {
        it: '1 punto ogni 3 monete complete nella città più ricca.',
        en: '1 point for every complete 3 coins in the richest city.',
      },
      figure: {
        show: 'pieces',
        ids: ['moneylenders-guild'],
        caption: { it: 'Gilda degli Usurai.', en: 'Moneylenders Guild.' },
      },
    },
    {
      tells: ['R15.5'],
      title: { it: 'Di chi sono i punti', en: 'Whose points they are' },
      text: {
        it: 'I punti sono sempre di chi possiede la gilda, anche quando si contano le carte dell’altro.',
        en: 'The points always belong to the owner of the guild, even when the other side’s cards are counted.',
      },
    },
  ],
}
