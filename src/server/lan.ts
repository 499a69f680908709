// The local network: the addresses of this machine that others there can reach. Served only when a person asks for it.
import { networkInterfaces } from 'node:os'
import { HOST, type Names, THIS_MACHINE } from './names.ts'

/** The addresses people at other devices type, the likeliest first: private ones of version 4. */
export function lanAddresses(interfaces = networkInterfaces()): readonly string[] {
  const found = Object.values(interfaces)
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  return [...new Set(found)].sort((a, b) => Number(isPrivate(b)) - Number(isPrivate(a)))
}

/** RFC 1918 */
const isPrivate = (address: string): boolean => /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address)

/** Answers to these addresses besides this machine's own: any other name is still foreign. */
export const namesWith = (addresses: readonly string[]): Names => ({ ...THIS_MACHINE, own: [HOST, ...addresses] })
