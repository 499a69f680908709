// "What is this?": the rules behind a prompt, a piece or a refusal, as the handbook tells them.
import type { Lang } from '../../kernel/text.ts'
import { type Handbook, ruleOf } from '../../kernel/handbook.ts'
import { useHandbook } from '../handbooks.ts'
import { useSay } from '../hooks.ts'
import { Sheet } from '../kit/Sheet.tsx'
import { useHelpLink } from '../kit/Tag.tsx'
import { Loading } from '../shell/Loading.tsx'
import { LEARN } from '../words/learn.ts'
import type { Asked } from './asked.ts'
import { Told } from './Told.tsx'
import './learn.css'

interface RulesSheetProps {
  readonly game: string
  readonly about: Asked
  readonly title: string
  readonly lang: Lang
  readonly onClose: () => void
}

export function citesOf({ places }: Handbook, about: Asked): readonly string[] {
  if ('cites' in about) return about.cites
  if ('ask' in about) return places.asks[about.ask] ?? []
  const own = places.ofPiece(about.piece)
  return own.length > 0 || about.kind === undefined ? own : places.ofPiece(about.kind)
}

export function RulesSheet({ game, about, title, lang, onClose }: RulesSheetProps) {
  const say = useSay()
  const handbook = useHandbook(game)
  const rules = handbook === undefined ? [] : citesOf(handbook, about).flatMap((cite) => ruleOf(handbook, cite) ?? [])
  const first = rules[0]?.tells[0]
  const linkTo = useHelpLink(game)
  return (
    <Sheet title={title} lang={lang} onClose={onClose}>
      {handbook === undefined ? <Loading /> : null}
      {[...new Set(rules)].map((rule) => (
        <section key={rule.tells[0]} className="learn-rule">
          <h3>{rule.title[lang]}</h3>
          <Told game={game} text={rule.text} lang={lang} />
        </section>
      ))}
      {handbook !== undefined && rules.length === 0 ? <p>{say(LEARN.nothingTold)}</p> : null}
      <p>
        <a className="kit-button kit-button--quiet" href={linkTo(first ?? 'overview')}>
          {say(LEARN.inHandbook)}
        </a>
      </p>
    </Sheet>
  )
}
