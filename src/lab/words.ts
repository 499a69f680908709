import type { Lang, Text } from '../kernel/contract.ts'
import { figure } from '../kernel/text.ts'

export const LAB = {
  won: { it: 'Vinte', en: 'Won' },
  lost: { it: 'Perse', en: 'Lost' },
  shared: { it: 'Pari', en: 'Shared' },
  interval: { it: 'intervallo al 95 %', en: '95 % interval' },
  victories: { it: 'Come finiscono', en: 'How they end' },
  you: { it: 'tu', en: 'you' },
  automa: { it: 'automa', en: 'automa' },
  score: { it: 'Punti', en: 'Points' },
  summary: { it: 'media      ds     min     max', en: 'mean       sd     min     max' },
  moves: { it: 'mosse', en: 'moves' },
  rungs: { it: 'Quante volte ha deciso ogni gradino', en: 'How often each rung decided' },
  never: { it: 'mai', en: 'never' },
  winRate: { it: 'Partite vinte', en: 'Games won' },
  wonShort: { it: 'vinte', en: 'won' },
  pointsShort: { it: 'punti', en: 'points' },
  meanPoints: { it: 'Punti in media', en: 'Mean points' },
  length: { it: 'Lunghezza in mosse', en: 'Length in moves' },
  games: { it: 'partite', en: 'games' },
  player: { it: 'gioca', en: 'played by' },
  seed: { it: 'seme', en: 'seed' },
  title: { it: 'Simulazione', en: 'Simulation' },
  share: { it: 'quota', en: 'share' },
  rung: { it: 'gradino', en: 'rung' },
  table: { it: 'In cifre', en: 'In figures' },
  edition: { it: 'edizione', en: 'edition' },
  rules: { it: 'regole', en: 'rules' },
  unknownVersion: { it: 'versione sconosciuta', en: 'unknown version' },
  neverDecided: { it: 'Non ha mai deciso', en: 'Never decided' },
} as const satisfies Record<string, Text>

export const whole = (n: number, lang: Lang): string =>
  figure(new Intl.NumberFormat(lang, { useGrouping: 'always' }).format(n))

export const decimal = (n: number, lang: Lang): string =>
  figure(new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n))

export const percent = (n: number, lang: Lang): string => `${decimal(100 * n, lang)} %`

export const tellDay = (date: Date, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(date)
