// The board: six action areas with their spaces, the special action below each, the ideas board in the area of ideas.
import './office.css'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { PLACES_USED } from '../../catalogue/actions.ts'
import {
  AREA_NOS,
  type AreaNo,
  AREAS,
  GENRE_NOS,
  GENRES,
  type SpecialNo,
  SPECIALS,
  TIERS,
} from '../../catalogue/vocabulary.ts'
import { hasCube } from '../../measures.ts'
import { areaName, genreName, specialName } from '../../names.ts'
import { AreaSign, Cube, Editor, Idea } from '../icons/index.tsx'
import { areaLabel, gainText, specialLabel, whyNotPlaced } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

export function Areas() {
  const { lang } = useView()
  return (
    <section className="ac-panel ac-office" data-part="office" id="ac-board" aria-labelledby="ac-board-title">
      <h2 id="ac-board-title">{word('board', lang)}</h2>
      <Group label={word('board', lang)} className="ac-areas">
        {AREA_NOS.map((no) => (
          <AreaBox key={no} no={no} />
        ))}
      </Group>
      <IdeasBoard />
    </section>
  )
}

function AreaBox({ no }: { readonly no: AreaNo }) {
  const { s, lang, offers } = useView()
  const why = whyNotPlaced(s, no, lang, offers.has(`area:${no}`))
  return (
    <div className="ac-area" data-area={AREAS[no]}>
      <Spot
        target={{ kind: 'area', no }}
        id={AREAS[no]}
        label={areaLabel(s, no, lang, why)}
        className="ac-area-spot"
        flip={false}
      >
        <span className="ac-area-name">
          <AreaSign no={no} />
          <b>{areaName(no, lang)}</b>
        </span>
        <span className="ac-spaces">
          {PLACES_USED.map((at) => {
            const side = s.spaces[no][at]
            return (
              <span key={at} className="ac-space" data-flip={`space:${no}:${at}`} data-side={side}>
                {side === undefined ? gainText(no, at) || at + 1 : <Editor side={side} />}
              </span>
            )
          })}
        </span>
      </Spot>
      <Special no={no} />
    </div>
  )
}

function IdeasBoard() {
  const { s, lang } = useView()
  return (
    <Group label={word('ideasBoard', lang)} className="ac-ideas-board">
      <b>{word('ideasBoard', lang)}</b>
      {GENRE_NOS.map((no) => {
        const there = (s.board & (1 << no)) !== 0
        return (
          <Spot
            key={no}
            target={{ kind: 'token', no }}
            id={GENRES[no]}
            label={`${word('ideasBoard', lang)}: ${genreName(no, lang)}${there ? '' : `, ${word('taken', lang)}`}`}
            className="ac-token"
            data={{ 'data-gone': !there || undefined }}
          >
            <Idea no={no} />
          </Spot>
        )
      })}
    </Group>
  )
}

function Special({ no }: { readonly no: SpecialNo }) {
  const { s, lang } = useView()
  const has = hasCube(s, no)
  return (
    <Spot
      target={{ kind: 'special', no }}
      id={SPECIALS[no]}
      label={specialLabel(s, no, lang)}
      className="ac-special"
      data={{ 'data-cube': has || undefined }}
    >
      {has ? <Cube /> : <span className="ac-tier">{TIERS[no]}</span>}
      <span>{specialName(no, lang)}</span>
    </Spot>
  )
}
