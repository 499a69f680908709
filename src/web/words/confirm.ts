import type { Words } from '../../kernel/text.ts'

export const CONFIRM = {
  title: { it: 'Giochi questa mossa?', en: 'Play this move?' },
  idleTitle: { it: 'Questa mossa non fa niente', en: 'This move does nothing' },
  yes: { it: 'Gioca', en: 'Play it' },
  no: { it: 'Ci ripenso', en: 'Let me think again' },
} as const satisfies Words
