import { useState } from 'react'
import { useLang, useSay } from '../../../hooks.ts'
import { Icon } from '../../../kit/Icon.tsx'
import { isChallenging } from '../../../panels/challenge.ts'
import { ChallengeDialog } from '../../../panels/ChallengeDialog.tsx'
import type { AnyTable } from '../../../store/open.ts'
import type { Session } from '../../../store/session.ts'
import { CHALLENGE } from '../../../words/challenge.ts'
import { Compared } from './Compared.tsx'
import { OnSheet } from './OnSheet.tsx'

interface AfterwardsProps {
  readonly session: Session
  readonly table: AnyTable
}

/** What a result means besides the game: the challenge it answers, the sheet it fills, a challenge to send. */
export function Afterwards({ session, table }: AfterwardsProps) {
  const say = useSay()
  const lang = useLang()
  const [isSending, setSending] = useState(false)
  const { rival, imported, manifest } = session
  return (
    <>
      {rival === undefined ? null : <Compared table={table} rival={rival} />}
      {imported ? null : <OnSheet session={session} table={table} />}
      {imported || !isChallenging(table) ? null : (
        <button type="button" className="over-review" onClick={() => setSending(true)}>
          <Icon name="share" />
          <span>
            {say(CHALLENGE.send)}
            <small>{say(CHALLENGE.sendAbout)}</small>
          </span>
          <Icon name="right" />
        </button>
      )}
      {isSending ? (
        <ChallengeDialog table={table} title={manifest.title[lang]} lang={lang} onClose={() => setSending(false)} />
      ) : null}
    </>
  )
}
