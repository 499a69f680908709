import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Lang, Manifest } from '../../../kernel/contract.ts'
import { coverOf } from '../../games.ts'
import { useLang, useLoaded, useSay } from '../../hooks.ts'
import { useQuery } from '../../router.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'
import { HELP } from '../../words/help.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { Clauses } from './Clauses.tsx'
import { LadderRules } from './LadderRules.tsx'
import { type FoundRules, filterRules } from './filter.ts'
import './help.css'

/** The automa's rules, printed from the declarations it plays by. */
export function RulesPage({ game }: { readonly game: string }) {
  const manifest = coverOf(game)?.manifest
  if (manifest === undefined) return <NotFoundPage />
  return <LoadedRules manifest={manifest} />
}

function LoadedRules({ manifest }: { readonly manifest: Manifest }) {
  const say = useSay()
  const lang = useLang()
  const loaded = useLoaded(() => rulesOf(manifest), manifest.id)
  const title = `${manifest.title[lang]} – ${say(HELP.rules)}`
  return (
    <Page
      title={title}
      className="rules"
      lead={<p className="lead">{say(HELP.byDocument, { document: manifest.document[lang] })}</p>}
    >
      {loaded.state === 'ready' ? <Rules id={manifest.id} rules={loaded.value} lang={lang} /> : <Loading />}
      <p className="rules-play">
        <Link href={`/new/${manifest.id}`} className="kit-button kit-button--main">
          {say(HELP.play)}
        </Link>
      </p>
    </Page>
  )
}

async function rulesOf(manifest: Manifest): Promise<FoundRules> {
  const module = await manifest.load()
  return { ladders: module.ladders, ...(await module.texts()) }
}

interface RulesProps {
  /** The game they are of. */
  readonly id: string
  readonly rules: FoundRules
  readonly lang: Lang
}

function Rules({ id, rules, lang }: RulesProps) {
  const say = useSay()
  const at = useQuery('at')
  const [wanted, setWanted] = useState('')
  const page = useRef<HTMLDivElement>(null)
  const found = useMemo(() => filterRules(rules, wanted, lang), [rules, wanted, lang])
  const count = found.ladders.length + found.clauses.length + found.rulings.length

  // Also when the same place is asked for again: its mark is set anew.
  useEffect(() => {
    if (at === undefined) return
    setWanted('')
    requestAnimationFrame(() => {
      const target = page.current?.querySelector(`[data-at='${CSS.escape(at)}']`)
      target?.scrollIntoView({ block: 'center' })
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    })
  }, [at])

  return (
    <div className="rules-page" ref={page}>
      <div className="rules-search">
        <Icon name="search" />
        <input
          type="search"
          value={wanted}
          aria-label={say(HELP.search)}
          placeholder={say(HELP.search)}
          onChange={(event) => setWanted(event.target.value)}
        />
        <p role="status" className="soft">
          {wanted === '' ? '' : count === 0 ? say(HELP.nothing) : say(HELP.found, { n: count })}
        </p>
      </div>
      {found.ladders.length > 0 ? (
        <section aria-labelledby="ladders">
          <h2 id="ladders">{say(HELP.ladders)}</h2>
          <p className="soft">{say(HELP.laddersAbout)}</p>
          <div className="ladders">
            {found.ladders.map((ladder) => (
              <LadderRules key={ladder.id} game={id} ladder={ladder} lang={lang} at={at} />
            ))}
          </div>
        </section>
      ) : null}
      <Clauses id="clauses" title={say(HELP.clauses)} clauses={found.clauses} lang={lang} at={at} />
      <Clauses
        id="rulings"
        title={say(HELP.rulings)}
        about={say(HELP.rulingsAbout)}
        clauses={found.rulings}
        lang={lang}
        at={at}
      />
    </div>
  )
}
