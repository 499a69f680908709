// What people look up while choosing: what both cities produce and pay, the state of the conflict, what the progress tokens do.
import '../palette.css'
import './aside.css'
import type { Lang } from '../../../../kernel/text.ts'
import { AsideFrame } from '../../../../web/kit/board/AsideFrame.tsx'
import { other, PLAYER, type Side, SOLO } from '../../asks.ts'
import { EACH_RESOURCE, token } from '../../catalogue/index.ts'
import { RESOURCE_NAMES, RESOURCES } from '../../catalogue/vocabulary.ts'
import { effectText } from '../../effects-text.ts'
import { SYMBOLS_TO_WIN } from '../../measures.ts'
import { unitPrice } from '../../payment.ts'
import { NONE, type State } from '../../state.ts'
import { different } from '../../tally.ts'
import { ResourceIcon } from '../icons/resources.tsx'
import { SaidCoins } from '../icons/Said.tsx'
import { Token } from '../token/Token.tsx'
import { leadText, symbolsText, word } from '../words.ts'

const BOTH = [PLAYER, SOLO] as const

export function Aside({ state, lang }: { readonly state: unknown; readonly lang: Lang }) {
  const s = state as State
  return (
    <AsideFrame game="duel" className="du-aside">
      <Prices s={s} lang={lang} />
      <section>
        <h3>{word('roads', lang)}</h3>
        <p>{leadText(s.pawn, lang)}</p>
        <p>{symbolsText[lang](...counts(s), SYMBOLS_TO_WIN)}</p>
      </section>
      <Tokens s={s} lang={lang} />
    </AsideFrame>
  )
}

const counts = (s: State): [yours: number, theirs: number] => [
  different(s.cities[PLAYER].tally),
  different(s.cities[SOLO].tally),
]

interface Props {
  readonly s: State
  readonly lang: Lang
}

function Prices({ s, lang }: Props) {
  const price = (side: Side, r: (typeof EACH_RESOURCE)[number]): number =>
    unitPrice(s.cities[side].tally, s.cities[other(side)].tally, r)
  return (
    <section>
      <table>
        <caption>{word('production', lang)}</caption>
        <thead>
          <tr>
            <td />
            {BOTH.map((side) => (
              <th key={side} scope="colgroup" colSpan={2}>
                {word(side === SOLO ? 'solo' : 'you', lang)}
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {BOTH.flatMap((side) => [
              <th key={`made${side}`} scope="col">
                {word('made', lang)}
              </th>,
              <th key={`buys${side}`} scope="col">
                {word('buyAt', lang)}
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {EACH_RESOURCE.map((r) => (
            <tr key={r}>
              <th scope="row">
                <ResourceIcon id={RESOURCES[r]} /> {RESOURCE_NAMES[RESOURCES[r]][lang]}
              </th>
              {BOTH.flatMap((side) => [
                <td key={`made${side}`}>{s.cities[side].tally.produced[r]}</td>,
                <td key={`buys${side}`}>
                  <SaidCoins amount={price(side, r)} />
                </td>,
              ])}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Tokens({ s, lang }: Props) {
  const there = s.board.filter((no) => no !== NONE)
  if (there.length === 0) return null
  return (
    <section>
      <h3>{word('tokens', lang)}</h3>
      <ul>
        {there.map((no) => (
          <li key={no}>
            <Token item={token(no)} />
            <span>
              <b>{token(no).name[lang]}.</b>{' '}
              {token(no)
                .effects.map((effect) => effectText(effect, lang))
                .join('. ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
