// The chart: every printed comic at its number of fans, yours on one side of the scale, the Automa's on the other; beside each number its
// income. It keeps its height on a wide screen, however many comics share a number.
import './chart.css'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { Reads } from '../../../../web/kit/board/Reads.tsx'
import { AUTOMA, PLAYER, type Side } from '../../asks.ts'
import { card } from '../../catalogue/index.ts'
import { endOfRoundGains, incomeOf } from '../../measures.ts'
import { points } from '../../names.ts'
import type { Printed } from '../../state.ts'
import { GenreSign } from '../icons/index.tsx'
import { comicLabel, initials, sideName } from '../labels.ts'
import { Mastery } from '../mat/Mastery.tsx'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { payOf, word } from '../words.ts'

const SCALE_RULES = { cites: ['R1.7', 'R15.2', 'R15.3'] } as const
const LEAST = 10
/** More than this at one number share the space of their lane. */
const IN_A_LANE = 4

export function Chart() {
  const { s, lang } = useView()
  const most = Math.max(LEAST, ...[...s.player.printed, ...s.automa.printed].map(({ fans }) => fans))
  return (
    <section className="ac-panel ac-chart-panel" id="ac-chart" aria-labelledby="ac-chart-title">
      <header className="ac-chart-head">
        <h2 id="ac-chart-title">{word('chart', lang)}</h2>
        <RoundNow />
        <Mastery />
      </header>
      <Group label={word('chart', lang)} className="ac-chart">
        {Array.from({ length: most + 1 }, (_, fans) => (
          <div key={fans} className="ac-step">
            <Lane side={PLAYER} printed={s.player.printed.filter((entry) => entry.fans === fans)} />
            <Reads
              game="age-of-comics"
              about={SCALE_RULES}
              title={payOf[lang](fans, incomeOf(fans))}
              lang={lang}
              className="ac-scale"
              stops={false}
              data={{ 'data-ten': (fans > 0 && fans % 10 === 0) || undefined }}
            >
              <b>{fans}</b>
              <small>{fans === 0 ? '–' : `$${incomeOf(fans)}`}</small>
            </Reads>
            <Lane side={AUTOMA} printed={s.automa.printed.filter((entry) => entry.fans === fans)} />
          </div>
        ))}
      </Group>
    </section>
  )
}

/** What the end of the round would give; press for the rule. */
function RoundNow() {
  const { s, lang } = useView()
  if (s.over) return null
  const { yourVp, itsVp, income } = endOfRoundGains(s)
  const yours = `${word('you', lang)} ${points(yourVp, lang)}, $${income}`
  const its = `${word('automa', lang)} ${points(itsVp, lang)}`
  return (
    <Spot
      target={{ kind: 'chart' }}
      label={`${word('chartNow', lang)}: ${yours}; ${its}`}
      className="ac-round-now"
      flip={false}
    >
      {word('chartNowShort', lang)}: <b>{yours}</b> · <b>{its}</b>
    </Spot>
  )
}

function Lane({ side, printed }: { readonly side: Side; readonly printed: readonly Printed[] }) {
  const { lang } = useView()
  return (
    <span className="ac-lane" data-side={side} data-crowded={printed.length > IN_A_LANE || undefined}>
      {printed.map((entry) => (
        <Spot
          key={entry.comic}
          target={{ kind: 'comic', no: entry.comic }}
          id={card(entry.comic).id}
          label={`${sideName(side, lang)}: ${comicLabel(entry, lang)}`}
          className="ac-runner"
          flip={`chart:${entry.comic}`}
          data={{ 'data-side': side }}
        >
          <span className="ac-flag" data-genre={card(entry.comic).genre}>
            <GenreSign no={card(entry.comic).genre} />
            <b>{initials(card(entry.comic).printedName)}</b>
          </span>
        </Spot>
      ))}
    </span>
  )
}
