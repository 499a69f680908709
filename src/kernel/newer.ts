// What only a newer Solotavolo can read: a later format of saves, a later edition of a game's rules, a newer mark. Such a game is fine; an
// update opens it.
import { unknownMark } from './marks.ts'
import { BadInput, refusal } from './refusal.ts'

export const newerFormat = refusal<{ format: string }>('save.newer-format', {
  it: ({ format }) => `i salvataggi del formato "${format}" qui non si conoscono ancora: aggiorna Solotavolo`,
  en: ({ format }) => `saves of format "${format}" are not known here yet: update Solotavolo`,
})

export const newerEdition = refusal<{ edition: number; newest: number }>('save.newer-edition', {
  it: ({ edition, newest }) =>
    `questo salvataggio è dell’edizione ${edition}, e la più recente che qui si conosce è la ${newest}: aggiorna Solotavolo`,
  en: ({ edition, newest }) =>
    `this save is of edition ${edition}, and edition ${newest} is the newest known here: update Solotavolo`,
})

/** Whether it was refused because it is newer than this build. */
export const isNewer = (error: unknown): boolean =>
  error instanceof BadInput && [newerFormat, newerEdition, unknownMark].some((kind) => error.is(kind))
