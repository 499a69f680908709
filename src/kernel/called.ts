// The name of a side within a sentence.
import type { AnyModule, Lang, SideScore } from './contract.ts'
import type { Text } from './text.ts'

/** If the automa has no score, and so no column with its name. */
const AUTOMA: Text = { it: 'l’automa', en: 'the automa' }

export const calledOf = ({ name, inSentence = name }: Pick<SideScore, 'name' | 'inSentence'>, lang: Lang): string =>
  inSentence[lang]

/** The automa by its name in this game. */
export function calledAutoma(module: Pick<AnyModule, 'score'>, state: unknown, lang: Lang): string {
  const automa = module.score(state).sides.find(({ seat }) => seat === 'automa')
  return automa === undefined ? AUTOMA[lang] : calledOf(automa, lang)
}

/** With a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
