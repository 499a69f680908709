// Any component by its id, for panels, pickers and the gallery.
import './palette.css'
import './piece.css'
import type { ReactNode } from 'react'
import type { Lang } from '../../../kernel/text.ts'
import type { GameUi, PieceProps } from '../../../web/contract.ts'
import { framed } from '../../../web/kit/board/framed.tsx'
import { ACTIONS } from '../automa/dice.ts'
import { MAPS } from '../catalogue/geography.ts'
import { card, cardNo, CARDS, FOR_SALE, STARTING } from '../catalogue/index.ts'
import { GOODS } from '../catalogue/vocabulary.ts'
import { nameOf } from '../names.ts'
import { GROUP_ABOUT } from './about.ts'
import { Card } from './card/Card.tsx'
import { GoodIcon } from './icons/goods.tsx'
import { Gate, Temple } from './icons/pieces.tsx'
import { RoleSign } from './icons/roles.tsx'
import { cardLabel } from './labels.ts'
import { ActionSign } from './side/Dice.tsx'
import { vars } from './style.ts'
import { WORDS } from './words.ts'
import { board } from './view.ts'

export function Piece(props: PieceProps) {
  const { id, lang } = props
  const no = cardNo(id)
  const label = no === undefined ? nameOf(id, lang) : cardLabel(no, lang)
  return framed(board, props, label, no === undefined ? drawn(id, lang) : <Card item={card(no)} lang={lang} />)
}

const PROVINCES = new Map(
  MAPS.flatMap(({ provinces }) => provinces.map((province) => [province.id, province] as const)),
)
const CAPITALS: ReadonlySet<string> = new Set(MAPS.map(({ capital }) => capital.id))

function drawn(id: string, lang: Lang): ReactNode {
  if ((GOODS as readonly string[]).includes(id)) return <Named sign={<GoodIcon id={id} />} name={nameOf(id, lang)} />
  if ((ACTIONS as readonly string[]).includes(id))
    return <Named sign={<ActionSign id={id} />} name={nameOf(id, lang)} />
  const province = PROVINCES.get(id)
  if (province !== undefined)
    return (
      <Named
        sign={
          <span className="co-piece-province" style={vars({ '--co-ring': province.colour })}>
            <RoleSign type="prefect" />
          </span>
        }
        name={nameOf(id, lang)}
      />
    )
  return <Named sign={CAPITALS.has(id) ? <Gate /> : <Temple />} name={nameOf(id, lang)} />
}

const Named = ({ sign, name }: { readonly sign: ReactNode; readonly name: string }) => (
  <span className="co-piece-named">
    {sign}
    <b>{name}</b>
  </span>
)

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)]

export const pieces: GameUi['pieces'] = [
  { title: WORDS.startingCards, ids: STARTING.map((no) => CARDS[no]?.id ?? '') },
  { title: WORDS.cardsForSale, about: GROUP_ABOUT.cards, ids: FOR_SALE.map(({ id }) => id) },
  { title: WORDS.goods, ids: GOODS },
  { title: WORDS.theAi, about: GROUP_ABOUT.actions, ids: ACTIONS },
  {
    title: WORDS.citiesAll,
    about: GROUP_ABOUT.cities,
    ids: unique(MAPS.flatMap(({ cities, capital }) => [capital, ...cities].map(({ id }) => id))),
  },
  {
    title: WORDS.provinces,
    about: GROUP_ABOUT.provinces,
    ids: unique(MAPS.flatMap(({ provinces }) => provinces.map(({ id }) => id))),
  },
]
