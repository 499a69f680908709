// A Chromium for the browser tests, the page measurements and the pictures.
import { fileURLToPath } from 'node:url'
import { ensureProgram } from './program.mjs'

/** What every start takes: no sandbox (tests may run as root), nothing of the browser's own on the network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The shell without windows comes first: it does the same in a fifth less time. */
export const ensureChromium = () =>
  ensureProgram({
    name: 'chromium',
    debian: 'chromium-headless-shell',
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
    ],
    elsewhere: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    variable: 'CHROMIUM_PATH',
    asked: process.env.CHROMIUM_PATH,
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = ensureChromium()
  if (path === undefined) process.exitCode = 1
  else console.log(path)
}
