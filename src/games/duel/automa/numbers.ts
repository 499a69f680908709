// Words about the numbers of a document, so that no sentence is wrong where a variant changes one.
import { andList, inEachLang, type Lang, type Phrase, type Text } from '../../../kernel/text.ts'
import type { Ground } from '../variant/ground.ts'
import { AGES, type Level } from './levels.ts'

/** The last zone of the printed track begins here. */
const PRINTED_ZONE = 6

/** S9.1, after "if". */
export const dangerOfWar = ({ lastZone }: Pick<Ground, 'lastZone'>): Text =>
  lastZone === PRINTED_ZONE
    ? {
        it: 'la pedina conflitto è nell’ultima zona prima della Capitale di SOLO',
        en: 'the pawn is in the last zone before SOLO’s capital',
      }
    : {
        it: `la pedina conflitto è ad almeno ${lastZone} caselle dal centro, nella metà di SOLO`,
        en: `the pawn is at least ${lastZone} spaces from the centre, on SOLO’s half`,
      }

/** S9.2, after "if". */
export const dangerOfScience = ({ symbols }: Pick<Ground, 'symbols'>): Text => ({
  it: `il giocatore ha ${symbols} simboli scientifici diversi`,
  en: `the player has ${symbols} different science symbols`,
})

/** S10 */
export const fewWonders = ({ fewWonders: most }: Ground): Text => ({
  it: `se SOLO ha costruito ${UP_TO.it(most)} meraviglie`,
  en: `if SOLO has built ${most === 1 ? ZERO_OR_ONE.en : UP_TO.en(most)} wonders`,
})
export const fewCoins = ({ fewCoins: most }: Ground): Text => ({
  it: `se SOLO ha ${UP_TO.it(most)} monete`,
  en: `if SOLO has ${UP_TO.en(most)} coins`,
})
const UP_TO: Phrase<[most: number]> = {
  it: (most) => (most === 0 ? '0' : `0-${most}`),
  en: (most) => (most === 0 ? '0' : `0 to ${most}`),
}
const ZERO_OR_ONE: Text = { it: '0-1', en: '0 or 1' }

type Levels = ReadonlyMap<string, Level>
const capOf = ({ cap }: Level): readonly number[] => AGES.map((age) => cap[age])
const isSame = (a: readonly number[], b: readonly number[]): boolean => a.every((n, at) => n === b[at])
const isEven = ([one, ...others]: readonly number[]): boolean => others.every((n) => n === one)
/** In the order of the document, which always has a level. */
const listed = (levels: Levels) => Array.from(levels.values()) as [Level, ...Level[]]

/** "3, 4 or 5", "always 5" */
const ONE_OF: Phrase<[cap: readonly number[]]> = {
  it: ([one, two, three]) => `${one}, ${two} o ${three}`,
  en: ([one, two, three]) => `${one}, ${two} or ${three}`,
}
const ALWAYS: Phrase<[cap: readonly number[]]> = {
  it: ([one]) => `sempre ${one}`,
  en: ([one]) => `always ${one}`,
}

/** "3, 4 and 5 in the three Ages", "5 in every Age" */
const IN_THREE: Phrase<[cap: readonly number[]]> = {
  it: ([one, two, three]) => `${one}, ${two} e ${three} nelle tre Epoche`,
  en: ([one, two, three]) => `${one}, ${two} and ${three} in the three Ages`,
}
const IN_EVERY: Phrase<[cap: readonly number[]]> = {
  it: ([one]) => `${one} in ogni Epoca`,
  en: ([one]) => `${one} in every Age`,
}

/** The cap of the first level, and the levels that have another one. */
function capsOf(levels: Levels) {
  const [first, ...others] = listed(levels)
  const usual = capOf(first)
  return { usual, others: others.filter((level) => !isSame(capOf(level), usual)) }
}

const AT_LEVEL: Phrase<[cap: readonly number[], level: string]> = {
  it: (cap, level) => `${(isEven(cap) ? ALWAYS : ONE_OF).it(cap)} al livello ${level}`,
  en: (cap, level) => `${(isEven(cap) ? ALWAYS : ONE_OF).en(cap)} at level ${level}`,
}
const exceptions = (levels: Levels, lang: Lang): string => {
  const { others } = capsOf(levels)
  const told = others.map((level) => AT_LEVEL[lang](capOf(level), level.title[lang]))
  return told.length === 0 ? '' : ` (${told.join('; ')})`
}

/** The rung of S5.1. */
export function capWords(levels: Levels): Text {
  const { usual } = capsOf(levels)
  return {
    it: `le risorse mancanti costano al massimo ${ONE_OF.it(usual)} monete nelle Epoche I, II e III${exceptions(levels, 'it')}, e SOLO le ha`,
    en: `missing resources cost at most ${ONE_OF.en(usual)} coins in Ages I, II and III${exceptions(levels, 'en')}, and SOLO has them`,
  }
}

const inAges = (level: Level, lang: Lang): string => {
  const cap = capOf(level)
  return (isEven(cap) ? IN_EVERY : IN_THREE)[lang](cap)
}

/** The end of the clause S5.1. */
export function capClause(levels: Levels): Text {
  const { usual, others } = capsOf(levels)
  const [one, two, three] = usual
  return {
    it: [
      `${one} nell’Epoca I, ${two} nella II, ${three} nella III.`,
      ...others.map((level) => `Al livello ${level.title.it} il limite è ${inAges(level, 'it')}.`),
    ].join(' '),
    en: [
      `${one} in Age I, ${two} in Age II, ${three} in Age III.`,
      ...others.map((level) => `At the ${level.title.en} level the cap is ${inAges(level, 'en')}.`),
    ].join(' '),
  }
}

/** S14.3: SOLO's coins, and the levels that give it another number. */
export function coinsClause(levels: Levels): Text {
  const [{ coins: usual }, ...others] = listed(levels)
  const groups = new Map<number, Level[]>()
  for (const level of others)
    if (level.coins !== usual) groups.set(level.coins, [...(groups.get(level.coins) ?? []), level])
  return inEachLang((lang) => {
    const told = Array.from(groups, ([coins, same]) =>
      COINS_AT[lang](
        coins,
        same.map(({ title }) => title[lang]),
      ),
    )
    return `${usual} ${COINS[lang]}${told.length === 0 ? '' : ` (${told.join('; ')})`}`
  })
}
const COINS: Text = { it: 'monete', en: 'coins' }
const COINS_AT: Phrase<[coins: number, levels: readonly string[]]> = {
  it: (coins, levels) => `${coins} ${levels.length > 1 ? 'ai livelli' : 'al livello'} ${andList(levels, 'it')}`,
  en: (coins, levels) => `${coins} at the ${andList(levels, 'en')} ${levels.length > 1 ? 'levels' : 'level'}`,
}
