import { phrase, type Values, type Words } from '../../kernel/text.ts'
import type { Text } from '../../kernel/contract.ts'
import type { Promised } from '../store/persistence.ts'

export const ROOM = {
  title: { it: 'Le tue partite in questo browser', en: 'Your games in this browser' },
  promised: { it: 'Memoria permanente', en: 'Permanent storage' },
  used: { it: 'Spazio usato', en: 'Room used' },
  left: { it: 'Spazio libero', en: 'Room left' },
  about: phrase<Values<'size'>>({ it: ({ size }) => `circa ${size}`, en: ({ size }) => `about ${size}` }),
  untold: { it: 'il browser non lo dice', en: 'the browser does not say' },
  ask: { it: 'Chiedilo al browser', en: 'Ask the browser' },
  stillRefused: { it: 'Anche adesso ha detto di no.', en: 'It has said no once more.' },
} as const satisfies Words

/** The browser's answer to keeping everything for good. */
export const PROMISED: Readonly<Record<Promised, { readonly short: Text; readonly about: Text }>> = {
  granted: {
    short: { it: 'Concessa.', en: 'Granted.' },
    about: {
      it: 'Il browser non cancella le partite per fare spazio ad altro.',
      en: 'The browser will not clear your games to make room for something else.',
    },
  },
  refused: {
    short: { it: 'Non concessa.', en: 'Not granted.' },
    about: {
      it: 'Se gli manca lo spazio, il browser può cancellare quello che i siti hanno salvato: ogni tanto fai una copia di sicurezza.',
      en: 'When room runs out the browser may clear what sites have stored: make a backup now and then.',
    },
  },
  unknown: {
    short: { it: 'Il browser non lo dice.', en: 'The browser cannot say.' },
    about: {
      it: 'Può darsi che conservi le partite e può darsi di no: ogni tanto fai una copia di sicurezza.',
      en: 'It may keep your games for good or not: make a backup now and then.',
    },
  },
}
