// What can be wrong with a variant, one sentence each.
import { clip } from '../kernel/clean.ts'
import { nearest } from '../kernel/nearest.ts'
import { type BadInput, type Path, refusal } from '../kernel/refusal.ts'
import { andList, type Lang, type Phrase, phrase, type Text, tell } from '../kernel/text.ts'

const MEANT: Phrase<[values: { readonly word: string }]> = phrase({
  it: ({ word }) => `: intendevi «${word}»?`,
  en: ({ word }) => `: did you mean "${word}"?`,
})
const meant = (word: string | undefined, lang: Lang): string => (word === undefined ? '' : tell(MEANT, lang, { word }))

const unknownName = refusal<{ what: Text; name: string; near: string | undefined }>('variant.unknown', {
  it: ({ what, name, near }) => `«${name}» non è ${what.it}${meant(near, 'it')}`,
  en: ({ what, name, near }) => `"${name}" is no ${what.en}${meant(near, 'en')}`,
})

/** A name that nobody knows, with the one that was probably meant. */
export const unknown = (what: Text, name: string, known: readonly string[], path: Path): BadInput =>
  unknownName({ what, name: clip(name), near: nearest(name, known) }, path)

/** What is named in refusals: "is no …". */
export const WHAT = {
  section: { it: 'una parte di una variante', en: 'part of a variant' },
  ladder: { it: 'una scala di questo gioco', en: 'ladder of this game' },
  rung: { it: 'un gradino che può stare in questa scala', en: 'rung for this ladder' },
  plan: { it: 'un passo di questa lista', en: 'plan of this list' },
  use: { it: 'un modo di usare un gradino', en: 'way to use a rung' },
  condition: { it: 'una condizione di questo gioco', en: 'condition of this game' },
  table: { it: 'una tabella di questo gioco', en: 'table of this game' },
  row: { it: 'una riga di questa tabella', en: 'row of this table' },
  part: { it: 'una parte di una tabella', en: 'part of a table' },
  setting: { it: 'un valore di questo gioco', en: 'setting of this game' },
  field: { it: 'un campo di un livello', en: 'field of a level' },
  level: { it: 'un livello di questo gioco', en: 'level of this game' },
  reading: { it: 'una lettura di questo gioco', en: 'reading of this game' },
  clause: {
    it: 'una clausola: usa quelle del documento, o V1, V2 … per le tue',
    en: 'clause: use those of the document, or V1, V2 … for your own',
  },
  item: { it: 'una delle voci possibili', en: 'possible entry' },
  key: { it: 'una delle chiavi possibili', en: 'possible key' },
  language: { it: 'una lingua', en: 'language' },
  game: { it: 'il gioco di questa variante', en: 'game this variant can be for' },
} as const satisfies Readonly<Record<string, Text>>

const EXPECTED = {
  list: { it: 'qui serve una lista', en: 'a list is needed here' },
  object: { it: 'qui servono nomi con un valore', en: 'names with values are needed here' },
  text: { it: 'qui serve un testo', en: 'a text is needed here' },
  name: { it: 'qui serve un nome', en: 'a name is needed here' },
  flag: { it: 'qui serve true o false', en: 'true or false is needed here' },
  rungs: { it: 'qui serve almeno un gradino', en: 'at least one rung is needed here' },
} as const satisfies Readonly<Record<string, Text>>

const expectedOther = refusal<{ what: keyof typeof EXPECTED }>('variant.kind', {
  it: ({ what }) => EXPECTED[what].it,
  en: ({ what }) => EXPECTED[what].en,
})
export const expected = (what: keyof typeof EXPECTED, path: Path): BadInput => expectedOther({ what }, path)

export const outside = refusal<{ least: number; most: number }>('variant.number', {
  it: ({ least, most }) => `qui serve un numero intero da ${least} a ${most}`,
  en: ({ least, most }) => `a whole number from ${least} to ${most} is needed here`,
})
export const twice = refusal<{ name: string }>('variant.twice', {
  it: ({ name }) => `«${name}» c’è due volte`,
  en: ({ name }) => `"${name}" is there twice`,
})
export const missing = refusal<{ names: readonly string[] }>('variant.missing', {
  it: ({ names }) => `in quest’ordine mancano: ${andList(names, 'it')}`,
  en: ({ names }) => `this order lacks ${andList(names, 'en')}`,
})
export const circle = refusal<{ names: readonly string[] }>('variant.circle', {
  it: ({ names }) => `questi livelli partono l’uno dall’altro in cerchio: ${names.join(' → ')}`,
  en: ({ names }) => `these levels start from each other in a circle: ${names.join(' → ')}`,
})
export const noLevels = refusal('variant.no-levels', {
  it: 'deve restare almeno un livello',
  en: 'at least one level has to stay',
})
export const badId = refusal<{ id: string }>('variant.bad-id', {
  it: ({ id }) => `«${id}» non può essere un nome: lettere minuscole, cifre e trattini, al massimo 30`,
  en: ({ id }) => `"${id}" cannot be a name: small letters, digits and hyphens, at most 30`,
})
export const tooMany = refusal<{ most: number }>('variant.too-many', {
  it: ({ most }) => `al massimo ${most}`,
  en: ({ most }) => `at most ${most}`,
})
export const notJson = refusal('variant.not-json', {
  it: 'questa variante non è JSON leggibile',
  en: 'this variant is not readable JSON',
})
