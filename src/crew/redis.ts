// The connection to a queue: a clear refusal if it fails, and a watch while it is used. Passwords are never shown.
import { Redis } from 'ioredis'
import { clip } from '../kernel/clean.ts'
import type { BadInput } from '../kernel/contract.ts'
import { refusal } from '../kernel/refusal.ts'
import type { Text } from '../kernel/text.ts'

/** Where a queue is. */
export interface Address {
  readonly url: string
  readonly password?: string | undefined
  /** The address without a password, for people. */
  readonly shown: string
}

/** How long to wait for the first answer, and for a silent queue to come back. */
export interface Patience {
  readonly firstMs: number
  readonly silentMs: number
}

const PATIENCE: Patience = { firstMs: 4000, silentMs: 10_000 }
const ASK_MS = 250
const RETRY_MS = 250
/** How long a connection that hangs may take to close. */
const CLOSE_MS = 200

const noAddress = refusal('queue.no-address', {
  it: '--queue vuole l’indirizzo di una coda, come redis://host:porta',
  en: '--queue wants the address of a queue, such as redis://host:port',
})
const wantsPassword = refusal<{ queue: string }>('queue.wants-password', {
  it: ({ queue }) => `la coda ${queue} vuole una password: mettila in SOLOTAVOLO_QUEUE_PASSWORD`,
  en: ({ queue }) => `the queue ${queue} wants a password: put it into SOLOTAVOLO_QUEUE_PASSWORD`,
})
const refusesPassword = refusal<{ queue: string }>('queue.refuses-password', {
  it: ({ queue }) => `la coda ${queue} rifiuta la password o il nome utente`,
  en: ({ queue }) => `the queue ${queue} refuses the password or the user name`,
})
const refuses = refusal<{ queue: string; says: string }>('queue.refuses', {
  it: ({ queue, says }) => `la coda ${queue} rifiuta: ${says}`,
  en: ({ queue, says }) => `the queue ${queue} refuses: ${says}`,
})
const unreachable = refusal<{ queue: string; why: Text }>('queue.unreachable', {
  it: ({ queue, why }) => `la coda ${queue} non risponde: ${why.it}`,
  en: ({ queue, why }) => `the queue ${queue} does not answer: ${why.en}`,
})

/** The address as given; a password in it takes precedence over one from elsewhere. */
export function addressOf(said: string, password?: string): Address {
  const match = /^(redis|rediss|valkey):\/\/\S+$/.exec(said)
  const url = said.replace(/^valkey:/, 'redis:')
  if (match === null || !URL.canParse(url)) throw noAddress()
  const { protocol, host, hostname, username, password: own, pathname } = new URL(url)
  if (hostname === '' || !isEncoded(username) || !isEncoded(own)) throw noAddress()
  return { url, password: password === '' ? undefined : password, shown: `${protocol}//${host}${pathname}` }
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/**
 * Runs `work` with a connection. Throws a refusal if nobody answers at first, if the password is wrong, or if the queue falls silent and
 * does not come back in time. It then tells `work` to end, as it does on the signal, and closes the connection afterwards.
 */
export async function withRedis(
  address: Address,
  signal: AbortSignal,
  work: (redis: Redis, end: AbortSignal) => Promise<void>,
  patience: Patience = PATIENCE,
): Promise<void> {
  const end = new AbortController()
  const stop = () => end.abort()
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  const watched = watch(address, patience)
  const redis = open(address)
  let working: Promise<void> | undefined
  try {
    await Promise.race([watched.answered, watched.lost, aborted(end.signal)])
    if (end.signal.aborted) return
    working = work(redis, end.signal)
    await Promise.race([working, watched.lost])
  } catch (error) {
    throw isReply(error) ? whyOf(address, error) : error
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
    // Its result no longer matters.
    await working?.catch(() => undefined)
    watched.close()
    redis.disconnect()
  }
}

export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

function open({ url, password }: Address): Redis {
  const redis = new Redis(url, {
    ...(password === undefined ? {} : { password }),
    lazyConnect: true,
    // Commands wait for the connection to come back; the watch decides how long.
    maxRetriesPerRequest: null,
    connectTimeout: 2000,
    disconnectTimeout: CLOSE_MS,
    retryStrategy: () => RETRY_MS,
  })
  // The watch tells.
  redis.on('error', () => undefined)
  return redis
}

interface Watch {
  readonly answered: Promise<void>
  readonly lost: Promise<never>
  close(): void
}

/** Asks repeatedly, on a separate connection, whether the queue is there. */
function watch(address: Address, { firstMs, silentMs }: Patience): Watch {
  const redis = open(address)
  const [answered, hear] = pending<void>()
  const [lost, , lose] = pending<never>()
  lost.catch(() => undefined)
  let trouble: unknown
  let most = firstMs
  /** Counted in questions, not in time: a machine that slept has not waited. */
  let silent = 0
  let isAsking = false
  const fail = (error: unknown) => {
    // A closed connection follows from an error that was reported before.
    if (messageOf(error) !== 'Connection is closed.') trouble = error
    if (isFinal(error)) lose(whyOf(address, error))
  }
  redis.on('error', fail)
  const ask = () => {
    silent += ASK_MS
    if (silent > most) lose(whyOf(address, trouble))
    if (isAsking) return
    isAsking = true
    redis
      .ping()
      .then(() => {
        trouble = undefined
        silent = 0
        most = silentMs
        hear()
      }, fail)
      .finally(() => {
        isAsking = false
      })
  }
  const timer = setInterval(ask, ASK_MS)
  ask()
  return {
    answered,
    lost,
    close() {
      clearInterval(timer)
      redis.disconnect()
    },
  }
}

function pending<T>(): [promise: Promise<T>, resolve: (value: T) => void, reject: (error: BadInput) => void] {
  let settle: [(value: T) => void, (error: BadInput) => void] = [() => undefined, () => undefined]
  const promise = new Promise<T>((...both) => {
    settle = both
  })
  return [promise, ...settle]
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')

/** Something that Redis itself has said. */
const isReply = (error: unknown): boolean => error instanceof Error && error.name === 'ReplyError'

/** Redis refuses: waiting does not help. */
export const isFinal = (error: unknown): boolean =>
  isReply(error) && /^(NOAUTH|WRONGPASS|NOPERM|READONLY|OOM|MISCONF)\b/.test(messageOf(error))

const REASONS: Readonly<Record<string, Text>> = {
  ECONNREFUSED: { it: 'a quell’indirizzo non c’è nessuno', en: 'nobody listens there' },
  ENOTFOUND: { it: 'non esiste una macchina con quel nome', en: 'there is no machine of that name' },
  EAI_AGAIN: { it: 'il nome della macchina non si trova', en: 'the name of the machine cannot be looked up' },
  EHOSTUNREACH: { it: 'quella macchina non si raggiunge', en: 'that machine cannot be reached' },
}
const SILENCE: Text = { it: 'silenzio', en: 'silence' }
const NO_REDIS: Text = { it: 'ciò che risponde non è Redis né Valkey', en: 'what answers is neither Redis nor Valkey' }

function whyOf({ shown: queue }: Address, error: unknown): BadInput {
  const message = messageOf(error)
  if (message.startsWith('NOAUTH')) return wantsPassword({ queue })
  if (message.startsWith('WRONGPASS')) return refusesPassword({ queue })
  if (isReply(error)) return refuses({ queue, says: clip(message, 200) })
  if (message.startsWith('Unknown RESP type')) return unreachable({ queue, why: NO_REDIS })
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return unreachable({ queue, why: REASONS[code] ?? SILENCE })
}
