// Where variants begin: with a game's document, one of one's drafts, an example or a file.
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { manifestOf } from '../../../games/index.ts'
import type { Manifest } from '../../../kernel/contract.ts'
import { LIMITS } from '../../../kernel/limits.ts'
import { coverOf } from '../../games.ts'
import { useLang, useLoaded, useSay } from '../../hooks.ts'
import { Button, IconButton } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { tellRefusal } from '../../panels/checkSave.ts'
import { navigate } from '../../router.ts'
import { Page } from '../../shell/Page.tsx'
import { SHELL } from '../../words/shell.ts'
import { VARIANTS } from '../../words/variants.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { type Data, wordsBy } from './data.ts'
import { beginDraft, dropDraft, keepDraft, listDrafts, type VariantDraft } from '../../variants/drafts.ts'
import { editorLink } from './links.ts'
import { OPEN_GAMES, readText } from './open.ts'
import '../../panels/share.css'
import './variants.css'

const begin = (game: string, data: Data): void => navigate(editorLink(beginDraft(game, data)))

export function StartPage({ game }: { readonly game?: string | undefined }) {
  const say = useSay()
  const lang = useLang()
  const [isOpening, setOpening] = useState(false)
  const games = OPEN_GAMES.filter(({ id }) => game === undefined || id === game)
  const [only] = game === undefined ? [] : games
  if (games.length === 0) return <NotFoundPage />
  return (
    <Page
      title={only === undefined ? say(VARIANTS.title) : `${say(VARIANTS.title)}: ${only.title[lang]}`}
      up={
        only === undefined
          ? { href: '/help', text: say(SHELL.help) }
          : { href: '/variants', text: say(VARIANTS.toVariants) }
      }
      className="variants"
      lead={<p className="lead">{say(VARIANTS.lead)}</p>}
    >
      <Drafts game={game} onOpen={() => setOpening(true)} />
      <section aria-labelledby="var-games">
        <h2 id="var-games">{say(VARIANTS.games)}</h2>
        <ul className="var-games">
          {games.map((manifest) => (
            <GameCard key={manifest.id} manifest={manifest} isAlone={only !== undefined} />
          ))}
        </ul>
      </section>
      <Examples game={game} />
      {isOpening ? <OpenSheet onClose={() => setOpening(false)} /> : null}
    </Page>
  )
}

function GameCard({ manifest, isAlone }: { readonly manifest: Manifest; readonly isAlone: boolean }) {
  const say = useSay()
  const lang = useLang()
  const { id, title, document } = manifest
  return (
    <li className="paper var-game" data-accent={id}>
      <img src={coverOf(id)?.image} alt="" width="64" height="80" />
      <div>
        {isAlone ? (
          <h3>{title[lang]}</h3>
        ) : (
          <h3>
            <Link href={`/variants/${id}`}>{title[lang]}</Link>
          </h3>
        )}
        <p className="soft">{document[lang]}</p>
        <p className="row">
          <Button look="main" aria-label={say(VARIANTS.begin, { game: title[lang] })} onClick={() => begin(id, {})}>
            <Icon name="plus" /> {say(VARIANTS.beginShort)}
          </Button>
          {isAlone ? (
            <>
              <Link href={`/variants/${id}/document/document`} className="kit-button">
                <Icon name="book" /> {say(VARIANTS.document)}
              </Link>
              <Link href={`/variants/${id}/parts`} className="kit-button">
                <Icon name="search" /> {say(VARIANTS.parts)}
              </Link>
            </>
          ) : null}
        </p>
      </div>
    </li>
  )
}

interface OfGame {
  readonly game: string | undefined
}

/** The drafts of this browser; a deleted one can be brought back while the page is open. */
function Drafts({ game, onOpen }: OfGame & { readonly onOpen: () => void }) {
  const say = useSay()
  const lang = useLang()
  const [seen, see] = useState(0)
  const [gone, setGone] = useState<VariantDraft>()
  const drafts = useMemo(() => listDrafts(), [seen]).filter((draft) => game === undefined || draft.game === game)
  const titleOf = ({ data }: VariantDraft): string => wordsBy(data['title'])[lang] || say(VARIANTS.untitled)
  return (
    <section aria-labelledby="var-drafts">
      <div className="var-head">
        <h2 id="var-drafts">{say(VARIANTS.drafts)}</h2>
        <Button onClick={onOpen}>
          <Icon name="file" /> {say(VARIANTS.open)}
        </Button>
      </div>
      {drafts.length === 0 ? <p className="soft">{say(VARIANTS.noDrafts)}</p> : null}
      <ul className="var-drafts">
        {drafts.map((draft) => (
          <li key={draft.id} className="paper" data-accent={draft.game}>
            <Link href={editorLink(draft)} className="var-draft">
              <b>{titleOf(draft)}</b>
              <span className="soft">{manifestTitle(draft.game)?.[lang] ?? draft.game}</span>
            </Link>
            <IconButton
              label={say(VARIANTS.remove, { title: titleOf(draft) })}
              onClick={() => {
                dropDraft(draft.id)
                setGone(draft)
                see(seen + 1)
              }}
            >
              <Icon name="close" />
            </IconButton>
          </li>
        ))}
      </ul>
      <p role="status" className="row">
        {gone === undefined ? null : (
          <>
            {say(VARIANTS.removed, { title: titleOf(gone) })}
            <Button
              look="quiet"
              onClick={() => {
                keepDraft(gone)
                setGone(undefined)
                see(seen + 1)
              }}
            >
              {say(VARIANTS.bringBack)}
            </Button>
          </>
        )}
      </p>
    </section>
  )
}

const manifestTitle = (game: string) => OPEN_GAMES.find(({ id }) => id === game)?.title

function Examples({ game }: OfGame) {
  const say = useSay()
  const lang = useLang()
  const loaded = useLoaded(async () => (await import('./examples.ts')).EXAMPLES, undefined)
  if (loaded.state !== 'ready') return null
  const examples = loaded.value.filter(
    (example) => OPEN_GAMES.some(({ id }) => id === example.game) && (game === undefined || example.game === game),
  )
  return (
    <section aria-labelledby="var-examples">
      <h2 id="var-examples">{say(VARIANTS.examples)}</h2>
      <ul className="var-examples">
        {examples.map(({ id, game: of, title, about, data }) => (
          <li key={id} data-accent={of}>
            <button type="button" className="paper" onClick={() => begin(of, data)}>
              <b>{title[lang]}</b>
              <small>{manifestOf(of).title[lang]}</small>
              <span className="soft">{about[lang]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A file or a pasted text. What is wrong is told with line and column. */
function OpenSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay()
  const lang = useLang()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState('')
  const take = async (given: string): Promise<void> => {
    try {
      const { game, data } = await readText(given)
      begin(game, data)
    } catch (error) {
      setRefused(tellRefusal(error, lang))
    }
  }
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    // Most characters take one byte, some more.
    if (file.size > 4 * LIMITS.variantFile) return setRefused(say(VARIANTS.tooLarge))
    const content = await file.text()
    setText(content)
    await take(content)
  }
  return (
    <Sheet
      title={say(VARIANTS.open)}
      lang={lang}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say(VARIANTS.cancel)}</Button>
          <Button look="main" disabled={text.trim() === ''} onClick={() => void take(text)}>
            {say(VARIANTS.openIt)}
          </Button>
        </>
      }
    >
      <p>{say(VARIANTS.openAbout)}</p>
      <label className="kit-button share__file">
        <Icon name="file" /> {say(VARIANTS.chooseFile)}
        <input
          type="file"
          accept=".yaml,.yml,.json,.txt"
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </label>
      <label className="share__paste">
        {say(VARIANTS.paste)}
        <textarea
          rows={8}
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setRefused('')
          }}
        />
      </label>
      <p role="alert" className="share__refusal">
        {refused === '' ? null : <Icon name="warning" />} {refused}
      </p>
    </Sheet>
  )
}
