import { type ReactNode, useState } from 'react'
import { Icon } from './Icon.tsx'
import './fold.css'

interface FoldProps {
  readonly title: string
  /** What is inside, told while it is folded. */
  readonly about: string
  readonly isFirstOpen?: boolean
  readonly onOpen?: (isOpen: boolean) => void
  /** A name for style sheets and tests. */
  readonly className?: string
  readonly children: ReactNode
}

/** Part of a form that few people need: it is made when it is first opened. */
export function Fold({ title, about, isFirstOpen = false, onOpen, className = '', children }: FoldProps) {
  const [isOpen, setOpen] = useState(isFirstOpen)
  const [isMade, setMade] = useState(isFirstOpen)
  return (
    <details
      className={`kit-part ${className}`.trim()}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        if (currentTarget.open) setMade(true)
        onOpen?.(currentTarget.open)
      }}
    >
      <summary>
        <Icon name="down" />
        <span>
          <b>{title}</b>
          <small>{about}</small>
        </span>
      </summary>
      <div className="kit-part__inside">{isMade ? children : null}</div>
    </details>
  )
}
