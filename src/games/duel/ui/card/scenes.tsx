// Quiet scenes for the lower half of cards, 44 by 46, in tones of the card's colour.
import type { ReactNode } from 'react'

export const SCENES = {
  forest: (
    <>
      <path d="M0 34c12-5 30-5 44 0v12H0z" opacity=".3" />
      <path d="M9 12l6 11h-3l5 9H1l5-9H3zM33 8l6 12h-3l6 12H24l6-12h-3z" opacity=".36" />
      <path d="M20 17l5 9h-2l4 8H13l4-8h-2z" opacity=".5" />
      <path d="M8 40h26a2.5 2.5 0 0 1 0 5H8a2.5 2.5 0 0 1 0-5z" opacity=".55" />
    </>
  ),
  pit: (
    <>
      <path d="M0 30l8-6h28l8 6v16H0z" opacity=".28" />
      <path d="M6 33h32l-5 9H11z" opacity=".4" />
      <path d="M14 14h7v4h-7zM22 14h7v4h-7zM10 19h7v4h-7zM18 19h7v4h-7zM26 19h7v4h-7z" opacity=".55" />
    </>
  ),
  cliff: (
    <>
      <path d="M0 46V22l7-2V10h11v7h9V6h10v12l7 3v25z" opacity=".28" />
      <path d="M0 36l9-3v-8h9v6h10v-5h9v8l7 3v9H0z" opacity=".36" />
      <path d="M12 38h9v7h-9zM23 40h7v5h-7z" opacity=".5" />
    </>
  ),
  kiln: (
    <>
      <path d="M6 24l10-8 10 8v22H6z" opacity=".3" />
      <path d="M24 20h16v26H24z" opacity=".22" />
      <path d="M30 8h5v13h-5zM12 46v-8a4 4 0 0 1 8 0v8zM29 26h7v6h-7z" opacity=".45" />
      <path d="M33 6c-2-2 1-3 0-5 3 1 3 3 0 5z" opacity=".3" />
    </>
  ),
  sheets: (
    <>
      <path d="M3 12h38v1.5H3zM4 12h2v34H4zM38 12h2v34h-2z" opacity=".5" />
      <path d="M8 13h8v20c-3 2-5-1-8 1zM18 13h8v16c-3 2-5-1-8 1zM28 13h8v20c-3 2-5-1-8 1z" opacity=".34" />
      <path d="M0 42h44v4H0z" opacity=".3" />
    </>
  ),
  stall: (
    <>
      <path d="M4 18h36l3 8H1z" opacity=".45" />
      <path d="M5 26h2v20H5zM37 26h2v20h-2zM4 36h36v4H4z" opacity=".4" />
      <path d="M8 18l-1 8h6l1-8zM20 18v8h6v-8zM32 18l1 8h6l-3-8z" opacity=".35" />
      <path d="M12 36c0-5 6-5 6 0zM22 36c0-4 5-4 5 0zM29 36v-6h5v6z" opacity=".5" />
    </>
  ),
  store: (
    <>
      <path d="M2 22 22 10l20 12v24H2z" opacity=".24" />
      <path d="M8 46V33h11v13zM20 46v-9h9v9zM10 33v-7h8v7z" opacity=".42" />
      <path d="M31 46c-2-8 0-12 3-14l-1-2h4l-1 2c3 2 5 6 3 14z" opacity=".5" />
    </>
  ),
  jars: (
    <>
      <path d="M0 40h44v6H0z" opacity=".3" />
      <path d="M9 14h7v3h-1v3c4 2 4 8 2 12l-2 8h-5l-2-8c-2-4-2-10 2-12v-3H9z" opacity=".42" />
      <path d="M22 24h14c3 5 3 11 0 16H22c-3-5-3-11 0-16z" opacity=".34" />
      <path d="M20.5 28h17v2h-17zM20.5 35h17v2h-17z" opacity=".5" />
    </>
  ),
  gate: (
    <>
      <path d="M4 16h36v30H4z" opacity=".26" />
      <path d="M2 12h40v4H2zM4 8h5v4H4zM13 8h5v4h-5zM26 8h5v4h-5zM35 8h5v4h-5z" opacity=".4" />
      <path d="M14 46V30a8 8 0 0 1 16 0v16z" opacity=".5" />
    </>
  ),
  beacon: (
    <>
      <path d="M18 14h8l3 28H15z" opacity=".4" />
      <path d="M17 11h10v3H17zM19 5h6v6h-6zM22 0l4 5h-8z" opacity=".52" />
      <path d="M26 7l18-5v9zM18 7 0 2v9z" opacity=".18" />
      <path d="M0 40c8-2 14 2 22 0s14 2 22 0v6H0z" opacity=".4" />
    </>
  ),
  ship: (
    <>
      <path d="M21 6h1.5v28H21z" opacity=".55" />
      <path d="M9 9h26c2 6 2 12 0 18H9c2-6 2-12 0-18z" opacity=".32" />
      <path d="M4 33h30l7-4c-1 8-5 12-11 12H13c-5 0-8-3-9-8z" opacity=".5" />
      <path d="M0 41c8-2 14 2 22 0s14 2 22 0v5H0z" opacity=".36" />
    </>
  ),
  fort: (
    <>
      <path d="M2 22h5v3h4v-3h5v3h12v-3h5v3h4v-3h5v24H2z" opacity=".3" />
      <path d="M14 14h3v2h3v-2h4v2h3v-2h3v32H14z" opacity=".32" />
      <path d="M18 46V36a4 4 0 0 1 8 0v10zM22 2v12h-1V2zM22 3l8 2.5-8 2.5z" opacity=".55" />
    </>
  ),
  stable: (
    <>
      <path d="M2 46V24l14-9 14 9v22z" opacity=".24" />
      <path d="M24 46c0-8 1-13 4-17l-1-5 4 2c5 0 9 4 11 9l-3 3-5-2c-2 2-2 5-2 10z" opacity=".5" />
      <path d="M8 46V34h10v12z" opacity=".4" />
    </>
  ),
  tents: (
    <>
      <path d="M13 18 26 46H0zM32 14l14 32H18z" opacity=".3" />
      <path d="M13 26l6 20H7zM32 24l7 22H25z" opacity=".42" />
      <path d="M31.5 3h1v11h-1zM32 4l8 2.5-8 2.5z" opacity=".55" />
    </>
  ),
  range: (
    <>
      <circle cx="25" cy="24" r="14" opacity=".24" />
      <circle cx="25" cy="24" r="9" opacity=".3" />
      <circle cx="25" cy="24" r="4" opacity=".5" />
      <path d="M2 33 24 23l.6 1.3L2.6 34.3zM2 30l5 1-4 5zM18 38l-3 8h2l4-8zM30 38l4 8h2l-3-8z" opacity=".5" />
    </>
  ),
  engine: (
    <>
      <path d="M6 36h32v4H6zM20 12l4 24h-4l-3-23z" opacity=".42" />
      <path d="M14 8l22 14-1 2L13 10z" opacity=".5" />
      <circle cx="13" cy="8" r="4" opacity=".42" />
      <circle cx="11" cy="41" r="5" opacity=".45" />
      <circle cx="33" cy="41" r="5" opacity=".45" />
    </>
  ),
  arena: (
    <>
      <path d="M2 18c10-8 30-8 40 0v28H2z" opacity=".26" />
      <path
        d="M5 30v-6a2.5 2.5 0 0 1 5 0v6zM13 28v-6a2.5 2.5 0 0 1 5 0v6zM26 28v-6a2.5 2.5 0 0 1 5 0v6zM34 30v-6a2.5 2.5 0 0 1 5 0v6zM5 44v-7a2.5 2.5 0 0 1 5 0v7zM13 44v-8a2.5 2.5 0 0 1 5 0v8zM26 44v-8a2.5 2.5 0 0 1 5 0v8zM34 44v-7a2.5 2.5 0 0 1 5 0v7zM19.5 44V30a2.5 2.5 0 0 1 5 0v14z"
        opacity=".42"
      />
    </>
  ),
  standard: (
    <>
      <path d="M21 6h2v40h-2z" opacity=".5" />
      <path d="M10 12h24v18l-6-3-6 5-6-5-6 3z" opacity=".34" />
      <path d="M22 1c3 2 7 1 10 0-2 4-5 6-8 6h-4c-3 0-6-2-8-6 3 1 7 2 10 0z" opacity=".5" />
      <path d="M22 15l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5z" opacity=".45" />
    </>
  ),
  shields: (
    <>
      <path d="M3 44V4h2v40zM39 44V4h2v40z" opacity=".4" />
      <circle cx="15" cy="18" r="9" opacity=".3" />
      <circle cx="30" cy="29" r="10" opacity=".36" />
      <circle cx="15" cy="18" r="3" opacity=".5" />
      <circle cx="30" cy="29" r="3.5" opacity=".5" />
      <path d="M0 42h44v4H0z" opacity=".3" />
    </>
  ),
  bench: (
    <>
      <path d="M2 32h40v4H2zM6 36h4v10H6zM34 36h4v10h-4z" opacity=".42" />
      <path d="M10 12l-1 20h12L20 12l-5-6z" opacity=".26" />
      <path d="M26 32V20h3v12zM24 14h7v6h-7zM33 32l4-16 1.5.5L36 32z" opacity=".48" />
      <path d="M13 32V18h4v14z" opacity=".4" />
    </>
  ),
  bottles: (
    <>
      <path d="M3 24h38v2.5H3zM3 42h38v2.5H3z" opacity=".46" />
      <path d="M9 12h4v3c3 1 4 3 4 5v4H5v-4c0-2 1-4 4-5zM22 14h6l-1 10h-4zM33 10h4v4l2 3v7h-8v-7l2-3z" opacity=".36" />
      <path d="M6 34h10a5 5 0 0 1-3 5v3H9v-3a5 5 0 0 1-3-5zM22 31h6v11h-6zM33 30h5l1 12h-7z" opacity=".4" />
    </>
  ),
  shelves: (
    <>
      <path d="M4 8h36v38H4z" opacity=".2" />
      <path d="M4 19h36v2H4zM4 31h36v2H4zM4 43h36v3H4zM4 8h2.5v38H4zM37.5 8H40v38h-2.5z" opacity=".42" />
      <path
        d="M9 11h3v8H9zM13 10h3v9h-3zM18 12h3v7h-3zM24 10h4v9h-4zM30 11h3v8h-3zM9 23h4v8H9zM15 24h3v7h-3zM21 22h3v9h-3zM26 24h8v7h-8zM9 36h9v7H9zM21 35h3v8h-3zM26 35h3v8h-3zM31 36h4v7h-4z"
        opacity=".4"
      />
    </>
  ),
  dome: (
    <>
      <path d="M6 24a16 16 0 0 1 32 0z" opacity=".3" />
      <path d="M4 24h36v4H4zM6 28h32v18H6z" opacity=".24" />
      <path d="M10 30h4v16h-4zM20 30h4v16h-4zM30 30h4v16h-4zM21 4h2v5h-2zM22 3.5l6 2-6 2z" opacity=".5" />
    </>
  ),
  stars: (
    <>
      <path d="M8 46V30a14 14 0 0 1 28 0v16z" opacity=".28" />
      <path d="M20 24 36 6l4 3-14 18zM6 32h32v3H6z" opacity=".48" />
      <path
        d="M8 8l1 2.2 2.2 1L9 12.2 8 14.4l-1-2.2-2.2-1L7 10.2zM20 3l.8 1.7 1.7.8-1.7.8L20 8l-.8-1.7-1.7-.8 1.7-.8z"
        opacity=".55"
      />
      <path d="M19 46v-6a3 3 0 0 1 6 0v6z" opacity=".45" />
    </>
  ),
  temple: (
    <>
      <path d="M22 6 41 17H3z" opacity=".4" />
      <path d="M4 18h36v4H4zM2 42h40v4H2z" opacity=".34" />
      <path d="M7 22h5v20H7zM19.5 22h5v20h-5zM32 22h5v20h-5z" opacity=".42" />
    </>
  ),
  theatre: (
    <>
      <path d="M2 46a20 20 0 0 1 40 0h-6a14 14 0 0 0-28 0z" opacity=".26" />
      <path d="M8 46a14 14 0 0 1 28 0h-5a9 9 0 0 0-18 0z" opacity=".36" />
      <path d="M13 46a9 9 0 0 1 18 0z" opacity=".5" />
      <path d="M10 8c4 1.5 8 1.5 12 0 .5 7-2 11-6 13-4-2-6.5-6-6-13z" opacity=".42" />
    </>
  ),
  flame: (
    <>
      <path d="M12 26h20v4H12zM15 30h14v12H15zM10 42h24v4H10z" opacity=".38" />
      <path d="M22 6c6 6 8 10 8 14a8 8 0 0 1-16 0c0-3 1-5 3-7 1 2 2 3 3 3 0-4 0-7 2-10z" opacity=".46" />
    </>
  ),
  pool: (
    <>
      <path d="M3 14h38v14H3z" opacity=".22" />
      <path
        d="M6 28v-7a4 4 0 0 1 8 0v7zM18 28v-7a4 4 0 0 1 8 0v7zM30 28v-7a4 4 0 0 1 8 0v7zM1 11h42v3H1z"
        opacity=".42"
      />
      <path d="M0 30h44v16H0z" opacity=".26" />
      <path
        d="M2 34c5-2 8 2 13 0s8 2 13 0 8 2 13 0v2c-5 2-8-2-13 0s-8-2-13 0-8-2-13 0zM2 40c5-2 8 2 13 0s8 2 13 0 8 2 13 0v2c-5 2-8-2-13 0s-8-2-13 0-8-2-13 0z"
        opacity=".5"
      />
    </>
  ),
  statue: (
    <>
      <path d="M13 36h18v4H13zM10 40h24v6H10z" opacity=".4" />
      <circle cx="22" cy="9" r="4" opacity=".46" />
      <path d="M17 15h10l3 9-3 1-1 11h-8l-1-11-3-1z" opacity=".4" />
      <path d="M29 20l7-9 1.5 1L31 23z" opacity=".45" />
    </>
  ),
  arches: (
    <>
      <path d="M0 12h44v5H0z" opacity=".46" />
      <path d="M0 17h44v29h-3V33a5 5 0 0 0-10 0v13h-4V33a5 5 0 0 0-10 0v13h-4V33a5 5 0 0 0-10 0v13H0z" opacity=".3" />
      <path
        d="M2 28v-6a3 3 0 0 1 6 0v6zM11 28v-6a3 3 0 0 1 6 0v6zM20 28v-6a3 3 0 0 1 6 0v6zM29 28v-6a3 3 0 0 1 6 0v6zM38 28v-6a3 3 0 0 1 6 0v6z"
        opacity=".34"
      />
    </>
  ),
  rostra: (
    <>
      <path d="M3 26h38v20H3z" opacity=".26" />
      <path d="M1 22h42v4H1z" opacity=".44" />
      <path d="M8 30l8 2v5l-8 3zM26 30l8 2v5l-8 3z" opacity=".5" />
      <circle cx="22" cy="8" r="3.5" opacity=".5" />
      <path d="M17 13h10l1 9H16z" opacity=".42" />
    </>
  ),
  obelisk: (
    <>
      <path d="M20 8h4l3 30H17z" opacity=".36" />
      <path d="M22 2l2 6h-4zM22 8h2l3 30h-5z" opacity=".42" />
      <path d="M13 38h18v4H13zM9 42h26v4H9z" opacity=".42" />
    </>
  ),
  garden: (
    <>
      <path d="M0 34c12-4 32-4 44 0v12H0z" opacity=".3" />
      <path d="M10 38V24h2v14zM33 38V22h2v16z" opacity=".5" />
      <circle cx="11" cy="19" r="8" opacity=".36" />
      <circle cx="34" cy="16" r="9" opacity=".36" />
      <path d="M18 34h8v3h-8zM20 37h4v5h-4zM17 42h10v3H17zM22 26c3 3 3 5 0 8-3-3-3-5 0-8z" opacity=".5" />
    </>
  ),
  palace: (
    <>
      <path d="M2 24h12v22H2zM30 24h12v22H30z" opacity=".26" />
      <path d="M12 16h20v30H12z" opacity=".3" />
      <path d="M22 5l12 11H10zM1 21h13v3H1zM30 21h13v3H30z" opacity=".42" />
      <path
        d="M15 20h3v14h-3zM20.5 20h3v14h-3zM26 20h3v14h-3zM19 46v-6a3 3 0 0 1 6 0v6zM6 29h4v6H6zM34 29h4v6h-4z"
        opacity=".42"
      />
    </>
  ),
  guild: (
    <>
      <path d="M3 46V24L22 10l19 14v22z" opacity=".26" />
      <path d="M18 46V35a4 4 0 0 1 8 0v11zM7 30h5v7H7zM32 30h5v7h-5z" opacity=".45" />
      <path d="M22 15l1.8 4 4.2.4-3.2 2.8 1 4.2-3.8-2.2-3.8 2.2 1-4.2-3.2-2.8 4.2-.4z" opacity=".6" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type SceneId = keyof typeof SCENES
