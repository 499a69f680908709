// Small drawings on a grid of 24: goods, points, cults, structures. They differ in shape as well as in colour.
import type { ReactNode } from 'react'
import type { CultId, StructureId } from '../../catalogue/index.ts'

const svg = (name: string, inside: ReactNode) => (
  <svg className={`tm-icon tm-icon-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {inside}
  </svg>
)

export const Coin = () =>
  svg(
    'coin',
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 6.5v11M9.2 9.2c0-1.4 1.2-2 2.8-2s2.8.7 2.8 2-1.2 1.9-2.8 2.6-2.8 1.3-2.8 2.7 1.2 2.2 2.8 2.2 2.8-.8 2.8-2.1" />
    </>,
  )

export const Worker = () =>
  svg(
    'worker',
    <>
      <path d="M4 8.5 12 4l8 4.5v8L12 21l-8-4.5z" />
      <path className="tm-fold" d="M4 8.5l8 4.4 8-4.4M12 13v8" />
    </>,
  )

export const Priest = () =>
  svg(
    'priest',
    <path d="M12 2.5a3.2 3.2 0 0 1 2.1 5.6c2.8 1.6 4 6 4.4 13.4h-13c.4-7.4 1.6-11.8 4.4-13.4A3.2 3.2 0 0 1 12 2.5z" />,
  )

export const Power = () =>
  svg(
    'power',
    <>
      <ellipse cx="12" cy="13.5" rx="9.5" ry="7" />
      <ellipse className="tm-fold" cx="12" cy="11" rx="9.5" ry="7" />
      <path className="tm-bolt" d="M13.5 6.5 9 12h2.6l-1 3.8 4.6-5.6h-2.7z" />
    </>,
  )

export const Laurel = () =>
  svg(
    'vp',
    <>
      <path d="M12 21C6 19.5 3.5 14.5 4.2 7.5M12 21c6-1.5 8.5-6.5 7.8-13.5" />
      <path
        className="tm-laurel"
        d="M4 8.5c2 .2 3 1.5 3.2 3.3C5.2 11.9 4 10.7 4 8.5zM5.2 13.5c2 0 3.2 1.1 3.6 3-2.1.2-3.3-.9-3.6-3zM20 8.5c-2 .2-3 1.5-3.2 3.3 2 .1 3.2-1.1 3.2-3.3zM18.8 13.5c-2 0-3.2 1.1-3.6 3 2.1.2 3.3-.9 3.6-3z"
      />
    </>,
  )

export const Spade = () => svg('spade', <path d="M8 2.5h8M12 2.5v9M7 11.5h10v4c0 3-2.5 4.8-5 6-2.5-1.2-5-3-5-6z" />)

export const Ship = () =>
  svg('ship', <path d="M3 15h18l-3 5.5H6zM11.5 13V3c4.5 1.5 6.5 5 6.5 10zM9.8 13V6.5C7.5 8 6 10.3 5.5 13z" />)

export const Key = () =>
  svg('key', <path d="M8 3.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11.5 11 20 19.5M17 16.5l-2.2 2.2M19.5 19l-1.7 1.7" />)

export const Town = () => svg('town', <path d="M3 21V11l4-3.5L11 11v10M11 21V7l4-3.5L21 8v13zM14 12h3M14 16h3" />)

export const Network = () =>
  svg(
    'network',
    <path d="M5 6h.1M12 18h.1M19 6h.1M5 6l7 12 7-12zM3 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0M17 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0M10 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0" />,
  )

export const Bridge = () =>
  svg('bridge', <path d="M2 9c6 6 14 6 20 0M2 20V9M22 20V9M7 12.8V20M12 13.6V20M17 12.8V20M2 20h20" />)

export const Turn = () =>
  svg('turn', <path d="M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5" />)

/** Burnt power. */
export const Flame = () => svg('flame', <path d={CULT_PATHS.fire} />)

const CULT_PATHS: Readonly<Record<CultId, string>> = {
  fire: 'M12 2.5c.5 4 5.5 6 5.5 11.5a5.5 5.5 0 0 1-11 0c0-2.5 1.2-4 2.5-5.5.2 1.6.8 2.5 1.8 3C10.5 8.5 10.8 5 12 2.5z',
  water: 'M12 2.5c3.5 5 6.5 8.3 6.5 12.2a6.5 6.5 0 0 1-13 0C5.5 10.8 8.5 7.5 12 2.5z',
  earth: 'M2.5 20 9 6.5l4 7 2.5-4L21.5 20z',
  air: 'M3 9h10.5a3 3 0 1 0-3-3M3 13h15.5a3 3 0 1 1-3 3M3 17h7.5a2.5 2.5 0 1 1-2.5 2.5',
}

export const Cult = ({ id }: { readonly id: CultId }) => svg(`cult tm-cult-${id}`, <path d={CULT_PATHS[id]} />)

/** Outlines of the structures, standing on the line y = 21. */
const STRUCTURE_PATHS: Readonly<Record<StructureId, string>> = {
  dwelling: 'M5.5 21v-7L12 8l6.5 6v7z',
  'trading-post': 'M3.5 21V12l5-4.5 4 3.5V6l4-3.5 4 3.5v15z',
  temple: 'M12 4a8.5 8.5 0 0 1 8.5 8.5V21h-17v-8.5A8.5 8.5 0 0 1 12 4z',
  stronghold: 'M3 21V7h3.5v3h3V7h5v3h3V7H21v14zM9.5 7V3.5h5V7',
  sanctuary: 'M2.5 21v-6.5C2.5 9 6.5 6 12 6s9.5 3 9.5 8.5V21zM12 6V2.5M10 4.2h4',
}

/** On the map it has a drawn shadow, because a filter would be recomputed at every change. */
export const Structure = ({ id, stands = false }: { readonly id: StructureId; readonly stands?: boolean }) =>
  svg(
    `structure tm-${id}`,
    <>
      {stands && <ellipse className="tm-shadow" cx="12" cy="21.3" rx="11" ry="1.9" />}
      <path d={STRUCTURE_PATHS[id]} />
    </>,
  )
