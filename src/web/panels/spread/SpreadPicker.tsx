// What is turned up together, place after place: the drawing shows which place is next, and what lies in the others can be corrected.
import { useEffect, useMemo, useState } from 'react'
import { tell } from '../../../kernel/text.ts'
import type { AnyModule, Lang, Weighted } from '../../../kernel/contract.ts'
import type { GameUi } from '../../contract.ts'
import { Component } from '../Component.tsx'
import { choiceOf } from '../match.ts'
import { Picker } from '../Picker.tsx'
import { useMedia } from '../../hooks.ts'
import type { AnyTable } from '../types.ts'
import { pairing } from './pair.ts'
import { Painting } from './Painting.tsx'
import { Pairs } from './Pairs.tsx'
import { Places, type PlaceShown } from './Places.tsx'
import { type Drawn, spreading as spreadingOf, type Spreading } from './spread.ts'
import { WORDS } from './words.ts'
import './spread.css'

export interface SpreadPickerProps {
  readonly table: AnyTable
  readonly ui: GameUi | undefined
  readonly options: readonly Weighted<unknown>[]
  readonly state: unknown
  readonly lang: Lang
  /** Enters outcomes in a row, from a moment on. */
  readonly onEnter: (from: number, keys: readonly string[]) => void
  readonly onUndo?: (() => void) | undefined
}

/** Asks what chance turned up: alone, or together with what lies beside it. */
export function SpreadPicker({ table, ui, options, state, lang, onEnter, onUndo }: SpreadPickerProps) {
  const { module, cursor } = table
  const spreading = useMemo(
    // `state` says when the table has changed.
    () => (state === table.state ? spreadingOf(table, ui?.spread) : undefined),
    [table, ui, state],
  )
  const paint = spreading?.spread.paint
  if (ui !== undefined && spreading !== undefined && paint !== undefined)
    return (
      <Painting
        key={spreading.draws[0]?.moment}
        module={module}
        ui={ui}
        lang={lang}
        spreading={spreading}
        paint={paint}
        state={state}
        of={`${location.hash} ${cursor} ${spreading.spread.id}`}
        onEnter={(keys) => onEnter(cursor, keys)}
        onUndo={onUndo}
      />
    )
  if (ui !== undefined && spreading !== undefined)
    return <InOrder table={table} ui={ui} spreading={spreading} lang={lang} onEnter={onEnter} onUndo={onUndo} />
  return (
    <AnyPicker
      table={table}
      ui={ui}
      options={options}
      prompt={module.prompt(state, lang)}
      lang={lang}
      state={state}
      onPick={(keys) => onEnter(cursor, keys)}
      onUndo={onUndo}
    />
  )
}

interface AnyPickerProps extends Pick<SpreadPickerProps, 'table' | 'ui' | 'options' | 'state' | 'lang' | 'onUndo'> {
  readonly prompt: string
  /** Whether what comes next may be told as well. */
  readonly isAlone?: boolean
  readonly onPick: (keys: readonly string[]) => void
}

/** One draw; on a touch screen also the next one, where the two make a small table. Who types is as quick without it. */
function AnyPicker({ table, ui, options, state, lang, prompt, isAlone, onPick, onUndo }: AnyPickerProps) {
  const { module } = table
  const isTouch = useMedia('(pointer: coarse)')
  const paired = useMemo(
    () => (isTouch && isAlone !== true ? pairing(table, ui, state, options) : undefined),
    [table, ui, state, options, isTouch, isAlone],
  )
  if (ui !== undefined && paired !== undefined)
    return <Pairs module={module} ui={ui} lang={lang} state={state} pairing={paired} onPick={onPick} onUndo={onUndo} />
  return (
    <Picker
      module={module}
      ui={ui}
      options={options}
      prompt={prompt}
      lang={lang}
      state={state}
      onPick={(key) => onPick([key])}
      onUndo={onUndo}
    />
  )
}

interface InOrderProps extends Pick<SpreadPickerProps, 'table' | 'lang' | 'onEnter' | 'onUndo'> {
  readonly ui: GameUi
  readonly spreading: Spreading
}

function InOrder({ table, ui, spreading: { spread, draws, told }, lang, onEnter, onUndo }: InOrderProps) {
  const { module } = table
  const { game } = module
  const [corrected, correct] = useState<number>()
  useEffect(() => correct(undefined), [told])
  const asked = corrected ?? told
  // Places that may be passed over: the question is about the next one that may not.
  const passed = draws.findIndex(({ usual }, at) => at >= asked && (usual === undefined || at === corrected))
  const at = passed === -1 ? asked : passed
  const draw = draws[at]
  const later = draws.slice(asked + 1, told).flatMap(({ key }) => key ?? [])
  const options = useMemo(
    () => (draw === undefined ? [] : draw.options.filter(({ move }) => !later.includes(game.key(move)))),
    // What lies in later places follows from `told`.
    [draw, game, told],
  )
  if (draw === undefined) return null
  const usualUpTo = (to: number): readonly string[] => draws.slice(asked, to).flatMap(({ usual }) => usual ?? [])
  const enter = (to: number, ...keys: readonly string[]) =>
    onEnter(draws[asked]?.moment ?? table.cursor, [...usualUpTo(to), ...keys, ...later])
  const nameIn = ({ options: of, state, key }: Drawn, outcome = key): string => {
    const option = of.find(({ move }) => game.key(move) === outcome)
    return option === undefined ? '' : choiceOf(module, ui, lang, option, of, state).name
  }
  const held = ({ options: of, state, key }: Drawn) => {
    const option = of.find(({ move }) => game.key(move) === key)
    const id = option === undefined ? undefined : choiceOf(module, ui, lang, option, of, state).id
    return id === undefined ? undefined : (
      <Component id={id} module={module} ui={ui} lang={lang} size="mini" state={state} />
    )
  }
  const shown = draws.map((each, no): PlaceShown => {
    const n = no + 1
    const other = markOf(module, each)
    if (no < told)
      return {
        id: each.at,
        label: tell(WORDS.filled, lang, { n, name: nameIn(each) }),
        look: no === corrected ? 'next' : 'told',
        held: held(each),
        onPress: () => correct(no === corrected ? undefined : no),
      }
    if (no >= asked && no < at && other !== undefined)
      return {
        id: each.at,
        label: tell(WORDS.mark, lang, { n, name: nameIn(each, other) }),
        look: 'open',
        onPress: () => enter(no, other),
      }
    const isNext = no === at
    return { id: each.at, label: tell(isNext ? WORDS.next : WORDS.empty, lang, { n }), look: isNext ? 'next' : 'empty' }
  })
  const passes = draws.slice(asked, at).find((each) => markOf(module, each) !== undefined)
  const mark = passes === undefined ? undefined : nameIn(passes, markOf(module, passes))
  return (
    <div className="spread" data-way="order">
      <Places label={WORDS.drawing[lang]} drawing={spread.drawing} places={shown} />
      <p className="spread__count">{tell(WORDS.count, lang, { n: told, all: draws.length })}</p>
      {mark !== undefined && <p className="spread__hint">{tell(WORDS.usual, lang, { name: mark })}</p>}
      <AnyPicker
        table={table}
        ui={ui}
        options={options}
        isAlone={corrected !== undefined || at !== asked}
        prompt={
          corrected === undefined ? module.prompt(draw.state, lang) : tell(WORDS.correct, lang, { name: nameIn(draw) })
        }
        lang={lang}
        state={draw.state}
        onPick={(keys) => enter(at, ...keys)}
        onUndo={corrected === undefined ? onUndo : () => correct(undefined)}
      />
    </div>
  )
}

/** The other outcome of a place that may be passed over: what a tap on it means. */
function markOf({ game }: AnyModule, { usual, options }: Drawn): string | undefined {
  if (usual === undefined) return undefined
  return options.map(({ move }) => game.key(move)).find((key) => key !== usual)
}
