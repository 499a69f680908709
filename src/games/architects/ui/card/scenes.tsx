// Backgrounds of cards: one landscape for each colour, 44 by 50.
import type { ReactNode } from 'react'
import type { ColourId } from '../../catalogue/vocabulary.ts'

export const SCENES: Readonly<Record<ColourId, ReactNode>> = {
  grey: (
    <>
      <rect width="44" height="50" fill="#dfe3e4" />
      <circle cx="33" cy="9" r="5" fill="#f6f2df" />
      <path d="M0 26 8 15l5 5 9-12 10 13 4-4 8 10v23H0z" fill="#b9c0c4" />
      <path d="M0 34l10-8 8 5 9-7 17 11v15H0z" fill="#98a1a6" />
      <path d="M0 42c12-5 30-5 44 0v8H0z" fill="#7d878c" />
    </>
  ),
  yellow: (
    <>
      <rect width="44" height="50" fill="#fbeec4" />
      <path
        d="M0 0h44v6c-1.8 3-5.5 3-7.3 0-1.9 3-5.5 3-7.4 0-1.8 3-5.5 3-7.3 0-1.8 3-5.5 3-7.3 0-1.9 3-5.5 3-7.4 0C5.5 9 1.8 9 0 6z"
        fill="#d99b2b"
      />
      <path
        d="M7.3 0h7.4v6c-1.9 3-5.5 3-7.4 0zM22 0h7.3v6c-1.8 3-5.5 3-7.3 0zM36.7 0H44v6c-1.8 3-5.5 3-7.3 0z"
        fill="#fbf3dc"
      />
      <path d="M0 41h44v9H0z" fill="#c88b31" />
      <path d="M0 41h44v2.5H0z" fill="#e8b85c" />
      <path d="M4 10v31M40 10v31" stroke="#a8722a" strokeWidth="1.8" />
    </>
  ),
  blue: (
    <>
      <rect width="44" height="50" fill="#cfe3f2" />
      <path d="M22 3 43 13H1z" fill="#8fb2d3" />
      <path d="M3 13h38v3H3z" fill="#6f97bd" />
      <path d="M5 16h5v25H5zM14.7 16h5v25h-5zM24.3 16h5v25h-5zM34 16h5v25h-5z" fill="#b4cfe6" />
      <path d="M1 41h42v3H1zM-1 44h46v6H-1z" fill="#7fa5c9" />
    </>
  ),
  green: (
    <>
      <rect width="44" height="50" fill="#d7ecd8" />
      <g fill="none" stroke="#93c19c" strokeWidth="1">
        <circle cx="22" cy="24" r="20" />
        <circle cx="22" cy="24" r="14" />
        <path d="M22 0v50M0 24h44M4 6l36 36M40 6 4 42" strokeWidth=".6" />
      </g>
      <path d="M0 44h44v6H0z" fill="#7fb08a" />
    </>
  ),
  red: (
    <>
      <rect width="44" height="50" fill="#f4d9c6" />
      <path d="M0 30l9-4 8 3 10-6 17 7v20H0z" fill="#dba88c" />
      <path d="M0 37h4v-4h5v4h5v-4h5v4h6v-4h5v4h5v-4h5v4h4v13H0z" fill="#b4674f" />
      <path d="M0 43h44M8 43v7M20 37v6M30 43v7M38 37v6" stroke="#8f4a36" strokeWidth=".9" />
      <path d="M36 33V8l6 3-6 3" fill="#a32a22" stroke="#6d1f18" strokeWidth=".9" />
    </>
  ),
}
