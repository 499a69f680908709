// The popover that opens on a piece: what it is, what can be done with it now, or why nothing can.
import './details.css'
import { detailsOf } from '../../../../web/kit/board/detailsOf.tsx'
import { NODE_IDS, SPACE_NAMES } from '../../catalogue/map.ts'
import { areaName, cardName, deckName, genreName, nodeName, spaceName, specialName } from '../../names.ts'
import { board, type Target, useView, type View } from '../view.ts'
import { word } from '../words.ts'
import {
  AreaDetails,
  CalendarDetails,
  GenreDetails,
  MasteryDetails,
  NodeDetails,
  OrderDetails,
  OrdersDetails,
  SpecialDetails,
  StatDetails,
} from './BoardDetails.tsx'
import { CardDetails, ComicDetails, DeckDetails, PartDetails, SlotDetails } from './CardDetails.tsx'
import { ChartDetails, GoalsDetails, ScoreDetails } from './ScoreDetails.tsx'
import { Actions } from './Actions.tsx'

function titleOf(target: Target, { lang }: View): string {
  switch (target.kind) {
    case 'area':
      return areaName(target.no, lang)
    case 'special':
      return specialName(target.no, lang)
    case 'card':
    case 'comic':
    case 'part':
      return cardName(target.no, lang)
    case 'deck':
      return deckName(target.no, lang)
    case 'idea':
    case 'token':
    case 'supply':
    case 'genre':
    case 'search':
      return genreName(target.no, lang)
    case 'order':
      return spaceName(SPACE_NAMES[target.no] ?? '', lang)
    case 'node':
      return nodeName(NODE_IDS[target.no] ?? '', lang)
    case 'slot':
      return word('automaCard', lang)
    case 'score':
      return word('points', lang)
    case 'campaign':
    case 'done':
      return word('actions', lang)
    default:
      return word(target.kind, lang)
  }
}

function About({ target }: { readonly target: Target }) {
  switch (target.kind) {
    case 'area':
      return <AreaDetails no={target.no} />
    case 'special':
      return <SpecialDetails no={target.no} />
    case 'card':
      return <CardDetails no={target.no} />
    case 'comic':
      return <ComicDetails no={target.no} />
    case 'part':
      return <PartDetails no={target.no} part={target.part} />
    case 'deck':
      return <DeckDetails no={target.no} />
    case 'idea':
    case 'token':
    case 'supply':
    case 'genre':
    case 'search':
      return <GenreDetails kind={target.kind} no={target.no} />
    case 'order':
      return <OrderDetails no={target.no} />
    case 'node':
      return <NodeDetails no={target.no} />
    case 'slot':
      return <SlotDetails no={target.no} />
    case 'score':
      return <ScoreDetails />
    case 'calendar':
      return <CalendarDetails />
    case 'chart':
      return <ChartDetails />
    case 'mastery':
      return <MasteryDetails />
    case 'orders':
      return <OrdersDetails />
    case 'goals':
      return <GoalsDetails />
    case 'money':
    case 'tickets':
    case 'editorsLeft':
    case 'cubes':
      return <StatDetails kind={target.kind} />
    default:
      return <Actions piece={board.nameOf(target)} />
  }
}

export const Details = detailsOf(board, useView, { titleOf, About })
