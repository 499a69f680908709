import { expect, test } from 'vitest'
import { type Lang, LANGS } from '../../../../kernel/text.ts'
import { type Json } from '../../../../kernel/contract.ts'
import { offersOf } from '../../../../web/kit/board/view.ts'
import { conversionNo, powerNo, structureNo, theHex } from '../../catalogue/index.ts'
import { idle } from '../../idle.ts'
import { nextIncome } from '../../income.ts'
import { terraMysticaModule } from '../../module.ts'
import { key, type Move, read } from '../../moves.ts'
import { toPlay } from '../../play.ts'
import type { State } from '../../state.ts'
import { say } from '../../words.ts'
import { besideLines } from '../map/beside.ts'
import { groupsOf } from '../map/Overlay.tsx'
import { pricesText } from '../side/You.tsx'
import { board } from '../view.ts'
import { offersFor, rowAtOnce } from './offers.ts'
import { whyNotPower, whyNotSend, whyNotShipping } from './reasons.ts'
import { burnRows, convertRows, powerRow, type Row, rowsOf } from './rows.ts'
import { isHarmless, threatOf } from './threats.ts'
import { sayRow, threatLines, whyNotSettle } from './words.ts'

const POSITION = {
  round: 2,
  opponents: [
    { colour: 'blue', structures: { A11: 'dwelling' } },
    { colour: 'gray', structures: { F1: 'dwelling' } },
    { colour: 'black', structures: { I2: 'dwelling' } },
  ],
} as const

const witches = (player: Record<string, Json> = {}, more: Record<string, Json> = {}): State =>
  terraMysticaModule.position.read({
    ...POSITION,
    ...more,
    player: {
      faction: 'witches',
      coins: 15,
      workers: 9,
      priests: 2,
      bowls: [0, 6, 1],
      structures: { A10: 'temple', G3: 'dwelling' },
      ...player,
    },
  })

const keys = (rows: readonly Row[]): string[] => rows.map((row) => row.map(key).join(', '))
const move = (line: string): Move => read(line) as Move

/** Plays rows by the rules: every move of every row must be possible when its turn comes. */
function play(s: State, row: Row): State {
  const now = structuredClone(s)
  for (const each of row) {
    const option = toPlay.game.options(now).find((found) => key(found.move) === key(each))
    if (option === undefined) throw new Error(`"${key(each)}" is not possible`)
    toPlay.game.apply(now, option.move)
  }
  return now
}

test('R4.5, R15 a power action is one choice with the burning it needs, and says so in its price', () => {
  const s = witches()
  const row = powerRow(s, powerNo('power-coins') ?? 0)
  expect(keys(row === undefined ? [] : [row])).toEqual(['burn, burn, burn, power power-coins'])
  expect(LANGS.map((lang) => sayRow(s, row as Row, lang))).toEqual([
    'Azione potere: riscuotere 7 monete (4 potere, sacrificando 3 gettoni)',
    'Power action: gain 7 coins (4 power, burning 3 tokens)',
  ])
  expect(play(s, row as Row).player.coins).toBe(22)
  expect(powerRow(s, powerNo('power-spades') ?? 0)).toBeUndefined()
  expect(LANGS.map((lang) => whyNotPower(s, powerNo('power-spades') ?? 0, lang))).toEqual([
    'servono 6 potere: ne hai 1, con i sacrifici 4',
    'it takes 6 power: you have 1, with burning 4',
  ])
})

test('R4.6 conversions are offered once, twice, as often as they can be paid, with burning', () => {
  const s = witches()
  expect(keys(convertRows(s, conversionNo('priest-to-worker') ?? 0))).toEqual([
    'convert priest-to-worker',
    'convert priest-to-worker, convert priest-to-worker',
  ])
  const coins = convertRows(s, conversionNo('power-to-coin') ?? 0)
  expect(keys(coins)[1]).toBe('convert power-to-coin, burn, convert power-to-coin')
  expect(coins).toHaveLength(4)
  for (const row of coins) play(s, row)
  expect(keys(burnRows(s))).toEqual(['burn', 'burn, burn', 'burn, burn, burn'])
})

test('R10 a hex into every colour, home first, with the dwelling on it as one choice and without', () => {
  const s = witches()
  const rows = rowsOf(s, move('dig A9'))
  expect(keys(rows).slice(0, 2)).toEqual(['dig A9, colour green, build A9', 'dig A9, colour green, leave'])
  expect(LANGS.map((lang) => rows.slice(0, 2).map((row) => sayRow(s, row, lang)))).toEqual([
    [
      'Trasforma A9 in foresta (verde) e costruisci un’abitazione (2 monete, 7 lavoratori)',
      'Trasforma A9 in foresta (verde), senza costruire (6 lavoratori)',
    ],
    [
      'Transform A9 to forest (green) and build a dwelling (2 coins, 7 workers)',
      'Transform A9 to forest (green), without building (6 workers)',
    ],
  ])
  for (const row of rows) expect(play(s, row).asks.at(-1)?.ask).toBe('act')
  expect(whyNotSettle(s, theHex('A9'), 'en')).toBe('')
  expect(LANGS.map((lang) => whyNotSettle(witches({ coins: 1 }), theHex('A9'), lang))).toEqual([
    'Trasforma A9 in foresta (verde) e costruisci un’abitazione: ti manca 1 moneta',
    'Transform A9 to forest (green) and build a dwelling: you lack 1 coin',
  ])
  // Too poor for the dwelling: the hex is transformed, and no question follows.
  expect(keys(rowsOf(witches({ coins: 1 }), move('dig A9')))[0]).toBe('dig A9, colour green')
})

test('S25, Q17 an opponent’s piece and the answer to its offer are one choice', () => {
  const s = witches()
  expect(keys(rowsOf(s, move('evolve blue A11')))).toEqual(['evolve blue A11, take-power', 'evolve blue A11, decline'])
  expect(keys(rowsOf(s, move('add gray E7')))).toEqual(['add gray E7'])
})

test('S22 the map is lit for your moves, or for those of the colour that is chosen', () => {
  const s = witches()
  const options = toPlay.game.options(s)
  const base = offersOf(board, options, s)
  const onHexes = (aim?: number) =>
    [...offersFor(s, options, base, aim)].flatMap(([name, moves]) => (name.startsWith('hex:') ? moves : []))
  expect(new Set(onHexes().map((each) => each.do))).toEqual(new Set(['dig', 'upgrade']))
  expect(new Set(onHexes(1).map((each) => key(each).split(' ').slice(0, 2).join(' ')))).toEqual(
    new Set(['add gray', 'evolve gray']),
  )
})

test('an opponent’s piece that does not affect you is placed at once, any other is explained first', () => {
  const s = witches()
  const at = (id: string, line: string) => {
    const offers = new Map([[`hex:${theHex(id)}`, [move(line)]]])
    return rowAtOnce({ s, offers, touch: false }, { kind: 'hex', no: theHex(id) })
  }
  expect(at('I3', 'add gray I3')?.map(key)).toEqual(['add gray I3'])
  expect(at('A11', 'evolve blue A11')).toBeUndefined()
})

const told = (s: State, id: string, lang: Lang): string[] =>
  threatLines(s, theHex(id), threatOf(s, theHex(id)), lang).map(({ text, warns }) => (warns ? `! ${text}` : text))

test('before a placement: the power offered, the lost hex, the spades it would have taken', () => {
  const s = witches()
  expect(LANGS.map((lang) => told(s, 'A11', lang))).toEqual([
    ['Ti offre 2 potere per 1 PV.'],
    ['It offers you 2 power for 1 VP.'],
  ])
  expect(told(s, 'I9', 'en')).toEqual(['It offers you no power.', 'I9 is lost to you (1 spade from home).'])
  expect(told(s, 'B5', 'it')).toEqual([
    'Ti offre 2 potere per 1 PV.',
    'B5 non sarà più tuo (2 vanghe da casa, lo raggiungi già).',
    '! A10, una città da fare: accanto resta 1 esagono libero.',
  ])
  expect(isHarmless(threatOf(s, theHex('I3')))).toBe(true)
})

test('R20 warns of a placement that keeps a group from becoming a town', () => {
  // The only way from A1 to the rest of the map is by A2 and A3.
  const s = witches({ structures: { A1: 'dwelling' } }, { terrain: { A1: 'green', A3: 'gray' } })
  expect(LANGS.map((lang) => told(s, 'A3', lang).at(-1))).toEqual([
    '! Piazzare qui blocca anche te: A1 non può più diventare una città.',
    '! Placing here also blocks you: A1 can no longer become a town.',
  ])
  expect(told(s, 'A5', 'en').some((line) => line.startsWith('!'))).toBe(false)
})

test('R28.2 warns of a placement that keeps your networks apart', () => {
  const apart = witches({ structures: { E6: 'dwelling', E8: 'dwelling' } }, { terrain: { E6: 'green', E8: 'green' } })
  expect(threatOf(apart, theHex('E7')).parted).toEqual([1, 1])
  expect(told(apart, 'E7', 'it').at(-1)).toBe(
    '! Piazzare qui blocca anche te: un tuo edificio unirebbe le reti da 1 e 1.',
  )
  expect(threatOf(apart, theHex('D4')).parted).toEqual([])
})

test('the overlays show the progress of groups towards a town, and the size of networks', () => {
  const s = witches(
    { structures: { E6: 'temple', E7: 'dwelling', G3: 'dwelling' } },
    { terrain: { E6: 'green', E7: 'green' } },
  )
  expect(groupsOf(s, 'towns', 'en').map(({ short, told: text }) => [short, text])).toEqual([
    ['3/7 · 2/4⌂', 'E6 and E7: 3 of 7 power, 2 of 4 structures'],
    ['1/7 · 1/4⌂', 'G3: 1 of 7 power, 1 of 4 structures'],
  ])
  expect(groupsOf(s, 'networks', 'it').map(({ told: text }) => text)).toEqual(['Rete da 2: E6 ed E7', 'Rete da 1: G3'])
})

test('an impossible action says why', () => {
  const s = witches({ coins: 1, priests: 0, cults: { fire: 4 } })
  expect(LANGS.map((lang) => whyNotShipping(s, lang))).toEqual([
    'ti mancano 3 monete, 1 sacerdote',
    'you lack 3 coins, 1 priest',
  ])
  expect(LANGS.map((lang) => whyNotSend(s, 0, 1, lang))).toEqual(['non hai sacerdoti', 'you have no priest'])
  expect(whyNotPower(witches({}, { blocked: ['power-coins'] }), powerNo('power-coins') ?? 0, 'en')).toBe(
    'blocked this round',
  )
})

test('R22.2, R4.2 a priest or an action without effect needs a confirmation', () => {
  const s = witches({ cults: { fire: 9, water: 10 } })
  expect(['send fire 3', 'send water 1', 'send earth 1'].map((line) => idle(s, move(line))?.en)).toEqual([
    'The marker does not advance: level 10 takes a key.',
    'The marker does not advance: it is at the top already.',
    undefined,
  ])
  expect(idle(witches({ priests: 7 }), move('power power-priest'))?.it).toBe(
    'Non ci sono sacerdoti in riserva: non ne ricevi nessuno.',
  )
  expect(idle(s, move('power power-priest'))).toBeUndefined()
})

test('a tap opens what costs something first', () => {
  const s = witches()
  const press = (line: string, touch: boolean) => {
    const [piece] = board.piecesOf(move(line), s)
    const offers = new Map([[piece ?? '', [move(line)]]])
    return rowAtOnce({ s, offers, touch }, { kind: 'hex', no: Number(piece?.slice(4)) }) !== undefined
  }
  expect([press('upgrade G3 trading-post', false), press('upgrade G3 trading-post', true)]).toEqual([true, false])
  expect(press('add gray I3', true)).toBe(true)
})

test('R13.2 a trading post shows both its prices', () => {
  const post = structureNo('trading-post') ?? 0
  expect(LANGS.map((lang) => pricesText(witches(), post, lang))).toEqual([
    'Costo: 3 monete, 2 lavoratori; 6 monete, 2 lavoratori senza avversari accanto',
    'Price: 3 coins, 2 workers; 6 coins, 2 workers with no opponent beside it',
  ])
})

test('R8 after the last round there is no income, and the bonus tile held goes back before the next', () => {
  const held = witches({ bonusTile: 'bonus-priest' })
  expect(nextIncome(held).priests).toBe(nextIncome(witches()).priests)
  expect(nextIncome(witches()).workers).toBeGreaterThan(0)
  expect(nextIncome(witches({}, { round: 6 }))).toMatchObject({ coins: 0, workers: 0, priests: 0, power: 0 })
})

test('a spade says what the hex is now, not what it becomes', () => {
  expect(LANGS.map((lang) => say(move('dig E7'), lang, witches()))).toEqual([
    'Trasforma E7, che ora è grigio',
    'Transform E7, which is gray',
  ])
})

test('R2 the neighbours of a hex are listed in words, with the river and what lies across it', () => {
  const lines = besideLines(witches(), theHex('A10'), 'en')
  expect(lines[0]).toBe('Beside it: A9 red; A11 blue (dwelling, blue opponent); B5 black. River on 1 side')
  expect(lines[1]).toMatch(/^Across the river, shipping 1: /)
})
