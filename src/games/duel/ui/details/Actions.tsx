// What can be done with a piece now: its options with their prices; below them what cannot be done, and why.
import { listen } from '../../../../kernel/consequences.ts'
import { card, wonder } from '../../catalogue/index.ts'
import { discardIncome } from '../../measures.ts'
import { key, type Move } from '../../moves.ts'
import { PLAYER } from '../../asks.ts'
import { builtWonders, MAX_WONDERS, type State, topAsk } from '../../state.ts'
import { SaidCoins } from '../icons/Said.tsx'
import { PriceChip } from '../structure/Price.tsx'
import { WhySign } from '../../../../web/kit/board/Why.tsx'
import { board, useView, type View } from '../view.ts'
import { costsButHave, type Word, word } from '../words.ts'
import { WonderArt } from '../wonder/Wonder.tsx'
import { priceOf } from './Ledger.tsx'

const VERBS: Readonly<Partial<Record<Move['do'], Word>>> = {
  build: 'build',
  discard: 'sell',
  free: 'buildFree',
  destroy: 'destroy',
  draft: 'take',
  token: 'take',
}

/** Focuses the first option without scrolling the text above it away. */
const focusQuietly = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true })

export function Actions({ piece }: { readonly piece: string }) {
  const view = useView()
  const moves = view.offers.get(piece) ?? []
  return (
    <div className="du-actions">
      {moves.map((move, at) => (
        <button
          key={key(move)}
          type="button"
          className="du-button du-action"
          ref={at === 0 ? focusQuietly : undefined}
          onClick={() => view.play(move)}
        >
          <Label move={move} view={view} />
        </button>
      ))}
      <Refused view={view} piece={piece} moves={moves} />
    </div>
  )
}

function Label({ move, view }: { readonly move: Move; readonly view: View }) {
  const { s, lang } = view
  const verb = VERBS[move.do]
  const others = forSolo(move, view)
  if (move.do === 'wonder') return <WonderLine no={move.wonder} view={view} more={others} />
  return (
    <>
      <span>
        {verb === undefined ? view.module.say(move, lang, s) : word(verb, lang)}
        <More lines={others} />
      </span>
      {move.do === 'build' && <Worth state={s} no={move.card} />}
      {move.do === 'discard' && (
        <span className="du-gain">
          +<SaidCoins amount={discardIncome(s, PLAYER)} />
        </span>
      )}
    </>
  )
}

/** What the move would give SOLO, or take from it. */
function forSolo(move: Move, { module, s, lang }: View): readonly string[] {
  const { game, consequences } = module
  if (consequences === undefined) return []
  return listen(game, s, move)
    .told.filter((c) => consequences.seat(c) === 'automa' && consequences.rank(c) !== 'said')
    .map((c) => consequences.say(c, lang))
}

const More = ({ lines }: { readonly lines: readonly string[] }) => lines.map((line) => <small key={line}>{line}</small>)

function Worth({ state: s, no }: { readonly state: State; readonly no: number }) {
  const price = priceOf(s, PLAYER, card(no))
  return <PriceChip coins={price.coins} chain={price.chain} have={s.cities[PLAYER].coins} />
}

function WonderLine({
  no,
  view,
  more,
}: {
  readonly no: number
  readonly view: View
  readonly more: readonly string[]
}) {
  const price = priceOf(view.s, PLAYER, wonder(no))
  return (
    <>
      <span className="du-action-art">
        <WonderArt id={wonder(no).id} />
      </span>
      <span>
        {word('build', view.lang)} {wonder(no).name[view.lang]}
        <More lines={more} />
      </span>
      <PriceChip coins={price.coins} have={view.s.cities[PLAYER].coins} />
    </>
  )
}

/** What a price is made of, and when it can be paid. */
const TOO_DEAR = ['R6.7', 'R7.1'] as const

/** On your turn: buildings and wonders that are not among the options. */
function Refused({
  view,
  piece,
  moves,
}: {
  readonly view: View
  readonly piece: string
  readonly moves: readonly Move[]
}) {
  const { s, lang } = view
  const sold = moves.find((move) => move.do === 'discard')
  if (topAsk(s)?.ask !== 'turn' || sold === undefined || !piece.startsWith('card:')) return null
  const have = s.cities[PLAYER].coins
  const price = priceOf(s, PLAYER, card(sold.card))
  const possible = new Set(moves.flatMap((move) => (move.do === 'wonder' ? [move.wonder] : [])))
  const out = builtWonders(s) >= MAX_WONDERS
  return (
    <>
      {!moves.some((move) => move.do === 'build') && (
        <div className="du-action du-refused">
          <span>
            {word('build', lang)}
            <small>{costsButHave[lang](price.coins, have)}</small>
          </span>
          <PriceChip coins={price.coins} have={have} />
          <WhySign game={board.game} text={costsButHave[lang](price.coins, have)} cites={TOO_DEAR} />
        </div>
      )}
      {s.cities[PLAYER].unbuilt
        .filter((no) => !possible.has(no))
        .map((no) => {
          const why = out ? word('sevenBuilt', lang) : costsButHave[lang](priceOf(s, PLAYER, wonder(no)).coins, have)
          return (
            <div key={no} className="du-action du-refused">
              <WonderLine no={no} view={view} more={[why]} />
              <WhySign game={board.game} text={why} cites={out ? ['R10.2'] : TOO_DEAR} />
            </div>
          )
        })}
    </>
  )
}
