// The seven science symbols, as lines in the colour of the text.
import type { ReactNode } from 'react'
import type { SymbolId } from '../../catalogue/vocabulary.ts'
import { type IconProps, LINE, Svg } from '../../../../web/kit/board/icons.tsx'

const DRAWINGS: Readonly<Record<SymbolId, ReactNode>> = {
  wheel: (
    <g {...LINE}>
      <circle cx="12" cy="12" r="8.8" />
      <path d="M12 3.2v17.6M3.2 12h17.6M5.8 5.8l12.4 12.4M18.2 5.8 5.8 18.2" strokeWidth="1.6" />
      <circle cx="12" cy="12" r="2.4" fill="currentColor" />
    </g>
  ),
  'plumb-line': (
    <g {...LINE}>
      <path d="M12 2.8 4 21M12 2.8 20 21M6.8 14.6h10.4" />
      <path d="M12 3v10" strokeWidth="1.4" />
      <path d="M12 12.5l2.6 3.7L12 20.5l-2.6-4.3z" fill="currentColor" strokeWidth="1" />
    </g>
  ),
  quill: (
    <g {...LINE}>
      <path d="M20.5 2.5C12 3.5 8.5 8.5 7.8 15c6-.6 11.4-4 12.7-12.5z" fill="currentColor" fillOpacity=".35" />
      <path d="M16 7.5 7 17.5" strokeWidth="1.5" />
      <path d="M3 17h8.5l-1 4.5H4z" fill="currentColor" strokeWidth="1.4" />
    </g>
  ),
  mortar: (
    <g {...LINE}>
      <path
        d="M3.5 10.5h17a8.5 8.5 0 0 1-5.5 7.7V20.5H9V18.2a8.5 8.5 0 0 1-5.5-7.7z"
        fill="currentColor"
        fillOpacity=".4"
      />
      <path d="M7 21.5h10" />
      <path d="M12.5 9 18.5 2.5" strokeWidth="3.4" />
    </g>
  ),
  globe: (
    <g {...LINE}>
      <circle cx="12" cy="11" r="7.8" />
      <ellipse cx="12" cy="11" rx="3.4" ry="7.8" strokeWidth="1.5" />
      <path d="M4.6 8.6c4.8 2.4 10 2.4 14.8 0M4.6 13.6c4.8 2 10 2 14.8 0" strokeWidth="1.5" />
      <path d="M12 19v2.5M8 22h8" />
    </g>
  ),
  sundial: (
    <g {...LINE}>
      <path d="M3 18.5a9 9 0 0 1 18 0z" fill="currentColor" fillOpacity=".3" />
      <path d="M12 18.5V5.5l5 13" fill="currentColor" fillOpacity=".55" strokeWidth="1.6" />
      <path d="M2 21.5h20M12 2.2v.6M4.5 6.2l.9.9M19.5 6.2l-.9.9" />
    </g>
  ),
  scales: (
    <g {...LINE}>
      <path d="M12 3v17M7.5 21h9M4.5 6.5h15" />
      <path d="M4.5 6.5 1.8 14h5.4zM19.5 6.5 16.8 14h5.4z" strokeWidth="1.4" />
      <path d="M1.8 14a2.7 2.7 0 0 0 5.4 0zM16.8 14a2.7 2.7 0 0 0 5.4 0z" fill="currentColor" strokeWidth="1.2" />
    </g>
  ),
}

export function ScienceIcon({ id, className }: IconProps & { readonly id: SymbolId }) {
  return <Svg className={className}>{DRAWINGS[id]}</Svg>
}
