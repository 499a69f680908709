// Custom properties, which React's style type does not know.
import type { CSSProperties } from 'react'

export const vars = (values: Readonly<Record<`--${string}`, string>>): CSSProperties => values
