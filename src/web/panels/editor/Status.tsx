import type { ReactNode } from 'react'
import { sentence } from '../../kit/board/words.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { type Editing, fieldLabel, useEditing } from './context.ts'
import type { Path, Schema } from './schema.ts'
import { goTo, wrongSection } from './SectionList.tsx'

const WORDS = {
  begin: {
    it: 'Indica che cosa c’è sul tavolo: qui leggi che cosa manca ancora.',
    en: 'Say what lies on the table: what is still missing is told here.',
  },
  unread: {
    it: 'Il testo non è JSON leggibile: resta l’ultima posizione letta.',
    en: 'The text is not readable JSON: the last position that was read stays.',
  },
  go: { it: 'Vai lì', en: 'Go there' },
} as const

interface StatusProps {
  readonly unread: boolean
  readonly begun: boolean
  readonly schema: Schema | undefined
}

/** A status line: where to begin, what the game would ask next, or what is wrong. */
export function Status({ unread, begun, schema }: StatusProps) {
  const editing = useEditing()
  const { verdict, lang, position } = editing
  const wrong = unread
    ? WORDS.unread[lang]
    : verdict.fault && sentence(`${placeOf(editing, verdict.fault.path)}${verdict.fault.text}`)
  const untouched = !unread && (!begun || Object.keys(position).length === 0)
  if (untouched) return <StatusLine text={WORDS.begin[lang]} />
  if (wrong === undefined) return <StatusLine icon="check" text={verdict.prompt ?? ''} />
  const section = unread || schema === undefined ? undefined : wrongSection(editing, schema)
  return (
    <StatusLine icon="warning" text={wrong}>
      {section !== undefined && (
        <Button look="quiet" onClick={() => goTo(section)}>
          {WORDS.go[lang]}
        </Button>
      )}
    </StatusLine>
  )
}

interface StatusLineProps {
  readonly icon?: 'check' | 'warning'
  readonly text: string
  readonly children?: ReactNode
}

function StatusLine({ icon, text, children }: StatusLineProps) {
  return (
    <div className="editor__status" data-wrong={icon === 'warning' || undefined}>
      {icon !== undefined && <Icon name={icon} />}
      <p role="status">{text}</p>
      {children}
    </div>
  )
}

/** The field by its names from the outside in, without indexes of lists. */
function placeOf(editing: Editing, path: Path): string {
  const named = path
    .map((part, at) => (/^\d+$/.test(part) ? '' : fieldLabel(editing, path.slice(0, at + 1))))
    .filter((label) => label !== '')
  return named.length === 0 ? '' : `${named.join(' · ')}: `
}
