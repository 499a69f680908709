// Values of every kind: a number, a switch, a choice, a set, an order, one value per key.
import { useId } from 'react'
import type { Item, Kind, Value } from '../../../../kernel/variant.ts'
import { tellValue } from '../../../../variant/differences.ts'
import { useSay } from '../../../hooks.ts'
import { Button, IconButton } from '../../../kit/Button.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { EDITOR } from '../../../words/variants.ts'
import { at, moved, putValue, shownValue, typedNumber, valueAt } from '../data.ts'
import { useEditing, wrongAt } from './editing.ts'
import { Sortable } from './Sortable.tsx'
import { Wrongs } from './Wrongs.tsx'

interface ValueFieldProps<K extends Kind = Kind> {
  readonly title: string
  readonly kind: K
  readonly path: readonly string[]
  /** What counts now. */
  readonly counts: Value | undefined
  /** What the document says; undefined where it says nothing. */
  readonly document: Value | undefined
  /** The title stands above it already. */
  readonly isTitled?: boolean
}

export function ValueField(props: ValueFieldProps) {
  const { kind } = props
  switch (kind.kind) {
    case 'number':
      return <NumberField {...props} kind={kind} />
    case 'flag':
      return <FlagField {...props} />
    case 'choice':
      return <ChoiceField {...props} kind={kind} />
    case 'set':
      return <SetField {...props} kind={kind} />
    case 'order':
      return <OrderField {...props} kind={kind} />
    case 'record':
      return <RecordField {...props} kind={kind} />
  }
}

type Of<K extends Kind['kind']> = ValueFieldProps<Extract<Kind, { readonly kind: K }>>

/** The value as it is shown, and how it is changed. */
function useValue({ path, kind, counts, document }: ValueFieldProps) {
  const { data, edit } = useEditing()
  return {
    shown: shownValue(kind, at(data, path), counts),
    set: (value: unknown) => edit(putValue(data, path, value, document), path.join(' ')),
  }
}

function NumberField(props: Of<'number'>) {
  const { title, kind, path, document } = props
  const say = useSay()
  const { checked } = useEditing()
  const id = useId()
  const { shown, set } = useValue(props)
  const number = typeof shown === 'number' ? shown : undefined
  const isWrong = wrongAt(checked, path, true).length > 0
  return (
    <div className="var-field">
      <label htmlFor={id}>{title}</label>
      <span className="var-number">
        <IconButton
          label={say(EDITOR.less, { name: title })}
          off={number === undefined || number <= kind.least}
          onClick={() => set((number ?? 0) - 1)}
        >
          <Icon name="minus" />
        </IconButton>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          size={4}
          value={typeof shown === 'number' || typeof shown === 'string' ? shown : ''}
          aria-invalid={isWrong}
          aria-describedby={`${id}-about ${id}-wrong`}
          onChange={(event) => set(typedNumber(event.target.value))}
        />
        <IconButton
          label={say(EDITOR.plus, { name: title })}
          off={number === undefined || number >= kind.most}
          onClick={() => set((number ?? 0) + 1)}
        >
          <Icon name="plus" />
        </IconButton>
      </span>
      <small id={`${id}-about`} className="soft">
        {say(EDITOR.between, kind)}
        <InDocument {...{ kind, shown, document }} />
      </small>
      <Wrongs id={`${id}-wrong`} path={path} below />
    </div>
  )
}

/** Only where it differs. */
function InDocument({
  kind,
  shown,
  document,
}: Pick<ValueFieldProps, 'kind' | 'document'> & { readonly shown: unknown }) {
  const say = useSay()
  const { lang } = useEditing()
  if (document === undefined || JSON.stringify(shown) === JSON.stringify(document)) return null
  return <span className="var-was">{say(EDITOR.inDocument, { value: tellValue(kind, document, lang) })}</span>
}

function FlagField(props: ValueFieldProps) {
  const { title, path, kind, document } = props
  const { shown, set } = useValue(props)
  return (
    <div className="var-field">
      <label className="var-check">
        <input type="checkbox" checked={shown === true} onChange={(event) => set(event.target.checked)} />
        <span>{title}</span>
      </label>
      <small className="soft">
        <InDocument {...{ kind, shown, document }} />
      </small>
      <Wrongs path={path} below />
    </div>
  )
}

function ChoiceField(props: Of<'choice'>) {
  const { title, kind, path, document } = props
  const { lang } = useEditing()
  const id = useId()
  const { shown, set } = useValue(props)
  return (
    <div className="var-field">
      <label htmlFor={id}>{title}</label>
      <select id={id} value={String(shown)} onChange={(event) => set(event.target.value)}>
        {kind.items.map((item) => (
          <option key={item.id} value={item.id}>
            {item.title[lang]}
          </option>
        ))}
      </select>
      <small className="soft">
        <InDocument {...{ kind, shown, document }} />
      </small>
      <Wrongs path={path} below />
    </div>
  )
}

const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

function SetField(props: Of<'set'>) {
  const { title, kind, path } = props
  const { lang } = useEditing()
  const { shown, set } = useValue(props)
  const chosen = namesIn(shown)
  const toggle = (id: string) =>
    set(kind.items.map((item) => item.id).filter((each) => (each === id) !== chosen.includes(each)))
  return (
    <fieldset className="var-field var-set">
      <legend>{title}</legend>
      <div className="var-chips">
        {kind.items.map(({ id, title: name }) => (
          <label key={id} className="var-check var-chip">
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            <span>{name[lang]}</span>
          </label>
        ))}
      </div>
      <Wrongs path={path} below />
    </fieldset>
  )
}

function OrderField(props: Of<'order'>) {
  const { title, kind, path } = props
  const say = useSay()
  const { lang, announce } = useEditing()
  const { shown, set } = useValue(props)
  const order = namesIn(shown)
  const nameOf = (id: string): string => kind.items.find((item) => item.id === id)?.title[lang] ?? id
  const left = kind.items.filter(({ id }) => !order.includes(id))
  const drop = (id: string) => {
    set(order.filter((each) => each !== id))
    announce(say(EDITOR.goneFrom, { name: nameOf(id) }))
  }
  return (
    <div className="var-field var-order" role="group" aria-label={title}>
      <Sortable
        label={title}
        items={order.map((id) => ({ key: id, name: nameOf(id) }))}
        onMove={(from, to) => set(moved(order, from, to))}
      >
        {({ key, name }, index, { grip, steps }) => (
          <div className="var-line">
            {grip}
            <span className="var-place">{index + 1}</span>
            <span className="var-text">{name}</span>
            <span className="var-tools">
              {steps}
              {kind.isWhole ? null : (
                <IconButton label={say(EDITOR.leaveOutNamed, { name })} onClick={() => drop(key)}>
                  <Icon name="close" />
                </IconButton>
              )}
            </span>
          </div>
        )}
      </Sortable>
      {left.length === 0 ? null : (
        <LeftItems
          items={left}
          onAdd={(id) => {
            set([...order, id])
            announce(say(EDITOR.nowAt, { name: nameOf(id), place: order.length + 1, of: order.length + 1 }))
          }}
        />
      )}
      <Wrongs path={path} below />
    </div>
  )
}

function LeftItems({ items, onAdd }: { readonly items: readonly Item[]; readonly onAdd: (id: string) => void }) {
  const say = useSay()
  const { lang } = useEditing()
  return (
    <p className="var-chips">
      <span className="soft">{say(EDITOR.leftOut)}</span>
      {items.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className="kit-button small"
          aria-label={say(EDITOR.addNamed, { name: title[lang] })}
          onClick={() => onAdd(id)}
        >
          <Icon name="plus" /> {title[lang]}
        </button>
      ))}
    </p>
  )
}

/** Longer values are folded: their words stand in the heading. */
const isLong = (kind: Kind): boolean => kind.kind === 'order' || kind.kind === 'record' || kind.kind === 'set'

function RecordField(props: Of<'record'>) {
  const { title, kind, path, counts, document, isTitled = false } = props
  const { lang, data, checked, edit } = useEditing()
  const say = useSay()
  return (
    <fieldset className="var-field var-record">
      <legend className={isTitled ? 'kit-hidden' : undefined}>{title}</legend>
      {kind.keys.map(({ id, title: name }) => {
        const inside = {
          title: name[lang],
          kind: kind.of,
          path: [...path, id],
          counts: valueAt(counts, id),
          document: valueAt(document, id),
        }
        if (!isLong(kind.of)) return <ValueField key={id} {...inside} />
        const isChanged = at(data, inside.path) !== undefined
        return (
          <details
            key={id}
            className="var-fold"
            data-wrong={wrongAt(checked, inside.path, true).length > 0 || undefined}
          >
            <summary>
              <b>
                {name[lang]}
                {isChanged ? <span className="kit-tag kit-tag--lit">{say(EDITOR.isChanged)}</span> : null}
              </b>
              <small className="soft">
                {inside.counts === undefined ? null : tellValue(kind.of, inside.counts, lang)}
              </small>
            </summary>
            <ValueField {...inside} title={`${title}, ${name[lang]}`} isTitled />
            {isChanged ? (
              <Button
                look="quiet"
                aria-label={say(EDITOR.resetNamed, { name: name[lang] })}
                onClick={() => edit(putValue(data, inside.path, undefined, undefined))}
              >
                <Icon name="undo" /> {say(EDITOR.reset)}
              </Button>
            ) : null}
          </details>
        )
      })}
      <Wrongs path={path} />
    </fieldset>
  )
}
