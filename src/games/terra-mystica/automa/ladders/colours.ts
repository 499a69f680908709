// The opponents' colours (S7) and the power actions they block (S19): what is told of them.
import type { LadderInfo, RungInfo } from '../../../../kernel/contract.ts'
import { head, scale } from './shared.ts'

const rung = (id: string, cite: string, it: string, en: string): RungInfo => head(id, cite, { it, en })

export const opponentColours = {
  ...scale('opponent-colours', 'S7', { it: 'Colori degli avversari', en: 'The opponents’ colours' }),
  rungs: [
    rung(
      'opponent-colours.near',
      'S7',
      'i due colori distanti 1 vanga dal tuo',
      'the two colours at 1 spade from yours',
    ),
    rung('opponent-colours.far', 'S7', 'i due colori distanti 2 vanghe', 'the two colours at 2 spades'),
    rung('opponent-colours.third', 'Q3', 'il terzo: a scelta o a caso', 'the third: by choice or by chance'),
  ],
} as const satisfies LadderInfo

export const cultPawns = {
  ...scale('cult-pawns', 'S10', { it: 'Pedine degli avversari sui culti', en: 'The opponents’ pawns on the cults' }),
  rungs: [
    rung(
      'cult-pawns.values',
      'S10',
      'una pedina su ognuno dei tre valori dello scenario, su tutti i culti',
      'one pawn on each of the scenario’s three values, on every cult',
    ),
  ],
} as const satisfies LadderInfo

export const block = {
  ...scale('block', 'S19', { it: 'Azioni potere non disponibili', en: 'Blocked power actions' }),
  rungs: [
    rung('block.roll', 'S19', 'il dado indica un’azione', 'the die names an action'),
    rung('block.again', 'Q11', 'già indicata: si tira di nuovo', 'already named: roll again'),
  ],
} as const satisfies LadderInfo
