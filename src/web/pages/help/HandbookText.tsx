// The rules of your own side: the overview, the chapters, usual mistakes and the glossary.
import type { Chapter, Handbook, Rule, Term } from '../../../kernel/handbook.ts'
import type { Lang } from '../../../kernel/text.ts'
import { useSay } from '../../hooks.ts'
import { ClauseAnchor, useHelpLink } from '../../kit/Tag.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { InTurn } from '../../kit/InTurn.tsx'
import { type Drawing, Figure } from '../../learn/Figure.tsx'
import { Told, ToldLine } from '../../learn/Told.tsx'
import { LEARN } from '../../words/learn.ts'

interface HandbookTextProps {
  readonly game: string
  readonly handbook: Pick<Handbook, 'chapters' | 'mistakes' | 'glossary'>
  readonly drawing: Drawing
  readonly lang: Lang
  readonly at: string | undefined
  readonly isSearching: boolean
}

export function HandbookText({ handbook, isSearching, ...rest }: HandbookTextProps) {
  const say = useSay()
  const { game, lang, at } = rest
  const { chapters, mistakes, glossary } = handbook
  // Whoever looks for a place needs all of it.
  const now = isSearching || at !== undefined
  return (
    <>
      {isSearching ? null : <Overview game={game} chapters={chapters} lang={lang} />}
      {chapters.length === 0 ? null : (
        <h2 className="rules-side" data-at="yours" tabIndex={-1}>
          {say(LEARN.yourRules)}
        </h2>
      )}
      {chapters.map((chapter) => (
        <ChapterText key={chapter.id} chapter={chapter} now={now} {...rest} />
      ))}
      {mistakes.length === 0 ? null : (
        <section className="chapter paper" aria-labelledby="mistakes">
          <h3 id="mistakes" data-at="mistakes" tabIndex={-1}>
            {say(LEARN.mistakes)}
          </h3>
          <ul className="mistakes">
            {mistakes.map((mistake) => (
              <li key={mistake.en}>
                <ToldLine game={game} text={mistake} lang={lang} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {glossary.length === 0 ? null : (
        <section className="chapter paper" aria-labelledby="glossary">
          <h3 id="glossary" data-at="glossary" tabIndex={-1}>
            {say(LEARN.glossary)}
          </h3>
          <dl className="glossary">
            {[...glossary]
              .sort((a, b) => a.name[lang].localeCompare(b.name[lang], lang))
              .map((term) => (
                <InTurn key={term.id} now={now}>
                  <TermRow game={game} term={term} lang={lang} at={at} />
                </InTurn>
              ))}
          </dl>
        </section>
      )}
    </>
  )
}

/** The chapters in a few sentences each. */
function Overview({ game, chapters, lang }: { game: string; chapters: readonly Chapter[]; lang: Lang }) {
  const say = useSay()
  const linkTo = useHelpLink(game)
  return (
    <section className="overview paper" aria-labelledby="overview">
      <header>
        <h2 id="overview" data-at="overview" tabIndex={-1}>
          {say(LEARN.inFive)}
        </h2>
        <button type="button" className="kit-button kit-button--quiet small print-button" onClick={() => print()}>
          <Icon name="file" /> {say(LEARN.print)}
        </button>
      </header>
      {chapters.map(({ id, title, inShort }) => (
        <div key={id}>
          <h3>
            <a href={linkTo(`chapter-${id}`)}>{title[lang]}</a>
          </h3>
          <Told game={game} text={inShort} lang={lang} />
        </div>
      ))}
    </section>
  )
}

type Around = Omit<HandbookTextProps, 'handbook' | 'isSearching'>

interface ChapterTextProps extends Around {
  readonly chapter: Chapter
  readonly now: boolean
}

function ChapterText({ chapter: { id, title, rules }, now, ...rest }: ChapterTextProps) {
  if (rules.length === 0) return null
  return (
    <section className="chapter paper" aria-labelledby={`chapter-${id}`}>
      <h3 id={`chapter-${id}`} data-at={`chapter-${id}`} tabIndex={-1}>
        {title[rest.lang]}
      </h3>
      {rules.map((rule) => (
        <InTurn key={rule.tells[0]} now={now}>
          <RuleRow rule={rule} {...rest} />
        </InTurn>
      ))}
    </section>
  )
}

function RuleRow({ rule, game, drawing, lang, at }: Around & { readonly rule: Rule }) {
  const say = useSay()
  const { tells, title, text, list, figure } = rule
  return (
    <article
      className="rule"
      data-at={tells.join(' ')}
      data-here={at !== undefined && tells.includes(at)}
      tabIndex={-1}
    >
      <header>
        <h4>{title[lang]}</h4>
        <span className="rule-cites">
          {tells.map((clause) => (
            <ClauseAnchor key={clause} game={game} clause={clause} />
          ))}
        </span>
      </header>
      <Told game={game} text={text} lang={lang} />
      {list === undefined ? null : (
        <details className="kit-fold rule-list">
          <summary>{say(LEARN.list)}</summary>
          <Told game={game} text={list} lang={lang} />
        </details>
      )}
      {figure === undefined ? null : <Figure figure={figure} drawing={drawing} lang={lang} />}
    </article>
  )
}

interface TermRowProps {
  readonly game: string
  readonly term: Term
  readonly lang: Lang
  readonly at: string | undefined
}

function TermRow({ game, term: { id, name, text, cite }, lang, at }: TermRowProps) {
  const place = `term-${id}`
  return (
    <div data-at={place} data-here={at === place} tabIndex={-1}>
      <dt>{name[lang]}</dt>
      <dd>
        {text[lang]} {cite === undefined ? null : <ClauseAnchor game={game} clause={cite} />}
      </dd>
    </div>
  )
}
