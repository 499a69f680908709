import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** How far below and above the screen something is drawn already. */
const MARGIN = '600px 0px'

/** Whether something is to be drawn: it has come near the screen, or the page goes to print. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (place.current === null || isNear) return undefined
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(place.current)
    const paper = matchMedia('print')
    const draw = () => flushSync(() => setNear(true))
    paper.addEventListener('change', draw)
    return () => {
      observer.disconnect()
      paper.removeEventListener('change', draw)
    }
  }, [place, isNear])
  return isNear
}
