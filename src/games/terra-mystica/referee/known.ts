// What a referee knows of the opponents, in words: for the screen and the terminal.
import type { Lang, Phrase, Text } from '../../../kernel/text.ts'
import { colour, type ColourId, type PowerNo, powerAction } from '../catalogue/index.ts'
import { lower, sayHexes } from '../names.ts'
import { theirDwelling } from '../state.ts'
import type { RefereeState } from './state.ts'
import { scenarioOf } from '../variant/index.ts'

const WORDS = {
  pawns: { it: 'Pedine su ogni culto', en: 'Pawns on every cult' },
  networks: { it: 'Territori connessi degli avversari', en: 'The opponents’ connected structures' },
  blocked: { it: 'Azioni potere non disponibili', en: 'Blocked power actions' },
  none: { it: 'nessuna', en: 'none' },
} as const satisfies Record<string, Text>

const IN_ROUND: Phrase<[round: number]> = {
  it: (round) => `Turno ${round}, non disponibili`,
  en: (round) => `Round ${round}, blocked`,
}

interface Known {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly colour?: ColourId
}

const actionsText = (actions: readonly PowerNo[], lang: Lang): string =>
  actions.map((no) => lower(powerAction(no).name[lang])).join(', ') || WORDS.none[lang]

export function linesOf(s: RefereeState, lang: Lang): readonly Known[] {
  const { pawns, networks } = scenarioOf(s)
  const dwellings = s.opponents.flatMap(({ colour: of }, no): readonly Known[] => {
    const at = s.pieces.flatMap((piece, place) => (piece === theirDwelling(no) ? [place] : []))
    const { id, name } = colour(of)
    return at.length === 0 ? [] : [{ id, colour: id, title: name[lang], text: sayHexes(at, lang) }]
  })
  return [
    ...dwellings,
    { id: 'pawns', title: WORDS.pawns[lang], text: pawns.join(', ') },
    { id: 'networks', title: WORDS.networks[lang], text: networks.join(', ') },
    ...blockedLines(s, lang),
  ]
}

/** S18 to S20 */
function blockedLines(s: RefereeState, lang: Lang): readonly Known[] {
  if (s.power === 'blocked-predetermined')
    return s.blockedByRound.map((actions, at) => ({
      id: `round-${at + 1}`,
      title: IN_ROUND[lang](at + 1),
      text: actionsText(actions, lang),
    }))
  if (s.power === 'blocked-each-round' && s.blocked.length === 0) return []
  return [{ id: 'blocked', title: WORDS.blocked[lang], text: actionsText(s.blocked, lang) }]
}
