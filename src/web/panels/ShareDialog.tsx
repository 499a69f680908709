import { useState } from 'react'
import type { Lang } from '../../kernel/contract.ts'
import { useLoaded } from '../hooks.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import { download, fileName } from '../shell/download.ts'
import { saveLink } from './link.ts'
import { LinkWays } from './LinkWays.tsx'

export interface ShareDialogProps {
  /** The game as a save. */
  readonly text: string
  readonly title: string
  readonly lang: Lang
  readonly onClose: () => void
}

const WORDS = {
  title: { it: 'Condividi la partita', en: 'Share this game' },
  about: {
    it: 'Chi apre il link o il file riceve tutta la partita fin qui: può guardarla mossa per mossa e continuarla.',
    en: 'Whoever opens the link or the file gets the whole game so far, to look at move by move and to play on.',
  },
  link: { it: 'Link alla partita', en: 'Link to the game' },
  download: { it: 'Scarica il file', en: 'Download file' },
} as const

export function ShareDialog({ text: given, title, lang, onClose }: ShareDialogProps) {
  const [text] = useState(given)
  const loaded = useLoaded(async () => new URL(await saveLink(text), location.href).href, text)
  return (
    <Sheet title={WORDS.title[lang]} lang={lang} onClose={onClose}>
      <p>{WORDS.about[lang]}</p>
      <LinkWays link={loaded.state === 'ready' ? loaded.value : ''} label={WORDS.link[lang]} title={title} lang={lang}>
        <Button onClick={() => download(fileName(title), text)}>
          <Icon name="file" /> {WORDS.download[lang]}
        </Button>
      </LinkWays>
    </Sheet>
  )
}
