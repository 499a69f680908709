// The popover of a piece: what it is, what it would mean, and every move that can be made with it, or why none can.
import { detailsOf } from '../../../../web/kit/board/detailsOf.tsx'
import type { Lang } from '../../../../kernel/contract.ts'
import {
  bonusTile,
  CULT_PRIZES,
  colour,
  cult,
  factionOf,
  favourTile,
  hex,
  type HexNo,
  ISLANDS,
  NETWORK_PRIZES,
  powerAction,
  scoringTile,
  SLOTS_2,
  SLOTS_3,
  site,
  specialAction,
  structure,
  townTile,
} from '../../catalogue/index.ts'
import { cultBonus, passPoints } from '../../income.ts'
import { cultPoints } from '../../score.ts'
import { type State, topAsk } from '../../state.ts'
import { sayGoods, saySpades, sayVp } from '../../amounts.ts'
import { lower } from '../../names.ts'
import { factionLines, powerPrice } from '../about.ts'
import { because, Why } from '../../../../web/kit/board/Why.tsx'
import { isTheirs } from '../choices/offers.ts'
import { whyNot } from '../choices/rules-of.ts'
import { threatOf } from '../choices/threats.ts'
import { threatLines, whyNotSettle } from '../choices/words.ts'
import { besideLines } from '../map/beside.ts'
import { hexLabel } from '../map/Hex.tsx'
import { board, sentFrom, type Target, useView, type View } from '../view.ts'
import {
  blockedIn,
  bowlsText,
  bridgeSite,
  cultAt,
  cultBonusText,
  networkRanks,
  orderSlots,
  passingBrings,
  ranksText,
  riverText,
  roundText,
  word,
} from '../words.ts'

import { aboutOpponents, opponentLines } from '../side/Opponents.tsx'
import { Sources } from '../side/Score.tsx'
import { wheelLines } from '../side/Wheel.tsx'
import { incomeText, pricesText } from '../side/You.tsx'
import { Doings } from './Doings.tsx'
import { BonusFace, FavourFace, PowerFace, ScoringFace, TownFace } from '../side/faces.tsx'
import { scenarioOf } from '../../variant/index.ts'

function About({ target, title }: { readonly target: Target; readonly title: string }) {
  const view = useView()
  const { s, lang, offers } = view
  const moves = offers.get(board.nameOf(target)) ?? []
  const why = moves.length > 0 ? undefined : whyNot(view, target)
  const [first] = moves
  return (
    <>
      <h3>{title}</h3>
      <Face target={target} />
      {linesOf(s, target, lang).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {first !== undefined && isTheirs(first) && <Threats at={first.hex} />}
      {why !== undefined && <Why spec={board} reason={why} />}
      <Doings target={target} moves={moves} />
      {first?.do === 'dig' && <Missing at={first.hex} />}
      {target.kind === 'hex' &&
        besideLines(s, target.no, lang).map((line) => (
          <p key={line} className="tm-beside">
            {line}
          </p>
        ))}
    </>
  )
}

/** Why the hex cannot become home with a dwelling, if it cannot. */
function Missing({ at }: { readonly at: HexNo }) {
  const { s, lang } = useView()
  const why = whyNotSettle(s, at, lang)
  return why === '' ? null : <Why spec={board} reason={because(why, 'R10.3', 'R10.4')} />
}

/** What an opponent's piece there means, before it is chosen. */
function Threats({ at }: { readonly at: HexNo }) {
  const { s, lang } = useView()
  return threatLines(s, at, threatOf(s, at), lang).map(({ text, warns }) => (
    <p key={text} className={warns ? 'tm-warning' : undefined}>
      {text}
    </p>
  ))
}

function Face({ target }: { readonly target: Target }) {
  switch (target.kind) {
    case 'bonus':
      return <BonusFace no={target.no} />
    case 'favour':
      return <FavourFace no={target.no} />
    case 'town':
      return <TownFace no={target.no} />
    case 'scoring':
      return <ScoringFace no={target.no} />
    case 'power':
      return <PowerFace no={target.no} />
    case 'score':
      return <Sources />
    default:
      return null
  }
}

function titleOf(target: Target, { s, lang }: View): string {
  switch (target.kind) {
    case 'hex':
      return hexLabel(s, target.no, lang)
    case 'river':
      return riverText(target.no, lang)
    case 'site':
      return bridgeSite[lang](site(target.no).id)
    case 'cult':
      return cult(target.no).name[lang]
    case 'power':
      return powerAction(target.no).name[lang]
    case 'special':
      return specialAction(target.no).name[lang]
    case 'bonus':
      return bonusTile(target.no).name[lang]
    case 'favour':
      return favourTile(target.no).name[lang]
    case 'town':
      return townTile(target.no).name[lang]
    case 'scoring':
      return scoringTile(target.no).name[lang]
    case 'faction':
      return factionOf(target.no).name[lang]
    case 'faction-board':
      return factionOf(s.player.faction).name[lang]
    case 'colour':
      return colour(target.no).name[lang]
    case 'opponent':
      return colour(s.opponents[target.no]?.colour ?? 0).name[lang]
    case 'structure':
      return structure(target.no).name[lang]
    case 'bowls':
      return bowlsText[lang](s.player.bowls)
    case 'priests':
      return word('sendPriest', lang)
    case 'send':
      return cult(sentFrom(target.no).cult).name[lang]
    default:
      return word(target.kind, lang)
  }
}

/** What passing gives: points, then the cult bonus of the round. */
function passLines(s: State, lang: Lang): string[] {
  const { gain, spades } = cultBonus(s)
  const dug = spades === 0 ? '' : saySpades(spades, lang)
  const bonus = [sayGoods(gain, lang), dug].filter(Boolean).join(', ') || word('nothing', lang)
  return [passingBrings[lang](sayVp(passPoints(s), lang)), cultBonusText[lang](bonus)]
}

function linesOf(s: State, target: Target, lang: Lang): string[] {
  const { pawns, networks } = scenarioOf(s)
  switch (target.kind) {
    case 'hex': {
      const island = ISLANDS[hex(target.no).island]?.[lang] ?? ''
      return [island]
    }
    case 'cult':
      return [
        cultAt[lang](cult(target.no).name[lang], s.player.cults[target.no] ?? 0, pawns, cultPoints(s, target.no)),
        ranksText[lang](CULT_PRIZES),
        orderSlots[lang](SLOTS_3 - (s.player.slots3[target.no] ?? 0), SLOTS_2 - (s.player.slots2[target.no] ?? 0)),
      ]
    case 'faction':
      return [...factionLines(target.no, lang)]
    case 'faction-board':
      return [...factionLines(s.player.faction, lang)]
    case 'structure':
      return [pricesText(s, target.no, lang), `${word('power', lang)}: ${structure(target.no).power}`]
    case 'convert':
      return [incomeText(s, lang)]
    case 'bonus':
    case 'pass':
      return target.kind === 'pass' || topAsk(s)?.ask === 'act' ? passLines(s, lang) : []
    case 'wheel':
      return wheelLines(s, lang)
    case 'scoring': {
      const at = s.scoring.indexOf(target.no)
      const blocked = s.blockedByRound[at] ?? []
      const round = at < 0 ? [] : [roundText[lang](at + 1)]
      if (blocked.length === 0) return round
      return [...round, blockedIn[lang](blocked.map((no) => lower(powerAction(no).name[lang])).join(', '))]
    }
    case 'power':
      return [powerPrice(target.no, lang)]
    case 'opponent':
      return [aboutOpponents(s, lang), ...opponentLines(s, target.no, lang)]
    case 'score':
      return [passingBrings[lang](sayVp(passPoints(s), lang)), networkRanks[lang](networks, NETWORK_PRIZES)]
    default:
      return []
  }
}

export const Details = detailsOf(board, useView, { titleOf, About })
