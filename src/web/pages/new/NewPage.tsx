import { useState } from 'react'
import { Link } from 'wouter'
import { BadInput } from '../../../kernel/refusal.ts'
import { gameOptions, REFEREE } from '../../../kernel/referee.ts'
import { isSeed } from '../../../kernel/seed.ts'
import { NO_VARIANT, VARIANT } from '../../../kernel/variant.ts'
import { type Cover, coverOf } from '../../games.ts'
import { useIdle, useLang, useSay } from '../../hooks.ts'
import { usePrepared } from '../../tables.ts'
import { navigate, useQuery } from '../../router.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Boundary } from '../../shell/Boundary.tsx'
import { Page, Waiting } from '../../shell/Page.tsx'
import { shelf } from '../../store/browser.ts'
import { newGame } from '../../store/session.ts'
import { NEW } from '../../words/new.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { type Choices, chanceOf, diceOf, firstChoices, type Mode, settled, specsOf } from './choices.ts'
import { readDraft } from './draft.ts'
import { keepOwn } from './own-values.ts'
import { troubleWith } from './OptionField.tsx'
import { OptionFields } from './OptionFields.tsx'
import { Bests } from './Bests.tsx'
import { RadioCards } from './RadioCards.tsx'
import { SeedField } from './SeedField.tsx'
import './new.css'
import { later } from '../../later.tsx'

/** Few people need it: it comes when everything else is there. */
const VariantFolds = later(async () => (await import('../../variants/VariantFolds.tsx')).VariantFolds)
/** Beside the table only. */
const RefereeField = later(async () => (await import('./RefereeField.tsx')).RefereeField)
const FromPosition = later(async () => (await import('./FromPosition.tsx')).FromPosition, Waiting)

export function NewPage({ game }: { readonly game: string }) {
  const cover = coverOf(game)
  if (cover?.manifest === undefined) return <NotFoundPage />
  return <LinkedGame cover={cover} manifest={cover.manifest} />
}

/** A link may bring a variant; another link begins anew. */
function LinkedGame(props: Omit<NewGameProps, 'variant'>) {
  const variant = useQuery(VARIANT)
  return <NewGame key={variant} {...props} variant={variant} />
}

interface NewGameProps {
  readonly cover: Cover
  readonly manifest: NonNullable<Cover['manifest']>
  /** The variant of the link. */
  readonly variant: string | undefined
}

const firstWith = (manifest: NewGameProps['manifest'], variant: string | undefined): Choices => {
  const first = firstChoices(manifest)
  if (variant === undefined) return first
  return { ...first, options: settled(manifest, { ...first.options, [VARIANT]: variant }) }
}

function NewGame({ cover, manifest, variant }: NewGameProps) {
  const say = useSay()
  const lang = useLang()
  const fromPosition = useQuery('from') === 'position'
  const [choices, setChoices] = useState<Choices>(
    () => (fromPosition ? readDraft(cover.id)?.choices : undefined) ?? firstWith(manifest, variant),
  )
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<BadInput>()
  usePrepared(cover.id)
  const idle = useIdle()
  const { options, mode, seed } = choices
  const modes: readonly Mode[] = diceOf(manifest).length > 0 ? ['screen', 'beside', 'mixed'] : ['screen', 'beside']

  // Who plays on screen has nobody else to know the table.
  const isRefereed = choices.referee && mode !== 'screen'

  const isOpen = manifest.options.some(({ id }) => id === VARIANT)
  const isReadable = specsOf(manifest, options).every(
    (spec) => troubleWith(spec, options[spec.id] ?? spec.initial) === undefined,
  )

  const begin = async (): Promise<void> => {
    if (busy || !isReadable || (mode !== 'beside' && !isSeed(seed))) return
    setBusy(true)
    for (const spec of manifest.options) keepOwn(cover.id, spec, options[spec.id] ?? spec.initial)
    try {
      const id = await newGame(shelf, manifest, {
        options: gameOptions(manifest, isRefereed ? { ...options, ...REFEREE } : options),
        chance: chanceOf(choices, manifest),
      })
      navigate(`/table/${id}`)
    } catch (error) {
      // A variant may not fit the game: only its rules know.
      if (!(error instanceof BadInput)) throw error
      setRefused(error)
      setBusy(false)
    }
  }

  if (fromPosition) return <FromPosition cover={cover} manifest={manifest} choices={choices} />
  return (
    <Page title={manifest.title[lang]} className="new" lead={<p className="lead">{manifest.about[lang]}</p>}>
      <img className="new-cover" data-accent={cover.id} src={cover.image} alt="" width="320" height="400" />
      <form
        className="paper"
        data-accent={cover.id}
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <h2>{say(NEW.title)}</h2>
        <RadioCards
          title={say(NEW.how)}
          choices={modes.map((id) => ({ id, title: say(NEW[id]), about: say(NEW[`${id}About`]) }))}
          value={mode}
          onChange={(id) => setChoices({ ...choices, mode: id as Mode })}
        />
        {mode === 'screen' ? null : (
          <RefereeField
            manifest={manifest}
            chosen={choices.referee}
            onChange={(referee) => setChoices({ ...choices, referee })}
          />
        )}
        <OptionFields
          manifest={manifest}
          options={options}
          onChange={(next) => setChoices({ ...choices, options: next })}
        />
        {isOpen && idle ? (
          <Boundary fallback={null}>
            <VariantFolds
              manifest={manifest}
              value={options[VARIANT] ?? NO_VARIANT}
              onChange={(value) =>
                setChoices((before) => ({
                  ...before,
                  options: settled(manifest, { ...before.options, [VARIANT]: value }),
                }))
              }
            />
          </Boundary>
        ) : null}
        {mode === 'beside' ? null : (
          <SeedField seed={seed} onChange={(next) => setChoices({ ...choices, seed: next })} />
        )}
        {refused === undefined ? null : (
          <p role="alert" className="wrong">
            {say(NEW.ownBad, { why: refused.tell(lang) })}
          </p>
        )}
        <div className="new-begin">
          <button type="submit" className="kit-button kit-button--main large" disabled={busy}>
            {say(NEW.start)}
          </button>
        </div>
      </form>
      <Boundary fallback={null}>
        <Bests game={cover.id} />
      </Boundary>
      <nav className="new-more" data-accent={cover.id} aria-label={manifest.title[lang]}>
        <Link href={`/new/${cover.id}?from=position`} className="new-link">
          <Icon name="plus" />
          <span>
            {say(NEW.position)}
            <small>{say(NEW.positionAbout)}</small>
          </span>
        </Link>
        {manifest.teaches ? (
          <Link href={`/learn/${cover.id}`} className="new-link">
            <Icon name="hint" />
            <span>
              {say(NEW.lessons)}
              <small>{say(NEW.lessonsAbout)}</small>
            </span>
          </Link>
        ) : null}
        <Link href={`/help/${cover.id}`} className="new-link">
          <Icon name="book" />
          <span>{say(NEW.rules)}</span>
        </Link>
        <Link href={`/gallery/${cover.id}`} className="new-link">
          <Icon name="eye" />
          <span>{say(NEW.gallery)}</span>
        </Link>
      </nav>
    </Page>
  )
}
