import { useRef, useState } from 'react'
import { type Answer, mend, settle, stopHere } from '../../../../kernel/mend.ts'
import { MENDING } from '../../../../kernel/mend-told.ts'
import type { Lang } from '../../../../kernel/contract.ts'
import type { GameUi } from '../../../contract.ts'
import { useSay } from '../../../hooks.ts'
import { Button } from '../../../kit/Button.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { Sheet } from '../../../kit/Sheet.tsx'
import type { AnyTable } from '../../../store/open.ts'
import { SHELL } from '../../../words/shell.ts'
import { Answers } from './Answers.tsx'
import { MendConflict } from './MendConflict.tsx'
import { MendSummary } from './MendSummary.tsx'
import { Entry, type AnyMend } from './Entry.tsx'
import './mend.css'

interface MendSheetProps {
  readonly table: AnyTable
  /** The entry to be corrected, counted from 1. */
  readonly entry: number
  readonly ui: GameUi | undefined
  readonly lang: Lang
  readonly onClose: () => void
  /** The person agrees: this is the game from now on. */
  readonly onMended: (draft: AnyTable) => void
}

/** Corrects an old entry: what it should have been, then every conflict, then what changes. Nothing happens before the person agrees. */
export function MendSheet({ table, entry, ui, lang, onClose, onMended }: MendSheetProps) {
  const say = useSay()
  // The game may go on in another tab meanwhile: what is corrected is the game as it was when the sheet opened.
  const old = useRef(table).current
  // Every step so far, so that each can be taken back.
  const [steps, setSteps] = useState<readonly AnyMend[]>([])
  const last = steps.at(-1)
  const go = (next: AnyMend) => setSteps([...steps, next])
  const back = () => setSteps(steps.slice(0, -1))
  const backButton = (
    <Button onClick={back}>
      <Icon name="undo" /> {say(SHELL.back)}
    </Button>
  )

  if (last === undefined) {
    const { seat, move } = old.entry(entry)
    const before = old.stateAt(entry - 1)
    return (
      <Sheet title={say(MENDING.choose)} lang={lang} onClose={onClose}>
        <Entry label={say(MENDING.meant)} table={old} n={entry} lang={lang} />
        <p className="mend-lead">
          {say(seat === 'chance' ? MENDING.chooseDraw : MENDING.chooseMove)} <small>{say(MENDING.untouched)}</small>
        </p>
        <Answers
          table={old}
          state={before}
          seat={seat}
          ui={ui}
          lang={lang}
          onAnswer={(key) => (key === old.module.game.key(move) ? onClose() : go(mend(old, entry, key)))}
        />
      </Sheet>
    )
  }

  const { conflict } = last
  if (conflict === undefined)
    return (
      <Sheet
        title={say(MENDING.summary)}
        lang={lang}
        onClose={onClose}
        actions={
          <>
            {backButton}
            <Button look="main" onClick={() => onMended(last.draft)}>
              {say(MENDING.confirm)}
            </Button>
          </>
        }
      >
        <MendSummary mend={last} lang={lang} />
      </Sheet>
    )

  const answer = (given: Answer) => go(settle(last, given))
  return (
    <Sheet
      // A new conflict is a new question: its heading gets the focus.
      key={steps.length}
      title={say(MENDING[conflict.kind])}
      lang={lang}
      onClose={onClose}
      actions={
        <>
          {backButton}
          <Button title={say(MENDING.stopAbout)} onClick={() => go(stopHere(last))}>
            {say(MENDING.stopHere)}
          </Button>
          {conflict.canLeaveOut && conflict.was !== undefined ? (
            <Button look={conflict.kind === 'unasked' ? 'main' : 'plain'} onClick={() => answer('leave-out')}>
              {say(MENDING.leaveOut)}
            </Button>
          ) : null}
        </>
      }
    >
      <MendConflict mend={last} conflict={conflict} ui={ui} lang={lang} onAnswer={(play) => answer({ play })} />
    </Sheet>
  )
}
