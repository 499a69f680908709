// Plays the tests of a game with one mutant after the other switched on; each gets the game loaded anew.
const [, , url] = process.argv

process.on('message', async (id) => {
  globalThis.mutant = id
  let said
  try {
    const { verdict } = await import(`${url}?mutant=${String(id)}`)
    said = (await verdict()) ?? ''
  } catch (error) {
    said = `crash: ${error?.message ?? error}`
  }
  process.send(said)
})
