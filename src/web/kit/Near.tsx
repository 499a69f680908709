import { type ReactNode, useRef } from 'react'
import { useNear } from './useNear.ts'

interface NearProps {
  readonly className: string
  readonly children: ReactNode
}

/** Draws its children once they come near the screen: a long page of drawings opens at once. Nothing of it is read out. */
export function Near({ className, children }: NearProps) {
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useNear(place)
  return (
    <span ref={place} className={className} aria-hidden="true">
      {isNear ? children : null}
    </span>
  )
}
