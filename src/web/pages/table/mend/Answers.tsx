import type { Lang, Seat } from '../../../../kernel/contract.ts'
import type { GameUi } from '../../../contract.ts'
import { Picker } from '../../../panels/Picker.tsx'
import type { AnyTable } from '../../../store/open.ts'
import { OptionList } from '../Moves.tsx'
import { useMemo } from 'react'

interface AnswersProps {
  readonly table: AnyTable
  readonly state: unknown
  readonly seat: Seat
  readonly ui: GameUi | undefined
  readonly lang: Lang
  readonly onAnswer: (key: string) => void
}

/** Everything that was possible in a state: outcomes as pictures, moves as sentences, as at the table. */
export function Answers({ table, state, seat, ui, lang, onAnswer }: AnswersProps) {
  const { module } = table
  const options = useMemo(() => module.game.options(state), [module, state])
  if (seat === 'chance')
    return (
      <Picker
        module={module}
        ui={ui}
        options={options}
        prompt={module.prompt(state, lang)}
        lang={lang}
        state={state}
        onPick={onAnswer}
      />
    )
  return (
    <div className="mend-moves">
      <p className="mend-prompt">{module.prompt(state, lang)}</p>
      <OptionList view={{ table, state, options }} ui={ui} lang={lang} play={onAnswer} onPlayed={() => undefined} />
    </div>
  )
}
