// The task of a lesson above the board: what to do, what is said to the answer, and the way on.
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import type { Lang } from '../../kernel/text.ts'
import { useSay } from '../hooks.ts'
import { Icon } from '../kit/Icon.tsx'
import { LEARN } from '../words/learn.ts'
import type { AnyLesson, LessonRun, LessonView } from './lesson-run.ts'
import { ToldLine } from './Told.tsx'
import './lesson.css'

interface LessonBoxProps {
  readonly game: string
  readonly lesson: AnyLesson
  readonly run: LessonRun
  readonly lang: Lang
  /** The lesson after this one. */
  readonly next: string | undefined
}

export function LessonBox({ game, lesson, run, lang, next }: LessonBoxProps) {
  const say = useSay()
  const view = useStore(run.store)
  const { phase, at, task, answer, isHinted } = view
  const main = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  useEffect(() => {
    if (phase !== 'doing') main.current?.focus({ preventScroll: true })
  }, [phase])
  return (
    <section className="learn-box" data-phase={phase} aria-label={say(LEARN.toLesson, { title: lesson.title[lang] })}>
      <div role="status" className="learn-box-words">
        <p className="learn-box-count">
          {phase === 'told' ? say(LEARN.notQuite) : null}
          {phase === 'done' ? say(LEARN.well) : null}
          {phase === 'doing' ? say(LEARN.task, { n: at + 1, all: lesson.tasks.length }) : null}
          {phase === 'over' ? say(LEARN.finished, { title: lesson.title[lang] }) : null}
        </p>
        {phase === 'over' ? null : (
          <p className="learn-box-say">
            <ToldLine game={game} text={answer ?? task.say} lang={lang} />
          </p>
        )}
        {phase === 'doing' && isHinted ? (
          <p className="learn-box-hint">
            <Icon name="hint" /> <ToldLine game={game} text={task.hint} lang={lang} />
          </p>
        ) : null}
      </div>
      {phase === 'doing' && task.kind === 'foresee' ? <Foresee run={run} view={view} lang={lang} /> : null}
      <div className="row">
        {phase === 'told' ? (
          <button ref={main} type="button" className="kit-button kit-button--main small" onClick={run.takeBack}>
            {say(task.kind === 'foresee' ? LEARN.tryAgain : LEARN.takeBack)}
          </button>
        ) : null}
        {phase === 'done' ? (
          <button ref={main} type="button" className="kit-button kit-button--main small" onClick={run.next}>
            {say(at + 1 < lesson.tasks.length ? LEARN.next : LEARN.finish)}
          </button>
        ) : null}
        {phase === 'doing' && !isHinted ? (
          <button type="button" className="kit-button kit-button--quiet small" onClick={run.hint}>
            <Icon name="hint" /> {say(LEARN.hint)}
          </button>
        ) : null}
        {phase === 'doing' && task.kind === 'do' ? (
          <button type="button" className="kit-button kit-button--quiet small" onClick={run.restart}>
            {say(LEARN.restart)}
          </button>
        ) : null}
        {phase === 'over' ? <After game={game} next={next} mainRef={main} /> : null}
      </div>
    </section>
  )
}

function Foresee({ run, view, lang }: { readonly run: LessonRun; readonly view: LessonView; readonly lang: Lang }) {
  const say = useSay()
  const { table, options: _, state, step } = useStore(view.tableStore.store)
  const { task } = view
  if (task.kind !== 'foresee' || step.kind !== 'choice' || step.seat !== 'automa') return null
  const { game } = table.module
  const moves = game.options(state)
  return (
    <ul className="learn-foresee" aria-label={say(LEARN.foresee)}>
      {task.among.map((key) => {
        const found = moves.find(({ move }) => game.key(move) === key)
        return found === undefined ? null : (
          <li key={key}>
            <button type="button" className="kit-button small" data-key={key} onClick={() => run.foresee(key)}>
              {table.module.say(found.move, lang, state)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface AfterProps {
  readonly game: string
  readonly next: string | undefined
  readonly mainRef: React.Ref<HTMLAnchorElement>
}

function After({ game, next, mainRef }: AfterProps) {
  const say = useSay()
  return (
    <>
      {next === undefined ? null : (
        <Link ref={mainRef} href={`/learn/${game}/${next}`} className="kit-button kit-button--main small">
          {say(LEARN.nextLesson)}
        </Link>
      )}
      <Link
        ref={next === undefined ? mainRef : undefined}
        href={`/learn/${game}`}
        className={next === undefined ? 'kit-button kit-button--main small' : 'kit-button small'}
      >
        {say(LEARN.allLessons)}
      </Link>
    </>
  )
}
