import type { Seat, Text } from '../../../kernel/contract.ts'
import type { TableView } from '../../store/table-store.ts'
import { TABLE } from '../../words/table.ts'

/**
 * `only`: the person has one possible answer, which is about to be given for them. `event`: an event waits to be closed. `begin`: a table
 * that was entered by hand waits for the person to begin.
 */
export type Turn = 'you' | 'begin' | 'only' | 'automa' | 'chance' | 'event' | 'over' | 'past'

export function turnOf({ table, shown, cursor, seat, options, isHeld, isToBegin }: TableView): Turn {
  if (shown < cursor) return 'past'
  if (seat === undefined) return 'over'
  if (isToBegin) return 'begin'
  // The forced move comes after the event is closed.
  if (options.length === 1 && table.isForced(cursor)) return isHeld ? 'event' : 'only'
  // The person enters outcomes of the real table.
  if (seat === 'you' || options.length > 0) return 'you'
  return isHeld ? 'event' : seat
}

/** By its name in this game: SOLO, the Opponent, the AI. */
function nameOfAutoma({ table, state }: TableView): Text {
  return table.module.score(state).sides.find(({ seat }) => seat === 'automa')?.name ?? TABLE.automaTurn
}

/** Who made a move, by the name of that seat in this game. */
export const whoseOf = (view: TableView, seat: Seat): Text =>
  seat === 'you' ? TABLE.yourTurn : seat === 'automa' ? nameOfAutoma(view) : TABLE.chanceTurn

export function whoOf(view: TableView): Text {
  switch (turnOf(view)) {
    case 'past':
      return TABLE.lookingBack
    case 'over':
      return TABLE.over
    case 'automa':
      return nameOfAutoma(view)
    case 'chance':
      return TABLE.chanceTurn
    case 'event':
    case 'begin':
      return TABLE.yourTurn
    case 'you':
    case 'only':
      return view.seat === 'chance' ? TABLE.tellChance : TABLE.yourTurn
  }
}
