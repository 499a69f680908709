// What a bot can do wrong. Each ends the game it was playing, and only that.
import { LIMITS } from '../../kernel/limits.ts'
import { refusal } from '../../kernel/refusal.ts'

export const illegal = refusal<{ move: string }>('bot.illegal', {
  it: ({ move }) => `il bot ha scelto «${move}», che non è una mossa possibile`,
  en: ({ move }) => `the bot chose "${move}", which is not a legal move`,
})
export const endless = refusal('bot.endless', {
  it: `il bot gira in tondo: la partita non è finita dopo ${LIMITS.decisions.toLocaleString('it')} decisioni`,
  en: `the bot goes round in circles: the game had no end after ${LIMITS.decisions.toLocaleString('en')} decisions`,
})
export const stalled = refusal('bot.stalled', {
  it: 'il bot non ha risposto in tempo',
  en: 'the bot did not answer in time',
})
export const crashed = refusal<{ code: string; said: string }>('bot.crashed', {
  it: ({ code, said }) => `il bot è terminato (${code})${said === '' ? '' : `: ${said}`}`,
  en: ({ code, said }) => `the bot ended (${code})${said === '' ? '' : `: ${said}`}`,
})
export const unasked = refusal<{ line: string }>('bot.unasked', {
  it: ({ line }) => `il bot ha scritto «${line}», che nessuno gli ha chiesto`,
  en: ({ line }) => `the bot wrote "${line}", which nobody asked for`,
})
export const flooded = refusal('bot.flooded', {
  it: 'il bot ha scritto una riga troppo lunga',
  en: 'the bot wrote a line that is too long',
})
export const unreadable = refusal<{ line: string }>('bot.unreadable', {
  it: ({ line }) => `la risposta del bot non è un oggetto JSON: «${line}»`,
  en: ({ line }) => `the answer of the bot is not a JSON object: "${line}"`,
})
