import { Link } from 'wouter'
import type { Cover } from '../../games.ts'
import { useSay } from '../../hooks.ts'
import { HOME } from '../../words/home.ts'

export function CoverCard({ cover }: { readonly cover: Cover }) {
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
    </li>
  )
}
