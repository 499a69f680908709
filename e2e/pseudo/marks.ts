// The pseudo-language: English with marks around every word of a text or phrase. It marks only the words of the text itself, not the values
// put into it. So an unmarked word on screen comes from no text, and could not be translated.
import { parseAst, type Plugin } from 'vite'
import { parse, stringify } from 'yaml'

export const [OPEN, CLOSE] = ['⟦', '⟧']

const OURS = /[\\/]src[\\/].+\.tsx?$/
/** Examples of variants are written by authors, in both languages. */
const EXAMPLE = /[\\/]examples[\\/]variants[\\/].+\.yaml$/
/** The module that lists the languages also builds records from any value. */
const OF_LANGS = /[\\/]src[\\/]kernel[\\/]text\.ts$/

export const pseudoLanguage: Plugin = {
  name: 'pseudo-language',
  enforce: 'pre',
  transform(code, id) {
    const [path = ''] = id.split('?')
    if (EXAMPLE.test(path)) return { code: code.replace(/(?<=^export default )".*"/s, markedExample), map: null }
    // A module without an `en` has no text.
    if (!OURS.test(path) || OF_LANGS.test(path) || !/\ben\b/.test(code)) return undefined
    return { code: withMarks(code, path.endsWith('x') ? 'tsx' : 'ts'), map: null }
  },
}

/** The text of a module with the words of an example, which has them as data. */
function markedExample(literal: string): string {
  const mark = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(mark)
    const isText = 'it' in value && 'en' in value
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, isText && key === 'en' ? markedText(part) : mark(part)]),
    )
  }
  return JSON.stringify(stringify(mark(parse(JSON.parse(literal) as string))))
}

/** A node of parsed code: its type, its place and its parts by name. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/** The replacement for a stretch of code. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodesIn = (value: unknown): Node[] => [value].flat().filter(isNode)
const partsOf = (node: Node): Node[] => Object.values(node).flatMap(nodesIn)

/** Marks the English of a module. */
export function withMarks(code: string, lang: 'ts' | 'tsx'): string {
  const program = parseAst(code, { lang }) as unknown as Node
  const edits = new Map<number, Edit>()
  for (const english of englishIn(program)) for (const edit of marksOf(english, code)) edits.set(edit.start, edit)
  let marked = code
  // From the end, so that earlier positions stay valid.
  for (const { start, end, text } of [...edits.values()].toSorted((a, b) => b.start - a.start))
    marked = marked.slice(0, start) + text + marked.slice(end)
  return marked.includes('markedText(') ? `${marked}\n${markedText.toString()}\n` : marked
}

/** Every `en` with an `it` beside it. */
function* englishIn(node: Node): Generator<Node> {
  if (node.type === 'ObjectExpression') {
    const [it, en] = ['it', 'en'].map((lang) => nodesIn(node['properties']).find((each) => keyOf(each) === lang))
    if (it !== undefined && en !== undefined) yield en
  }
  for (const part of partsOf(node)) yield* englishIn(part)
}

function keyOf({ type, computed, key }: Node): unknown {
  if (type !== 'Property' || computed === true || !isNode(key)) return undefined
  return key['name'] ?? key['value']
}

/** If the value of `en` is a variable, it is marked at run time. */
function marksOf(property: Node, code: string): Edit[] {
  const [value] = nodesIn(property['value'])
  if (value?.type !== 'Identifier') return value === undefined ? [] : [...saidBy(value, code, new Map())]
  const { start, end } = value
  const name = code.slice(start, end)
  return [{ start, end, text: `${property['shorthand'] === true ? `${name}: ` : ''}markedText(${name})` }]
}

/** Added to modules that need it, so it uses nothing from outside itself. */
function markedText(value: unknown): unknown {
  return typeof value === 'string' && /\p{L}/u.test(value) && !value.includes('⟦') ? `⟦${value}⟧` : value
}

/** The value of a variable declared inside a phrase. */
type Names = ReadonlyMap<unknown, Node>

/** The marks for every string an expression can return, except those that are only compared, looked up or passed on. */
function* saidBy(node: Node, code: string, names: Names): Generator<Edit> {
  const all = function* (...parts: unknown[]): Generator<Edit> {
    for (const part of parts.flatMap(nodesIn)) yield* saidBy(part, code, names)
  }
  switch (node.type) {
    case 'Literal':
      if (typeof node['value'] === 'string') yield* piecesOf(node.start + 1, code.slice(node.start + 1, node.end - 1))
      return
    case 'TemplateLiteral':
      for (const { start, value } of nodesIn(node['quasis'])) yield* piecesOf(start + 1, (value as { raw: string }).raw)
      return yield* all(node['expressions'])
    case 'ConditionalExpression':
      return yield* all(node['consequent'], node['alternate'])
    case 'LogicalExpression':
      return yield* all(node['operator'] === '&&' ? [] : node['left'], node['right'])
    case 'BinaryExpression':
      return yield* all(node['operator'] === '+' ? [node['left'], node['right']] : [])
    case 'ArrayExpression':
      return yield* all(node['elements'])
    case 'ObjectExpression':
      return yield* all(nodesIn(node['properties']).map(({ value }) => value))
    case 'MemberExpression':
      return yield* all(node['object'])
    case 'CallExpression':
      return yield* saidByCall(node, code, names)
    case 'Identifier':
      // A parameter `en` of a helper that builds a text.
      if (node['name'] === 'en') yield { start: node.start, end: node.end, text: 'markedText(en)' }
      return yield* all(names.get(node['name']) ?? [])
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return yield* saidByFunction(node, code, names)
    default:
      // Parentheses, type assertions, spreads and optional chaining.
      yield* all(node['expression'] ?? node['argument'] ?? [])
  }
}

/** The parts of a string between its {placeholders}. */
function* piecesOf(from: number, raw: string): Generator<Edit> {
  for (const { 0: text, index } of raw.matchAll(/\{\w*\}|(?:(?!\{\w*\})[^])+/g))
    if (/\p{L}/u.test(text) && !text.startsWith('{'))
      yield { start: from + index, end: from + index + text.length, text: OPEN + text + CLOSE }
}

/** An array that is joined, and callbacks that return text for each item. */
function* saidByCall({ callee, arguments: given }: Node, code: string, names: Names): Generator<Edit> {
  const [method] = nodesIn(callee)
  const isJoin = method?.type === 'MemberExpression' && nodesIn(method['property'])[0]?.['name'] === 'join'
  if (method !== undefined) yield* saidBy(method, code, new Map())
  for (const argument of nodesIn(given))
    if (isJoin || argument.type === 'ArrowFunctionExpression') yield* saidBy(argument, code, names)
}

function* saidByFunction({ body }: Node, code: string, outside: Names): Generator<Edit> {
  const [block] = nodesIn(body)
  if (block === undefined) return
  if (block.type !== 'BlockStatement') return yield* saidBy(block, code, outside)
  const inside = [...statementsIn(block)]
  const declared = inside
    .filter(({ type }) => type === 'VariableDeclarator')
    .flatMap(({ id, init }) => {
      const [name, value] = [nodesIn(id)[0]?.['name'], nodesIn(init)[0]]
      return value === undefined ? [] : [[name, value] as const]
    })
  const names = new Map([...outside, ...declared])
  for (const { type, argument } of inside)
    if (type === 'ReturnStatement') for (const part of nodesIn(argument)) yield* saidBy(part, code, names)
}

/** The statements of a function, without those of nested functions. */
function* statementsIn(node: Node): Generator<Node> {
  yield node
  if (!/Function/.test(node.type)) for (const part of partsOf(node)) yield* statementsIn(part)
}
