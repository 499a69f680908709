// Sentences for positions made by hand: those of the lessons, in which one move is known to be better than another.
import { describe, expect, test } from 'vitest'
import { pebblesModule } from '../../../test/fixtures/pebbles-module.ts'
import { type Move, type Options, pebbles, type State } from '../../../test/fixtures/pebbles.ts'
import { begin, must } from '../../../test/learning/taught.ts'
import { manifestOf } from '../../games/index.ts'
import { LANGS, type Text } from '../../kernel/text.ts'
import { moveOf } from '../explain.ts'
import { unitOf } from '../told.ts'
import type { Brain } from '../../kernel/eye.ts'
import type { Sighted } from './eye.ts'
import { type Kind, type Rival, type Why, whyOf } from './why.ts'

interface Case {
  readonly name: string
  /** The lesson and its task, counted from 0. */
  readonly at: readonly [lesson: string, task: number]
  readonly best: string
  readonly other: string
  readonly isObvious?: true
  readonly isAsGood?: true
  readonly kinds: readonly Kind[]
  readonly text: Text
}

/** What the two moves are told to be worth. */
const WORTH = { chance: [0.6, 0.5], points: [100, 96] } as const

async function whyIn(
  game: string,
  [lesson, task]: Case['at'],
  best: string,
  other: string,
  is: Partial<Rival<unknown>>,
) {
  const manifest = manifestOf(game)
  const module = await manifest.load()
  const { start, tasks } = must(
    (await must(module.lessons, 'lessons')()).find(({ id }) => id === lesson),
    lesson,
  )
  const { state } = begin(manifest, module, tasks[task]?.start ?? start)
  const unit = unitOf(module, state)
  const move = (key: string) => must(moveOf(module, state, key), key)
  const [value, less] = WORTH[unit]
  const rival = { move: move(other), value: less, isObvious: false, isAsGood: false, ...is }
  return whyOf(module, state, { move: move(best), value }, rival, unit)
}

const CASES: Readonly<Record<string, readonly Case[]>> = {
  duel: [
    {
      name: 'what it brings, and what SOLO would take instead',
      at: ['coins', 1],
      best: 'build brewery',
      other: 'discard forum',
      kinds: ['brings', 'adds', 'answers'],
      text: {
        it: 'Ricevi 6 monete: Birrificio; vale 2 punti subito (Monete). Dopo «Scarta Foro per 3 monete» invece SOLO costruisce Birrificio (Monete +2).',
        en: 'You gain 6 coins: Brewery; it is worth 2 points at once (Coins). After “Discard Forum for 3 coins” instead, SOLO builds Brewery (Coins +2).',
      },
    },
    {
      name: 'the obvious move is worth more now, but SOLO would take what it must not have',
      at: ['solo', 3],
      best: 'discard dispensary',
      other: 'build statue',
      isObvious: true,
      kinds: ['answers'],
      text: {
        it: '«Costruisci Statua» vale 4 punti di più subito, ma poi SOLO prende il gettone Legge.',
        en: '“Build Statue” is worth 4 points more at once, but then SOLO takes the token Law.',
      },
    },
    {
      name: 'a victory needs no other reason',
      at: ['war', 1],
      best: 'build pretorium',
      other: 'discard palace',
      kinds: ['wins'],
      text: { it: 'Vince subito (Supremazia Militare).', en: 'It wins at once (Military supremacy).' },
    },
  ],
  architects: [
    {
      name: 'the Opponent would win',
      at: ['ending', 3],
      best: 'take player',
      other: 'take opponent',
      isObvious: true,
      kinds: ['adds', 'loses'],
      text: {
        it: 'Vale 3 punti subito (Carte Blu). «Prendi Vetro dal mazzo dell’Avversario» sembra meglio a prima vista, ma poi l’Avversario vince subito.',
        en: 'It is worth 3 points at once (Blue cards). “Take Glass from the Opponent’s deck” looks better at first sight, but then the Opponent wins at once.',
      },
    },
    {
      name: 'what the Opponent would do, and how likely',
      at: ['opponent', 4],
      best: 'take opponent',
      other: 'take player',
      kinds: ['answers'],
      text: {
        it: 'Dopo «Prendi Pietra dal tuo mazzo» invece l’Avversario prende il segnalino Educazione (Segnalini Progresso +2).',
        en: 'After “Take Stone from your deck” instead, the Opponent takes the token Education (Progress tokens +2).',
      },
    },
  ],
  'terra-mystica': [
    {
      name: 'the steps and the power of a priest',
      at: ['cults', 0],
      best: 'send water 3',
      other: 'send water 1',
      kinds: ['brings', 'brings', 'worse'],
      text: {
        it: 'Avanzi nel culto dell’Acqua da 3 a 6: sacerdote inviato; ricevi 2 potere: culto dell’Acqua. «Manda un sacerdote al culto dell’Acqua: 1 passo» rende meno nelle continuazioni provate: 96 punti contro 100 punti.',
        en: 'You advance on the cult of Water from 3 to 6: priest sent; you gain 2 power: cult of Water. “Send a priest to the cult of Water: 1 step” does worse in the continuations tried: 96 points against 100 points.',
      },
    },
    {
      name: 'the income that lies ahead, where no automa answers',
      at: ['upgrades', 2],
      best: 'upgrade A10 stronghold',
      other: 'upgrade A10 temple',
      isAsGood: true,
      kinds: ['then', 'alike'],
      text: {
        it: 'Così la rendita del prossimo turno è di 2 lavoratori, 2 potere, più quella della tessera bonus che prendi. «Evolvi A10 in tempio» vale altrettanto, per quanto si può dire.',
        en: 'Then the income of the next round is 2 workers, 2 power, and that of the bonus tile you take. “Upgrade A10 to a temple” is as good, as far as can be told.',
      },
    },
  ],
  'age-of-comics': [
    {
      name: 'an order fulfilled, and the points it makes',
      at: ['increasing', 1],
      best: 'increase comic-carmilla writer',
      other: 'increase comic-gang-wars writer',
      kinds: ['brings', 'adds', 'worse'],
      text: {
        it: '«Carmilla» soddisfa l’ordine horror di valore 3 e guadagna 1 fan; vale 2 punti subito (Fan in classifica e Ordini non soddisfatti). “Porta lo scrittore di «Gang Wars» a 2” rende meno nelle continuazioni provate: 50 % contro 60 %.',
        en: '“Carmilla” fulfils the horror order of value 3 and gains 1 fan; it is worth 2 points at once (Fans on the chart and Unfulfilled orders). ‘Raise the writer of “Gang Wars” to 2’ does worse in the continuations tried: 50 % against 60 %.',
      },
    },
    {
      name: 'a fan of a swap, against leaving it',
      at: ['specials', 0],
      best: 'swap comic-gang-wars writer-crime-2b',
      other: 'done',
      kinds: ['brings', 'adds', 'worse'],
      text: {
        it: '«Gang Wars» guadagna 1 fan: Scrittore Poliziesco 2 Margot Fragrasse è del genere giusto; vale 3 punti subito (Fan in classifica e Fumetti originali). «Non riassegnare altro» rende meno nelle continuazioni provate: 50 % contro 60 %.',
        en: '“Gang Wars” gains 1 fan: Crime Writer 2 Margot Fragrasse matches; it is worth 3 points at once (Fans on the chart and Originals). “Re-assign nothing more” does worse in the continuations tried: 50 % against 60 %.',
      },
    },
  ],
  concordia: [
    {
      name: 'goods received',
      at: ['gods', 1],
      best: 'play i-farmer',
      other: 'play start-prefect-1',
      isAsGood: true,
      kinds: ['brings', 'alike'],
      text: {
        it: 'Ricevi 2 cibo: Contadino. «Gioca il Prefetto» vale altrettanto, per quanto si può dire.',
        en: 'You receive 2 food: Farmer. “Play the Prefect” is as good, as far as can be told.',
      },
    },
    {
      name: 'points by their god',
      at: ['ai', 3],
      best: 'build panormus',
      other: 'build casinum',
      kinds: ['adds', 'worse'],
      text: {
        it: 'Vale 2 punti subito (Saturno). «Costruisci a Casinum, città del cibo» rende meno nelle continuazioni provate: 50 % contro 60 %.',
        en: 'It is worth 2 points at once (Saturnus). “Build in Casinum, food city” does worse in the continuations tried: 50 % against 60 %.',
      },
    },
  ],
}

describe.each(Object.entries(CASES))('%s', (game, cases) => {
  test.each(cases.map((one) => [one.name, one] as const))(
    'tells %s',
    async (_, { at, best, other, kinds, text, ...is }) => {
      const why = await whyIn(game, at, best, other, is)
      expect(why.kinds).toEqual(kinds)
      expect(why.text).toEqual(text)
    },
  )

  test('never gives the same reasons for the worse move', async () => {
    for (const { at, best, other, isAsGood } of cases) {
      const [why, turned] = [await whyIn(game, at, best, other, {}), await whyIn(game, at, other, best, {})]
      if (!isAsGood) for (const lang of LANGS) expect(first(turned, lang)).not.toBe(first(why, lang))
    }
  })
})

const first = ({ text }: Why, lang: keyof Text): string => text[lang].split('. ')[0] ?? ''

describe('a game with a learned evaluation', () => {
  // It tells no consequences, so that there is room for a measure.
  const { consequences: _, ...plain } = pebblesModule
  type Sharp = typeof plain & Sighted<State>
  const module = (linear: readonly number[]): Sharp => ({
    ...plain,
    eye: {
      features: [
        { id: 'luck', text: { it: 'la tua fortuna', en: 'your luck' }, measure: ({ you }: State) => you.luck },
        {
          id: 'its',
          text: { it: 'le sue pietre', en: 'its pebbles' },
          measure: ({ automa }: State) => automa.pebbles.length,
        },
        { id: 'share', text: { it: 'la tua parte', en: 'your share' }, measure: ({ you }: State) => you.luck / 3 },
        { id: 'you/need', text: { it: 'ciò che ti manca', en: 'your need' }, measure: ({ you }: State) => -you.luck },
      ],
      brain: {
        game: 'pebbles',
        made: '',
        unit: 'won',
        features: ['luck', 'its', 'share', 'you/need'],
        width: 12,
        centre: 0,
        mean: [0, 0, 0, 0],
        spread: [1, 1, 1, 1],
        bias: 0,
        linear,
        hidden: [],
      } satisfies Brain,
      value: () => 0.5,
    },
  })
  const state: State = { ...pebbles.start({ level: 'easy' }), bag: [], table: [1, 2, 3] }
  const why = (linear: readonly number[]) =>
    whyOf(
      module(linear) as Parameters<typeof whyOf<State, Move, Options>>[0],
      state,
      { move: { type: 'leave', pebble: 3 }, value: 0.6 },
      { move: { type: 'take', pebble: 1 }, value: 0.5, isObvious: false, isAsGood: true },
      'chance',
    )

  test('names the measure that a move raises, if that is good', () => {
    expect(why([1, -1, 5, 0]).text.en).toContain('it raises your luck (1 instead of 0)')
    expect(why([1, -1, 5, 0]).text.it).toContain('aumenta la tua fortuna (1 invece di 0)')
    expect(why([-1, -1, 0, 0]).kinds).not.toContain('raises')
  })

  test('does not name what you have less of, even if that is good', () => {
    expect(why([0, -1, 0, -1]).kinds).not.toContain('raises')
  })
})
