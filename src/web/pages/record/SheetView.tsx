import type { Lang, Text } from '../../../kernel/contract.ts'
import { andList, figure } from '../../../kernel/text.ts'
import { useLang, useSay } from '../../hooks.ts'
import { Icon } from '../../kit/Icon.tsx'
import type { Field, SheetOf } from '../../record/sheet.ts'
import { REASONS, RECORD } from '../../words/record.ts'
import { dayOf } from './numbers.ts'

const titleOf = (choices: readonly { readonly id: string; readonly title: Text }[], id: string, lang: Lang): string =>
  choices.find((choice) => choice.id === id)?.title[lang] ?? id

/** The sheet of a game: which fields are filled, which were won in a way that does not count and why, which are open. */
export function SheetView({ sheet }: { readonly sheet: readonly SheetOf[] }) {
  const say = useSay()
  const hasGoal = sheet.some(({ fields }) => fields.some(({ goal }) => goal !== undefined))
  return (
    <section className="paper rec-sheet" aria-labelledby="rec-sheet">
      <h2 id="rec-sheet">{say(RECORD.sheet)}</h2>
      <p className="soft">
        {hasGoal ? `${say(RECORD.sheetGoal)} ` : null}
        {say(RECORD.sheetAbout)}
      </p>
      {sheet.map((part) => (
        <Part key={part.columns.id} part={part} />
      ))}
    </section>
  )
}

function Part({ part }: { readonly part: SheetOf }) {
  const say = useSay()
  const { title, fields, rows } = part
  const filled = fields.filter(({ state }) => state === 'filled').length
  return (
    <div className="rec-part">
      <h3>
        {say(title)} <small>{say(RECORD.filledOf, { filled, all: fields.length })}</small>
      </h3>
      {rows === undefined ? <Fields part={part} /> : <Grid part={part} rows={rows} />}
    </div>
  )
}

function Fields({ part: { columns, fields } }: { readonly part: SheetOf }) {
  const lang = useLang()
  return (
    <ul className="rec-fields">
      {fields.map((field) => (
        <li key={field.column} className="rec-field" data-state={field.state} data-field={field.column}>
          <Sign state={field.state} />
          <b>{titleOf(columns.choices, field.column, lang)}</b>
          <FieldText field={field} isTitle={columns.id === 'title'} />
        </li>
      ))}
    </ul>
  )
}

const SIGNS = { filled: 'check', helped: 'minus', open: undefined } as const

const Sign = ({ state }: Pick<Field, 'state'>) => (
  <span className="rec-sign">{SIGNS[state] === undefined ? null : <Icon name={SIGNS[state]} />}</span>
)

/** What there is to know of a field; in short where a table has many. */
function FieldText({ field, isTitle = false }: { readonly field: Field; readonly isTitle?: boolean }) {
  const say = useSay()
  const lang = useLang()
  const { state, since, reasons } = field
  if (state === 'filled' && since !== undefined)
    return <small>{say(isTitle ? RECORD.reached : RECORD.filled, { date: dayOf(since, lang) })}</small>
  if (state === 'helped') return <Helped reasons={reasons} />
  return <small>{say(RECORD.isOpen)}</small>
}

/** Why a win does not fill its field. */
function Helped({ reasons }: Pick<Field, 'reasons'>) {
  const say = useSay()
  const lang = useLang()
  const why = andList(
    reasons.map((reason) => say(REASONS[reason])),
    lang,
  )
  return <small>{say(RECORD.helped, { why })}</small>
}

function Grid({ part, rows }: { readonly part: SheetOf; readonly rows: NonNullable<SheetOf['rows']> }) {
  const say = useSay()
  const lang = useLang()
  const { columns, fields, title } = part
  const helped = fields.filter(({ state }) => state === 'helped')
  return (
    <>
      <div className="rec-scroll" tabIndex={0} role="region" aria-label={say(title)}>
        <table className="rec-table rec-grid">
          <thead>
            <tr>
              <th scope="col">{say(rows.title)}</th>
              {columns.choices.map((column) => (
                <th key={column.id} scope="col">
                  {say(column.title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.choices.map((row) => (
              <tr key={row.id}>
                <th scope="row">{say(row.title)}</th>
                {fields
                  .filter((field) => field.row === row.id)
                  .map((field) => (
                    <td key={field.column} data-state={field.state} data-field={`${field.column} ${row.id}`}>
                      <Sign state={field.state} /> <Scored field={field} />
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {helped.length === 0 ? null : (
        <ul className="rec-helped">
          {helped.map(({ column, row = '', reasons }) => (
            <li key={`${column} ${row}`}>
              {titleOf(rows.choices, row, lang)}, {titleOf(columns.choices, column, lang)}: <Helped reasons={reasons} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** A field of a game without a winner: the best score and the one to reach. */
function Scored({ field }: { readonly field: Field }) {
  const say = useSay()
  const { best, goal = 0 } = field
  return (
    <small className={best === undefined ? 'soft' : ''}>
      <span aria-hidden="true">
        {best === undefined ? '–' : figure(best)}/{goal}
      </span>
      <span className="hidden">
        {best === undefined ? say(RECORD.goal, { goal }) : say(RECORD.bestOf, { best: figure(best), goal })}
      </span>
    </small>
  )
}
