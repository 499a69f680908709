import { Icon } from '../../kit/Icon.tsx'
import { InTurn } from '../../kit/InTurn.tsx'
import { type Editing, isDrawn, useEditing } from './context.ts'
import { control, Field } from './Field.tsx'
import { MapField } from './MapField.tsx'
import { getIn, kindOf, type Path, type Schema } from './schema.ts'
import { type Section, sectionsOf } from './sections.ts'

const WORDS = {
  wrong: { it: 'qui c’è qualcosa che non va', en: 'something is wrong here' },
  sections: { it: 'Le parti del tavolo', en: 'The parts of the table' },
} as const

/** The sections as they are shown: what is drawn has no field of its own. */
function shownSections(editing: Editing, schema: Schema): readonly Section[] {
  const { module, position, defaultOf, drawing } = editing
  return sectionsOf(schema, position, defaultOf, module.position.labels)
    .map(({ id, fields }) => ({ id, fields: fields.filter(([path]) => !isDrawn(editing, path)) }))
    .filter(({ id, fields }) => fields.length > 0 || drawing?.section === id)
}

const titleOf = ({ module, lang }: Editing, id: string): string => module.position.labels?.[`§${id}`]?.[lang] ?? id

/** How much of the way to the fault a field is; 0 if it is elsewhere. */
const nearness = (path: Path, fault: Path): number => (path.every((part, at) => fault[at] === part) ? path.length : 0)

/** The section with the fault: where its field is, or the drawing it is entered on. */
export function wrongSection(editing: Editing, schema: Schema): string | undefined {
  const { verdict, drawing } = editing
  const { fault } = verdict
  if (fault === undefined || fault.path.length === 0) return undefined
  if (fault.path.some((_, at) => isDrawn(editing, fault.path.slice(0, at + 1)))) return drawing?.section
  const near = shownSections(editing, schema).map(({ id, fields }) => ({
    id,
    near: Math.max(0, ...fields.map(([path]) => nearness(path, fault.path))),
  }))
  return near.toSorted((a, b) => b.near - a.near).find((each) => each.near > 0)?.id
}

/** Opens a section and brings it to the top. */
export function goTo(id: string): void {
  const section = document.querySelector<HTMLDetailsElement>(`.editor-section[data-section="${id}"]`)
  if (section === null) return
  section.open = true
  section.scrollIntoView({ block: 'start' })
  section.querySelector('summary')?.focus({ preventScroll: true })
}

export function SectionNav({ schema }: { readonly schema: Schema }) {
  const editing = useEditing()
  const wrong = wrongSection(editing, schema)
  return (
    <nav className="editor-nav" aria-label={WORDS.sections[editing.lang]}>
      {shownSections(editing, schema).map(({ id }) => (
        <button key={id} type="button" data-wrong={id === wrong || undefined} onClick={() => goTo(id)}>
          {id === wrong && <Icon name="warning" />}
          {titleOf(editing, id)}
        </button>
      ))}
    </nav>
  )
}

export function SectionList({ schema }: { readonly schema: Schema }) {
  const editing = useEditing()
  const wrong = wrongSection(editing, schema)
  return (
    <div className="editor__sections">
      {shownSections(editing, schema).map((section, at) => (
        <InTurn key={section.id} now={at === 0 || section.id === wrong}>
          <SectionCard section={section} isWrong={section.id === wrong} />
        </InTurn>
      ))}
    </div>
  )
}

function SectionCard({ section, isWrong }: { readonly section: Section; readonly isWrong: boolean }) {
  const editing = useEditing()
  const { lang, position, drawing } = editing
  const { id, fields } = section
  const drawn = drawing?.section === id ? drawing : undefined
  return (
    <details className="editor-section" open data-section={id} data-map={drawn !== undefined || undefined}>
      <summary>
        <h2>{titleOf(editing, id)}</h2>
        {isWrong && (
          <span className="editor-section__wrong" role="img" aria-label={WORDS.wrong[lang]}>
            <Icon name="warning" />
          </span>
        )}
      </summary>
      <div className="editor-section__fields">
        {drawn !== undefined && <MapField drawing={drawn} />}
        {fields.map(([path, schema]) => {
          // A group that is alone in its section needs no second title.
          const alone = fields.length === 1 && drawn === undefined && kindOf(schema).kind === 'object'
          const value = getIn(position, path)
          return alone ? (
            <div key={path.join('.')} className="editor-section__group">
              {control({ schema, path, value: value ?? schema.default, labelledBy: '' })}
            </div>
          ) : (
            <Field key={path.join('.')} schema={schema} path={path} value={value} />
          )
        })}
      </div>
    </details>
  )
}
