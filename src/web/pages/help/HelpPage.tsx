import { useState } from 'react'
import { Link } from 'wouter'
import { GAMES } from '../../../games/index.ts'
import { useLang, useSay } from '../../hooks.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Page } from '../../shell/Page.tsx'
import { GUIDED, startGuided } from '../../store/guided.ts'
import { CREDITS, GUIDE, HELP, KEYS, SHORTCUTS, TOPICS, TOUR } from '../../words/help.ts'
import './help.css'

export function HelpPage() {
  const say = useSay()
  const lang = useLang()
  return (
    <Page title={say(HELP.title)} className="help">
      <FirstGame />
      {TOPICS.map(({ title, text }) => (
        <section key={title.en}>
          <h2>{title[lang]}</h2>
          <p>{text[lang]}</p>
        </section>
      ))}
      <section className="help-rules" aria-labelledby="rules">
        <h2 id="rules">{say(HELP.rules)}</h2>
        <ul className="help-games">
          {GAMES.map(({ id, title }) => (
            <li key={id} data-accent={id}>
              <Link href={`/help/${id}`} className="help-link">
                <Icon name="book" /> {title[lang]}
              </Link>
              <Link
                href={`/gallery/${id}`}
                className="help-link soft"
                aria-label={`${title[lang]}: ${say(HELP.gallery)}`}
              >
                <Icon name="eye" /> {say(HELP.gallery)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="lab">
        <h2 id="lab">{say(HELP.lab)}</h2>
        <p>{say(HELP.labAbout)}</p>
        <Link href="/lab" className="help-link">
          <Icon name="lab" /> {say(HELP.toLab)}
        </Link>
      </section>
      <section aria-labelledby="keys">
        <h2 id="keys">{say(KEYS.title)}</h2>
        <p>{say(KEYS.about)}</p>
        <dl className="keys">
          {SHORTCUTS.map(({ keys, text }) => (
            <div key={keys.en}>
              <dt>
                <kbd>{keys[lang]}</kbd>
              </dt>
              <dd>{text[lang]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="credits">
        <h2 id="credits">{say(CREDITS.title)}</h2>
        <p>{say(CREDITS.unofficial)}</p>
        <p>{say(CREDITS.documents)}</p>
        <ul>
          {GAMES.map(({ id, document }) => (
            <li key={id}>{document[lang]}</li>
          ))}
        </ul>
        <p>{say(CREDITS.fonts)}</p>
      </section>
    </Page>
  )
}

function FirstGame() {
  const say = useSay()
  const lang = useLang()
  const [busy, setBusy] = useState(false)
  const start = async (): Promise<void> => {
    setBusy(true)
    await startGuided()
  }
  return (
    <section className="paper first-game" data-accent={GUIDED.game} aria-labelledby="first">
      <h2 id="first">{say(GUIDE.title)}</h2>
      <p>{say(GUIDE.about)}</p>
      <ol className="first-steps">
        {TOUR.map(({ title }) => (
          <li key={title.en}>{title[lang]}</li>
        ))}
      </ol>
      <button type="button" className="kit-button kit-button--main" disabled={busy} onClick={() => void start()}>
        {say(GUIDE.start)}
      </button>
    </section>
  )
}
