import { type KeyboardEvent, useRef } from 'react'

export interface TabsProps<T extends string> {
  readonly label: string
  readonly tabs: readonly (readonly [id: T, title: string])[]
  readonly chosen: T
  readonly onChoose: (id: T) => void
}

export function Tabs<T extends string>({ label, tabs, chosen, onChoose }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const at = tabs.findIndex(([id]) => id === chosen)
    const to = (at + (key === 'ArrowRight' ? 1 : -1) + tabs.length) % tabs.length
    const next = tabs[to]
    if (next === undefined) return
    onChoose(next[0])
    list.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div ref={list} className="editor-tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(([id, title]) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
