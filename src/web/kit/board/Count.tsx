// A number that counts up or down to its new value.
import { useEffect, useRef, useState } from 'react'
import { figure } from '../../../kernel/text.ts'

export function Count({ value, still }: { readonly value: number; readonly still: boolean }) {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    from.current = value
    if (still || start === value) {
      setShown(value)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function tick(now) {
      const part = Math.min(1, (now - began) / 420)
      setShown(Math.round(start + (value - start) * part))
      if (part < 1) frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, still])
  return <>{figure(shown)}</>
}
