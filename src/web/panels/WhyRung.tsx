import type { TraceEntry } from '../../kernel/contract.ts'
import { isOne, phrase, tell, type Values } from '../../kernel/text.ts'
import { toldValue } from '../../ladder/told.ts'
import { Tag, useHelpLink } from '../kit/Tag.tsx'
import { canDraw, Component } from './Component.tsx'
import { useFold } from './fold.ts'
import { Source } from './Source.tsx'
import type { Told } from './told.ts'

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

interface WhyRungProps {
  readonly entry: TraceEntry
  readonly decides: boolean
  readonly told: Told
  readonly open: boolean
}

/** A rung with the candidates that stayed and, if any, those that dropped out. */
export function WhyRung({ entry, decides, told, open }: WhyRungProps) {
  const { lang, module } = told
  const { ladder, rung, kept, dropped } = entry
  const fold = useFold(open)
  const linkTo = useHelpLink(module.game.id)
  if (entry.failed !== undefined) return <Attempt entry={entry} told={told} />
  return (
    <li className="why-rung" data-decides={decides || undefined}>
      <details {...fold}>
        <summary>
          <span className="why-rung__text">
            <span className="why__ladder">{ladder.title[lang]}</span> {rung.text[lang]}
          </span>
          <span className="why-rung__end">
            {decides && <Tag look="lit">{WORDS.decides[lang]}</Tag>}
            {dropped.length > 0 && (
              <span className="why-rung__counts">
                <span className="kit-hidden">
                  {tell(WORDS.counts, lang, { from: kept.length + dropped.length, to: kept.length })}
                </span>
                <span aria-hidden="true">
                  {kept.length + dropped.length} → {kept.length}
                </span>
              </span>
            )}
          </span>
        </summary>
        <div className="why-rung__sides">
          <Candidates entry={entry} told={told} which="kept" />
          {dropped.length > 0 && <Candidates entry={entry} told={told} which="dropped" />}
        </div>
        <p className="why-rung__links">
          <Source cite={rung.cite} told={told} />
          <a href={linkTo(rung.id)}>{WORDS.inRules[lang]}</a>
        </p>
      </details>
    </li>
  )
}

/** A plan that could not be carried out, and why. */
function Attempt({ entry, told }: Pick<WhyRungProps, 'entry' | 'told'>) {
  const { lang, module, ui, state } = told
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
                {canDraw(ui, id) && <Component id={id} module={module} ui={ui} lang={lang} size="mini" state={state} />}
              </span>{' '}
              {module.nameOf(id, lang)}
            </b>
          ))}{' '}
          <Source cite={entry.rung.cite} told={told} isShort />
          <span className="why__reason">{entry.failed?.[lang]}</span>
        </span>
      </p>
    </li>
  )
}

interface CandidatesProps extends Pick<WhyRungProps, 'entry' | 'told'> {
  readonly which: 'kept' | 'dropped'
}

function Candidates({ entry, told, which }: CandidatesProps) {
  const { lang, module, ui, state } = told
  const ids = entry[which]
  const title = WORDS[isOne(ids.length, lang) ? (`${which}One` as const) : which][lang]
  return (
    <div className="why-rung__side" data-which={which}>
      <p className="why-rung__title">{title}</p>
      {ids.length === 0 ? (
        <p>{WORDS.nobody[lang]}</p>
      ) : (
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <Component
                id={id}
                module={module}
                ui={ui}
                lang={lang}
                size="mini"
                faded={which === 'dropped'}
                state={state}
              />
              {canDraw(ui, id) && <span className="why-rung__name">{module.nameOf(id, lang)}</span>}
              {id in entry.values && (
                <span className="why-rung__value" data-sum={id in (entry.sums ?? {}) || undefined}>
                  {toldValue(entry, id, lang)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
