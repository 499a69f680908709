import type { Server } from 'node:http'

/** Only this machine: the app has nothing to say to the network. */
export const HOST = '127.0.0.1'

/** Listens on the port or, unless it must be this one, on the next free one; returns where. */
export async function listen(server: Server, port: number, exactly = false): Promise<number> {
  for (let at = port; ; at++) {
    try {
      await tryPort(server, at)
      const address = server.address()
      return typeof address === 'object' && address !== null ? address.port : at
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!taken || exactly || at >= port + 50) throw error
    }
  }
}

function tryPort(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error): void => reject(error)
    server.once('error', failed)
    server.listen(port, HOST, () => {
      server.off('error', failed)
      resolve()
    })
  })
}
