// Your faction: points, goods, bowls of power, tracks, and what building each kind of structure uncovers.
import { Count } from '../../../../web/kit/board/Count.tsx'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { colour, factionOf, type Goods, NOTHING, ROUNDS, STRUCTURES, TRADING_POST } from '../../catalogue/index.ts'
import { hasStronghold, spadePrice } from '../../goods.ts'
import { nextIncome } from '../../income.ts'
import { rangeOf } from '../../reach.ts'
import type { Lang } from '../../../../kernel/contract.ts'
import { NONE, type State } from '../../state.ts'
import { sayGoods } from '../../amounts.ts'
import { GoodsRow, isNothing } from '../Goods.tsx'
import { Coin, Key, Laurel, Power, Priest, Ship, Spade, Structure, Worker } from '../icons/icons.tsx'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { aloneText, bowlsText, perSpade, piecesText, word } from '../words.ts'
import { Wheel } from './Wheel.tsx'

export function You() {
  const { s, lang } = useView()
  if (s.player.faction === NONE) return null
  const { name, colour: home, text, stronghold } = factionOf(s.player.faction)
  return (
    <section className="tm-you tm-panel" data-colour={colour(home).id} aria-label={word('you', lang)}>
      <h2>
        <Spot target={{ kind: 'faction-board' }} label={name[lang]} className="tm-faction-name">
          {name[lang]}
        </Spot>
        <Spot target={{ kind: 'score' }} label={`${word('vp', lang)}: ${s.player.vp}`} className="tm-vp">
          <Laurel />
          <VictoryPoints />
        </Spot>
      </h2>
      <p className="tm-ability">
        {text[lang]}{' '}
        <span data-off={!hasStronghold(s.player) || undefined}>
          <b>{word('stronghold', lang)}:</b> {stronghold[lang]}
        </span>
      </p>
      <div className="tm-you-top">
        <div>
          <Resources />
          <Tracks />
        </div>
        <Wheel />
      </div>
      <Structures />
    </section>
  )
}

function VictoryPoints() {
  const { s, still } = useView()
  return <Count value={s.player.vp} still={still} />
}

/** There is no income after the last round. */
export function incomeText(s: State, lang: Lang): string {
  if (s.round === ROUNDS) return word('noIncome', lang)
  return `${word('incomeNext', lang)}: ${sayGoods(nextIncome(s), lang) || word('nothing', lang)}`
}

function Resources() {
  const { s, lang, still } = useView()
  const { coins, workers, priests, bowls } = s.player
  const income = nextIncome(s)
  const amounts = [
    ['coins', coins, Coin, income.coins],
    ['workers', workers, Worker, income.workers],
    ['priests', priests, Priest, income.priests],
  ] as const
  const coming = incomeText(s, lang)
  return (
    <Group className="tm-resources" label={word('resources', lang)}>
      <Spot
        target={{ kind: 'convert' }}
        label={`${word('convert', lang)}. ${amounts.map(([kind, amount]) => `${word(kind, lang)}: ${amount}`).join(', ')}. ${coming}`}
        className="tm-purse"
        hint={() => coming}
      >
        {amounts.map(([kind, amount, Sign, more]) => (
          <span key={kind} className="tm-amount">
            <Sign />
            <b>
              <Count value={amount} still={still} />
            </b>
            {more > 0 && <small>+{more}</small>}
          </span>
        ))}
      </Spot>
      <Spot
        target={{ kind: 'bowls' }}
        label={`${bowlsText[lang](bowls)}. ${word('burn', lang)}`}
        className="tm-bowls"
        hint={() => bowlsText[lang](bowls)}
      >
        {bowls.map((tokens, at) => (
          <span key={['I', 'II', 'III'][at]} className="tm-bowl" data-bowl={at + 1}>
            <Power />
            <b>{tokens}</b>
            <i>{['I', 'II', 'III'][at]}</i>
          </span>
        ))}
        {income.power > 0 && <small>+{income.power}</small>}
      </Spot>
    </Group>
  )
}

function Tracks() {
  const { s, lang } = useView()
  const { shipping, dig } = factionOf(s.player.faction)
  const spade = spadePrice(s.player, 1)
  return (
    <Group className="tm-tracks" label={`${word('shipping', lang)}, ${word('dig', lang)}`}>
      {shipping !== undefined && (
        <Spot
          target={{ kind: 'shipping' }}
          label={`${word('shipping', lang)}: ${rangeOf(s.player, true)} / ${shipping.max}`}
          className="tm-track"
        >
          <Ship />
          <b>{rangeOf(s.player, true)}</b>
          <Steps at={s.player.shipping} most={shipping.max} />
        </Spot>
      )}
      <Spot
        target={{ kind: 'dig' }}
        label={`${word('dig', lang)}: ${perSpade[lang](sayGoods(spade, lang))}`}
        className="tm-track"
      >
        <Spade />
        <GoodsRow goods={spade} />
        {dig !== undefined && <Steps at={s.player.dig} most={dig.max} />}
      </Spot>
      {s.player.keys > 0 && (
        <span className="tm-amount tm-keys" role="img" aria-label={`${word('keys', lang)}: ${s.player.keys}`}>
          <Key />
          <b>{s.player.keys}</b>
        </span>
      )}
    </Group>
  )
}

const Steps = ({ at, most }: { readonly at: number; readonly most: number }) => (
  <span className="tm-steps">
    {Array.from({ length: most }, (_, step) => (
      <i key={step} data-on={step < at || undefined} />
    ))}
  </span>
)

/** What one more of a kind adds to the income. */
function nextOf(incomes: readonly Goods[] | undefined, built: number): Goods {
  const [now, then] = [incomes?.[built] ?? NOTHING, incomes?.[built + 1] ?? NOTHING]
  return {
    coins: then.coins - now.coins,
    workers: then.workers - now.workers,
    priests: then.priests - now.priests,
    power: then.power - now.power,
  }
}

/** The price of a structure; a trading post costs more without a neighbour (R13.2). */
export function pricesText({ player }: State, no: number, lang: Lang): string {
  const { costs, postAlone } = factionOf(player.faction)
  const price = `${word('price', lang)}: ${sayGoods(costs[no] ?? NOTHING, lang)}`
  return no === TRADING_POST ? `${price}; ${aloneText[lang](sayGoods(postAlone, lang))}` : price
}

function Structures() {
  const { s, lang } = useView()
  const { incomes, costs, postAlone } = factionOf(s.player.faction)
  return (
    <Group className="tm-structures" label={word('structures', lang)}>
      {STRUCTURES.map(({ id, name, count }, no) => {
        const built = s.player.built[no] ?? 0
        const left = count - built
        const next = nextOf(incomes[no], built)
        const told = [
          `${name[lang]}: ${piecesText[lang](built, left)}`,
          pricesText(s, no, lang),
          left === 0 || isNothing(next) ? '' : `${word('next', lang)} ${sayGoods(next, lang)}`,
        ]
        return (
          <Spot
            key={id}
            target={{ kind: 'structure', no }}
            label={told.filter(Boolean).join('. ')}
            className="tm-row"
            hint={() => told.filter(Boolean).join('. ')}
          >
            <span className="tm-row-pieces">
              {Array.from({ length: count }, (_, at) => (
                <span key={at} data-built={at < built || undefined}>
                  <Structure id={id} />
                </span>
              ))}
            </span>
            <span className="tm-row-price">
              <GoodsRow goods={costs[no] ?? NOTHING} or={no === TRADING_POST ? postAlone : undefined} />
            </span>
            <span className="tm-row-next">{left > 0 && !isNothing(next) && <GoodsRow goods={next} times />}</span>
          </Spot>
        )
      })}
    </Group>
  )
}
