// What a game also needs to continue from a position: a question may leave it out.
import { refusal } from '../../../kernel/refusal.ts'
import { OPPONENTS } from '../automa/levels.ts'
import { BONUS_TILES_IN_GAME, colour, ROUNDS } from '../catalogue/index.ts'
import { isTheir, NONE, opponentOf, type State } from '../state.ts'

const needsOpponents = refusal<{ readonly found: number }>('terra-mystica.needs-opponents', {
  it: ({ found }) => `gli avversari sono ${OPPONENTS}, sulla mappa ce ne sono ${found}`,
  en: ({ found }) => `there are ${OPPONENTS} opponents, the map has ${found}`,
})
const homeless = refusal<{ readonly colour: number }>('terra-mystica.homeless', {
  it: ({ colour: no }) => `l’avversario ${colour(no).name.it.toLowerCase()} non ha nessun edificio sulla mappa`,
  en: ({ colour: no }) => `the ${colour(no).name.en.toLowerCase()} opponent has no structure on the map`,
})
const unsettled = refusal('terra-mystica.unsettled', {
  it: 'sulla mappa non c’è nessun tuo edificio',
  en: 'no structure of yours is on the map',
})
const needsScoring = refusal<{ readonly found: number }>('terra-mystica.needs-scoring', {
  it: ({ found }) => `sono ${ROUNDS}, una per turno; qui ce ne sono ${found}`,
  en: ({ found }) => `there are ${ROUNDS}, one for each round, not ${found}`,
})
const needsBonus = refusal<{ readonly found: number }>('terra-mystica.needs-bonus', {
  it: ({ found }) => `in partita sono ${BONUS_TILES_IN_GAME}, con la tua; qui ce ne sono ${found}`,
  en: ({ found }) => `a game has ${BONUS_TILES_IN_GAME} with yours, not ${found}`,
})
const needsOwnBonus = refusal('terra-mystica.needs-own-bonus', {
  it: 'prima di passare ne hai sempre una',
  en: 'before you pass you always hold one',
})

/** During set-up everything that is missing is asked for. */
export function checkPlayable(s: State): void {
  if (s.phase === 'setup') return
  const { player, opponents, pieces, scoring, open } = s
  if (player.own.length === 0) throw unsettled(['player', 'structures'])
  if (opponents.length !== OPPONENTS)
    throw needsOpponents({ found: opponents.length }, ['opponents', opponents.length, 'structures'])
  const bare = opponents.findIndex((_, no) => !pieces.some((piece) => isTheir(piece) && opponentOf(piece) === no))
  if (bare >= 0) throw homeless({ colour: opponents[bare]?.colour ?? 0 }, ['opponents', bare, 'structures'])
  if (scoring.length !== ROUNDS) throw needsScoring({ found: scoring.length }, ['scoringTiles'])
  const held = player.bonus === NONE ? 0 : 1
  const laid = open.filter((coins) => coins !== NONE).length
  if (held + laid !== BONUS_TILES_IN_GAME) throw needsBonus({ found: held + laid }, ['bonusTiles'])
  if (held === 0 && s.phase === 'actions') throw needsOwnBonus(['player', 'bonusTile'])
}
