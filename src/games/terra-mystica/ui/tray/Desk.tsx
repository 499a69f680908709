// Under the map: the opponents, what you can do, power actions and bonus tiles. What is asked in the middle of an action lies over them, so
// that nothing moves from its place.
import { NONE } from '../../state.ts'
import { Opponents } from '../side/Opponents.tsx'
import { BonusTiles, PowerActions } from '../side/Tiles.tsx'
import { useView } from '../view.ts'
import { isAskedHere, Tray } from './Tray.tsx'
import { Verbs } from './Verbs.tsx'

export function Desk() {
  const view = useView()
  const asked = isAskedHere(view)
  return (
    <div className="tm-desk">
      {view.s.player.faction !== NONE && (
        <div className="tm-doings" inert={asked}>
          <Opponents />
          <Verbs />
          <div className="tm-shelf">
            <PowerActions />
            <BonusTiles />
          </div>
        </div>
      )}
      {asked && <Tray />}
    </div>
  )
}
