// The leaf of a piece: what it is, and every move that can be made with it.
import { detailsOf } from '../../../../web/kit/board/detailsOf.tsx'
import type { Lang } from '../../../../kernel/contract.ts'
import { scenarioOf } from '../../automa/levels.ts'
import {
  bonusTile,
  CULT_PRIZES,
  colour,
  cult,
  factionOf,
  favourTile,
  hex,
  ISLANDS,
  NETWORK_PRIZES,
  NOTHING,
  powerAction,
  river,
  scoringTile,
  SLOTS_2,
  SLOTS_3,
  site,
  specialAction,
  structure,
  townTile,
} from '../../catalogue/index.ts'
import { cultBonus, incomeOf, passPoints } from '../../income.ts'
import type { Move } from '../../moves.ts'
import { cultPoints } from '../../score.ts'
import { NONE, type State, topAsk } from '../../state.ts'
import { sayGoods, saySpades, sayVp } from '../../amounts.ts'
import { lower } from '../../names.ts'
import { offerText } from '../../words.ts'
import { Cult, Structure } from '../icons/icons.tsx'
import { hexLabel } from '../map/Hex.tsx'
import { board, type Target, useView, type View } from '../view.ts'
import {
  blockedIn,
  bowlsText,
  bridgeSite,
  cultAt,
  cultBonusText,
  ifAccepted,
  networkRanks,
  orderSlots,
  passingBrings,
  ranksText,
  riverText,
  roundText,
  word,
} from '../words.ts'

import { opponentLines } from '../side/Opponents.tsx'
import { Sources } from '../side/Score.tsx'
import { wheelLines } from '../side/Wheel.tsx'
import { BonusFace, FavourFace, PowerFace, ScoringFace, TownFace } from '../side/faces.tsx'

function About({ target, title }: { readonly target: Target; readonly title: string }) {
  const { s, lang, offers, play, module } = useView()
  const moves = offers.get(board.nameOf(target)) ?? []
  return (
    <>
      <h3>{title}</h3>
      <Face target={target} />
      {linesOf(s, target, lang).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {moves.length > 0 && (
        <div className="tm-actions">
          {moves.map((move) => (
            <button
              key={module.game.key(move)}
              type="button"
              className="tm-button tm-action"
              onClick={() => play(move)}
            >
              <MoveSign move={move} />
              {module.say(move, lang, s)}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

/** The colour or the cult a move is about, beside its words. */
function MoveSign({ move }: { readonly move: Move }) {
  if (move.do === 'add' || move.do === 'evolve')
    return (
      <span data-colour={colour(move.colour).id} aria-hidden="true">
        <Structure id={move.do === 'add' ? 'dwelling' : 'trading-post'} />
      </span>
    )
  if (move.do === 'upgrade') return <Structure id={structure(move.to).id} />
  if (move.do === 'build') return <Structure id="dwelling" />
  if (move.do === 'pass' && move.tile !== NONE) return <BonusFace no={move.tile} />
  return move.do === 'send' ? <Cult id={cult(move.cult).id} /> : null
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
      return riverText[lang](river(target.no).id)
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
    default:
      return word(target.kind, lang)
  }
}

/** What passing brings: points, then the cult bonus of the round. */
function passLines(s: State, lang: Lang): string[] {
  const { gain, spades } = cultBonus(s)
  const dug = spades === 0 ? '' : saySpades(spades, lang)
  const bonus = [sayGoods(gain, lang), dug].filter(Boolean).join(', ') || word('nothing', lang)
  return [passingBrings[lang](sayVp(passPoints(s), lang)), cultBonusText[lang](bonus)]
}

function linesOf(s: State, target: Target, lang: Lang): string[] {
  const { pawns, networks } = scenarioOf(s.scenario)
  switch (target.kind) {
    case 'hex': {
      const island = ISLANDS[hex(target.no).island]?.[lang] ?? ''
      const offer = s.player.faction === NONE ? '' : offerText(target.no, lang, s)
      return [island, ...(offer === '' ? [] : [ifAccepted[lang](offer)])]
    }
    case 'cult':
      return [
        cultAt[lang](cult(target.no).name[lang], s.player.cults[target.no] ?? 0, pawns, cultPoints(s, target.no)),
        ranksText[lang](CULT_PRIZES),
        orderSlots[lang](SLOTS_3 - (s.player.slots3[target.no] ?? 0), SLOTS_2 - (s.player.slots2[target.no] ?? 0)),
      ]
    case 'faction':
      return [factionOf(target.no).text[lang], `${word('stronghold', lang)}: ${factionOf(target.no).stronghold[lang]}`]
    case 'faction-board': {
      const { text, stronghold } = factionOf(s.player.faction)
      return [text[lang], `${word('stronghold', lang)}: ${stronghold[lang]}`]
    }
    case 'structure': {
      const { costs } = factionOf(s.player.faction)
      return [
        `${word('price', lang)}: ${sayGoods(costs[target.no] ?? NOTHING, lang)}`,
        `${word('power', lang)}: ${structure(target.no).power}`,
      ]
    }
    case 'convert':
      return [`${word('incomeNext', lang)}: ${sayGoods(incomeOf(s), lang) || word('nothing', lang)}`]
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
      return [word(s.blocked.includes(target.no) ? 'blocked' : s.powerUsed.includes(target.no) ? 'used' : 'free', lang)]
    case 'special':
      return [word(s.player.used.includes(target.no) ? 'used' : 'free', lang)]
    case 'opponent':
      return opponentLines(s, target.no, lang)
    case 'score':
      return [passingBrings[lang](sayVp(passPoints(s), lang)), networkRanks[lang](networks, NETWORK_PRIZES)]
    default:
      return []
  }
}

export const Details = detailsOf(board, useView, { titleOf, About })
