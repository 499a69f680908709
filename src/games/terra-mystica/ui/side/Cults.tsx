// The cult board: a row for each track from 0 to 10 with your marker and the opponents' pawns, its current value, and the places from which
// a priest goes three, two steps or one: a grid that says where each leads and what it gives.
import { Group } from '../../../../web/kit/board/Group.tsx'
import { Reads } from '../../../../web/kit/board/Reads.tsx'
import { saySteps } from '../../amounts.ts'
import { CULTS, type CultNo, cult, POWER_AT, SLOTS_2, SLOTS_3, TOP_LEVEL } from '../../catalogue/index.ts'
import { type Steps, STEPS, sendOption } from '../../moves.ts'
import { cultPoints } from '../../score.ts'
import type { State } from '../../state.ts'
import { reasonOf } from '../choices/reason-of.ts'
import { Cult, Laurel, Power } from '../icons/icons.tsx'
import { preview } from '../preview.ts'
import { Spot } from '../Spot.tsx'
import { board, sending, useView } from '../view.ts'
import { cultAt, orderSlots, sendText, word } from '../words.ts'
import { scenarioOf } from '../../variant/index.ts'

const SCALE_RULES = { cites: ['R22.1', 'R22.2'] } as const
const LEVELS = Array.from({ length: TOP_LEVEL + 1 }, (_, at) => at)
const MOST_FIRST = STEPS.toReversed()

export function Cults() {
  const { s, lang } = useView()
  const { pawns } = scenarioOf(s)
  const set = s.opponents.length > 0
  return (
    <section className="tm-cults tm-panel" aria-label={word('cults', lang)}>
      <Group className="tm-cult-tracks" label={word('cults', lang)}>
        <Reads
          game="terra-mystica"
          about={SCALE_RULES}
          title={word('cults', lang)}
          lang={lang}
          className="tm-cult-scale"
          stops={false}
        >
          <b>{word('cults', lang)}</b>
          <span className="tm-ladder">
            {LEVELS.map((at) => (
              <span key={at} className="tm-level">
                <i>{at}</i>
                <em>
                  {(POWER_AT[at] ?? 0) > 0 && (
                    <>
                      {POWER_AT[at]}
                      <Power />
                    </>
                  )}
                </em>
              </span>
            ))}
          </span>
        </Reads>
        {CULTS.map(({ id, name }, no) => {
          const level = s.player.cults[no] ?? 0
          const points = cultPoints(s, no)
          const free = [SLOTS_3 - (s.player.slots3[no] ?? 0), SLOTS_2 - (s.player.slots2[no] ?? 0)] as const
          return (
            <span key={id} className="tm-cult-row">
              <Spot
                target={{ kind: 'cult', no }}
                label={`${cultAt[lang](name[lang], level, pawns, points)}. ${orderSlots[lang](...free)}`}
                className="tm-cult"
                data={{ 'data-cult': id }}
                hint={() => cultAt[lang](name[lang], level, pawns, points)}
              >
                <span className="tm-cult-head">
                  <Cult id={id} />
                  <small className="tm-worth">
                    {points}
                    <Laurel />
                  </small>
                </span>
                <span className="tm-ladder">
                  {LEVELS.map((at) => (
                    <span key={at} className="tm-level" data-you={at === level || undefined}>
                      {set && pawns.includes(at) && <b className="tm-pawn" />}
                      {at === level && <b className="tm-marker" />}
                    </span>
                  ))}
                </span>
              </Spot>
              {MOST_FIRST.map((steps) => (
                <SendSpot key={steps} no={no} steps={steps} />
              ))}
            </span>
          )
        })}
      </Group>
    </section>
  )
}

/** Where a priest would get, even if you have none to send. */
function sentTo(s: State, no: CultNo, steps: Steps): { readonly to: number; readonly power: number } {
  const { after, told } = preview(s, sendOption(no, steps).move)
  return {
    to: after.player.cults[no] ?? 0,
    power: told.reduce((sum, c) => sum + (c.what === 'gains' ? c.power.toSecond + c.power.toThird : 0), 0),
  }
}

/** The label of a place for a priest: the steps, the destination, the power; or why no priest can go there. */
export function useSending(no: CultNo, steps: Steps) {
  const { s, lang, offers, options } = useView()
  const target = sending(no, steps)
  const lit = offers.has(board.nameOf(target))
  const from = s.player.cults[no] ?? 0
  const { to, power } = lit ? sentTo(s, no, steps) : { to: from, power: 0 }
  const why = lit || options.length === 0 ? '' : reasonOf(s, target, lang)
  const left = [0, 1, SLOTS_2 - (s.player.slots2[no] ?? 0), SLOTS_3 - (s.player.slots3[no] ?? 0)][steps] ?? 0
  const name = cult(no).name[lang]
  const where = lit ? sendText[lang](name, saySteps(steps, lang), from, to, power) : `${name}, ${saySteps(steps, lang)}`
  return {
    target,
    lit,
    told: [where, why].filter(Boolean).join(': '),
    data: { 'data-taken': left === 0 || undefined, 'data-vain': (lit && to === from) || undefined },
    face: (
      <>
        <b>{steps}</b>
        {lit && (
          <small>
            →{to}
            {power > 0 && ` +${power}`}
          </small>
        )}
      </>
    ),
  }
}

function SendSpot({ no, steps }: { readonly no: CultNo; readonly steps: Steps }) {
  const { lang } = useView()
  const { target, told, data, face } = useSending(no, steps)
  return (
    <Spot
      target={target}
      label={`${word('sendPriest', lang)}. ${told}`}
      className="tm-send"
      data={data}
      hint={() => told}
    >
      {face}
    </Spot>
  )
}
