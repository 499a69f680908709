// The list of moves in parts: your own actions by kind, then the opponents colour by colour.
import type { Lang, Phrase, Text } from '../../../kernel/text.ts'
import type { MoveGroup } from '../../../web/contract.ts'
import { colour, type ColourNo } from '../catalogue/index.ts'
import type { Move } from '../moves.ts'
import { lower } from '../names.ts'
import { type State, topAsk } from '../state.ts'
import { isTheirs } from './choices/offers.ts'
import { opponentLines } from './side/Opponents.tsx'

/** Your actions in the order in which the board has them. */
const KINDS: readonly { readonly id: string; readonly title: Text; readonly verbs: readonly Move['do'][] }[] = [
  { id: 'ground', title: { it: 'Trasforma e costruisci', en: 'Transform and build' }, verbs: ['dig', 'build'] },
  { id: 'upgrade', title: { it: 'Evolvi un edificio', en: 'Upgrade a structure' }, verbs: ['upgrade'] },
  { id: 'priests', title: { it: 'Manda un sacerdote', en: 'Send a priest' }, verbs: ['send'] },
  {
    id: 'tracks',
    title: { it: 'Navigazione e scavo', en: 'Shipping and digging' },
    verbs: ['advance-shipping', 'advance-dig'],
  },
  { id: 'power', title: { it: 'Azioni potere', en: 'Power actions' }, verbs: ['power'] },
  {
    id: 'special',
    title: { it: 'Azioni speciali', en: 'Special actions' },
    verbs: ['special', 'sandstorm', 'ride', 'free-post', 'river-town'],
  },
  { id: 'convert', title: { it: 'Converti e sacrifica', en: 'Convert and burn' }, verbs: ['convert', 'burn'] },
  { id: 'pass', title: { it: 'Passa', en: 'Pass' }, verbs: ['pass'] },
]

const OPPONENT: Phrase<[colour: string]> = {
  it: (name) => `Avversario ${lower(name)}`,
  en: (name) => `${name} opponent`,
}
/** How often its two moves may be made (S23; Q33). */
const OFTEN: Readonly<Record<State['limit'], Text>> = {
  round: { it: 'Gratis e facoltativo, una volta per turno', en: 'Free and optional, once a round' },
  game: { it: 'Gratis e facoltativo, una volta per partita', en: 'Free and optional, once a game' },
}

/** In the action phase, where all of them are mixed (R9, S22, S23). */
export function groups(state: unknown, lang: Lang): readonly MoveGroup[] {
  const s = state as State
  if (topAsk(s)?.ask !== 'act') return []
  const yours = KINDS.map(({ id, title, verbs }) => ({
    id,
    title: title[lang],
    has: (move: unknown) => verbs.includes((move as Move).do),
  }))
  const theirs = s.opponents.map(({ colour: of }, no) => ({
    id: colour(of).id,
    title: OPPONENT[lang](colour(of).name[lang]),
    about: `${OFTEN[s.limit][lang]}: ${opponentLines(s, no, lang).join(', ')}.`,
    has: (move: unknown) => isOf(move as Move, of),
  }))
  return [...yours, ...theirs]
}

const isOf = (move: Move, of: ColourNo): boolean => isTheirs(move) && move.colour === of
