// The examples of the project, as starting points.
import type { Text } from '../../../kernel/text.ts'
import { inEachLang } from '../../../kernel/text.ts'
import { dataOf } from '../../../variant/file.ts'
import { isData } from '../../../variant/read-values.ts'
import { EXAMPLE_FILES } from '../../variants/examples.ts'
import { type Data, wordsBy } from './data.ts'

export interface Example {
  readonly id: string
  readonly game: string
  readonly title: Text
  readonly about: Text
  readonly data: Data
}

const textIn = (raw: unknown): Text => {
  const words = wordsBy(raw)
  return inEachLang((lang) => words[lang] ?? '')
}

/** They are tested as files; here their words are enough. */
export const EXAMPLES: readonly Example[] = EXAMPLE_FILES.flatMap(({ path, game, text }) => {
  const read = dataOf(text)
  if (!isData(read)) return []
  const { game: _, edition: __, ...data } = read
  return [{ id: path, game, title: textIn(data['title']), about: textIn(data['about']), data }]
})
