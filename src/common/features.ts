// The kinds of numbers that describe a table to a program.
import type { Feature } from '../kernel/learning.ts'

const under = (name: string, ids: readonly string[]): string[] => ids.map((id) => `${name}/${id}`)

/** One number. */
export const value = <S>(name: string, get: (s: S) => number): Feature<S> => ({
  names: [name],
  put(s, out, at) {
    out[at] = get(s)
  },
})

/** A list with a number for each id; what the list lacks is 0. */
export const values = <S>(name: string, ids: readonly string[], get: (s: S) => readonly number[]): Feature<S> => ({
  names: under(name, ids),
  put(s, out, at) {
    const list = get(s)
    for (let no = 0; no < ids.length; no++) out[at + no] = list[no] ?? 0
  },
})

/** How often each number is in a list, counted from `first` on; other numbers are not counted. */
export const counts = <S>(
  name: string,
  ids: readonly string[],
  get: (s: S) => readonly number[],
  first = 0,
): Feature<S> => ({
  names: under(name, ids),
  put(s, out, at) {
    out.fill(0, at, at + ids.length)
    for (const no of get(s)) {
      const place = no - first
      if (place >= 0 && place < ids.length) out[at + place] = (out[at + place] as number) + 1
    }
  },
})

/** Adds up a number for some of the ids: `each` tells them one by one. */
export const sums = <S>(
  name: string,
  ids: readonly string[],
  each: (s: S, add: (no: number, by: number) => void) => void,
): Feature<S> => ({
  names: under(name, ids),
  put(s, out, at) {
    out.fill(0, at, at + ids.length)
    each(s, (no, by) => {
      out[at + no] = (out[at + no] as number) + by
    })
  },
})

/** The bits of a number. */
export const bits = <S>(name: string, ids: readonly string[], get: (s: S) => number): Feature<S> => ({
  names: under(name, ids),
  put(s, out, at) {
    const set = get(s)
    for (let no = 0; no < ids.length; no++) out[at + no] = (set >>> no) & 1
  },
})

/** Which one it is: 1 for that, 0 for all others; all 0 if it is none of them. */
export const oneOf = <S>(name: string, ids: readonly string[], get: (s: S) => string | number | null): Feature<S> => ({
  names: under(name, ids),
  put(s, out, at) {
    const chosen = get(s)
    const no = typeof chosen === 'number' ? chosen : ids.indexOf(chosen ?? '')
    out.fill(0, at, at + ids.length)
    if (no >= 0 && no < ids.length) out[at + no] = 1
  },
})

/** Numbers from 0 as ids. */
export const places = (count: number): string[] => Array.from({ length: count }, (_, no) => String(no))

/** The ids of components. */
export const idsOf = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id)

interface HasMove<M> {
  readonly move: M
}

/** The keys of options, however deep they lie in lists, each once. */
export const keysOf = <M>(key: (move: M) => string, options: readonly Nested<HasMove<M>>[]): string[] => [
  ...new Set(flat(options).map(({ move }) => key(move))),
]

type Nested<T> = T | readonly Nested<T>[]
const flat = <T>(list: readonly Nested<T>[]): T[] =>
  list.flatMap((each) => (Array.isArray(each) ? flat(each as readonly Nested<T>[]) : [each as T]))
