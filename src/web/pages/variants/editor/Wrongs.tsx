import { useEditing, wrongAt } from './editing.ts'

interface WrongsProps {
  readonly id?: string
  readonly path: readonly string[]
  /** Also what is wrong further inside. */
  readonly below?: boolean
}

/** What the checker refuses at a place, in a sentence. */
export function Wrongs({ id, path, below = false }: WrongsProps) {
  const { checked, lang } = useEditing()
  const found = wrongAt(checked, path, below)
  return (
    <p id={id} role="status" className="var-wrong wrong">
      {found.map(({ refusal }) => capital(refusal.sentence(lang))).join(' ')}
    </p>
  )
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A refusal as a sentence of its own. */
export const capital = (text: string): string => `${capitalised(text)}.`
