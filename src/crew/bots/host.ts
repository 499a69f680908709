// Runs a bot that is a JavaScript module: for every question it calls what the module exports as `choose`. What the bot prints goes to
// standard error, so that it does not get between the answers.
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const file = process.argv[2] ?? ''
console.log = console.error
console.info = console.error

const bot = (await import(pathToFileURL(file).href)) as {
  choose?: (question: object) => unknown
  ended?: (notice: object) => unknown
}
if (typeof bot.choose !== 'function') throw new TypeError(`${file} exports no function named choose`)

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line) as { id?: number }
  if (question.id === undefined) await bot.ended?.(question)
  else process.stdout.write(`${JSON.stringify({ id: question.id, move: await bot.choose(question) })}\n`)
}
