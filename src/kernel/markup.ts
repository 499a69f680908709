// The markup of handbooks and lessons: `[[term]]` or `[[term|words]]` links to the glossary, `{R6.1}` to a clause, `- ` at the start of a
// line makes a list, an empty line a new paragraph.

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  /** A word of the glossary, by the id or a form of the term. */
  | { readonly kind: 'term'; readonly term: string; readonly text: string }
  | { readonly kind: 'clause'; readonly clause: string }

export type Block =
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }

const LINK = /\[\[([^\]|]+)(?:\|([^\]]+))?\]\]|\{([A-Z]\d+(?:\.\d+)?)\}/g

export function inlinesOf(text: string): readonly Inline[] {
  const inlines: Inline[] = []
  let from = 0
  for (const { 0: whole, 1: term, 2: words, 3: clause, index } of text.matchAll(LINK)) {
    if (index > from) inlines.push({ kind: 'text', text: text.slice(from, index) })
    if (clause !== undefined) inlines.push({ kind: 'clause', clause })
    else if (term !== undefined) inlines.push({ kind: 'term', term, text: words ?? term })
    from = index + whole.length
  }
  if (from < text.length) inlines.push({ kind: 'text', text: text.slice(from) })
  return inlines
}

const ITEM = /^- /

export function blocksOf(text: string): readonly Block[] {
  return text.split(/\n{2,}/).flatMap((part) => partsOf(part.split('\n')))
}

/** The lines of a paragraph: lists end it and begin it anew. */
function partsOf(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = []
  let words: string[] = []
  let items: string[] = []
  const close = (): void => {
    if (words.length > 0) blocks.push({ kind: 'paragraph', inlines: inlinesOf(words.join(' ')) })
    if (items.length > 0) blocks.push({ kind: 'list', items: items.map(inlinesOf) })
    words = []
    items = []
  }
  for (const line of lines) {
    const isItem = ITEM.test(line)
    if (isItem ? words.length > 0 : items.length > 0) close()
    if (isItem) items.push(line.replace(ITEM, ''))
    else if (line !== '') words.push(line)
  }
  close()
  return blocks
}

/** The text as it is read, without links: for search, and for what only shows letters. */
export const plainText = (text: string): string =>
  inlinesOf(text)
    .map((inline) => (inline.kind === 'clause' ? inline.clause : inline.text))
    .join('')
