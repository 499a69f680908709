import { useEffect, useState } from 'react'
import { useSay } from '../../hooks.ts'
import { IconButton } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { navigate } from '../../router.ts'
import { GUIDE, TOUR } from '../../words/help.ts'
import { SHELL } from '../../words/shell.ts'
import './guide.css'

const close = (): void => navigate(location.hash.replace(/^#/, '').split('?')[0] ?? '/', { replace: true })

/** The guided first game: a few words on each part of the screen, over the real table. */
export function Guide() {
  const say = useSay()
  const [at, setAt] = useState(0)
  const step = TOUR[at]
  useEffect(() => {
    if (step === undefined) return
    const target = document.querySelector(`[data-guide='${step.target}']`)
    target?.setAttribute('data-guided', '')
    return () => target?.removeAttribute('data-guided')
  }, [step])
  if (step === undefined) return null
  const last = at === TOUR.length - 1
  return (
    <section className="guide" aria-labelledby="guide-title">
      <div role="status">
        <p className="guide-count">{say(GUIDE.step, { n: at + 1, all: TOUR.length })}</p>
        <h2 id="guide-title">{say(step.title)}</h2>
        <p>{say(step.text)}</p>
      </div>
      <div className="row">
        {at > 0 ? (
          <button type="button" className="kit-button small" onClick={() => setAt(at - 1)}>
            {say(GUIDE.back)}
          </button>
        ) : null}
        <button
          type="button"
          className="kit-button kit-button--main small"
          onClick={() => (last ? close() : setAt(at + 1))}
        >
          {say(last ? GUIDE.done : GUIDE.next)}
        </button>
      </div>
      <div className="guide-close">
        <IconButton label={say(SHELL.close)} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </div>
    </section>
  )
}
