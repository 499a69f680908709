// What is said of moves and asks, in both languages: one and many, articles.
import { expect, test } from 'vitest'
import { terraMysticaModule } from '../../../src/games/terra-mystica/module.ts'
import { LANGS } from '../../../src/kernel/text.ts'

const { game, position, prompt, say } = terraMysticaModule
const inBoth = (tell: (lang: 'it' | 'en') => string) => LANGS.map(tell)

/** What a move of the position is called. */
function called(json: unknown, line: string): readonly string[] {
  const s = position.read(json)
  const option = game.options(s).find(({ move }) => game.key(move) === line)
  if (option === undefined) throw new Error(`"${line}" is not possible`)
  return inBoth((lang) => say(option.move, lang, s))
}

const RICH = { coins: 20, workers: 10, priests: 3, bowls: [0, 0, 12] }
const WITCHES = { player: { faction: 'witches', structures: { A10: 'dwelling', G3: 'dwelling' }, ...RICH } }
const asked = (...asks: object[]) => ({ ...WITCHES, pending: [{ ask: 'act' }, ...asks] })
const OPEN = { bonusTiles: { 'bonus-coins': 1, 'bonus-cult': 2, 'bonus-spade': 0 } }

test.each([
  [
    WITCHES,
    'send fire 3',
    'Manda un sacerdote al culto del Fuoco: 3 passi',
    'Send a priest to the cult of Fire: 3 steps',
  ],
  [WITCHES, 'send air 1', 'Manda un sacerdote al culto dell’Aria: 1 passo', 'Send a priest to the cult of Air: 1 step'],
  [
    WITCHES,
    'upgrade A10 trading-post',
    'Evolvi A10 in emporio (6 monete, 2 lavoratori)',
    'Upgrade A10 to a trading post (6 coins, 2 workers)',
  ],
  [
    WITCHES,
    'power power-coins',
    'Azione potere: riscuotere 7 monete (4 potere)',
    'Power action: gain 7 coins (4 power)',
  ],
  [WITCHES, 'convert worker-to-coin', 'Converti 1 lavoratore in 1 moneta', 'Convert 1 worker to 1 coin'],
  [WITCHES, 'pass', 'Passa', 'Pass'],
  [
    { ...WITCHES, ...OPEN },
    'pass bonus-coins',
    'Passa e prendi la tessera bonus Monete con 1 moneta',
    'Pass and take the coins bonus tile with 1 coin',
  ],
  [
    { ...WITCHES, ...OPEN },
    'pass bonus-cult',
    'Passa e prendi la tessera bonus Culto con 2 monete',
    'Pass and take the cult bonus tile with 2 coins',
  ],
  [
    { ...WITCHES, ...OPEN },
    'pass bonus-spade',
    'Passa e prendi la tessera bonus Vanga',
    'Pass and take the spade bonus tile',
  ],
  [
    asked({ ask: 'colour', hex: 'A9' }),
    'colour gray',
    'Trasformalo in montagne (grigio), 1 vanga da pagare (3 lavoratori)',
    'Make it mountains (gray), 1 spade to pay (3 workers)',
  ],
  [
    asked({ ask: 'colour', hex: 'A11', n: 1, from: 'free' }),
    'colour green',
    'Trasformalo in foresta (verde)',
    'Make it forest (green)',
  ],
  [asked({ ask: 'favour', n: 1 }), 'favour favour-fire-3', 'Prendi il favore Fuoco 3', 'Take the Fire 3 favour'],
  [
    {
      player: { faction: 'darklings', structures: { A8: 'dwelling' }, ...RICH },
      pending: [{ ask: 'act' }, { ask: 'exchange' }],
    },
    'exchange 1',
    '1 lavoratore diventa sacerdote',
    '1 worker becomes a priest',
  ],
  [
    {
      player: { faction: 'giants', structures: { D6: 'dwelling' }, ...RICH },
      pending: [{ ask: 'act' }, { ask: 'bridge' }],
    },
    'bridge D6 E8',
    'Costruisci un ponte fra D6 ed E8',
    'Build a bridge between D6 and E8',
  ],
] as const)('%j: %s', (json, line, it, en) => expect(called(json, line)).toEqual([it, en]))

test.each([
  [WITCHES, 'Turno 1. Scegli la tua azione.', 'Round 1. Choose your action.'],
  [
    { ...WITCHES, phase: 'cult-spades', player: { ...WITCHES.player, passed: true, cultSpades: 1 } },
    'Bonus dei culti: 1 vanga. Quale esagono trasformi?',
    'Cult bonus: 1 spade. Which hex do you transform?',
  ],
  [
    asked({ ask: 'dig', n: 2, from: 'free' }),
    '2 vanghe. Quale esagono trasformi?',
    '2 spades. Which hex do you transform?',
  ],
  [asked({ ask: 'colour', hex: 'A9' }), 'In che terreno trasformi A9?', 'Which terrain do you make of A9?'],
  [{ ...WITCHES, round: 6, player: { ...WITCHES.player, passed: true } }, 'La partita è finita.', 'The game is over.'],
] as const)('%j asks', (json, it, en) => {
  const s = position.read(json)
  expect(inBoth((lang) => prompt(s, lang))).toEqual([it, en])
})
