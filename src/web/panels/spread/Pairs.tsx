// Two draws in one table. One tap on a field tells both; a tap on an outcome of the first tells only that.
import { Fragment, type ReactNode, useMemo } from 'react'
import type { AnyModule, Lang } from '../../../kernel/contract.ts'
import { tell } from '../../../kernel/text.ts'
import type { GameUi } from '../../contract.ts'
import { Die } from '../../kit/Die.tsx'
import { canDraw, Component } from '../Component.tsx'
import { type Choice, choiceOf } from '../match.ts'
import type { First, Pairing } from './pair.ts'
import { Undo } from './Painting.tsx'
import { WORDS } from './words.ts'
import './pairs.css'

interface PairsProps {
  readonly module: AnyModule
  readonly ui: GameUi
  readonly lang: Lang
  readonly state: unknown
  readonly pairing: Pairing
  readonly onPick: (keys: readonly string[]) => void
  readonly onUndo: (() => void) | undefined
}

/** An outcome of the first draw, with those of the second that it may have. */
interface Line {
  readonly choice: Choice
  readonly nexts: readonly Choice[]
}

export function Pairs({ module, ui, lang, state, pairing: { firsts, across }, onPick, onUndo }: PairsProps) {
  const { lines, seconds, legend, second } = useMemo(() => {
    const options = firsts.map(({ option }) => option)
    const lines = firsts.map(({ option, next }): Line => {
      const nexts = next?.options.map((each) => choiceOf(module, ui, lang, each, next.options, next.state)) ?? []
      return { choice: choiceOf(module, ui, lang, option, options, state), nexts }
    })
    const asks = firsts.flatMap(({ next }) => (next === undefined ? [] : [module.prompt(next.state, lang)]))
    const [ask = ''] = asks
    return {
      lines,
      seconds: [...new Map(lines.flatMap(({ nexts }) => nexts.map((each) => [each.key, each] as const))).values()],
      legend: across === 'first' ? legendOf(module, lang, firsts, lines) : [],
      // Different questions have nothing to say together.
      second: asks.every((each) => each === ask) ? ask : WORDS.comesNext[lang],
    }
  }, [module, ui, lang, state, firsts, across])
  const heads = across === 'first' ? lines.map(({ choice }) => choice) : seconds
  const face = (choice: Choice) => faceOf(choice, module, ui, lang, state, isDie(heads) ? heads.length : undefined)
  const alone = (choice: Choice, look: string) => (
    <button
      key={choice.key}
      type="button"
      className={look}
      data-pair={choice.key}
      aria-label={choice.name}
      onClick={() => onPick([choice.key])}
    >
      <span aria-hidden="true">{face(choice)}</span>
    </button>
  )
  const field = ({ choice, nexts }: Line, next: Choice, head: Choice) => {
    const pair = `${choice.key}, ${next.key}`
    if (!nexts.some(({ key }) => key === next.key)) return <span key={pair} />
    return (
      <button
        key={pair}
        type="button"
        className="pairs__cell"
        data-pair={pair}
        aria-label={tell(WORDS.pair, lang, { name: choice.name, next: next.name })}
        onClick={() => onPick([choice.key, next.key])}
      >
        <span aria-hidden="true">{head.number ?? '·'}</span>
      </button>
    )
  }
  const down = lines.filter(({ nexts }) => nexts.length > 0)
  return (
    <section className="pairs" aria-label={module.prompt(state, lang)}>
      <header className="spread__head">
        <p className="spread__prompt">{module.prompt(state, lang)}</p>
        <p className="spread__count">
          {tell(across === 'first' ? WORDS.pairs : WORDS.pairsDown, lang, { next: second })}
        </p>
        <Undo lang={lang} onUndo={onUndo} />
      </header>
      {legend.length > 0 && (
        <ul className="pairs__legend">
          {legend.map(({ of, text }) => (
            <li key={text}>
              <b>{of}</b> {text}
            </li>
          ))}
        </ul>
      )}
      {across === 'second' && (
        <div className="pairs__alone">
          {lines.flatMap(({ choice, nexts }) => (nexts.length > 0 ? [] : [alone(choice, 'pairs__head')]))}
        </div>
      )}
      <Fields heads={heads.length}>
        {across === 'first' ? (
          <>
            {heads.map((head) => alone(head, 'pairs__head'))}
            {seconds.map((next) => (
              <Fragment key={next.key}>
                <span className="pairs__row" aria-hidden="true">
                  {face(next)}
                </span>
                {lines.map((line) => field(line, next, line.choice))}
              </Fragment>
            ))}
          </>
        ) : (
          <>
            {heads.map((head) => (
              <span key={head.key} className="pairs__row" aria-hidden="true">
                {face(head)}
              </span>
            ))}
            {down.map((line) => (
              <Fragment key={line.choice.key}>
                {alone(line.choice, 'pairs__head')}
                {heads.map((head) => field(line, head, head))}
              </Fragment>
            ))}
          </>
        )}
      </Fields>
    </section>
  )
}

function Fields({ heads, children }: { readonly heads: number; readonly children: ReactNode }) {
  return (
    <div
      className="pairs__table"
      style={{ gridTemplateColumns: `minmax(3rem, 1fr) repeat(${heads}, minmax(2.5rem, 3rem))` }}
    >
      <span />
      {children}
    </div>
  )
}

const isDie = (choices: readonly Choice[]): boolean =>
  choices.every(({ id, number }) => id === undefined && number !== undefined)

/** A picture, the face of a die, a number, or at least a name. */
function faceOf(
  { id, number, name }: Choice,
  module: AnyModule,
  ui: GameUi,
  lang: Lang,
  state: unknown,
  sides: number | undefined,
) {
  if (id !== undefined && canDraw(ui, id))
    return <Component id={id} module={module} ui={ui} lang={lang} size="mini" state={state} />
  if (number === undefined) return <b>{name}</b>
  return sides === undefined || id !== undefined ? <b>{number}</b> : <Die face={Number(number)} sides={sides} />
}

/** What the automa does after each outcome of the first draw; outcomes with the same consequence stand together. */
function legendOf(module: AnyModule, lang: Lang, firsts: readonly First[], lines: readonly Line[]) {
  const found = new Map<string, string[]>()
  for (const [at, { moves }] of firsts.entries()) {
    const text = moves.map(({ move, state }) => module.say(move, lang, state)).join(' · ')
    const choice = lines[at]?.choice
    if (text !== '' && choice !== undefined) found.set(text, [...(found.get(text) ?? []), choice.number ?? choice.name])
  }
  return [...found].map(([text, of]) => ({ text, of: of.join(', ') }))
}
