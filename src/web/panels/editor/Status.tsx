import { Icon } from '../../kit/Icon.tsx'
import { fieldLabel, useEditing } from './context.ts'

const WORDS = {
  begin: {
    it: 'Indica che cosa c’è sul tavolo: qui leggi che cosa manca ancora.',
    en: 'Say what lies on the table: what is still missing is told here.',
  },
  unread: {
    it: 'Il testo non è JSON leggibile: resta l’ultima posizione letta.',
    en: 'The text is not readable JSON: the last position that was read stays.',
  },
} as const

/** One line that always says how things stand: what the game would ask, or what is wrong. */
export function Status({ unread }: { readonly unread: boolean }) {
  const editing = useEditing()
  const { verdict, lang, position } = editing
  const { fault } = verdict
  const where = fault === undefined ? '' : placeOf(fault.path)
  const untouched = !unread && Object.keys(position).length === 0
  const wrong = !untouched && (unread || fault !== undefined)
  if (untouched)
    return (
      <p role="status" className="editor__status">
        {WORDS.begin[lang]}
      </p>
    )
  return (
    <p role="status" className="editor__status" data-wrong={wrong || undefined}>
      <Icon name={wrong ? 'warning' : 'check'} />
      <span>{unread ? WORDS.unread[lang] : fault === undefined ? verdict.prompt : `${where}${fault.text}`}</span>
    </p>
  )

  function placeOf(path: readonly string[]): string {
    const labels = path.map((part, at) => {
      const label = fieldLabel(editing, path.slice(0, at + 1))
      return /^\d+$/.test(part) ? '' : label
    })
    const named = labels.filter((label) => label !== '')
    return named.length === 0 ? '' : `${named.join(' · ')}: `
  }
}
