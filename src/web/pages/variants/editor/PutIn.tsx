import { useState } from 'react'
import type { LadderPart, RungChoice } from '../../../../kernel/variant.ts'
import { type Named, rungsFor } from '../../../../variant/names.ts'
import { useSay } from '../../../hooks.ts'
import { Sheet } from '../../../kit/Sheet.tsx'
import { Tag } from '../../../kit/Tag.tsx'
import { EDITOR, VARIANTS } from '../../../words/variants.ts'
import { plain } from '../../help/filter.ts'
import { useEditing } from './editing.ts'

interface PutInProps {
  readonly part: LadderPart
  readonly uses: readonly RungChoice[]
  readonly onAdd: (rung: string) => void
  readonly onClose: () => void
}

/** The rungs of the registry that may stand in a ladder, by the ladders they come from. */
export function PutIn({ part, uses, onAdd, onClose }: PutInProps) {
  const say = useSay()
  const { registry, lang } = useEditing()
  const [wanted, setWanted] = useState('')
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  const fits = ({ part: from, rung }: Named) => {
    const text = plain(`${from.ladder.title[lang]} ${rung.text[lang]} ${rung.cite}`)
    return words.every((word) => text.includes(word))
  }
  const found = [...rungsFor(registry, part)].filter(([, named]) => fits(named))
  const groups = [...new Set(found.map(([, named]) => named.part))].map(
    (from) => [from, found.filter(([, named]) => named.part === from)] as const,
  )
  return (
    <Sheet title={part.ladder.title[lang]} lang={lang} onClose={onClose}>
      <p>{say(EDITOR.putInAbout)}</p>
      <input
        type="search"
        className="var-search"
        value={wanted}
        aria-label={say(VARIANTS.searchParts)}
        placeholder={say(VARIANTS.searchParts)}
        onChange={(event) => setWanted(event.target.value)}
      />
      {groups.length === 0 ? <p className="soft">{say(VARIANTS.nothing)}</p> : null}
      {groups.map(([from, rungs]) => (
        <section key={from.id} className="var-store">
          <h3>{from.ladder.title[lang]}</h3>
          <ul>
            {rungs.map(([name, { rung }]) => (
              <li key={name}>
                <button type="button" className="var-pick" data-rung={name} onClick={() => onAdd(name)}>
                  <span>{rung.text[lang]}</span>
                  <Tag>{rung.cite}</Tag>
                  {uses.some((use) => use.rung === name) ? <Tag look="lit">{say(EDITOR.used)}</Tag> : null}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  )
}
