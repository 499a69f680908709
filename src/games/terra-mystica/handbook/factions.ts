// The fourteen factions.
import type { Chapter, Rule } from '../../../kernel/handbook.ts'
import { inEachLang, type Lang, type Phrase, type Text } from '../../../kernel/text.ts'
import { sayGoods } from '../amounts.ts'
import {
  CULTS,
  type FactionId,
  factionNo,
  factionOf,
  type Goods,
  goods,
  NOTHING,
  structure,
} from '../catalogue/index.ts'
import { lower } from '../names.ts'
import { sum } from '../prices.ts'

/** What its board says: what it starts with, what its structures cost, and what they bring each round. */
const BOARD: Phrase<[start: string, bowls: string, cults: string, costs: string, incomes: string]> = {
  it: (start, bowls, cults, costs, incomes) =>
    `Comincia con ${start}, potere ${bowls}, culti: ${cults}.\n\nPrezzi: ${costs}. Un emporio senza vicini costa il doppio delle monete.\n\nRendite: ${incomes}.`,
  en: (start, bowls, cults, costs, incomes) =>
    `Starts with ${start}, power ${bowls}, cults: ${cults}.\n\nPrices: ${costs}. A trading post without neighbours costs twice the coins.\n\nIncome: ${incomes}.`,
}
const BASE: Text = { it: 'di base', en: 'base' }
const NO_CULTS: Text = { it: 'tutti a 0', en: 'all at 0' }

const beyond = (a: Goods, b: Goods): Goods => ({
  coins: a.coins - b.coins,
  workers: a.workers - b.workers,
  priests: a.priests - b.priests,
  power: a.power - b.power,
})

/** What each further structure of a kind adds, told once where several in a row add the same (R5.2). */
function sayIncomes(incomes: readonly (readonly Goods[])[], lang: Lang): string {
  const kinds = incomes.map((totals, kind) => {
    const added = totals.slice(1).map((total, at) => sayGoods(beyond(total, totals[at] ?? NOTHING), lang) || '0')
    const runs: { gain: string; count: number }[] = []
    for (const gain of added) {
      const last = runs.at(-1)
      if (last?.gain === gain) last.count++
      else runs.push({ gain, count: 1 })
    }
    const told = runs.map(({ gain, count }) => (count === 1 ? gain : `${count} × (${gain})`)).join(', ')
    return `${lower(structure(kind).name[lang])} ${told}`
  })
  const base = sayGoods(
    incomes.reduce((all, totals) => sum(all, totals[0] ?? NOTHING), NOTHING),
    lang,
  )
  return [`${BASE[lang]} ${base || '0'}`, ...kinds].join('; ')
}

function boardOf(id: FactionId): Text {
  const { start, costs, incomes } = factionOf(factionNo(id))
  const { coins, workers, priests, bowls, cults } = start
  return inEachLang((lang) => {
    const levels = CULTS.flatMap(({ name }, no) => ((cults[no] ?? 0) === 0 ? [] : [`${name[lang]} ${cults[no]}`]))
    return BOARD[lang](
      sayGoods(goods({ coins, workers, priests }), lang),
      bowls.join('/'),
      levels.length === 0 ? NO_CULTS[lang] : levels.join(', '),
      costs.map((cost, no) => `${lower(structure(no).name[lang])} ${sayGoods(cost, lang)}`).join('; '),
      sayIncomes(incomes, lang),
    )
  })
}

/** A faction with its banner, what it can do and what its board says. */
function about(tells: string, id: FactionId, text: Text): Rule {
  const { name } = factionOf(factionNo(id))
  const board = boardOf(id)
  return {
    tells: [tells],
    title: name,
    text: inEachLang((lang) => `${text[lang]}\n\n${board[lang]}`),
    figure: { show: 'pieces', ids: [id], caption: name },
  }
}

export const factions: Chapter = {
  id: 'factions',
  title: { it: 'Le razze', en: 'The factions' },
  inShort: {
    it: 'Ogni razza ha la sua particolarità e una fortezza che ne aggiunge un’altra. Qui stanno anche risorse iniziali, prezzi e rendite: che cosa aggiunge ogni edificio in più, nell’ordine in cui li costruisci. Per cominciare sono comode Streghe, Nomadi e Mezzuomini.',
    en: 'Each faction has its own knack and a stronghold that adds another. Starting goods, prices and income are here, too: what each further structure adds, in the order you build them. Witches, Nomads and Halflings are good to begin with.',
  },
  rules: [
    about('R27.1', 'alchemists', {
      it: 'Quando vuoi cambi 1 PV in 1 moneta o 2 monete in 1 PV. Fortezza: subito 12 potere; da lì in poi 2 potere per ogni vanga guadagnata. Alla fine 2 monete valgono 1 PV, non 3.',
      en: 'Whenever you like change 1 VP into 1 coin or 2 coins into 1 VP. Stronghold: 12 power at once; from then on 2 power for each spade gained. At the end 2 coins make 1 VP, not 3.',
    }),
    about('R27.2', 'auren', {
      it: 'Fortezza: subito una tessera favore; azione, 2 passi su un culto.',
      en: 'Stronghold: one favour tile at once; action, 2 steps on one cult.',
    }),
    about('R27.3', 'chaos-magicians', {
      it: 'Cominciano con una sola abitazione, ma prendono 2 favori per ogni tempio e per il santuario. Fortezza: due azioni di seguito, che da soli non serve a nulla ({Q20}).',
      en: 'They begin with only one dwelling, but take 2 favours for each temple and for the sanctuary. Stronghold: two actions in a row, worthless when alone ({Q20}).',
    }),
    about('R27.4', 'cultists', {
      it: 'Al tavolo, quando costruiscono o evolvono accanto ad altri, guadagnano 1 passo di culto se qualcuno prende potere, 1 potere se tutti rinunciano. Da soli è sempre 1 potere ({Q19}), salvo altra opzione ({Q32}). Fortezza: subito 7 PV.',
      en: 'At a full table, when they build or upgrade next to others, they gain 1 cult step if somebody takes power, 1 power if all decline. Alone it is always 1 power ({Q19}), unless the option says otherwise ({Q32}). Stronghold: 7 VP at once.',
    }),
    about('R27.5', 'darklings', {
      it: 'Pagano ogni vanga comprata con 1 sacerdote e segnano 2 PV; non avanzano nello scavo. Le vanghe gratis non costano e non danno quei PV. Fortezza: subito fino a 3 lavoratori diventano sacerdoti.',
      en: 'They pay 1 priest for each spade bought and score 2 VP; they never advance digging. Free spades cost nothing and give no such VP. Stronghold: up to 3 workers become priests at once.',
    }),
    about('R27.6', 'dwarves', {
      it: 'Niente navigazione. Con il tunnel trasformano e costruiscono su un esagono a distanza 2 da un loro edificio, altrimenti non raggiungibile: 2 lavoratori (1 con la fortezza), e 4 PV. Una volta per azione, per trasformare e costruire insieme, anche con vanghe gratis.',
      en: 'No shipping. By a tunnel they transform and build on a hex at distance 2 from one of their structures that is not otherwise reachable: 2 workers (1 with the stronghold), and 4 VP. Once per action, for transforming and building together, also with free spades.',
    }),
    about('R27.7', 'engineers', {
      it: 'Azione: un ponte per 2 lavoratori, quante volte vuoi. Fortezza: ogni volta che passi 3 PV per ogni ponte con tuoi edifici a entrambi i capi.',
      en: 'Action: a bridge for 2 workers, as often as you like. Stronghold: on each pass 3 VP for each bridge with structures of yours at both ends.',
    }),
    about('R27.8', 'fakirs', {
      it: 'Niente navigazione, un solo passo di scavo. Il tappeto volante è come il tunnel, ma costa 1 sacerdote e dà 4 PV; distanza 2, fino a 3 con la fortezza.',
      en: 'No shipping, only one step of digging. The flying carpet is like the tunnel, but costs 1 priest and gives 4 VP; distance 2, up to 3 with the stronghold.',
    }),
    about('R27.9', 'giants', {
      it: 'Ogni trasformazione costa sempre 2 vanghe e finisce sul rosso. Fortezza, azione: 2 vanghe gratis per un esagono, e puoi costruirci.',
      en: 'Every transformation costs exactly 2 spades and ends on red. Stronghold, action: 2 free spades for one hex, and you may build there.',
    }),
    about('R27.10', 'halflings', {
      it: '1 PV per ogni vanga guadagnata. Fortezza: subito 3 vanghe per esagoni che raggiungi, senza comprarne altre e lasciandone al massimo uno di un altro colore; poi al massimo un’abitazione su uno di questi, al solito prezzo.',
      en: '1 VP for each spade gained. Stronghold: at once 3 spades for hexes you reach, without buying more and leaving at most one of them on another colour; then at most one dwelling on one of them, at the usual price.',
    }),
    about('R27.11', 'mermaids', {
      it: 'Fra due azioni possono fondare una città contando un esagono di fiume come terra: 4 edifici (3 con il santuario) e valore sufficiente, nessuno in una città o collegato a una. La tessera sta su quel fiume, e i tuoi edifici che lo toccheranno entrano in città. Fortezza: subito un livello di navigazione con i suoi PV.',
      en: 'Between actions they may found a town counting one river hex as land: 4 structures (3 with the sanctuary) and enough power value, none in a town or connected to one. The tile lies on that river hex, and structures of yours that touch it later join. Stronghold: one shipping level at once, with its VP.',
    }),
    about('R27.12', 'nomads', {
      it: 'Cominciano con tre abitazioni. Fortezza, azione: la tempesta di sabbia rende giallo un esagono libero che ha un lato in comune con un loro edificio (niente ponti né navigazione), senza vanghe; poi ci possono costruire al solito prezzo.',
      en: 'They begin with three dwellings. Stronghold, action: the sandstorm turns a free hex that shares an edge with one of their structures (no bridge, no shipping) yellow, without spades; then they may build there at the usual price.',
    }),
    about('R27.13', 'swarmlings', {
      it: '3 lavoratori per ogni città fondata. Fortezza, azione: un’abitazione diventa emporio gratis.',
      en: '3 workers for each town founded. Stronghold, action: a dwelling becomes a trading post for free.',
    }),
    about('R27.14', 'witches', {
      it: '5 PV per ogni città fondata. Fortezza, azione: il volo, un’abitazione gratis su qualunque esagono verde libero, anche lontano.',
      en: '5 VP for each town founded. Stronghold, action: the ride, a free dwelling on any free green hex, however far.',
    }),
    {
      tells: ['R27.15'],
      title: { it: 'Contano come costruire', en: 'They count as building' },
      text: {
        it: 'Tunnel e tappeto, tempesta di sabbia, volo ed emporio gratis contano come costruire o evolvere: punti della tessera turno e dei favori, città.',
        en: 'Tunnel and carpet, sandstorm, ride and free trading post count as building or upgrading: points of scoring tile and favours, towns.',
      },
    },
  ],
}
