// The part of `hand.ts` that runs in the page. It waits, frame by frame, until a piece is there, has stopped moving and is not covered, and
// returns where to press.

/** Where to press, and what is known about the piece. */
export interface Reached {
  readonly x: number
  readonly y: number
  readonly touch: boolean
  /** Pressing it opens a popover or a dialog. */
  readonly opens: boolean
}

/** Undefined if the piece has gone meanwhile. */
type Attempt = Promise<Reached | null>

interface Hand {
  reach(piece: Element): Attempt
  reachLit(wanted: { readonly selectors: readonly string[]; readonly n: number }): Promise<Reached | 'over' | null>
  reachOption(name: string): Attempt
  chosenOption(): string | undefined
  isCovered(piece: Element): boolean
  /** Whether the press after a `reach` hit the piece. */
  landed: Promise<boolean> | undefined
}

declare global {
  /** What `putHand` puts into every page. */
  var hand: Hand
}

/** Runs in the page, as an init script: it can use nothing from outside itself. */
export function putHand(): void {
  // Guards against a page that hangs, far above what a busy machine needs.
  const PATIENCE = 60_000
  const CLICK_PATIENCE = 30_000
  const PRESSES = ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup', 'click'] as const
  const AT_ONCE = { capture: true, passive: false }
  const WAYS = ['nearest', 'center', 'end', 'start'] as const
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  const isAt = (a: DOMRect, b: DOMRect) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
  const isSeen = (piece: Element) =>
    piece.getBoundingClientRect().width > 0 && piece.checkVisibility({ visibilityProperty: true })
  const isDisabled = (piece: Element) => 'disabled' in piece && piece.disabled === true
  const middleOf = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const
  const over = (piece: Element) => document.elementFromPoint(...middleOf(piece.getBoundingClientRect()))
  const isCovered = (piece: Element) => !piece.contains(over(piece))
  const told = (piece: Element | null) => (piece === null ? 'nothing' : (piece.cloneNode(false) as Element).outerHTML)

  /** Tries again every frame until there is a result. */
  async function patiently<T>(attempt: () => T | undefined | Promise<T | undefined>, trouble: () => string) {
    for (const until = performance.now() + PATIENCE; performance.now() < until; await frame()) {
      const found = await attempt()
      if (found !== undefined) return found
    }
    throw new Error(trouble())
  }

  /** Gives up if another piece has taken its place, for example when a popover has opened over it. */
  async function reach(piece: Element, isWanted = () => true): Attempt {
    let was = piece.getBoundingClientRect()
    let tries = 0
    await frame()
    const where = await patiently(
      () => {
        if (!piece.isConnected || !isWanted()) return null
        const box = piece.getBoundingClientRect()
        const isStill = isAt(was, box)
        was = box
        if (!isStill || !isSeen(piece) || isDisabled(piece)) return undefined
        if (!isCovered(piece)) return middleOf(box)
        const way = WAYS[tries++ % WAYS.length] ?? 'nearest'
        piece.scrollIntoView({ block: way, inline: way, behavior: 'instant' })
        return undefined
      },
      () => `${told(piece)} cannot be pressed: ${isSeen(piece) ? `${told(over(piece))} is over it` : 'it is not seen'}`,
    )
    if (where === null) return null
    hand.landed = landingOn(piece)
    const [x, y] = where
    return { x, y, touch: navigator.maxTouchPoints > 0, opens: piece.getAttribute('aria-haspopup') === 'dialog' }
  }

  /**
   * Checks that the next press hits the piece. A press that misses, because something moved, does not reach the page. Resolves after the
   * click has been handled.
   */
  function landingOn(piece: Element): Promise<boolean> {
    return new Promise((resolve) => {
      let isMissed: boolean | undefined
      const hear = (event: Event) => {
        isMissed ??= !(event.target instanceof Node && piece.contains(event.target))
        if (isMissed) {
          event.preventDefault()
          event.stopImmediatePropagation()
        }
        if (event.type === 'click' || (isMissed && event.type === 'pointerup')) setTimeout(end, isMissed ? 50 : 0)
      }
      const end = () => {
        clearTimeout(late)
        for (const type of PRESSES) removeEventListener(type, hear, AT_ONCE)
        resolve(isMissed === false)
      }
      const late = setTimeout(end, CLICK_PATIENCE)
      for (const type of PRESSES) addEventListener(type, hear, AT_ONCE)
    })
  }

  const turn = () => document.querySelector<HTMLElement>('.prompt')?.dataset['turn']

  /** The n-th piece of the first selector that finds any, once it is the person's turn; or that the game is over. */
  const reachLit: Hand['reachLit'] = ({ selectors, n }) => {
    const chosen = () => {
      const lit = selectors
        .map((each) => [...document.querySelectorAll(each)].filter(isSeen))
        .find(({ length }) => length > 0)
      return lit?.[n % lit.length]
    }
    return patiently<Reached | 'over'>(
      async () => {
        if (turn() === 'over') return 'over'
        if (turn() !== 'you') return undefined
        const one = chosen()
        return one === undefined ? undefined : ((await reach(one, () => chosen() === one)) ?? undefined)
      },
      () => 'nothing is lit',
    )
  }

  /** The text of an option for screen readers, without drawings. */
  function readOut(node: Node): string {
    if (node instanceof Text) return node.data
    return node instanceof Element && node.ariaHidden === 'true' ? '' : Array.from(node.childNodes, readOut).join('')
  }
  const nameOf = (option: Element) => readOut(option).replaceAll(/\s+/g, ' ').trim()
  const options = () => [...document.querySelectorAll('[role="option"]')]

  async function reachOption(name: string): Attempt {
    const one = await patiently(
      () => {
        const named = options().filter((option) => nameOf(option) === name)
        return named.length === 1 ? named[0] : undefined
      },
      () => `no option, or more than one, is called ${name} among: ${options().map(nameOf).join(', ')}`,
    )
    return reach(one)
  }

  const chosenOption = () =>
    options()
      .filter((option) => option.ariaSelected === 'true')
      .map(nameOf)[0]

  globalThis.hand = { reach, reachLit, reachOption, chosenOption, isCovered, landed: undefined }
}
