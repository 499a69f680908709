// A variant as a file: YAML 1.2, of which JSON is a part. What is wrong is told with its line and column. Loads the YAML parser, so it is
// loaded only where files are read or written.
import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument, stringify } from 'yaml'
import { clip } from '../kernel/clean.ts'
import type { RuleTexts } from '../kernel/contract.ts'
import { isDeeper, LIMITS, tooDeep, tooLong } from '../kernel/limits.ts'
import { BadInput, type Path, refusal } from '../kernel/refusal.ts'
import type { Text } from '../kernel/text.ts'
import type { Choices, Registry, Variants } from '../kernel/variant.ts'
import { checkClauses } from './cited.ts'
import { changesOf, wholeOf } from './data.ts'
import { writeVariant } from './option.ts'
import { type Data, isData } from './read-values.ts'

const notYaml = refusal<{ why: string }>('variant.not-yaml', {
  it: ({ why }) => `questo non è YAML (${why})`,
  en: ({ why }) => `this is not YAML (${why})`,
})
const empty = refusal('variant.empty', { it: 'il file è vuoto', en: 'the file is empty' })

/** A variant that was read: what it makes of the document, and the value of its option. */
export interface ReadVariant {
  readonly choices: Choices
  readonly value: string
  /** The game it says it is for. */
  readonly game: string | undefined
}

/** The game a file is for, so that its registry can be loaded; nothing where it does not say. */
export function gameOf(text: string): string | undefined {
  const { data } = parse(text)
  const game = isData(data) ? data['game'] : undefined
  return typeof game === 'string' ? game : undefined
}

/** The data of a file before anything of it is checked. */
export const dataOf = (text: string): unknown => parse(text).data

/** Throws `BadInput` with one sentence, its line and its column. With the document's texts it also checks which clauses there are. */
export function readVariantFile(text: string, variants: Variants, texts?: RuleTexts): ReadVariant {
  const { data, parsed, lines } = parse(text)
  try {
    const choices = variants.choices(data)
    if (texts !== undefined) checkClauses(choices, texts)
    const value = writeVariant(changesOf(variants.registry, choices))
    return { choices, value, game: (data as Data)['game'] as string | undefined }
  } catch (error) {
    throw error instanceof BadInput ? placed(error, parsed, lines) : error
  }
}

/** A document or a variant written out, with every value it has. */
export const writeVariantFile = (registry: Registry, choices: Choices): string =>
  stringify(wholeOf(registry, choices), { lineWidth: 120, aliasDuplicateObjects: false })

/** The same with only what differs. */
export const writeChanges = (registry: Registry, choices: Choices): string =>
  stringify(
    { game: registry.game, edition: registry.edition, ...changesOf(registry, choices) },
    { lineWidth: 120, aliasDuplicateObjects: false },
  )

function parse(text: string) {
  if (text.length > LIMITS.variantFile) throw tooLong({ most: LIMITS.variantFile })
  const lines = new LineCounter()
  try {
    const parsed = parseDocument(text, { lineCounter: lines, prettyErrors: false, version: '1.2', logLevel: 'error' })
    const [trouble] = parsed.errors
    if (trouble !== undefined)
      throw notYaml({ why: clip(trouble.message, 120) }, [placeAt(lines.linePos(trouble.pos[0]))])
    const data: unknown = parsed.toJS({ maxAliasCount: MOST_ALIASES })
    if (data === null || data === undefined) throw empty()
    if (isDeeper(data, LIMITS.depth)) throw tooDeep()
    return { data, parsed, lines }
  } catch (error) {
    // The parser gives up on bombs of aliases and on nesting that no variant has.
    throw error instanceof BadInput ? error : notYaml({ why: clip(String(error), 120) })
  }
}

const MOST_ALIASES = 50

/** The refusal with its line and column instead of its path. */
function placed(error: BadInput, parsed: Document, lines: LineCounter): BadInput {
  const offset = offsetOf(parsed, error.path)
  return offset === undefined ? error : error.at(placeAt(lines.linePos(offset)))
}

const placeAt = ({ line, col }: { readonly line: number; readonly col: number }): Text => ({
  it: `riga ${line}, colonna ${col}`,
  en: `line ${line}, column ${col}`,
})

/** Where in the text the last step of a path stands that can be found: the name of a field, or an entry of a list. */
function offsetOf(parsed: Document, path: Path): number | undefined {
  let node: unknown = parsed.contents
  let offset = startOf(node)
  for (const step of path) {
    if (isMap(node) && typeof step !== 'object') {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
      if (pair === undefined) break
      offset = startOf(pair.key) ?? offset
      node = pair.value
    } else if (isSeq(node) && typeof step === 'number') {
      node = node.items[step]
      offset = startOf(node) ?? offset
    } else break
  }
  return offset
}

const startOf = (node: unknown): number | undefined => {
  const range: unknown = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined
  const start: unknown = Array.isArray(range) ? range[0] : undefined
  return typeof start === 'number' ? start : undefined
}
