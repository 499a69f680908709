import { useState } from 'react'
import type { LadderPart, RungChoice } from '../../../../kernel/variant.ts'
import { counted } from '../../../../kernel/text.ts'
import { isOpen, rungsFor } from '../../../../variant/names.ts'
import { useSay } from '../../../hooks.ts'
import { Button } from '../../../kit/Button.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { ClauseLink } from '../../../kit/Tag.tsx'
import { EDITOR, RUNGS } from '../../../words/variants.ts'
import { at, leftOut, moved, put, putUses, toldUse, usesIn } from '../data.ts'
import { useEditing, wrongAt } from './editing.ts'
import { PutIn } from './PutIn.tsx'
import { RungItem } from './RungItem.tsx'
import { Sortable } from './Sortable.tsx'
import { Wrongs } from './Wrongs.tsx'

/** All scales and lists of plans. One that is changed or wrong is unfolded from the start. */
export function Ladders() {
  const say = useSay()
  const { registry, lang } = useEditing()
  const others = registry.ladders.filter((part) => !isOpen(part) && part.isStore === undefined)
  return (
    <>
      <p className="soft">
        {say(EDITOR.laddersAbout)} {say(EDITOR.laddersKeys)}
      </p>
      {registry.ladders.filter(isOpen).map((part) => (
        <LadderEditor key={part.id} part={part} />
      ))}
      {others.length === 0 ? null : (
        <div className="var-fixed">
          <p className="soft">{say(EDITOR.fixed)}</p>
          <ul>
            {others.map(({ id, ladder }) => (
              <li key={id}>
                {ladder.title[lang]} <ClauseLink game={registry.game} clause={ladder.cite} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function LadderEditor({ part }: { readonly part: LadderPart }) {
  const say = useSay()
  const { registry, lang, data, checked, edit, announce } = useEditing()
  const path = ['ladders', part.id]
  const isChanged = at(data, path) !== undefined
  const isWrong = wrongAt(checked, path, true).length > 0
  const [adds, setAdds] = useState(false)
  const [open, setOpen] = useState(isChanged)
  const title = part.ladder.title[lang]
  const uses = usesIn(registry, part, data)
  const out = leftOut(part, uses)
  const set = (next: readonly RungChoice[], tag?: string) => edit(putUses(part, data, next), tag)
  const told = (use: RungChoice) => toldUse(registry, part, use, lang)
  const add = (use: RungChoice) => {
    set([...uses, use])
    announce(say(EDITOR.nowAt, { name: told(use), place: uses.length + 1, of: uses.length + 1 }))
  }
  const change = (index: number, use: RungChoice | undefined, tag?: string) => {
    const before = uses[index]
    // A new clause that is cited begins without words.
    const isNew = use?.cite !== undefined && use.cite !== before?.cite && at(data, ['clauses', use.cite]) === undefined
    const next = uses.flatMap((each, place) => (place === index ? (use ?? []) : each))
    const withUses = putUses(part, data, next)
    edit(isNew ? put(withUses, ['clauses', use.cite ?? ''], '') : withUses, tag && `${path.join(' ')} ${index} ${tag}`)
    if (use === undefined && before !== undefined) announce(say(EDITOR.goneFrom, { name: told(before) }))
  }
  return (
    <details
      className="var-ladder paper"
      data-part={part.id}
      data-wrong={isWrong || undefined}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>{title}</h3>
        <span className="var-tags">
          {isWrong ? <span className="kit-tag var-tag-wrong">{say(EDITOR.isWrong)}</span> : null}
          {isChanged ? <span className="kit-tag kit-tag--lit">{say(EDITOR.isChanged)}</span> : null}
          <span className="soft">{counted(uses.length, RUNGS, lang)}</span>
        </span>
      </summary>
      {open ? (
        <>
          <p className="soft">
            {part.isPlans || part.isList ? say(EDITOR.plansAbout) : null}{' '}
            <ClauseLink game={registry.game} clause={part.ladder.cite} />
          </p>
          <Sortable
            label={title}
            items={keyed(uses).map(({ use, key }) => ({ key, use, name: told(use) }))}
            onMove={(from, to) => set(moved(uses, from, to))}
          >
            {({ use, name }, index, { grip, steps }) => (
              <RungItem
                part={part}
                use={use}
                name={name}
                index={index}
                grip={grip}
                steps={steps}
                onChange={(next, tag) => change(index, next, tag)}
              />
            )}
          </Sortable>
          <Wrongs path={path} />
          {out.length === 0 ? null : (
            <div className="var-out">
              <h4>{say(EDITOR.leftOut)}</h4>
              <ul>
                {out.map((use) => (
                  <li key={use.rung}>
                    <span className="var-text">{told(use)}</span>
                    <Button
                      look="quiet"
                      aria-label={say(EDITOR.putBackNamed, { name: told(use) })}
                      onClick={() => add(use)}
                    >
                      <Icon name="plus" /> {say(EDITOR.putBack)}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <p className="row">
            {rungsFor(registry, part).size > part.ladder.rungs.length ? (
              <Button onClick={() => setAdds(true)}>
                <Icon name="plus" /> {say(part.isPlans ? EDITOR.putInPlan : EDITOR.putIn)}
              </Button>
            ) : null}
            {isChanged ? (
              <Button
                look="quiet"
                aria-label={say(EDITOR.resetNamed, { name: title })}
                onClick={() => edit(put(data, path, undefined))}
              >
                <Icon name="undo" /> {say(EDITOR.reset)}
              </Button>
            ) : null}
          </p>
          {adds ? (
            <PutIn
              part={part}
              uses={uses}
              onClose={() => setAdds(false)}
              onAdd={(rung) => {
                setAdds(false)
                add({ rung })
              }}
            />
          ) : null}
        </>
      ) : null}
    </details>
  )
}

/** A rung may stand in a ladder twice, under other conditions. */
function keyed(uses: readonly RungChoice[]): readonly { readonly use: RungChoice; readonly key: string }[] {
  const seen = new Map<string, number>()
  return uses.map((use) => {
    const times = (seen.get(use.rung) ?? 0) + 1
    seen.set(use.rung, times)
    return { use, key: `${use.rung} ${times}` }
  })
}
