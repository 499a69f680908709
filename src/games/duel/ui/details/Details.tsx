// The popover of a piece: what it is, what it costs you and why, what can be done with it now, or why nothing can.
import './details.css'
import { detailsOf } from '../../../../web/kit/board/detailsOf.tsx'
import { SOLO } from '../../asks.ts'
import { card, token, wonder } from '../../catalogue/index.ts'
import { board, type Target, useView, type View } from '../view.ts'
import { word } from '../words.ts'
import { CardDetails } from './CardDetails.tsx'
import { CityDetails, PileDetails, ScoreDetails, TrackDetails } from './TableDetails.tsx'
import { BackDetails, TokenDetails, WonderDetails } from './PieceDetails.tsx'

function titleOf(target: Target, { lang }: View): string {
  switch (target.kind) {
    case 'card':
      return card(target.no).name[lang]
    case 'wonder':
      return wonder(target.no).name[lang]
    case 'token':
      return token(target.no).name[lang]
    case 'back':
      return word('faceDown', lang)
    case 'score':
      return word('points', lang)
    case 'city':
      return word(target.side === SOLO ? 'soloCity' : 'yourCity', lang)
    case 'pile':
      return word('discard', lang)
    case 'track':
      return word('track', lang)
  }
}

function About({ target }: { readonly target: Target }) {
  switch (target.kind) {
    case 'card':
      return <CardDetails no={target.no} />
    case 'back':
      return <BackDetails slot={target.slot} />
    case 'wonder':
      return <WonderDetails no={target.no} />
    case 'token':
      return <TokenDetails no={target.no} />
    case 'score':
      return <ScoreDetails />
    case 'city':
      return <CityDetails side={target.side} />
    case 'pile':
      return <PileDetails />
    case 'track':
      return <TrackDetails />
  }
}

export const Details = detailsOf(board, useView, { titleOf, About })
