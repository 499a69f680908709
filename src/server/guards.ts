// Headers of every answer: only our own files run, nothing is framed, and no type is guessed.
import { createHash } from 'node:crypto'

type Headers = Readonly<Record<string, string>>

const ALWAYS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The guards of an answer. A page may use the styles that stand in it, each allowed by its hash. */
export const guards = (html = ''): Headers => ({
  ...ALWAYS,
  'Content-Security-Policy': [
    "default-src 'self'",
    ["style-src 'self'", ...stylesIn(html).map(sourceOf)].join(' '),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
  ].join('; '),
})

/** What stands between the tags, as the browser hashes it: with line feeds only. */
const stylesIn = (html: string): readonly string[] =>
  Array.from(html.replaceAll(/\r\n?/g, '\n').matchAll(/<style\b[^>]*>([^]*?)<\/style/gi), ([, style = '']) => style)

const sourceOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`
