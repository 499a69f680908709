// Code that runs in the page: the app's styles looked at rule by rule, and what they come to for every element.

/** One file of styles, in its layer. */
export interface StyleFile {
  readonly name: string
  readonly css: string
}

/** What one declaration says, with where it stands. */
interface Declared {
  readonly layer: string
  readonly file: string
  readonly selector: string
  readonly property: string
}

declare global {
  /** What `putStyles` puts into a page. */
  var styles: {
    /** Rules at the top of a file that are in no layer. */
    loose(css: string): readonly string[]
    declared(file: StyleFile): readonly Declared[]
    /** Elements that look different when the files come in the opposite order, with what differs. */
    turnedRound(seen: { readonly within: string; readonly files: readonly StyleFile[] }): readonly string[]
  }
}

/** An init script: it can use nothing from outside itself. */
export function putStyles(): void {
  const read = (css: string) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return sheet
  }
  const isLayer = (rule: CSSRule) => rule instanceof CSSLayerBlockRule || rule instanceof CSSLayerStatementRule

  /** The parts of a list of selectors. */
  function selectorsOf(list: string): string[] {
    const found = ['']
    let depth = 0
    for (const letter of list) {
      if (letter === '(') depth++
      if (letter === ')') depth--
      if (letter === ',' && depth === 0) found.push('')
      else found[found.length - 1] += letter
    }
    return found.map((selector) => selector.trim())
  }

  function* declaredIn(rules: CSSRuleList, layer: string, file: string, outer: string): Generator<Declared> {
    for (const rule of rules) {
      if (rule instanceof CSSKeyframesRule) continue
      const inside = rule instanceof CSSLayerBlockRule ? rule.name : layer
      if (rule instanceof CSSStyleRule)
        for (const selector of selectorsOf(rule.selectorText.replaceAll('&', outer)))
          for (const property of rule.style) yield { layer, file, selector, property }
      const parent = rule instanceof CSSStyleRule ? rule.selectorText : outer
      if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule)
        yield* declaredIn(rule.cssRules, inside, file, parent)
    }
  }

  /** Not the inside of drawings, which are classless lines by the hundred. */
  const isLookedAt = (element: Element) =>
    element.closest('head') === null && (element.parentElement?.closest('svg') == null || element.hasAttribute('class'))

  /** The parts of an element that can be styled on their own. */
  function* partsOf(element: Element): Generator<string> {
    yield* ['', '::before', '::after']
    if (element.matches('input, textarea')) yield '::placeholder'
    if (element.matches('dialog')) yield '::backdrop'
  }

  interface Piece {
    readonly element: Element
    readonly part: string
  }
  const piecesOf = (within: string): Piece[] =>
    [...document.querySelectorAll(`:is(${within}), :is(${within}) *`)]
      .filter(isLookedAt)
      .flatMap((element) => [...partsOf(element)].map((part) => ({ element, part })))

  function look({ element, part }: Piece, properties: readonly string[]): string[] {
    const style = getComputedStyle(element, part)
    const isThere = (part !== '::before' && part !== '::after') || style.content !== 'none'
    return isThere ? properties.map((property) => style.getPropertyValue(property)) : []
  }

  // Nothing is on its way from one look to the other.
  const STILL = read('*, *::before, *::after { transition: none !important; animation: none !important }')
  /** Pointed at, focused and disabled: every rule for a state holds everywhere, and weighs what it weighs. */
  const stirred = (css: string) =>
    css.replaceAll(/:(hover|active|focus-visible|focus-within|focus|disabled)\b/g, ':not(.no)')

  const told = ({ element, part }: Piece) => `${(element.cloneNode(false) as Element).outerHTML.slice(0, 120)}${part}`

  const turnedRound: typeof styles.turnedRound = ({ within, files }) => {
    const order = read(document.querySelector('style')?.textContent ?? '')
    const [others, loaded] = [[...document.adoptedStyleSheets], [...document.styleSheets]]
    for (const sheet of loaded) sheet.disabled = true
    // What no file sets is the same in every order. A name for a value is looked at where it is used.
    const names = files.flatMap(({ name, css }) => [...declaredIn(read(css).cssRules, '', name, '')])
    const set = [...new Set(names.map(({ property }) => property))].filter((property) => !property.startsWith('--'))
    const all = piecesOf(within)
    const found = [(css: string) => css, stirred].flatMap((change) => {
      const texts = files.map(({ css }) => change(css))
      const [one = [], other = []] = [texts, texts.toReversed()].map((ordered) => {
        // Read anew: the same sheets in another order would change nothing in Chromium.
        document.adoptedStyleSheets = [...others, order, ...ordered.map(read), STILL]
        return all.map((piece) => look(piece, set))
      })
      return all.flatMap((piece, at) =>
        set.flatMap((property, of) => {
          const [was, is] = [one[at]?.[of], other[at]?.[of]]
          return was === is ? [] : [`${told(piece)} ${property}: ${was}, or ${is}`]
        }),
      )
    })
    document.adoptedStyleSheets = others
    for (const sheet of loaded) sheet.disabled = false
    return found
  }

  globalThis.styles = {
    loose: (css) => Array.from(read(css).cssRules).flatMap((rule) => (isLayer(rule) ? [] : [rule.cssText])),
    declared: ({ name, css }) => [...declaredIn(read(css).cssRules, '', name, '')],
    turnedRound,
  }
}
