// Code that runs in the page: finds letters and targets that are too small, and words that are cut off or covered.

export interface Measured {
  /** Letters smaller than `least`, with their size. */
  readonly small: readonly string[]
  /** Pieces and buttons that are too small for a finger, with the size that reacts. */
  readonly tight: readonly string[]
  /** Words that do not fit into their box. */
  readonly cut: readonly string[]
  /** Words covered by something. */
  readonly covered: readonly string[]
}

export interface Wanted {
  /** The parts of the page to check. */
  readonly within: string
  readonly letters: number
  /** The minimum width and height of a target; undefined where nobody uses a finger. */
  readonly target?: number
}

declare global {
  /** What `putMeasure` puts into a page. */
  var measure: (wanted: Wanted) => Measured
}

/** An init script: it can use nothing from outside itself. */
export function putMeasure(): void {
  const CONTROLS = 'button, a[href], summary, input, select, textarea, [role="button"], [role="option"], [role="tab"]'

  const nameOf = (element: Element) => {
    const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40)
    const named = typeof element.className === 'string' ? element.className : (element.getAttribute('class') ?? '')
    return `<${element.localName}${named === '' ? '' : ` .${named.trim().split(/\s+/).join('.')}`}> “${text}”`
  }

  /** The scale of an element on screen against its styles. */
  function scaleOf(element: Element): number {
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
    if (matrix !== null) return Math.hypot(matrix.a, matrix.b)
    // Not from the layout width, which is rounded: figures are only a few pixels wide.
    let scale = 1
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { transform, scale: own } = getComputedStyle(at)
      if (transform !== 'none') scale *= Math.hypot(new DOMMatrix(transform).a, new DOMMatrix(transform).b)
      if (own !== 'none') scale *= Number.parseFloat(own)
    }
    return scale
  }

  /** Visible: drawn, with a size, and not only for screen readers. */
  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('.hidden, .kit-name, [inert]') === null
    )
  }

  /** Visible pieces of text with their boxes. */
  function* words(within: string): Generator<{ readonly element: Element; readonly box: DOMRect }> {
    for (const root of document.querySelectorAll(within)) {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
        const element = node.parentElement
        if (element === null || !/\S/.test(node.nodeValue ?? '') || !isSeen(element)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        if (box.width > 1 && box.height > 1) yield { element, box }
      }
    }
  }

  /** Makes everything react to the pointer meanwhile, so that elements which ignore it count as covering, too. */
  function withPoints<T>(look: () => T): T {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { pointer-events: auto !important }')
    const others = [...document.adoptedStyleSheets]
    document.adoptedStyleSheets = [...others, sheet]
    try {
      return look()
    } finally {
      document.adoptedStyleSheets = others
    }
  }

  const isInView = (x: number, y: number) => x > 0 && y > 0 && x < innerWidth && y < innerHeight

  /** Parts of one piece or line: they do not count as covering each other. */
  const isTogether = (a: Element, b: Element) =>
    a.contains(b) ||
    b.contains(a) ||
    ['.kit-spot', 'button', 'svg', 'label', 'li', 'td', 'th'].some((part) => {
      const around = a.closest(part)
      return around !== null && around === b.closest(part)
    })

  /** An invisible area to press on a drawing: it hides nothing. */
  function isClear(element: Element): boolean {
    if (!(element instanceof HTMLElement)) return false
    if (![...element.children].every((child) => child.matches('.kit-name') || isClear(child))) return false
    const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(element)
    const text = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''),
    )
    return !text && backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && borderTopWidth === '0px'
  }

  function isCovered(element: Element, { x, y, width, height }: DOMRect): boolean {
    const [left, top] = [x + width / 2, y + height / 2]
    if (!isInView(left, top)) return false
    const over = document.elementsFromPoint(left, top).find((each) => !isClear(each))
    if (over === undefined || isTogether(element, over) || isScrolledAway(element, left, top) || isSticky(over))
      return false
    const world = worldOf(element)
    return world === undefined || world.contains(over)
  }

  /** A sticky bar: scrolling brings out what lies under it. */
  function isSticky(element: Element): boolean {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (getComputedStyle(at).position === 'sticky') return true
    return false
  }

  /** Content of a window that is dragged by hand: it can be dragged away from the edges and tools. */
  function worldOf(element: Element): Element | undefined {
    for (let at = element; at.parentElement !== null; at = at.parentElement) if (isDragged(at.parentElement)) return at
    return undefined
  }

  const isDragged = (element: Element) => {
    const { touchAction, overflowX } = getComputedStyle(element)
    return /none|pan-y/.test(touchAction) && /hidden|clip/.test(overflowX)
  }

  /** Outside a scrolling area: scrolling brings it into view. */
  function isScrolledAway(element: Element, x: number, y: number): boolean {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const box = at.getBoundingClientRect()
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true
    }
    return false
  }

  /** Cut off for good: hidden with no way to scroll there, ended by an ellipsis, or cut in the middle of a letter. */
  function isCut(element: Element, box: DOMRect): boolean {
    for (let at: Element | null = element; at instanceof HTMLElement && !isDragged(at); at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const frame = at.getBoundingClientRect()
      const [hidesX, hidesY] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)]
      if (hidesX && (box.right > frame.right + 1.5 || box.left < frame.left - 1.5)) return true
      if (hidesY && (box.bottom > frame.bottom + 4 || box.top < frame.top - 4)) return true
      if (!hidesX && overflowX !== 'visible') return false
    }
    return false
  }

  /** How far a target reacts from its middle, across and down: the smaller of both. */
  function reachOf(element: Element, wanted: number): number {
    const { x, y, width, height } = element.getBoundingClientRect()
    const [left, top] = [x + width / 2, y + height / 2]
    const answers = (at: number, down: number) => {
      if (!isInView(at, down)) return true
      const hit = document.elementFromPoint(at, down)
      return hit !== null && element.contains(hit)
    }
    const far = (dx: number, dy: number) => {
      let steps = 0
      while (steps < wanted && answers(left + dx * steps, top + dy * steps)) steps++
      return steps
    }
    // Most targets are large enough, so every fifth point is tested first; every point only if one of them does not react.
    const samples = Array.from({ length: wanted / 5 + 1 }, (_, n) => n * 5 - wanted / 2)
    const isLarge = samples.every((by) => answers(left + by, top) && answers(left, top + by))
    return isLarge ? wanted : Math.min(far(1, 0) + far(-1, 0), far(0, 1) + far(0, -1))
  }

  globalThis.measure = ({ within, letters, target }) => {
    const small: string[] = []
    const cut: string[] = []
    const all = [...words(within)]
    for (const { element, box } of all) {
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element)
      if (size < letters - 0.05) small.push(`${size.toFixed(1)} ${nameOf(element)}`)
      if (isCut(element, box)) cut.push(nameOf(element))
    }
    const covered = withPoints(() =>
      all.filter(({ element, box }) => isCovered(element, box)).map(({ element }) => nameOf(element)),
    )
    const tight: string[] = []
    if (target !== undefined)
      for (const element of document.querySelectorAll<HTMLElement>(`:is(${within}) :is(${CONTROLS})`)) {
        // Pieces that are only read may be smaller; those that can be played or opened need room for a finger.
        if (!isSeen(element) || (element.matches('.kit-spot') && element.dataset['lit'] === undefined)) continue
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        // A window that is dragged by hand follows the keyboard focus.
        if (worldOf(element) !== undefined) element.focus()
        const size = reachOf(element, target)
        if (size < target) tight.push(`${size} ${nameOf(element)}`)
      }
    // Removes the focus ring, so that it covers nothing in the next measurement.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const once = (list: readonly string[]) => [...new Set(list)].toSorted()
    return { small: once(small), tight: once(tight), cut: once(cut), covered: once(covered) }
  }
}
