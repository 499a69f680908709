// The popover that opens on a piece: what it is, what can be done with it now, or why nothing can.
import './details.css'
import { detailsOf } from '../../../../web/kit/board/detailsOf.tsx'
import { card, stage, token, wonder } from '../../catalogue/index.ts'
import { DECK_WORDS } from '../labels.ts'
import { board, type Target, useView, type View } from '../view.ts'
import { costText, word } from '../words.ts'
import { CardsDetails, DeckDetails, LeftDetails, PileDetails } from './CardDetails.tsx'
import { StackDetails, TokenDetails } from './TokenDetails.tsx'
import { StageDetails } from './StageDetails.tsx'
import { WonderDetails } from './WonderDetails.tsx'
import { BattleDetails, CatDetails, ForecastDetails, ScoreDetails } from './TableDetails.tsx'

const PLAIN = {
  stack: 'stack',
  score: 'points',
  battle: 'battle',
  cat: 'cat',
  pile: 'discard',
  forecast: 'forecast',
} as const

function titleOf(target: Target, { lang }: View): string {
  switch (target.kind) {
    case 'deck':
    case 'left':
      return word(DECK_WORDS[target.no], lang)
    case 'cards':
    case 'shown':
      return card(target.no).name[lang]
    case 'stage':
      return costText(stage(target.no).amount, stage(target.no).identical, lang)
    case 'wonder':
      return wonder(target.no).name[lang]
    case 'token':
      return token(target.no).name[lang]
    default:
      return word(PLAIN[target.kind], lang)
  }
}

function About({ target }: { readonly target: Target }) {
  switch (target.kind) {
    case 'deck':
      return <DeckDetails no={target.no} />
    case 'left':
      return <LeftDetails no={target.no} />
    case 'cards':
      return <CardsDetails side={target.side} no={target.no} />
    case 'shown':
      return <CardsDetails side={undefined} no={target.no} />
    case 'stage':
      return <StageDetails no={target.no} />
    case 'wonder':
      return <WonderDetails no={target.no} />
    case 'token':
      return <TokenDetails no={target.no} />
    case 'stack':
      return <StackDetails />
    case 'score':
      return <ScoreDetails />
    case 'battle':
      return <BattleDetails />
    case 'cat':
      return <CatDetails />
    case 'pile':
      return <PileDetails />
    case 'forecast':
      return <ForecastDetails />
  }
}

export const Details = detailsOf(board, useView, { titleOf, About })
