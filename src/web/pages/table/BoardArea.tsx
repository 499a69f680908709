import { memo } from 'react'
import type { BoardProps, GameUi, Marked, Prefs } from '../../contract.ts'
import { useSay } from '../../hooks.ts'
import { Boundary } from '../../shell/Boundary.tsx'
import { Loading } from '../../shell/Loading.tsx'
import type { TableView } from '../../store/table-store.ts'
import { TABLE } from '../../words/table.ts'
import { TableText } from './TableText.tsx'

interface BoardAreaProps {
  readonly view: TableView
  readonly ui: GameUi | undefined
  readonly loading: boolean
  readonly prefs: Prefs
  readonly play: BoardProps['play']
  readonly takeBack: BoardProps['takeBack']
  readonly marked: Marked | undefined
}

/** The game's board, or the table as text if it has none; rendered only when the table changes. */
export const BoardArea = memo(function BoardArea({ view, ui, loading, prefs, play, takeBack, marked }: BoardAreaProps) {
  const say = useSay()
  const { table, state, before, options } = view
  const { module, setup } = table
  const asText = <TableText view={view} lang={prefs.lang} />
  return (
    <section className="board-area" aria-label={say(TABLE.board)} data-guide="board">
      {loading ? (
        <Loading />
      ) : ui === undefined ? (
        asText
      ) : (
        <Boundary fallback={asText}>
          <ui.Board
            module={module}
            state={state}
            before={before}
            options={options}
            play={play}
            takeBack={takeBack}
            lang={prefs.lang}
            mode={setup.chance.kind === 'seeded' ? 'screen' : 'beside'}
            prefs={prefs}
            marked={marked}
          />
        </Boundary>
      )}
    </section>
  )
})
