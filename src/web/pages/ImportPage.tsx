import { useLang, useLoaded, useSay } from '../hooks.ts'
import type { Checked } from '../panels/checkSave.ts'
import { navigate, useHashSearch } from '../router.ts'
import { Loading } from '../shell/Loading.tsx'
import { Page } from '../shell/Page.tsx'
import { shelf } from '../store/browser.ts'
import { forgetImport, offeredImport } from '../store/pending-import.ts'
import { addTable } from '../store/session.ts'
import { coverOf } from '../games.ts'
import { IMPORT } from '../words/import.ts'
import { NEW } from '../words/new.ts'
import { SHELL } from '../words/shell.ts'
import './settings.css'

const leave = (): void => {
  forgetImport()
  navigate('/')
}

/** A save from a link or a file: shown before it is kept, and kept only when asked. */
export function ImportPage() {
  const say = useSay()
  const search = useHashSearch()
  const loaded = useLoaded(async () => {
    const { checkSave } = await import('../panels/checkSave.ts')
    return checkSave(search === '' ? (offeredImport() ?? '') : `#/import?${search}`)
  }, search)
  switch (loaded.state) {
    case 'loading':
      return <Loading />
    case 'failed':
      return <Refused error={loaded.error} />
    case 'ready': {
      const { manifest, table } = loaded.value
      const add = async (): Promise<void> => {
        forgetImport()
        navigate(`/table/${await addTable(shelf, manifest, table)}`, { replace: true })
      }
      return (
        <Page title={say(IMPORT.title)} className="import">
          <div className="paper" data-accent={manifest.id}>
            <Preview {...loaded.value} />
            <p>{say(IMPORT.ask)}</p>
            <p className="row">
              <button type="button" className="kit-button kit-button--main" onClick={() => void add()}>
                {say(IMPORT.add)}
              </button>
              <button type="button" className="kit-button" onClick={leave}>
                {say(IMPORT.no)}
              </button>
            </p>
          </div>
        </Page>
      )
    }
  }
}

function Preview({ manifest, table }: Checked) {
  const say = useSay()
  const lang = useLang()
  const { options, chance } = table.setup
  const mode = chance.kind === 'seeded' ? NEW.screen : chance.kind === 'dealt' ? NEW.beside : NEW.mixed
  const over = table.step.kind === 'over'
  return (
    <div className="preview">
      <img src={coverOf(manifest.id)?.image} alt="" width="96" height="120" />
      <div>
        <h2>{manifest.title[lang]}</h2>
        <dl className="facts">
          {manifest.options.map(({ id, title, choices }) => (
            <div key={id}>
              <dt>{title[lang]}</dt>
              <dd>{choices.find((choice) => choice.id === options[id])?.title[lang] ?? options[id]}</dd>
            </div>
          ))}
          <div>
            <dt>{say(IMPORT.chance)}</dt>
            <dd>{say(mode)}</dd>
          </div>
          <div>
            <dt>{say(IMPORT.moves)}</dt>
            <dd>{table.log.filter(({ seat }) => seat !== 'chance').length}</dd>
          </div>
          <div>
            <dt>{say(IMPORT.state)}</dt>
            <dd>{over ? table.module.score(table.state).outcome.text[lang] : say(IMPORT.running)}</dd>
          </div>
        </dl>
      </div>
    </div>
  )
}

function Refused({ error }: { readonly error: unknown }) {
  const say = useSay()
  const lang = useLang()
  const told = useLoaded(async () => (await import('../panels/checkSave.ts')).tellRefusal(error, lang), lang)
  return (
    <Page title={say(IMPORT.badTitle)} className="plain">
      <p role="alert">{told.state === 'ready' ? told.value : null}</p>
      <p>{say(IMPORT.badText)}</p>
      <p>
        <button type="button" className="kit-button kit-button--main" onClick={leave}>
          {say(SHELL.toHome)}
        </button>
      </p>
    </Page>
  )
}
