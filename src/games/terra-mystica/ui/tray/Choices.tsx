// Tiles and cults to choose from, while the game asks for one.
import type { ReactNode } from 'react'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { BONUS_TILES, CULTS, FAVOURS, SCORING_TILES, TOWN_TILES, type Named } from '../../catalogue/index.ts'
import { Cult, Power } from '../icons/icons.tsx'
import { BonusFace, FavourFace, ScoringFace, TownFace } from '../side/faces.tsx'
import { preview } from '../preview.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { fromTo, word } from '../words.ts'

type Face = (props: { readonly no: number }) => ReactNode

interface Tiles {
  readonly kind: 'favour' | 'town' | 'scoring' | 'bonus'
  readonly tiles: readonly Named[]
  readonly Face: Face
}

const TILES: readonly Tiles[] = [
  { kind: 'favour', tiles: FAVOURS, Face: FavourFace },
  { kind: 'town', tiles: TOWN_TILES, Face: TownFace },
  { kind: 'scoring', tiles: SCORING_TILES, Face: ScoringFace },
  { kind: 'bonus', tiles: BONUS_TILES, Face: BonusFace },
]

export function TileChoices() {
  const { lang, offers } = useView()
  const asked = TILES.find(({ kind, tiles }) => tiles.some((_, no) => offers.has(`${kind}:${no}`)))
  if (asked === undefined) return null
  const { kind, tiles, Face } = asked
  return (
    <Group className="tm-choices" label={word('choose', lang)}>
      {tiles.map(({ id, name }, no) =>
        offers.has(`${kind}:${no}`) ? (
          <Spot key={id} target={{ kind, no }} label={name[lang]} className="tm-tile tm-choice" hint={() => name[lang]}>
            <Face no={no} />
            <small>{name[lang]}</small>
          </Spot>
        ) : null,
      )}
    </Group>
  )
}

/** A cult to step up on, with the destination. */
export function CultChoices() {
  const { s, lang, offers } = useView()
  const shown = CULTS.flatMap(({ id, name }, no) => {
    const [move] = offers.get(`cult:${no}`) ?? []
    return move === undefined ? [] : [{ id, name, no, move }]
  })
  if (shown.length === 0) return null
  return (
    <Group className="tm-choices" label={word('choose', lang)}>
      {shown.map(({ id, name, no, move }) => {
        const { after, told } = preview(s, move)
        const [from, to] = [s.player.cults[no] ?? 0, after.player.cults[no] ?? 0]
        const power = told.reduce((sum, c) => sum + (c.what === 'gains' ? c.power.toSecond + c.power.toThird : 0), 0)
        return (
          <Spot
            key={id}
            target={{ kind: 'cult', no }}
            label={fromTo[lang](name[lang], from, to)}
            data={{ 'data-vain': from === to || undefined }}
            className="tm-tile tm-choice"
          >
            <span className="tm-tile-face">
              <Cult id={id} />
              <b>
                {from} → {to}
              </b>
              {power > 0 && (
                <span className="tm-good">
                  +{power}
                  <Power />
                </span>
              )}
            </span>
            <small>{name[lang]}</small>
          </Spot>
        )
      })}
    </Group>
  )
}
