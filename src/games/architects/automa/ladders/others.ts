// Which set of Green cards, which Stage, which payment, which token (S13, S15, S16).
import { inOrder, type Ladder, least, most, yes } from '../../../../ladder/rung.ts'
import { RESOURCES } from '../../catalogue/vocabulary.ts'
import { card, type Stage, type StageNo, stage, token, type TokenNo } from '../../catalogue/index.ts'
import { meetsCondition, type Payment } from '../../catalogue/payments.ts'
import { SETS, TRIO } from '../../moves.ts'
import type { View } from '../view.ts'
import { CARDS, COPIES, head, POINTS, scale, WHY } from './shared.ts'

export const science: Ladder<number, View> = {
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
      head('science.symbol', 'Q30', {
        it: 'nell’ordine Compasso, Ingranaggio, Tavoletta',
        en: 'in the order Compass, Gear, Tablet',
      }),
      (set) => set,
    ),
  ],
}

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

/** The view of a payment is the Stage it pays. */
export const payment: Ladder<Payment, Stage> = {
  ...scale('payment', 'S16', { it: 'Come paga', en: 'How it pays' }, WHY.payment),
  name: ({ cards }) => cards.flatMap((copies, kind) => new Array<string>(copies).fill(card(kind).id)).join('+'),
  rungs: [
    yes(
      head('payment.printed', 'Q32', {
        it: 'rispettando la condizione stampata, senza Ingegneria',
        en: 'meeting the printed condition, without Engineering',
      }),
      (each, { identical }) => meetsCondition(each, identical),
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

/** Copies of each Resource that are not yet part of the payment being put together. */
export type CopiesLeft = readonly number[]

export const resource: Ladder<number, CopiesLeft> = {
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
      (r, left) => left[r],
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
