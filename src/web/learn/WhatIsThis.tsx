import { useState } from 'react'
import { useLang, useSay } from '../hooks.ts'
import { IconButton } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { later } from '../later.tsx'
import { TABLE } from '../words/table.ts'
import type { Asked } from './asked.ts'

const RulesSheet = later(async () => (await import('./RulesSheet.tsx')).RulesSheet)

/** The words of the button, by the question it answers. */
const WORDS = { sign: TABLE.whatIsThis, whySign: TABLE.whyNot, rule: TABLE.theRule, why: TABLE.whyNot } as const

interface WhatIsThisProps {
  readonly game: string
  readonly about: Asked
  /** The heading of what opens. */
  readonly title: string
  /** As a sign, or as a button with words. */
  readonly look?: keyof typeof WORDS
}

/** Opens the rules behind something. */
export function WhatIsThis({ game, about, title, look = 'sign' }: WhatIsThisProps) {
  const say = useSay()
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {look === 'sign' || look === 'whySign' ? (
        <IconButton label={say(WORDS[look])} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="help" />
        </IconButton>
      ) : (
        <button
          type="button"
          className="kit-button kit-button--quiet small"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name={look === 'why' ? 'help' : 'book'} /> {say(WORDS[look])}
        </button>
      )}
      {isOpen ? (
        <RulesSheet game={game} about={about} title={title} lang={lang} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
