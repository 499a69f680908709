// Below the map: the opponents, your actions, power actions and bonus tiles. A question in the middle of an action covers them, so that
// nothing moves.
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
