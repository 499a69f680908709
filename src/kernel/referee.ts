// Referee mode: the person plays at the real table and only has the opponent run. It is an option of the save, `referee yes`, that other
// games do not have; the app asks for what the opponent's next decision needs, and checks nothing else.
import type { AnyModule, Manifest } from './contract.ts'
import { fullOptions } from './options.ts'
import { refusal } from './refusal.ts'
import type { Text } from './text.ts'

const noReferee = refusal<{ game: string }>('referee.not-offered', {
  it: ({ game }) => `${game} non ha un arbitro: l’avversario ha bisogno di tutto quello che fai`,
  en: ({ game }) => `${game} has no referee mode: its opponent needs all that you do`,
})
const onlyYes = refusal('referee.only-yes', {
  it: 'l’opzione referee può essere solo «yes»',
  en: 'the option referee can only be "yes"',
})

/** What the automa of a game needs of you. */
export type Referee =
  | {
      readonly kind: 'offered'
      /** What will be asked for, and when. */
      readonly asks: readonly Text[]
      /** What is not checked. */
      readonly unchecked: readonly Text[]
      load(): Promise<AnyModule>
    }
  /** Everything, because of these clauses. */
  | { readonly kind: 'needs-all'; readonly because: readonly { readonly text: Text; readonly cite: string }[] }

export const REFEREE: Readonly<Record<'referee', string>> = { referee: 'yes' }

export const isReferee = (options: Readonly<Record<string, string>>): boolean => options['referee'] !== undefined

/** The options of a game as a save has them: all of the manifest, and the referee if there is one. */
export function gameOptions(
  { options, title, hasReferee = false }: Pick<Manifest, 'options' | 'title' | 'hasReferee'>,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { referee, ...others } = given
  const full = fullOptions(options, others)
  if (referee === undefined) return full
  if (referee !== REFEREE.referee) throw onlyYes()
  if (!hasReferee) throw noReferee({ game: title.en })
  return { ...full, ...REFEREE }
}

/** The rules of a referee game, if its options say so. */
export async function refereeModule(
  manifest: Manifest,
  options: Readonly<Record<string, string>>,
): Promise<AnyModule | undefined> {
  const referee = isReferee(options) ? await manifest.referee() : undefined
  return referee?.kind === 'offered' ? referee.load() : undefined
}
