// An illustration of the handbook, drawn by the components of the game: pieces, a board in a position, a score sheet.
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { AnyGameModule } from '../../kernel/contract.ts'
import type { Figure as FigureData } from '../../kernel/handbook.ts'
import type { Lang } from '../../kernel/text.ts'
import type { GameUi } from '../contract.ts'
import { usePrefs } from '../hooks.ts'
import { useNear } from '../kit/useNear.ts'
import { ScoreSheet } from '../panels/ScoreSheet.tsx'
import { Boundary } from '../shell/Boundary.tsx'
import './figure.css'

/** What draws the figures of a game. */
export interface Drawing {
  readonly module: AnyGameModule
  readonly ui: GameUi | undefined
}

interface FigureProps {
  readonly figure: FigureData
  readonly drawing: Drawing
  readonly lang: Lang
}

/** The caption says what it shows; what is drawn is a picture, not something to press. */
export function Figure({ figure, drawing, lang }: FigureProps) {
  const place = useRef<HTMLElement>(null)
  const isDrawn = useNear(place) || figure.show === 'score'
  return (
    <figure ref={place} className="learn-figure" data-show={figure.show}>
      {isDrawn ? (
        <Boundary fallback={null}>
          <Drawn figure={figure} drawing={drawing} lang={lang} />
        </Boundary>
      ) : (
        <div className={`learn-${figure.show}`} data-waits />
      )}
      <figcaption>{figure.caption[lang]}</figcaption>
    </figure>
  )
}

function Drawn({ figure, drawing: { module, ui }, lang }: FigureProps) {
  switch (figure.show) {
    case 'score':
      return <Sheet module={module} position={figure.position} lang={lang} />
    case 'pieces':
      if (ui === undefined) return null
      return (
        <ul className="learn-pieces">
          {figure.ids.map((id) => (
            <li key={id}>
              <ui.Piece id={id} lang={lang} size="small" />
            </li>
          ))}
        </ul>
      )
    case 'board':
      return ui === undefined ? null : <Board figure={figure} module={module} Board={ui.Board} lang={lang} />
  }
}

function Sheet({ module, position, lang }: Pick<Drawing, 'module'> & { position: unknown; lang: Lang }) {
  const state = useMemo(() => module.position.read(position), [module, position])
  return <ScoreSheet module={module} state={state} lang={lang} isBare />
}

interface BoardFigureProps extends Pick<Drawing, 'module'> {
  readonly figure: Extract<FigureData, { readonly show: 'board' }>
  readonly Board: GameUi['Board']
  readonly lang: Lang
}

const nothing = (): void => undefined

/** Cuts the drawing to the part that the figure is about, and enlarges a small one. */
function cropTo(box: HTMLElement, drawing: HTMLElement, parts: readonly Element[]): void {
  drawing.style.scale = ''
  drawing.style.translate = ''
  const from = drawing.getBoundingClientRect()
  const rects = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0)
  if (rects.length === 0) return
  const left = Math.min(...rects.map((rect) => rect.left)) - from.left - MARGIN
  const top = Math.min(...rects.map((rect) => rect.top)) - from.top - MARGIN
  const right = Math.max(...rects.map((rect) => rect.right)) - from.left + MARGIN
  const bottom = Math.max(...rects.map((rect) => rect.bottom)) - from.top + MARGIN
  const scale = Math.min(LARGEST, Math.max(1, box.clientWidth / (right - left)))
  const aside = Math.max(0, (box.clientWidth - scale * (right - left)) / 2)
  drawing.style.scale = String(scale)
  drawing.style.translate = `${aside - scale * left}px ${-scale * top}px`
  drawing.style.clipPath = `inset(${top}px ${from.width - right}px ${from.height - bottom}px ${left}px)`
  box.style.height = `${scale * (bottom - top)}px`
}
const MARGIN = 6
const LARGEST = 1.5

function Board({ figure: { position, part, mark = [] }, module, Board: GameBoard, lang }: BoardFigureProps) {
  const prefs = usePrefs()
  const state = useMemo(() => module.position.read(position), [module, position])
  const marked = useMemo(() => (mark.length === 0 ? undefined : { kept: mark, dropped: [] }), [mark])
  const box = useRef<HTMLDivElement>(null)
  const drawing = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [frame, drawn] = [box.current, drawing.current]
    if (frame === null || drawn === null) return undefined
    const parts = [...drawn.querySelectorAll(`[data-part="${part}"]`)]
    const observer = new ResizeObserver(() => cropTo(frame, drawn, parts))
    for (const each of [frame, ...parts]) observer.observe(each)
    cropTo(frame, drawn, parts)
    return () => observer.disconnect()
  }, [part])
  return (
    <div className="learn-board" inert ref={box}>
      <div className="learn-board-drawing" ref={drawing}>
        <GameBoard
          module={module}
          state={state}
          before={undefined}
          options={[]}
          play={nothing}
          lang={lang}
          mode="screen"
          prefs={prefs}
          marked={marked}
        />
      </div>
    </div>
  )
}
