// Which type of card, forwards and backwards, and what goes before it: S6.2, S7.2, S9.
import type { Text } from '../../../../kernel/text.ts'
import { guarded, inOrder, onlyFor, reversed, yes } from '../../../../ladder/rung.ts'
import { PLAYER, SOLO } from '../../asks.ts'
import { RED_TYPE } from '../../catalogue/index.ts'
import { winsAtOnce } from '../../measures.ts'
import { OPERATIVE_ROWS, TYPE_PLACE } from '../scales.ts'
import { addressOf, playerLacksSymbol } from '../view.ts'
import {
  both,
  type CardLadder,
  type CardRung,
  cardName,
  cheapest,
  givesChain,
  green,
  head,
  ofType,
  onlyMilitary,
  onlyScience,
  PLACE,
  redOrGreen,
  scale,
  uncoversFewest,
} from './shared.ts'

export const bypass: CardLadder = {
  ...scale('bypass', 'S9.4', { it: 'Vittoria istantanea', en: 'Instant victory' }),
  name: cardName,
  rungs: [
    guarded(
      (v) => v.nearVictory,
      yes(
        head('bypass.wins', 'S9.4', {
          it: 'fa vincere subito la partita a SOLO',
          en: 'wins the game for SOLO at once',
        }),
        ({ card }, { s }) => winsAtOnce(s, SOLO, card),
      ),
    ),
  ],
}

const OPERATIVE = {
  both: guarded(
    both,
    yes(
      head('operative.both', 'S9.3', {
        it: 'verde o rossa, alla pari, se il giocatore è vicino a entrambe le vittorie istantanee',
        en: 'green or red, on a par, when the player is near both instant victories',
      }),
      redOrGreen,
    ),
  ),
  military: guarded(
    onlyMilitary,
    yes(
      head('operative.military', 'S9.1', {
        it: 'rossa, se la pedina conflitto è nell’ultima zona prima della Capitale di SOLO',
        en: 'red, when the pawn is in the last zone before SOLO’s capital',
      }),
      ofType('red'),
    ),
  ),
  science: guarded(
    onlyScience,
    yes(
      head('operative.science', 'S9.2', {
        it: 'verde, se il giocatore ha 5 simboli scientifici diversi',
        en: 'green, when the player has 5 different science symbols',
      }),
      green,
    ),
  ),
  type: inOrder(
    head(
      'operative.type',
      'S6.2',
      {
        it: 'il primo tipo nell’ordine dell’indirizzo strategico',
        en: 'the first type in the order of the strategic address',
      },
      { unit: PLACE, table: OPERATIVE_ROWS },
    ),
    // S9.3: with both conditions green and red stay one type.
    (c, v) => TYPE_PLACE[addressOf(v)][both(v) && redOrGreen(c) ? RED_TYPE : c.card.typeNo],
  ),
} as const satisfies Record<string, CardRung>

export const operative: CardLadder = {
  ...scale('operative', 'S6.2', { it: 'Scala operativa', en: 'Operative scale' }),
  name: cardName,
  rungs: Object.values(OPERATIVE),
}

const REVERSED: Readonly<Record<keyof typeof OPERATIVE, Text>> = {
  both: {
    it: 'né verde né rossa, se il giocatore è vicino a entrambe le vittorie istantanee',
    en: 'neither green nor red, when the player is near both instant victories',
  },
  military: {
    it: 'non rossa, se la pedina conflitto è nell’ultima zona prima della Capitale di SOLO',
    en: 'not red, when the pawn is in the last zone before SOLO’s capital',
  },
  science: {
    it: 'non verde, se il giocatore ha 5 simboli scientifici diversi',
    en: 'not green, when the player has 5 different science symbols',
  },
  type: {
    it: 'l’ultimo tipo nell’ordine dell’indirizzo strategico',
    en: 'the last type in the order of the strategic address',
  },
}

/** S9.5, Q15: the scale that is reversed is the one adaptive behaviour has changed. */
export const reverseOperative: CardLadder = reversed(
  operative,
  scale('reverse-operative', 'S7.2', { it: 'Scala operativa in ordine inverso', en: 'Operative scale reversed' }),
  ({ id, cite }) => ({
    id: id.replace('duel.operative', 'duel.reverse-operative'),
    text: REVERSED[id.replace('duel.operative.', '') as keyof typeof OPERATIVE],
    cite: cite === 'S6.2' ? 'S7.2' : 'Q15',
  }),
)

/** S9.2, where the player is near the scientific victory alone. */
export const missingSymbol: CardLadder = {
  ...scale('missing-symbol', 'S9.2', { it: 'Simbolo mancante al giocatore', en: 'Symbol the player lacks' }),
  name: cardName,
  rungs: [
    guarded(
      onlyScience,
      onlyFor(
        green,
        yes(
          head('missing-symbol.lacks', 'S9.2', {
            it: 'ha un simbolo che manca al giocatore (verdi, se il giocatore ha 5 simboli diversi)',
            en: 'has a symbol the player lacks (green, when the player has 5 different symbols)',
          }),
          (c, v) => playerLacksSymbol(v, c.card),
        ),
      ),
    ),
  ],
}

/** S9.3, among the green and red cards that both conditions put first. */
export const flexibility: CardLadder = {
  ...scale('flexibility', 'S9.3', { it: 'Scala della flessibilità', en: 'Flexibility scale' }),
  name: cardName,
  rungs: flexible(
    yes(
      head('flexibility.player-wins', 'S9.3', {
        it: 'porterebbe il giocatore alla vittoria',
        en: 'would make the player win',
      }),
      ({ card }, { s }) => winsAtOnce(s, PLAYER, card), // Q13
    ),
    givesChain('flexibility', 'S9.3', redOrGreen),
    uncoversFewest('flexibility', 'S9.3'),
    cheapest('flexibility', PLAYER), // as the appendix words it
    yes(head('flexibility.green', 'S9.3', { it: 'la carta verde', en: 'the green card' }), green),
  ),
}

function flexible(...rungs: readonly CardRung[]): readonly CardRung[] {
  return rungs.map((rung) => guarded(both, onlyFor(redOrGreen, rung)))
}
