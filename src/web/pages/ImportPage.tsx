import { useState } from 'react'
import type { Lang } from '../../kernel/contract.ts'
import { movesIn } from '../../kernel/moves.ts'
import { MARK_TEXTS } from '../../kernel/marks.ts'
import { isNewer } from '../../kernel/newer.ts'
import { tellChoice, toldOptions } from '../../kernel/options.ts'
import { useLang, useLoaded, useSay } from '../hooks.ts'
import type { Checked } from '../panels/checkSave.ts'
import { navigate, useHashSearch } from '../router.ts'
import { DeadEnd } from '../shell/DeadEnd.tsx'
import { download } from '../shell/download.ts'
import { Page, Waiting } from '../shell/Page.tsx'
import { updateNow } from '../shell/updates.ts'
import { shelf } from '../store/browser.ts'
import { forgetImport, offeredImport } from '../store/pending-import.ts'
import { importGame } from '../store/session.ts'
import { coverOf } from '../games.ts'
import { HOME, WENT } from '../words/home.ts'
import { ImportButton } from '../shell/ImportButton.tsx'
import { IMPORT } from '../words/import.ts'
import { NEW } from '../words/new.ts'
import { SHELL } from '../words/shell.ts'
import { TABLE } from '../words/table.ts'
import './settings.css'

const leave = (): void => {
  forgetImport()
  navigate('/')
}

/** A save from a link or a file: shown first, and stored only on request. */
export function ImportPage() {
  const say = useSay()
  const search = useHashSearch()
  // A save given in place of one that does not open.
  const [instead, setInstead] = useState<string>()
  const given = instead ?? (search === '' ? (offeredImport() ?? '') : `#/import?${search}`)
  const loaded = useLoaded(async () => {
    const { checkSave } = await import('../panels/checkSave.ts')
    return checkSave(given)
  }, given)
  switch (loaded.state) {
    case 'loading':
      return <Waiting />
    case 'failed':
      return <Refused given={given} error={loaded.error} onImport={setInstead} />
    case 'ready': {
      const { manifest } = loaded.value
      const add = async (): Promise<void> => {
        forgetImport()
        navigate(`/table/${await importGame(shelf, loaded.value)}`, { replace: true })
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
  return (
    <div className="preview">
      <img src={coverOf(manifest.id)?.image} alt="" width="96" height="120" />
      <div>
        <h2>{manifest.title[lang]}</h2>
        <dl className="facts">
          {toldOptions(manifest, options).map((spec) => (
            <div key={spec.id}>
              <dt>{spec.title[lang]}</dt>
              <dd>{tellChoice(spec, options[spec.id] ?? spec.initial, lang)}</dd>
            </div>
          ))}
          <div>
            <dt>{say(IMPORT.chance)}</dt>
            <dd>{say(mode)}</dd>
          </div>
          <div>
            <dt>{say(IMPORT.moves)}</dt>
            <dd>{movesIn(table.log)}</dd>
          </div>
          <div>
            <dt>{say(IMPORT.state)}</dt>
            <dd>{howItStands(table, lang)}</dd>
          </div>
          {table.marks.length === 0 ? null : (
            <div>
              <dt>{say(TABLE.marks)}</dt>
              <dd>{table.marks.map((mark) => MARK_TEXTS[mark][lang]).join(' · ')}</dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  )
}

/** Who won and how, or the progress. */
function howItStands({ module, state, step }: Checked['table'], lang: Lang): string {
  if (step.kind !== 'over')
    return [IMPORT.running, module.stage?.(state)].flatMap((text) => text?.[lang] ?? []).join(' · ')
  const { outcome } = module.score(state)
  return `${WENT[outcome.winner][lang]} · ${outcome.text[lang]}`
}

interface RefusedProps {
  readonly given: string
  readonly error: unknown
  readonly onImport: (text: string) => void
}

function Refused({ given, error, onImport }: RefusedProps) {
  const say = useSay()
  const lang = useLang()
  const told = useLoaded(async () => (await import('../panels/checkSave.ts')).tellRefusal(error, lang), lang)
  return (
    <DeadEnd title={say(IMPORT.badTitle)}>
      <p role="alert" className="wrong">
        {told.state === 'ready' ? told.value : null}
      </p>
      <p>{say(IMPORT.badText)}</p>
      <p className="row">
        {isNewer(error) ? <NewerWays given={given} /> : null}
        <button type="button" className={isNewer(error) ? 'kit-button' : 'kit-button kit-button--main'} onClick={leave}>
          {say(SHELL.toHome)}
        </button>
        <ImportButton onImport={onImport} />
      </p>
    </DeadEnd>
  )
}

/** A game that only a newer build can open: an update may help, and until then it can be kept as a file. */
function NewerWays({ given }: { readonly given: string }) {
  const say = useSay()
  const keep = async (): Promise<void> => {
    const { saveIn } = await import('../panels/checkSave.ts')
    download('solotavolo.txt', await saveIn(given))
  }
  return (
    <>
      <button type="button" className="kit-button kit-button--main" onClick={updateNow}>
        {say(SHELL.updateNow)}
      </button>
      <button type="button" className="kit-button" onClick={() => void keep()}>
        {say(HOME.export)}
      </button>
    </>
  )
}
