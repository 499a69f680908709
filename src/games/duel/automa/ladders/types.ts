// Which type of card, forwards and backwards, and what goes before it: S6.2, S7.2, S9.
import type { Text } from '../../../../kernel/text.ts'
import { guarded, inOrder, onlyFor, reversed, yes } from '../../../../ladder/rung.ts'
import { otherWayRound } from '../../../../variant/arrange.ts'
import { PLAYER, SOLO } from '../../asks.ts'
import { RED_TYPE } from '../../catalogue/index.ts'
import { winsAtOnce } from '../../measures.ts'
import type { Ground } from '../../variant/ground.ts'
import { addressOf, playerLacksSymbol } from '../view.ts'
import { dangerOfScience, dangerOfWar } from '../numbers.ts'
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

const operativeRungs = (ground: Ground): readonly CardRung[] => [
  guarded(
    both,
    yes(
      head('operative.both', 'S9.3', {
        it: 'verde o rossa, alla pari, se il giocatore è vicino a entrambe le vittorie istantanee',
        en: 'green or red, on a par, when the player is near both instant victories',
      }),
      redOrGreen,
    ),
  ),
  guarded(
    onlyMilitary,
    yes(
      head('operative.military', 'S9.1', {
        it: `rossa, se ${dangerOfWar(ground).it}`,
        en: `red, when ${dangerOfWar(ground).en}`,
      }),
      ofType('red'),
    ),
  ),
  guarded(
    onlyScience,
    yes(
      head('operative.science', 'S9.2', {
        it: `verde, se ${dangerOfScience(ground).it}`,
        en: `green, when ${dangerOfScience(ground).en}`,
      }),
      green,
    ),
  ),
  inOrder(
    head(
      'operative.type',
      'S6.2',
      {
        it: 'il primo tipo nell’ordine dell’indirizzo strategico',
        en: 'the first type in the order of the strategic address',
      },
      { unit: PLACE, table: ground.rows.types },
    ),
    // S9.3: with both conditions green and red stay one type.
    (c, v) => ground.typePlace[addressOf(v)][both(v) && redOrGreen(c) ? RED_TYPE : c.card.typeNo],
  ),
]

export const operative = (ground: Ground): CardLadder => ({
  ...scale('operative', 'S6.2', { it: 'Scala operativa', en: 'Operative scale' }),
  name: cardName,
  rungs: operativeRungs(ground),
})

/** What the rungs of the document say from their other end. */
const backwards = (ground: Ground): Readonly<Record<string, Text>> => ({
  both: {
    it: 'né verde né rossa, se il giocatore è vicino a entrambe le vittorie istantanee',
    en: 'neither green nor red, when the player is near both instant victories',
  },
  military: { it: `non rossa, se ${dangerOfWar(ground).it}`, en: `not red, when ${dangerOfWar(ground).en}` },
  science: { it: `non verde, se ${dangerOfScience(ground).it}`, en: `not green, when ${dangerOfScience(ground).en}` },
  type: {
    it: 'l’ultimo tipo nell’ordine dell’indirizzo strategico',
    en: 'the last type in the order of the strategic address',
  },
})

/** S9.5, Q15: the scale that is reversed is the one adaptive behaviour has changed. */
export function reverseOperative(scaleOfTypes: CardLadder, ground: Ground): CardLadder {
  const told = backwards(ground)
  return reversed(
    scaleOfTypes,
    scale('reverse-operative', 'S7.2', { it: 'Scala operativa in ordine inverso', en: 'Operative scale reversed' }),
    ({ id, cite, text }) => ({
      id: id.replace('duel.operative', 'duel.reverse-operative'),
      text: told[id.replace('duel.operative.', '')] ?? otherWayRound(text),
      cite: cite === 'S6.2' ? 'S7.2' : cite.startsWith('S9') ? 'Q15' : cite,
    }),
  )
}

/** S9.2, where the player is near the scientific victory alone. */
export const missingSymbol = ({ symbols }: Ground): CardLadder => ({
  ...scale('missing-symbol', 'S9.2', { it: 'Simbolo mancante al giocatore', en: 'Symbol the player lacks' }),
  name: cardName,
  rungs: [
    guarded(
      onlyScience,
      onlyFor(
        green,
        yes(
          head('missing-symbol.lacks', 'S9.2', {
            it: `ha un simbolo che manca al giocatore (verdi, se il giocatore ha ${symbols} simboli diversi)`,
            en: `has a symbol the player lacks (green, when the player has ${symbols} different symbols)`,
          }),
          (c, v) => playerLacksSymbol(v, c.card),
        ),
      ),
    ),
  ],
})

/** S9.3, among the green and red cards that both conditions put first. */
export const flexibility = (ground: Ground): CardLadder => ({
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
    cheapest('flexibility', PLAYER, ground), // as the appendix words it
    yes(head('flexibility.green', 'S9.3', { it: 'la carta verde', en: 'the green card' }), green),
  ),
})

function flexible(...rungs: readonly CardRung[]): readonly CardRung[] {
  return rungs.map((rung) => guarded(both, onlyFor(redOrGreen, rung)))
}
