import { useMemo } from 'react'
import { recorder } from '../../../../kernel/trace.ts'
import { NO_VARIANT } from '../../../../kernel/variant.ts'
import { type Otherwise, withVariant } from '../../../../lab/positions.ts'
import { useClauses, VariantContext } from '../../../clauses.ts'
import type { GameUi } from '../../../contract.ts'
import { useLoaded, usePrefs, useSay } from '../../../hooks.ts'
import { sentence } from '../../../kit/board/words.ts'
import { Sheet } from '../../../kit/Sheet.tsx'
import { WhyReasons } from '../../../panels/WhyReasons.tsx'
import { Boundary } from '../../../shell/Boundary.tsx'
import { loadUi } from '../../../tables.ts'
import { EDITOR } from '../../../words/variants.ts'
import { useEditing } from './editing.ts'
import '../../../panels/why.css'

interface PositionSheetProps {
  readonly position: Otherwise
  /** The value of the variant that decides otherwise. */
  readonly variant: string
  readonly onClose: () => void
}

/** A position with both decisions and their reasons, side by side. */
export function PositionSheet({ position, variant, onClose }: PositionSheetProps) {
  const say = useSay()
  const { module, lang, manifest } = useEditing()
  const loaded = useLoaded(() => loadUi(manifest.id), manifest.id)
  const ui = loaded.state === 'ready' ? loaded.value : undefined
  const { state, player, game, decision } = position
  const stage = module.stage?.(state)[lang]
  const from = say(EDITOR[player])
  const value = variant === NO_VARIANT ? '' : variant
  return (
    <Sheet title={say(EDITOR.compareWhy)} lang={lang} onClose={onClose}>
      <div className="var-both">
        <p className="soft">{[say(EDITOR.moment, { from, game, decision }), stage].filter(Boolean).join(' · ')}</p>
        <div className="var-whys">
          <Decision title={say(EDITOR.byDocument)} state={state} variant="" ui={ui} />
          <VariantContext.Provider value={value}>
            <Decision title={say(EDITOR.byVariant)} state={withVariant(state, value)} variant={value} ui={ui} />
          </VariantContext.Provider>
        </div>
        {ui === undefined ? null : <Drawn ui={ui} state={state} />}
      </div>
    </Sheet>
  )
}

interface DecisionProps {
  readonly title: string
  readonly state: unknown
  readonly variant: string
  readonly ui: GameUi | undefined
}

function Decision({ title, state, variant, ui }: DecisionProps) {
  const { module, lang } = useEditing()
  const clauses = useClauses(module.game.id)
  const { move, looked } = useMemo(() => {
    const heard = recorder()
    return { move: module.automa.decide(state, heard), looked: heard.all }
  }, [module, state, variant])
  return (
    <section className="why" aria-label={title}>
      <h3>{title}</h3>
      <p className="var-decided">{sentence(module.say(move, lang, state))}</p>
      <WhyReasons before={state} move={move} looked={looked} told={{ module, ui, lang, clauses }} />
    </section>
  )
}

const nothing = (): void => undefined

/** The table of the position: a picture, nothing to press. */
function Drawn({ ui, state }: { readonly ui: GameUi; readonly state: unknown }) {
  const say = useSay()
  const { module, lang } = useEditing()
  const prefs = usePrefs()
  return (
    <details className="var-drawn">
      <summary>{say(EDITOR.table)}</summary>
      <Boundary fallback={null}>
        <div inert className="var-board" data-game={module.game.id}>
          <ui.Board
            module={module}
            state={state}
            before={undefined}
            options={[]}
            play={nothing}
            lang={lang}
            mode="screen"
            prefs={prefs}
          />
        </div>
      </Boundary>
    </details>
  )
}
