import { coverOf } from '../games.ts'
import { useLang, useSay } from '../hooks.ts'
import { Loading } from '../shell/Loading.tsx'
import { Page } from '../shell/Page.tsx'
import { NEW } from '../words/new.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { later } from '../later.tsx'

const Gallery = later(async () => (await import('../panels/GalleryPage.tsx')).GalleryPage, Loading)

/** Every piece of a game. */
export function GalleryRoute({ game }: { readonly game: string }) {
  const say = useSay()
  const lang = useLang()
  const manifest = coverOf(game)?.manifest
  if (manifest === undefined) return <NotFoundPage />
  return (
    <Page title={say(NEW.gallery)} className="wide" up={{ href: `/new/${game}`, text: manifest.title[lang] }}>
      <Gallery game={game} lang={lang} />
    </Page>
  )
}
