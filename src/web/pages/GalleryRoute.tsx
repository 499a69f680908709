import { lazy, Suspense } from 'react'
import { coverOf } from '../games.ts'
import { useSay } from '../hooks.ts'
import { Loading } from '../shell/Loading.tsx'
import { Page } from '../shell/Page.tsx'
import { HELP } from '../words/help.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

const Gallery = lazy(async () => ({ default: (await import('../panels/GalleryPage.tsx')).GalleryPage }))

/** Every piece of a game to look at. */
export function GalleryRoute({ game }: { readonly game: string }) {
  const say = useSay()
  const cover = coverOf(game)
  if (cover?.manifest === undefined) return <NotFoundPage />
  return (
    <Page title={`${cover.title} – ${say(HELP.gallery)}`} className="wide">
      <Suspense fallback={<Loading />}>
        <Gallery game={game} />
      </Suspense>
    </Page>
  )
}
