// Why something cannot be done now: a sentence, and the rule behind it as the handbook tells it.
import { WhatIsThis } from '../../learn/WhatIsThis.tsx'
import type { Asked } from '../../learn/asked.ts'
import { type BoardSpec, type BoardView, type Pause, pause } from './view.ts'
import { sentence } from './words.ts'

/** A sentence, with the rules behind it: none if it is about the screen, not about the game. */
export interface Reason {
  readonly text: string
  readonly about: Asked | undefined
}

/** A sentence with the clauses (R…) that say so. */
export const because = (text: string, ...cites: readonly [string, ...string[]]): Reason => ({ text, about: { cites } })

interface WhyProps {
  readonly spec: Pick<BoardSpec<never, never, never>, 'game' | 'prefix'>
  readonly reason: Reason
}

export function Why({ spec: { game, prefix }, reason: { text, about } }: WhyProps) {
  return (
    <div className="kit-why">
      <p className={`${prefix}-why`} role="status">
        {sentence(text)}
      </p>
      {about === undefined ? null : <WhatIsThis game={game} about={about} title={sentence(text)} look="why" />}
    </div>
  )
}

interface WhySignProps {
  readonly game: string
  readonly text: string
  readonly cites: readonly string[]
}

/** Only the sign that opens the rule, beside a sentence that stands there already. */
export const WhySign = ({ game, text, cites }: WhySignProps) => (
  <WhatIsThis game={game} about={{ cites }} title={sentence(text)} look="whySign" />
)

/** Why a piece has no options: it is not your turn; what the piece knows (`why`); or something else is asked. */
export function reasonFor<S, M, T>(
  { rules }: Pick<BoardSpec<S, M, T>, 'rules'>,
  view: BoardView<S, M, T>,
  word: (name: Pause | 'otherAsk', lang: BoardView<S, M, T>['lang']) => string,
  why?: Reason,
): Reason {
  const { lang, module, s } = view
  const paused = pause(view)
  if (paused === 'itsTurn') return because(word(paused, lang), rules.turn)
  if (paused === 'over') return because(word(paused, lang), rules.end)
  if (paused !== undefined) return { text: word(paused, lang), about: undefined }
  if (why !== undefined) return why
  const step = module.game.step(s)
  return { text: word('otherAsk', lang), about: step.kind === 'choice' ? { ask: step.ask } : undefined }
}
