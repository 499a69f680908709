// All pages about variants come together: the home page knows only their first one.
import { NotFoundPage } from '../NotFoundPage.tsx'
import { DocumentPage } from './DocumentPage.tsx'
import { EditorPage } from './EditorPage.tsx'
import { SHARED } from './links.ts'
import { PartsPage } from './PartsPage.tsx'
import { SharedPage } from './SharedPage.tsx'
import { StartPage } from './StartPage.tsx'

/** The page by the rest of its address: a game, a draft of it, what to see of that. */
export function VariantPages({ path }: { readonly path: string }) {
  const [game = '', id = '', what = '', ...more] = path.split('/')
  if (more.length > 0) return <NotFoundPage />
  if (game === '') return <StartPage />
  if (game === SHARED) return <SharedPage />
  if (id === '') return <StartPage key={game} game={game} />
  if (id === 'parts') return <PartsPage key={game} game={game} />
  if (what === 'document') return <DocumentPage key={id} game={game} id={id} />
  return what === '' ? <EditorPage key={id} game={game} id={id} /> : <NotFoundPage />
}
