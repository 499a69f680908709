import type { Lang } from '../../../kernel/contract.ts'
import { useLoaded } from '../../hooks.ts'
import { Loading } from '../../shell/Loading.tsx'
import type { TableView } from '../../store/table-store.ts'
import { plainPaint } from './describe.ts'

/** The table as the terminal draws it, for a game without a board or whose board has failed. */
export function TableText({ view, lang }: { readonly view: TableView; readonly lang: Lang }) {
  const { module } = view.table
  const terminal = useLoaded(() => module.terminal(), module.game.id)
  if (terminal.state !== 'ready') return <Loading />
  return <pre className="board-text">{terminal.value.draw(view.state, lang, plainPaint)}</pre>
}
