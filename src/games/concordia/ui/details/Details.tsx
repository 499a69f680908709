// The leaf that opens on a piece: what it is, what can be done with it now, or why nothing can.
import './details.css'
import type { Ref } from 'react'
import { Leaf } from '../../../../web/kit/board/Leaf.tsx'
import { type LeafHandle, useOpened } from '../../../../web/kit/board/opened.ts'
import { card } from '../../catalogue/index.ts'
import { FIRST_LINE } from '../../catalogue/geography.ts'
import { lineLabel, placeLabel } from '../labels.ts'
import { nameOfTarget, type Target, useView, type View } from '../view.ts'
import { word } from '../words.ts'
import { BoughtDetails, CardDetails, DeckDetails, PlayedDetails } from './CardDetails.tsx'
import { CityDetails, ColonistDetails, LineDetails, ProvinceDetails } from './MapDetails.tsx'
import { DiceDetails } from './DiceDetails.tsx'
import { Scores } from '../side/Scores.tsx'

export function Details({ handle }: { readonly handle: Ref<LeafHandle<Target>> }) {
  const view = useView()
  const [opened, close] = useOpened(handle, view.s)
  if (opened === undefined) return null
  return (
    <Leaf
      at={opened.at}
      label={titleOf(view, opened.target)}
      closeLabel={word('close', view.lang)}
      close={close}
      game="concordia"
      className="co-leaf"
    >
      <About key={nameOfTarget(opened.target)} target={opened.target} />
    </Leaf>
  )
}

const PLAIN = { played: 'played', bought: 'bought', score: 'points', dice: 'dice', deck: 'deck' } as const

function titleOf({ s, map, lang }: View, target: Target): string {
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
    default:
      return word(PLAIN[target.kind], lang)
  }
}

function About({ target }: { readonly target: Target }) {
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
    case 'dice':
      return <DiceDetails />
  }
}
