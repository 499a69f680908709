import { useSay } from '../../../hooks.ts'
import { Button } from '../../../kit/Button.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { ClauseLink } from '../../../kit/Tag.tsx'
import { EDITOR } from '../../../words/variants.ts'
import { at, put } from '../data.ts'
import { useEditing } from './editing.ts'
import { capitalised } from './Wrongs.tsx'
import { ValueField } from './ValueField.tsx'

/** Numbers, orders and choices of the document. */
export function Settings() {
  const say = useSay()
  const { registry, lang, data, checked, document, edit } = useEditing()
  return registry.settings.map(({ id, title, cite, kind }) => {
    const path = ['settings', id]
    const isPlain = kind.kind !== 'record' && kind.kind !== 'order'
    const name = capitalised(title[lang])
    const isChanged = at(data, path) !== undefined
    return (
      <section key={id} className="var-setting paper" data-part={id} data-plain={isPlain || undefined}>
        <header>
          <h3 className={isPlain ? 'kit-hidden' : undefined}>{name}</h3>
          <span className="var-tags">
            {isChanged ? <span className="kit-tag kit-tag--lit">{say(EDITOR.isChanged)}</span> : null}
            <ClauseLink game={registry.game} clause={cite} />
          </span>
        </header>
        <ValueField
          title={name}
          kind={kind}
          path={path}
          counts={checked.choices.settings[id]}
          document={document.settings[id]}
          isTitled
        />
        {isChanged ? (
          <Button
            look="quiet"
            aria-label={say(EDITOR.resetNamed, { name })}
            onClick={() => edit(put(data, path, undefined))}
          >
            <Icon name="undo" /> {say(EDITOR.reset)}
          </Button>
        ) : null}
      </section>
    )
  })
}
