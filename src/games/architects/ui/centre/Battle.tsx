// Shields of both sides with the Conflict tokens between them, and what a Battle would score now (R7).
import './centre.css'
import { type Side, SIDES } from '../../asks.ts'
import { shields, spoils } from '../../measures.ts'
import { conflict, CONFLICT_TOKENS, type State } from '../../state.ts'
import type { Lang } from '../../../../kernel/text.ts'
import { Shield } from '../../../../web/kit/board/icons.tsx'
import { PeaceIcon, SideIcon, WarIcon } from '../icons/index.tsx'
import { sideWord } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { victoriesText, word } from '../words.ts'

export function spoilsText(s: State, lang: Lang): string {
  const winner = SIDES.find((side) => spoils(s, side) > 0)
  if (winner === undefined) return word('evenFight', lang)
  return `${word(sideWord(winner), lang)}: ${victoriesText(spoils(s, winner), lang)}`
}

export function Battle() {
  const { s, lang } = useView()
  const turned = conflict(s)
  const due = turned === CONFLICT_TOKENS
  const told = SIDES.map((side) => `${word(sideWord(side), lang)} ${shields(s.boards[side])}`).join(', ')
  const ahead = s.over ? '' : `. ${word(due ? 'battleNow' : 'ifBattle', lang)}: ${spoilsText(s, lang)}`
  const label = `${word('shields', lang)}: ${told}. ${word('conflict', lang)}: ${turned}/${CONFLICT_TOKENS}${ahead}`
  return (
    <Spot target={{ kind: 'battle' }} label={label} className="ar-battle" data={{ 'data-due': due || undefined }}>
      <Force side={0} />
      <span className="ar-conflict">
        {Array.from({ length: CONFLICT_TOKENS }, (_, at) => (
          <span
            key={`${at}${at < turned ? 'war' : 'peace'}`}
            className="ar-conflict-token ar-turn"
            data-war={at < turned || undefined}
          >
            {at < turned ? <WarIcon /> : <PeaceIcon />}
          </span>
        ))}
      </span>
      <Force side={1} />
      {!s.over && (
        <span className="ar-spoils">
          {word(due ? 'battleNow' : 'ifBattle', lang)}: <b>{spoilsText(s, lang)}</b>
        </span>
      )}
    </Spot>
  )
}

function Force({ side }: { readonly side: Side }) {
  const { s } = useView()
  return (
    <span className="ar-force" data-side={side}>
      <SideIcon side={side} />
      <Shield amount={shields(s.boards[side])} />
    </span>
  )
}
