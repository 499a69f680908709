// Code that runs in the page: reads the app's style sheets rule by rule and compares the computed styles.

/** One style sheet in its layer. */
export interface StyleFile {
  readonly name: string
  readonly css: string
}

/** One declaration and its place. */
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
    /** Elements that look different when the files load in the opposite order, with the difference. */
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

  /** Without the inside of drawings: hundreds of lines without classes. */
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

  // Stops all transitions and animations.
  const STILL = read('*, *::before, *::after { transition: none !important; animation: none !important }')
  /** Makes the rules for hover, focus and disabled apply everywhere, with their specificity. */
  const stirred = (css: string) =>
    css.replaceAll(/:(hover|active|focus-visible|focus-within|focus|disabled)\b/g, ':not(.no)')

  const told = ({ element, part }: Piece) => `${(element.cloneNode(false) as Element).outerHTML.slice(0, 120)}${part}`

  const turnedRound: typeof styles.turnedRound = ({ within, files }) => {
    const order = read(document.querySelector('style')?.textContent ?? '')
    const [others, loaded] = [[...document.adoptedStyleSheets], [...document.styleSheets]]
    for (const sheet of loaded) sheet.disabled = true
    // Values that no file sets are the same in every order. Custom properties count where they are used.
    const names = files.flatMap(({ name, css }) => [...declaredIn(read(css).cssRules, '', name, '')])
    const set = [...new Set(names.map(({ property }) => property))].filter((property) => !property.startsWith('--'))
    const all = piecesOf(within)
    const found = [(css: string) => css, stirred].flatMap((change) => {
      const texts = files.map(({ css }) => change(css))
      const [one = [], other = []] = [texts, texts.toReversed()].map((ordered) => {
        // Parses the sheets again: Chromium ignores a mere change of order.
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
