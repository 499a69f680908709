// The part of the hand that lives in the page, as a script: it waits, frame by frame, until a piece is there, at rest, and under nothing,
// and tells where to press it.

export const HAND = `globalThis.hand ??= (() => {
  const PATIENCE = 10_000
  const PRESSES = ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup', 'click']
  const AT_ONCE = { capture: true, passive: false }
  const WAYS = ['nearest', 'center', 'end', 'start']
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  const isAt = (a, b) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
  const isSeen = (piece) => piece.getBoundingClientRect().width > 0 && piece.checkVisibility({ visibilityProperty: true })
  const middleOf = ({ x, y, width, height }) => [x + width / 2, y + height / 2]
  const over = (piece) => document.elementFromPoint(...middleOf(piece.getBoundingClientRect()))
  const isCovered = (piece) => !piece.contains(over(piece))
  const told = (piece) => (piece === null ? 'nothing' : piece.cloneNode(false).outerHTML)

  /** Tries until something comes of it. */
  async function patiently(attempt, trouble) {
    for (const until = performance.now() + PATIENCE; performance.now() < until; await frame()) {
      const found = await attempt()
      if (found !== undefined) return found
    }
    throw new Error(trouble())
  }

  async function reach(piece) {
    let was = piece.getBoundingClientRect()
    let tries = 0
    await frame()
    const where = await patiently(
      () => {
        if (!piece.isConnected) return null
        const box = piece.getBoundingClientRect()
        const isStill = isAt(was, box)
        was = box
        if (!isStill || !isSeen(piece) || piece.disabled) return undefined
        if (!isCovered(piece)) return middleOf(box)
        const way = WAYS[tries++ % WAYS.length]
        piece.scrollIntoView({ block: way, inline: way, behavior: 'instant' })
      },
      () => told(piece) + ' cannot be pressed: ' + (isSeen(piece) ? told(over(piece)) + ' is over it' : 'it is not seen'),
    )
    if (where === null) return null
    hand.landed = landingOn(piece)
    const [x, y] = where
    return { x, y, touch: navigator.maxTouchPoints > 0, opens: piece.getAttribute('aria-haspopup') === 'dialog' }
  }

  /**
   * The press that comes next must be on the piece: one that misses it, because something has moved meanwhile, is kept from the page.
   * Tells whether it was, once everybody has heard the click.
   */
  function landingOn(piece) {
    return new Promise((resolve) => {
      let isMissed
      const hear = (event) => {
        isMissed ??= !piece.contains(event.target)
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
      const late = setTimeout(end, PATIENCE)
      for (const type of PRESSES) addEventListener(type, hear, AT_ONCE)
    })
  }

  const turn = () => document.querySelector('.prompt')?.dataset.turn

  /** The n-th piece of the first selector that finds any, once the table waits for the person; or that the game is over. */
  const reachLit = ({ selectors, n }) =>
    patiently(
      () => {
        if (turn() === 'over') return 'over'
        if (turn() !== 'you') return undefined
        const lit = selectors.map((each) => [...document.querySelectorAll(each)].filter(isSeen)).find(({ length }) => length > 0)
        return lit === undefined ? undefined : reach(lit[n % lit.length])
      },
      () => 'nothing is lit',
    )

  /** What is read out of an option: all of its text but what is drawn. */
  const readOut = (node) =>
    node.nodeType === Node.TEXT_NODE ? node.data : node.ariaHidden === 'true' ? '' : Array.from(node.childNodes, readOut).join('')
  const nameOf = (option) => readOut(option).replaceAll(/\\s+/g, ' ').trim()
  const options = () => [...document.querySelectorAll('[role="option"]')]

  async function reachOption(name) {
    const one = await patiently(
      () => {
        const named = options().filter((option) => nameOf(option) === name)
        return named.length === 1 ? named[0] : undefined
      },
      () => 'no option, or more than one, is called ' + name + ' among: ' + options().map(nameOf).join(', '),
    )
    return reach(one)
  }

  const chosenOption = () => options().filter((option) => option.ariaSelected === 'true').map(nameOf)[0]

  return { reach, reachLit, reachOption, chosenOption, isCovered }
})()`
