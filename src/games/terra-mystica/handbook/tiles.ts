// Favour, bonus, scoring and town tiles.
import type { Chapter } from '../../../kernel/handbook.ts'
import { inEachLang, type Phrase } from '../../../kernel/text.ts'
import { sayGoods, saySpades } from '../amounts.ts'
import { cult, cultNo, SCORING_TILES } from '../catalogue/index.ts'

/** The cult side of a scoring tile: its name already says what brings points. */
const SIDE: Phrase<[tile: string, steps: number, cult: string, gain: string]> = {
  it: (tile, steps, on, gain) => `- ${tile}: ${gain} ogni ${steps} in ${on}.`,
  en: (tile, steps, on, gain) => `- ${tile}: ${gain} for every ${steps} in ${on}.`,
}
const SIDES = inEachLang((lang) =>
  SCORING_TILES.map(({ name, bonus }) => {
    const gain = bonus.spades === 0 ? sayGoods(bonus.gain, lang) : saySpades(bonus.spades, lang)
    return SIDE[lang](name[lang], bonus.steps, cult(cultNo(bonus.cult)).name[lang], gain)
  }).join('\n'),
)

export const tiles: Chapter = {
  id: 'tiles',
  title: { it: 'Le tessere', en: 'The tiles' },
  inShort: {
    it: 'Le [[favour|tessere favore]] restano tue per sempre; la [[bonus-tile|tessera bonus]] cambia ogni volta che passi; la [[scoring-tile|tessera turno]] dice che cosa dà punti in questo turno; le tessere città si prendono fondandole.',
    en: '[[favour|Favour tiles]] are yours for good; the [[bonus-tile|bonus tile]] changes whenever you pass; the [[scoring-tile|scoring tile]] says what brings points this round; town tiles are taken by founding towns.',
  },
  rules: [
    {
      tells: ['R23'],
      title: { it: 'Tessere favore', en: 'Favour tiles' },
      text: {
        it: 'Al massimo una per tipo. Prendendola avanzi subito dei passi indicati nel suo culto. Poi ha un effetto:\n- I quattro favori da 3 passi: nient’altro.\n- Fuoco 2: città con valore 6. Acqua 2: ogni turno un passo di culto.\n- Terra 2: rendita 1 lavoratore e 1 potere. Aria 2: rendita 4 potere. Fuoco 1: rendita 3 monete.\n- Acqua 1: 3 PV per ogni emporio costruito poi. Terra 1: 2 PV per ogni abitazione costruita poi.\n- Aria 1: quando passi 2, 3, 3 o 4 PV per 1, 2, 3 o 4 empori.\n\nLa rendita comincia dal turno dopo; l’azione si può usare subito; il 6 per le città si controlla subito. Se nessun tipo è disponibile, non prendi nulla.',
        en: 'At most one of each kind. On taking it, advance the steps shown on its cult. Then it has an effect:\n- The four favours of 3 steps: nothing else.\n- Fire 2: towns need only 6. Water 2: one cult step each round.\n- Earth 2: income 1 worker and 1 power. Air 2: income 4 power. Fire 1: income 3 coins.\n- Water 1: 3 VP for each trading post built later. Earth 1: 2 VP for each dwelling built later.\n- Air 1: on passing 2, 3, 3 or 4 VP for 1, 2, 3 or 4 trading posts.\n\nIncome starts with the next round; the action can be used at once; the 6 for towns is checked at once. If no kind is available, you take nothing.',
      },
      figure: {
        show: 'pieces',
        ids: [
          'favour-fire-3',
          'favour-fire-2',
          'favour-water-2',
          'favour-earth-2',
          'favour-air-2',
          'favour-fire-1',
          'favour-water-1',
          'favour-earth-1',
          'favour-air-1',
        ],
        caption: {
          it: 'I favori: uno da 3 passi, quelli da 2 e quelli da 1.',
          en: 'The favours: one of 3 steps, those of 2 and those of 1.',
        },
      },
    },
    {
      tells: ['R24'],
      title: { it: 'Tessere bonus', en: 'Bonus tiles' },
      text: {
        it: 'Finché la tieni dà la sua rendita e il suo effetto:\n- Vanga: 2 monete, azione vanga. Culto: 4 monete, azione culto.\n- Monete: 6 monete. Sacerdote: 1 sacerdote. Potere e lavoratore: 3 potere e 1 lavoratore.\n- Navigazione: 3 potere, raggio +1.\n- Quando passi: Abitazioni (2 monete) 1 PV ciascuna; Empori (1 lavoratore) 2 PV ciascuno; Fortezza e santuario (2 lavoratori) 4 PV ciascuno.\n\nLe monete si accumulano solo su quelle che nessuno tiene.',
        en: 'While you hold it, it gives its income and its effect:\n- Spade: 2 coins, a spade action. Cult: 4 coins, a cult action.\n- Coins: 6 coins. Priest: 1 priest. Power and worker: 3 power and 1 worker.\n- Shipping: 3 power, range +1.\n- On passing: Dwelling (2 coins) 1 VP each; Trading post (1 worker) 2 VP each; Stronghold and sanctuary (2 workers) 4 VP each.\n\nCoins pile up only on those that nobody holds.',
      },
      figure: {
        show: 'pieces',
        ids: [
          'bonus-coins',
          'bonus-priest',
          'bonus-power-worker',
          'bonus-dwelling',
          'bonus-trading-post',
          'bonus-stronghold-sanctuary',
        ],
        caption: { it: 'Altre sei tessere bonus.', en: 'Six more bonus tiles.' },
      },
    },
    {
      tells: ['R25'],
      title: { it: 'Tessere turno', en: 'Scoring tiles' },
      text: {
        it: `La metà di sopra vale per tutto il turno: 2 PV per abitazione, 3 per emporio, 5 per fortezza o santuario, 2 per vanga oppure 5 per città. L’altra metà è il bonus dei culti a fine turno ({R18.1}):\n${SIDES.it}`,
        en: `One half counts all through the round: 2 VP per dwelling, 3 per trading post, 5 for stronghold or sanctuary, 2 per spade or 5 per town. The other half is the cult bonus at the end of the round ({R18.1}):\n${SIDES.en}`,
      },
      figure: {
        show: 'pieces',
        ids: ['scoring-dwelling-water', 'scoring-trading-post-air', 'scoring-stronghold-fire', 'scoring-town'],
        caption: { it: 'Quattro delle otto tessere turno.', en: 'Four of the eight scoring tiles.' },
      },
    },
    {
      tells: ['R26'],
      title: { it: 'Tessere città', en: 'Town tiles' },
      text: {
        it: 'Due copie di ognuna, tutte con una chiave:\n- 5 PV e 6 monete\n- 6 PV e 8 potere\n- 7 PV e 2 lavoratori\n- 8 PV e un passo in ogni culto\n- 9 PV e 1 sacerdote',
        en: 'Two copies of each, all with a key:\n- 5 VP and 6 coins\n- 6 VP and 8 power\n- 7 VP and 2 workers\n- 8 VP and one step on each cult\n- 9 VP and 1 priest',
      },
      figure: {
        show: 'pieces',
        ids: ['town-coins', 'town-power', 'town-workers', 'town-priest'],
        caption: { it: 'Le altre quattro tessere città.', en: 'The other four town tiles.' },
      },
    },
  ],
}
