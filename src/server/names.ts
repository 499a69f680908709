// Which host a request names. A foreign name may have been pointed at this machine so that a foreign page can read our answers (DNS
// rebinding), so it is refused. A browser keeps games per name and port, so our other names lead to one.

/** Only this machine: the app has nothing to say to the network. */
export const HOST = '127.0.0.1'

export interface Names {
  /** Names that are answered; people are led to the first. */
  readonly own: readonly [string, ...string[]]
  /** Other names of the same place: they lead to the first. */
  readonly aliases: readonly string[]
}

export const THIS_MACHINE: Names = { own: [HOST], aliases: ['localhost', '[::1]'] }

export const urlOf = (host: string, port: number): string => `http://${host}:${port}/`

/** What is asked for: of whom (`localhost:4173`), and there what (`/a?b`), not decoded. */
export interface Target {
  readonly authority: string
  readonly path: string
}

/** A request may name the whole address; then that counts, not its Host header (RFC 9112, section 3.2.2). */
export function targetOf(url: string, host: string | undefined): Target {
  const [, authority = host ?? '', path = url] = /^http:\/\/([^/?#]*)(.*)$/i.exec(url) ?? []
  return { authority, path: path === '' ? '/' : path }
}

/** Whether the authority is one of our own at this port, an alias of it, or foreign. */
export function standingOf(authority: string, { own, aliases }: Names, port: number): 'own' | 'alias' | 'foreign' {
  const [, name = '', at = '80'] = /^(\[[^\]]*\]|[^:]*?)\.?(?::(\d+))?$/.exec(authority.toLowerCase()) ?? []
  if (Number(at) !== port) return 'foreign'
  if (own.includes(name)) return 'own'
  return aliases.includes(name) ? 'alias' : 'foreign'
}
