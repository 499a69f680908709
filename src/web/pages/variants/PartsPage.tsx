// Everything an author may use, with its text: the registry of a game.
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { manifestOf } from '../../../games/index.ts'
import type { Lang } from '../../../kernel/contract.ts'
import { counted } from '../../../kernel/text.ts'
import { type PartGroup, partsOf } from '../../../variant/parts.ts'
import { useLang, useLoaded, useSay } from '../../hooks.ts'
import { Icon } from '../../kit/Icon.tsx'
import { ClauseLink } from '../../kit/Tag.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'
import { PARTS_FOUND, VARIANTS } from '../../words/variants.ts'
import { plain } from '../help/filter.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { OPEN_GAMES, openGame } from './open.ts'
import './variants.css'

export function PartsPage({ game }: { readonly game: string }) {
  const say = useSay()
  const lang = useLang()
  const isKnown = OPEN_GAMES.some(({ id }) => id === game)
  const loaded = useLoaded(
    async () => (isKnown ? partsOf((await openGame(manifestOf(game))).variants.registry) : []),
    game,
  )
  if (!isKnown) return <NotFoundPage />
  if (loaded.state === 'failed') throw loaded.error
  return (
    <Page
      title={say(VARIANTS.parts)}
      up={{ href: `/variants/${game}`, text: `${say(VARIANTS.title)}: ${manifestOf(game).title[lang]}` }}
      className="variants parts"
      lead={<p className="lead">{say(VARIANTS.partsLead)}</p>}
    >
      {loaded.state === 'ready' ? <Parts game={game} groups={loaded.value} /> : <Loading />}
    </Page>
  )
}

/** Groups with the lines that have every word; all lines of a group whose title has them. */
export function searchParts(groups: readonly PartGroup[], wanted: string, lang: Lang): readonly PartGroup[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return groups
  const speaks = (...texts: readonly string[]): boolean => {
    const text = plain(texts.join(' '))
    return words.every((word) => text.includes(word))
  }
  return groups.flatMap((group) => {
    if (speaks(group.title[lang])) return [group]
    const lines = group.lines.filter(({ name, text, cite = '', notes }) =>
      speaks(name, text[lang], cite, ...notes.map((note) => note[lang])),
    )
    return lines.length === 0 ? [] : [{ ...group, lines }]
  })
}

function Parts({ game, groups }: { readonly game: string; readonly groups: readonly PartGroup[] }) {
  const say = useSay()
  const lang = useLang()
  const [wanted, setWanted] = useState('')
  const found = useMemo(() => searchParts(groups, wanted, lang), [groups, wanted, lang])
  const count = found.reduce((sum, { lines }) => sum + lines.length, 0)
  return (
    <>
      <div className="var-find">
        <Icon name="search" />
        <input
          type="search"
          value={wanted}
          aria-label={say(VARIANTS.searchParts)}
          placeholder={say(VARIANTS.searchParts)}
          onChange={(event) => setWanted(event.target.value)}
        />
        <p role="status" className="soft">
          {wanted === '' ? '' : count === 0 ? say(VARIANTS.nothing) : counted(count, PARTS_FOUND, lang)}
        </p>
      </div>
      {found.map(({ id, title, lines }) => (
        <section key={id} className="paper var-parts" aria-labelledby={`part-${id}`}>
          <h2 id={`part-${id}`}>{title[lang]}</h2>
          <dl>
            {lines.map(({ name, text, cite, notes }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>
                  {text[lang]} {cite === undefined ? null : <ClauseLink game={game} clause={cite} />}
                  {notes.map((note) => (
                    <small key={note.en} className="soft">
                      {note[lang]}
                    </small>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="row">
        <Link href={`/variants/${game}`} className="kit-button">
          {say(VARIANTS.toVariants)}
        </Link>
      </p>
    </>
  )
}
