import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { BadInput, type Lang, type Manifest } from '../../../kernel/contract.ts'
import { counted } from '../../../kernel/text.ts'
import { VARIANT } from '../../../kernel/variant.ts'
import { VariantContext } from '../../clauses.ts'
import { coverOf } from '../../games.ts'
import { useLang, useLoaded, useSay } from '../../hooks.ts'
import { useQuery } from '../../router.ts'
import { Icon } from '../../kit/Icon.tsx'
import { InTurn } from '../../kit/InTurn.tsx'
import { Loading } from '../../shell/Loading.tsx'
import { Page } from '../../shell/Page.tsx'
import { loadUi } from '../../tables.ts'
import { type ToldVariant, triedVariant } from '../../variants/read.ts'
import { VariantText } from '../../variants/VariantText.tsx'
import { FOUND, HELP } from '../../words/help.ts'
import { LEARN } from '../../words/learn.ts'
import { VARIANT_WORDS } from '../../words/variant.ts'
import { FOLDED } from '../../words/variant-folds.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { Clauses } from './Clauses.tsx'
import { Contents } from './Contents.tsx'
import { LadderRules } from './LadderRules.tsx'
import { countOf, type FoundRules, filterRules } from './filter.ts'
import type { Drawing } from '../../learn/Figure.tsx'
import { HandbookText } from './HandbookText.tsx'
import './help.css'
import './handbook.css'

/** The handbook of a game: your rules, then the automa's, generated from the declarations it plays by. */
export function RulesPage({ game }: { readonly game: string }) {
  const manifest = coverOf(game)?.manifest
  if (manifest === undefined) return <NotFoundPage />
  return <LoadedRules manifest={manifest} />
}

function LoadedRules({ manifest }: { readonly manifest: Manifest }) {
  const say = useSay()
  const lang = useLang()
  const variant = useQuery(VARIANT) ?? ''
  const loaded = useLoaded(() => rulesOf(manifest, variant), `${manifest.id} ${variant}`)
  const told = loaded.state === 'ready' ? loaded.value.variant : undefined
  const isOf = told !== undefined && !(told instanceof BadInput)
  const begin = isOf ? `/new/${manifest.id}?variant=${encodeURIComponent(variant)}` : `/new/${manifest.id}`
  return (
    <VariantContext value={isOf ? variant : ''}>
      <Page
        title={say(LEARN.handbook)}
        up={{ href: begin, text: manifest.title[lang] }}
        className="rules"
        lead={<p className="lead">{say(HELP.byDocument, { document: manifest.document[lang] })}</p>}
      >
        {loaded.state === 'ready' ? (
          <>
            {told === undefined ? null : <TheVariant told={told} />}
            <Rules id={manifest.id} rules={loaded.value} lang={lang} />
            <p className="rules-play row">
              <Link href={begin} className="kit-button kit-button--main">
                {say(HELP.play)}
              </Link>
              {loaded.value.handbook === undefined ? null : (
                <Link href={`/learn/${manifest.id}`} className="kit-button">
                  {say(LEARN.lessons)}
                </Link>
              )}
              {loaded.value.drawing.module.variants === undefined ? null : (
                <Link href={`/variants/${manifest.id}`} className="kit-button">
                  {say(HELP.varyIt)}
                </Link>
              )}
            </p>
          </>
        ) : (
          <Loading />
        )}
      </Page>
    </VariantContext>
  )
}

/** Which variant these are the rules of; or why there is none. */
function TheVariant({ told }: { readonly told: ToldVariant | BadInput }) {
  const say = useSay()
  const lang = useLang()
  if (told instanceof BadInput)
    return (
      <p role="status" className="wrong">
        {say(VARIANT_WORDS.bad, { why: told.tell(lang) })}
      </p>
    )
  return (
    <section className="paper rules-variant" aria-labelledby="rules-variant">
      <h2 id="rules-variant">
        {say(VARIANT_WORDS.heading)}: {told.choices.title?.[lang] ?? say(FOLDED.untitled)}
      </h2>
      <VariantText told={told} />
    </section>
  )
}

interface LoadedPage extends FoundRules {
  readonly drawing: Drawing
  /** What these rules are a variant of the document by; a refusal if there is none by that value. */
  readonly variant: ToldVariant | BadInput | undefined
}

/** The handbook, the opponent's rules, and what draws the figures. */
async function rulesOf(manifest: Manifest, value: string): Promise<LoadedPage> {
  const module = await manifest.load()
  const variant = module.variants && triedVariant(module.variants, value)
  const by = variant instanceof BadInput ? '' : value
  const [texts, handbook] = await Promise.all([module.texts(by), module.handbook?.()])
  const ui = handbook === undefined ? undefined : await loadUi(manifest.id)
  const ladders = module.variants?.ladders(by) ?? module.ladders
  return { ladders, ...texts, handbook, drawing: { module, ui }, variant }
}

interface RulesProps {
  /** The game they are of. */
  readonly id: string
  readonly rules: LoadedPage
  readonly lang: Lang
}

function Rules({ id, rules, lang }: RulesProps) {
  const say = useSay()
  const at = useQuery('at')
  const [wanted, setWanted] = useState('')
  const page = useRef<HTMLDivElement>(null)
  const found = useMemo(() => filterRules(rules, wanted, lang), [rules, wanted, lang])
  const count = countOf(found)
  // Whoever looks for a place needs all of the page.
  const now = at !== undefined || wanted !== ''

  const known = useMemo(
    () =>
      new Set([
        ...[...rules.clauses, ...rules.rulings].map((clause) => clause.id),
        ...(rules.handbook?.chapters ?? []).flatMap((chapter) => chapter.rules.flatMap(({ tells }) => tells)),
      ]),
    [rules],
  )

  const goTo = (place: string): void => {
    setWanted('')
    requestAnimationFrame(() => {
      const target = page.current?.querySelector(`[data-at~='${CSS.escape(place)}']`)
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
        {found.handbook === undefined ? null : (
          <HandbookText
            game={id}
            handbook={found.handbook}
            drawing={rules.drawing}
            lang={lang}
            at={at}
            isSearching={wanted !== ''}
          />
        )}
        {found.handbook === undefined || found.ladders.length + found.clauses.length === 0 ? null : (
          <h2 className="rules-side" data-at="opponent" tabIndex={-1}>
            {say(LEARN.itsRules)}
          </h2>
        )}
        {found.ladders.length > 0 ? (
          <section aria-labelledby="ladders">
            <h2 id="ladders" data-at="ladders" tabIndex={-1}>
              {say(HELP.ladders)}
            </h2>
            <p className="soft">{say(HELP.laddersAbout)}</p>
            <div className="ladders">
              {found.ladders.map((ladder) => (
                <InTurn key={ladder.id} now={now}>
                  <LadderRules game={id} ladder={ladder} lang={lang} at={at} />
                </InTurn>
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
          now={now}
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
          now={now}
          lang={lang}
          at={at}
        />
      </div>
    </div>
  )
}
