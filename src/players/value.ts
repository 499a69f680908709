import type { PlayModule } from '../kernel/contract.ts'
import { marginOf } from './margin.ts'

const WON = 1e9

/** What a state looks like at once: won, lost, or as its outlook says. */
export function valueOf<S, M, O>(module: PlayModule<S, M, O>, state: S): number {
  if (module.game.step(state).kind === 'over') {
    const { winner } = module.score(state).outcome
    if (winner !== 'none') return winner === 'you' ? WON : winner === 'automa' ? -WON : 0
  }
  return module.outlook?.(state) ?? marginOf(module.score(state))
}
