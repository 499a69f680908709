import { Icon } from '../../kit/Icon.tsx'
import { useEditing } from './context.ts'
import { control, Field } from './Field.tsx'
import { kindOf, type Schema } from './schema.ts'
import { type Section, sectionsOf } from './sections.ts'

const WORDS = {
  wrong: { it: 'qui c’è qualcosa che non va', en: 'something is wrong here' },
} as const

export function SectionList({ schema }: { readonly schema: Schema }) {
  const { module, position, defaultOf } = useEditing()
  return (
    <div className="editor__sections">
      {sectionsOf(schema, position, defaultOf, module.position.labels).map((section) => (
        <SectionCard key={section.id} section={section} />
      ))}
    </div>
  )
}

function SectionCard({ section: { id, fields } }: { readonly section: Section }) {
  const { module, lang, verdict, position } = useEditing()
  const title = module.position.labels?.[`§${id}`]?.[lang]
  const wrong = fields.some(([key]) => verdict.fault?.path[0] === key)
  return (
    <details className="editor-section" open data-section={id}>
      <summary>
        <h2>{title ?? id}</h2>
        {wrong && (
          <span className="editor-section__wrong" role="img" aria-label={WORDS.wrong[lang]}>
            <Icon name="warning" />
          </span>
        )}
      </summary>
      <div className="editor-section__fields">
        {fields.map(([key, schema]) => {
          // A group that is alone in its section needs no second title.
          const alone = fields.length === 1 && kindOf(schema).kind === 'object'
          const value = position[key]
          return alone ? (
            <div key={key} className="editor-section__group">
              {control({ schema, path: [key], value: value ?? schema.default, labelledBy: '' })}
            </div>
          ) : (
            <Field key={key} schema={schema} path={[key]} value={value} />
          )
        })}
      </div>
    </details>
  )
}
