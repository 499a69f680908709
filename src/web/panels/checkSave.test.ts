import { describe, expect, test } from 'vitest'
import { LIMITS } from '../../kernel/limits.ts'
import { writeSave } from '../../kernel/save.ts'
import { checkSave, tellRefusal } from './checkSave.ts'
import { played } from '../../../test/fixtures/panels.ts'
import { saveLink } from './link.ts'
import { reportText } from './ReportDialog.tsx'

const table = played(20)
const text = writeSave(table.toSave())

async function refusal(given: string): Promise<string> {
  try {
    await checkSave(given)
  } catch (error) {
    return tellRefusal(error, 'en')
  }
  return 'accepted'
}

describe('a save from outside', () => {
  test('opens to the same state', async () => {
    const checked = await checkSave(text)
    expect(checked.manifest.id).toBe('duel')
    expect(checked.table.state).toEqual(table.state)
  })

  test('may come as a link', async () => {
    expect((await checkSave(await saveLink(text))).text).toBe(text)
  })

  test('may be inside a report', async () => {
    const report = reportText('It stopped.', text, 'en', 'a browser')
    expect((await checkSave(report)).text).toBe(text)
  })

  test('is refused in one sentence when it is something else', async () => {
    expect(await refusal('hello')).toBe('This is not a Solotavolo save.')
    expect(await refusal('')).toBe('This is not a Solotavolo save.')
    expect(await refusal('{"a": 1}')).toBe('This is not a Solotavolo save.')
    expect(await refusal(text.replace('· duel ·', '· chess ·'))).toMatch(/^Line 1: there is no game "chess"/)
    expect(await refusal('#/import?save=abc')).toMatch(/^The link is damaged/)
  })

  test('is refused in one sentence when no game could have filled it', async () => {
    expect(await refusal(`${text}${' '.repeat(LIMITS.save)}`)).toBe('This is too long: at most 1,000,000 characters.')
    expect(await refusal(`${text}${'\n'.repeat(LIMITS.lines)}`)).toBe('There are too many lines: at most 20,000.')
    expect(await refusal(`${text}you ${'x'.repeat(LIMITS.line)}`)).toMatch(
      /^Line \d+: this is too long: at most 20,000 characters\.$/,
    )
  })

  test('is read in one pass, whatever it is', async () => {
    // Quadratic patterns do not finish on this input.
    for (const one of [' ', '\n', '?save=', 'solotavolo 1', '\r'])
      expect(await refusal(one.repeat(2_000_000))).toMatch(/too long|too many|not a Solotavolo save|damaged/)
  })

  test('is refused with its line when it is damaged', async () => {
    const lines = text.split('\n')
    lines[9] = 'automa build the-moon'
    expect(await refusal(lines.join('\n'))).toBe('Line 10: it is the turn of chance, not of automa.')
  })

  test('of a newer edition asks for an update', async () => {
    expect(await refusal(text.replace(/edition \d+/, 'edition 999'))).toMatch(/update Solotavolo\.$/)
  })
})
