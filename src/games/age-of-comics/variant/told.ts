// Clauses of the document that name its numbers or orders, told for any document.
import { inEachLang, type Lang, type Text } from '../../../kernel/text.ts'
import type { Level } from '../automa/levels.ts'
import { AREA_LIST } from '../catalogue/actions.ts'
import { fanCount, numberWord } from '../names.ts'
import type { Doc } from './index.ts'

const OR = { it: 'o', en: 'or' } as const

/** `2, 3 o 5`, each number once. */
function anyOf(numbers: readonly number[], lang: Lang): string {
  const each = [...new Set(numbers)].map(String)
  const last = each.pop() ?? ''
  return each.length === 0 ? last : `${each.join(', ')} ${OR[lang]} ${last}`
}

const CHOOSE = {
  it: (levels: string) => `Scegli il livello di difficoltà: ${levels}.`,
  en: (levels: string) => `Choose the difficulty level: ${levels}.`,
} as const
/** The first level is told in full. */
const LEVEL = {
  it: ({ title, printFans, salesMinimum, finalVp }: Level, isFirst: boolean) =>
    `${title.it}: ${fanCount(printFans, 'it')}${isFirst ? ' per stampa' : ''}, minimo ${isFirst ? 'vendite ' : ''}${salesMinimum}, +${finalVp} PV.`,
  en: ({ title, printFans, salesMinimum, finalVp }: Level, isFirst: boolean) =>
    `${title.en}: ${fanCount(printFans, 'en')}${isFirst ? ' per print' : ''}, ${isFirst ? 'sales ' : ''}minimum ${salesMinimum}, +${finalVp} VP.`,
} as const
const LEVELS = { it: 'Livelli.', en: 'Levels.' } as const
const FALLBACK = {
  it: (order: string, isPrinted: boolean) =>
    `Nessuna azione disponibile: esegue la prima azione possibile del tabellone, ${isPrinted ? 'da sinistra a destra e dall’alto in basso' : 'in quest’ordine'}: ${order}, già eseguita o no.`,
  en: (order: string, isPrinted: boolean) =>
    `No action available: it performs the first possible action of the board, ${isPrinted ? 'left to right and top to bottom' : 'in this order'}: ${order}, performed before or not.`,
} as const
const HIRE = {
  it: (creatives: string) =>
    `Assumi fallisce se l’Automa ha già ${creatives} creativi nella sua area di gioco, o se non ci sono almeno uno scrittore e un artista scoperti.`,
  en: (creatives: string) =>
    `Hire fails if the Automa already has ${creatives} creatives in its play area, or if there is not at least one face-up writer and one face-up artist.`,
} as const
const SAME_GENRE: Text = {
  it: 'Stesso genere: il primo genere della priorità che ha almeno uno scrittore e un artista scoperti; ne prende uno per tipo.',
  en: 'Same genre: the first genre of the priority that has at least one face-up writer and one face-up artist; it takes one of each.',
}
const ANY_GENRES: Text = {
  it: 'Lo scrittore e l’artista si scelgono uno per uno, anche di generi diversi.',
  en: 'The writer and the artist are chosen one by one, even of different genres.',
}
const DEVELOP = {
  it: (most: number) =>
    `Sviluppa fallisce se l’Automa ha già ${most === 1 ? 'un fumetto sviluppato (non stampato)' : `${numberWord(most, 'it')} fumetti sviluppati (non stampati)`}, o se non c’è alcun fumetto.`,
  en: (most: number) =>
    `Develop fails if the Automa already has ${most === 1 ? 'one developed (unprinted) comic' : `${numberWord(most, 'en')} developed (unprinted) comics`}, or if there is no comic at all.`,
} as const
const IDEAS = {
  it: (most: number) =>
    most === 0
      ? 'Nessuno dei suoi fumetti guadagna fan.'
      : `Poi ${most === 1 ? 'il suo fumetto più quotato guadagna' : `ognuno dei suoi ${numberWord(most, 'it')} fumetti più quotati guadagna`} 1 fan${few(most, 'it')}. A parità di fan decide la priorità di genere.`,
  en: (most: number) =>
    most === 0
      ? 'None of its comics gains a fan.'
      : `Then ${most === 1 ? 'its comic with the most fans gains' : `each of its ${numberWord(most, 'en')} comics with the most fans gains`} 1 fan${few(most, 'en')}. Ties in fans are broken by the genre priority.`,
} as const
/** The document counts the cases where it has fewer. */
function few(most: number, lang: Lang): string {
  if (most < 2) return ''
  const less = most === 2 ? ONE[lang] : most === 3 ? ONE_OR_TWO[lang] : undefined
  return less === undefined ? FEWER[lang] : ` (${ALL_IF[lang]} ${less})`
}
const ONE = { it: 'uno', en: 'one' } as const
const ONE_OR_TWO = { it: 'uno o due', en: 'one or two' } as const
const ALL_IF = { it: 'tutti, se ne ha solo', en: 'all of them if it has only' } as const
const FEWER = { it: ' (tutti, se ne ha di meno)', en: ' (all of them if it has fewer)' } as const
const PRINT = {
  it: (level: string, withMastery: boolean) =>
    `Fan di un fumetto sviluppato: quelli del livello (${level}) più il numero del round; ${withMastery ? 'poi la Maestria come nel gioco base' : 'la Maestria non ne aggiunge'}.`,
  en: (level: string, withMastery: boolean) =>
    `Fans of a developed comic: those of the level (${level}) plus the round number; ${withMastery ? 'then mastery as in the base game' : 'mastery adds none'}.`,
} as const
const RIP_OFF = {
  it: (level: string) => `Fan di un plagio: solo quelli del livello (${level}), senza il numero del round.`,
  en: (level: string) => `Fans of a rip-off: only those of the level (${level}), without the round number.`,
} as const
const SALES = {
  it: ([first = 0, second = 0, third = 0]: readonly number[], minimum: string) =>
    `Ne raccoglie ${second === third ? `${first} sul primo spazio, ${second} sugli altri` : `${first} sul primo spazio, ${second} sul secondo e ${third} sul terzo`}, e continua finché il loro valore totale raggiunge il minimo del livello (${minimum}).`,
  en: ([first = 0, second = 0, third = 0]: readonly number[], minimum: string) =>
    `It collects ${second === third ? `${first} on the first space, ${second} on the others` : `${first} on the first space, ${second} on the second and ${third} on the third`}, and goes on until their total value reaches the minimum of the level (${minimum}).`,
} as const
const POINTS = {
  it: (level: string) =>
    `PV dell’Automa: 1 per fan in classifica, quelli delle classifiche di fine round, 2 per gettone Maestria e ${level} secondo il livello. Nient’altro.`,
  en: (level: string) =>
    `VP of the Automa: 1 per fan on the chart, those of the rankings at the end of rounds, 2 per mastery token and ${level} by level. Nothing else.`,
} as const

export type ToldId = keyof ReturnType<typeof toldOf>

/** By clause. What is not listed depends on no number and no order. */
export function toldOf(doc: Doc) {
  const levels = [...doc.levels.values()]
  const order = (lang: Lang) => doc.fallback.map((area) => AREA_LIST[area].name[lang]).join(', ')
  const isPrinted = doc.fallback.every((area, at) => at === 0 || area > (doc.fallback[at - 1] ?? area))
  const printFans = (lang: Lang) =>
    anyOf(
      levels.map((level) => level.printFans),
      lang,
    )
  return {
    'S2.3': inEachLang((lang) =>
      CHOOSE[lang](
        anyOf(
          levels.map((_, at) => at + 1),
          lang,
        ),
      ),
    ),
    'S3.1': inEachLang((lang) => [LEVELS[lang], ...levels.map((level, at) => LEVEL[lang](level, at === 0))].join(' ')),
    'S5.5': inEachLang((lang) => FALLBACK[lang](order(lang), isPrinted)),
    'S7.1': inEachLang((lang) => HIRE[lang](numberWord(doc.mostTeams * 2, lang))),
    'S7.2': doc.sameGenre ? SAME_GENRE : ANY_GENRES,
    'S8.1': inEachLang((lang) => DEVELOP[lang](doc.mostDeveloped)),
    'S9.3': inEachLang((lang) => IDEAS[lang](doc.ideasFans)),
    'S10.3': inEachLang((lang) => PRINT[lang](printFans(lang), !doc.readings.noMasteryFan)),
    'S10.5': inEachLang((lang) => RIP_OFF[lang](printFans(lang))),
    'S11.4': inEachLang((lang) =>
      SALES[lang](
        doc.orders,
        anyOf(
          levels.map((level) => level.salesMinimum),
          lang,
        ),
      ),
    ),
    'S13.1': inEachLang((lang) =>
      POINTS[lang](
        anyOf(
          levels.map((level) => level.finalVp),
          lang,
        ),
      ),
    ),
  } as const satisfies Readonly<Record<string, Text>>
}
