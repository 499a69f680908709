// The browser's other storage, if it is allowed.

export const localBox = (): Storage | undefined => allowed(() => globalThis.localStorage)

export const cacheBox = (): CacheStorage | undefined => allowed(() => globalThis.caches)

function allowed<T>(ask: () => T): T | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}
