// The final score by what was told (R28, S26 to S29). Nothing of it was checked, so it is never a best score.
import type { Gauge, ScoreItem, ScoreSheet, Text, Verdict } from '../../../kernel/contract.ts'
import { counted, inEachLang, type Unit } from '../../../kernel/text.ts'
import { CULT_PRIZES, CULTS, factionOf, NETWORK_PRIZES } from '../catalogue/index.ts'
import { prize } from '../score.ts'
import { NONE } from '../state.ts'
import { type RefereeState, toldOf } from './state.ts'
import { scenarioOf } from '../variant/index.ts'

const POINTS: Unit = {
  one: { it: '# punto, non controllato', en: '# point, not checked' },
  other: { it: '# punti, non controllati', en: '# points, not checked' },
}

const item = (source: string, text: Text, points: number): ScoreItem => ({ source, text, points })

/** S29 */
function cultItems(s: RefereeState): readonly ScoreItem[] {
  const { pawns } = scenarioOf(s)
  return CULTS.flatMap(({ id, name }) => {
    const level = toldOf(s, `level-${id}`)
    if (level === undefined) return []
    return item(
      id,
      { it: `Culto ${name.it}: ${level}`, en: `${name.en} cult: ${level}` },
      prize(level, pawns, CULT_PRIZES),
    )
  })
}

/** S27 */
function networkItems(s: RefereeState): readonly ScoreItem[] {
  const size = toldOf(s, 'network')
  if (size === undefined) return []
  const points = prize(size, scenarioOf(s).networks, NETWORK_PRIZES)
  return [item('network', { it: `Territori connessi: ${size}`, en: `Connected structures: ${size}` }, points)]
}

export const pointsOnTrack = (s: RefereeState): number | undefined => {
  const [tens, ones] = [toldOf(s, 'tens'), toldOf(s, 'ones')]
  return tens === undefined || ones === undefined ? undefined : tens * 10 + ones
}

/** R28.3: what goods are worth depends on the faction. */
function goodsItems(s: RefereeState): readonly ScoreItem[] {
  const goods = toldOf(s, 'goods')
  if (goods === undefined || s.player.faction === NONE) return []
  const points = Math.floor(goods / factionOf(s.player.faction).ability.goodsPerVp)
  return [item('resources', { it: 'Risorse', en: 'Resources' }, points)]
}

export function score(s: RefereeState): ScoreSheet {
  const track = pointsOnTrack(s)
  const vp = track === undefined ? [] : [item('vp', { it: 'Punti sul tracciato', en: 'Points on the track' }, track)]
  const items = [...vp, ...cultItems(s), ...networkItems(s), ...goodsItems(s)]
  const total = items.reduce((sum, { points }) => sum + points, 0)
  return {
    sides: [{ seat: 'you', name: { it: 'Tu', en: 'You' }, items, total }],
    outcome: { winner: 'none', by: 'score', text: inEachLang((lang) => counted(total, POINTS, lang)) },
  }
}

const gauge = (text: Text, items: readonly ScoreItem[], most: number): Gauge => ({
  text,
  seat: 'you',
  from: 0,
  to: most,
  value: items.reduce((sum, { points }) => sum + points, 0),
  marks: [{ at: most, text: { it: `al massimo ${most}`, en: `${most} at most` } }],
})

export const verdict = (s: RefereeState): Verdict => ({
  also: [
    {
      it: 'Come arbitro l’app ha guidato solo gli avversari: le tue azioni e i numeri che hai detto non sono controllati',
      en: 'As a referee the app ran only the opponents: your actions and the numbers you told were not checked',
    },
  ],
  gauges: [
    gauge({ it: 'Punti dei culti', en: 'Points of the cults' }, cultItems(s), CULTS.length * CULT_PRIZES[0]),
    gauge(
      { it: 'Punti delle strutture connesse', en: 'Points of connected structures' },
      networkItems(s),
      NETWORK_PRIZES[0],
    ),
  ],
})
