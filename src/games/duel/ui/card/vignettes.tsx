// A quiet scene for each colour of card, in tones of that colour.
import type { ReactNode } from 'react'
import type { ColourId } from '../../catalogue/vocabulary.ts'
import { Svg } from '../icons/svg.tsx'

const SCENES: Readonly<Record<ColourId, ReactNode>> = {
  brown: (
    <>
      <path d="M0 26 12 12l9 9 7-7 16 15v17H0z" opacity=".28" />
      <path d="M0 36c10-7 20-8 30-3s10 2 14 1v12H0z" opacity=".42" />
      <path d="M8 33l2-9 2 9zM13 34l2-11 2 11zM32 35l2-10 2 10z" opacity=".5" />
    </>
  ),
  grey: (
    <>
      <path d="M6 24l10-8 10 8v22H6z" opacity=".3" />
      <path d="M24 20h16v26H24z" opacity=".22" />
      <path d="M30 8h5v13h-5zM12 46v-8a4 4 0 0 1 8 0v8zM29 26h7v6h-7z" opacity=".45" />
      <path d="M33 6c-2-2 1-3 0-5 3 1 3 3 0 5z" opacity=".3" />
    </>
  ),
  yellow: (
    <>
      <path d="M4 18h36l3 8H1z" opacity=".45" />
      <path d="M5 26h2v20H5zM37 26h2v20h-2zM4 36h36v4H4z" opacity=".4" />
      <path d="M8 18l-1 8h6l1-8zM20 18v8h6v-8zM32 18l1 8h6l-3-8z" opacity=".35" />
      <path d="M12 36c0-5 6-5 6 0zM22 36c0-4 5-4 5 0zM29 36v-6h5v6z" opacity=".5" />
    </>
  ),
  red: (
    <>
      <path d="M2 22h5v3h4v-3h5v3h12v-3h5v3h4v-3h5v24H2z" opacity=".3" />
      <path d="M14 14h3v2h3v-2h4v2h3v-2h3v32H14z" opacity=".32" />
      <path d="M18 46V36a4 4 0 0 1 8 0v10zM22 2v12h-1V2zM22 3l8 2.5-8 2.5z" opacity=".55" />
    </>
  ),
  green: (
    <>
      <path d="M6 24a16 16 0 0 1 32 0z" opacity=".3" />
      <path d="M4 24h36v4H4zM6 28h32v18H6z" opacity=".24" />
      <path d="M10 30h4v16h-4zM20 30h4v16h-4zM30 30h4v16h-4zM21 4h2v5h-2zM22 3.5l6 2-6 2z" opacity=".5" />
    </>
  ),
  blue: (
    <>
      <path d="M22 6 41 17H3z" opacity=".4" />
      <path d="M4 18h36v4H4zM2 42h40v4H2z" opacity=".34" />
      <path d="M7 22h5v20H7zM19.5 22h5v20h-5zM32 22h5v20h-5z" opacity=".42" />
    </>
  ),
  purple: (
    <>
      <path d="M3 46V24L22 10l19 14v22z" opacity=".26" />
      <path d="M18 46V35a4 4 0 0 1 8 0v11zM7 30h5v7H7zM32 30h5v7h-5z" opacity=".45" />
      <path d="M22 15l1.8 4 4.2.4-3.2 2.8 1 4.2-3.8-2.2-3.8 2.2 1-4.2-3.2-2.8 4.2-.4z" opacity=".6" />
    </>
  ),
}

export function Vignette({ colour }: { readonly colour: ColourId }) {
  return (
    <Svg box="0 0 44 46" className="du-vignette">
      <g fill="currentColor">{SCENES[colour]}</g>
    </Svg>
  )
}
