// The complete solo document of a variant, or of a game itself, to read beside the table and to print.
import { manifestOf } from '../../../games/index.ts'
import { NO_VARIANT } from '../../../kernel/variant.ts'
import { type Block, documentPage, type DocumentPage as Doc } from '../../../variant/page.ts'
import { useLang, useLoaded, useSay } from '../../hooks.ts'
import { Button } from '../../kit/Button.tsx'
import { Tag } from '../../kit/Tag.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'
import { VARIANTS } from '../../words/variants.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { checkDraft } from './check.ts'
import { draftOf } from '../../variants/drafts.ts'
import { capitalised } from './editor/Wrongs.tsx'
import { editorLink } from './links.ts'
import { OPEN_GAMES, openGame } from './open.ts'
import './variants.css'
import './document.css'

/** The name of the game's own document, where a draft would stand. */
export const OWN = 'document'

interface DocumentPageProps {
  readonly game: string
  readonly id: string
}

interface Loaded {
  readonly page: Doc
  readonly isWhole: boolean
}

async function load(game: string, id: string): Promise<Loaded> {
  const opened = await openGame(manifestOf(game))
  const { manifest, module, variants, texts } = opened
  const { choices, value, wrong } = checkDraft(variants, texts, draftOf(id)?.data ?? {})
  const variant = value === NO_VARIANT ? '' : value
  const page = documentPage({
    manifest,
    registry: variants.registryFor(choices),
    choices,
    ladders: variants.ladders(variant),
    texts: await module.texts(variant),
  })
  return { page, isWhole: wrong.length === 0 }
}

export function DocumentPage({ game, id }: DocumentPageProps) {
  const say = useSay()
  const lang = useLang()
  const isKnown = OPEN_GAMES.some((manifest) => manifest.id === game)
  const draft = draftOf(id)
  const isThere = isKnown && (id === OWN || draft?.game === game)
  const loaded = useLoaded(async () => (isThere ? load(game, id) : undefined), `${game} ${id}`)
  if (!isThere) return <NotFoundPage />
  if (loaded.state === 'failed') throw loaded.error
  const { page, isWhole } = (loaded.state === 'ready' ? loaded.value : undefined) ?? {}
  return (
    <Page
      title={page?.title[lang] ?? say(VARIANTS.document)}
      up={
        id === OWN
          ? { href: `/variants/${game}`, text: say(VARIANTS.title) }
          : { href: editorLink({ game, id }), text: say(VARIANTS.edit) }
      }
      className="variants printed"
    >
      {page === undefined ? (
        <Loading />
      ) : (
        <article className="doc" data-accent={game}>
          <header>
            {page.author === undefined ? null : <p className="doc-by">{say(VARIANTS.by, { author: page.author })}</p>}
            <p className="soft">{page.base[lang]}</p>
            {page.about === undefined ? null : <p className="doc-about">{page.about[lang]}</p>}
            {isWhole === false ? <p className="wrong">{say(VARIANTS.incomplete)}</p> : null}
            <p className="row doc-print">
              <Button look="main" onClick={() => print()}>
                {say(VARIANTS.print)}
              </Button>
              <span className="soft">{say(VARIANTS.printAbout)}</span>
            </p>
          </header>
          {page.sections.map(({ id: section, title, blocks }, at) => (
            <section key={`${section} ${at}`} data-section={section}>
              <h2>{title[lang]}</h2>
              {blocks.map((block, place) => (
                <BlockPart key={place} block={block} />
              ))}
            </section>
          ))}
        </article>
      )}
    </Page>
  )
}

function BlockPart({ block }: { readonly block: Block }) {
  const say = useSay()
  const lang = useLang()
  switch (block.kind) {
    case 'clause': {
      const { id, text, changed } = block.clause
      return (
        <div className="doc-clause" data-changed={changed !== undefined || undefined}>
          <b>{id}</b>
          <div>
            <p>{text[lang]}</p>
            {changed === undefined ? null : (
              <>
                <p className="doc-note">
                  {changed.by[lang]}
                  {changed.was === undefined ? null : `. ${say(VARIANTS.wasBefore, { text: changed.was[lang] })}`}
                </p>
                {(changed.notes ?? []).map((note) => (
                  <p key={note.en} className="doc-note">
                    {note[lang]}
                  </p>
                ))}
              </>
            )}
          </div>
        </div>
      )
    }
    case 'ladder': {
      const { ladder } = block
      return (
        <div className="doc-ladder">
          <h3>{ladder.title[lang]}</h3>
          <ol>
            {ladder.rungs.map(({ id, text, cite, mark, table }) => (
              <li key={id} data-mark={mark}>
                {mark === undefined ? null : <b>{mark}: </b>}
                {text[lang]} {cite === ladder.cite ? null : <Tag>{cite}</Tag>}
                {table === undefined ? null : (
                  <ul>
                    {table.map((row) => (
                      <li key={row.en}>{row[lang]}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        </div>
      )
    }
    case 'list':
      return (
        <ul className="doc-list">
          {block.items.map((item) => (
            <li key={item.en}>{capitalised(item[lang])}</li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <div className="doc-scroll" tabIndex={0} role="region" aria-label={block.head[0]?.[lang]}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, at) => (
                  <th key={at} scope="col">
                    {cell[lang]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map(([first, ...cells], at) => (
                <tr key={at}>
                  <th scope="row">{first?.[lang]}</th>
                  {cells.map((cell, column) => (
                    <td key={column}>{cell[lang]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
  }
}
