// Which actions the Automa can perform, and why the others fail.
import type { Text } from '../../../kernel/text.ts'
import { AUTOMA } from '../asks.ts'
import { AREA_LIST } from '../catalogue/actions.ts'
import {
  type ActionNo,
  ARTISTS,
  AUTOMA_ACTIONS,
  COMICS,
  DEVELOP,
  HIRE,
  IDEAS,
  PRINT,
  SALES,
  WRITERS,
} from '../catalogue/vocabulary.ts'
import { hasSpace, ripOffsFor } from '../measures.ts'
import { NONE, type Printed, type State } from '../state.ts'

const MOST_CREATIVES = 4
const MOST_DEVELOPED = 2

export interface Reason {
  readonly id: string
  readonly cite: string
  readonly text: Text
}
const reason = (id: string, cite: string, it: string, en: string): Reason => ({ id, cite, text: { it, en } })

export const REASONS = {
  done: reason('done', 'S5.1', 'già eseguita in questo round', 'already performed this round'),
  noSpace: reason('no-space', 'S5.4', 'nessuno spazio libero', 'no free space'),
  fourCreatives: reason('four-creatives', 'S7.1', 'ha già quattro creativi', 'already four creatives'),
  noPair: reason(
    'no-pair',
    'S7.1',
    'manca uno scrittore o un artista scoperto',
    'no face-up writer or no face-up artist',
  ),
  twoDeveloped: reason('two-developed', 'S8.1', 'ha già due fumetti sviluppati', 'already two developed comics'),
  noComic: reason('no-comic', 'S8.1', 'nessun fumetto da prendere', 'no comic to take'),
  noChartComic: reason('no-chart-comic', 'S9.1', 'nessun fumetto in classifica', 'no comic on the chart'),
  noTeam: reason('no-team', 'S10.7', 'nessuna squadra creativa', 'no creative team'),
  nothingToPrint: reason(
    'nothing-to-print',
    'S10.7',
    'niente da stampare, nessun plagio possibile',
    'nothing to print, no rip-off possible',
  ),
  noTiles: reason('no-tiles', 'S11.6', 'nessun ordine sulla mappa', 'no order on the map'),
} as const

/** Every reason with every action it may be about. */
const TOLD = AUTOMA_ACTIONS.flatMap((area) =>
  Object.values(REASONS).map((reason) => {
    const { name } = AREA_LIST[area]
    const text: Text = { it: `${name.it} (${reason.text.it})`, en: `${name.en} (${reason.text.en})` }
    return { area, reason, text }
  }),
)
export const reasonFor = (area: ActionNo, reason: Reason): Text =>
  TOLD.find((told) => told.area === area && told.reason === reason)?.text ?? reason.text
/** The id of a reason that was told. */
export const reasonIn = (text: Text | undefined): string | undefined =>
  TOLD.find((told) => told.text === text)?.reason.id

/** Why an action cannot be performed now; nothing where it can. */
export function failure(s: State, area: ActionNo): Reason | undefined {
  if (!hasSpace(s, area)) return REASONS.noSpace // Q6
  const { writers, artists, developed, printed } = s.automa
  switch (area) {
    case HIRE:
      if (writers.length + artists.length >= MOST_CREATIVES) return REASONS.fourCreatives
      return s.decks[WRITERS].display.length > 0 && s.decks[ARTISTS].display.length > 0 ? undefined : REASONS.noPair
    case DEVELOP:
      if (developed.length >= MOST_DEVELOPED) return REASONS.twoDeveloped
      return s.decks[COMICS].display.length > 0 || s.decks[COMICS].top !== NONE ? undefined : REASONS.noComic
    case IDEAS:
      return printed.some(onChart) ? undefined : REASONS.noChartComic
    case PRINT:
      if (teams(s) === 0) return REASONS.noTeam
      return developed.length > 0 || ripOffsFor(s, AUTOMA).length > 0 ? undefined : REASONS.nothingToPrint
    case SALES:
      return s.map.some((order) => order !== NONE) ? undefined : REASONS.noTiles
  }
}

const onChart = ({ fans }: Printed): boolean => fans > 0

/** Complete teams in its play area (S10.1). */
export const teams = (s: State): number => Math.min(s.automa.writers.length, s.automa.artists.length)

export const possibleActions = (s: State): ActionNo[] => AUTOMA_ACTIONS.filter((area) => failure(s, area) === undefined)
