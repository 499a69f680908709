// How a game was decided, in sentences: by the game's own verdict if it has one, otherwise by points.
import { calledOf, capital } from './called.ts'
import type { AnyModule, Lang, ScoreSheet, Verdict } from './contract.ts'
import { counted, figure, inEachLang, phrase, type Text, type Unit, type Values } from './text.ts'

/** The part of a game that tells how it went. */
type Judge = Pick<AnyModule, 'score' | 'verdict'>

const POINTS: Unit = { one: { it: '# punto', en: '# point' }, other: { it: '# punti', en: '# points' } }

const WORDS = {
  youWin: phrase<Values<'by' | 'yours' | 'its'>>({
    it: ({ by, yours, its }) => `Vinci di ${by}: ${yours} a ${its}`,
    en: ({ by, yours, its }) => `You win by ${by}: ${yours} to ${its}`,
  }),
  itWins: phrase<Values<'name' | 'by' | 'yours' | 'its'>>({
    it: ({ name, by, yours, its }) => `${name} vince di ${by}: ${its} a ${yours}`,
    en: ({ name, by, yours, its }) => `${name} wins by ${by}: ${its} to ${yours}`,
  }),
  tie: phrase<Values<'points'>>({
    it: ({ points }) => `Parità: ${points} a testa`,
    en: ({ points }) => `A tie: ${points} each`,
  }),
  score: phrase<Values<'points'>>({
    it: ({ points }) => `Il tuo punteggio: ${points}`,
    en: ({ points }) => `Your score: ${points}`,
  }),
} as const

/** The sentence that says how it was decided, without its full stop. */
export function decidedBy(judge: Judge, state: unknown): Text {
  const sheet = judge.score(state)
  return judge.verdict?.(state).text ?? byPoints(sheet) ?? sheet.outcome.text
}

const points = (amount: number, lang: Lang): string => counted(amount, POINTS, lang)

/** By how many points; undefined if points contradict the outcome. */
function byPoints({ sides, outcome: { winner } }: ScoreSheet): Text | undefined {
  const you = sides.find(({ seat }) => seat === 'you')
  const automa = sides.find(({ seat }) => seat === 'automa')
  if (you === undefined) return undefined
  if (winner === 'none') return inEachLang((lang) => WORDS.score[lang]({ points: points(you.total, lang) }))
  if (automa === undefined) return undefined
  const margin = you.total - automa.total
  const [yours, its] = [figure(you.total), figure(automa.total)]
  if (winner === 'shared' && margin === 0)
    return inEachLang((lang) => WORDS.tie[lang]({ points: points(you.total, lang) }))
  if (winner === 'you' && margin > 0)
    return inEachLang((lang) => WORDS.youWin[lang]({ by: points(margin, lang), yours, its }))
  if (winner === 'automa' && margin < 0)
    return inEachLang((lang) =>
      WORDS.itWins[lang]({ name: capital(calledOf(automa, lang)), by: points(-margin, lang), yours, its }),
    )
  return undefined
}

export const verdictOf = (judge: Judge, state: unknown): Verdict => judge.verdict?.(state) ?? {}
