// Addresses of variants: to play, to measure, to share.
//
//   #/variants/shared?data=<base64url of the deflated JSON of the variant, with its game and edition>
import { LIMITS, readJson } from '../../../kernel/limits.ts'
import { refusal } from '../../../kernel/refusal.ts'
import type { Registry } from '../../../kernel/variant.ts'
import { opened, packed } from '../../panels/link.ts'
import { isData } from '../../../variant/read-values.ts'
import { VARIANTS } from '../../words/variants.ts'
import type { Data } from './data.ts'

const noVariant = refusal('link.no-variant', VARIANTS.noShared)

export const playLink = (game: string, value: string): string => `/new/${game}?variant=${encodeURIComponent(value)}`
export const measureLink = (game: string, value: string): string =>
  `/lab?game=${game}&variant=${encodeURIComponent(value)}`

export const editorLink = ({ game, id }: { readonly game: string; readonly id: string }): string =>
  `/variants/${game}/${id}`

/** Stands where other addresses have a game. */
export const SHARED = 'shared'
const PREFIX = `#/variants/${SHARED}?data=`

/** The link of a variant by the data of its changes. */
export async function variantLink(
  { game, edition }: Pick<Registry, 'game' | 'edition'>,
  changes: Data,
): Promise<string> {
  return PREFIX + (await packed(`${JSON.stringify({ game, edition, ...changes })}\n`))
}

/** The data in a link, and its game. Throws `BadInput` if there is none or it is damaged. */
export async function readVariantLink(hash: string): Promise<{ readonly game: string; readonly data: Data }> {
  const part = /[?&]data=([^&#\s]+)/.exec(hash)?.[1]
  if (part === undefined) throw noVariant()
  const data = jsonIn(await opened(part))
  if (!isData(data) || typeof data['game'] !== 'string') throw noVariant()
  return { game: data['game'], data }
}

function jsonIn(text: string): unknown {
  try {
    return readJson(text, LIMITS.variantFile)
  } catch {
    throw noVariant()
  }
}
