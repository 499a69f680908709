// Code that runs in the page: how small its letters and targets are, and which words are cut off or covered.

export interface Measured {
  /** Letters smaller than `least`, with their size. */
  readonly small: readonly string[]
  /** What a finger can play or open but hardly hit, with the size of what answers. */
  readonly tight: readonly string[]
  /** Words that do not fit where they stand. */
  readonly cut: readonly string[]
  /** Words with something over them. */
  readonly covered: readonly string[]
}

export interface Wanted {
  /** The parts of the page that are looked at. */
  readonly within: string
  readonly letters: number
  /** The least width and height of a target; nothing where nobody uses a finger. */
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

  /** How much larger an element is drawn than its styles say. */
  function scaleOf(element: Element): number {
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
    if (matrix !== null) return Math.hypot(matrix.a, matrix.b)
    // Not by the width on screen and the width laid out: the latter is rounded, and figures are a few points wide.
    let scale = 1
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { transform, scale: own } = getComputedStyle(at)
      if (transform !== 'none') scale *= Math.hypot(new DOMMatrix(transform).a, new DOMMatrix(transform).b)
      if (own !== 'none') scale *= Number.parseFloat(own)
    }
    return scale
  }

  /** Seen by somebody: drawn, of some size, and not only read out. */
  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('.hidden, .kit-name, [inert]') === null
    )
  }

  /** Pieces of text that stand somewhere, with their boxes. */
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

  /** Everything answers to a point while it is looked at: what only lies over something hides it as well. */
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

  /** Parts of one thing: a word of a piece or of a line is not covered by another part of it. */
  const isTogether = (a: Element, b: Element) =>
    a.contains(b) ||
    b.contains(a) ||
    ['.kit-spot', 'button', 'svg', 'label', 'li', 'td', 'th'].some((part) => {
      const around = a.closest(part)
      return around !== null && around === b.closest(part)
    })

  /** A place to press on a drawing: it shows nothing of its own and hides nothing. */
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

  /** A bar that stays in sight: what lies under it is scrolled out from there. */
  function isSticky(element: Element): boolean {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (getComputedStyle(at).position === 'sticky') return true
    return false
  }

  /**
   * What moves in a window that is dragged by hand (it takes fingers for itself): what lies in it can be dragged free of its edges and
   * tools.
   */
  function worldOf(element: Element): Element | undefined {
    for (let at = element; at.parentElement !== null; at = at.parentElement) if (isDragged(at.parentElement)) return at
    return undefined
  }

  const isDragged = (element: Element) => {
    const { touchAction, overflowX } = getComputedStyle(element)
    return /none|pan-y/.test(touchAction) && /hidden|clip/.test(overflowX)
  }

  /** Outside what scrolls: it comes into view when somebody scrolls. */
  function isScrolledAway(element: Element, x: number, y: number): boolean {
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const box = at.getBoundingClientRect()
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true
    }
    return false
  }

  /** Cut off for good: hidden without a way to scroll there, as dots or in the middle of a letter. */
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

  /** How far from its middle a target answers, there and back again, across and down: the smaller of both. */
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
    // Most targets are large enough: a look at every fifth point tells. Every point is looked at only where one does not answer.
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
        // What is only read has room to be read; what can be played or opened needs room for a finger.
        if (!isSeen(element) || (element.matches('.kit-spot') && element.dataset['lit'] === undefined)) continue
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        // A window that is dragged by hand brings to light what the keyboard comes to.
        if (worldOf(element) !== undefined) element.focus()
        const size = reachOf(element, target)
        if (size < target) tight.push(`${size} ${nameOf(element)}`)
      }
    // What the focus shows of a piece does not lie over the page when it is measured again.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const once = (list: readonly string[]) => [...new Set(list)].toSorted()
    return { small: once(small), tight: once(tight), cut: once(cut), covered: once(covered) }
  }
}
