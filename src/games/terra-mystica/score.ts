// Points by source (R28, S26 to S29). The opponents have no score of their own (S4): the result is the player's (Q26).
import type { ScoreItem, ScoreSheet, Text } from '../../kernel/contract.ts'
import { counted, inEachLang, type Unit } from '../../kernel/text.ts'
import type { PowerModeId } from './automa/levels.ts'
import { CULT_PRIZES, CULTS, factionOf, NETWORK_PRIZES } from './catalogue/index.ts'
import { networkSize } from './network.ts'
import { levelOf, NONE, type State } from './state.ts'
import { scenarioOf } from './variant/index.ts'

/** Ranked against three others; tied ones share the prizes of their ranks, rounded down (R28.1, S28, Q25). */
export function prize(value: number, others: readonly number[], prizes: readonly number[]): number {
  if (value === 0) return 0 // Q23
  const better = others.filter((other) => other > value).length
  const equal = others.filter((other) => other === value).length + 1
  let shared = 0
  for (let rank = better; rank < better + equal; rank++) shared += prizes[rank] ?? 0
  return Math.floor(shared / equal)
}

/** S29 */
export const cultPoints = (s: State, cult: number): number =>
  prize(levelOf(s.player, cult), scenarioOf(s).pawns, CULT_PRIZES)

/** S27 */
export const networkPoints = (s: State, size: number): number => prize(size, scenarioOf(s).networks, NETWORK_PRIZES)

/** R28.3 */
export function resourcePoints({ player }: State): number {
  const { coins, workers, priests, bowls, faction } = player
  const all = coins + workers + priests + bowls[2] + Math.floor(bowls[1] / 2)
  return Math.floor(all / factionOf(faction).ability.goodsPerVp)
}

/** R28.4: what the game is worth if it ended now. */
export function total(s: State): number {
  if (s.player.faction === NONE) return s.player.vp
  let sum = s.player.vp + networkPoints(s, networkSize(s)) + resourcePoints(s)
  for (let cult = 0; cult < CULTS.length; cult++) sum += cultPoints(s, cult)
  return sum
}

const POINTS: Unit = { one: { it: '# punto', en: '# point' }, other: { it: '# punti', en: '# points' } }

const item = (source: string, text: Text, points: number): ScoreItem => ({ source, text, points })

export const ENDINGS = { score: { it: 'si conta il punteggio', en: 'the score counts' } } as const satisfies Record<
  string,
  Text
>

export function score(s: State): ScoreSheet {
  const { faction, vp } = s.player
  const items = [item('vp', { it: 'Punti Vittoria in partita', en: 'Victory points in play' }, vp)]
  if (faction !== NONE) {
    CULTS.forEach(({ id, name }, no) =>
      items.push(item(id, { it: `Culto ${name.it}`, en: `${name.en} cult` }, cultPoints(s, no))),
    )
    const size = networkSize(s)
    items.push(
      item(
        'network',
        { it: `Territori connessi: ${size}`, en: `Connected structures: ${size}` },
        networkPoints(s, size),
      ),
      item('resources', { it: 'Risorse', en: 'Resources' }, resourcePoints(s)),
    )
  }
  const points = total(s)
  return {
    sides: [{ seat: 'you', name: { it: 'Tu', en: 'You' }, items, total: points }],
    outcome: { winner: 'none', by: 'score', text: inEachLang((lang) => counted(points, POINTS, lang)) },
    // Points by other rules of the opponents are no best score.
    ...(faction === NONE || s.variant !== ''
      ? {}
      : { record: { category: categoryOf(s), text: categoryText(s), points } }),
  }
}

/** Best scores are kept per scenario, power mode, style of set-up and faction (Q26). */
const categoryOf = ({ scenario, power, style, player }: State): string =>
  [scenario, power, style, factionOf(player.faction).id].join('/')

const POWER_TEXTS: Readonly<Record<PowerModeId, Text>> = {
  'all-available': { it: 'azioni potere tutte disponibili', en: 'all power actions available' },
  'blocked-each-round': { it: 'azioni potere tirate ogni turno', en: 'power actions rolled each round' },
  'blocked-predetermined': { it: 'azioni potere predeterminate', en: 'power actions rolled before the game' },
}
const STYLE_TEXTS = {
  random: { it: 'scelta casuale', en: 'random choice' },
  deliberate: { it: 'scelta ponderata', en: 'deliberate choice' },
} as const

function categoryText(s: State): Text {
  const { power, style, player } = s
  const parts = [factionOf(player.faction).name, scenarioOf(s).title, POWER_TEXTS[power], STYLE_TEXTS[style]]
  return inEachLang((lang) => parts.map((part) => part[lang]).join(', '))
}
