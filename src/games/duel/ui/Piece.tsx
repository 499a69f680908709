// Any component by its id, for panels, pickers and the gallery.
import './palette.css'
import './piece.css'
import type { GameUi, PieceProps } from '../../../web/contract.ts'
import { framed } from '../../../web/kit/board/framed.tsx'
import { CARDS, card, cardNo, GUILDS, TOKENS, token, tokenNo, WONDERS, wonder, wonderNo } from '../catalogue/index.ts'
import { nameOf } from '../words.ts'
import { effectsText, GROUP_ABOUT } from './about.ts'
import { Card } from './card/Card.tsx'
import { PlayerIcon, SoloIcon } from './icons/sides.tsx'
import { cardLabel, tokenLabel, wonderLabel } from './labels.ts'
import { Token } from './token/Token.tsx'
import { Wonder } from './wonder/Wonder.tsx'
import { board } from './view.ts'

export function Piece(props: PieceProps) {
  const [label, drawing] = drawn(props.id, props.lang)
  return framed(board, props, label, drawing)
}

function drawn(id: string, lang: PieceProps['lang']) {
  const c = cardNo(id)
  if (c !== undefined) return [cardLabel(c, lang), <Card key={id} item={card(c)} lang={lang} />] as const
  const w = wonderNo(id)
  if (w !== undefined)
    return [wonderLabel(w, undefined, lang), <Wonder key={id} item={wonder(w)} lang={lang} />] as const
  const t = tokenNo(id)
  if (t !== undefined) return [tokenLabel(t, lang), <NamedToken key={id} no={t} lang={lang} />] as const
  const name = nameOf(id, lang)
  return [name, <Tag key={id} id={id} name={name} />] as const
}

function NamedToken({ no, lang }: { readonly no: number; readonly lang: PieceProps['lang'] }) {
  const item = token(no)
  return (
    <span className="du-piece-token">
      <Token item={item} />
      <span className="du-piece-name">{item.name[lang]}</span>
      <span className="du-piece-about">{effectsText(item, lang)}</span>
    </span>
  )
}

function Tag({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <span className="du-piece-tag">
      {id === 'solo' ? <SoloIcon /> : id === 'player' ? <PlayerIcon /> : <b>{id}</b>}
      {name !== id && <span>{name}</span>}
    </span>
  )
}

const deck = (no: number): string[] => CARDS.filter((c) => c.deck === no).map(({ id }) => id)

export const pieces: GameUi['pieces'] = [
  { title: { it: 'Epoca I', en: 'Age I' }, about: GROUP_ABOUT.cards, ids: deck(0) },
  { title: { it: 'Epoca II', en: 'Age II' }, ids: deck(1) },
  { title: { it: 'Epoca III', en: 'Age III' }, ids: deck(2) },
  { title: { it: 'Gilde', en: 'Guilds' }, ids: deck(GUILDS) },
  { title: { it: 'Meraviglie', en: 'Wonders' }, about: GROUP_ABOUT.wonders, ids: WONDERS.map(({ id }) => id) },
  {
    title: { it: 'Gettoni progresso', en: 'Progress tokens' },
    about: GROUP_ABOUT.tokens,
    ids: TOKENS.map(({ id }) => id),
  },
]
