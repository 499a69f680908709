// What can be done that needs no hex, in a row: at hand where the boards themselves are further down.
import type { ReactNode } from 'react'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { specialAction } from '../../catalogue/index.ts'
import { Coin, Power, Priest, Ship, Spade, Turn } from '../icons/icons.tsx'
import { Spot } from '../Spot.tsx'
import { board, type Target, useView } from '../view.ts'
import { advanceText, word } from '../words.ts'

interface Verb {
  readonly target: Target
  readonly text: string
  /** In full, where the text alone would not tell. */
  readonly label?: string
  readonly sign?: ReactNode
}

export function Verbs() {
  const { lang, offers } = useView()
  const specials = [...offers.keys()].flatMap((name) => (name.startsWith('special:') ? [Number(name.slice(8))] : []))
  const verbs: readonly Verb[] = [
    { target: { kind: 'pass' }, text: word('pass', lang) },
    { target: { kind: 'powers' }, text: word('powers', lang), sign: <Power /> },
    ...specials.map((no) => ({
      target: { kind: 'special', no } as const,
      text: specialAction(no).name[lang],
      sign: <Turn />,
    })),
    { target: { kind: 'priests' }, text: word('sendPriest', lang), sign: <Priest /> },
    {
      target: { kind: 'shipping' },
      text: word('shipping', lang),
      label: advanceText[lang](word('shipping', lang)),
      sign: <Ship />,
    },
    {
      target: { kind: 'dig' },
      text: word('dig', lang),
      label: advanceText[lang](word('dig', lang)),
      sign: <Spade />,
    },
    { target: { kind: 'convert' }, text: word('convert', lang), sign: <Coin /> },
    { target: { kind: 'bowls' }, text: word('burn', lang), sign: <Power /> },
  ]
  return (
    <div className="tm-tray tm-verbs-tray">
      <Group className="tm-verbs" label={word('yourHand', lang)}>
        {verbs.map(({ target, text, label = text, sign }) =>
          offers.has(board.nameOf(target)) ? (
            <Spot key={board.nameOf(target)} target={target} label={label} className="tm-verb">
              {sign}
              {text}
            </Spot>
          ) : null,
        )}
      </Group>
    </div>
  )
}
