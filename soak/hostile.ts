// Files, links and questions made to hurt: too long, too deep, packed too well, full of blanks. Each is refused quickly.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { solotavolo } from '../test/fixtures/cli.ts'
import { BadInput } from '../src/kernel/contract.ts'
import { checkSave } from '../src/web/panels/checkSave.ts'
import { attempt, noCounts, type Part } from './part.ts'
import { samples } from './samples.ts'

const REPEATS = 20

/** Texts that are slow to read for those who read them carelessly. */
const texts = (save: string): readonly (readonly [string, string])[] => [
  ['blanks', ' '.repeat(2_000_000)],
  ['blank lines', '\n'.repeat(2_000_000)],
  ['blanks after a header', `${save.split('\n', 1)[0]}\n${' '.repeat(2_000_000)}`],
  ['blanks in an entry', `${save}you ${' '.repeat(500_000)}x`],
  ['one endless entry', `${save}you ${'build '.repeat(400_000)}`],
  ['many entries', save + 'you build x\n'.repeat(200_000)],
  ['many notes', save + '; nothing\n'.repeat(200_000)],
  ['a deep position', `${save.split('\n', 1)[0]}\nposition ${'['.repeat(100_000)}${']'.repeat(100_000)}\n`],
  ['a long position', `${save.split('\n', 1)[0]}\nposition {"a":"${'x'.repeat(5_000_000)}"}\n`],
  ['a header of many fields', `${save.split('\n', 1)[0]}${' · a b'.repeat(200_000)}\n`],
  ['no letters', '\u0000'.repeat(1_000_000)],
  ['escapes', '\u001b]52;c;aGk=\u0007'.repeat(50_000)],
]

const zipped = (text: string): string => deflateRawSync(text, { level: 9 }).toString('base64url')

const links = (save: string): readonly (readonly [string, string])[] => {
  return [
    ['a bomb', `#/import?save=${zipped('a'.repeat(400_000_000))}`],
    ['a bomb with a header', `#/import?save=${zipped(save + ' '.repeat(400_000_000))}`],
    ['a gzip', `#/import?save=${gzipSync(save).toString('base64url')}`],
    ['no end', `#/import?save=${'A'.repeat(3_000_000)}`],
    ['percent signs', `#/import?save=${'%'.repeat(1_000_000)}`],
    ['blanks before a link', `${' '.repeat(500_000)}#/import?save=x`],
    ['http and blanks', `http${' '.repeat(500_000)}`],
  ]
}

const questions = (position: string): readonly (readonly [string, string])[] => [
  ['a deep id', `{"id":${'['.repeat(5000)}${']'.repeat(5000)},"position":${position}}`],
  ['a very deep id', `{"id":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)},"position":${position}}`],
  ['a deep position', `{"id":1,"position":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`],
  ['a deep ask', `{"id":1,"position":${position},"ask":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ['a long line', `{"id":1,"position":${position},"x":"${'y'.repeat(20_000_000)}"}`],
  ['blanks', `${' '.repeat(5_000_000)}{`],
  ['no JSON', 'x'.repeat(5_000_000)],
  ['a prototype', `{"__proto__":{"position":1},"constructor":1,"id":{"__proto__":1},"position":{"__proto__":{"a":1}}}`],
  ['a lone surrogate', `{"id":"\\ud800","position":${position}}`],
]

export const hostile: Part = {
  id: 'hostile',
  about: 'hostile files, links and questions are refused quickly',
  async *run(soak) {
    const folder = mkdtempSync(join(tmpdir(), 'solotavolo-soak-'))
    const rows = { files: noCounts(), links: noCounts(), questions: noCounts() }
    for (const { manifest, saves, positions } of await samples(1)) {
      const [save = '', position = ''] = [saves[0], positions[7]]
      for (let n = soak.share(REPEATS); n > 0; n--) {
        for (const [what, text] of texts(save)) {
          const file = join(folder, 'hostile.txt')
          writeFileSync(file, text)
          await attempt(
            rows.files,
            soak,
            () => `file: ${what}`,
            async () => {
              const { err, out } = await solotavolo(['verify', file])
              if (err.includes('internal') || (err + out).length > 2000) throw new Error((err + out).slice(0, 300))
              if (/(?!\n)\p{Cc}/u.test(err + out)) throw new Error('control characters')
            },
          )
          await attempt(
            rows.files,
            soak,
            () => `file in the browser: ${what}`,
            () => refused(text),
          )
        }
        for (const [what, link] of links(save))
          await attempt(
            rows.links,
            soak,
            () => `link: ${what}`,
            () => refused(link),
          )
        for (const [what, question] of questions(position))
          await attempt(
            rows.questions,
            soak,
            () => `question: ${what}`,
            async () => {
              const { out, status } = await solotavolo(['ask', manifest.id], `${question}\n{"position":${position}}\n`)
              const lines = out.trimEnd().split('\n')
              if (lines.length !== 2 || status !== 0) throw new Error(`${lines.length} lines, status ${status}`)
              for (const line of lines) JSON.parse(line)
            },
          )
      }
    }
    rmSync(folder, { recursive: true, force: true })
    for (const [what, counts] of Object.entries(rows)) yield [`hostile ${what}`, counts]
  },
}

async function refused(text: string): Promise<void> {
  try {
    await checkSave(text)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    if (error.message.length > 500) throw new Error(`a refusal of ${error.message.length} letters`, { cause: error })
  }
}
