// The table as lines of text: the map, the opponents, the tiles, your board.
import type { Painter, Screen } from '../../../kernel/contract.ts'
import { counted, type Lang, type Unit } from '../../../kernel/text.ts'
import { type Block, ink, joined, label, type Line, listed } from '../../../common/lines.ts'
import { page } from '../../../common/page.ts'
import { GOODS } from '../amounts.ts'
import {
  BONUS_TILES,
  bonusTile,
  colour,
  CULTS,
  factionOf,
  favourTile,
  hex,
  POWER_ACTIONS,
  river,
  scoringTile,
  site,
  townTile,
} from '../catalogue/index.ts'
import { networkSize } from '../network.ts'
import { cultPoints, networkPoints, total } from '../score.ts'
import { NONE, type State } from '../state.ts'
import { legend, mapLines, paintOf } from './map.ts'
import { NAMES, UNITS, WORDS } from './words.ts'
import { scenarioOf } from '../variant/index.ts'

export function draw(s: State, lang: Lang, paint: Painter, screen?: Screen): string {
  const sections = [
    { name: NAMES.head, blocks: [header(s, lang)] },
    { name: NAMES.map, blocks: mapLines(s, lang) },
    { name: NAMES.legend, blocks: legend(lang), folds: 4, brief: null },
    { name: NAMES.tiles, blocks: tileLines(s, lang), folds: 3, aside: true },
    { name: NAMES.opponents, blocks: opponentLines(s, lang), folds: 2, aside: true },
    { name: NAMES.you, blocks: s.player.faction === NONE ? [] : playerLines(s, lang), folds: 1, aside: true },
  ]
  return page(sections, lang, paint, screen)
}

function header(s: State, lang: Lang): Line {
  const name = s.player.faction === NONE ? [] : [[ink(factionOf(s.player.faction).name[lang], 'bold')]]
  return joined([
    [ink(scenarioOf(s).title[lang])],
    ...name,
    [ink(moment(s, lang), 'bold')],
    [ink(`${total(s)} ${(s.phase === 'game-end' ? WORDS.vp : WORDS.ifNow)[lang]}`)],
  ])
}

function moment(s: State, lang: Lang): string {
  switch (s.phase) {
    case 'setup':
      return WORDS.setUp[lang]
    case 'game-end':
      return WORDS.over[lang]
    case 'cult-spades':
      return `${WORDS.round[lang]} ${s.round}, ${WORDS.cultSpades[lang]}`
    case 'actions':
      return `${WORDS.round[lang]} ${s.round}`
  }
}

function tileLines(s: State, lang: Lang): Block[] {
  const tile = s.scoring[s.round - 1]
  const open = BONUS_TILES.flatMap(({ name }, no): Line[] =>
    s.open[no] === NONE ? [] : [[ink(`${name[lang]} (${s.open[no]})`)]],
  )
  const held: Line[] =
    s.player.bonus === NONE ? [] : [[ink(`${bonusTile(s.player.bonus).name[lang]} (${WORDS.held[lang]})`, 'bold')]]
  const actions = POWER_ACTIONS.map(({ name }, no): Line => {
    const state = s.blocked.includes(no) ? WORDS.blocked : s.powerUsed.includes(no) ? WORDS.used : undefined
    return [
      ink(state === undefined ? name[lang] : `${name[lang]} (${state[lang]})`, ...(state === undefined ? [] : ['dim'])),
    ]
  })
  return [
    ...(tile === undefined ? [] : [[...label(WORDS.scoring[lang]), ink(scoringTile(tile).name[lang])]]),
    ...listed(label(WORDS.bonus[lang]), [...held, ...open]),
    ...(s.phase === 'actions' ? listed(label(WORDS.actions[lang]), actions) : []),
  ]
}

function opponentLines(s: State, lang: Lang): Block[] {
  const items = s.opponents.map(({ colour: no, placed, upgraded }): Line => {
    const left = (placed ? 0 : 1) + (upgraded ? 0 : 1)
    return [ink(`${colour(no).name[lang]}: ${counted(left, UNITS.free, lang)}`, paintOf(no))]
  })
  return listed(label(WORDS.opponents[lang]), items)
}

function playerLines(s: State, lang: Lang): Block[] {
  const { player: p } = s
  const { pawns, networks } = scenarioOf(s)
  const size = networkSize(s)
  const amount = (count: number, unit: Unit): Line => [ink(counted(count, unit, lang))]
  return [
    ...listed(label(`${p.vp} ${WORDS.vp[lang]}`), [
      amount(p.coins, GOODS.coins),
      amount(p.workers, GOODS.workers),
      amount(p.priests, GOODS.priests),
      amount(p.keys, UNITS.keys),
      [ink(`${WORDS.shipping[lang]} ${p.shipping}`)],
      [ink(`${WORDS.dig[lang]} ${p.dig}`)],
    ]),
    [...label(WORDS.bowls[lang]), ink(`I ${p.bowls[0]}  II ${p.bowls[1]}  III ${p.bowls[2]}`)],
    ...listed(label(WORDS.cults[lang]), [
      ...CULTS.map(({ name }, no): Line => [ink(`${name[lang]} ${p.cults[no]} (${cultPoints(s, no)})`)]),
      [ink(`${WORDS.pawns[lang]} ${pawns.join(', ')}`, 'dim')],
    ]),
    [
      ...label(WORDS.network[lang]),
      ink(`${size} (${networkPoints(s, size)})`),
      ink(`   ${WORDS.pawns[lang]} ${networks.join(', ')}`, 'dim'),
    ],
    ...listed(
      label(WORDS.favours[lang]),
      p.favours.map((no) => [ink(favourTile(no).name[lang])]),
    ),
    ...listed(
      label(WORDS.towns[lang]),
      p.towns.map(({ tile, hexes, river: at }) => [
        ink(
          `${townTile(tile).name[lang]} ${[...hexes.map((no) => hex(no).id), ...(at === NONE ? [] : [river(at).id])].join(' ')}`,
        ),
      ]),
    ),
    ...listed(
      label(WORDS.bridges[lang]),
      p.bridges.map((no) => [ink(site(no).id)]),
    ),
  ]
}
