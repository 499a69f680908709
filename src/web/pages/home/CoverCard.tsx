import { Link } from 'wouter'
import type { Cover } from '../../games.ts'
import { useStore } from 'zustand'
import { useSay } from '../../hooks.ts'
import { learning } from '../../store/learning.ts'
import { HOME } from '../../words/home.ts'

interface CoverCardProps {
  readonly cover: Cover
  /** Whether the person has never played it here. */
  readonly isNew: boolean
}

export function CoverCard({ cover, isNew }: CoverCardProps) {
  const say = useSay()
  const { id, title, image, opponent, manifest } = cover
  const face = (
    <>
      <img src={image} alt="" width="320" height="400" />
      <span className="cover-words">
        <span className="cover-title">{title}</span>
        <span className="cover-about">{say(opponent)}</span>
      </span>
    </>
  )
  if (manifest === undefined)
    return (
      <li className="cover coming" data-accent={id}>
        <div className="cover-face">
          {face}
          <span className="ribbon">{say(HOME.coming)}</span>
        </div>
      </li>
    )
  return (
    <li className="cover" data-accent={id}>
      <Link href={`/new/${id}`} className="cover-face">
        {face}
      </Link>
      {manifest.teaches && isNew ? <Question cover={cover} /> : null}
    </li>
  )
}

/** Asked once per game: who wants to be taught goes to the lessons, who knows it is not asked again. */
function Question({ cover: { id, title } }: { readonly cover: Cover }) {
  const say = useSay()
  const isAnswered = useStore(learning.store, ({ knows }) => knows[id] !== undefined)
  if (isAnswered) return null
  return (
    <div className="cover-ask" role="group" aria-label={say(HOME.knowQuestion, { game: title })}>
      <Link href={`/learn/${id}`} className="kit-button small" onClick={() => learning.know(id, false)}>
        {say(HOME.teach)}
      </Link>
      <button type="button" className="kit-button kit-button--quiet small" onClick={() => learning.know(id, true)}>
        {say(HOME.know)}
      </button>
    </div>
  )
}
