// The opponents' colours (S7) and the power actions they block (S19): what is told of them.
import type { LadderInfo, RungInfo } from '../../../../kernel/contract.ts'
import { inEachLang, type Phrase } from '../../../../kernel/text.ts'
import { saySpades } from '../../amounts.ts'
import type { Ground } from '../../variant/ground.ts'
import { head, scale } from './shared.ts'

const rung = (id: string, cite: string, it: string, en: string): RungInfo => head(id, cite, { it, en })

/** S7: two colours at one distance on the wheel, the third one of two at another. */
export const opponentColours = ({ twoAt, thirdAt }: Pick<Ground, 'twoAt' | 'thirdAt'>) =>
  ({
    ...scale('opponent-colours', 'S7', { it: 'Colori degli avversari', en: 'The opponents’ colours' }),
    rungs: [
      head(
        'opponent-colours.near',
        'S7',
        inEachLang((lang) => NEAR[lang](saySpades(twoAt, lang))),
      ),
      head(
        'opponent-colours.far',
        'S7',
        inEachLang((lang) => FAR[lang](saySpades(thirdAt, lang))),
      ),
      rung('opponent-colours.third', 'Q3', 'il terzo: a scelta o a caso', 'the third: by choice or by chance'),
    ],
  }) as const satisfies LadderInfo

const NEAR: Phrase<[spades: string]> = {
  it: (spades) => `i due colori distanti ${spades} dal tuo`,
  en: (spades) => `the two colours at ${spades} from yours`,
}
const FAR: Phrase<[spades: string]> = {
  it: (spades) => `i due colori distanti ${spades}`,
  en: (spades) => `the two colours at ${spades}`,
}

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
