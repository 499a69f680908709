import { useEffect, useRef } from 'react'
import { listen, tellings } from '../../../kernel/consequences.ts'
import type { AnyModule, Lang } from '../../../kernel/contract.ts'
import { useSay } from '../../hooks.ts'
import { Button } from '../../kit/Button.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { CONFIRM } from '../../words/confirm.ts'
import type { Asked } from './useConfirmed.ts'

interface ConfirmProps {
  readonly module: AnyModule
  readonly state: unknown
  readonly asked: Asked
  readonly lang: Lang
  readonly onAnswer: (yes: boolean) => void
}

/** The sentences of the moves in a row, and all their consequences. */
function tellRow(module: AnyModule, state: unknown, moves: readonly unknown[], lang: Lang) {
  const sentences: string[] = []
  const told: unknown[] = []
  let now = state
  for (const move of moves) {
    sentences.push(module.say(move, lang, now))
    const heard = listen(module.game, now, move)
    told.push(...heard.told)
    now = heard.after
  }
  return { sentences, told: module.consequences === undefined ? [] : tellings(module, told, lang) }
}

/** The confirmation of a move: what it would do, or that it would do nothing. */
export function Confirm({ module, state, asked, lang, onAnswer }: ConfirmProps) {
  const say = useSay()
  const { moves, idle } = asked
  // Enter plays, Esc cancels.
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])
  const { sentences, told } = tellRow(module, state, moves, lang)
  return (
    <Sheet
      title={say(idle === undefined ? CONFIRM.title : CONFIRM.idleTitle)}
      lang={lang}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{say(CONFIRM.no)}</Button>
          <Button look="main" ref={yes} onClick={() => onAnswer(true)}>
            {say(CONFIRM.yes)}
          </Button>
        </>
      }
    >
      {sentences.map((sentence, at) => (
        <p key={at} className="confirm-move">
          {sentence}
        </p>
      ))}
      {idle === undefined ? null : <p className="wrong">{say(idle)}</p>}
      {told.length === 0 ? null : (
        <ul className="confirm-effects">
          {told.map(({ text }, at) => (
            <li key={at}>{text}</li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
