import { useEffect, useState } from 'react'
import { useLoaded } from '../../hooks.ts'
import { useQuery } from '../../router.ts'
import { Loading } from '../../shell/Loading.tsx'
import { askForPromise, type Room, roomOf } from '../../store/persistence.ts'
import { Backup } from './Backup.tsx'
import { RoomFacts } from './RoomFacts.tsx'
import './storage.css'

/** Where the games are, whether they are safe there, and how to keep them elsewhere. */
export function Stored() {
  const [asked, setAsked] = useState<Room>()
  const loaded = useLoaded(roomOf, undefined)
  const room = asked ?? (loaded.state === 'ready' ? loaded.value : undefined)
  const ask = async (): Promise<void> => {
    await askForPromise()
    setAsked(await roomOf())
  }
  useScrollTo(useQuery('at'), room !== undefined)
  return (
    <div className="paper stored">
      {room === undefined ? (
        <Loading />
      ) : (
        <RoomFacts room={room} isAsked={asked !== undefined} onAsk={() => void ask()} />
      )}
      <Backup />
    </div>
  )
}

/** Scrolls to the requested part of the page, and again when everything above it has loaded. */
function useScrollTo(id: string | undefined, isWhole: boolean): void {
  useEffect(() => {
    if (id === undefined) return
    // After the page has scrolled to its top.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(id)
      target?.scrollIntoView({ block: 'start' })
      target?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [id, isWhole])
}
