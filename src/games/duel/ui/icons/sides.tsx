// The two sides: SOLO as a bronze mask, the player as a house with its roof.
import { type IconProps, Svg } from '../../../../web/kit/board/icons.tsx'

export const SoloIcon = ({ className }: IconProps) => (
  <Svg className={className}>
    <circle cx="12" cy="12" r="11" fill="#7a4a24" />
    <path d="M6 6.5c4-2.5 8-2.5 12 0 .8 6-1 11.5-6 14-5-2.5-6.8-8-6-14z" fill="#d79b56" />
    <path d="M12 4.6c2 0 4 .6 6 1.9.8 6-1 11.5-6 14z" fill="#b4752f" />
    <path d="M8 10.5h2.8M13.2 10.5H16M9.5 15.5h5" stroke="#3a2008" strokeWidth="1.7" strokeLinecap="round" />
    <path d="M12 1.5v5" stroke="#f0c469" strokeWidth="2" strokeLinecap="round" />
  </Svg>
)

export const PlayerIcon = ({ className }: IconProps) => (
  <Svg className={className}>
    <circle cx="12" cy="12" r="11" fill="#1f5f68" />
    <path d="M12 4.5 20 11H4z" fill="#e0a35b" />
    <path d="M6 11h12v7.5H6z" fill="#f4e8cc" />
    <path d="M12 11h6v7.5h-6z" fill="#d3c199" />
    <path d="M10 18.5v-4a2 2 0 0 1 4 0v4z" fill="#4b3216" />
  </Svg>
)
