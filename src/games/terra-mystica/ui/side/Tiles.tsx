// The tiles in the game: rounds, power actions, bonus tiles, what you have won.
import { Group } from '../../../../web/kit/board/Group.tsx'
import {
  BONUS_TILES,
  bonusTile,
  favourTile,
  goods,
  POWER_ACTIONS,
  powerAction,
  ROUNDS,
  scoringTile,
  TOWN_TILES,
  townTile,
} from '../../catalogue/index.ts'
import { sayGoods } from '../../amounts.ts'
import { NONE } from '../../state.ts'
import { whyNotPower } from '../choices/reasons.ts'
import { burnsIn, powerRow } from '../choices/rows.ts'
import { burningText } from '../choices/words.ts'
import { Coin, Flame } from '../icons/icons.tsx'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { lower } from '../../names.ts'
import { blockedIn, coinsOn, costsText, roundText, word } from '../words.ts'
import { BonusFace, FavourFace, PowerFace, PowerGain, ScoringFace, TownFace } from './faces.tsx'

/** The six rounds; if the die was rolled in advance, with the power actions each will block. */
export function Rounds() {
  const { s, lang } = useView()
  if (s.scoring.length === 0) return null
  return (
    <section className="tm-panel tm-rounds" aria-label={word('rounds', lang)}>
      <h2>{word('rounds', lang)}</h2>
      <Group className="tm-tiles" label={word('rounds', lang)}>
        {s.scoring.map((no, at) => {
          const when = at + 1 === s.round ? 'now' : at + 1 < s.round ? 'past' : undefined
          const blocked = s.blockedByRound[at] ?? []
          const told = [
            `${roundText[lang](at + 1)}: ${scoringTile(no).name[lang]}`,
            when === undefined ? '' : word(when === 'now' ? when : 'roundOver', lang),
            blocked.length === 0
              ? ''
              : blockedIn[lang](blocked.map((action) => lower(powerAction(action).name[lang])).join(', ')),
          ]
            .filter(Boolean)
            .join(', ')
          return (
            <Spot
              key={no}
              target={{ kind: 'scoring', no }}
              label={told}
              className="tm-tile tm-round"
              data={{ 'data-when': when }}
              hint={() => told}
            >
              <i className="tm-tile-no">{at + 1}</i>
              <ScoringFace no={no} last={at + 1 === ROUNDS} />
              {blocked.length > 0 && (
                <span className="tm-blocked">
                  <b>✕</b>
                  {blocked.map((action) => (
                    <PowerGain key={action} no={action} />
                  ))}
                </span>
              )}
            </Spot>
          )
        })}
      </Group>
    </section>
  )
}

export function PowerActions() {
  const { s, lang, offers, options } = useView()
  return (
    <section className="tm-powers" aria-label={word('powerActions', lang)}>
      <h2>{word('powerActions', lang)}</h2>
      <Group className="tm-tiles" label={word('powerActions', lang)}>
        {POWER_ACTIONS.map(({ id, name, cost }, no) => {
          const state = s.blocked.includes(no) ? 'blocked' : s.powerUsed.includes(no) ? 'used' : 'free'
          const lit = offers.has(`power:${no}`)
          const burns = lit ? burnsIn(powerRow(s, no) ?? []) : 0
          const why = state !== 'free' ? word(state, lang) : lit || options.length === 0 ? '' : whyNotPower(s, no, lang)
          const price = [costsText[lang](sayGoods(goods({ power: cost }), lang)), burningText(burns, lang)]
          const told = [`${name[lang]}: ${price.filter(Boolean).join(', ')}`, why].filter(Boolean).join('; ')
          return (
            <Spot
              key={id}
              target={{ kind: 'power', no }}
              label={told}
              className="tm-tile tm-power"
              data={{ 'data-state': state === 'free' ? undefined : state, 'data-dim': why !== '' || undefined }}
              hint={() => told}
            >
              <PowerFace no={no} />
              {burns > 0 && (
                <span className="tm-burns">
                  {burns}
                  <Flame />
                </span>
              )}
            </Spot>
          )
        })}
      </Group>
    </section>
  )
}

export function BonusTiles() {
  const { s, lang } = useView()
  const shown = BONUS_TILES.flatMap((_, no) => (s.open[no] !== NONE || s.player.bonus === no ? [no] : []))
  if (shown.length === 0) return null
  return (
    <section className="tm-bonuses" aria-label={word('bonusTiles', lang)}>
      <h2>{word('bonusTiles', lang)}</h2>
      <Group className="tm-tiles" label={word('bonusTiles', lang)}>
        {shown.map((no) => {
          const coins = s.open[no] ?? 0
          const held = s.player.bonus === no
          const { id, name } = bonusTile(no)
          const told = [name[lang], held ? word('held', lang) : coins > 0 ? coinsOn(coins, lang) : '']
          return (
            <Spot
              key={id}
              target={{ kind: 'bonus', no }}
              label={told.filter(Boolean).join(', ')}
              className="tm-tile"
              data={{ 'data-held': held || undefined }}
              hint={() => told.filter(Boolean).join(', ')}
            >
              <BonusFace no={no} />
              {held && <span className="tm-on tm-mine">{word('heldShort', lang)}</span>}
              {coins > 0 && (
                <span className="tm-on">
                  {coins}
                  <Coin />
                </span>
              )}
            </Spot>
          )
        })}
      </Group>
    </section>
  )
}

/** Your favours and towns. */
export function Rewards() {
  const { s, lang } = useView()
  const { favours, towns } = s.player
  const tiles = TOWN_TILES.flatMap((_, no) => {
    const taken = towns.filter(({ tile }) => tile === no).length
    return taken > 0 ? [{ no, taken }] : []
  })
  if (favours.length + tiles.length === 0) return null
  return (
    <section className="tm-panel" aria-label={`${word('favours', lang)}, ${word('towns', lang)}`}>
      <h2>
        {word('favours', lang)} · {word('towns', lang)}
      </h2>
      <Group className="tm-tiles" label={word('favours', lang)}>
        {favours.map((no) => (
          <Spot
            key={no}
            target={{ kind: 'favour', no }}
            label={favourTile(no).name[lang]}
            className="tm-tile"
            data={HELD}
            hint={() => favourTile(no).name[lang]}
          >
            <FavourFace no={no} />
          </Spot>
        ))}
        {tiles.map(({ no, taken }) => (
          <Spot
            key={`t${no}`}
            target={{ kind: 'town', no }}
            label={`${townTile(no).name[lang]}${taken > 1 ? ` ×${taken}` : ''}`}
            className="tm-tile"
            data={HELD}
            hint={() => townTile(no).name[lang]}
          >
            <TownFace no={no} />
            {taken > 1 && <i className="tm-tile-no">×{taken}</i>}
          </Spot>
        ))}
      </Group>
    </section>
  )
}

const HELD = { 'data-held': true } as const
