import type { ReactNode } from 'react'
import type { Clause, Lang } from '../../../kernel/contract.ts'
import { useMedia, useSay } from '../../hooks.ts'
import { Icon } from '../../kit/Icon.tsx'
import { useHelpLink } from '../../kit/Tag.tsx'
import { HELP } from '../../words/help.ts'
import { LEARN } from '../../words/learn.ts'
import type { FoundRules } from './filter.ts'

interface ContentsProps {
  readonly game: string
  readonly rules: FoundRules
  readonly lang: Lang
}

interface ContentsNavProps extends ContentsProps {
  readonly isSearching: boolean
}

/** Links to every part of the page: beside it if there is room, otherwise folded above it. */
export function Contents({ isSearching, ...props }: ContentsNavProps) {
  const say = useSay()
  const wide = useMedia('(min-width: 64rem)')
  if (wide)
    return (
      <nav className="rules-contents" aria-label={say(HELP.contents)}>
        <Parts {...props} />
      </nav>
    )
  // Search results come first there.
  if (isSearching) return null
  return (
    <details className="rules-contents paper">
      <summary>
        <Icon name="moves" /> {say(HELP.contents)}
      </summary>
      <nav aria-label={say(HELP.contents)}>
        <Parts {...props} />
      </nav>
    </details>
  )
}

function Parts({ game, rules: { ladders, clauses, rulings, handbook }, lang }: ContentsProps) {
  const say = useSay()
  const heads = headsOf(clauses)
  return (
    <>
      {handbook === undefined ? null : (
        <>
          <Part game={game} at="overview" text={say(LEARN.inFive)} />
          <Part game={game} at="yours" text={say(LEARN.yourRules)}>
            {handbook.chapters.map(({ id, title }) => (
              <Entry key={id} game={game} at={`chapter-${id}`} text={title[lang]} />
            ))}
            <Entry game={game} at="mistakes" text={say(LEARN.mistakes)} />
          </Part>
          <Part game={game} at="glossary" text={say(LEARN.glossary)} />
        </>
      )}
      <Part game={game} at="ladders" text={say(HELP.ladders)}>
        {ladders.map(({ id, title }) => (
          <Entry key={id} game={game} at={id} text={title[lang]} />
        ))}
      </Part>
      <Part game={game} at="clauses" text={say(HELP.clauses)}>
        {heads.map((clause) => (
          <Entry
            key={clause.id}
            game={game}
            at={clause.id}
            text={`${numberOf(clause.id)} · ${titleOf(clause, lang)}`}
          />
        ))}
      </Part>
      {rulings.length === 0 ? null : <Part game={game} at="rulings" text={say(HELP.rulings)} />}
    </>
  )
}

/** The first clause of every number: S6 itself, or S6.1 where there is none. */
const headsOf = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.filter(({ id }, at) => clauses.findIndex((other) => numberOf(other.id) === numberOf(id)) === at)

const numberOf = (id: string): string => id.split('.')[0] ?? id

/** What a clause is about: its first words, up to the explanation. */
const titleOf = ({ text }: Clause, lang: Lang): string => text[lang].split(/[:.;(]/)[0]?.trim() ?? ''

interface EntryProps {
  readonly game: string
  readonly at: string
  readonly text: string
}

function Entry({ game, at, text }: EntryProps) {
  return (
    <li>
      <a href={useHelpLink(game)(at)} title={text}>
        {text}
      </a>
    </li>
  )
}

function Part({ game, at, text, children }: EntryProps & { readonly children?: ReactNode }) {
  return (
    <div className="rules-part">
      <a href={useHelpLink(game)(at)}>{text}</a>
      {children === undefined ? null : <ul>{children}</ul>}
    </div>
  )
}
