// Every component of a game and every piece of the kit, searchable by name, in both themes side by side.
import { useState } from 'react'
import { manifestOf } from '../../games/index.ts'
import type { AnyModule, Lang } from '../../kernel/contract.ts'
import type { GameUi } from '../contract.ts'
import { useLoaded } from '../hooks.ts'
import { Icon } from '../kit/Icon.tsx'
import { Loading } from '../shell/Loading.tsx'
import { loadUi } from '../tables.ts'
import { GalleryKit } from './GalleryKit.tsx'
import { plain } from './match.ts'
import { ThemeFrame } from './ThemeFrame.tsx'
import './gallery.css'

export interface GalleryPageProps {
  readonly game: string
  readonly lang: Lang
}

const WORDS = {
  find: { it: 'Cerca un pezzo', en: 'Find a piece' },
  nothing: { it: 'Nessun pezzo con questo nome.', en: 'No piece of that name.' },
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

type Loaded = readonly [AnyModule, GameUi | undefined]

const load = (game: string): Promise<Loaded> => Promise.all([manifestOf(game).load(), loadUi(game)])

export function GalleryPage({ game, lang }: GalleryPageProps) {
  const loaded = useLoaded(() => load(game), game)
  if (loaded.state === 'failed') throw loaded.error
  return loaded.state === 'loading' ? <Loading /> : <Gallery game={game} loaded={loaded.value} lang={lang} />
}

function Gallery({ game, loaded: [module, ui], lang }: GalleryPageProps & { readonly loaded: Loaded }) {
  const [size, setSize] = useState<Size>('small')
  const [wanted, setWanted] = useState('')
  const isWanted = (id: string): boolean => {
    const name = plain(`${module.nameOf(id, lang)} ${ui?.printed?.(id) ?? ''}`)
    return plain(wanted)
      .split(' ')
      .every((word) => name.includes(word))
  }
  const groups = (ui?.pieces ?? [])
    .map(({ title, ids }) => ({ title, ids: ids.filter(isWanted) }))
    .filter(({ ids }) => ids.length > 0)
  return (
    <div className="gallery">
      <div className="gallery__tools">
        <label className="gallery__find">
          <span className="kit-hidden">{WORDS.find[lang]}</span>
          <Icon name="search" />
          <input
            type="search"
            value={wanted}
            placeholder={WORDS.find[lang]}
            onChange={({ target }) => setWanted(target.value)}
          />
        </label>
        <Sizes size={size} lang={lang} onChange={setSize} />
      </div>
      <p role="status" className="soft">
        {groups.length === 0 ? WORDS.nothing[lang] : ''}
      </p>
      <div className="gallery__themes">
        {THEMES.map((theme) => (
          <ThemeFrame key={theme} theme={theme} game={game} title={WORDS[theme][lang]}>
            <h2>{WORDS[theme][lang]}</h2>
            {groups.map(({ title, ids }) => (
              <section key={title.en} className="gallery__group">
                <h3>
                  {title[lang]} <small>{ids.length}</small>
                </h3>
                <ul className="gallery__pieces">
                  {ids.map((id) => (
                    <li key={id}>
                      {ui === undefined ? null : <ui.Piece id={id} lang={lang} size={size} />}
                      <span>{module.nameOf(id, lang)}</span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {wanted === '' ? (
              <section className="gallery__group">
                <h3>{WORDS.kit[lang]}</h3>
                <GalleryKit game={game} lang={lang} />
              </section>
            ) : null}
          </ThemeFrame>
        ))}
      </div>
    </div>
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
