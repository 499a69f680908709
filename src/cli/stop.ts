const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Hears that the process is to stop, the first time gently: a second Ctrl-C ends it as usual. */
export function onStop(): { readonly signal: AbortSignal; forget(): void } {
  const stop = new AbortController()
  const heard = () => {
    forget()
    stop.abort()
  }
  const forget = () => {
    for (const name of SIGNALS) process.off(name, heard)
  }
  for (const name of SIGNALS) process.on(name, heard)
  return { signal: stop.signal, forget }
}
