// Settings and players of the lab in words.
import type { Manifest } from '../../../kernel/contract.ts'
import { tellChoice, toldOptions } from '../../../kernel/options.ts'
import { type Lang, tell } from '../../../kernel/text.ts'
import type { Sim } from '../../../lab/job.ts'
import type { PlayerName } from '../../../players/index.ts'
import type { GameOptions } from '../../store/open.ts'
import { LAB_PAGE } from '../../words/lab.ts'

/** The options that are not as usual; those of a variant by its title. */
export function tellSetting(manifest: Manifest, options: GameOptions, lang: Lang): string {
  const told = toldOptions(manifest, options)
    .filter(({ id, initial }) => (options[id] ?? initial) !== initial)
    .map((spec) => `${spec.title[lang]}: ${tellChoice(spec, options[spec.id] ?? spec.initial, lang)}`)
  return told.length === 0 ? LAB_PAGE.asDocument[lang] : told.join(' · ')
}

/** Only what differs between two settings. */
export function tellDifferent(manifest: Manifest, options: GameOptions, other: GameOptions, lang: Lang): string {
  const specs = toldOptions(manifest, { ...other, ...options }).filter(
    ({ id, initial }) => (options[id] ?? initial) !== (other[id] ?? initial),
  )
  return specs
    .map((spec) => {
      const own = toldOptions(manifest, options).find(({ id }) => id === spec.id) ?? spec
      return `${spec.title[lang]}: ${tellChoice(own, options[spec.id] ?? spec.initial, lang)}`
    })
    .join(' · ')
}

export const tellPlayer = ({ player, playouts }: Pick<Sim, 'player' | 'playouts'>, lang: Lang): string =>
  playouts === undefined ? LAB_PAGE[player as PlayerName][lang] : tell(LAB_PAGE.searchWith, lang, { playouts })
