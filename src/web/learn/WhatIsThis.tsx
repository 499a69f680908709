import { type ReactNode, useState } from 'react'
import { useLang, useSay } from '../hooks.ts'
import { IconButton } from '../kit/Button.tsx'
import { useReading } from '../kit/board/reading.ts'
import { Icon } from '../kit/Icon.tsx'
import { later } from '../later.tsx'
import { TABLE } from '../words/table.ts'
import type { Asked } from './asked.ts'

/** The sheet, loaded when somebody asks. */
export const RulesSheet = later(async () => (await import('./RulesSheet.tsx')).RulesSheet)

const NO_HINT = {}

/** The words of the button, by the question it answers. */
const WORDS = { sign: TABLE.whatIsThis, whySign: TABLE.whyNot, rule: TABLE.theRule, why: TABLE.whyNot } as const

interface WhatIsThisProps {
  readonly game: string
  /** Nothing, while there is nothing to ask about what it stands beside. */
  readonly about: Asked | undefined
  /** The heading of what opens. */
  readonly title: string
  /** As a sign, or as a button with words. */
  readonly look?: keyof typeof WORDS
  /** What it stands beside: a long press or a right click there opens the rules, too. */
  readonly children?: ReactNode
}

/** Opens the rules behind something. */
export function WhatIsThis({ game, about, title, look = 'sign', children }: WhatIsThisProps) {
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(about !== undefined)
  const { handlers } = useReading(open, NO_HINT)
  return (
    <>
      {children === undefined ? null : (
        <div className="kit-read" {...(about === undefined ? {} : handlers)}>
          {children}
        </div>
      )}
      {about === undefined ? null : <Opener look={look} open={open} />}
      {isOpen && about !== undefined ? (
        <RulesSheet game={game} about={about} title={title} lang={lang} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

function Opener({ look, open }: { readonly look: keyof typeof WORDS; readonly open: () => void }) {
  const say = useSay()
  if (look === 'sign' || look === 'whySign')
    return (
      <IconButton label={say(WORDS[look])} aria-haspopup="dialog" onClick={open}>
        <Icon name="help" />
      </IconButton>
    )
  return (
    <button type="button" className="kit-button kit-button--quiet small" aria-haspopup="dialog" onClick={open}>
      <Icon name={look === 'why' ? 'help' : 'book'} /> {say(WORDS[look])}
    </button>
  )
}
