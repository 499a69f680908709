// A rung in its place: what it says, and how it is used.
import { type ReactNode, useId, useState } from 'react'
import { inEachLang } from '../../../../kernel/text.ts'
import type { LadderPart, RungChoice } from '../../../../kernel/variant.ts'
import { rungsFor } from '../../../../variant/names.ts'
import { isData } from '../../../../variant/read-values.ts'
import { useSay } from '../../../hooks.ts'
import { Button, IconButton } from '../../../kit/Button.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { ClauseLink } from '../../../kit/Tag.tsx'
import { EDITOR } from '../../../words/variants.ts'
import { at, isKept, nextClause, put, wordsBy } from '../data.ts'
import { useEditing, wrongAt } from './editing.ts'
import { WordsField } from './WordsField.tsx'
import { Wrongs } from './Wrongs.tsx'

interface RungItemProps {
  readonly part: LadderPart
  readonly use: RungChoice
  readonly name: string
  readonly index: number
  readonly grip: ReactNode
  readonly steps: ReactNode
  /** The rung used in another way; undefined leaves it out. */
  readonly onChange: (use: RungChoice | undefined, tag?: string) => void
}

export function RungItem(props: RungItemProps) {
  const { part, use, name, index, grip, steps } = props
  const say = useSay()
  const { registry, checked } = useEditing()
  const id = useId()
  const path = ['ladders', part.id, String(index)]
  const [isOpen, setOpen] = useState(false)
  const rung = rungsFor(registry, part).get(use.rung)?.rung
  const cite = use.cite ?? rung?.cite
  return (
    <div className="var-rung" data-wrong={wrongAt(checked, path, true).length > 0 || undefined}>
      <div className="var-line">
        {grip}
        <span className="var-place">{index + 1}</span>
        <span className="var-text">
          {name} {cite === undefined ? null : <ClauseLink game={registry.game} clause={cite} />}
        </span>
        <span className="var-tools">
          {steps}
          <IconButton
            label={say(EDITOR.more, { name })}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="more" />
          </IconButton>
        </span>
      </div>
      <Wrongs path={path} below />
      {isOpen ? (
        <div id={id} className="var-use">
          <Uses {...props} cites={rung?.cite ?? ''} />
        </div>
      ) : null}
    </div>
  )
}

function Uses({ part, use, name, index, cites, onChange }: RungItemProps & { readonly cites: string }) {
  const say = useSay()
  const kept = isKept(part, use)
  const { isReversed, text, ...others } = use
  const canReverse = (part.isPlans ?? part.isList) !== true
  return (
    <>
      {kept ? <p className="soft">{say(EDITOR.kept)}</p> : null}
      {canReverse ? (
        <label className="var-check">
          <input
            type="checkbox"
            checked={isReversed === true}
            onChange={({ target }) =>
              onChange({ ...others, ...(text && { text }), ...(target.checked ? { isReversed: true as const } : {}) })
            }
          />
          <span>{say(EDITOR.reversed)}</span>
        </label>
      ) : null}
      {kept ? null : (
        <>
          <Conditions kind="when" use={use} onChange={onChange} />
          <Conditions kind="unless" use={use} onChange={onChange} />
        </>
      )}
      <WordsField
        label={say(EDITOR.ownWords)}
        raw={text === undefined ? undefined : sameWords(text)}
        path={['ladders', part.id, String(index), 'text']}
        placeholder={text === undefined ? name : undefined}
        onChange={(raw) => {
          const { text: _, ...without } = use
          onChange(raw === undefined ? without : { ...without, text: bothWords(raw) }, `text ${use.rung}`)
        }}
      />
      <Cites use={use} cites={cites} part={part} onChange={onChange} />
      {kept ? null : (
        <Button look="quiet" aria-label={say(EDITOR.leaveOutNamed, { name })} onClick={() => onChange(undefined)}>
          <Icon name="close" /> {say(EDITOR.leaveOut)}
        </Button>
      )}
    </>
  )
}

type RungText = NonNullable<RungChoice['text']>

/** One text where all languages have the same. */
function sameWords(text: RungText): unknown {
  const [first, ...others] = Object.values(text)
  return others.every((each) => each === first) ? first : text
}

function bothWords(raw: unknown): RungText {
  const words = wordsBy(raw)
  return inEachLang((lang) => words[lang] ?? '')
}

interface ConditionsProps extends Pick<RungItemProps, 'use' | 'onChange'> {
  readonly kind: 'when' | 'unless'
}

function Conditions({ kind, use, onChange }: ConditionsProps) {
  const say = useSay()
  const { registry, lang } = useEditing()
  const id = useId()
  const chosen = use[kind] ?? []
  const textOf = (wanted: string) => registry.conditions.find((each) => each.id === wanted)?.text[lang] ?? wanted
  const set = (ids: readonly string[]) => {
    const { [kind]: _, ...others } = use
    onChange(ids.length === 0 ? others : { ...others, [kind]: ids })
  }
  return (
    <div className="var-conditions">
      <label htmlFor={id}>{say(EDITOR[kind])}</label>
      {chosen.map((each) => (
        <button
          key={each}
          type="button"
          className="kit-button small"
          aria-label={say(EDITOR.noCondition, { name: textOf(each) })}
          onClick={() => set(chosen.filter((one) => one !== each))}
        >
          {textOf(each)} <Icon name="close" />
        </button>
      ))}
      <select id={id} value="" onChange={(event) => set([...chosen, event.target.value])}>
        <option value="">{say(EDITOR.addCondition)}</option>
        {registry.conditions
          .filter((each) => !chosen.includes(each.id))
          .map((each) => (
            <option key={each.id} value={each.id}>
              {each.text[lang]}
            </option>
          ))}
      </select>
    </div>
  )
}

const NEW = 'new'

function Cites({
  use,
  cites,
  onChange,
}: Pick<RungItemProps, 'use' | 'part' | 'onChange'> & { readonly cites: string }) {
  const say = useSay()
  const { data, edit, citing } = useCites(use, onChange)
  const id = useId()
  const clauses = at(data, ['clauses'])
  const own = isData(clauses) ? Object.keys(clauses) : []
  return (
    <>
      <div className="var-field">
        <label htmlFor={id}>{say(EDITOR.cites)}</label>
        <select
          id={id}
          value={use.cite ?? ''}
          onChange={({ target }) => citing(target.value === NEW ? nextClause(data) : target.value)}
        >
          <option value="">{say(EDITOR.citesDocument, { clause: cites })}</option>
          {own.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
          <option value={NEW}>{say(EDITOR.newClause)}</option>
        </select>
      </div>
      {use.cite === undefined || !own.includes(use.cite) ? null : (
        <WordsField
          label={say(EDITOR.wordsOf, { clause: use.cite })}
          rows={2}
          raw={at(data, ['clauses', use.cite])}
          path={['clauses', use.cite]}
          onChange={(raw) => edit(put(data, ['clauses', use.cite ?? ''], raw ?? ''), `clause ${use.cite}`)}
        />
      )}
    </>
  )
}

function useCites(use: RungChoice, onChange: RungItemProps['onChange']) {
  const { data, edit } = useEditing()
  const { cite: _, ...others } = use
  return {
    data,
    edit,
    citing: (id: string) => onChange(id === '' ? others : { ...others, cite: id }),
  }
}
