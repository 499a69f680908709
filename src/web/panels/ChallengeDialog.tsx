import type { Lang } from '../../kernel/contract.ts'
import { useLoaded } from '../hooks.ts'
import { Sheet } from '../kit/Sheet.tsx'
import type { AnyTable } from '../store/open.ts'
import { CHALLENGE } from '../words/challenge.ts'
import { challengeLink } from './challenge.ts'
import { LinkWays } from './LinkWays.tsx'

interface ChallengeDialogProps {
  /** A finished game. */
  readonly table: AnyTable
  readonly title: string
  readonly lang: Lang
  readonly onClose: () => void
}

/** The deal of a finished game and its result as a link. */
export function ChallengeDialog({ table, title, lang, onClose }: ChallengeDialogProps) {
  const loaded = useLoaded(async () => new URL(await challengeLink(table), location.href).href, table)
  return (
    <Sheet title={CHALLENGE.send[lang]} lang={lang} onClose={onClose}>
      <p>{CHALLENGE.sendAbout[lang]}</p>
      <p className="soft">{CHALLENGE.dialogAbout[lang]}</p>
      <LinkWays
        link={loaded.state === 'ready' ? loaded.value : ''}
        label={CHALLENGE.link[lang]}
        title={title}
        lang={lang}
      />
    </Sheet>
  )
}
