// A hex: its structure, and its price or offer if it can be pressed.
import { memo } from 'react'
import {
  colour,
  DWELLING,
  type Goods,
  hex,
  type HexNo,
  ISLANDS,
  structure,
  type StructureId,
  TRADING_POST,
} from '../../catalogue/index.ts'
import type { Move } from '../../moves.ts'
import { homeOf, priceOf, spadesNeeded } from '../../prices.ts'
import { markOf } from '../../../../web/kit/board/view.ts'
import { isOwn, isPost, isTheir, NONE, opponentOf, OWN, type State } from '../../state.ts'
import { sayGoods, saySpades } from '../../amounts.ts'
import { isTheirs } from '../choices/offers.ts'
import { threatOf } from '../choices/threats.ts'
import { threatLines } from '../choices/words.ts'
import { GoodsRow } from '../Goods.tsx'
import { TerrainSign } from '../icons/TerrainSign.tsx'
import { Power, Spade, Structure } from '../icons/icons.tsx'
import { Spot } from '../Spot.tsx'
import { isAsked, useView } from '../view.ts'
import { fromHome, theirsText, word, yoursText } from '../words.ts'
import { besideLines } from './beside.ts'
import { hexCentre, placed } from './geometry.ts'
import { capital } from '../../../../kernel/called.ts'
import type { Lang } from '../../../../kernel/contract.ts'

/** The full description of a hex. */
export function hexLabel(s: State, no: HexNo, lang: Lang): string {
  const { terrain, name } = colour(s.terrain[no] ?? 0)
  const piece = s.pieces[no] ?? 0
  const parts = [`${hex(no).id}: ${terrain[lang]} (${name[lang].toLowerCase()})`]
  if (isOwn(piece)) {
    const { id, name: kind } = structure(piece - OWN)
    parts.push(`${kind[lang]}, ${yoursText(id, lang)}`)
  } else if (isTheir(piece)) {
    const kind = structure(isPost(piece) ? TRADING_POST : DWELLING).name[lang]
    const owner = colour(s.opponents[opponentOf(piece)]?.colour ?? 0).name[lang]
    parts.push(`${kind}, ${theirsText[lang](owner.toLowerCase())}`)
  } else parts.push(word('empty', lang))
  if (s.player.towns.some(({ hexes }) => hexes.includes(no))) parts.push(word('inTown', lang))
  return parts.join(', ')
}

function HexSpot({ no }: { readonly no: HexNo }) {
  const { s, lang, offers, marked, options } = useView()
  const { id } = hex(no)
  const moves = offers.get(`hex:${no}`)
  const mark = markOf(marked, id)
  const badge = moves === undefined ? undefined : badgeOf(s, no, moves)
  const home = s.player.faction === NONE ? undefined : colour(homeOf(s.player)).id
  const told = badge === undefined ? '' : badgeText(badge, lang)
  return (
    <Spot
      target={{ kind: 'hex', no }}
      label={[hexLabel(s, no, lang), told, mark === undefined ? '' : word(mark, lang)]
        .filter(Boolean)
        .map(capital)
        .join('. ')}
      about={besideLines(s, no, lang).join('. ')}
      className="tm-hex"
      style={placed(hexCentre(no))}
      hint={() => <HexHint no={no} mark={mark} />}
      data={{
        'data-marked': mark,
        'data-asked': isAsked(s, no) || undefined,
        'data-ground': colour(s.terrain[no] ?? 0).id,
        'data-kind': moves === undefined || options.length === 0 ? undefined : kindOf(moves),
      }}
    >
      <HexPiece s={s} no={no} />
      <span className="tm-hex-id">{id}</span>
      {badge !== undefined && (badge.spades > 0 || badge.sign !== undefined || badge.power > 0 || badge.warns) && (
        <span className="tm-badge" data-colour={home}>
          {badge.spades > 0 && (
            <>
              {badge.spades}
              <Spade />
            </>
          )}
          {badge.sign !== undefined && <Structure id={badge.sign} />}
          {badge.price !== undefined && (
            <span className="tm-badge-price">
              <GoodsRow goods={badge.price} />
            </span>
          )}
          {badge.power > 0 && (
            <>
              +{badge.power}
              <Power />
            </>
          )}
          {badge.warns && <b className="tm-badge-warns">!</b>}
        </span>
      )}
    </Spot>
  )
}

function HexPiece({ s, no }: { readonly s: State; readonly no: HexNo }) {
  const piece = s.pieces[no] ?? 0
  if (isOwn(piece))
    return (
      <span className="tm-piece" data-whose="you" data-colour={colour(homeOf(s.player)).id}>
        <Structure id={structure(piece - OWN).id} stands />
      </span>
    )
  if (!isTheir(piece)) return null
  const owner = s.opponents[opponentOf(piece)]
  return (
    <span className="tm-piece" data-whose="them" data-colour={colour(owner?.colour ?? 0).id}>
      <Structure id={isPost(piece) ? 'trading-post' : 'dwelling'} stands />
      <TerrainSign id={colour(owner?.colour ?? 0).id} />
    </span>
  )
}

/** None on the home colour, also for the Giants. */
const awayFromHome = ({ player, terrain }: State, no: HexNo): number =>
  terrain[no] === homeOf(player) ? 0 : spadesNeeded(player, terrain[no] ?? 0, homeOf(player))

interface Badge {
  readonly spades: number
  /** What would be built there. */
  readonly sign: StructureId | undefined
  readonly price: Goods | undefined
  readonly power: number
  /** An opponent's piece there would block you. */
  readonly warns: boolean
}

/** The label of a lit hex: its distance in spades, what could be built on it at what price, the power an opponent's piece would offer. */
function badgeOf(s: State, no: HexNo, moves: readonly Move[]): Badge | undefined {
  const [first] = moves
  if (first === undefined || s.player.faction === NONE) return undefined
  const badge = { spades: 0, sign: undefined, price: priceOf(s, first), power: 0, warns: false }
  switch (first.do) {
    case 'place':
    case 'settle':
      return undefined
    case 'add':
    case 'evolve': {
      const { offer, spades, blocked, parted } = threatOf(s, no)
      const warns = blocked.length + parted.length > 0
      return { ...badge, price: undefined, spades: offer.power > 0 ? 0 : (spades ?? 0), power: offer.power, warns }
    }
    case 'dig':
      return { ...badge, spades: awayFromHome(s, no) }
    case 'upgrade':
      return { ...badge, sign: structure(first.to).id }
    case 'free-post':
      return { ...badge, sign: 'trading-post' }
    default:
      return { ...badge, sign: 'dwelling' }
  }
}

function badgeText({ spades, sign, price, power, warns }: Badge, lang: Lang): string {
  const theirs = [
    power > 0 ? `+${power} ${word('power', lang).toLowerCase()}` : '',
    warns ? word('blocksYou', lang) : '',
  ]
  if (power > 0 || warns) return theirs.filter(Boolean).join(', ')
  const cost = price === undefined ? '' : sayGoods(price, lang)
  if (sign !== undefined) return cost === '' ? word('lit', lang) : `${word('price', lang)}: ${cost}`
  return spades === 0 ? '' : fromHome(spades, lang)
}

const kindOf = (moves: readonly Move[]): string => {
  const kinds = new Set(moves.map(({ do: kind }) => (kind === 'add' || kind === 'evolve' ? 'theirs' : 'yours')))
  return kinds.size === 1 ? ([...kinds][0] ?? '') : 'both'
}

function HexHint({ no, mark }: { readonly no: HexNo; readonly mark: 'kept' | 'dropped' | undefined }) {
  const { s, lang, offers } = useView()
  const { island } = hex(no)
  const theirs = offers.get(`hex:${no}`)?.some(isTheirs) === true
  const away = s.player.faction === NONE ? 0 : awayFromHome(s, no)
  return (
    <>
      <b>{hexLabel(s, no, lang)}</b>
      <div>{ISLANDS[island]?.[lang]}</div>
      {away > 0 && !theirs && <div>{saySpades(away, lang)}</div>}
      {theirs &&
        threatLines(s, no, threatOf(s, no), lang).map(({ text, warns }) => (
          <div key={text} className={warns ? 'tm-warning' : undefined}>
            {text}
          </div>
        ))}
      {mark !== undefined && <div>{word(mark, lang)}</div>}
    </>
  )
}

export const Hex = memo(HexSpot)
