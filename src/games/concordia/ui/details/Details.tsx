// The popover that opens on a piece: what it is, what can be done with it now, or why nothing can.
import './details.css'
import { detailsOf } from '../../../../web/kit/board/detailsOf.tsx'
import { card } from '../../catalogue/index.ts'
import { FIRST_LINE } from '../../catalogue/geography.ts'
import { lineLabel, placeLabel } from '../labels.ts'
import { board, type Target, useView, type View } from '../view.ts'
import { word } from '../words.ts'
import { BoughtDetails, CardDetails, DeckDetails, PlayedDetails } from './CardDetails.tsx'
import { CityDetails, ColonistDetails, LineDetails, ProvinceDetails } from './MapDetails.tsx'
import { DiceDetails } from './DiceDetails.tsx'
import { Scores } from '../side/Scores.tsx'

const PLAIN = {
  played: 'played',
  bought: 'bought',
  score: 'points',
  deck: 'deck',
  coins: 'coins',
  houses: 'housesLeft',
  onBoard: 'onBoard',
} as const

function titleOf(target: Target, { s, map, lang }: View): string {
  switch (target.kind) {
    case 'city':
      return (map.cities[target.no] ?? map.capital).name[lang]
    case 'line': {
      const line = map.lines[target.no]
      return line === undefined ? '' : lineLabel(line, lang)
    }
    case 'province':
      return map.provinces[target.no]?.name[lang] ?? ''
    case 'colonist':
      return placeLabel(s, s.player.colonists[target.no]?.at ?? FIRST_LINE, lang)
    case 'sale':
    case 'hand':
      return card(target.no).name[lang]
    case 'dice':
      return word(s.dice, lang)
    default:
      return word(PLAIN[target.kind], lang)
  }
}

function About({ target, title }: { readonly target: Target; readonly title: string }) {
  switch (target.kind) {
    case 'city':
      return <CityDetails no={target.no} />
    case 'line':
      return <LineDetails no={target.no} />
    case 'province':
      return <ProvinceDetails no={target.no} />
    case 'colonist':
      return <ColonistDetails no={target.no} />
    case 'sale':
    case 'hand':
      return <CardDetails no={target.no} on={target.kind} />
    case 'played':
      return <PlayedDetails />
    case 'bought':
      return <BoughtDetails />
    case 'deck':
      return <DeckDetails />
    case 'score':
      return <Scores told />
    case 'coins':
    case 'houses':
    case 'onBoard':
      return <NumberDetails kind={target.kind} title={title} />
    case 'dice':
      return <DiceDetails />
  }
}

const NUMBERS = { coins: 'coinsAbout', houses: 'housesAbout', onBoard: 'onBoardAbout' } as const

/** What a number is for. */
function NumberDetails({ kind, title }: { readonly kind: keyof typeof NUMBERS; readonly title: string }) {
  const { lang } = useView()
  return (
    <>
      <h3>{title}</h3>
      <p>{word(NUMBERS[kind], lang)}</p>
    </>
  )
}

export const Details = detailsOf(board, useView, { titleOf, About })
