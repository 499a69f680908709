// The table as a drawing: choose what stands there, then touch where. A brush stays chosen, so that everything of a kind is one touch each.
import './map.css'
import { type CSSProperties, type MouseEvent, useRef, useState } from 'react'
import { phrase, tell, type Values } from '../../../kernel/text.ts'
import type { BrushGroup, MapDrawing, MapSpot } from '../../editors.ts'
import { Group } from '../../kit/board/Group.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { useEditing } from './context.ts'

const WORDS = {
  choose: { it: 'Scegli che cosa mettere, poi tocca dove.', en: 'Choose what to put, then touch where.' },
  where: phrase<Values<'name'>>({
    it: ({ name }) => `${name}: tocca dove. Un altro tocco toglie.`,
    en: ({ name }) => `${name}: touch where. Another touch removes it.`,
  }),
  what: phrase<Values<'place'>>({
    it: ({ place }) => `${place}. Che cosa c’è?`,
    en: ({ place }) => `${place}. What is there?`,
  }),
  clearing: { it: 'Tocca dove non c’è più niente.', en: 'Touch where nothing is left.' },
  clear: { it: 'Gomma', en: 'Eraser' },
  palette: { it: 'Che cosa mettere', en: 'What to put' },
} as const

const CLEAR = 'clear'

export function MapField({ drawing }: { readonly drawing: MapDrawing }) {
  const { position, lang, change } = useEditing()
  const [brush, setBrush] = useState<string>()
  const [besides, setBesides] = useState<Readonly<Record<string, string>>>({})
  const [asked, setAsked] = useState<string>()
  const { width, height } = drawing.size(position)
  const groups = drawing.brushes(position, lang)
  const known = groups.flatMap(({ brushes, isBeside }) => (isBeside === true ? [] : brushes))
  // A brush may go: the colours of opponents do, once all three are known.
  const chosen = brush === CLEAR || known.some(({ id }) => id === brush) ? brush : undefined
  const spots = drawing.spots(position, lang, chosen === CLEAR ? undefined : chosen)
  const world = useRef<HTMLDivElement>(null)

  const put = (spot: string, wanted: string) => {
    const beside = groups.find(({ isBeside }) => isBeside === true)
    const value = beside && (besides[beside.id] ?? beside.brushes[0]?.id)
    const next =
      wanted === CLEAR
        ? drawing.clear(position, spot)
        : drawing.put(position, spot, { brush: wanted, beside: value ?? '' })
    setAsked(undefined)
    change([], next)
  }
  const touch = (spot: string) => (chosen === undefined ? setAsked(spot) : put(spot, chosen))
  const pick = (group: BrushGroup, id: string) => {
    if (group.isBeside === true) return setBesides({ ...besides, [group.id]: id })
    setBrush(id)
    if (asked !== undefined) put(asked, id)
  }
  const place = spots.find(({ id }) => id === asked)
  const held = known.find(({ id }) => id === chosen)
  const told =
    place !== undefined
      ? tell(WORDS.what, lang, { place: place.name })
      : chosen === CLEAR
        ? WORDS.clearing[lang]
        : held === undefined
          ? WORDS.choose[lang]
          : tell(WORDS.where, lang, { name: held.name })
  return (
    <div className="editor-map" data-holds={chosen !== undefined || undefined}>
      <div className="editor-map__window">
        <div
          ref={world}
          className="editor-map__world"
          style={{ '--width': width, '--height': height } as CSSProperties}
          onClickCapture={(event) => snap(event, world.current)}
        >
          <drawing.Ground position={position} lang={lang} />
          <Group label={drawing.label[lang]} className="editor-map__spots">
            {spots.map((spot) => (
              <button
                key={spot.id}
                type="button"
                className="kit-spot editor-map__spot"
                data-spot={spot.id}
                data-asked={spot.id === asked || undefined}
                style={placed(spot, width, height)}
                onClick={() => touch(spot.id)}
              >
                <span className="kit-name">{spot.name}</span>
                <span aria-hidden="true" className="editor-map__face">
                  {spot.face}
                </span>
              </button>
            ))}
          </Group>
        </div>
      </div>
      <div className="editor-palette" role="group" aria-label={WORDS.palette[lang]}>
        <div className="editor-palette__told">
          <p role="status">{told}</p>
          <button
            type="button"
            className="editor-brush editor-brush--named"
            aria-pressed={chosen === CLEAR}
            onClick={() => {
              setBrush(CLEAR)
              if (asked !== undefined) put(asked, CLEAR)
            }}
          >
            <Icon name="delete" /> {WORDS.clear[lang]}
          </button>
        </div>
        {groups.map((group) => (
          <BrushRow
            key={group.id}
            group={group}
            chosen={group.isBeside === true ? (besides[group.id] ?? group.brushes[0]?.id) : chosen}
            onPick={(id) => pick(group, id)}
          />
        ))}
      </div>
    </div>
  )
}

interface BrushRowProps {
  readonly group: BrushGroup
  readonly chosen: string | undefined
  readonly onPick: (id: string) => void
}

function BrushRow({ group: { title, brushes, needs }, chosen, onPick }: BrushRowProps) {
  return (
    <div className="editor-palette__row" role="group" aria-label={title}>
      <span className="editor-palette__title" aria-hidden="true">
        {title}
      </span>
      {needs !== undefined && <span className="editor-palette__needs">{needs}</span>}
      {brushes.map(({ id, name, face }) => (
        <button
          key={id}
          type="button"
          className="editor-brush"
          data-brush={id}
          title={name}
          aria-label={name}
          aria-pressed={id === chosen}
          onClick={() => onPick(id)}
        >
          {face}
        </button>
      ))}
    </div>
  )
}

function placed({ at: [x, y], size }: MapSpot, width: number, height: number): CSSProperties {
  return { left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%`, width: `${(size / width) * 100}%` }
}

/** A touch means the nearest spot: on a small screen they may overlap. */
function snap(event: MouseEvent, world: HTMLElement | null): void {
  const { target, clientX, clientY, detail } = event
  // A press of a key, or one that was passed on from here, has no place.
  if (detail === 0 || world === null || !(target instanceof Element)) return
  const touched = target.closest('.editor-map__spot')
  if (touched === null) return
  let nearest: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const spot of world.querySelectorAll<HTMLElement>('.editor-map__spot')) {
    const { left, top, width, height } = spot.getBoundingClientRect()
    const far = Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY)
    if (far < least) [nearest, least] = [spot, far]
  }
  if (nearest === undefined || nearest === touched) return
  event.stopPropagation()
  event.preventDefault()
  nearest.click()
}
