// Runs in a page and reads every text that ever appears, even for a moment, and every name for screen readers.
import type { BrowserContext } from 'playwright-core'
import { markIntl } from './intl.ts'
import { NAMES } from './names.ts'
import { anyOf, unmarked } from './unmarked.ts'

export interface Reader {
  /** Every text with unmarked words: the words, the place and the text. */
  unmarked(): readonly string[]
  /** Number of texts read. */
  count(): number
}

/** The text of one place. */
interface Heard {
  readonly where: string
  readonly text: string
}

declare global {
  /** What `readAlong` puts into a page. */
  var hear: ((heard: Heard) => Promise<void>) | undefined
}

export async function readAlong(context: BrowserContext, ...typed: readonly string[]): Promise<Reader> {
  const names = anyOf([...NAMES, ...typed])
  const places = new Map<string, string>()
  const hear = ({ where, text }: Heard) => void places.set(text, places.get(text) ?? where)
  await context.exposeFunction('hear', hear)
  await context.addInitScript(markIntl)
  await context.addInitScript(listen)
  context.on('dialog', (dialog) => hear({ where: 'a question of the browser', text: dialog.message() }))
  return {
    count: () => places.size,
    unmarked: () =>
      [...places].flatMap(([text, where]) => {
        const found = unmarked(text, names)
        const [first] = found
        if (first === undefined) return []
        return [`${found.map(({ word }) => word).join(' ')} (${where}: ${JSON.stringify(first.near)})`]
      }),
  }
}

/** Runs in the page, as an init script: it can use nothing from outside itself. */
function listen(): void {
  const ATTRIBUTES = [
    'alt',
    'aria-description',
    'aria-label',
    'aria-placeholder',
    'aria-roledescription',
    'aria-valuetext',
    'label',
    'placeholder',
    'title',
  ]
  /** No text for people, the notice without scripts in all languages, what was entered, saves and commands. */
  const SILENT = 'script, style, template, noscript, textarea, .share__preview pre, .lab-command code'
  const told = new Set<string>()

  function tell(element: Element, text: string, attribute = ''): void {
    if (!/\p{L}/u.test(text) || told.has(text)) return
    told.add(text)
    const where = [element.parentElement, element].map((each) => `${each?.localName}.${each?.getAttribute('class')}`)
    void globalThis.hear?.({ where: `${where.join(' > ')} ${attribute}`.trim(), text })
  }

  /** Inline elements. */
  const INLINE = 'a, abbr, b, em, i, mark, small, span, strong, tspan, .learn-term'
  const MARKED = /^(?:[^\p{L}⟦⟧]|⟦[^⟦⟧]*⟧)*$/u
  /** Lines to read as a whole after a change, because marks may span several elements. */
  const lines = new Set<Element>()

  /** The words in an element, with spaces between its parts. */
  function wordsIn(element: Element): string {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    while (texts.nextNode() !== null)
      if (texts.currentNode.parentElement?.closest(SILENT) === null) words.push(texts.currentNode.textContent ?? '')
    return words.join('\n')
  }

  function readText(node: CharacterData): void {
    const parent = node.parentElement
    if (!(node instanceof Text) || parent === null || parent.closest(SILENT) !== null) return
    if (MARKED.test(node.data)) return tell(parent, node.data)
    let line = parent
    while (line.matches(INLINE) && line.parentElement !== null) line = line.parentElement
    // Paragraphs and lists of one text of the handbook are read together.
    lines.add(line.closest('[data-told]')?.parentElement ?? line)
  }

  function readAttributes(element: Element): void {
    for (const attribute of ATTRIBUTES) tell(element, element.getAttribute(attribute) ?? '', attribute)
    if (element instanceof HTMLInputElement && /^(?:button|submit|reset)$/.test(element.type))
      tell(element, element.value, 'value')
  }

  function read(node: Node): void {
    if (node instanceof Element) readAttributes(node)
    else if (node instanceof CharacterData) readText(node)
  }

  function readAll(root: Node): void {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node: Node | null = root; node !== null; node = nodes.nextNode()) read(node)
  }

  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      read(target)
      addedNodes.forEach(readAll)
    }
    for (const line of lines) tell(line, wordsIn(line))
    lines.clear()
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ATTRIBUTES })
}
