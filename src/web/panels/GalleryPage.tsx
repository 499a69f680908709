// Everything there is to draw: the pieces of the kit and every component of a game, in both themes side by side.
import { use, useState } from 'react'
import { manifestOf } from '../../games/index.ts'
import type { AnyModule, Lang } from '../../kernel/contract.ts'
import type { GameUi } from '../contract.ts'
import { loadUi } from '../tables.ts'
import { GalleryKit } from './GalleryKit.tsx'
import { ThemeFrame } from './ThemeFrame.tsx'
import './gallery.css'

export interface GalleryPageProps {
  readonly game: string
  readonly lang?: Lang
}

const WORDS = {
  kit: { it: 'Pezzi comuni', en: 'Common pieces' },
  light: { it: 'Tema chiaro', en: 'Light theme' },
  dark: { it: 'Tema scuro', en: 'Dark theme' },
  size: { it: 'Grandezza', en: 'Size' },
} as const
const SIZES = ['mini', 'small', 'large'] as const

type Loaded = Promise<readonly [AnyModule, GameUi | undefined]>
const loaded = new Map<string, Loaded>()

/** The same promise every time, as `use` wants it. */
function load(game: string): Loaded {
  let loading = loaded.get(game)
  if (loading === undefined) loaded.set(game, (loading = Promise.all([manifestOf(game).load(), loadUi(game)])))
  return loading
}

export function GalleryPage({ game, lang = document.documentElement.lang === 'en' ? 'en' : 'it' }: GalleryPageProps) {
  const [module, ui] = use(load(game))
  const [size, setSize] = useState<(typeof SIZES)[number]>('small')
  return (
    <div className="gallery">
      <label className="gallery__size">
        {WORDS.size[lang]}{' '}
        <select value={size} onChange={({ target }) => setSize(target.value as typeof size)}>
          {SIZES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <div className="gallery__themes">
        {(['light', 'dark'] as const).map((theme) => (
          <ThemeFrame key={theme} theme={theme} game={game} title={WORDS[theme][lang]}>
            <h2>{WORDS[theme][lang]}</h2>
            <h3>{WORDS.kit[lang]}</h3>
            <GalleryKit game={game} lang={lang} />
            {ui?.pieces.map(({ title, ids }) => (
              <section key={title.en}>
                <h3>
                  {title[lang]} <small>{ids.length}</small>
                </h3>
                <ul className="gallery__pieces">
                  {ids.map((id) => (
                    <li key={id}>
                      <ui.Piece id={id} lang={lang} size={size} />
                      <span>{module.nameOf(id, lang)}</span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </ThemeFrame>
        ))}
      </div>
    </div>
  )
}
