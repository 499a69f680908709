// A side's Wonder: yours Stage by Stage to press, the Opponent's as a whole.
import { Group } from '../../../../web/kit/board/Group.tsx'
import { PLAYER, type Side } from '../../asks.ts'
import { type Stage, wonder } from '../../catalogue/index.ts'
import { available, ones } from '../../measures.ts'
import { stageGains, stageLabel, stageState } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { sentence } from '../../../../web/kit/board/words.ts'
import { costText, word } from '../words.ts'
import { stageArt, Wonder } from '../wonder/Wonder.tsx'

const bitsOf = (stages: readonly Stage[], names: Pick<ReadonlySet<string>, 'has'>): number =>
  stages.reduce((bits, { no, bit }) => (names.has(`stage:${no}`) ? bits | bit : bits), 0)

export function Growing({ side }: { readonly side: Side }) {
  const { s, lang, offers, news } = useView()
  const board = s.boards[side]
  const item = wonder(board.wonder)
  const art = (
    <Wonder
      item={item}
      built={board.stages}
      next={available(board)}
      lit={bitsOf(item.stages, offers)}
      news={bitsOf(item.stages, news)}
    />
  )
  if (side !== PLAYER)
    return (
      <Spot
        target={{ kind: 'wonder', no: item.no }}
        label={`${item.name[lang]}, ${word('stages', lang)}: ${ones(board.stages)}/${item.stages.length}`}
        className="ar-growing"
        hint={() => sentence(item.text[lang])}
      >
        {art}
        <span className="ar-plate" aria-hidden="true">
          {item.name[lang]}
        </span>
      </Spot>
    )
  return (
    <div className="ar-growing">
      {art}
      <span className="ar-plate" aria-hidden="true">
        {item.name[lang]}
      </span>
      <Group label={`${item.name[lang]}: ${word('stages', lang)}`} className="ar-stages">
        {item.stages.map((each) => {
          const [left, top, width, height] = stageArt(each, item.id).box
          return (
            <Spot
              key={each.no}
              target={{ kind: 'stage', no: each.no }}
              label={stageLabel(each.no, stageState(s, each), lang)}
              className="ar-stage-spot"
              style={{ left: `${left / 2}%`, top: `${top / 2.2}%`, width: `${width / 2}%`, height: `${height / 2.2}%` }}
              hint={() => (
                <>
                  <b>{costText(each.amount, each.identical, lang)}</b>
                  <div>{sentence(stageGains(each, lang))}</div>
                </>
              )}
            />
          )
        })}
      </Group>
    </div>
  )
}
