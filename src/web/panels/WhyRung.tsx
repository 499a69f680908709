import { useEffect, useState } from 'react'
import type { AnyModule, Lang } from '../../kernel/contract.ts'
import { counted, phrase, tell, type Values } from '../../kernel/text.ts'
import { ClauseLink, helpLink, Tag } from '../kit/Tag.tsx'
import { canDraw, Component, type MaybeUi } from './Component.tsx'
import type { Reason } from './reasons.ts'

/** What every part of the panel needs to tell its part. */
export interface Told {
  readonly module: AnyModule
  readonly ui: MaybeUi
  readonly lang: Lang
  readonly clauses: ReadonlyMap<string, string>
}

const WORDS = {
  kept: { it: 'Restano', en: 'Kept' },
  keptOne: { it: 'Resta', en: 'Kept' },
  dropped: { it: 'Escono', en: 'Dropped' },
  droppedOne: { it: 'Esce', en: 'Dropped' },
  nobody: { it: 'nessuna', en: 'none' },
  decides: { it: 'decide', en: 'decides' },
  counts: phrase<Values<'from' | 'to'>>({
    it: ({ from, to }) => `da ${from} a ${to}`,
    en: ({ from, to }) => `${from} to ${to}`,
  }),
  failed: { it: 'non si può', en: 'not possible' },
  inRules: { it: 'Nelle regole', en: 'In the rules' },
} as const

export function WhyRung({
  reason,
  told,
  open,
}: {
  readonly reason: Reason
  readonly told: Told
  readonly open: boolean
}) {
  const { entry, decides } = reason
  const { lang, module } = told
  const { ladder, rung, kept, dropped } = entry
  const [shown, setShown] = useState(open)
  useEffect(() => setShown(open), [open])
  const game = module.game.id
  if (entry.failed !== undefined) return <Attempt reason={reason} told={told} />
  return (
    <li className="why-rung" data-decides={decides || undefined}>
      <details open={shown} onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary>
          <span className="why-rung__text">
            <span className="why__ladder">{ladder.title[lang]}</span> {rung.text[lang]}
          </span>
          <span className="why-rung__end">
            {decides && <Tag look="lit">{WORDS.decides[lang]}</Tag>}
            <span className="why-rung__counts">
              <span className="kit-hidden">
                {tell(WORDS.counts, lang, { from: kept.length + dropped.length, to: kept.length })}
              </span>
              <span aria-hidden="true">
                {kept.length + dropped.length} → {kept.length}
              </span>
            </span>
          </span>
        </summary>
        <div className="why-rung__sides">
          <Candidates reason={reason} told={told} which="kept" />
          <Candidates reason={reason} told={told} which="dropped" />
        </div>
        <p className="why-rung__links">
          <ClauseLink game={game} clause={rung.cite} says={told.clauses.get(rung.cite)} />
          <a href={helpLink(game, rung.id)}>{WORDS.inRules[lang]}</a>
        </p>
      </details>
    </li>
  )
}

/** Something was tried and could not be done: what, and why. */
function Attempt({
  reason: { entry },
  told: { lang, module, ui, clauses },
}: {
  readonly reason: Reason
  readonly told: Told
}) {
  return (
    <li className="why-rung why-rung--failed">
      <p className="why__attempt">
        <span className="why__mark" role="img" aria-label={WORDS.failed[lang]}>
          ✕
        </span>
        <span>
          {entry.dropped.map((id) => (
            <b key={id}>
              <span aria-hidden="true">
                {canDraw(ui, id) && <Component id={id} module={module} ui={ui} lang={lang} size="mini" />}
              </span>{' '}
              {module.nameOf(id, lang)}
            </b>
          ))}{' '}
          <ClauseLink game={module.game.id} clause={entry.rung.cite} says={clauses.get(entry.rung.cite)} />
          <span className="why__reason">{entry.failed?.[lang]}</span>
        </span>
      </p>
    </li>
  )
}

function Candidates({
  reason,
  told,
  which,
}: {
  readonly reason: Reason
  readonly told: Told
  readonly which: 'kept' | 'dropped'
}) {
  const { lang, module, ui } = told
  const { rung, values, [which]: ids } = reason.entry
  const title = WORDS[ids.length === 1 ? (`${which}One` as const) : which][lang]
  return (
    <div className="why-rung__side" data-which={which}>
      <p className="why-rung__title">{title}</p>
      {ids.length === 0 ? (
        <p>{WORDS.nobody[lang]}</p>
      ) : (
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <Component id={id} module={module} ui={ui} lang={lang} size="mini" faded={which === 'dropped'} />
              {canDraw(ui, id) && <span className="why-rung__name">{module.nameOf(id, lang)}</span>}
              {id in values && <span className="why-rung__value">{counted(values[id] ?? 0, rung.unit, lang)}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
