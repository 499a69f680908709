// A variant from a link: who wrote it, what differs, and the ways to go on with it.
import { useState } from 'react'
import { Link } from 'wouter'
import { manifestOf } from '../../../games/index.ts'
import { differences } from '../../../variant/differences.ts'
import { changesOf } from '../../../variant/data.ts'
import { coverOf } from '../../games.ts'
import { useLang, useLoaded, useSay } from '../../hooks.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { tellRefusal } from '../../panels/checkSave.ts'
import { navigate, useHashSearch } from '../../router.ts'
import { DeadEnd } from '../../shell/DeadEnd.tsx'
import { Page, Waiting } from '../../shell/Page.tsx'
import { EDITOR, VARIANTS } from '../../words/variants.ts'
import { type Checked, checkDraft } from './check.ts'
import { beginDraft } from '../../variants/drafts.ts'
import { PlaySheet } from './editor/Sheets.tsx'
import { capitalised } from './editor/Wrongs.tsx'
import type { Opened } from './editor/editing.ts'
import { editorLink, readVariantLink } from './links.ts'
import { openGame } from './open.ts'
import './variants.css'

interface Given {
  readonly opened: Opened
  readonly checked: Checked
}

async function load(hash: string): Promise<Given> {
  const { game, data } = await readVariantLink(hash)
  const opened = await openGame(manifestOf(game))
  const checked = checkDraft(opened.variants, opened.texts, data)
  const [wrong] = checked.wrong
  if (wrong !== undefined) throw wrong.refusal
  return { opened, checked }
}

export function SharedPage() {
  const say = useSay()
  const lang = useLang()
  const search = useHashSearch()
  const loaded = useLoaded(() => load(`?${search}`), search)
  switch (loaded.state) {
    case 'loading':
      return <Waiting />
    case 'failed':
      return (
        <DeadEnd title={say(VARIANTS.badShared)}>
          <p role="alert" className="wrong">
            {tellRefusal(loaded.error, lang)}
          </p>
          <p>
            <Link href="/variants" className="kit-button">
              {say(VARIANTS.toVariants)}
            </Link>
          </p>
        </DeadEnd>
      )
    case 'ready':
      return <Offered {...loaded.value} />
  }
}

function Offered({ opened, checked }: Given) {
  const say = useSay()
  const lang = useLang()
  const [plays, setPlays] = useState(false)
  const { manifest, variants } = opened
  const { choices } = checked
  const edit = () => {
    const draft = beginDraft(manifest.id, changesOf(variants.registry, choices))
    navigate(editorLink(draft), { replace: true })
  }
  return (
    <Page
      title={choices.title?.[lang] ?? say(VARIANTS.shared)}
      className="variants shared"
      lead={<p className="lead">{say(VARIANTS.sharedLead)}</p>}
    >
      <div className="paper var-shared" data-accent={manifest.id}>
        <div className="var-game">
          <img src={coverOf(manifest.id)?.image} alt="" width="64" height="80" />
          <div>
            <h2>{manifest.title[lang]}</h2>
            {choices.author === undefined ? null : <p>{say(VARIANTS.by, { author: choices.author })}</p>}
            {choices.about === undefined ? null : <p>{choices.about[lang]}</p>}
          </div>
        </div>
        <h2>{say(EDITOR.differs)}</h2>
        <ul className="var-differs">
          {differences(variants.registryFor(choices), choices).map(({ section, id, text }) => (
            <li key={`${section} ${id} ${text.en}`}>{capitalised(text[lang])}</li>
          ))}
        </ul>
        <p className="row">
          <Button look="main" onClick={() => setPlays(true)}>
            <Icon name="next" /> {say(EDITOR.play)}
          </Button>
          <Button onClick={edit}>
            <Icon name="correct" /> {say(VARIANTS.edit)}
          </Button>
        </p>
      </div>
      {plays ? <PlaySheet opened={opened} checked={checked} onClose={() => setPlays(false)} /> : null}
    </Page>
  )
}
