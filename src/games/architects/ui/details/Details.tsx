// The leaf that opens on a piece: what it is, what can be done with it now, or why nothing can.
import './details.css'
import { Dialog, Popover } from 'react-aria-components'
import type { Lang } from '../../../../kernel/text.ts'
import { card, stage, token, wonder } from '../../catalogue/index.ts'
import { DECK_WORDS } from '../labels.ts'
import { nameOfTarget, type Target, useView } from '../view.ts'
import { costText, word } from '../words.ts'
import { CardsDetails, DeckDetails, LeftDetails, PileDetails } from './CardDetails.tsx'
import { StackDetails, TokenDetails } from './TokenDetails.tsx'
import { StageDetails } from './StageDetails.tsx'
import { WonderDetails } from './WonderDetails.tsx'
import { BattleDetails, CatDetails, ForecastDetails, ScoreDetails } from './TableDetails.tsx'

export interface Opened {
  readonly target: Target
  readonly at: Element
}

export function Details({ opened, close }: { readonly opened: Opened | undefined; readonly close: () => void }) {
  const { lang, prefs } = useView()
  return (
    <Popover
      isOpen={opened !== undefined}
      onOpenChange={(open) => !open && close()}
      triggerRef={{ current: opened?.at ?? null }}
      placement={placeOf(opened?.at)}
      offset={6}
      className="ar-popover kit-leaf"
      data-game="architects"
    >
      <Dialog
        aria-label={opened === undefined ? word('details', lang) : titleOf(opened.target, lang)}
        className={prefs.patterns ? 'ar-dialog ar-patterns' : 'ar-dialog'}
      >
        {opened !== undefined && <About key={nameOfTarget(opened.target)} target={opened.target} />}
        <button type="button" className="ar-close" aria-label={word('close', lang)} onClick={close}>
          ×
        </button>
      </Dialog>
    </Popover>
  )
}

const LEAF = 380

/** Where there is room, the leaf opens beside the piece and leaves it in view. */
function placeOf(at: Element | undefined): 'right' | 'left' | 'bottom' {
  const place = at?.getBoundingClientRect()
  if (place === undefined || window.innerWidth < 900) return 'bottom'
  if (place.right + LEAF < window.innerWidth) return 'right'
  return place.left > LEAF ? 'left' : 'bottom'
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
