// Why the action of a piece cannot be taken now.
import type { Lang } from '../../../../kernel/text.ts'
import type { State } from '../../state.ts'
import { sentFrom, type Target } from '../view.ts'
import { reason, whyNotBurn, whyNotDig, whyNotPower, whyNotSend, whyNotShipping, whyNotSpecial } from './reasons.ts'

/** Undefined for pieces without an action. */
export function reasonOf(s: State, target: Target, lang: Lang): string {
  switch (target.kind) {
    case 'power':
      return whyNotPower(s, target.no, lang)
    case 'special':
      return whyNotSpecial(s, target.no, lang)
    case 'shipping':
      return whyNotShipping(s, lang)
    case 'dig':
      return whyNotDig(s, lang)
    case 'bowls':
      return whyNotBurn(s, lang)
    case 'convert':
      return reason('noConversion', lang)
    case 'priests':
      return reason('noPriest', lang)
    case 'send': {
      const { cult, steps } = sentFrom(target.no)
      return whyNotSend(s, cult, steps, lang)
    }
    default:
      return ''
  }
}
