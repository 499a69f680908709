// The leaf that opens on a piece: what it is, what can be done with it now, or why nothing can.
import './details.css'
import type { Lang } from '../../../../kernel/text.ts'
import type { Ref } from 'react'
import { Leaf } from '../../../../web/kit/board/Leaf.tsx'
import { type LeafHandle, useOpened } from '../../../../web/kit/board/opened.ts'
import { NODE_IDS, SPACE_NAMES } from '../../catalogue/map.ts'
import { areaName, cardName, deckName, genreName, nodeName, spaceName, specialName } from '../../names.ts'
import { nameOfTarget, type Target, useView } from '../view.ts'
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
} from './BoardDetails.tsx'
import { CardDetails, ComicDetails, DeckDetails, PartDetails, SlotDetails } from './CardDetails.tsx'
import { ChartDetails, GoalsDetails, ScoreDetails } from './ScoreDetails.tsx'
import { Actions } from './Actions.tsx'

export function Details({ handle }: { readonly handle: Ref<LeafHandle<Target>> }) {
  const { s, lang, prefs } = useView()
  const [opened, close] = useOpened(handle, s)
  if (opened === undefined) return null
  return (
    <Leaf
      at={opened.at}
      label={titleOf(opened.target, lang)}
      closeLabel={word('close', lang)}
      close={close}
      game="age-of-comics"
      className={prefs.patterns ? 'ac-leaf ac-patterns' : 'ac-leaf'}
    >
      <About key={nameOfTarget(opened.target)} target={opened.target} />
    </Leaf>
  )
}

function titleOf(target: Target, lang: Lang): string {
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
    default:
      return <Actions piece={nameOfTarget(target)} />
  }
}
