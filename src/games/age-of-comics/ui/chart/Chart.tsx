// The chart: every printed comic at its number of fans, yours above the line, the Automa's below; under each number what it pays.
import './chart.css'
import type { CSSProperties } from 'react'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { AUTOMA, PLAYER, type Side } from '../../asks.ts'
import { card } from '../../catalogue/index.ts'
import { incomeOf } from '../../measures.ts'
import type { Printed } from '../../state.ts'
import { GenreSign } from '../icons/index.tsx'
import { comicLabel, initials, sideName } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

const LEAST = 10

export function Chart() {
  const { s, lang } = useView()
  const most = Math.max(LEAST, ...[...s.player.printed, ...s.automa.printed].map(({ fans }) => fans))
  return (
    <section className="ac-panel ac-chart-panel" id="ac-chart" aria-labelledby="ac-chart-title">
      <h2 id="ac-chart-title">{word('chart', lang)}</h2>
      <Group label={word('chart', lang)} className="ac-chart" style={{ '--steps': most + 1 } as CSSProperties}>
        <Lane side={PLAYER} printed={s.player.printed} />
        <Spot target={{ kind: 'chart' }} label={word('chartNow', lang)} className="ac-scale" flip={false}>
          {Array.from({ length: most + 1 }, (_, fans) => (
            <span key={fans} data-ten={(fans > 0 && fans % 10 === 0) || undefined}>
              <b>{fans}</b>
              <small>{fans === 0 ? '–' : `$${incomeOf(fans)}`}</small>
            </span>
          ))}
        </Spot>
        <Lane side={AUTOMA} printed={s.automa.printed} />
      </Group>
    </section>
  )
}

function Lane({ side, printed }: { readonly side: Side; readonly printed: readonly Printed[] }) {
  const { lang } = useView()
  const heights = new Map<number, number>()
  const stacked = printed.map((entry) => {
    const height = heights.get(entry.fans) ?? 0
    heights.set(entry.fans, height + 1)
    return { entry, height }
  })
  const most = Math.max(1, ...heights.values())
  return (
    <div className="ac-lane" data-side={side} style={{ '--high': most } as CSSProperties}>
      {stacked.map(({ entry, height }) => (
        <Spot
          key={entry.comic}
          target={{ kind: 'comic', no: entry.comic }}
          id={card(entry.comic).id}
          label={`${sideName(side, lang)}: ${comicLabel(entry, lang)}`}
          className="ac-runner"
          flip={`chart:${entry.comic}`}
          style={{ '--at': entry.fans, '--over': height } as CSSProperties}
          data={{ 'data-side': side }}
        >
          <span className="ac-flag" data-genre={card(entry.comic).genre}>
            <GenreSign no={card(entry.comic).genre} />
            <b>{initials(card(entry.comic).printedName)}</b>
          </span>
        </Spot>
      ))}
    </div>
  )
}
