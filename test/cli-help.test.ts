// `--help` in the language of the command line or of the environment.
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { LANGS } from '../src/kernel/text.ts'
import { solotavolo } from './fixtures/cli.ts'

async function help(...args: string[]): Promise<string> {
  const { status, out, err } = await solotavolo(args)
  expect([status, err]).toEqual([0, ''])
  return out
}

interface Item {
  /** A command, an option with its short form, or an argument. */
  readonly name: string
  readonly about: string
}

/** The lists of a help page, each line with what it says; lines that go on are put together. */
function itemsOf(page: string): Item[] {
  // The names of the games are the same in every language.
  const joined = page.replace(/^(?:Games|Giochi):[\s\S]*/m, '').replace(/\n {12,}(?=\S)/g, ' ')
  return [...joined.matchAll(/^ {2}(\S.*?)(?: {2,}(.*))?$/gm)].map(([, term = '', about = '']) => ({
    name: term.replace(/ ?[<[].*/, ''),
    about,
  }))
}

const commandsOf = (page: string): string[] => itemsOf(page.slice(page.search(/^Com/m))).map(({ name }) => name)
const commands = commandsOf(await help('--help', '--lang', 'en'))

test('the help lists the same commands in both languages', async () => {
  expect(commands).toEqual(expect.arrayContaining(['play', 'ask', 'decide', 'why', 'sim', 'worker', 'serve', 'help']))
  expect(commandsOf(await help('--help', '--lang', 'it'))).toEqual(commands)
})

describe.each(['', ...commands.filter((command) => command !== 'help')])('the help of solotavolo %s', (command) => {
  const pages = async () =>
    Promise.all(LANGS.map((lang) => help(...[command].filter(Boolean), '--help', '--lang', lang)))

  test('says the same things in other words', async () => {
    const [italian = [], english = []] = (await pages()).map(itemsOf)
    const options = (items: readonly Item[]) => items.map(({ name }) => name).filter((name) => name.startsWith('-'))
    expect(options(italian)).toEqual(options(english))
    expect(italian).toHaveLength(english.length)
    const same = italian.filter(({ about }, at) => about !== '' && about === english[at]?.about)
    expect(same).toEqual([])
  })

  test('has its headings and placeholders in Italian too', async () => {
    const [italian = '', english = ''] = await pages()
    const fixed =
      /^(?:Usage|Arguments|Options|Commands):|\[(?:options|command)\]|[<[](?:game|position|line|language|source|seed|number|name|option|address|choices?|choice or file)[>\]]|\(default: /gm
    expect(italian.match(fixed)).toBeNull()
    expect(english.match(fixed)?.length).toBeGreaterThan(2)
  })
})

test('the help follows the language of the environment, and --lang goes before it', async () => {
  const env = { LANG: 'it_IT.UTF-8' }
  expect((await solotavolo(['sim', '--help'], '', env)).out).toMatch(
    /^Uso: solotavolo sim \[opzioni\] <gioco> \[file\]/,
  )
  expect((await solotavolo(['help', 'sim'], '', env)).out).toBe((await solotavolo(['sim', '--help'], '', env)).out)
  expect((await solotavolo(['sim', '--help', '--lang', 'en'], '', env)).out).toMatch(/^Usage: solotavolo sim /)
  expect((await solotavolo(['sim', '--help'])).out).toMatch(/^Usage: solotavolo sim /)
})

test.each([
  ['it', 'il comando whi non esiste (forse why?)'],
  ['en', 'unknown command whi (did you mean why?)'],
])('help about a command that does not exist is refused (%s)', async (lang, sentence) => {
  const { status, out, err } = await solotavolo(['help', 'whi', '--lang', lang])
  expect([status, out, err]).toEqual([2, '', `solotavolo: ${sentence}\n`])
})

test('help about help is the help of everything', async () => {
  expect(await help('help', 'help')).toBe(await help('--help'))
})

describe('the games in the help', () => {
  test.each([[], ['play'], ['sim']])('are listed by solotavolo %s', async (...args) => {
    const page = await help(...args, '--help', '--lang', 'it')
    for (const { id, title } of GAMES) expect(page).toMatch(new RegExp(`^  ${id} +${title.it}$`, 'm'))
  })

  test.each(['play', 'sim'].flatMap((command) => GAMES.map((manifest) => [command, manifest] as const)))(
    '%s <game> --help shows the options of that game only',
    async (command, { id, options }) => {
      const page = itemsOf(await help(command, id, '--help', '--lang', 'en')).map(({ name }) => name)
      const all = new Set(GAMES.flatMap((game) => game.options.map((option) => `--${option.id}`)))
      expect(page.filter((name) => all.has(name))).toEqual(
        [...all].filter((name) => options.some((option) => `--${option.id}` === name)),
      )
    },
  )

  test('an option of another game is still refused by name', async () => {
    const { status, err } = await solotavolo(['sim', 'duel', '--map', 'italia'])
    expect([status, err]).toEqual([2, 'solotavolo: duel has no option --map\n'])
  })
})

test.each([[['--lang', 'it']], [['--lang=it']]])('the language may stand before the command (%s)', async (lang) => {
  expect(await help(...lang, 'sim', 'duel', '--help')).toMatch(/^Uso: solotavolo sim /)
  expect(await help(...lang, '--help')).toMatch(/^Uso: solotavolo /)
})
