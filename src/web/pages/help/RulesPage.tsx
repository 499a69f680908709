import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { Lang, Manifest } from '../../../kernel/contract.ts'
import { counted } from '../../../kernel/text.ts'
import { coverOf } from '../../games.ts'
import { useLang, useLoaded, useSay } from '../../hooks.ts'
import { useQuery } from '../../router.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'
import { FOUND, HELP } from '../../words/help.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { Clauses } from './Clauses.tsx'
import { Contents } from './Contents.tsx'
import { LadderRules } from './LadderRules.tsx'
import { type FoundRules, filterRules } from './filter.ts'
import './help.css'

/** The automa's rules, generated from the declarations it plays by. */
export function RulesPage({ game }: { readonly game: string }) {
  const manifest = coverOf(game)?.manifest
  if (manifest === undefined) return <NotFoundPage />
  return <LoadedRules manifest={manifest} />
}

function LoadedRules({ manifest }: { readonly manifest: Manifest }) {
  const say = useSay()
  const lang = useLang()
  const loaded = useLoaded(() => rulesOf(manifest), manifest.id)
  return (
    <Page
      title={say(HELP.rules)}
      up={{ href: `/new/${manifest.id}`, text: manifest.title[lang] }}
      className="rules"
      lead={<p className="lead">{say(HELP.byDocument, { document: manifest.document[lang] })}</p>}
    >
      {loaded.state === 'ready' ? (
        <>
          <Rules id={manifest.id} rules={loaded.value} lang={lang} />
          <p className="rules-play">
            <Link href={`/new/${manifest.id}`} className="kit-button kit-button--main">
              {say(HELP.play)}
            </Link>
          </p>
        </>
      ) : (
        <Loading />
      )}
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

  const known = useMemo(() => new Set([...rules.clauses, ...rules.rulings].map((clause) => clause.id)), [rules])

  const goTo = (place: string): void => {
    setWanted('')
    requestAnimationFrame(() => {
      const target = page.current?.querySelector(`[data-at='${CSS.escape(place)}']`)
      target?.scrollIntoView({ block: target.matches('h2, h3') ? 'start' : 'center' })
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    })
  }

  useEffect(() => {
    if (at !== undefined) goTo(at)
  }, [at])

  /** The address stays the same if the same place is requested again. */
  const again = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (at !== undefined && link?.getAttribute('href') === location.hash) goTo(at)
  }

  const search = (next: string): void => {
    setWanted(next)
    // Scrolls back to the search, however far down the reader was.
    if (page.current !== null && page.current.getBoundingClientRect().top < 0) page.current.scrollIntoView()
  }

  return (
    <div className="rules-page" ref={page} onClick={again}>
      <div className="rules-search">
        <Icon name="search" />
        <input
          type="search"
          value={wanted}
          aria-label={say(HELP.search)}
          placeholder={say(HELP.search)}
          onChange={(event) => search(event.target.value)}
        />
        <p role="status" className="soft">
          {wanted === '' ? '' : count === 0 ? say(HELP.nothing) : counted(count, FOUND, lang)}
        </p>
      </div>
      <Contents key={at} game={id} rules={rules} lang={lang} isSearching={wanted !== ''} />
      <div className="rules-text">
        {found.ladders.length > 0 ? (
          <section aria-labelledby="ladders">
            <h2 id="ladders" data-at="ladders" tabIndex={-1}>
              {say(HELP.ladders)}
            </h2>
            <p className="soft">{say(HELP.laddersAbout)}</p>
            <div className="ladders">
              {found.ladders.map((ladder) => (
                <LadderRules key={ladder.id} game={id} ladder={ladder} lang={lang} at={at} />
              ))}
            </div>
          </section>
        ) : null}
        <Clauses
          game={id}
          id="clauses"
          title={say(HELP.clauses)}
          clauses={found.clauses}
          known={known}
          lang={lang}
          at={at}
        />
        <Clauses
          game={id}
          id="rulings"
          title={say(HELP.rulings)}
          about={say(HELP.rulingsAbout)}
          clauses={found.rulings}
          known={known}
          lang={lang}
          at={at}
        />
      </div>
    </div>
  )
}
