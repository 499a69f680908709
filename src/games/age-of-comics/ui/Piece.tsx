// Any component by its id, for panels, pickers and the gallery.
import './palette.css'
import './piece.css'
import type { ReactNode } from 'react'
import type { Lang } from '../../../kernel/text.ts'
import type { GameUi, PieceProps } from '../../../web/contract.ts'
import { framed } from '../../../web/kit/board/framed.tsx'
import { CARDS, cardNo } from '../catalogue/index.ts'
import { ORDER_VALUES } from '../catalogue/map.ts'
import {
  areaNo,
  AREAS,
  DECK_NAMES,
  type DeckNo,
  deckNo,
  genreNo,
  GENRES,
  type KindId,
  specialNo,
  SPECIALS,
} from '../catalogue/vocabulary.ts'
import { CARD_IDS, cardsOf, STANDARD } from '../deck.ts'
import { nameOf } from '../names.ts'
import { NONE, type State } from '../state.ts'
import { GROUP_ABOUT } from './about.ts'
import { Back, Burst, Card, AutomaCardFace } from './card/Card.tsx'
import { AreaSign, Cube, Idea } from './icons/index.tsx'
import { backText, cardLabel } from './labels.ts'
import { tellCard } from './mat/automa-label.ts'
import { board } from './view.ts'

export function Piece(props: PieceProps) {
  const [label, drawing] = drawn(props.id, props.lang, props.state as State | undefined)
  return framed(board, props, label, drawing)
}

function drawn(id: string, lang: Lang, s: State | undefined): readonly [string, ReactNode] {
  const no = cardNo(id)
  if (no !== undefined) return [cardLabel(no, lang), <Card key={id} no={no} lang={lang} />]
  const genre = genreNo(id)
  if (genre !== undefined) return [nameOf(id, lang), <Idea key={id} no={genre} />]
  const automa = cardsOf(s?.deck ?? STANDARD)[CARD_IDS.indexOf(id)]
  if (automa !== undefined)
    return [
      `${nameOf(id, lang)}: ${tellCard(automa, lang)}`,
      <AutomaCardFace key={id} item={automa} lang={lang} number={CARD_IDS.indexOf(id) + 1} />,
    ]
  const area = areaNo(id)
  if (area !== undefined) return [nameOf(id, lang), <AreaSign key={id} no={area} />]
  const row = deckNo(id)
  if (row !== undefined) {
    const back = s?.decks[row].top ?? NONE
    return [back === NONE ? nameOf(id, lang) : topLabel(row, back, lang), <Back key={id} deck={row} back={back} />]
  }
  if (specialNo(id) !== undefined) return [nameOf(id, lang), <Cube key={id} />]
  if (/^\d$/.test(id)) return [id, <Burst key={id} value={Number(id)} />]
  return [nameOf(id, lang), <span key={id}>{nameOf(id, lang)}</span>]
}

/** The top of a deck with what its back shows. */
const topLabel = (deck: DeckNo, back: number, lang: Lang): string =>
  `${nameOf(DECK_NAMES[deck], lang)}, ${backText(deck, back, lang)}`

const idsOf = (kind: KindId): string[] => CARDS.filter((each) => each.kind === kind).map(({ id }) => id)

export const pieces: GameUi['pieces'] = [
  { title: { it: 'Scrittori', en: 'Writers' }, about: GROUP_ABOUT.creatives, ids: idsOf('writer') },
  { title: { it: 'Artisti', en: 'Artists' }, about: GROUP_ABOUT.creatives, ids: idsOf('artist') },
  { title: { it: 'Fumetti originali', en: 'Originals' }, ids: idsOf('comic') },
  { title: { it: 'Plagi', en: 'Rip-offs' }, about: GROUP_ABOUT.ripOffs, ids: idsOf('ripoff') },
  { title: { it: 'Generi', en: 'Genres' }, ids: GENRES },
  { title: { it: 'Valori', en: 'Values' }, ids: ['1', '2', ...ORDER_VALUES.map(String)] },
  { title: { it: 'Azioni', en: 'Actions' }, ids: AREAS },
  { title: { it: 'Azioni speciali', en: 'Special actions' }, about: GROUP_ABOUT.specials, ids: SPECIALS },
  { title: { it: 'Mazzi', en: 'Decks' }, ids: DECK_NAMES },
  {
    title: { it: 'Carte Automa (mazzo ricostruito)', en: 'Automa cards (reconstructed deck)' },
    about: GROUP_ABOUT.automa,
    ids: CARD_IDS,
  },
]
