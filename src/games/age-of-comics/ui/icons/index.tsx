// Signs in ink: the six genres, the six areas, editors, cubes, money, fans. On a grid of 24; --icon sets their size.
import type { ReactNode } from 'react'
import { PLAYER, type Side } from '../../asks.ts'
import {
  type AreaId,
  type AreaNo,
  AREAS,
  type BonusId,
  type GenreId,
  type GenreNo,
  GENRES,
  type PartNo,
  WRITERS,
} from '../../catalogue/vocabulary.ts'
import './icons.css'

const Sign = ({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) => (
  <svg className={`ac-icon ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {children}
  </svg>
)

/** Silhouettes that differ without colour. */
export const GENRE_SHAPES: Readonly<Record<GenreId, ReactNode>> = {
  // A magnifying glass.
  crime: (
    <>
      <path d="M14.5 14.5l6.5 6.5" strokeWidth="4.4" />
      <circle cx="9.8" cy="9.8" r="6.4" className="ac-hole" strokeWidth="3" />
    </>
  ),
  // A skull.
  horror: (
    <>
      <path d="M12 2.5c-5 0-8.5 3.4-8.5 8 0 2.8 1.3 4.8 3.3 6v4.2h10.4v-4.2c2-1.2 3.3-3.2 3.3-6 0-4.6-3.5-8-8.5-8z" />
      <circle cx="8.7" cy="11" r="2.1" className="ac-hole" stroke="none" />
      <circle cx="15.3" cy="11" r="2.1" className="ac-hole" stroke="none" />
      <path d="M10.3 20.7v-2.6M13.7 20.7v-2.6" className="ac-line" strokeWidth="1.4" />
    </>
  ),
  romance: (
    <path d="M12 21C4.5 15.4 2.4 12 2.4 8.4 2.4 5.2 4.8 3 7.6 3c1.9 0 3.5 1 4.4 2.7C12.9 4 14.5 3 16.4 3c2.8 0 5.2 2.2 5.2 5.4 0 3.6-2.1 7-9.6 12.6z" />
  ),
  // A rocket.
  'sci-fi': (
    <>
      <path d="M12 1.5c3.6 2.9 5 6.7 5 10.6l3.5 3.6v4.2l-5-1.8h-7l-5 1.8v-4.2L7 12.100c0-3.900 1.400-7.700 5-10.600z" />
      <circle cx="12" cy="9.400" r="2" className="ac-hole" stroke="none" />
      <path d="M12 19v3.600" strokeWidth="2.400" />
    </>
  ),
  // A bolt.
  superhero: <path d="M14.600 1.500L4 13.600h6.200L7.600 22.500 20 9.700h-6.600z" />,
  // A sheriff's star.
  western: (
    <>
      <path d="M12 2.200l2.900 6.300 6.900.8-5.100 4.700 1.400 6.800-6.100-3.400-6.100 3.400 1.400-6.800L2.200 9.300l6.900-.8z" />
      <circle cx="12" cy="12.400" r="2.200" className="ac-hole" stroke="none" />
    </>
  ),
}

export const GenreSign = ({ no }: { readonly no: GenreNo }) => (
  <Sign className="ac-genre-sign">{GENRE_SHAPES[GENRES[no]]}</Sign>
)

/** A genre as a round token in its colour and pattern: an idea. */
export const Idea = ({ no }: { readonly no: GenreNo }) => (
  <span className="ac-idea" data-genre={no}>
    <GenreSign no={no} />
  </span>
)

const AREA_SHAPES: Readonly<Record<AreaId, ReactNode>> = {
  // Two people.
  hire: (
    <path d="M8 4a3.300 3.300 0 1 1 0 6.600A3.300 3.300 0 0 1 8 4zM2 20c0-4.600 2.400-7.200 6-7.200s6 2.600 6 7.200zM16.500 5.500a2.800 2.800 0 1 1 0 5.600 2.800 2.800 0 0 1 0-5.600zM15.600 20h6.400c0-4-2-6.600-5.500-6.600-.8 0-1.500.1-2.100.4" />
  ),
  // A pencil on a sheet.
  develop: (
    <>
      <path d="M4 2.500h11l4 4v15H4z" />
      <path d="M7.500 8h6M7.500 12h8M7.500 16h5" className="ac-line" strokeWidth="1.500" />
    </>
  ),
  // A bulb.
  ideas: (
    <>
      <path d="M12 2a7 7 0 0 1 4.200 12.600c-.9.700-1.200 1.500-1.200 2.400H9c0-.9-.300-1.700-1.200-2.400A7 7 0 0 1 12 2z" />
      <path d="M9 19h6M10 21.500h4" strokeWidth="2" />
    </>
  ),
  // A press.
  print: (
    <>
      <path d="M6.500 2.500h11v6h-11zM3 8.500h18v8.500h-3.500v4.500h-11V17H3z" />
      <path d="M6.500 14.500h11M9 18h6" className="ac-line" strokeWidth="1.500" />
    </>
  ),
  // Coins.
  royalties: (
    <>
      <ellipse cx="12" cy="17" rx="8.500" ry="4" />
      <ellipse cx="12" cy="12.500" rx="8.500" ry="4" />
      <ellipse cx="12" cy="8" rx="8.500" ry="4" />
    </>
  ),
  // A briefcase.
  sales: (
    <>
      <path d="M8.500 7V4h7v3M2.500 7h19v13h-19z" />
      <path d="M2.500 12.500h19M12 11v3.500" className="ac-line" strokeWidth="1.600" />
    </>
  ),
}

export const AreaSign = ({ no }: { readonly no: AreaNo }) => (
  <Sign className="ac-area-sign">{AREA_SHAPES[AREAS[no]]}</Sign>
)

/** Yours is a person with a hat, the Automa's a robot. */
export const Editor = ({ side }: { readonly side: Side }) =>
  side === PLAYER ? (
    <Sign className="ac-editor ac-editor-you">
      <path d="M7.500 9.500h9l-1-5.500c-1-1.500-6-1.500-7 0zM4 9.500h16" />
      <path d="M8 9.500v2.500a4 4 0 0 0 8 0V9.500M3.500 22c.300-4.400 3-6 8.500-6s8.200 1.600 8.500 6z" />
    </Sign>
  ) : (
    <Sign className="ac-editor ac-editor-automa">
      <path d="M12 1.500v3M5.500 4.500h13v9h-13zM3.500 22v-6.500h17V22z" />
      <path d="M9 8v2.500M15 8v2.500M9 18.500h6" className="ac-line" strokeWidth="2" />
    </Sign>
  )

export const Cube = () => (
  <Sign className="ac-cube">
    <path d="M12 2l9 5v10l-9 5-9-5V7z" />
    <path d="M3 7l9 5 9-5M12 12v10" className="ac-line" strokeWidth="1.500" />
  </Sign>
)

export const Agent = () => (
  <Sign className="ac-agent">
    <circle cx="12" cy="5" r="3.800" />
    <path d="M7 22l1-11.500h8L17 22zM15 14h6.500v6H15z" />
  </Sign>
)

export const Fan = () => (
  <Sign className="ac-fan">
    <path
      d="M12 2.500l2.300 3.200 3.800-1 .3 3.900 3.600 1.500-1.900 3.400 1.900 3.400-3.600 1.500-.3 3.900-3.800-1L12 24l-2.300-2.700-3.800 1-.3-3.900L2 16.900l1.900-3.400L2 10.100l3.600-1.500.3-3.900 3.800 1z"
      transform="translate(0 -1.400)"
    />
    <path
      d="M12 17.500c-3.800-2.800-4.900-4.500-4.900-6.300 0-1.600 1.200-2.700 2.600-2.700 1 0 1.800.5 2.300 1.400.5-.9 1.300-1.400 2.300-1.400 1.400 0 2.600 1.100 2.600 2.700 0 1.800-1.100 3.500-4.900 6.300z"
      className="ac-hole"
      stroke="none"
    />
  </Sign>
)

export const Money = () => (
  <Sign className="ac-money">
    <circle cx="12" cy="12" r="9.800" />
    <path
      d="M15.500 8.300c-.7-1-1.900-1.600-3.500-1.600-2 0-3.400 1-3.400 2.600 0 3.700 7 1.800 7 5.400 0 1.600-1.500 2.600-3.600 2.600-1.700 0-3-.6-3.700-1.700M12 4.700v14.600"
      className="ac-line"
      strokeWidth="1.700"
    />
  </Sign>
)

export const Ticket = () => (
  <Sign className="ac-ticket">
    <path d="M2 6.500h20v3.800a1.800 1.800 0 0 0 0 3.500v3.700H2v-3.700a1.800 1.800 0 0 0 0-3.500z" />
    <path d="M8.500 7v10.500M12 10.500h6.500M12 14h4.500" className="ac-line" strokeWidth="1.400" />
  </Sign>
)

export const Hype = () => (
  <Sign className="ac-hype">
    <path d="M3 9.500v5h3.500l9.500 5.500V4L6.500 9.500zM19 8.500c1.500 2 1.500 5 0 7M6.500 15l1.500 6h3l-1-5" />
  </Sign>
)

export const Typewriter = () => (
  <Sign className="ac-kind">
    <path d="M6 2.500h12V11H6zM3.500 10h17l1.500 11H2z" />
    <path
      d="M7 14.500h.01M10.500 14.500h.01M14 14.500h.01M17.300 14.500h.01M8 18h8"
      className="ac-line"
      strokeWidth="1.900"
    />
  </Sign>
)

export const Brush = () => (
  <Sign className="ac-kind">
    <path d="M21.500 2.500c-6 2.500-9.500 6-11.500 9.500l2.500 2.500c3.500-2 7-5.500 9-12zM9 13.500c-3.500 0-3.500 4-7 6 4 2.500 10 1.500 9.800-3.200z" />
  </Sign>
)

/** Writers have a typewriter, artists a brush. */
export const KindSign = ({ part }: { readonly part: PartNo }) => (part === WRITERS ? <Typewriter /> : <Brush />)

const BONUS_SIGNS: Readonly<Record<BonusId, () => ReactNode>> = {
  fan: () => <Fan />,
  ideas: () => <Sign className="ac-area-sign">{AREA_SHAPES.ideas}</Sign>,
  ticket: () => <Ticket />,
  money: () => <Money />,
}
export const BonusSign = ({ id }: { readonly id: BonusId }) => <>{BONUS_SIGNS[id]()}</>
