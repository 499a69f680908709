import { useEffect } from 'react'
import { useQuery } from '../../router.ts'
import { Backup } from './Backup.tsx'
import { Room } from './Room.tsx'
import './storage.css'

/** Where the games are, whether they are safe there, and the way to keep them elsewhere. */
export function Stored() {
  const at = useQuery('at')
  useEffect(() => {
    const target = at === undefined ? null : document.getElementById(at)
    // After the page has gone to its top.
    const frame = requestAnimationFrame(() => {
      target?.scrollIntoView({ block: 'start' })
      target?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [at])
  return (
    <div className="paper stored">
      <Room />
      <Backup />
    </div>
  )
}
