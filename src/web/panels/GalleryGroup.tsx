// Pieces of one kind, each with its drawing, its name and what it does.
import { memo } from 'react'
import type { Lang } from '../../kernel/contract.ts'
import type { GameUi } from '../contract.ts'
import { Near } from '../kit/Near.tsx'
import { ClauseLink } from '../kit/Tag.tsx'
import type { Entry, Group } from './GalleryPage.tsx'

interface GalleryGroupProps {
  readonly game: string
  readonly ui: GameUi
  readonly group: Group
  readonly lang: Lang
}

export function GalleryGroup({ game, ui, group: { title, about, entries }, lang }: GalleryGroupProps) {
  return (
    <section className="gallery__group">
      <h2 data-group={title} tabIndex={-1}>
        {title} <small>{entries.length}</small>
      </h2>
      {about === undefined ? null : <p className="soft">{about}</p>}
      <ul className="gallery__entries">
        {entries.map((entry) => (
          <Told key={entry.id} game={game} ui={ui} entry={entry} lang={lang} />
        ))}
      </ul>
    </section>
  )
}

interface ToldProps extends Omit<GalleryGroupProps, 'group'> {
  readonly entry: Entry
}

/** The drawing is not read out: it would say what stands beside it. */
const Told = memo(function Told({ game, ui, entry: { id, name, text, cite }, lang }: ToldProps) {
  return (
    <li>
      <Near className="gallery__drawing">
        <ui.Piece id={id} lang={lang} bare />
      </Near>
      <div>
        <h3>{name}</h3>
        <p>
          {text} {cite === undefined ? null : <ClauseLink game={game} clause={cite} />}
        </p>
      </div>
    </li>
  )
})
