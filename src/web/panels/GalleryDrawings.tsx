// Every component of a game and the pieces of the kit to look at, in both themes side by side.
import { useState } from 'react'
import type { Lang } from '../../kernel/contract.ts'
import type { GameUi } from '../contract.ts'
import { GalleryKit } from './GalleryKit.tsx'
import type { Group } from './GalleryPage.tsx'
import { ThemeFrame } from './ThemeFrame.tsx'

const WORDS = {
  size: { it: 'Grandezza', en: 'Size' },
  mini: { it: 'Piccoli', en: 'Small' },
  small: { it: 'Medi', en: 'Medium' },
  large: { it: 'Grandi', en: 'Large' },
  kit: { it: 'Pezzi comuni', en: 'Common pieces' },
  light: { it: 'Tema chiaro', en: 'Light theme' },
  dark: { it: 'Tema scuro', en: 'Dark theme' },
} as const
const THEMES = ['light', 'dark'] as const
const SIZES = ['mini', 'small', 'large'] as const
type Size = (typeof SIZES)[number]

interface GalleryDrawingsProps {
  readonly game: string
  readonly ui: GameUi
  readonly groups: readonly Group[]
  readonly withKit: boolean
  readonly lang: Lang
}

export function GalleryDrawings({ game, ui, groups, withKit, lang }: GalleryDrawingsProps) {
  const [size, setSize] = useState<Size>('small')
  return (
    <>
      <Sizes size={size} lang={lang} onChange={setSize} />
      <div className="gallery__themes">
        {THEMES.map((theme) => (
          <ThemeFrame key={theme} theme={theme} game={game} title={WORDS[theme][lang]}>
            <h2>{WORDS[theme][lang]}</h2>
            {groups.map(({ title, entries }) => (
              <section key={title} className="gallery__sheet">
                <h3>
                  {title} <small>{entries.length}</small>
                </h3>
                <ul className="gallery__pieces">
                  {entries.map(({ id, name }) => (
                    <li key={id}>
                      <ui.Piece id={id} lang={lang} size={size} />
                      <span>{name}</span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {withKit ? (
              <section className="gallery__sheet">
                <h3>{WORDS.kit[lang]}</h3>
                <GalleryKit game={game} lang={lang} />
              </section>
            ) : null}
          </ThemeFrame>
        ))}
      </div>
    </>
  )
}

interface SizesProps {
  readonly size: Size
  readonly lang: Lang
  readonly onChange: (size: Size) => void
}

function Sizes({ size, lang, onChange }: SizesProps) {
  return (
    <fieldset className="gallery__sizes">
      <legend className="kit-hidden">{WORDS.size[lang]}</legend>
      {SIZES.map((each) => (
        <label key={each} className="chip">
          <input type="radio" name="size" checked={each === size} onChange={() => onChange(each)} />
          <span>{WORDS[each][lang]}</span>
        </label>
      ))}
    </fieldset>
  )
}
