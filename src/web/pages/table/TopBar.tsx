import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import type { Lang } from '../../../kernel/contract.ts'
import { useLang, useSay } from '../../hooks.ts'
import { IconButton } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import type { Session } from '../../store/session.ts'
import type { TableView } from '../../store/table-store.ts'
import { TABLE } from '../../words/table.ts'
import { SpeedChips } from './SpeedChips.tsx'

const More = lazy(async () => ({ default: (await import('./More.tsx')).More }))

interface TopBarProps {
  readonly session: Session
  readonly view: TableView
  readonly wide: boolean
}

export function TopBar({ session, view, wide }: TopBarProps) {
  const say = useSay()
  const lang = useLang()
  const [more, setMore] = useState(false)
  const { manifest, game } = session
  return (
    <>
      <header className="table-bar">
        <Link href="/" className="kit-icon-button" aria-label={say(TABLE.leave)} title={say(TABLE.leave)}>
          <Icon name="left" />
        </Link>
        <div className="table-title">
          <h1>{manifest.title[lang]}</h1>
          <p>{aboutTable(session, view, lang, say)}</p>
        </div>
        <div className="table-actions">
          {wide ? <SpeedChips session={session} /> : null}
          <span data-guide="undo" className="undo-pair">
            <IconButton label={say(TABLE.undo)} disabled={!view.canUndo} onClick={() => game.undo()}>
              <Icon name="undo" />
            </IconButton>
            <IconButton label={say(TABLE.redo)} disabled={!view.canRedo} onClick={() => game.redo()}>
              <Icon name="redo" />
            </IconButton>
          </span>
          <IconButton label={say(TABLE.more)} aria-haspopup="dialog" onClick={() => setMore(true)}>
            <Icon name="more" />
          </IconButton>
        </div>
      </header>
      <Suspense fallback={null}>{more ? <More session={session} onClose={() => setMore(false)} /> : null}</Suspense>
    </>
  )
}

function aboutTable(
  { manifest }: Session,
  { table, state }: TableView,
  lang: Lang,
  say: ReturnType<typeof useSay>,
): string {
  const { options, chance } = table.setup
  const level = manifest.options
    .find(({ id }) => id === 'level')
    ?.choices.find(({ id }) => id === options['level'])
    ?.title[lang].replace(/ \(.*\)$/, '')
  const source =
    chance.kind === 'seeded'
      ? say(TABLE.seed, { seed: chance.seed })
      : say(chance.kind === 'dealt' ? TABLE.beside : TABLE.mixed)
  return [table.module.stage?.(state)[lang], level, source].filter((part) => part !== undefined).join(' · ')
}
