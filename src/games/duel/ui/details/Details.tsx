// The leaf that opens on a piece: what it is, what it costs you and why, what can be done with it now, or why nothing can.
import './details.css'
import { Dialog, Popover } from 'react-aria-components'
import type { Lang } from '../../../../kernel/text.ts'
import { SOLO } from '../../asks.ts'
import { card, token, wonder } from '../../catalogue/index.ts'
import { nameOfTarget, type Target, useView } from '../view.ts'
import { word } from '../words.ts'
import { CardDetails } from './CardDetails.tsx'
import { CityDetails, PileDetails, ScoreDetails, TrackDetails } from './TableDetails.tsx'
import { BackDetails, TokenDetails, WonderDetails } from './PieceDetails.tsx'

export interface Opened {
  readonly target: Target
  readonly at: Element
}

export function Details({ opened, close }: { readonly opened: Opened | undefined; readonly close: () => void }) {
  const view = useView()
  const { lang, prefs } = view
  return (
    <Popover
      isOpen={opened !== undefined}
      onOpenChange={(open) => !open && close()}
      triggerRef={{ current: opened?.at ?? null }}
      placement={wide() ? 'right' : 'bottom'}
      offset={6}
      className="du-popover"
      data-game="duel"
    >
      <Dialog
        aria-label={opened === undefined ? word('details', lang) : titleOf(opened.target, lang)}
        className={prefs.patterns ? 'du-dialog du-patterns' : 'du-dialog'}
      >
        {opened !== undefined && <About key={nameOfTarget(opened.target)} target={opened.target} />}
        <button type="button" className="du-close" aria-label={word('close', lang)} onClick={close}>
          ×
        </button>
      </Dialog>
    </Popover>
  )
}

/** Where there is room, the leaf opens beside the piece and leaves it in view. */
const wide = (): boolean => window.innerWidth >= 900

function titleOf(target: Target, lang: Lang): string {
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
