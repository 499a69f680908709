import { phrase, type Values, type Words } from '../../kernel/text.ts'
import { capital } from '../../kernel/called.ts'

export const OVER = {
  verdict: { it: 'Come è finita', en: 'How it ended' },
  met: { it: 'Superata:', en: 'Met:' },
  missed: { it: 'Mancata:', en: 'Missed:' },
  next: phrase<Values<'name' | 'at'>>({
    it: ({ name, at }) => `(poi ${name}, da ${at})`,
    en: ({ name, at }) => `(next: ${name}, from ${at})`,
  }),
  turned: { it: 'Dove si è decisa', en: 'Where the game turned' },
  richest: { it: 'Dove hai fatto più punti', en: 'Where you made most points' },
  itWins: phrase<Values<'name'>>({
    it: ({ name }) => `Vince ${name}`,
    en: ({ name }) => `${capital(String(name))} wins`,
  }),
  decisive: { it: 'La mossa decisiva', en: 'The deciding move' },
  most: { it: 'Ha pesato di più:', en: 'What counted most:' },
  yourMost: { it: 'La tua mossa che ha pesato di più:', en: 'The move of yours that counted most:' },
  you: phrase<Values<'move'>>({ it: ({ move }) => `Tu: ${move}`, en: ({ move }) => `You: ${move}` }),
  look: { it: 'Rivedila', en: 'See it' },
  sheet: { it: 'Punti', en: 'Points' },
  sheetSoFar: {
    it: 'Punti fino a quel momento: non contavano più',
    en: 'Points up to then: they no longer counted',
  },
} as const satisfies Words
