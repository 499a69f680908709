// What `verify` says, claim by claim. The number stands where the # is; `{name}` is filled in.
import type { Text, Unit } from '../kernel/contract.ts'
import type { Difference } from '../kernel/verify.ts'

interface Claim {
  readonly holds: Unit
  readonly fails: Unit
  /** One place where it fails. */
  readonly at: Text
}

export const CLAIMS: Readonly<Record<Difference['claim'], Claim>> = {
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
      one: {
        it: '# mossa dell’automa: non è quella che decidono le sue regole.',
        en: '# move of the automa: it is not what its rules decide.',
      },
      other: {
        it: '# mosse dell’automa: {wrong} non come decidono le sue regole.',
        en: '# moves of the automa: {wrong} not as its rules decide.',
      },
    },
    at: {
      it: 'riga {line}: nel file «{log}», ma le regole decidono «{rules}» ({rung})',
      en: 'line {line}: the file says "{log}", the rules decide "{rules}" ({rung})',
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
      one: {
        it: '# nota: non indica il gradino che ha deciso.',
        en: '# note: it does not name the rung that decided.',
      },
      other: {
        it: '# note: {wrong} non con il gradino che ha deciso.',
        en: '# notes: {wrong} not with the rung that decided.',
      },
    },
    at: {
      it: 'riga {line}: la nota dice «{log}», ma ha deciso {rung}',
      en: 'line {line}: the note says "{log}", what decided is {rung}',
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
      one: {
        it: '# esito del caso: non è quello che dà il seme.',
        en: '# outcome of chance: it is not what the seed draws.',
      },
      other: {
        it: '# esiti del caso: {wrong} non come li dà il seme.',
        en: '# outcomes of chance: {wrong} not as the seed draws them.',
      },
    },
    at: {
      it: 'riga {line}: nel file «{log}», ma con questo seme esce «{rules}»',
      en: 'line {line}: the file says "{log}", this seed draws "{rules}"',
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
