// Effects of wonders and tokens that a number cannot express.
import { type IconProps, Svg } from '../../../../web/kit/board/icons.tsx'

const INK = '#2b2117'

export const PlayAgain = ({ className }: IconProps) => (
  <Svg className={className}>
    <circle cx="12" cy="12" r="11" fill="#2f7d83" stroke="#0f3336" strokeWidth="1.2" />
    <path d="M17.4 9.2A6.2 6.2 0 1 0 18.2 13" fill="none" stroke="#fdf8ea" strokeWidth="2.6" strokeLinecap="round" />
    <path d="M19.6 4.6v6.2h-6.2z" fill="#fdf8ea" />
  </Svg>
)

/** A cracked card of the colour that is destroyed. */
export const DestroyCard = ({ colour, className }: IconProps & { readonly colour: 'brown' | 'grey' }) => (
  <Svg className={className}>
    <path
      d="M4 2h11l-2.5 6 3 3-4 4 2 7H4z"
      fill={colour === 'brown' ? '#8a5a33' : '#8d9299'}
      stroke={INK}
      strokeWidth="1.3"
      strokeLinejoin="round"
    />
    <path
      d="M17.5 2.5H20.5V22h-4l-2-7 4-4-3-3z"
      fill={colour === 'brown' ? '#6b4222' : '#6f747b'}
      stroke={INK}
      strokeWidth="1.3"
      strokeLinejoin="round"
    />
    <path d="M5.5 17.5l5.5-5.5M5.5 12l5.5 5.5" stroke="#fff4e2" strokeWidth="2.2" strokeLinecap="round" />
  </Svg>
)

/** A card rising from a pile. */
export const FromDiscard = ({ className }: IconProps) => (
  <Svg className={className}>
    <path d="M2 18.5h20v3.5H2z" fill="#7c6a52" stroke={INK} strokeWidth="1.2" />
    <path d="M3.5 15h17v3.5h-17z" fill="#b7a27f" stroke={INK} strokeWidth="1.2" />
    <rect x="7" y="2" width="10" height="13" rx="1.2" fill="#fbf3df" stroke={INK} strokeWidth="1.3" />
    <path
      d="M12 12.5V5.5M9 8.2l3-3.2 3 3.2"
      fill="none"
      stroke="#2f7d4f"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Svg>
)

/** Three tokens leaving a box. */
export const TokenFromBox = ({ className }: IconProps) => (
  <Svg className={className}>
    {[4.6, 12, 19.4].map((x) => (
      <g key={x}>
        <circle cx={x} cy={x === 12 ? 5 : 6.6} r="4.1" fill="#2f7d4f" stroke="#f2d88f" strokeWidth="1.3" />
        <circle cx={x} cy={x === 12 ? 5 : 6.6} r="1.5" fill="#fdf6e2" />
      </g>
    ))}
    <path d="M1.5 12.5h21V22h-21z" fill="#a9743c" stroke={INK} strokeWidth="1.3" strokeLinejoin="round" />
    <path d="M1.5 12.5h21v3h-21z" fill="#5c3a18" />
    <path d="M9.5 15.5h5v3h-5z" fill="#e2b03c" stroke={INK} strokeWidth=".9" />
  </Svg>
)

/** The top row of a structure, one card lit. */
export const FromTopRow = ({ className }: IconProps) => (
  <Svg className={className}>
    <path d="M1 13h6.4v9.5H1zM8.8 13h6.4v9.5H8.8zM16.6 13H23v9.5h-6.4z" fill="#8d7d66" stroke={INK} strokeWidth="1" />
    <path d="M12.7 4h6.8v11h-6.8z" fill="#d9caa8" stroke={INK} strokeWidth="1.1" />
    <path d="M4.2 1.5h7.3v13H4.2z" fill="#f7d774" stroke={INK} strokeWidth="1.3" />
    <path
      d="M7.85 11.5V5M5.8 7.2l2.05-2.4 2.05 2.4"
      fill="none"
      stroke="#7a4a09"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Svg>
)

/** Two cards, one to each side. */
export const FromSetAside = ({ className }: IconProps) => (
  <Svg className={className}>
    <rect x="1.5" y="3" width="9" height="12.5" rx="1.2" fill="#f7d774" stroke={INK} strokeWidth="1.3" />
    <rect x="13.5" y="3" width="9" height="12.5" rx="1.2" fill="#cfc4ae" stroke={INK} strokeWidth="1.3" />
    <path
      d="M6 18v3.5M3.8 19.6 6 21.8l2.2-2.2"
      fill="none"
      stroke="#2f7d4f"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M14.5 20h6M18.3 17.8l2.3 2.2-2.3 2.2"
      fill="none"
      stroke="#b23a2e"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M4 9h4M16 9h4" stroke={INK} strokeWidth="1.5" strokeLinecap="round" />
  </Svg>
)

/** Two struck-out resources. */
export const Discount = ({ className }: IconProps) => (
  <Svg className={className}>
    <rect x="1.5" y="8" width="9.5" height="9.5" rx="2" fill="#c8683c" stroke={INK} strokeWidth="1.2" />
    <rect x="13" y="8" width="9.5" height="9.5" rx="2" fill="#a3a9b1" stroke={INK} strokeWidth="1.2" />
    <path d="M2 20.5 10.5 5M13.5 20.5 22 5" stroke="#fffaf0" strokeWidth="3.6" strokeLinecap="round" />
    <path d="M2 20.5 10.5 5M13.5 20.5 22 5" stroke="#a8251c" strokeWidth="2" strokeLinecap="round" />
  </Svg>
)

/** A coin moving from the opponent to the owner. */
export const TradeIncome = ({ className }: IconProps) => (
  <Svg className={className}>
    <path d="M2.5 14.5h9v-3.5l8 6-8 6v-3.5h-9z" fill="#4fa36f" stroke={INK} strokeWidth="1.2" strokeLinejoin="round" />
    <circle cx="13" cy="7" r="5.6" fill="#f3cd66" stroke="#6b4a0e" strokeWidth="1.3" />
    <path d="M13 4.3v5.4M11.2 5.9h3.6M11.2 8.1h3.6" stroke="#7d5a16" strokeWidth="1.2" strokeLinecap="round" />
  </Svg>
)

/** Two cities, the larger lit. */
export const Majority = ({ className }: IconProps) => (
  <Svg className={className}>
    <path d="M1.5 21.5V13l3.8-2.5L9 13v8.5z" fill="#a99c86" stroke={INK} strokeWidth="1.2" strokeLinejoin="round" />
    <path d="M10.5 21.5V7.5L16.5 2.5l6 5v14z" fill="#f7d774" stroke={INK} strokeWidth="1.3" strokeLinejoin="round" />
    <path d="M14.5 21.5V16a2 2 0 0 1 4 0v5.5zM4.2 21.5v-4h2.2v4z" fill={INK} />
  </Svg>
)

export const Check = ({ className }: IconProps) => (
  <Svg className={className}>
    <path
      d="M4.5 12.8l5 5 10-11.3"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Svg>
)

/** Two links: constructed by chain. */
export const Links = ({ className }: IconProps) => (
  <Svg className={className}>
    <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
      <path d="M10 14a4.2 4.2 0 0 0 6 .3l3.3-3.3a4.2 4.2 0 0 0-6-6l-1.5 1.5" />
      <path d="M14 10a4.2 4.2 0 0 0-6-.3L4.7 13a4.2 4.2 0 0 0 6 6l1.5-1.5" />
    </g>
  </Svg>
)
