// What a person counts while planning.
import type { Lang } from '../../../kernel/contract.ts'
import type { Amount } from '../../../web/contract.ts'
import { CULTS } from '../catalogue/index.ts'
import { total } from '../score.ts'
import { NONE, type State } from '../state.ts'
import { word } from './words.ts'

const amount = (id: string, text: string, value: number): Amount => ({ id, text: text.toLowerCase(), value })

export function measures(state: unknown, lang: Lang): readonly Amount[] {
  const s = state as State
  const { faction, vp, coins, workers, priests, bowls, cults, keys } = s.player
  if (faction === NONE) return []
  return [
    { id: 'vp', text: word('vpShort', lang), value: vp },
    amount('coins', word('coins', lang), coins),
    amount('workers', word('workers', lang), workers),
    amount('priests', word('priests', lang), priests),
    ...bowls.map((tokens, at) => ({
      id: `bowl-${at}`,
      text: `${word('power', lang).toLowerCase()} ${['I', 'II', 'III'][at]}`,
      value: tokens,
    })),
    ...CULTS.map(({ id, name }, no) => amount(id, name[lang], cults[no] ?? 0)),
    amount('keys', word('keys', lang), keys),
    { id: 'total', text: word('projected', lang), value: total(s) },
  ]
}
