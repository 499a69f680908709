import { useEffect, useRef } from 'react'
import type { Lang } from '../../../../kernel/contract.ts'
import { counted } from '../../../../kernel/text.ts'
import type { GameUi } from '../../../contract.ts'
import { useSay } from '../../../hooks.ts'
import { Button, IconButton } from '../../../kit/Button.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import type { TableView } from '../../../store/table-store.ts'
import { HANDS, STEPS } from '../../../words/hands.ts'
import { TABLE } from '../../../words/table.ts'
import { sentenceOf } from '../describe.ts'
import { whoseOf } from '../turn.ts'
import type { CheckLine, CheckPart } from './checklist.ts'
import type { ShownChecklist } from './useChecklist.ts'
import './hands.css'

interface ChecklistPanelProps {
  readonly list: ShownChecklist
  readonly view: TableView
  readonly ui: GameUi | undefined
  readonly lang: Lang
  readonly onWhy: (entry: number) => void
}

/** Large, in order, with pictures: what to do with the hands now. */
export function ChecklistPanel({ list, view, ui, lang, onWhy }: ChecklistPanelProps) {
  const say = useSay()
  const panel = useRef<HTMLElement>(null)
  const { isSetUp, steps, ticked, isFolded, parts, from, onDone, onFold } = list
  const title = say(isSetUp ? HANDS.setUp : HANDS.now)
  const done = steps.filter(({ key }) => ticked.has(key)).length
  // A new list begins at its top; on a phone it scrolls with the page.
  useEffect(() => {
    for (const each of [panel.current, panel.current?.closest('.table-main')]) each?.scrollTo?.(0, 0)
  }, [from])
  return (
    <section ref={panel} className="hands" aria-label={title} data-folded={isFolded}>
      <p className="hidden" role="status">
        {say(HANDS.announced, { title, steps: counted(steps.length, STEPS, lang) })}
      </p>
      <header className="hands-head">
        <h2>{title}</h2>
        <span className="hands-count">{say(HANDS.count, { done, all: steps.length })}</span>
        <IconButton
          label={say(isFolded ? HANDS.unfold : HANDS.fold)}
          aria-expanded={!isFolded}
          onClick={() => onFold(!isFolded)}
        >
          <Icon name={isFolded ? 'down' : 'up'} />
        </IconButton>
      </header>
      {isFolded ? null : (
        <>
          {parts.map((part) => (
            <Part key={part.entry} part={part} list={list} view={view} ui={ui} lang={lang} onWhy={onWhy} />
          ))}
          <div className="hands-foot">
            <Button
              look="main"
              onClick={() => {
                onDone()
                toMoves()
              }}
            >
              <Icon name="check" /> {say(isSetUp ? HANDS.ready : HANDS.done)}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** The button is gone: the focus goes where the game goes on. */
function toMoves(): void {
  document.querySelector<HTMLElement>(".side-tab[data-tab='moves']")?.focus({ preventScroll: true })
}

/** The step after the one that was ticked comes into sight. */
function showNext(ticked: HTMLInputElement): void {
  const steps = [...(ticked.closest('.hands')?.querySelectorAll('.hands-step, .hands-foot') ?? [])]
  const next = steps[steps.findIndex((step) => step.contains(ticked)) + 1]
  next?.scrollIntoView?.({ block: 'nearest' })
}

interface PartProps extends ChecklistPanelProps {
  readonly part: CheckPart
}

function Part({ part: { entry, lines }, list, view, ui, lang, onWhy }: PartProps) {
  return (
    <>
      <Move entry={entry} view={view} lang={lang} onWhy={onWhy} />
      {lines.length === 0 ? null : (
        <ul className="hands-lines">
          {lines.map((line, at) => (
            <li key={at}>
              <Line line={line} list={list} ui={ui} lang={lang} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Whose move it was, and why. What the person has told is not repeated. */
function Move({ entry, view, lang, onWhy }: Omit<PartProps, 'part' | 'list' | 'ui'> & { readonly entry: number }) {
  const say = useSay()
  const { table, log, cursor } = view
  const seat = entry === 0 || entry > cursor ? undefined : log[entry - 1]?.seat
  if (seat === undefined || seat === 'chance') return null
  const sentence = sentenceOf(view, entry, lang)
  return (
    <p className="hands-move" data-seat={seat}>
      {/* A sentence about the automa names it. */}
      {seat === 'you' ? <b>{say(whoseOf(view, seat))} </b> : null}
      {sentence}{' '}
      {seat === 'automa' && table.module.isFormal?.(table.entry(entry).move) !== true ? (
        <button
          type="button"
          className="prompt-why"
          aria-label={say(TABLE.whyOf, { move: sentence })}
          onClick={() => onWhy(entry)}
        >
          {say(TABLE.why)}
        </button>
      ) : null}
    </p>
  )
}

interface LineProps {
  readonly line: CheckLine
  readonly list: ShownChecklist
  readonly ui: GameUi | undefined
  readonly lang: Lang
}

function Line({ line, list: { ticked, onTick }, ui, lang }: LineProps) {
  if (line.kind !== 'step')
    return (
      <p className="hands-note" data-kind={line.kind}>
        {line.text[lang]}
      </p>
    )
  const { key, step, before } = line
  const { text, ids, spot } = step
  return (
    <label className="hands-step">
      <input
        type="checkbox"
        checked={ticked.has(key)}
        onChange={(event) => {
          onTick(key)
          if (event.target.checked) showNext(event.target)
        }}
      />
      <span className="hands-text">{text[lang]}</span>
      {ui === undefined || (ids.length === 0 && spot === undefined) ? null : (
        // The words say all of it.
        <span className="hands-drawn" aria-hidden="true">
          {ids.map((id, at) => (
            <ui.Piece key={at} id={id} lang={lang} size={ids.length > 2 ? 'mini' : 'small'} state={before} bare />
          ))}
          {spot === undefined || ui.Spot === undefined ? null : <ui.Spot spot={spot} state={before} lang={lang} />}
        </span>
      )}
    </label>
  )
}
