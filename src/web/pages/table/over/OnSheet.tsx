import { Link } from 'wouter'
import { gameResult, reasonsOffSheet } from '../../../../kernel/result.ts'
import { andList } from '../../../../kernel/text.ts'
import { useLang, useSay } from '../../../hooks.ts'
import { Icon } from '../../../kit/Icon.tsx'
import type { Rules } from '../../../record/facets.ts'
import { sheetOf } from '../../../record/sheet.ts'
import type { Session } from '../../../store/session.ts'
import type { AnyTable } from '../../../store/open.ts'
import { REASONS, RECORD } from '../../../words/record.ts'

interface OnSheetProps {
  readonly session: Session
  readonly table: AnyTable
}

/** Which fields of the sheet this game fills, or why it does not; and the way there. */
export function OnSheet({ session, table }: OnSheetProps) {
  const say = useSay()
  const lang = useLang()
  const result = { ...gameResult(table), ...(session.isCopy && { began: 'copy' as const }), finished: 0 }
  const reasons = reasonsOffSheet(result)
  const filled = sheetOf(session.manifest, table.module as Rules, [result]).flatMap(({ columns, rows, fields }) =>
    fields
      .filter(({ state }) => state !== 'open')
      .map(({ column, row }) =>
        [row && rows?.choices.find(({ id }) => id === row), columns.choices.find(({ id }) => id === column)]
          .flatMap((choice) => (choice === undefined || choice === '' ? [] : choice.title[lang]))
          .join(', '),
      ),
  )
  return (
    <>
      {filled.length === 0 ? null : (
        <p className="on-sheet">
          {reasons.length === 0
            ? say(RECORD.nowFilled, { field: andList(filled, lang) })
            : say(RECORD.offSheet, {
                why: andList(
                  reasons.map((reason) => say(REASONS[reason])),
                  lang,
                ),
              })}
        </p>
      )}
      <Link href={`/record/${session.manifest.id}`} className="over-review">
        <Icon name="crown" />
        <span>{say(RECORD.toSheet)}</span>
        <Icon name="right" />
      </Link>
    </>
  )
}
