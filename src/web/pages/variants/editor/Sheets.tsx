// The ways out of the editor: play, share, export.
import { useState } from 'react'
import { Link } from 'wouter'
import { fullOptions } from '../../../../kernel/options.ts'
import { NO_VARIANT, VARIANT } from '../../../../kernel/variant.ts'
import { changesOf } from '../../../../variant/data.ts'
import { useLoaded, useSay } from '../../../hooks.ts'
import { Button } from '../../../kit/Button.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { Sheet } from '../../../kit/Sheet.tsx'
import { LinkWays } from '../../../panels/LinkWays.tsx'
import { navigate } from '../../../router.ts'
import { download, fileName } from '../../../shell/download.ts'
import { shelf } from '../../../store/browser.ts'
import { newGame } from '../../../store/session.ts'
import { EDITOR } from '../../../words/variants.ts'
import { randomSeed } from '../../new/choices.ts'
import { RadioCards } from '../../new/RadioCards.tsx'
import type { Checked } from '../check.ts'
import { playLink, variantLink } from '../links.ts'
import type { Opened } from './editing.ts'
import { useLang } from '../../../hooks.ts'

interface WayProps {
  readonly opened: Opened
  readonly checked: Pick<Checked, 'choices' | 'value'>
  readonly onClose: () => void
}

/** Begins a game at one of the variant's levels. */
export function PlaySheet({ opened: { manifest, variants, module }, checked: { choices, value }, onClose }: WayProps) {
  const say = useSay()
  const lang = useLang()
  const part = variants.registry.levels
  const spec = manifest.options.find(({ id }) => id === part?.option)
  const [level, setLevel] = useState(() => {
    const usual = choices.levels.find(({ id }) => id === spec?.initial)
    return (usual ?? choices.levels[0])?.id
  })
  const begin = async (): Promise<void> => {
    const chosen = {
      ...(part === undefined || level === undefined ? {} : { [part.option]: level }),
      ...(value === NO_VARIANT ? {} : { [VARIANT]: value }),
    }
    const options = fullOptions(manifest.options, chosen)
    navigate(`/table/${await newGame(shelf, manifest, { options, chance: { kind: 'seeded', seed: randomSeed() } })}`)
  }
  return (
    <Sheet
      title={say(EDITOR.playTitle)}
      lang={lang}
      onClose={onClose}
      actions={
        <>
          <Link href={playLink(module.game.id, value)} className="kit-button">
            {say(EDITOR.allOptions)}
          </Link>
          <Button look="main" onClick={() => void begin()}>
            {say(EDITOR.start)}
          </Button>
        </>
      }
    >
      {part === undefined || level === undefined ? null : (
        <RadioCards
          title={spec?.title[lang] ?? ''}
          choices={choices.levels.map(({ id, title, about }) => ({ id, title: title[lang], about: about[lang] }))}
          value={level}
          onChange={setLevel}
        />
      )}
    </Sheet>
  )
}

export function ShareSheet({ opened: { variants, manifest }, checked: { choices, value }, onClose }: WayProps) {
  const say = useSay()
  const lang = useLang()
  const { registry } = variants
  const loaded = useLoaded(
    async () => new URL(await variantLink(registry, changesOf(registry, choices)), location.href).href,
    value,
  )
  return (
    <Sheet title={say(EDITOR.shareTitle)} lang={lang} onClose={onClose}>
      <p>{say(EDITOR.shareAbout)}</p>
      <LinkWays
        link={loaded.state === 'ready' ? loaded.value : ''}
        label={say(EDITOR.link)}
        title={choices.title?.[lang] ?? manifest.title[lang]}
        lang={lang}
      />
    </Sheet>
  )
}

export function ExportSheet({ opened: { variants, manifest }, checked: { choices }, onClose }: WayProps) {
  const say = useSay()
  const lang = useLang()
  const name = fileName(choices.title?.[lang] ?? manifest.title[lang]).replace(/\.solotavolo\.txt$/, '.yaml')
  const save = async (way: 'writeChanges' | 'writeVariantFile'): Promise<void> => {
    const file = await import('../../../../variant/file.ts')
    download(name, file[way](variants.registry, choices), 'application/yaml')
  }
  return (
    <Sheet title={say(EDITOR.exportTitle)} lang={lang} onClose={onClose}>
      <p>{say(EDITOR.exportAbout)}</p>
      <p className="row">
        <Button look="main" onClick={() => void save('writeChanges')}>
          <Icon name="file" /> {say(EDITOR.exportChanges)}
        </Button>
        <Button onClick={() => void save('writeVariantFile')}>
          <Icon name="file" /> {say(EDITOR.exportWhole)}
        </Button>
      </p>
    </Sheet>
  )
}
