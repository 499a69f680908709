// What is played: every choice of an option, two settings, or one number of a level after the other.
import { useId } from 'react'
import type { Lang, Manifest } from '../../../kernel/contract.ts'
import type { LevelNumber } from '../../../variant/numbers.ts'
import { useLang, useSay } from '../../hooks.ts'
import { Fold } from '../../kit/Fold.tsx'
import type { GameOptions } from '../../store/open.ts'
import { LAB_PAGE } from '../../words/lab.ts'
import { specsOf } from '../new/choices.ts'
import { RadioCards } from '../new/RadioCards.tsx'
import { SettingFields } from './SettingFields.tsx'
import { tellSetting } from './told.ts'
import { wantedOf, type Wish } from './wish.ts'

interface WishFieldsProps {
  readonly manifest: Manifest
  readonly wish: Wish
  readonly onChange: (change: (before: Wish) => Wish) => void
}

const told = (manifest: Manifest, options: GameOptions, lang: Lang): string => {
  try {
    return tellSetting(manifest, options, lang)
  } catch {
    return '…'
  }
}

export function EveryFields({ manifest, wish, onChange }: WishFieldsProps) {
  const say = useSay()
  const lang = useLang()
  const options = { ...wish.options, [wish.every]: manifest.options.find(({ id }) => id === wish.every)?.initial ?? '' }
  return (
    <>
      <RadioCards
        title={say(LAB_PAGE.every)}
        choices={specsOf(manifest, wish.options)
          .filter(({ choices }) => choices.length > 1)
          .map(({ id, title }) => ({ id, title: title[lang], about: say(LAB_PAGE.everyAbout) }))}
        value={wish.every}
        onChange={(every) => onChange((before) => ({ ...before, every }))}
      />
      <Fold title={say(LAB_PAGE.fixed)} about={told(manifest, options, lang)}>
        <SettingFields
          manifest={manifest}
          options={wish.options}
          without={wish.every}
          onChange={(change) => onChange((before) => ({ ...before, options: change(before.options) }))}
        />
      </Fold>
    </>
  )
}

export function PairFields({ manifest, wish, onChange }: WishFieldsProps) {
  const say = useSay()
  return (
    <div className="lab-pairing">
      {(['before', 'now'] as const).map((side) => (
        <section key={side} className="lab-side" aria-labelledby={`lab-${side}`}>
          <h2 id={`lab-${side}`}>
            {say(LAB_PAGE[side])} <small>{say(LAB_PAGE[`${side}About`])}</small>
          </h2>
          <SettingFields
            manifest={manifest}
            options={wish[side]}
            onChange={(change) => onChange((before) => ({ ...before, [side]: change(before[side]) }))}
          />
        </section>
      ))}
    </div>
  )
}

interface BalanceFieldsProps extends WishFieldsProps {
  readonly numbers: ReadonlyMap<string, LevelNumber>
}

export function BalanceFields({ manifest, wish, onChange, numbers }: BalanceFieldsProps) {
  const say = useSay()
  const lang = useLang()
  const id = useId()
  const isGood = wantedOf(wish) !== undefined
  return (
    <>
      <div className="lab-number">
        <p>
          <label htmlFor={`${id}-number`}>{say(LAB_PAGE.number)}</label>
          <select
            id={`${id}-number`}
            value={wish.number?.name}
            onChange={({ target }) => {
              const title = numbers.get(target.value)?.title
              if (title !== undefined) onChange((before) => ({ ...before, number: { name: target.value, title } }))
            }}
          >
            {Array.from(numbers, ([name, { title }]) => (
              <option key={name} value={name}>
                {title[lang]}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor={`${id}-wanted`}>{say(LAB_PAGE.wanted)}</label>
          <input
            id={`${id}-wanted`}
            inputMode="numeric"
            size={4}
            value={wish.wanted}
            aria-invalid={!isGood}
            onChange={({ target }) => onChange((before) => ({ ...before, wanted: target.value }))}
          />
        </p>
      </div>
      <Fold title={say(LAB_PAGE.settings)} about={told(manifest, wish.options, lang)} isFirstOpen>
        <SettingFields
          manifest={manifest}
          options={wish.options}
          onChange={(change) => onChange((before) => ({ ...before, options: change(before.options) }))}
        />
      </Fold>
    </>
  )
}
