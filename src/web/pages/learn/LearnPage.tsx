import { useState } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import type { Manifest } from '../../../kernel/contract.ts'
import { coverOf } from '../../games.ts'
import { useLang, useLoaded, useSay } from '../../hooks.ts'
import { Icon } from '../../kit/Icon.tsx'
import type { AnyLesson } from '../../learn/lesson-run.ts'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'
import { startFirst } from '../../store/first-game.ts'
import { learning, type LessonState } from '../../store/learning.ts'
import { usePrepared } from '../../tables.ts'
import { LEARN } from '../../words/learn.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import './learn-page.css'

/** Everything that teaches a game: the lessons with what is done of them, the first game, the handbook. */
export function LearnPage({ game }: { readonly game: string }) {
  const manifest = coverOf(game)?.manifest
  return manifest === undefined ? <NotFoundPage /> : <Lessons manifest={manifest} />
}

const NO_LESSONS: Readonly<Record<string, LessonState>> = {}

function Lessons({ manifest }: { readonly manifest: Manifest }) {
  const say = useSay()
  const lang = useLang()
  const { id } = manifest
  usePrepared(id)
  const loaded = useLoaded(async () => {
    const module = await (manifest.loadToPlay?.() ?? manifest.load())
    return (await module.lessons?.()) ?? []
  }, id)
  const taken = useStore(learning.store, ({ lessons }) => lessons[id] ?? NO_LESSONS)
  return (
    <Page
      title={say(LEARN.titleOf, { game: manifest.title[lang] })}
      up={{ href: `/new/${id}`, text: manifest.title[lang] }}
      className="learn"
      lead={<p className="lead">{say(LEARN.lead)}</p>}
    >
      {loaded.state === 'ready' ? (
        <>
          <List game={id} lessons={loaded.value} taken={taken} />
          <FirstGame game={id} />
          <p>
            <Link href={`/help/${id}`} className="kit-button">
              <Icon name="book" /> {say(LEARN.handbook)}
            </Link>
          </p>
        </>
      ) : (
        <Loading />
      )}
    </Page>
  )
}

interface ListProps {
  readonly game: string
  readonly lessons: readonly AnyLesson[]
  readonly taken: Readonly<Record<string, LessonState>>
}

function List({ game, lessons, taken }: ListProps) {
  const say = useSay()
  const lang = useLang()
  const done = lessons.filter(({ id }) => taken[id] === 'done').length
  if (lessons.length === 0) return <p>{say(LEARN.noLessons)}</p>
  const next = lessons.find(({ id }) => taken[id] === undefined)?.id
  return (
    <section aria-labelledby="lessons">
      <h2 id="lessons">
        {say(LEARN.lessons)} <small className="soft">{say(LEARN.progress, { n: done, all: lessons.length })}</small>
      </h2>
      <ol className="lessons" data-accent={game}>
        {lessons.map((lesson) => {
          const state = taken[lesson.id]
          return (
            <li key={lesson.id} className="lesson paper" data-state={state}>
              <div>
                <h3>{lesson.title[lang]}</h3>
                <p className="soft">{lesson.about[lang]}</p>
              </div>
              <div className="lesson-ways">
                {state === undefined ? null : (
                  <span className="tag">
                    {state === 'done' ? <Icon name="check" /> : null} {say(LEARN[state])}
                  </span>
                )}
                {state === undefined ? (
                  <button
                    type="button"
                    className="kit-button kit-button--quiet small"
                    aria-label={`${say(LEARN.skip)}: ${lesson.title[lang]}`}
                    onClick={() => learning.mark(game, lesson.id, 'skipped')}
                  >
                    {say(LEARN.skip)}
                  </button>
                ) : null}
                <Link
                  href={`/learn/${game}/${lesson.id}`}
                  className={lesson.id === next ? 'kit-button kit-button--main small' : 'kit-button small'}
                  aria-label={`${say(state === 'done' ? LEARN.again : LEARN.begin)}: ${lesson.title[lang]}`}
                >
                  {say(state === 'done' ? LEARN.again : LEARN.begin)}
                </Link>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function FirstGame({ game }: { readonly game: string }) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const start = async (): Promise<void> => {
    setBusy(true)
    await startFirst(game)
  }
  return (
    <section className="paper first-game" data-accent={game} aria-labelledby="first">
      <h2 id="first">{say(LEARN.firstGame)}</h2>
      <p>{say(LEARN.firstGameAbout)}</p>
      <button type="button" className="kit-button kit-button--main" disabled={busy} onClick={() => void start()}>
        {say(LEARN.startFirst)}
      </button>
    </section>
  )
}
