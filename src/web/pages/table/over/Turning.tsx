import { useMemo } from 'react'
import type { Lang } from '../../../../kernel/contract.ts'
import { ledgerOf } from '../../../../kernel/ledger.ts'
import { isMove } from '../../../../kernel/moves.ts'
import { signed } from '../../../../kernel/text.ts'
import { type Gain, toldMove, turningOf } from '../../../../kernel/turning.ts'
import { verdictOf } from '../../../../kernel/verdict.ts'
import { useSay } from '../../../hooks.ts'
import { sentence } from '../../../kit/board/words.ts'
import { CourseGraph } from '../../../panels/CourseGraph.tsx'
import type { AnyTable } from '../../../store/open.ts'
import { OVER } from '../../../words/over.ts'

interface TurningProps {
  readonly table: AnyTable
  readonly lang: Lang
  /** Shows the table after that many entries. */
  readonly onLook: (entries: number) => void
}

/** Where the game turned: the part and the move that gained the winner most; if points did not count, the last move. */
export function Turning({ table, lang, onLook }: TurningProps) {
  const say = useSay()
  const ledger = useMemo(() => ledgerOf(table), [table])
  const isInstant = verdictOf(table.module, table.state).isInstant === true
  const turning = useMemo(() => (isInstant ? undefined : turningOf(table)), [table, isInstant])
  const entry = isInstant ? table.log.findLastIndex(isMove) + 1 : turning?.move.entry
  const { section } = turning ?? {}
  if (entry === undefined || entry === 0) return null
  const isYours = table.entry(entry).seat === 'you'
  const told = toldMove(table, entry, lang)
  const isAlone = table.module.score(table.state).outcome.winner === 'none'
  const title = isInstant ? OVER.decisive : isAlone ? OVER.richest : OVER.turned
  return (
    <section className="turning" aria-label={say(title)}>
      <h3>{say(title)}</h3>
      {section === undefined ? null : (
        <p>
          <b>{section.section.text[lang]}</b>: {toldGains(section.gains, lang)}
        </p>
      )}
      <p>
        {isInstant ? null : say(isYours ? OVER.yourMost : OVER.most)}{' '}
        {isInstant && isYours ? say(OVER.you, { move: told }) : sentence(told).replace(/\.$/, '')}
        {turning === undefined ? null : ` (${toldGains(turning.move.gains, lang)})`}{' '}
        <button type="button" className="turning-look" onClick={() => onLook(entry)}>
          {say(OVER.look)}
        </button>
      </p>
      {isInstant ? null : (
        <CourseGraph ledger={ledger} log={table.log} lang={lang} around={turning?.section?.section} />
      )}
    </section>
  )
}

const toldGains = (gains: readonly Gain[], lang: Lang): string =>
  gains.map(({ side, points }) => `${side.name[lang]} ${points === 0 ? '0' : signed(points)}`).join(', ')
