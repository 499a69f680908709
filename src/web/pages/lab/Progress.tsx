import { tell, type Lang } from '../../../kernel/text.ts'
import { decimal, whole } from '../../../lab/words.ts'
import { useLang, useSay } from '../../hooks.ts'
import { LAB_PAGE } from '../../words/lab.ts'
import type { Shown } from './useStudy.ts'

/** How far it is, from the first second on, and how long it will take. */
export function Progress({ howFar: { done, of, left }, at }: Shown) {
  const say = useSay()
  const lang = useLang()
  const games = (n: number) =>
    at === 'running' && n < 10 && n % 1 !== 0 ? decimal(n, lang) : whole(Math.floor(n), lang)
  return (
    <div className="lab-progress">
      <p role="status">
        {at === 'failed'
          ? say(LAB_PAGE.failed)
          : at === 'running' && done === 0
            ? say(LAB_PAGE.starting)
            : say(LAB_PAGE[at], { done: games(done), of: games(of), left: tellLeft(left, lang) })}
      </p>
      {at === 'running' ? (
        <progress {...(done === 0 ? {} : { value: done, max: of })} aria-label={say(LAB_PAGE.title)} />
      ) : null}
    </div>
  )
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export function tellLeft(left: number | undefined, lang: Lang): string {
  if (left === undefined) return ''
  if (left < 1.5 * MINUTE) {
    const seconds = Math.ceil(left / 1000)
    return tell(LAB_PAGE.seconds, lang, { n: seconds > 10 ? 5 * Math.ceil(seconds / 5) : seconds })
  }
  if (left < 1.5 * HOUR) return tell(LAB_PAGE.minutes, lang, { n: Math.round(left / MINUTE) })
  return tell(LAB_PAGE.hours, lang, { n: Math.round(left / HOUR) })
}
