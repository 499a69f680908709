// The levels of challenge (S14): what SOLO gets at each, and how a variant may change it.
import { andList, inEachLang, isOne, type Text } from '../../../kernel/text.ts'
import type { Item, LevelsPart, LevelValues, Value } from '../../../kernel/variant.ts'
import type { Age } from '../catalogue/vocabulary.ts'

type Ages = readonly Age[]

export interface Level {
  readonly id: string
  readonly title: Text
  readonly about: Text
  /** SOLO's coins at the start; the player always has 7 (S14.3). */
  readonly coins: number
  /** Ages at whose start SOLO constructs a random set-aside card for free (S14.1). */
  readonly giftAges: Ages
  /** Whether it constructs a random unused guild at the start of Age III. */
  readonly giftGuild: boolean
  /** The most it pays for the missing resources of a wonder, by Age (S5.1). */
  readonly cap: Readonly<Record<Age, number>>
  /** Spaces the pawn moves towards the player's capital at the start of an Age if SOLO is behind (S14.2). */
  readonly step: number
}

const CAP = { 1: 3, 2: 4, 3: 5 } as const
const PLAIN = { coins: 7, giftAges: [], giftGuild: false, cap: CAP, step: 0 } as const satisfies Partial<Level>

export const LEVELS = [
  {
    ...PLAIN,
    id: 'base', // Q30
    title: { it: 'Base (nessun livello)', en: 'Base (no level)' },
    about: { it: 'SOLO gioca senza alcun vantaggio.', en: 'SOLO plays without any bonus.' },
  },
  {
    ...PLAIN,
    id: 'facile',
    title: { it: 'Facile', en: 'Easy' },
    about: {
      it: 'A inizio di ogni Epoca, se SOLO è in svantaggio sulla scala del conflitto, la pedina si sposta di una casella verso la tua Capitale.',
      en: 'At the start of each Age, if SOLO is behind on the conflict track, the pawn moves one space towards your capital.',
    },
    step: 1,
  },
  {
    ...PLAIN,
    id: 'normale',
    title: { it: 'Normale', en: 'Normal' },
    about: {
      it: 'Come Facile; in più SOLO costruisce gratis, a inizio dell’Epoca I, una carta casuale tra le tre scartate in preparazione.',
      en: 'As Easy; SOLO also constructs one random set-aside card for free at the start of Age I.',
    },
    giftAges: [1],
    step: 1,
  },
  {
    ...PLAIN,
    id: 'medio',
    title: { it: 'Medio', en: 'Medium' },
    about: {
      it: 'Come Normale, ma la carta gratuita arriva a inizio delle Epoche I e II.',
      en: 'As Normal, but the free card comes at the start of Ages I and II.',
    },
    giftAges: [1, 2],
    step: 1,
  },
  {
    ...PLAIN,
    id: 'impegnativo',
    title: { it: 'Impegnativo', en: 'Demanding' },
    about: {
      it: 'Come Normale, ma la carta gratuita arriva a inizio di ogni Epoca.',
      en: 'As Normal, but the free card comes at the start of every Age.',
    },
    giftAges: [1, 2, 3],
    step: 1,
  },
  {
    ...PLAIN,
    id: 'difficile',
    title: { it: 'Difficile', en: 'Hard' },
    about: {
      it: 'Come Impegnativo; in più, a inizio dell’Epoca III, SOLO costruisce gratis una gilda casuale tra quelle avanzate.',
      en: 'As Demanding; SOLO also constructs one random unused guild for free at the start of Age III.',
    },
    giftAges: [1, 2, 3],
    giftGuild: true,
    step: 1,
  },
  {
    ...PLAIN,
    id: 'estremo',
    title: { it: 'Estremo', en: 'Extreme' },
    about: { it: 'Come Difficile, e SOLO inizia con 10 monete.', en: 'As Hard, and SOLO starts with 10 coins.' },
    coins: 10,
    giftAges: [1, 2, 3],
    giftGuild: true,
    step: 1,
  },
  {
    ...PLAIN,
    id: 'leggendario',
    title: { it: 'Leggendario', en: 'Legendary' },
    about: {
      it: 'Come Estremo, e già dall’Epoca I SOLO può spendere fino a 5 monete per una meraviglia.',
      en: 'As Extreme, and SOLO may spend up to 5 coins on a wonder from Age I on.',
    },
    coins: 10,
    giftAges: [1, 2, 3],
    giftGuild: true,
    cap: { 1: 5, 2: 5, 3: 5 },
    step: 1,
  },
] as const satisfies readonly Level[]

export const AGES = [1, 2, 3] as const satisfies readonly Age[]
export const AGE_ITEMS: readonly Item[] = AGES.map((age) => {
  const number = 'I'.repeat(age)
  return { id: String(age), title: { it: `Epoca ${number}`, en: `Age ${number}` } }
})

const valuesOf = ({ coins, giftAges, giftGuild, cap, step }: Level): LevelValues['values'] => ({
  coins,
  'gift-ages': giftAges.map(String),
  'gift-guild': giftGuild,
  cap: Object.fromEntries(AGES.map((age) => [age, cap[age]])),
  step,
})

/** A level of a variant as the rules read it. */
export function levelIn({ id, title, about, values }: LevelValues): Level {
  const cap = values['cap'] as Readonly<Record<string, number>>
  return {
    id,
    title,
    about,
    coins: values['coins'] as number,
    giftAges: (values['gift-ages'] as readonly string[]).map(Number) as Ages,
    giftGuild: values['gift-guild'] as boolean,
    cap: { 1: cap['1'] as number, 2: cap['2'] as number, 3: cap['3'] as number },
    step: values['step'] as number,
  }
}

const ageNumbers = (value: Value): readonly string[] =>
  (value as readonly string[]).map((age) => 'I'.repeat(Number(age)))

export const LEVELS_PART: LevelsPart = {
  option: 'level',
  cite: 'S14',
  initial: LEVELS.map((level) => ({ id: level.id, title: level.title, about: level.about, values: valuesOf(level) })),
  fields: [
    {
      id: 'coins',
      title: { it: 'monete iniziali di SOLO', en: 'SOLO’s coins at the start' },
      kind: { kind: 'number', least: 0, most: 60 },
      says: (coins) => ({
        it: `SOLO inizia con ${coins as number} monete.`,
        en: `SOLO starts with ${coins as number} coins.`,
      }),
    },
    {
      id: 'gift-ages',
      title: {
        it: 'Epoche al cui inizio SOLO costruisce gratis una carta scartata in preparazione',
        en: 'Ages at whose start SOLO constructs a set-aside card for free',
      },
      kind: { kind: 'set', items: AGE_ITEMS },
      says: (ages) =>
        ageNumbers(ages).length === 0
          ? undefined
          : {
              it: `SOLO costruisce gratis una carta casuale tra le tre scartate in preparazione a inizio delle Epoche ${andList(ageNumbers(ages), 'it')}.`,
              en: `SOLO constructs a random set-aside card for free at the start of Ages ${andList(ageNumbers(ages), 'en')}.`,
            },
    },
    {
      id: 'gift-guild',
      title: {
        it: 'SOLO costruisce gratis una gilda avanzata a inizio dell’Epoca III',
        en: 'SOLO constructs an unused guild for free at the start of Age III',
      },
      kind: { kind: 'flag' },
      says: (isGiven) =>
        isGiven === true
          ? {
              it: 'A inizio dell’Epoca III SOLO costruisce gratis una gilda casuale tra quelle avanzate.',
              en: 'SOLO constructs a random unused guild for free at the start of Age III.',
            }
          : undefined,
    },
    {
      id: 'cap',
      title: {
        it: 'quante monete SOLO spende al massimo per le risorse mancanti di una meraviglia',
        en: 'the most coins SOLO pays for the missing resources of a wonder',
      },
      kind: { kind: 'record', keys: AGE_ITEMS, of: { kind: 'number', least: 0, most: 30 } },
      says: (cap) => {
        const [one = '', ...others] = Object.values(cap as Readonly<Record<string, number>>).map(String)
        if (others.every((each) => each === one))
          return {
            it: `Per una meraviglia spende al massimo ${one} monete.`,
            en: `It pays at most ${one} coins for a wonder.`,
          }
        return {
          it: `Per una meraviglia spende al massimo ${andList([one, ...others], 'it')} monete nelle Epoche I, II e III.`,
          en: `It pays at most ${andList([one, ...others], 'en')} coins for a wonder in Ages I, II and III.`,
        }
      },
    },
    {
      id: 'step',
      title: {
        it: 'caselle di cui si sposta la pedina a inizio Epoca se SOLO è in svantaggio',
        en: 'spaces the pawn moves at the start of an Age if SOLO is behind',
      },
      kind: { kind: 'number', least: 0, most: 3 },
      says: (step) => (step === 0 ? undefined : stepWords(step as number)),
    },
  ],
}

/** S14.2 */
const stepWords = (step: number): Text => inEachLang((lang) => STEP[lang](step, isOne(step, lang)))

const STEP = {
  it: (step: number, isSingle: boolean) =>
    `A inizio di ogni Epoca, se SOLO è in svantaggio sulla scala del conflitto, la pedina si sposta di ${isSingle ? 'una casella' : `${step} caselle`} verso la tua Capitale.`,
  en: (step: number, isSingle: boolean) =>
    `At the start of each Age, if SOLO is behind on the conflict track, the pawn moves ${isSingle ? 'one space' : `${step} spaces`} towards your capital.`,
} as const
