// Plays the tests of a game with one mutant after the other switched on; each gets the game loaded anew.
import { parentPort, workerData } from 'node:worker_threads'

parentPort.on('message', async (id) => {
  globalThis.mutant = id
  let said
  try {
    const { verdict } = await import(`${workerData.url}?mutant=${id}`)
    said = (await verdict()) ?? ''
  } catch (error) {
    said = `crash: ${error?.message ?? error}`
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort.postMessage(said)
})
