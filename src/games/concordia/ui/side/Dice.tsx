// The AI's dice: the roll of its current or last turn, and what the numbers mean.
import { ACTIONS, ACTION_RANGES, GOOD_RANGES } from '../../automa/dice.ts'
import { GOODS } from '../../catalogue/vocabulary.ts'
import { Svg } from '../../../../web/kit/board/icons.tsx'
import { GoodIcon } from '../icons/goods.tsx'
import { GodSign } from '../icons/roles.tsx'
import { House } from '../icons/pieces.tsx'
import { Spot } from '../Spot.tsx'
import { useView, type View } from '../view.ts'
import { word } from '../words.ts'

type DiceId = View['s']['dice']

export const actionOf = (roll: number, dice: DiceId) =>
  ACTIONS.find((id) => roll >= ACTION_RANGES[id][dice][0] && roll <= ACTION_RANGES[id][dice][1])

export const goodOf = (roll: number, dice: DiceId) =>
  GOODS.find((id) => roll >= GOOD_RANGES[id][dice][0] && roll <= GOOD_RANGES[id][dice][1])

export function Dice() {
  const { s, lang, rolls } = useView()
  const [first, second] = s.rolls.length > 0 ? s.rolls : rolls
  const action = first === undefined ? undefined : actionOf(first, s.dice)
  const told = first === undefined || action === undefined ? word('diceNone', lang) : `${first}: ${word(action, lang)}`
  const taken = second === undefined ? undefined : goodOf(second, s.dice)
  const label = `${word(s.dice, lang)}. ${told}${second === undefined ? '' : `, ${second}`}`
  return (
    <Spot target={{ kind: 'dice' }} label={label} className="co-dice" flip={false} hint={() => word('diceAbout', lang)}>
      <Rolled key={`first ${s.rolled} ${first}`} face={first} />
      <span className="co-dice-told">
        {first === undefined || action === undefined ? word('diceNone', lang) : word(action, lang)}
      </span>
      {second !== undefined && (
        <>
          <Rolled key={`second ${s.rolled} ${second}`} face={second} />
          {taken !== undefined && <GoodIcon id={taken} />}
        </>
      )}
    </Spot>
  )
}

/** Twelve sides for one die, two small squares for a pair. */
export function Rolled({ face }: { readonly face: number | undefined }) {
  const { s, still } = useView()
  return (
    <span className="co-die" data-rolls={(!still && face !== undefined) || undefined}>
      <DieShape dice={s.dice} face={face} />
    </span>
  )
}

export function DieShape({ dice, face }: { readonly dice: DiceId; readonly face: number | undefined }) {
  return (
    <Svg box="0 0 40 40">
      {dice === 'd12' ? (
        <g fill="#fdf3d8" stroke="#3a2a12" strokeWidth="1.6" strokeLinejoin="round">
          <path d="M20 2 31 5.5 38 15v11l-7 9-11 3.5L9 35 2 26V15L9 5.5z" />
          <path
            d="m20 9 10.5 7.600-4 12.400h-13l-4-12.400zM20 9V2M30.5 16.600 38 15M26.5 29 31 35M13.5 29 9 35M9.5 16.600 2 15"
            fill="none"
            strokeWidth="1.1"
          />
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
