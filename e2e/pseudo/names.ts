// Names that are the same in every language. All other words on screen must come from a text.
import { CARDS } from '../../src/games/age-of-comics/catalogue/index.ts'
import { initials } from '../../src/games/age-of-comics/ui/labels.ts'
import { textsOf } from '../../src/games/architects/automa/clauses.ts'
import { SEAS } from '../../src/games/concordia/ui/map/seas.ts'
import type { Kind, Registry } from '../../src/kernel/variant.ts'
import { shortName } from '../../src/variant/names.ts'
import { SHELF } from '../../src/web/games.ts'
import { EXAMPLES } from '../../src/web/pages/variants/examples.ts'
import { OPEN_GAMES, openGame } from '../../src/web/pages/variants/open.ts'

/** Our own names. A language has the name its speakers use. */
const OURS = ['Solotavolo', 'Italiano', 'English', 'IT', 'EN']

/** SOLO's document uses these letters for its strategic addresses. */
const ADDRESSES = ['MS', 'MC', 'SM', 'SC', 'CM', 'CS']

const GAMES = SHELF.map(({ title }) => title)

/** Comics and people, as printed on the cards and as shortened on the chart. */
const PRINTED = CARDS.flatMap(({ printedName }) => [printedName, initials(printedName)])

/** Names on the maps of Concordia, in Latin as on old charts. */
const LATIN = Object.values(SEAS).flatMap((seas) => seas.map(({ name }) => name))

const { clauses, rulings } = textsOf()
/** Quotes from the document of Architects, which exists only in English. */
const QUOTED = [...clauses, ...rulings]
  .flatMap(({ heading, ground }) => [heading, ground])
  .flatMap((text) => text?.it.match(/(?<=«)[^»]+/g) ?? [])

const open = await Promise.all(OPEN_GAMES.map(openGame))

/** The parts of a file, and its other fixed words. */
const PARTS = ['ladders', 'tables', 'settings', 'levels', 'readings', 'when', 'unless', 'true', 'false']

/** Names that authors write in files, as the page of parts lists them. */
function* writtenIn({ ladders, tables, settings, levels, conditions, readings }: Registry): Generator<string> {
  const scales = [...ladders, ...tables.map(({ id, table }) => ({ id, over: id, ladder: table }))]
  for (const { id, over, ladder } of scales) {
    yield* [id, over]
    for (const rung of ladder.rungs) yield* [shortName(ladder, rung), `${id}.${shortName(ladder, rung)}`]
  }
  for (const { id, kind } of [...settings, ...(levels?.fields ?? [])]) {
    yield id
    yield* idsIn(kind)
  }
  for (const { id } of [...conditions, ...readings]) yield id
}

const WRITTEN = [...PARTS, ...open.flatMap(({ variants }) => Array.from(writtenIn(variants.registry)))]

function idsIn(kind: Kind): readonly string[] {
  if (kind.kind === 'record') return [...kind.keys.map(({ id }) => id), ...idsIn(kind.of)]
  return 'items' in kind ? kind.items.map(({ id }) => id) : []
}

/** The words of the examples are their authors'. */
const EXAMPLE_WORDS = EXAMPLES.flatMap(({ title, about }) => [title.en, about.en])

export const NAMES: readonly string[] = [
  ...OURS,
  ...ADDRESSES,
  ...GAMES,
  ...PRINTED,
  ...LATIN,
  ...QUOTED,
  ...WRITTEN,
  ...EXAMPLE_WORDS,
]
