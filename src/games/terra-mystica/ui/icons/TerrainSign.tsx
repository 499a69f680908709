// The sign of a colour: a small hex with the drawing of its terrain, so that nothing depends on colour alone.
import type { ColourId } from '../../catalogue/index.ts'
import { SIGNS } from './terrain.ts'

export const TerrainSign = ({ id }: { readonly id: ColourId }) => (
  <svg className="tm-icon tm-sign" viewBox="-12 -12 24 24" data-terrain={id} aria-hidden="true" focusable="false">
    <path className="tm-sign-ground" d="M0-11.5 10-5.75V5.75L0 11.5-10 5.75V-5.75Z" />
    <path className="tm-sign-mark" d={SIGNS[id]} />
  </svg>
)
