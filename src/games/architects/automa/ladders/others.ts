// Which set of Green cards, which Stage, which payment, which token (S13, S15, S16).
import { inOrder, type Ladder, least, most, yes } from '../../../../ladder/rung.ts'
import { RESOURCES } from '../../catalogue/vocabulary.ts'
import { card, type Stage, type StageNo, stage, token, type TokenNo } from '../../catalogue/index.ts'
import { meetsCondition, type Payment } from '../../catalogue/payments.ts'
import { SETS, TRIO } from '../../moves.ts'
import { inEachLang } from '../../../../kernel/text.ts'
import type { Ground } from '../../variant/ground.ts'
import type { View } from '../view.ts'
import { CARDS, COPIES, head, POINTS, scale, WHY } from './shared.ts'

/** The order of symbols is a setting (Q30). */
export const science = ({ symbols, symbolPlace }: Ground): Ladder<number, View> => ({
  ...scale('science', 'S15', { it: 'Quale combinazione di carte Verdi', en: 'Which set of Green cards' }, WHY.set),
  name: (set) => (SETS[set] ?? []).map((no) => card(no).id).join('+'),
  rungs: [
    yes(
      head('science.pair', 'Q24', {
        it: 'due identiche prima di tre diverse',
        en: 'two identical before three different',
      }),
      (set) => set !== TRIO,
    ),
    inOrder(
      head(
        'science.symbol',
        'Q30',
        inEachLang((lang) => IN_ORDER[lang](symbols.map((no) => card(no).name[lang]))),
      ),
      (set) => symbolPlace[set],
    ),
  ],
})

const IN_ORDER = {
  it: (names: readonly string[]) => `nell’ordine ${names.join(', ')}`,
  en: (names: readonly string[]) => `in the order ${names.join(', ')}`,
} as const

export const stages: Ladder<StageNo, View> = {
  ...scale('stage', 'S16', { it: 'Quale Stadio', en: 'Which Stage' }, WHY.stage),
  name: (no) => stage(no).id,
  rungs: [
    yes(
      head('stage.effect', 'S8', { it: 'uno Stadio con effetto', en: 'a Stage with an effect' }),
      (no) => stage(no).effect,
    ),
    most(
      head(
        'stage.points',
        'Q17',
        { it: 'lo Stadio che vale più punti', en: 'the Stage worth most points' },
        { unit: POINTS },
      ),
      (no) => stage(no).vp,
    ),
  ],
}

/** A payment is looked at for the Stage it pays. */
export interface Paying {
  readonly view: View
  readonly stage: Stage
}

export const payment: Ladder<Payment, Paying> = {
  ...scale('payment', 'S16', { it: 'Come paga', en: 'How it pays' }, WHY.payment),
  name: ({ cards }) => cards.flatMap((copies, kind) => new Array<string>(copies).fill(card(kind).id)).join('+'),
  rungs: [
    yes(
      head('payment.printed', 'Q32', {
        it: 'rispettando la condizione stampata, senza Ingegneria',
        en: 'meeting the printed condition, without Engineering',
      }),
      (each, { stage: { identical } }) => meetsCondition(each, identical),
    ),
    most(
      head(
        'payment.grey',
        'Q18',
        { it: 'con più carte Grigie possibile', en: 'with as many Grey cards as possible' },
        { unit: CARDS },
      ),
      ({ grey }) => grey,
    ),
    least(
      head(
        'payment.yellow',
        'Q19',
        {
          it: 'con meno carte Gialle possibile, usando Economia',
          en: 'with as few Yellow cards as possible, using Economy',
        },
        { unit: CARDS },
      ),
      ({ coins }) => coins,
    ),
  ],
}

export interface Spending {
  readonly view: View
  /** Copies of each Resource that are not yet part of the payment being put together. */
  readonly left: readonly number[]
}

export const resource: Ladder<number, Spending> = {
  ...scale('resource', 'S16', { it: 'Quale Risorsa spende', en: 'Which Resource it spends' }, WHY.payment),
  name: (r) => RESOURCES[r] ?? '',
  rungs: [
    most(
      head(
        'resource.copies',
        'Q18',
        { it: 'quella di cui ha più copie', en: 'the one it has most copies of' },
        { unit: COPIES },
      ),
      (r, { left }) => left[r],
    ),
  ],
}

/** Whatever a token would be worth (Q20). */
export const printedValue: Ladder<TokenNo, View> = {
  ...scale(
    'token-value',
    'S13',
    { it: 'Valore del segnalino Progresso', en: 'Value of the Progress token' },
    WHY.token,
  ),
  name: (no) => token(no).id,
  rungs: [
    most(
      head(
        'token-value.printed',
        'S13',
        { it: 'il valore stampato più alto', en: 'the highest printed value' },
        { unit: POINTS },
      ),
      (no) => token(no).printed,
    ),
  ],
}
