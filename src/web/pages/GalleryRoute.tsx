import { lazy, Suspense } from 'react'
import { coverOf } from '../games.ts'
import { useLang, useSay } from '../hooks.ts'
import { Loading } from '../shell/Loading.tsx'
import { Page } from '../shell/Page.tsx'
import { NEW } from '../words/new.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

const Gallery = lazy(async () => ({ default: (await import('../panels/GalleryPage.tsx')).GalleryPage }))

/** Every piece of a game to look at. */
export function GalleryRoute({ game }: { readonly game: string }) {
  const say = useSay()
  const lang = useLang()
  const manifest = coverOf(game)?.manifest
  if (manifest === undefined) return <NotFoundPage />
  return (
    <Page title={say(NEW.gallery)} className="wide" up={{ href: `/new/${game}`, text: manifest.title[lang] }}>
      <Suspense fallback={<Loading />}>
        <Gallery game={game} lang={lang} />
      </Suspense>
    </Page>
  )
}
