// Delays without blocking: what was just played is on screen before anything else is computed.

/** If no frame comes (a background tab, no page at all), continue after this time. */
const NO_FRAME = 100

/** Calls something after some milliseconds, but not before the next frame is painted; returns a function to cancel it. */
export function later(milliseconds: number, then: () => void): () => void {
  if (milliseconds > 0) return cancelling(setTimeout(then, milliseconds))
  if (typeof requestAnimationFrame === 'undefined') return cancelling(setTimeout(then, 0))
  let timer = setTimeout(go, NO_FRAME)
  // A callback requested inside a frame runs after it is painted.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(go, 0)
  })
  function go(): void {
    cancelAnimationFrame(frame)
    then()
  }
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

const cancelling = (timer: ReturnType<typeof setTimeout>) => () => clearTimeout(timer)
