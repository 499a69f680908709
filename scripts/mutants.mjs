// Mutants: small changes to a source file, each behind a switch (`globalThis.mutant`), so that one bundle holds all of them.
import { parseAst } from 'vite'

const COMPARED = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===', '==': '!=', '!=': '==' }
const COUNTED = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
}
const ASSIGNED = { '+=': '-=', '-=': '+=', '*=': '/=', '|=': '&=', '&=': '|=' }
const CALLED = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  find: 'findLast',
  findLast: 'find',
  floor: 'ceil',
  ceil: 'floor',
}

/**
 * The source with its mutants put in. `first` is the number of the first one; each is told by its file, its line and what it changes.
 */
export function mutate(source, file, first) {
  const mutants = []

  function variant(node, to) {
    const id = first + mutants.length
    const line = source.slice(0, node.start).split('\n').length
    mutants.push({ id, file, line, from: source.slice(node.start, node.end), to })
    return id
  }

  /** The expression, or one of its variants where their switch is on. */
  const switched = (node, plain, variants) => {
    const cases = variants.map(([to, code]) => `globalThis.mutant === ${variant(node, to)} ? (${code}) : `)
    return `(${cases.join('')}(${plain}))`
  }

  /** The text of a node with the mutants of everything inside it. */
  function text(node) {
    if (isType(node)) return source.slice(node.start, node.end)
    // The brackets around it are no part of it: without them the type would swallow what follows.
    if (VALUES.has(node.type)) return `(${pieces(node, new Map())})`
    const inside = (child) => text(child)
    switch (node.type) {
      case 'BinaryExpression': {
        const other = COMPARED[node.operator] ?? COUNTED[node.operator]
        if (other === undefined || isText(node)) break
        const [left, right] = [inside(node.left), inside(node.right)]
        const plain = `${left} ${node.operator} ${right}`
        return switched(node, plain, [[other, `${left} ${other} ${right}`]])
      }
      case 'LogicalExpression': {
        const [left, right] = [inside(node.left), inside(node.right)]
        const plain = `(${left}) ${node.operator} (${right})`
        if (node.operator === '??') return switched(node, plain, [['the right side', right]])
        const other = node.operator === '&&' ? '||' : '&&'
        return switched(node, plain, [[other, `(${left}) ${other} (${right})`]])
      }
      case 'UnaryExpression': {
        if (node.operator !== '!' && node.operator !== '-') break
        const of = inside(node.argument)
        return switched(node, `${node.operator}${of}`, [[`without ${node.operator}`, of]])
      }
      case 'ConditionalExpression': {
        const [test, yes, no] = [inside(node.test), inside(node.consequent), inside(node.alternate)]
        return switched(node, `${test} ? ${yes} : ${no}`, [
          ['always the first', yes],
          ['always the second', no],
        ])
      }
      case 'IfStatement': {
        const test = switched(node.test, inside(node.test), [
          ['if (true)', 'true'],
          ['if (false)', 'false'],
        ])
        return pieces(node, new Map([[node.test, test]]))
      }
      case 'Literal':
        if (typeof node.value === 'number') return switched(node, node.raw, [[`${node.raw} + 1`, `${node.raw} + 1`]])
        if (typeof node.value === 'boolean')
          return switched(node, node.raw, [[String(!node.value), String(!node.value)]])
        break
      case 'AssignmentExpression': {
        const other = ASSIGNED[node.operator]
        if (other === undefined) break
        const [left, right] = [source.slice(node.left.start, node.left.end), inside(node.right)]
        return switched(node, `${left} ${node.operator} ${right}`, [[other, `${left} ${other} ${right}`]])
      }
      case 'UpdateExpression': {
        const other = node.operator === '++' ? '--' : '++'
        const of = source.slice(node.argument.start, node.argument.end)
        const plain = node.prefix ? `${node.operator}${of}` : `${of}${node.operator}`
        return switched(node, plain, [[other, node.prefix ? `${other}${of}` : `${of}${other}`]])
      }
      case 'CallExpression': {
        const name =
          node.callee.type === 'MemberExpression' && !node.callee.computed ? node.callee.property.name : undefined
        const other = name === undefined ? undefined : CALLED[name]
        if (name === undefined || (other === undefined && name !== 'filter')) break
        const of = inside(node.callee.object)
        const given = node.arguments.map(inside).join(', ')
        const dot = node.callee.optional ? '?.' : '.'
        if (name === 'filter') return switched(node, `${of}${dot}filter(${given})`, [['without the filter', of]])
        return switched(node, `${of}${dot}${name}(${given})`, [[other, `${of}${dot}${other}(${given})`]])
      }
      default:
    }
    return pieces(node, new Map())
  }

  /** The text of a node, its children in their places. */
  function pieces(node, ready) {
    let at = node.start
    let out = ''
    for (const child of childrenOf(node)) {
      out += source.slice(at, child.start) + (ready.get(child) ?? text(child))
      if (isOpenEnded(child, node)) out += ';'
      at = child.end
    }
    return out + source.slice(at, node.end)
  }

  const program = parseAst(source, { lang: 'ts' })
  const code = program.body.map((statement) => text(statement)).join(';\n')
  return { code, mutants }
}

const STATEMENTS = new Set([
  'ExpressionStatement',
  'ReturnStatement',
  'ThrowStatement',
  'BreakStatement',
  'ContinueStatement',
])

/** Without a semicolon a statement would go on in the next line, where that begins with the bracket of a switch. */
const isOpenEnded = ({ type }, { type: parent }) =>
  STATEMENTS.has(type) || (type === 'VariableDeclaration' && (parent === 'BlockStatement' || parent === 'SwitchCase'))

const VALUES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])
const isType = (node) => node.type.startsWith('TS') && !VALUES.has(node.type)

/** Words put together are no sums. */
const isText = ({ operator, left, right }) =>
  operator === '+' && [left, right].some(({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string')

/** Names of fields and what an import names are no values. */
function childrenOf(node) {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return []
  const children = []
  for (const [field, value] of Object.entries(node)) {
    if ((field === 'key' || field === 'property') && node.computed === false) continue
    if (field === 'source' && node.type.startsWith('Export')) continue
    for (const one of Array.isArray(value) ? value : [value])
      if (typeof one === 'object' && one !== null && typeof one.type === 'string' && typeof one.start === 'number')
        children.push(one)
  }
  // A short property is one word, both name and value.
  if (node.type === 'Property' && node.shorthand) return []
  return children
    .filter((child, n) => children.findIndex(({ start }) => start === child.start) === n)
    .sort((a, b) => a.start - b.start)
}
