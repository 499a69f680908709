// The levels of challenge (S14): what SOLO gets at each.
import type { Age } from '../catalogue/vocabulary.ts'
import type { Text } from '../../../kernel/text.ts'

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
  readonly step: 0 | 1
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

export type LevelId = (typeof LEVELS)[number]['id']

const BY_ID: ReadonlyMap<string, Level> = new Map(LEVELS.map((level) => [level.id, level]))
export const levelOf = (id: LevelId): Level => BY_ID.get(id) as Level
