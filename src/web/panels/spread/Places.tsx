// The drawing of a spread: its places as they lie on the table.
import type { CSSProperties, ReactNode } from 'react'
import type { Drawing } from '../../contract.ts'
import type { useSweep } from './useSweep.ts'

export interface PlaceShown {
  readonly id: string
  readonly label: string
  /** Still empty, asked for now, told, known without being told, or of no use now. */
  readonly look: 'empty' | 'next' | 'told' | 'known' | 'shut' | 'open'
  readonly held?: ReactNode
  /** Its name, if the real place has one. */
  readonly name?: string | undefined
  readonly onPress?: (() => void) | undefined
}

export interface PlacesProps {
  readonly label: string
  readonly drawing: Drawing | undefined
  readonly places: readonly PlaceShown[]
  readonly sweep?: ReturnType<typeof useSweep>
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`

export function Places({ label, drawing, places, sweep }: PlacesProps) {
  const [width, height] = drawing?.size ?? [1, 1]
  const frame: CSSProperties = drawing === undefined ? {} : { aspectRatio: `${width} / ${height}` }
  const at = (id: string): CSSProperties => {
    const middle = drawing?.places[id]
    if (drawing === undefined || middle === undefined) return {}
    const [w, h] = drawing.place
    return {
      left: percent(middle[0] - w / 2, width),
      top: percent(middle[1] - h / 2, height),
      width: percent(w, width),
      height: percent(h, height),
    }
  }
  return (
    <div
      className="spread__places"
      role="group"
      aria-label={label}
      data-drawn={drawing !== undefined || undefined}
      data-swept={sweep !== undefined || undefined}
      style={frame}
      {...sweep}
    >
      {drawing?.lines !== undefined && (
        <svg className="spread__lines" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path d={drawing.lines} />
        </svg>
      )}
      {Object.keys(drawing?.places ?? {}).map((id) =>
        sweep !== undefined || places.some((place) => place.id === id) ? null : (
          <span key={id} className="spread__blank" aria-hidden="true" style={at(id)} />
        ),
      )}
      {places.map((place) => (
        <button
          key={place.id}
          type="button"
          className="spread__place"
          data-place={place.id}
          data-look={place.look}
          aria-label={place.label}
          // Not `disabled`: a finger sweeps over it, and a reader can read it.
          aria-disabled={place.onPress === undefined}
          style={at(place.id)}
          onClick={place.onPress}
        >
          <span className="spread__held" aria-hidden="true">
            {place.held}
          </span>
          {place.name !== undefined && (
            <span className="spread__name" aria-hidden="true">
              {place.name}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
