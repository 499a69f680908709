// Line icons for controls, on a grid of 24, in the colour of the text around them.
import './kit.css'

const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  left: 'M15 6l-6 6 6 6',
  right: 'M9 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  undo: 'M9 7L4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-3',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11.5H5v9h14v-9h-1',
  correct: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  file: 'M7 3.5h7l4 4v13H7zM14 3.5v4h4',
  copy: 'M9 9h10.5v11.5H9zM6 15H4.5V3.5H15V6',
  warning: 'M12 4L2.8 20h18.4zM12 10v5M12 17.5v.01',
  crown: 'M4 18h16M4 15l-.5-8 5 4L12 5l3.5 6 5-4-.5 8z',
  redo: 'M15 7l4.5 4.5L15 16M19 11.5h-9a5 5 0 0 0 0 10h3',
  more: 'M6.3 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0zM12.8 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0zM19.3 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0z',
  update: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5',
  next: 'M6.5 5.5v13l9-6.5zM18.5 5.5v13',
  device:
    'M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5zM11 18.5h2',
  moves: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  log: 'M5 4.5h10.5a3 3 0 0 1 3 3V20H8a3 3 0 0 1-3-3zM8.5 9H15M8.5 13H15',
  score: 'M12 3.8l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.5l5.6-.7z',
  why: 'M8.6 8.6a3.5 3.5 0 1 1 5 3.2c-1.1.6-1.6 1.3-1.6 2.6M12 18.2h.01',
  report: 'M5.5 20.5v-16h12l-2.5 4 2.5 4h-12',
  settings: 'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h9M17 17h3M15 5v4M9 10v4M15 15v4',
  help: 'M9 9.4a3 3 0 1 1 4.3 2.7c-.9.5-1.3 1-1.3 2M12 17h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  book: 'M12 6.5C10 5 7 4.5 4 4.8v13.7c3-.3 6 .2 8 1.7 2-1.5 5-2 8-1.7V4.8c-3-.3-6 .2-8 1.7zM12 6.5V20',
  delete: 'M5 7h14M10 7V4.5h4V7M7 7l.8 13h8.4L17 7M10.2 10.5v6M13.8 10.5v6',
  dice: 'M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  hint: 'M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 0-3.5 10.9c.5.4.8 1 .8 1.6h5.4c0-.6.3-1.2.8-1.6A6 6 0 0 0 12 3.5z',
  review: 'M4 4.5V19.5H20M7 15l4-5 3.5 3L20 6.5',
  lab: 'M9.5 3.5h5M10.5 3.5v6L5 19a1 1 0 0 0 .9 1.5h12.2A1 1 0 0 0 19 19l-5.5-9.5v-6M7.5 15.5h9',
  eye: 'M2.8 12S6 5.5 12 5.5 21.2 12 21.2 12 18 18.5 12 18.5 2.8 12 2.8 12zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z',
} as const

export type IconName = keyof typeof PATHS
export const ICONS = Object.keys(PATHS) as readonly IconName[]

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="kit-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  )
}
