// Where people learn the pieces of a game: each piece with its drawing, its name and what it does, searchable by all of these words.
// A switch at the foot shows the drawings in both themes.
import { useMemo, useState } from 'react'
import { manifestOf } from '../../games/index.ts'
import type { AnyModule, Lang } from '../../kernel/contract.ts'
import { counted, type Text, type Unit } from '../../kernel/text.ts'
import type { GameUi } from '../contract.ts'
import { useLoaded } from '../hooks.ts'
import { Icon } from '../kit/Icon.tsx'
import { Loading } from '../shell/Loading.tsx'
import { loadUi } from '../tables.ts'
import { GalleryDrawings } from './GalleryDrawings.tsx'
import { GalleryGroup } from './GalleryGroup.tsx'
import { plain } from './match.ts'
import './gallery.css'

export interface GalleryPageProps {
  readonly game: string
  readonly lang: Lang
}

const WORDS = {
  find: { it: 'Cerca un pezzo o quello che fa', en: 'Find a piece or what it does' },
  nothing: { it: 'Nessun pezzo con queste parole.', en: 'No piece with these words.' },
  contents: { it: 'Gruppi di pezzi', en: 'Groups of pieces' },
  drawings: { it: 'Disegni in entrambi i temi', en: 'Drawings in both themes' },
  drawingsAbout: {
    it: 'Tutti i pezzi in tre grandezze, e quelli che i giochi hanno in comune: per chi li disegna.',
    en: 'All pieces in three sizes, and those the games have in common: for those who draw them.',
  },
} as const satisfies Readonly<Record<string, Text>>
const FOUND: Unit = {
  one: { it: '# pezzo trovato', en: '# piece found' },
  other: { it: '# pezzi trovati', en: '# pieces found' },
}

/** A piece as it is told. */
export interface Entry {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly cite: string | undefined
  /** All of these words, to be found by. */
  readonly words: string
}

export interface Group {
  readonly title: string
  readonly about: string | undefined
  readonly entries: readonly Entry[]
}

const groupsOf = (module: AnyModule, ui: GameUi, lang: Lang): readonly Group[] =>
  ui.pieces.map(({ title, about, ids }) => ({
    title: title[lang],
    about: about?.[lang],
    entries: ids.map((id) => {
      const [name, text] = [module.nameOf(id, lang), ui.about(id, lang)]
      return { id, name, text, cite: ui.cite?.(id), words: plain(`${name} ${text}`) }
    }),
  }))

function filtered(groups: readonly Group[], wanted: string): readonly Group[] {
  const parts = plain(wanted).split(' ')
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ words }) => parts.every((it) => words.includes(it))),
    }))
    .filter(({ entries }) => entries.length > 0)
}

type Loaded = readonly [AnyModule, GameUi | undefined]

const load = (game: string): Promise<Loaded> => Promise.all([manifestOf(game).load(), loadUi(game)])

export function GalleryPage({ game, lang }: GalleryPageProps) {
  const loaded = useLoaded(() => load(game), game)
  if (loaded.state === 'failed') throw loaded.error
  if (loaded.state === 'loading') return <Loading />
  const [module, ui] = loaded.value
  return ui === undefined ? null : <Gallery game={game} module={module} ui={ui} lang={lang} />
}

interface GalleryProps extends GalleryPageProps {
  readonly module: AnyModule
  readonly ui: GameUi
}

function Gallery({ game, module, ui, lang }: GalleryProps) {
  const [wanted, setWanted] = useState('')
  const [isDrawn, setDrawn] = useState(false)
  const all = useMemo(() => groupsOf(module, ui, lang), [module, ui, lang])
  const groups = useMemo(() => filtered(all, wanted), [all, wanted])
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <div className="gallery">
      <div className="gallery__find">
        <Icon name="search" />
        <input
          type="search"
          value={wanted}
          aria-label={WORDS.find[lang]}
          placeholder={WORDS.find[lang]}
          onChange={({ target }) => setWanted(target.value)}
        />
        <p role="status" className="soft">
          {wanted === '' ? '' : count === 0 ? WORDS.nothing[lang] : counted(count, FOUND, lang)}
        </p>
      </div>
      <div className="gallery__learn">
        <Contents groups={groups} lang={lang} />
        <div>
          {groups.map((group) => (
            <GalleryGroup key={group.title} game={game} ui={ui} group={group} lang={lang} />
          ))}
        </div>
      </div>
      <div className="gallery__foot">
        <label className="switch">
          <input type="checkbox" role="switch" checked={isDrawn} onChange={({ target }) => setDrawn(target.checked)} />
          <span>
            {WORDS.drawings[lang]}
            <small>{WORDS.drawingsAbout[lang]}</small>
          </span>
        </label>
        {isDrawn ? <GalleryDrawings game={game} ui={ui} groups={groups} withKit={wanted === ''} lang={lang} /> : null}
      </div>
    </div>
  )
}

/** The way to every group; links would change the address, which belongs to the router. */
function Contents({ groups, lang }: { readonly groups: readonly Group[]; readonly lang: Lang }) {
  if (groups.length === 0) return null
  return (
    <nav className="gallery__contents" aria-label={WORDS.contents[lang]}>
      <ul>
        {groups.map(({ title, entries }) => (
          <li key={title}>
            <button type="button" onClick={() => goTo(title)}>
              {title} <small>{entries.length}</small>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function goTo(title: string): void {
  const heading = document.querySelector<HTMLElement>(`[data-group='${CSS.escape(title)}']`)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
