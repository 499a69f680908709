// Many places and few kinds: choose a kind, tap or sweep over its places, and so on; what follows from that is filled in by itself.
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { tell } from '../../../kernel/text.ts'
import type { AnyModule, Lang } from '../../../kernel/contract.ts'
import type { GameUi, Paint } from '../../contract.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Component } from '../Component.tsx'
import { keepDraft, readDraft } from './draft.ts'
import { brushOf, deduced, isComplete, keysOf, type Known, leftOf, mayBe, paintedBy, type Stroke } from './paint.ts'
import { Places, type PlaceShown } from './Places.tsx'
import type { Spreading } from './spread.ts'
import { useSweep } from './useSweep.ts'
import { WORDS } from './words.ts'

export interface PaintingProps {
  readonly module: AnyModule
  readonly ui: GameUi
  readonly lang: Lang
  readonly spreading: Spreading
  readonly paint: Paint
  readonly state: unknown
  /** The game and the moment, for what is painted so far. */
  readonly of: string
  readonly onEnter: (keys: readonly string[]) => void
  readonly onUndo: (() => void) | undefined
}

/** What was told before the painting began, by place. */
const toldIn = ({ draws, told }: Spreading, { places, kinds, key }: Paint): Known =>
  new Map(
    draws.slice(0, told).flatMap(({ at, key: outcome }) => {
      const kind = kinds.find((each) => key(at, each) === outcome)
      return kind === undefined || !places.some(({ id }) => id === at) ? [] : [[at, kind] as const]
    }),
  )

export function Painting({ module, ui, lang, spreading, paint, state, of, onEnter, onUndo }: PaintingProps) {
  const told = useMemo(() => toldIn(spreading, paint), [spreading, paint])
  const [strokes, setStrokes] = useState(() => readDraft(of))
  // Several places may be swept over before the next rendering.
  const latest = useRef(strokes)
  const [wanted, want] = useState<string>()
  const paintedIn = (by: readonly Stroke[]): Known => new Map([...told, ...paintedBy(by)])
  const painted = paintedIn(strokes)
  const known = deduced(paint, painted)
  const brush = brushOf(paint, known, wanted)
  const open = paint.kinds.filter((kind) => leftOf(paint, kind, known) > 0)
  const change = (next: readonly Stroke[]) => {
    latest.current = next
    setStrokes(next)
    keepDraft(of, next)
  }
  const sweeping = useRef<{ kind: string; isBegun: boolean }>(undefined)
  const [isDown, setDown] = useState(false)
  const over = (place: string, isNew: boolean) => {
    setDown(true)
    if (isNew) sweeping.current = brush === undefined ? undefined : { kind: brush, isBegun: false }
    const now = sweeping.current
    const by = latest.current
    // Of this kind there is no more: the sweep goes on with the next one.
    if (paint.inOrder === true && now?.isBegun === true) {
      now.kind = brushOf(paint, deduced(paint, paintedIn(by)), now.kind) ?? now.kind
    }
    if (now === undefined || !mayBe(paint, deduced(paint, paintedIn(by)), place, now.kind)) return
    const last = now.isBegun ? by.at(-1) : undefined
    const stroke = last?.kind === now.kind ? last : undefined
    now.isBegun = true
    change([
      ...(stroke === undefined ? by : by.slice(0, -1)),
      { kind: now.kind, places: [...(stroke?.places ?? []), place] },
    ])
  }
  const sweep = useSweep({ over, end: () => setDown(false) })
  const erase = (place: string) =>
    change(
      strokes
        .map(({ kind, places }) => ({ kind, places: places.filter((each) => each !== place) }))
        .filter(({ places }) => places.length > 0),
    )
  // Not while the finger is down: the next screen would come under it.
  const isDone = !isDown && isComplete(paint, known)
  const enter = useEffectEvent(() => {
    // Undone, the last stroke is to be made again.
    keepDraft(of, strokes.slice(0, -1))
    onEnter(keysOf({ ...paint, places: paint.places.filter(({ id }) => !told.has(id)) }, known))
  })
  useEffect(() => {
    if (isDone) enter()
  }, [isDone])

  const nameOf = (id: string): string => module.nameOf(id, lang)
  const piece = (id: string) => <Component id={id} module={module} ui={ui} lang={lang} size="mini" state={state} />
  const shown = paint.places.map(({ id }): PlaceShown => {
    const kind = known.get(id)
    const isMine = !told.has(id) && painted.has(id)
    const isOpen = brush !== undefined && mayBe(paint, known, id, brush)
    return {
      id,
      label: kind === undefined ? nameOf(id) : tell(WORDS.of, lang, { place: nameOf(id), name: nameOf(kind) }),
      look: isMine ? 'told' : kind !== undefined ? 'known' : isOpen ? 'open' : 'shut',
      held: kind === undefined ? undefined : piece(kind),
      name: spreading.spread.drawing?.named === true ? nameOf(id) : undefined,
      onPress: isMine
        ? () => erase(id)
        : isOpen
          ? () => change([...strokes, { kind: brush, places: [id] }])
          : undefined,
    }
  })
  return (
    <section className="spread" aria-label={module.prompt(state, lang)}>
      <header className="spread__head">
        <p className="spread__prompt" role="status">
          {brush === undefined
            ? null
            : paint.inOrder === true
              ? tell(WORDS.paintInOrder, lang, { names: open.map(nameOf).join(', ') })
              : tell(WORDS.paint, lang, { name: nameOf(brush), n: leftOf(paint, brush, known) })}
        </p>
        <p className="spread__count">{tell(WORDS.count, lang, { n: known.size, all: paint.places.length })}</p>
        <Undo lang={lang} onUndo={strokes.length > 0 ? () => change(strokes.slice(0, -1)) : onUndo} />
      </header>
      <div className="spread__kinds" role="group" aria-label={WORDS.kinds[lang]}>
        {paint.kinds.map((kind) => {
          const left = leftOf(paint, kind, known)
          return (
            <button
              key={kind}
              type="button"
              className="spread__kind"
              data-kind={kind}
              aria-pressed={kind === brush}
              aria-label={tell(WORDS.left, lang, { name: nameOf(kind), n: left })}
              disabled={left === 0}
              onClick={() => want(kind)}
            >
              <span aria-hidden="true">{piece(kind)}</span>
              <small aria-hidden="true">{left}</small>
            </button>
          )
        })}
      </div>
      <Places label={module.prompt(state, lang)} drawing={spreading.spread.drawing} places={shown} sweep={sweep} />
    </section>
  )
}

export function Undo({ lang, onUndo }: { readonly lang: Lang; readonly onUndo: (() => void) | undefined }) {
  if (onUndo === undefined) return null
  return (
    <Button look="quiet" onClick={onUndo}>
      <Icon name="undo" /> {WORDS.undo[lang]}
    </Button>
  )
}
