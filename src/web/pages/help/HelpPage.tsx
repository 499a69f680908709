import { Link } from 'wouter'
import { GAMES } from '../../../games/index.ts'
import { useLang, useSay } from '../../hooks.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Page } from '../../shell/Page.tsx'
import { CREDITS, HELP, KEYS, SHORTCUTS, TOPICS } from '../../words/help.ts'
import { LEARN } from '../../words/learn.ts'
import './help.css'

export function HelpPage() {
  const say = useSay()
  const lang = useLang()
  return (
    <Page title={say(HELP.title)} className="help">
      <section className="help-rules" aria-labelledby="rules">
        <h2 id="rules">{say(HELP.rules)}</h2>
        <ul className="help-games">
          {GAMES.map(({ id, title, teaches }) => (
            <li key={id} data-accent={id}>
              <Link href={`/help/${id}`} className="help-link">
                <Icon name="book" /> {title[lang]}
              </Link>
              {teaches ? (
                <Link href={`/learn/${id}`} className="help-link" aria-label={`${title[lang]}: ${say(LEARN.lessons)}`}>
                  <Icon name="hint" /> {say(LEARN.lessons)}
                </Link>
              ) : (
                <span />
              )}
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
      {TOPICS.map(({ title, text }) => (
        <section key={title.en}>
          <h2>{title[lang]}</h2>
          <p>{text[lang]}</p>
        </section>
      ))}
      <section aria-labelledby="lab">
        <h2 id="lab">{say(HELP.lab)}</h2>
        <p>{say(HELP.labAbout)}</p>
        <Link href="/lab" className="help-link">
          <Icon name="lab" /> {say(HELP.toLab)}
        </Link>
      </section>
      <section aria-labelledby="variants">
        <h2 id="variants">{say(HELP.variants)}</h2>
        <p>{say(HELP.variantsAbout)}</p>
        <Link href="/variants" className="help-link">
          <Icon name="correct" /> {say(HELP.toVariants)}
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
