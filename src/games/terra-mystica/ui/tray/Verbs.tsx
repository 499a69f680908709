// Actions that need no hex, always in the same order: an impossible one stays, unlit, and says why.
import type { ReactNode } from 'react'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { pause } from '../../../../web/kit/board/view.ts'
import { SHIPPING_PRICE, factionOf, specialAction } from '../../catalogue/index.ts'
import { sayGoods } from '../../amounts.ts'
import { specialsOf } from '../../specials.ts'
import { reasonOf } from '../choices/reason-of.ts'
import { Coin, Power, Priest, Ship, Spade, Turn } from '../icons/icons.tsx'
import { Spot } from '../Spot.tsx'
import { board, type Target, useView } from '../view.ts'
import { advanceText, word } from '../words.ts'

interface Verb {
  readonly target: Target
  readonly text: string
  /** The full text, if the label alone is not clear. */
  readonly label?: string
  readonly sign?: ReactNode
}

export function Verbs() {
  const view = useView()
  const { s, lang, offers } = view
  const paused = pause(view)
  const { shipping, dig } = factionOf(s.player.faction)
  const digPrice = dig?.price
  const verbs: readonly Verb[] = [
    { target: { kind: 'pass' }, text: word('pass', lang) },
    { target: { kind: 'priests' }, text: word('sendPriest', lang), sign: <Priest /> },
    { target: { kind: 'convert' }, text: word('convert', lang), sign: <Coin /> },
    { target: { kind: 'bowls' }, text: word('burn', lang), sign: <Power /> },
    ...(shipping === undefined
      ? []
      : [
          {
            target: { kind: 'shipping' } as const,
            text: word('shipping', lang),
            label: `${advanceText[lang](word('shipping', lang))}: ${sayGoods(SHIPPING_PRICE, lang)}`,
            sign: <Ship />,
          },
        ]),
    ...(digPrice === undefined
      ? []
      : [
          {
            target: { kind: 'dig' } as const,
            text: word('dig', lang),
            label: `${advanceText[lang](word('dig', lang))}: ${sayGoods(digPrice, lang)}`,
            sign: <Spade />,
          },
        ]),
    ...specialsOf(s.player).map((no) => ({
      target: { kind: 'special', no } as const,
      text: specialAction(no).name[lang],
      sign: <Turn />,
    })),
  ]
  return (
    <div className="tm-verbs-tray">
      {paused !== undefined && <p className="tm-wait">{word(paused, lang)}</p>}
      <Group className="tm-verbs" label={word('yourHand', lang)}>
        {verbs.map(({ target, text, label = text, sign }) => {
          const why = paused === undefined && !offers.has(board.nameOf(target)) ? reasonOf(s, target, lang) : ''
          return (
            <Spot
              key={board.nameOf(target)}
              target={target}
              label={[label, why].filter(Boolean).join(': ')}
              className="tm-verb"
              hint={() => [label, why].filter(Boolean).join(': ')}
            >
              {sign}
              {text}
            </Spot>
          )
        })}
      </Group>
    </div>
  )
}
