// The AI's dice: the roll of its current or last turn, and what the numbers mean.
import { actionRolled, goodRolled } from '../../automa/choices.ts'
import { viewOf } from '../../automa/decide.ts'
import { SIDES } from '../../automa/dice.ts'
import { goodId } from '../../catalogue/index.ts'
import { docOf } from '../../variant/index.ts'
import { Svg } from '../../../../web/kit/board/icons.tsx'
import { GoodIcon } from '../icons/goods.tsx'
import { GodSign } from '../icons/roles.tsx'
import { House } from '../icons/pieces.tsx'
import { Spot } from '../Spot.tsx'
import { useView, type View } from '../view.ts'
import { word } from '../words.ts'

type DiceId = View['s']['dice']

/** What the rolls of a turn mean. */
export function meaningOf(s: View['s'], [first, second]: readonly number[]) {
  const v = (rolls: readonly number[]) => viewOf({ ...s, rolls: [...rolls] })
  return {
    action: first === undefined ? undefined : actionRolled(v([first])),
    good: first === undefined || second === undefined ? undefined : goodId(goodRolled(v([first, second]))),
  }
}

export function Dice() {
  const { s, lang, rolls } = useView()
  const { actionSides, goodSides } = docOf(s.variant)
  const shown = s.rolls.length > 0 ? s.rolls : rolls
  const [first, second] = shown
  const { action, good: taken } = meaningOf(s, shown)
  const told = first === undefined || action === undefined ? word('diceNone', lang) : `${first}: ${word(action, lang)}`
  const label = `${word(s.dice, lang)}. ${told}${second === undefined ? '' : `, ${second}`}`
  return (
    <Spot target={{ kind: 'dice' }} label={label} className="co-dice" flip={false} hint={() => word('diceAbout', lang)}>
      <Rolled key={`first ${s.rolled} ${first}`} face={first} sides={actionSides} />
      <span className="co-dice-told">
        {first === undefined || action === undefined ? word('diceNone', lang) : word(action, lang)}
      </span>
      {second !== undefined && (
        <>
          <Rolled key={`second ${s.rolled} ${second}`} face={second} sides={goodSides} />
          {taken !== undefined && <GoodIcon id={taken} />}
        </>
      )}
    </Spot>
  )
}

function Rolled({ face, sides }: { readonly face: number | undefined; readonly sides: number }) {
  const { s, still } = useView()
  return (
    <span className="co-die" data-rolls={(!still && face !== undefined) || undefined}>
      <DieShape dice={s.dice} sides={sides} face={face} />
    </span>
  )
}

const SHAPES = {
  pentagons: {
    outline: 'M20 2 31 5.5 38 15v11l-7 9-11 3.5L9 35 2 26V15L9 5.5z',
    edges:
      'm20 9 10.5 7.600-4 12.400h-13l-4-12.400zM20 9V2M30.5 16.600 38 15M26.5 29 31 35M13.5 29 9 35M9.5 16.600 2 15',
  },
  triangles: {
    outline: 'M20 1.500 36 10.700v18.600L20 38.500 4 29.300V10.700z',
    edges:
      'M20 7 32 29H8zM20 7V1.500M20 7 4 10.700M20 7l16 3.700M8 29l-4 .3M8 29 4 10.700M8 29l12 9.500M32 29l4 .3M32 29l4-18.300M32 29l-12 9.500',
  },
} as const

interface DieProps {
  readonly dice: DiceId
  /** Of the single die. */
  readonly sides: number
  readonly face: number | undefined
}

/** Pentagons for a die with twelve sides, triangles for any other, two small squares for a pair. */
function DieShape({ dice, sides, face }: DieProps) {
  return (
    <Svg box="0 0 40 40">
      {dice === 'd12' ? (
        <g fill="#fdf3d8" stroke="#3a2a12" strokeWidth="1.6" strokeLinejoin="round">
          <path d={SHAPES[sides === SIDES[0] ? 'pentagons' : 'triangles'].outline} />
          <path d={SHAPES[sides === SIDES[0] ? 'pentagons' : 'triangles'].edges} fill="none" strokeWidth="1.1" />
        </g>
      ) : (
        <g fill="#fdf3d8" stroke="#3a2a12" strokeWidth="1.6">
          <rect x="1.5" y="11" width="24" height="24" rx="4.5" transform="rotate(-12 13 23)" />
          <rect x="13" y="6" width="25" height="25" rx="4.5" transform="rotate(8 26 18)" />
        </g>
      )}
      <text
        x={dice === 'd12' ? 20 : 25.5}
        y={dice === 'd12' ? 25.5 : 24}
        textAnchor="middle"
        fontSize="14"
        fontWeight="800"
        fontFamily="var(--font-text)"
        fill="#2a1a08"
      >
        {face ?? '?'}
      </text>
    </Svg>
  )
}

/** The sign of an action, for tables and candidates. */
export function ActionSign({ id }: { readonly id: string }) {
  if (id === 'build') return <House whose="ai" />
  return id === 'buy' ? <GodSign god="concordia" /> : <GoodIcon id="any" />
}
