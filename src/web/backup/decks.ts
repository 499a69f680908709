import { GAMES } from '../../games/index.ts'
import type { Manifest, OptionSpec, Text } from '../../kernel/contract.ts'
import { checkChoice } from '../../kernel/options.ts'
import { LANGS } from '../../kernel/text.ts'
import { keptOf, restoreKept } from '../pages/new/own-values.ts'
import { BACKUP } from '../words/backup.ts'
import { fieldsOf, type Part, type Told, telling } from './part.ts'

/** Custom values, such as a deck: the last one entered, its name, and whether the last game used it. */
export const decksPart: Part = {
  id: 'decks',
  title: BACKUP.decks,

  async write() {
    const games = GAMES.map(({ id, options }) => {
      const kept = options.filter(isOwn).map((spec) => [spec.id, keptOf(id, spec)] as const)
      return [id, Object.fromEntries(kept.filter(([, values]) => Object.keys(values).length > 0))] as const
    })
    return Object.fromEntries(games.filter(([, options]) => Object.keys(options).length > 0))
  },

  async merge(data) {
    const changed: Told[] = []
    const stayed: Told[] = []
    const refused: Told[] = []
    for (const [game, options] of Object.entries(fieldsOf(data)))
      for (const [option, value] of Object.entries(fieldsOf(options))) {
        const manifest = GAMES.find(({ id }) => id === game)
        const spec = manifest?.options.find(({ id }) => id === option)
        const values = spec === undefined ? undefined : readKept(spec, value)
        if (manifest === undefined || spec === undefined || values === undefined) {
          refused.push(telling(BACKUP.damagedDeck, { title: manifest?.title ?? BACKUP.unknownTitle }))
          continue
        }
        const title = titleOf(manifest, spec)
        const here = keptOf(game, spec)
        if (restoreKept(game, spec, { ...values, ...here })) changed.push(telling(BACKUP.deckRestored, { title }))
        if (values.own !== undefined && here.own !== undefined && values.own !== here.own)
          stayed.push(telling(BACKUP.deckStays, { title }))
      }
    return { changed, stayed, refused }
  },
}

/** A longer name was not given here. */
const MOST_LETTERS = 100

const isOwn = ({ own }: OptionSpec): boolean => own !== undefined

/** Undefined if one of them cannot be used. */
function readKept(spec: OptionSpec, value: unknown): ReturnType<typeof keptOf> | undefined {
  try {
    const { own, chosen, name } = fieldsOf(value)
    const usable = (text: unknown): string => {
      checkChoice(spec, String(text))
      return String(text)
    }
    return {
      ...(own === undefined ? {} : { own: usable(own) }),
      ...(chosen === undefined ? {} : { chosen: usable(chosen) }),
      ...(typeof name === 'string' ? { name: name.slice(0, MOST_LETTERS) } : {}),
    }
  } catch {
    return undefined
  }
}

/** "Age of Comics: deck". */
const titleOf = ({ title }: Manifest, spec: OptionSpec): Text =>
  Object.fromEntries(LANGS.map((lang) => [lang, `${title[lang]}, ${spec.title[lang].toLowerCase()}`])) as Text
