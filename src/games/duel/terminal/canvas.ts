// A grid of characters to draw frames on: lines that meet become the right corner or crossing.
import type { Line, Piece } from '../../../common/lines.ts'

interface Cell {
  char: string
  styles: readonly string[]
  /** Weights of the four arms of a line through the cell, in base 3: up, right, down, left. */
  arms: number
}
export type Canvas = readonly (readonly Cell[])[]

export const LIGHT = 1
export const HEAVY = 2
type Weight = typeof LIGHT | typeof HEAVY

const UP = 27
const RIGHT = 9
const DOWN = 3
const LEFT = 1

/** By arms: what goes up decides the row of 27, then right, down and left. */
const GLYPHS = [' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳', '╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈', '╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋'].join('')

export function blank(width: number, height: number): Canvas {
  return Array.from({ length: height }, () =>
    Array.from({ length: width }, (): Cell => ({ char: '', styles: [], arms: 0 })),
  )
}

export function put(canvas: Canvas, y: number, x: number, text: string, ...styles: readonly string[]): void {
  for (let at = 0; at < text.length; at++) {
    const cell = canvas[y]?.[x + at]
    if (cell === undefined) continue
    cell.char = text.charAt(at)
    cell.styles = styles
  }
}

export interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export function frame(canvas: Canvas, { top, bottom, left, right }: Box, weight: Weight): void {
  const thicken = (y: number, x: number, arm: number) => {
    const cell = canvas[y]?.[x]
    const now = Math.floor((cell?.arms ?? 0) / arm) % 3
    if (cell !== undefined && now < weight) cell.arms += (weight - now) * arm
  }
  for (const y of [top, bottom])
    for (let x = left; x < right; x++) {
      thicken(y, x, RIGHT)
      thicken(y, x + 1, LEFT)
    }
  for (const x of [left, right])
    for (let y = top; y < bottom; y++) {
      thicken(y, x, DOWN)
      thicken(y + 1, x, UP)
    }
}

export const toLines = (canvas: Canvas): Line[] => canvas.map(toLine)

const PLAIN: readonly string[] = []
const PALE: readonly string[] = ['dim']

/** Neighbours in the same dress become one piece. */
function toLine(cells: readonly Cell[]): Line {
  const pieces: Piece[] = []
  let text = ''
  let worn = PLAIN
  for (const { char, styles, arms } of cells) {
    const dress = char === '' ? (isHeavy(arms) ? PLAIN : PALE) : styles
    if (dress !== worn) {
      pieces.push({ text, styles: worn })
      text = ''
      worn = dress
    }
    text += char === '' ? GLYPHS.charAt(arms) : char
  }
  return [...pieces, { text, styles: worn }]
}

const isHeavy = (arms: number): boolean => [UP, RIGHT, DOWN, LEFT].some((arm) => Math.floor(arms / arm) % 3 === HEAVY)
