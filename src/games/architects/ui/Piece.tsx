// Any component by its id, for panels, pickers and the gallery.
import './palette.css'
import './piece.css'
import type { ReactNode } from 'react'
import type { Lang } from '../../../kernel/text.ts'
import type { GameUi, PieceProps } from '../../../web/contract.ts'
import { framed } from '../../../web/kit/board/framed.tsx'
import { Die } from '../../../web/kit/Die.tsx'
import {
  CARDS,
  card,
  cardNo,
  STAGES,
  type Stage,
  stage,
  stageNo,
  TOKENS,
  token,
  tokenNo,
  WONDERS,
  wonder,
  wonderNo,
} from '../catalogue/index.ts'
import { FACES } from '../moves.ts'
import { nameOf } from '../words.ts'
import { Card, CardBack } from './card/Card.tsx'
import { SideIcon } from './icons/index.tsx'
import { cardLabel, stageLabel, tokenLabel, wonderLabel } from './labels.ts'
import { Token, TokenBack } from './token/Token.tsx'
import { sentence } from '../../../web/kit/board/words.ts'
import { StageDrawing } from './wonder/StageDrawing.tsx'
import { Wonder } from './wonder/Wonder.tsx'
import { board } from './view.ts'

export function Piece(props: PieceProps) {
  const [label, drawing] = drawn(props.id, props.lang)
  return framed(board, props, label, drawing)
}

function drawn(id: string, lang: Lang): readonly [string, ReactNode] {
  const c = cardNo(id)
  if (c !== undefined) return [cardLabel(c, lang), <Card key={id} item={card(c)} lang={lang} />]
  const t = tokenNo(id)
  if (t !== undefined) return [tokenLabel(t, lang), <NamedToken key={id} no={t} lang={lang} />]
  const w = wonderNo(id)
  if (w !== undefined) return [wonderLabel(w, lang), <NamedWonder key={id} no={w} lang={lang} />]
  const st = stageNo(id)
  if (st !== undefined)
    return [`${stage(st).name[lang]}. ${stageLabel(st, undefined, lang)}`, <OneStage key={id} item={stage(st)} />]
  if (id.includes('+')) return [nameOf(id, lang), <Several key={id} ids={id.split('+')} lang={lang} />]
  return [nameOf(id, lang), <Tag key={id} id={id} lang={lang} />]
}

function NamedToken({ no, lang }: { readonly no: number; readonly lang: Lang }) {
  const item = token(no)
  return (
    <span className="ar-piece-named">
      <Token item={item} />
      <b>{item.name[lang]}</b>
      <span className="ar-piece-about">{sentence(item.text[lang])}</span>
    </span>
  )
}

function NamedWonder({ no, lang }: { readonly no: number; readonly lang: Lang }) {
  const item = wonder(no)
  return (
    <span className="ar-piece-named ar-piece-wonder">
      <Wonder item={item} bare />
      <b>{item.name[lang]}</b>
      <span className="ar-piece-about">{sentence(item.text[lang])}</span>
    </span>
  )
}

const OneStage = ({ item }: { readonly item: Stage }) => (
  <span className="ar-piece-stage">
    <StageDrawing item={item} />
  </span>
)

function Several({ ids, lang }: { readonly ids: readonly string[]; readonly lang: Lang }) {
  return (
    <span className="ar-piece-several">
      {ids.map((id, at) => {
        const no = cardNo(id)
        return no === undefined ? null : <Card key={at} item={card(no)} lang={lang} />
      })}
    </span>
  )
}

function Tag({ id, lang }: { readonly id: string; readonly lang: Lang }) {
  const face = Number(id)
  if (face >= 1 && face <= 6) return <Die face={face} />
  if (id === 'stack') return <TokenBack />
  return (
    <span className="ar-piece-tag">
      {id === 'player' && <SideIcon side={0} />}
      {id === 'opponent' && <SideIcon side={1} />}
      {id === 'central' && (
        <span className="ar-piece-back">
          <CardBack />
        </span>
      )}
      <span>{nameOf(id, lang)}</span>
    </span>
  )
}

export const pieces: GameUi['pieces'] = [
  { title: { it: 'Carte', en: 'Cards' }, ids: CARDS.map(({ id }) => id) },
  { title: { it: 'Segnalini Progresso', en: 'Progress tokens' }, ids: TOKENS.map(({ id }) => id) },
  { title: { it: 'Meraviglie', en: 'Wonders' }, ids: WONDERS.map(({ id }) => id) },
  { title: { it: 'Stadi', en: 'Stages' }, ids: STAGES.map(({ id }) => id) },
  { title: { it: 'Mazzi', en: 'Decks' }, ids: ['player', 'opponent', 'central', 'stack'] },
  { title: { it: 'Dado', en: 'Die' }, ids: FACES.map(String) },
]
