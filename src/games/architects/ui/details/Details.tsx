// The leaf that opens on a piece: what it is, what can be done with it now, or why nothing can.
import './details.css'
import type { Ref } from 'react'
import type { Lang } from '../../../../kernel/text.ts'
import { Leaf } from '../../../../web/kit/board/Leaf.tsx'
import { type LeafHandle, useOpened } from '../../../../web/kit/board/opened.ts'
import { card, stage, token, wonder } from '../../catalogue/index.ts'
import { DECK_WORDS } from '../labels.ts'
import { nameOfTarget, type Target, useView } from '../view.ts'
import { costText, word } from '../words.ts'
import { CardsDetails, DeckDetails, LeftDetails, PileDetails } from './CardDetails.tsx'
import { StackDetails, TokenDetails } from './TokenDetails.tsx'
import { StageDetails } from './StageDetails.tsx'
import { WonderDetails } from './WonderDetails.tsx'
import { BattleDetails, CatDetails, ForecastDetails, ScoreDetails } from './TableDetails.tsx'

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
      game="architects"
      className={prefs.patterns ? 'ar-leaf ar-patterns' : 'ar-leaf'}
    >
      <About key={nameOfTarget(opened.target)} target={opened.target} />
    </Leaf>
  )
}

const PLAIN = {
  stack: 'stack',
  score: 'points',
  battle: 'battle',
  cat: 'cat',
  pile: 'discard',
  forecast: 'forecast',
} as const

function titleOf(target: Target, lang: Lang): string {
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
