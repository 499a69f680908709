// Checks that a position is readable: it is taken as it is, so only the impossible is refused.
import { type Path, refusal } from '../../../kernel/refusal.ts'
import { above } from '../../../common/format.ts'
import { OPPONENTS } from '../automa/levels.ts'
import { factionNo, factionOf, PRIESTS, ROUNDS, siteOf, STRUCTURES, theHex, TOWN_COPIES } from '../catalogue/index.ts'
import { nameOf } from '../names.ts'
import { docOf } from '../variant/index.ts'
import { type PositionData, twice } from './format.ts'

export function checkPosition(p: PositionData): void {
  checkMoment(p)
  checkBoard(p)
  checkPieces(p)
  checkTiles(p)
  checkPending(p)
}

const zeroIsSetUp = refusal('terra-mystica.zero-is-set-up', {
  it: 'il turno 0 è la preparazione',
  en: 'round 0 is the set-up',
})
const setUpIsOver = refusal<{ round: number }>('terra-mystica.set-up-is-over', {
  it: ({ round }) => `la preparazione è il turno 0, non il ${round}`,
  en: ({ round }) => `the set-up is round 0, not round ${round}`,
})
const noCultBonus = refusal('terra-mystica.no-cult-bonus', {
  it: `nel turno ${ROUNDS} non c’è il bonus dei culti`,
  en: `there is no cult bonus in round ${ROUNDS}`,
})
const waitsForNothing = refusal('terra-mystica.waits-for-nothing', {
  it: 'manca ciò che il gioco aspetta',
  en: 'the game waits for nothing',
})

function checkMoment({ round, phase, pending }: PositionData): void {
  if (round === 0 && phase !== undefined && phase !== 'setup') throw zeroIsSetUp(['phase'])
  if (round > 0 && phase === 'setup') throw setUpIsOver({ round }, ['phase'])
  if (round === ROUNDS && phase === 'cult-spades') throw noCultBonus(['phase']) // R18.4
  if (pending?.length === 0 && phase !== 'game-end') throw waitsForNothing(['pending'])
}

const tooManyPriests = refusal('terra-mystica.too-many-priests', {
  it: `con quelli sui culti sono più di ${PRIESTS}`,
  en: `there are more than ${PRIESTS} with those on the cults`,
})

/** The faction board limits priests and tracks. A track it lacks is not checked (R2.4). */
function checkBoard({ player }: PositionData): void {
  const { cultPriests, priests = 0, faction } = player
  const sent = Object.values(cultPriests).reduce((sum, slots) => sum + (slots?.['3'] ?? 0) + (slots?.['2'] ?? 0), 0)
  if (priests + sent > PRIESTS) throw tooManyPriests(['player', 'priests']) // R4.2
  if (faction === undefined) return
  for (const track of ['shipping', 'dig'] as const) {
    const most = factionOf(factionNo(faction))[track]?.max
    if (most !== undefined && (player[track] ?? 0) > most) throw above({ most }, ['player', track]) // R11, R12
  }
}

const moreThan = refusal<{ id: string; most: number }>('terra-mystica.more-than', {
  it: ({ id, most }) => `«${nameOf(id, 'it')}»: al massimo ${most}`,
  en: ({ id, most }) => `“${nameOf(id, 'en')}”: at most ${most}`,
})
const tooManyOpponents = refusal('terra-mystica.too-many-opponents', {
  it: `gli avversari sono al massimo ${OPPONENTS}`,
  en: `there are more than ${OPPONENTS}`,
})
const theirSupply = refusal<{ dwellings: number; posts: number }>('terra-mystica.their-supply', {
  it: ({ dwellings, posts }) => `un avversario ha ${dwellings} abitazioni e ${posts} empori, non di più`,
  en: ({ dwellings, posts }) => `there are more than ${dwellings} dwellings or ${posts} trading posts`,
})
const builtAlready = refusal<{ hex: string }>('terra-mystica.built-already', {
  it: ({ hex }) => `in ${hex} c’è già un edificio`,
  en: ({ hex }) => `there is a structure on ${hex} already`,
})
const noBridgeSite = refusal<{ from: string; to: string }>('terra-mystica.no-bridge-site', {
  it: ({ from, to }) => `fra ${from} e ${to} non si può costruire un ponte`,
  en: ({ from, to }) => `there is no place for a bridge from ${from} to ${to}`,
})
const bridgedAlready = refusal<{ from: string; to: string }>('terra-mystica.bridged-already', {
  it: ({ from, to }) => `fra ${from} e ${to} c’è già un ponte`,
  en: ({ from, to }) => `there is a bridge from ${from} to ${to} already`,
})

const countOf = (structures: Readonly<Record<string, string | undefined>>, id: string): number =>
  Object.values(structures).filter((kind) => kind === id).length

function checkPieces({ player, opponents, variant }: PositionData): void {
  const { dwellings, posts } = docOf(variant)
  for (const { id, count } of STRUCTURES)
    if (countOf(player.structures, id) > count) throw moreThan({ id, most: count }, ['player', 'structures'])
  if (opponents.length > OPPONENTS) throw tooManyOpponents(['opponents'])
  const taken = new Set(Object.keys(player.structures))
  opponents.forEach(({ colour, structures }, at) => {
    if (opponents.findIndex((other) => other.colour === colour) !== at)
      throw twice({ id: colour }, ['opponents', at, 'colour'])
    const place: Path = ['opponents', at, 'structures']
    if (countOf(structures, 'dwelling') > dwellings || countOf(structures, 'trading-post') > posts)
      throw theirSupply({ dwellings, posts }, place) // Q15
    for (const hex of Object.keys(structures)) {
      if (taken.has(hex)) throw builtAlready({ hex }, place)
      taken.add(hex)
    }
  })
  const bridges = player.bridges.map(([from, to]) => ({ from, to, site: siteOf(theHex(from), theHex(to)) }))
  bridges.forEach(({ from, to, site }, at) => {
    if (site < 0) throw noBridgeSite({ from, to }, ['player', 'bridges', at])
    if (bridges.findIndex((other) => other.site === site) !== at)
      throw bridgedAlready({ from, to }, ['player', 'bridges', at])
  })
}

const doubleIn = <T>(list: readonly T[]): T | undefined => list.find((each, at) => list.indexOf(each) !== at)

function checkTiles({ player, scoringTiles, blocked, powerUsed }: PositionData): void {
  const lists: readonly (readonly [Path, readonly string[]])[] = [
    [['player', 'favours'], player.favours],
    [['player', 'used'], player.used],
    [['scoringTiles'], scoringTiles],
    [['blocked'], blocked],
    [['powerUsed'], powerUsed],
  ]
  for (const [place, list] of lists) {
    const id = doubleIn(list)
    if (id !== undefined) throw twice({ id }, place)
  }
  for (const { tile } of player.towns)
    if (player.towns.filter((town) => town.tile === tile).length > TOWN_COPIES)
      throw moreThan({ id: tile, most: TOWN_COPIES }, ['player', 'towns']) // R26
}

const namesNoHex = refusal<{ ask: string }>('terra-mystica.names-no-hex', {
  it: ({ ask }) => `«${ask}» non indica un esagono`,
  en: ({ ask }) => `“${ask}” names no hex`,
})
const namesNoColour = refusal<{ ask: string }>('terra-mystica.names-no-colour', {
  it: ({ ask }) => `«${ask}» non indica un colore`,
  en: ({ ask }) => `“${ask}” names no colour`,
})
const noFace = refusal<{ sides: number }>('terra-mystica.no-face', {
  it: ({ sides }) => `un dado ha ${sides === 6 ? 'sei' : sides} facce`,
  en: ({ sides }) => `a die has ${sides === 6 ? 'six' : sides} faces`,
})

/** Asks about a hex or a colour name one; faces of a die are those of the decision. */
function checkPending({ pending = [], rolls, variant }: PositionData): void {
  for (const { ask, hex, colour } of pending) {
    if ((ask === 'colour' || ask === 'offer') && hex === undefined) throw namesNoHex({ ask }, ['pending'])
    if (ask === 'colours' && colour === undefined) throw namesNoColour({ ask }, ['pending'])
  }
  const { length: sides } = docOf(variant).faces
  if (rolls.some((face) => face > sides) && pending.some(({ ask }) => ask === 'block'))
    throw noFace({ sides }, ['rolls'])
}
