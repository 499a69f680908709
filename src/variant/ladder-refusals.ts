// What is refused in ladders, tables and whole files. A page needs these sentences only with the rules of a game.
import { refusal } from '../kernel/refusal.ts'
import { andList, orList } from '../kernel/text.ts'

export const kept = refusal<{ name: string }>('variant.kept', {
  it: ({ name }) => `«${name}» deve restare, senza condizioni: altrimenti a volte non ci sarebbe nessuna mossa`,
  en: ({ name }) => `"${name}" has to stay, without conditions: otherwise there would sometimes be no move`,
})

export const keptSo = refusal<{ name: string }>('variant.kept-so', {
  it: ({ name }) => `«${name}» deve restare com’è, e non si può rovesciare`,
  en: ({ name }) => `"${name}" has to stay as it is, and cannot be reversed`,
})

export const fixed = refusal<{ name: string }>('variant.fixed', {
  it: ({ name }) => `la scala «${name}» dice che cosa è permesso, e non si può cambiare`,
  en: ({ name }) => `the ladder "${name}" says what is legal, and cannot be changed`,
})

export const follower = refusal<{ name: string; other: string }>('variant.follower', {
  it: ({ name, other }) => `la scala «${name}» segue «${other}»: cambia quella`,
  en: ({ name, other }) => `the ladder "${name}" follows "${other}": change that one`,
})

export const notReversible = refusal<{ name: string }>('variant.not-reversible', {
  it: ({ name }) => `«${name}» è un passo e non si può rovesciare`,
  en: ({ name }) => `"${name}" is a plan and cannot be reversed`,
})

export const noDie = refusal<{ dice: readonly number[] }>('variant.no-die', {
  it: ({ dice }) => `questa tabella si tira con un dado da ${orList(dice.map(String), 'it')}`,
  en: ({ dice }) => `the die of this table has ${orList(dice.map(String), 'en')} faces`,
})

export const noFaces = refusal<{ faces: string }>('variant.no-faces', {
  it: ({ faces }) => `«${faces}» non sono facce del dado: scrivi per esempio 4, 1-3 o 1,5`,
  en: ({ faces }) => `"${faces}" are no faces of the die: write for example 4, 1-3 or 1,5`,
})

export const faceless = refusal<{ faces: readonly number[] }>('variant.face-missing', {
  it: ({ faces }) => `nessuna riga vale per ${andList(faces.map(String), 'it')}`,
  en: ({ faces }) => `no row is for ${andList(faces.map(String), 'en')}`,
})

export const faceTwice = refusal<{ face: number }>('variant.face-twice', {
  it: ({ face }) => `due righe valgono per ${face}`,
  en: ({ face }) => `two rows are for ${face}`,
})

export const newerEdition = refusal<{ edition: number; newest: number }>('variant.newer-edition', {
  it: ({ edition, newest }) => `la variante è per l’edizione ${edition} del gioco, qui c’è la ${newest}`,
  en: ({ edition, newest }) => `the variant is for edition ${edition} of the game, this is ${newest}`,
})
