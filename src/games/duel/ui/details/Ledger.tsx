// How a price is made up: per resource what you produce, choose, save and buy (R6 to R8).
import './ledger.css'
import type { Lang } from '../../../../kernel/text.ts'
import { type Card, EACH_RESOURCE, type Wonder } from '../../catalogue/index.ts'
import { RESOURCE_NAMES, RESOURCES } from '../../catalogue/vocabulary.ts'
import { cardPrice, type Price, type Unit, wonderPrice } from '../../payment.ts'
import { PLAYER, type Side, SOLO } from '../../asks.ts'
import type { State } from '../../state.ts'
import { chainOf } from '../card/Card.tsx'
import { ChainIcon } from '../icons/chains.tsx'
import { SaidCoins } from '../icons/Said.tsx'
import { ResourceIcon } from '../icons/resources.tsx'
import { costsButHave, word } from '../words.ts'

export type Costly = Card | Wonder
const isCard = (item: Costly): item is Card => 'deck' in item

export function priceOf(s: State, side: Side, item: Costly, ledger?: Unit[]): Price {
  return isCard(item) ? cardPrice(s, side, item, ledger) : wonderPrice(s, side, item, ledger)
}

const HOW = ['own', 'choice', 'discount', 'bought'] as const

export interface LedgerProps {
  readonly item: Costly
  readonly state: State
  readonly lang: Lang
  /** Who would pay: you by default. */
  readonly side?: Side
}

export function Ledger({ item, state: s, lang, side = PLAYER }: LedgerProps) {
  const units: Unit[] = []
  const price = priceOf(s, side, item, units)
  const have = s.cities[side].coins
  const chain = price.chain && isCard(item) ? chainOf(item.freeWith) : undefined
  const solo = priceOf(s, SOLO, item)
  return (
    <div className="du-ledger">
      <dl>
        {chain !== undefined && (
          <div>
            <dt>
              <ChainIcon id={chain} />
            </dt>
            <dd>{word('freeChain', lang)}</dd>
          </div>
        )}
        {!price.chain && item.coins > 0 && (
          <div>
            <dt>{word('printed', lang)}</dt>
            <dd className="du-sum">
              <SaidCoins amount={item.coins} />
            </dd>
          </div>
        )}
        {EACH_RESOURCE.flatMap((r) =>
          HOW.map((how) => {
            const found = units.filter((unit) => unit.resource === r && unit.how === how)
            const [first] = found
            if (first === undefined) return null
            const paid = found.reduce((sum, unit) => sum + unit.coins, 0)
            return (
              <div key={`${r}${how}`} data-how={how}>
                <dt>
                  {found.length}
                  <ResourceIcon id={RESOURCES[r]} />
                </dt>
                <dd>
                  {RESOURCE_NAMES[RESOURCES[r]][lang]}: {word(how, lang)}
                  {how === 'bought' && ` ${first.coins}${found.length > 1 ? ` ${word('each', lang)}` : ''}`}
                </dd>
                <dd className="du-sum">{paid > 0 ? <SaidCoins amount={paid} /> : '✓'}</dd>
              </div>
            )
          }),
        )}
        <div className="du-ledger-total">
          <dt>{word(side === PLAYER ? 'costsYou' : 'costsSolo', lang)}</dt>
          <dd className="du-sum">{price.coins === 0 ? word('free', lang) : <SaidCoins amount={price.coins} />}</dd>
        </div>
      </dl>
      {side === PLAYER && price.coins > have && <p className="du-short">{costsButHave[lang](price.coins, have)}</p>}
      {side === PLAYER && isCard(item) && (
        <p className="du-ledger-solo">
          {word('costsSolo', lang)}:{' '}
          {solo.chain ? word('freeChain', lang) : solo.coins === 0 ? word('free', lang) : solo.coins}
        </p>
      )}
    </div>
  )
}
