// Drawings of each terrain, so that nothing depends on colour alone. Around the middle of a hex of radius 57.
import type { ColourId } from '../../catalogue/index.ts'

export const DRAWINGS: Readonly<Record<ColourId, string>> = {
  yellow: 'M-34 14q12-12 26 0t26 0M-14 28q12-10 24 0t24-2M-26-20h.1M-6-30h.1M14-22h.1M30-8h.1M-36-2h.1',
  brown: 'M-36 22l20-18M-22 30l26-24M-4 32l26-24M14 30l20-18M-28-14h14M-6-24h16M12-12h16',
  black: 'M-30 24v-16M-24 26v-24M-18 24v-14M10 30v-18M16 32v-26M22 30v-16M-38 26h28M2 34h32M-8-26q10-8 20 0',
  blue: 'M-36-6q9-8 18 0t18 0 18 0 18 0M-28 14q9-8 18 0t18 0 18 0M-24-24q9-8 18 0t18 0 18 0M-12 32q8-7 16 0',
  green: 'M-26 24v-8M-36 16l10-18 10 18zM20 30v-8M10 22l10-18 10 18zM0-14v-6M-9-20l9-16 9 16z',
  gray: 'M-38 26l18-34 12 20 14-28 30 42zM-25-3l5 6 5-5M4-11l3 7 6-4',
  red: 'M-34 10l14-8 8 12 16-10 10 14 18-6M-20 2l-4-18 10-10M4 4l6-22 14-4M-14 30l8-12M20 32l-6-14',
}

/** Simplified, for a sign as small as a letter: around the middle of a hex of radius 11. */
export const SIGNS: Readonly<Record<ColourId, string>> = {
  yellow: 'M-4-3h.1M0 0h.1M4-3h.1M-4 4h.1M4 4h.1M0-6h.1',
  brown: 'M-6 4 2-4M-2 6l8-8M-6-1l4-4',
  black: 'M-4 5v-9M0 6V-6M4 5v-8',
  blue: 'M-7-2q3-4 7 0t7 0M-7 4q3-4 7 0t7 0',
  green: 'M0 6V2M-5 2 0-7l5 9z',
  gray: 'M-7 5l5-10 3 5 2-3 4 8z',
  red: 'M-6-5l5 4-3 4 8 4M2-6l4 4',
}
