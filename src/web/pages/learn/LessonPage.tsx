import { useEffect, useMemo } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import type { AnyGameModule, Manifest } from '../../../kernel/contract.ts'
import { coverOf } from '../../games.ts'
import { useLoaded, usePrefs, useSay } from '../../hooks.ts'
import { Icon } from '../../kit/Icon.tsx'
import { type AnyLesson, createLessonRun } from '../../learn/lesson-run.ts'
import { LessonBox } from '../../learn/LessonBox.tsx'
import { showMarked } from '../../learn/point.ts'
import { DeadEnd } from '../../shell/DeadEnd.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { learning } from '../../store/learning.ts'
import { prefsStore } from '../../store/prefs.ts'
import type { Session } from '../../store/session.ts'
import { loadUi } from '../../tables.ts'
import { LEARN } from '../../words/learn.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { TableScreen } from '../table/TableScreen.tsx'

interface LessonPageProps {
  readonly game: string
  readonly lesson: string
}

/** A lesson at a real table. */
export function LessonPage({ game, lesson }: LessonPageProps) {
  const manifest = coverOf(game)?.manifest
  return manifest === undefined ? <NotFoundPage /> : <Loaded manifest={manifest} id={lesson} />
}

function Loaded({ manifest, id }: { readonly manifest: Manifest; readonly id: string }) {
  const say = useSay()
  const loaded = useLoaded(async () => {
    void loadUi(manifest.id)
    // Lessons begin from positions: the whole module reads them.
    const module = await manifest.load()
    return { module, lessons: (await module.lessons?.()) ?? [] }
  }, manifest.id)
  if (loaded.state !== 'ready') return <Loading />
  const { module, lessons } = loaded.value
  const at = lessons.findIndex((each) => each.id === id)
  const lesson = lessons[at]
  if (lesson === undefined)
    return (
      <DeadEnd title={say(LEARN.noLesson)}>
        <Link className="kit-button" href={`/learn/${manifest.id}`}>
          {say(LEARN.allLessons)}
        </Link>
      </DeadEnd>
    )
  return <Player key={id} manifest={manifest} module={module} lesson={lesson} next={lessons[at + 1]?.id} />
}

interface PlayerProps {
  readonly manifest: Manifest
  readonly module: AnyGameModule
  readonly lesson: AnyLesson
  readonly next: string | undefined
}

function Player({ manifest, module, lesson, next }: PlayerProps) {
  const prefs = usePrefs()
  const run = useMemo(
    () =>
      createLessonRun({
        manifest,
        module,
        lesson,
        speed: () => prefsStore.getState().speed,
        finished: () => learning.mark(manifest.id, lesson.id, 'done'),
      }),
    [manifest, module, lesson],
  )
  useEffect(() => {
    run.start()
    return run.stop
  }, [run])
  const { tableStore, task, isHinted, phase } = useStore(run.store)
  const session = useMemo(
    (): Session => ({
      id: lesson.id,
      manifest,
      tableStore,
      imported: false,
      rival: undefined,
      isCopy: false,
      text: () => '',
      takeOver: () => undefined,
      correct: () => undefined,
      close: () => undefined,
    }),
    [lesson, manifest, tableStore],
  )
  const { marks } = task
  const marked = useMemo(
    () => (isHinted && phase === 'doing' && marks !== undefined ? { kept: marks, dropped: [] } : undefined),
    [isHinted, phase, marks],
  )
  useEffect(() => (marked === undefined ? undefined : showMarked()), [marked])
  return (
    <TableScreen
      session={session}
      prefs={prefs}
      lesson={{
        title: lesson.title[prefs.lang],
        bar: <Bar game={manifest.id} title={lesson.title[prefs.lang]} />,
        box: <LessonBox game={manifest.id} lesson={lesson} run={run} lang={prefs.lang} next={next} />,
        marked,
      }}
    />
  )
}

function Bar({ game, title }: { readonly game: string; readonly title: string }) {
  const say = useSay()
  return (
    <header className="table-bar">
      <Link
        href={`/learn/${game}`}
        className="kit-icon-button"
        aria-label={say(LEARN.allLessons)}
        title={say(LEARN.allLessons)}
      >
        <Icon name="left" />
      </Link>
      <div className="table-title">
        <h1>{say(LEARN.toLesson, { title })}</h1>
      </div>
    </header>
  )
}
