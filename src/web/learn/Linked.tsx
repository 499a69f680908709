import { useStore } from 'zustand'
import type { Lang } from '../../kernel/text.ts'
import { later } from '../later.tsx'
import { prefsStore } from '../store/prefs.ts'

const Terms = later(async () => (await import('./Told.tsx')).Terms)

interface LinkedProps {
  readonly game: string
  readonly text: string
  readonly lang: Lang
}

/** A sentence at a table. Its words are links to the glossary if the person wants that everywhere; otherwise nothing is loaded for it. */
export function Linked({ game, text, lang }: LinkedProps) {
  const isLinked = useStore(prefsStore, ({ terms }) => terms === 'everywhere')
  return isLinked ? <Terms game={game} text={text} lang={lang} /> : text
}
