// Which actions the Automa can perform, and why the others fail.
import { inEachLang, type Text } from '../../../kernel/text.ts'
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
import { canRipOff, hasSpace } from '../measures.ts'
import { NUMBERS, numberWord } from '../names.ts'
import { NONE, type Printed, type State } from '../state.ts'
import type { Ground } from '../variant/ground.ts'

/** What its play area may hold (S7.1, S8.1). */
export type Limits = Pick<Ground, 'mostTeams' | 'mostDeveloped'>

export interface Reason {
  readonly id: string
  readonly cite: string
  readonly text: Text
}
const reason = (id: string, cite: string, it: string, en: string): Reason => ({ id, cite, text: { it, en } })

export const REASONS = {
  done: reason('done', 'S5.1', 'già eseguita in questo round', 'already performed this round'),
  noSpace: reason('no-space', 'S5.4', 'nessuno spazio libero', 'no free space'),
  noPair: reason(
    'no-pair',
    'S7.1',
    'manca uno scrittore o un artista scoperto',
    'no face-up writer or no face-up artist',
  ),
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

const CREATIVES = {
  it: (most: string) => `ha già ${most} creativi`,
  en: (most: string) => `already ${most} creatives`,
} as const
const DEVELOPED = {
  it: (most: number) =>
    most === 1 ? 'ha già un fumetto sviluppato' : `ha già ${numberWord(most, 'it')} fumetti sviluppati`,
  en: (most: number) =>
    most === 1 ? 'already one developed comic' : `already ${numberWord(most, 'en')} developed comics`,
} as const
/** One reason for each limit there may be, so that they can be told apart. */
const LIMITS = NUMBERS.map((most) => ({
  creatives: {
    id: 'four-creatives',
    cite: 'S7.1',
    text: inEachLang((lang) => CREATIVES[lang](numberWord(most, lang))),
  },
  developed: { id: 'two-developed', cite: 'S8.1', text: inEachLang((lang) => DEVELOPED[lang](most)) },
}))

/** The id of the reason in a text that was told. */
const TOLD = new WeakMap<Text, string>()
export function reasonFor(area: ActionNo, { id, text }: Reason): Text {
  const { name } = AREA_LIST[area]
  const told = inEachLang((lang) => `${name[lang]} (${text[lang]})`)
  TOLD.set(told, id)
  return told
}
/** The id of a reason that was told. */
export const reasonIn = (text: Text | undefined): string | undefined => text && TOLD.get(text)

/** Why an action cannot be performed now; nothing where it can. */
export function failure(s: State, area: ActionNo, { mostTeams, mostDeveloped }: Limits): Reason | undefined {
  if (!hasSpace(s, area)) return REASONS.noSpace // Q6
  const { writers, artists, developed, printed } = s.automa
  switch (area) {
    case HIRE:
      if (writers.length + artists.length >= mostTeams * 2) return LIMITS[mostTeams * 2]?.creatives
      return s.decks[WRITERS].display.length > 0 && s.decks[ARTISTS].display.length > 0 ? undefined : REASONS.noPair
    case DEVELOP:
      if (developed.length >= mostDeveloped) return LIMITS[mostDeveloped]?.developed
      return s.decks[COMICS].display.length > 0 || s.decks[COMICS].top !== NONE ? undefined : REASONS.noComic
    case IDEAS:
      return printed.some(onChart) ? undefined : REASONS.noChartComic
    case PRINT:
      if (teams(s) === 0) return REASONS.noTeam
      return developed.length > 0 || canRipOff(s, AUTOMA) ? undefined : REASONS.nothingToPrint
    case SALES:
      return hasOrders(s) ? undefined : REASONS.noTiles
  }
}

function hasOrders({ map }: State): boolean {
  for (const order of map) if (order !== NONE) return true
  return false
}

const onChart = ({ fans }: Printed): boolean => fans > 0

/** Complete teams in its play area (S10.1). */
export const teams = (s: State): number => Math.min(s.automa.writers.length, s.automa.artists.length)

export const possibleActions = (s: State, limits: Limits): ActionNo[] =>
  AUTOMA_ACTIONS.filter((area) => failure(s, area, limits) === undefined)
