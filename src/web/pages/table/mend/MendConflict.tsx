import type { Lang } from '../../../../kernel/contract.ts'
import type { Conflict } from '../../../../kernel/mend.ts'
import { MENDING } from '../../../../kernel/mend-told.ts'
import type { GameUi } from '../../../contract.ts'
import { useSay } from '../../../hooks.ts'
import { Answers } from './Answers.tsx'
import { type AnyMend, Entry } from './Entry.tsx'

interface MendConflictProps {
  readonly mend: AnyMend
  readonly conflict: Conflict
  readonly ui: GameUi | undefined
  readonly lang: Lang
  readonly onAnswer: (key: string) => void
}

/** One thing that no longer fits: what was meant then, and what is possible now. */
export function MendConflict({ mend, conflict, ui, lang, onAnswer }: MendConflictProps) {
  const say = useSay()
  const { old, draft, fates, left } = mend
  const done = fates.filter(({ kind }) => kind !== 'added').length - 1
  const { was, kind } = conflict
  return (
    <>
      {was === undefined ? null : (
        <Entry label={say(kind === 'new' ? MENDING.cameNext : MENDING.meant)} table={old} n={was} lang={lang} />
      )}
      <p className="mend-lead">
        <small>{say(MENDING.replayed, { n: done, all: done + left.length })}</small>
      </p>
      <Answers table={draft} state={draft.state} seat={draft.seat ?? 'you'} ui={ui} lang={lang} onAnswer={onAnswer} />
    </>
  )
}
