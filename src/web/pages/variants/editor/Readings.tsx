import { useSay } from '../../../hooks.ts'
import { ClauseLink } from '../../../kit/Tag.tsx'
import { EDITOR } from '../../../words/variants.ts'
import { put } from '../data.ts'
import { useEditing } from './editing.ts'
import { Wrongs } from './Wrongs.tsx'

/** Switches beside the rulings they replace. */
export function Readings() {
  const say = useSay()
  const { registry, lang, data, checked, texts, edit } = useEditing()
  const chosen = checked.choices.readings
  const toggle = (id: string) => {
    const next = registry.readings.map((each) => each.id).filter((each) => (each === id) !== chosen.includes(each))
    edit(put(data, ['readings'], next.length === 0 ? undefined : next))
  }
  return (
    <>
      <p className="soft">{say(EDITOR.readingsAbout)}</p>
      {registry.readings.map(({ id, text, replaces }) => {
        const ruling = texts.rulings.find((each) => each.id === replaces)
        return (
          <section key={id} className="var-reading paper" data-part={id}>
            <label className="var-check">
              <input type="checkbox" role="switch" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span>{text[lang]}</span>
            </label>
            <p className="soft">
              {say(EDITOR.insteadOf, { ruling: replaces })} {ruling?.text[lang]}{' '}
              <ClauseLink game={registry.game} clause={replaces} />
            </p>
          </section>
        )
      })}
      <Wrongs path={['readings']} below />
    </>
  )
}
