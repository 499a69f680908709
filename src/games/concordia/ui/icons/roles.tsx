// Signs of roles and gods in the colour of the text around them. Specialists show their good.
import type { ReactNode } from 'react'
import type { ROLE_DEFINITIONS } from '../../catalogue/cards.ts'
import type { GodId, RoleId } from '../../catalogue/vocabulary.ts'
import { type IconProps, LINE, Svg } from '../../../../web/kit/board/icons.tsx'

const SOLID = { fill: 'currentColor', stroke: 'none' } as const

type Specialist = Extract<(typeof ROLE_DEFINITIONS)[number], { readonly good: string }>['id']
type SignedRole = Exclude<RoleId, Specialist>

const ROLES: Readonly<Record<SignedRole, ReactNode>> = {
  tribune: (
    <>
      <path d="M3 21V9h18v12h-5v-5a4 4 0 0 0-8 0v5z" />
      <path d="M2 5h20v4H2zM6 5V3h12v2" />
    </>
  ),
  architect: (
    <>
      <circle cx="12" cy="4.5" r="2.2" />
      <path d="M11 6.5 5.5 20.5M13 6.5l5.5 14M5.5 15.5c4 3 9 3 13 0" />
    </>
  ),
  prefect: (
    <>
      <path d="M12 9v13M5 9h14v8H5z" />
      <path
        d="M12 8.5C9 8.5 7 6.5 3.5 6c2.5-1.5 4.5-1 6.5 0 .2-2 .8-3 2-3.5 1.2.5 1.8 1.5 2 3.5 2-1 4-1.5 6.5 0C17 6.5 15 8.5 12 8.5z"
        {...SOLID}
      />
      <path d="M8.5 13h7M7 17v2M17 17v2" />
    </>
  ),
  mercator: (
    <>
      <path d="M12 2.5v18M7 21h10M4 6.5h16M4 6.5 1.5 13.5h5zM20 6.5l-2.5 7h5z" />
      <path d="M1.5 13.5a2.5 2.5 0 0 0 5 0zM17.5 13.5a2.5 2.5 0 0 0 5 0z" {...SOLID} />
    </>
  ),
  diplomat: (
    <>
      <path d="M6 3h13v3h-3v12c0 2-1 3-3 3H5c-1.5 0-2.5-1-2.5-2.5V17H6z" />
      <path d="M9 8h4M9 11.5h4" />
      <circle cx="17.5" cy="16.5" r="3" {...SOLID} />
    </>
  ),
  senator: (
    <>
      <circle cx="12" cy="6" r="3.5" />
      <path d="M4.5 21.5c0-6 2.5-10 7.5-10s7.5 4 7.5 10zM15 12.5 6.5 20M10 12l-2 3" />
    </>
  ),
  consul: (
    <>
      <path d="M8.5 5.5c0-4 7-4 7 0v3c0 4-1.5 6-3.5 6s-3.5-2-3.5-6z" />
      <path d="M8.8 9.5c1 1 5.4 1 6.4 0 0 3-1.2 5-3.2 5s-3.2-2-3.2-5z" {...SOLID} />
      <path d="M4 21.5c.5-4 3.5-5.5 8-5.5s7.5 1.5 8 5.5zM5.5 9C4 7 4 4.5 5.5 2.5M18.5 9C20 7 20 4.5 18.5 2.5" />
    </>
  ),
  colonist: (
    <>
      <circle cx="8" cy="4.7" r="2.5" />
      <path d="M8 8.5c-3 0-4 2-4.3 5L3 21h10l-.7-7.5C12 10.5 11 8.5 8 8.5zM15 3v18" />
      <path d="M17.5 14.5h5c0 3-1.5 4.5-3 4.5s-2.5-1.5-2-4.5zM20 14.5V9l2.5 3" />
    </>
  ),
}

/** The gods, and the card that ends the game. */
type Scored = GodId | 'concordia'

const GODS: Readonly<Record<Scored, ReactNode>> = {
  vesta: (
    <>
      <path d="M12 2.5c1 3.5 4.5 5 4.5 8.5a4.5 4.5 0 0 1-9 0c0-1.6.8-2.7 1.7-3.7.3 1.2.8 1.8 1.6 2 .8-2.3.4-4.6 1.2-6.8z" />
      <path d="M4.5 16.5h15l-2.5 3h-10zM9 19.5v2.5h6v-2.5" />
    </>
  ),
  jupiter: <path d="m14 2-8.5 11.5h5L9 22l9.5-12.5h-5.3z" />,
  saturnus: (
    <>
      <path d="M7 21.5 12 14" strokeWidth="3" />
      <path d="M12 14c5 .5 8-2 8-5.5S17 2.5 12.5 3c3 1 4.5 2.7 4.5 5.2S15 12.5 12 14z" {...SOLID} />
    </>
  ),
  mercurius: (
    <>
      <path d="M12 5v17M12 5c-3-3-6-3-9-1.5 2 2.5 5 3.5 9 1.5zM12 5c3-3 6-3 9-1.5-2 2.5-5 3.5-9 1.5z" />
      <path d="M12 9.5c-4 .5-4 4 0 4.5s4 4 0 4.5M12 9.5c4 .5 4 4 0 4.5s-4 4 0 4.5" />
    </>
  ),
  mars: (
    <>
      <path d="M5 13c0-5 3-8 7-8s7 3 7 8v3h-5v5l-2.5-1.5L9 21v-5H5z" />
      <path d="M12 5c-4-.5-6.5-1-7.5-2.5C9 .5 17 1 19.5 4c.9 1.5 1 3 .5 4.5C18 6 15 5 12 5z" {...SOLID} />
    </>
  ),
  minerva: (
    <>
      <path d="M5 3.5 8 6h8l3-2.5c1 3 1 6 0 8.5 0 5-3 9-7 9s-7-4-7-9c-1-2.5-1-5.5 0-8.5z" />
      <circle cx="9" cy="10" r="1.7" {...SOLID} />
      <circle cx="15" cy="10" r="1.7" {...SOLID} />
      <path d="m12 12.5-1 2.5h2zM9.5 18.5h5" />
    </>
  ),
  concordia: (
    <path d="M12 21c-6-2-9-6-9-11M12 21c6-2 9-6 9-11M12 3v13M8.5 7.5 12 10l3.5-2.5M8.5 12l3.5 2.5 3.5-2.5M3 10c2 0 3.5 1 4 3M21 10c-2 0-3.5 1-4 3" />
  ),
}

const Sign = ({ className, children }: IconProps & { readonly children: ReactNode }) => (
  <Svg className={className}>
    <g {...LINE} strokeWidth="1.7">
      {children}
    </g>
  </Svg>
)

export const hasRoleSign = (type: RoleId): type is SignedRole => type in ROLES

export const RoleSign = ({ type, className }: IconProps & { readonly type: SignedRole }) => (
  <Sign className={className}>{ROLES[type]}</Sign>
)

export const GodSign = ({ god, className }: IconProps & { readonly god: Scored }) => (
  <Sign className={className}>{GODS[god]}</Sign>
)
