// Waiting without keeping anybody waiting: what has just been played is on the screen before anything else is worked out.

/** Where no frame comes (a page in the background, no page at all) nobody looks, and everything goes on after this. */
const NO_FRAME = 100

/** Does something after so many milliseconds, but not before the next frame is painted; returns the way to call it off. */
export function later(milliseconds: number, then: () => void): () => void {
  if (milliseconds > 0) return cancelling(setTimeout(then, milliseconds))
  if (typeof requestAnimationFrame === 'undefined') return cancelling(setTimeout(then, 0))
  let timer = setTimeout(go, NO_FRAME)
  // What is asked for inside a frame comes after it is painted.
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
