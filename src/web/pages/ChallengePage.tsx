import { Link } from 'wouter'
import { isNewer } from '../../kernel/newer.ts'
import { tellChoice, toldOptions } from '../../kernel/options.ts'
import { coverOf } from '../games.ts'
import { useLang, useLoaded, useSay } from '../hooks.ts'
import type { Challenge } from '../panels/challenge.ts'
import { toldResult } from '../record/told.ts'
import { navigate, useHashSearch } from '../router.ts'
import { DeadEnd } from '../shell/DeadEnd.tsx'
import { Page, Waiting } from '../shell/Page.tsx'
import { updateNow } from '../shell/updates.ts'
import { shelf } from '../store/browser.ts'
import { isUnread } from '../store/record.ts'
import { newGame } from '../store/session.ts'
import { CHALLENGE } from '../words/challenge.ts'
import { SHELL } from '../words/shell.ts'
import './settings.css'

interface Given {
  readonly challenge: Challenge
  /** A game that answers this challenge already. */
  readonly begun: string | undefined
}

/** A challenge from a link: what is played, the result to beat, and a game with the same deal. */
export function ChallengePage() {
  const search = useHashSearch()
  const loaded = useLoaded(() => load(`#/challenge?${search}`), search)
  switch (loaded.state) {
    case 'loading':
      return <Waiting />
    case 'failed':
      return <Refused error={loaded.error} />
    case 'ready':
      return <Offered {...loaded.value} />
  }
}

async function load(hash: string): Promise<Given> {
  const { readChallenge } = await import('../panels/challenge.ts')
  const challenge = await readChallenge(hash)
  const rival = JSON.stringify(challenge.rival)
  const { chance } = challenge.setup
  const seed = chance.kind === 'seeded' ? ` · chance seeded ${chance.seed}` : ''
  const begun = (await shelf.list()).find(
    (record) =>
      !isUnread(record) &&
      record.game === challenge.manifest.id &&
      JSON.stringify(record.rival) === rival &&
      record.text.split('\n', 1)[0]?.includes(seed),
  )
  return { challenge, begun: begun?.id }
}

function Offered({ challenge: { manifest, setup, rival }, begun }: Given) {
  const say = useSay()
  const lang = useLang()
  const accept = async (): Promise<void> =>
    navigate(`/table/${await newGame(shelf, manifest, setup, { rival })}`, { replace: true })
  const { chance, options } = setup
  return (
    <Page
      title={say(CHALLENGE.title)}
      className="import challenge"
      lead={<p className="lead">{say(CHALLENGE.about)}</p>}
    >
      <div className="paper" data-accent={manifest.id}>
        <div className="preview">
          <img src={coverOf(manifest.id)?.image} alt="" width="96" height="120" />
          <div>
            <h2>{manifest.title[lang]}</h2>
            <dl className="facts">
              <div>
                <dt>{say(CHALLENGE.toBeat)}</dt>
                <dd>
                  <b>{toldResult(rival, lang)}</b>
                </dd>
              </div>
              <div>
                <dt>{say(CHALLENGE.how)}</dt>
                <dd>{rival.hints + rival.undone === 0 ? say(CHALLENGE.fair) : say(CHALLENGE.helped, rival)}</dd>
              </div>
              {toldOptions(manifest, options).map((spec) => (
                <div key={spec.id}>
                  <dt>{spec.title[lang]}</dt>
                  <dd>{tellChoice(spec, options[spec.id] ?? spec.initial, lang)}</dd>
                </div>
              ))}
              <div>
                <dt>{say(CHALLENGE.seed)}</dt>
                <dd>{chance.kind === 'seeded' ? chance.seed : null}</dd>
              </div>
            </dl>
          </div>
        </div>
        <p className="row">
          {begun === undefined ? null : (
            <Link href={`/table/${begun}`} className="kit-button kit-button--main">
              {say(CHALLENGE.resume)}
            </Link>
          )}
          <button
            type="button"
            className={begun === undefined ? 'kit-button kit-button--main' : 'kit-button'}
            onClick={() => void accept()}
          >
            {say(begun === undefined ? CHALLENGE.accept : CHALLENGE.again)}
          </button>
          <Link href="/" className="kit-button">
            {say(CHALLENGE.no)}
          </Link>
        </p>
      </div>
    </Page>
  )
}

function Refused({ error }: { readonly error: unknown }) {
  const say = useSay()
  const lang = useLang()
  const told = useLoaded(async () => (await import('../panels/checkSave.ts')).tellRefusal(error, lang), lang)
  return (
    <DeadEnd title={say(CHALLENGE.badTitle)}>
      <p role="alert" className="wrong">
        {told.state === 'ready' ? told.value : null}
      </p>
      <p className="row">
        {isNewer(error) ? (
          <button type="button" className="kit-button kit-button--main" onClick={updateNow}>
            {say(SHELL.updateNow)}
          </button>
        ) : null}
        <Link href="/" className="kit-button">
          {say(SHELL.toHome)}
        </Link>
      </p>
    </DeadEnd>
  )
}
