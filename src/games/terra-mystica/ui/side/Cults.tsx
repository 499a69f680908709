// The cult board: four tracks from 0 to 10, your marker and the opponents' pawns, places for priests, what a track is worth now.
import { Group } from '../../../../web/kit/board/Group.tsx'
import { scenarioOf } from '../../automa/levels.ts'
import { CULTS, POWER_AT, SLOTS_2, SLOTS_3, TOP_LEVEL } from '../../catalogue/index.ts'
import { cultPoints } from '../../score.ts'
import { Cult, Laurel, Power } from '../icons/icons.tsx'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { cultAt, orderSlots, word } from '../words.ts'

const LEVELS = Array.from({ length: TOP_LEVEL + 1 }, (_, at) => TOP_LEVEL - at)

export function Cults() {
  const { s, lang } = useView()
  const { pawns } = scenarioOf(s.scenario)
  const set = s.opponents.length > 0
  return (
    <section className="tm-cults tm-panel" aria-label={word('cults', lang)}>
      <h2>{word('cults', lang)}</h2>
      <Group className="tm-cult-tracks" label={word('cults', lang)}>
        {CULTS.map(({ id, name }, no) => {
          const level = s.player.cults[no] ?? 0
          const points = cultPoints(s, no)
          const free = [SLOTS_3 - (s.player.slots3[no] ?? 0), SLOTS_2 - (s.player.slots2[no] ?? 0)] as const
          return (
            <Spot
              key={id}
              target={{ kind: 'cult', no }}
              label={`${cultAt[lang](name[lang], level, pawns, points)}. ${orderSlots[lang](...free)}`}
              className="tm-cult"
              data={{ 'data-cult': id }}
              hint={() => cultAt[lang](name[lang], level, pawns, points)}
            >
              <span className="tm-cult-head">
                <Cult id={id} />
                {name[lang]}
              </span>
              <span className="tm-ladder">
                {LEVELS.map((at) => (
                  <span key={at} className="tm-level" data-you={at === level || undefined}>
                    <i>{at}</i>
                    {(POWER_AT[at] ?? 0) > 0 && (
                      <em>
                        {POWER_AT[at]}
                        <Power />
                      </em>
                    )}
                    {set && pawns.includes(at) && <b className="tm-pawn" />}
                    {at === level && <b className="tm-marker" />}
                  </span>
                ))}
              </span>
              <span className="tm-slots">
                <i data-taken={free[0] === 0 || undefined}>3</i>
                {Array.from({ length: SLOTS_2 }, (_, at) => (
                  <i key={at} data-taken={at >= free[1] || undefined}>
                    2
                  </i>
                ))}
              </span>
              <span className="tm-worth">
                <Laurel />
                {points}
              </span>
            </Spot>
          )
        })}
      </Group>
    </section>
  )
}
