// Progress tokens (S10) and who begins an Age (S8).
import type { Lang, Text } from '../../../../kernel/text.ts'
import { guarded, inOrder, type Ladder, least, type Rung, yes } from '../../../../ladder/rung.ts'
import { PLAYER, SOLO, type Side } from '../../asks.ts'
import { token } from '../../catalogue/index.ts'
import { SIDE_NAMES } from '../../moves.ts'
import type { Ground } from '../../variant/ground.ts'
import { fewCoins, fewWonders } from '../numbers.ts'
import { tokenName, tokenPlaces } from '../scales.ts'
import { addressOf, type View, wonderPoints } from '../view.ts'
import { head, PLACE, scale } from './shared.ts'

/** A progress token in the running; its place counts along the board or in the order drawn. */
export interface TokenCandidate {
  readonly no: number
  readonly place: number
}

/** A step of the progress scale: under a condition, the first of some tokens. Unavailable tokens pass it over (Q16). */
function step(id: string, text: Text, ids: readonly string[], when: (v: View) => boolean): Rung<TokenCandidate, View> {
  const place = tokenPlaces(ids)
  const list = (lang: Lang) => ids.map((each) => tokenName(each)[lang]).join(', ')
  const full = { it: `${text.it}: ${list('it')}`, en: `${text.en}: ${list('en')}` }
  return guarded(
    when,
    inOrder(head(`progress.${id}`, 'S10', full, { unit: PLACE }), ({ no }) => place[no]),
  )
}

/** Q17: looked at when the construction that gave the token is finished. */
export const progress = (ground: Ground): Ladder<TokenCandidate, View> => ({
  ...scale('progress', 'S10', { it: 'Scala del progresso', en: 'Progress scale' }),
  name: ({ no }) => token(no).id,
  rungs: [
    step(
      'few-wonders',
      fewWonders(ground),
      ground.looksFor['few-wonders'],
      ({ s }) => s.cities[SOLO].built.length <= ground.fewWonders,
    ),
    step(
      'few-coins',
      fewCoins(ground),
      ground.looksFor['few-coins'],
      ({ s }) => s.cities[SOLO].coins <= ground.fewCoins,
    ),
    step(
      'wonder-points',
      {
        it: 'se le meraviglie costruite da SOLO non valgono più di quelle del giocatore',
        en: 'if SOLO’s built wonders are worth no more than the player’s',
      },
      ground.looksFor['wonder-points'],
      ({ s }) => wonderPoints(s, SOLO) <= wonderPoints(s, PLAYER),
    ),
    inOrder(
      head(
        'progress.address',
        'S10',
        { it: 'nell’ordine dell’indirizzo strategico', en: 'in the order of the strategic address' },
        { unit: PLACE, table: ground.rows.tokens },
      ),
      ({ no }, v) => ground.tokenPlace[addressOf(v)][no],
    ),
    least(
      head('progress.first', 'S10', {
        it: 'il primo dal lato di SOLO, o il primo dei tre pescati',
        en: 'the first from SOLO’s side, or the first of the three drawn',
      }),
      ({ place }) => place,
    ),
  ],
})

export const starter: Ladder<Side, View> = {
  ...scale('starter', 'S8', { it: 'Chi comincia l’Epoca', en: 'Who begins the Age' }),
  name: (side) => SIDE_NAMES[side],
  rungs: [
    yes(
      head('starter.itself', 'S8.1', {
        it: 'quando tocca a SOLO scegliere, sceglie se stesso',
        en: 'where SOLO has to choose, it chooses itself',
      }),
      (side) => side === SOLO,
    ),
  ],
}
