// A correction in words: what is asked on the way, and what it changes, for the screen and for the terminal.
import { calledAutoma } from './called.ts'
import type { Lang, Unit } from './contract.ts'
import { type Mend, rethought } from './mend.ts'
import type { Table } from './table.ts'
import { phrase, type Values, type Words } from './text.ts'

export const MENDING = {
  choose: { it: 'Correggi questa voce', en: 'Correct this entry' },
  meant: { it: 'Allora', en: 'Then' },
  chooseDraw: { it: 'Che cosa era uscito davvero?', en: 'What did it really show?' },
  chooseMove: { it: 'Che cosa avevi fatto davvero?', en: 'What did you really do?' },
  untouched: {
    it: 'Finché non confermi alla fine, la partita resta com’è.',
    en: 'Until you confirm at the end, the game stays as it is.',
  },
  impossible: { it: 'Questo non è più possibile', en: 'This is no longer possible' },
  unasked: { it: 'Questo non viene più chiesto', en: 'This is no longer asked' },
  new: { it: 'Questo allora non era stato chiesto', en: 'This was not asked then' },
  cameNext: { it: 'Allora veniva dopo', en: 'Then came next' },
  replayed: phrase<Values<'n' | 'all'>>({
    it: ({ n, all }) => `Rigiocate finora ${n} delle ${all} voci tue dopo la correzione.`,
    en: ({ n, all }) => `Played again so far: ${n} of your ${all} entries after the correction.`,
  }),
  leaveOut: { it: 'Lasciala fuori', en: 'Leave it out' },
  stopHere: { it: 'Fermati qui', en: 'Stop here' },
  stopAbout: {
    it: 'Fermandoti qui riprendi a giocare da questo punto: il resto rimane solo nella copia.',
    en: 'If you stop here, you play on from this point: the rest stays only in the copy.',
  },
  summary: { it: 'Che cosa cambia', en: 'What changes' },
  corrected: { it: 'Le tue voci', en: 'Your entries' },
  added: { it: 'in più', en: 'in addition' },
  leftOut: { it: 'lasciata fuori', en: 'left out' },
  rethought: phrase<Values<'name'>>({
    it: ({ name }) => `Decide altrimenti: ${name}`,
    en: ({ name }) => `Decides otherwise: ${name}`,
  }),
  nothing: { it: 'niente', en: 'nothing' },
  sameAutoma: phrase<Values<'name'>>({
    it: ({ name }) => `Nessun’altra mossa cambia: ${name} decide come prima.`,
    en: ({ name }) => `No other move changes: ${name} decides as before.`,
  }),
  left: { it: 'Non rigiocato: resta solo nella copia', en: 'Not played again: kept only in the copy' },
  table: {
    it: 'Poi rimetti il tavolo vero come lo vedi qui.',
    en: 'Then put the real table the way you see it here.',
  },
  undone: {
    it: 'Cambi una tua mossa dopo aver visto che cosa è venuto dopo: la partita lo ricorda.',
    en: 'You change a move of yours after seeing what came later: the game remembers that.',
  },
  confirm: { it: 'Correggi la partita', en: 'Correct the game' },
} as const satisfies Words

export const KEPT: Unit = {
  one: { it: '# voce tua resta com’era.', en: '# entry of yours stays as it was.' },
  other: { it: '# voci tue restano com’erano.', en: '# entries of yours stay as they were.' },
}

type Options = Readonly<Record<string, string>>

/** Something that was and something that is; one of them may be missing. */
export interface Change {
  readonly was?: string | undefined
  readonly now?: string | undefined
  /** What became of an entry of yours, where that is not plain. */
  readonly fate?: 'added' | 'leftOut' | undefined
}

export interface Changes {
  /** Your entries that are not what they were. */
  readonly yours: readonly Change[]
  /** How many of yours stay. */
  readonly kept: number
  /** What the automa, and chance of the app, do otherwise. */
  readonly others: readonly Change[]
  /** What is not played again. */
  readonly left: readonly string[]
  /** The real table has to be put in order. */
  readonly isReal: boolean
  /** The game remembers from now on that a move was changed after something had been shown. */
  readonly isUndone: boolean
  readonly name: string
}

/** An entry as it stands in the log, without its consequences. */
export const sentenceOf = <S, M, O extends Options, C>(table: Table<S, M, O, C>, n: number, lang: Lang): string =>
  table.module.say(table.entry(n).move, lang, table.stateAt(n - 1))

/** What a correction changes. */
export function changesOf<S, M, O extends Options, C>(mend: Mend<S, M, O, C>, lang: Lang): Changes {
  const { old, draft, fates, left } = mend
  const was = (n: number) => sentenceOf(old, n, lang)
  const now = (n: number) => sentenceOf(draft, n, lang)
  const yours = fates.flatMap((fate): Change[] => {
    switch (fate.kind) {
      case 'kept':
        return []
      case 'replaced':
        return [{ was: was(fate.was), now: now(fate.now) }]
      case 'added':
        return [{ now: now(fate.now), fate: 'added' }]
      case 'left-out':
        return [{ was: was(fate.was), fate: 'leftOut' }]
    }
  })
  return {
    yours,
    kept: fates.length - yours.length,
    others: rethought(mend).flatMap((each) => pairs(each.was.map(was), each.now.map(now))),
    left: left.map(was),
    isReal: old.setup.chance.kind !== 'seeded',
    isUndone: draft.marks.includes('undone') && !old.marks.includes('undone'),
    name: calledAutoma(old.module, old.state, lang),
  }
}

const pairs = (was: readonly string[], now: readonly string[]): readonly Change[] =>
  Array.from({ length: Math.max(was.length, now.length) }, (_, at) => ({ was: was[at], now: now[at] }))
