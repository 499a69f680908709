import type { ReactNode } from 'react'
import type { Lang } from '../../../../kernel/contract.ts'
import { type Change, changesOf, KEPT, MENDING } from '../../../../kernel/mend-told.ts'
import { counted } from '../../../../kernel/text.ts'
import { useSay } from '../../../hooks.ts'
import { MEND } from '../../../words/mend.ts'
import type { AnyMend } from './Entry.tsx'

/** Longer lists are folded. */
const FEW = 6

/** What a correction changes, before the person agrees to it. */
export function MendSummary({ mend, lang }: { readonly mend: AnyMend; readonly lang: Lang }) {
  const say = useSay()
  const { yours, kept, others, left, isReal, isUndone, name } = changesOf(mend, lang)
  return (
    <div className="mend-summary">
      <h3>{say(MENDING.corrected)}</h3>
      <Changes>
        {yours.map((change, at) => (
          <Changed key={at} {...change} />
        ))}
      </Changes>
      {kept === 0 ? null : <p>{counted(kept, KEPT, lang)}</p>}
      {others.length === 0 ? (
        <p>{say(MENDING.sameAutoma, { name })}</p>
      ) : (
        <>
          <h3>{say(MENDING.rethought, { name })}</h3>
          <Changes>
            {others.map((each, at) => (
              <Changed key={at} was={each.was ?? say(MENDING.nothing)} now={each.now ?? say(MENDING.nothing)} />
            ))}
          </Changes>
        </>
      )}
      {isReal ? <p>{say(MENDING.table)}</p> : null}
      {left.length === 0 ? null : (
        <>
          <h3>{say(MENDING.left)}</h3>
          <Changes>
            {left.map((entry, at) => (
              <li key={at}>
                <del>{entry}</del>
              </li>
            ))}
          </Changes>
        </>
      )}
      {isUndone ? <p className="soft">{say(MENDING.undone)}</p> : null}
      <p className="soft">{say(mend.old.step.kind === 'over' ? MEND.finishedCopy : MEND.copy)}</p>
    </div>
  )
}

function Changes({ children }: { readonly children: readonly ReactNode[] }) {
  const say = useSay()
  const more = children.length - FEW
  if (more <= 1) return <ul className="mend-changes">{children}</ul>
  return (
    <>
      <ul className="mend-changes">{children.slice(0, FEW)}</ul>
      <details className="mend-more">
        <summary>{say(MEND.others, { n: more })}</summary>
        <ul className="mend-changes">{children.slice(FEW)}</ul>
      </details>
    </>
  )
}

function Changed({ was, now, fate }: Change) {
  const say = useSay()
  return (
    <li>
      {was === undefined ? null : <del>{was}</del>} {now === undefined ? null : <ins>{now}</ins>}
      {fate === undefined ? null : <small> ({say(MENDING[fate])})</small>}
    </li>
  )
}
