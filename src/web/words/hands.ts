import { phrase, type Unit, type Words } from '../../kernel/text.ts'

export const HANDS = {
  now: { it: 'Da fare ora', en: 'Do this now' },
  setUp: { it: 'Prepara il tavolo', en: 'Set up the table' },
  done: { it: 'Fatto', en: 'Done' },
  ready: { it: 'Pronto', en: 'Ready' },
  fold: { it: 'Chiudi la lista', en: 'Fold the list' },
  unfold: { it: 'Apri la lista', en: 'Unfold the list' },
  count: phrase<{ readonly done: number; readonly all: number }>({
    it: ({ done, all }) => `${done} di ${all}`,
    en: ({ done, all }) => `${done} of ${all}`,
  }),
  announced: phrase<{ readonly title: string; readonly steps: string }>({
    it: ({ title, steps }) => `${title}: ${steps}`,
    en: ({ title, steps }) => `${title}: ${steps}`,
  }),
} as const satisfies Words

export const STEPS: Unit = { one: { it: '# cosa', en: '# step' }, other: { it: '# cose', en: '# steps' } }
