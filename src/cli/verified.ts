// What `verify` says, claim by claim. The number stands where the # is.
import { isOne, type Lang, type Phrase, type Text, type Unit } from '../kernel/text.ts'
import { clip } from '../kernel/clean.ts'
import type { Difference } from '../kernel/verify.ts'

type Claim = Difference['claim']
type Of<C extends Claim> = Extract<Difference, { readonly claim: C }>

interface Telling<C extends Claim> {
  readonly holds: Unit
  /** So many of so many are not as claimed. */
  readonly fails: Phrase<[count: number, wrong: number]>
  /** One place where it fails. */
  readonly at: Phrase<[difference: Of<C>]>
}

export const CLAIMS: { readonly [C in Claim]: Telling<C> } = {
  move: {
    holds: {
      one: {
        it: '# mossa dell’automa: è quella che decidono le sue regole.',
        en: '# move of the automa: it is what its rules decide.',
      },
      other: {
        it: '# mosse dell’automa: ognuna è quella che decidono le sue regole.',
        en: '# moves of the automa: each is what its rules decide.',
      },
    },
    fails: {
      it: (count, wrong) =>
        isOne(count, 'it')
          ? `${count} mossa dell’automa: non è quella che decidono le sue regole.`
          : `${count} mosse dell’automa: ${wrong} non come decidono le sue regole.`,
      en: (count, wrong) =>
        isOne(count, 'en')
          ? `${count} move of the automa: it is not what its rules decide.`
          : `${count} moves of the automa: ${wrong} not as its rules decide.`,
    },
    at: {
      it: ({ line, log, rules, rung }) =>
        `riga ${line}: nel file «${clip(log)}», ma le regole decidono «${rules}» (${rung})`,
      en: ({ line, log, rules, rung }) =>
        `line ${line}: the file says "${clip(log)}", the rules decide "${rules}" (${rung})`,
    },
  },
  note: {
    holds: {
      one: { it: '# nota: indica il gradino che ha deciso.', en: '# note: it names the rung that decided.' },
      other: {
        it: '# note: ognuna indica il gradino che ha deciso.',
        en: '# notes: each names the rung that decided.',
      },
    },
    fails: {
      it: (count, wrong) =>
        isOne(count, 'it')
          ? `${count} nota: non indica il gradino che ha deciso.`
          : `${count} note: ${wrong} non con il gradino che ha deciso.`,
      en: (count, wrong) =>
        isOne(count, 'en')
          ? `${count} note: it does not name the rung that decided.`
          : `${count} notes: ${wrong} not with the rung that decided.`,
    },
    at: {
      it: ({ line, log, rung }) => `riga ${line}: la nota dice «${clip(log)}», ma ha deciso ${rung}`,
      en: ({ line, log, rung }) => `line ${line}: the note says "${clip(log)}", what decided is ${rung}`,
    },
  },
  draw: {
    holds: {
      one: { it: '# esito del caso: è quello che dà il seme.', en: '# outcome of chance: it is what the seed draws.' },
      other: {
        it: '# esiti del caso: ognuno è quello che dà il seme.',
        en: '# outcomes of chance: each is what the seed draws.',
      },
    },
    fails: {
      it: (count, wrong) =>
        isOne(count, 'it')
          ? `${count} esito del caso: non è quello che dà il seme.`
          : `${count} esiti del caso: ${wrong} non come li dà il seme.`,
      en: (count, wrong) =>
        isOne(count, 'en')
          ? `${count} outcome of chance: it is not what the seed draws.`
          : `${count} outcomes of chance: ${wrong} not as the seed draws them.`,
    },
    at: {
      it: ({ line, log, rules }) => `riga ${line}: nel file «${clip(log)}», ma con questo seme esce «${rules}»`,
      en: ({ line, log, rules }) => `line ${line}: the file says "${clip(log)}", this seed draws "${rules}"`,
    },
  },
}

export const COUNTS = {
  legal: {
    one: { it: '# voce: è una mossa che le regole permettono.', en: '# entry: it is a move the rules allow.' },
    other: {
      it: '# voci: ognuna è una mossa che le regole permettono.',
      en: '# entries: each is a move the rules allow.',
    },
  },
  bare: {
    one: { it: '# mossa dell’automa è senza nota.', en: '# move of the automa has no note.' },
    other: { it: '# mosse dell’automa sono senza nota.', en: '# moves of the automa have no note.' },
  },
  remarks: {
    one: {
      it: '# nota su un’altra riga l’ha scritta qualcuno: non si può controllare.',
      en: '# note on another line is somebody’s remark: it cannot be checked.',
    },
    other: {
      it: '# note su altre righe le ha scritte qualcuno: non si possono controllare.',
      en: '# notes on other lines are somebody’s remarks: they cannot be checked.',
    },
  },
  told: {
    one: {
      it: '# esito del caso l’ha detto una persona: non si può controllare.',
      en: '# outcome of chance was told by a person: it cannot be checked.',
    },
    other: {
      it: '# esiti del caso li ha detti una persona: non si possono controllare.',
      en: '# outcomes of chance were told by a person: they cannot be checked.',
    },
  },
  differences: {
    one: { it: '# differenza.', en: '# difference.' },
    other: { it: '# differenze.', en: '# differences.' },
  },
} as const satisfies Record<string, Unit>

export const VERIFIED = {
  fromPosition: {
    it: 'La partita comincia da una posizione: come ci si è arrivati non si può controllare.',
    en: 'The game begins from a position: how it came about cannot be checked.',
  },
  noMarks: { it: 'Nessun contrassegno.', en: 'No marks.' },
  marks: { it: 'Contrassegni:', en: 'Marks:' },
  unsealed: {
    it: 'I contrassegni non corrispondono al testo: qualcuno l’ha cambiato a mano.',
    en: 'The marks do not fit the text: somebody has changed it by hand.',
  },
  all: { it: 'Tutto torna.', en: 'All of it holds.' },
  whatCanBe: { it: 'Tutto ciò che si può controllare torna.', en: 'Everything that can be checked holds.' },
} as const satisfies Record<string, Text>

/** What speaks against a claim, in one place. */
export function tellDifference<C extends Claim>(difference: Of<C>, lang: Lang): string {
  const telling: Telling<C> = CLAIMS[difference.claim]
  return telling.at[lang](difference)
}
