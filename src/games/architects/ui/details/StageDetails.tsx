// A Stage: its cost and gain, what it rests on, the ways you can pay for it, or what is missing.
import { PLAYER } from '../../asks.ts'
import { card, type Stage, stage, theToken, token, wonder } from '../../catalogue/index.ts'
import { meetsCondition, PAYMENTS, usesEconomy } from '../../catalogue/payments.ts'
import { meansOf, reach, usable } from '../../measures.ts'
import type { Move } from '../../moves.ts'
import { type State, topAsk } from '../../state.ts'
import { paymentCards } from '../../words.ts'
import type { Lang } from '../../../../kernel/text.ts'
import { Laurel } from '../../../../web/kit/board/icons.tsx'
import { CardSign, PowerIcon } from '../icons/index.tsx'
import { restsText } from '../about.ts'
import { stageState } from '../labels.ts'
import { board, useView } from '../view.ts'
import { sentence } from '../../../../web/kit/board/words.ts'
import { costsButReach, costText, pointsText, word } from '../words.ts'
import { because, type Reason, Why } from '../../../../web/kit/board/Why.tsx'
import { Actions } from './Actions.tsx'

export function StageDetails({ no }: { readonly no: number }) {
  const { s, lang, offers } = useView()
  const item = stage(no)
  const state = stageState(s, item)
  const mine = s.boards[PLAYER].wonder === item.wonder
  return (
    <>
      <p className="ar-soft">{wonder(item.wonder).name[lang]}</p>
      <h3>{costText(item.amount, item.identical, lang)}</h3>
      <StageFacts item={item} />
      {offers.has(`stage:${no}`) && <p className="ar-pay-title">{word('constructWith', lang)}</p>}
      {mine && state === 'built' && <Why spec={board} reason={because(word('built', lang), 'R5.1')} />}
      {mine && state !== 'built' && (
        <Actions
          piece={`stage:${no}`}
          why={whyNot(s, item, lang)}
          label={(move) => <PaymentLine move={move} item={item} lang={lang} />}
        />
      )}
    </>
  )
}

export function StageFacts({ item }: { readonly item: Stage }) {
  const { lang } = useView()
  const { text, power } = wonder(item.wonder)
  return (
    <ul className="ar-facts">
      <li>
        <Laurel amount={item.vp} /> {pointsText(item.vp, lang)}
      </li>
      <li>
        {item.effect && <PowerIcon power={power} />}
        {item.effect ? sentence(text[lang]) : sentence(word('noEffect', lang))}
      </li>
      <li className="ar-soft">{restsText(item, lang)}</li>
    </ul>
  )
}

/** Undefined if something else is asked. */
function whyNot(s: State, item: Stage, lang: Lang): Reason | undefined {
  if (stageState(s, item) === 'notYet') return because(word('notYet', lang), 'R5.1')
  const board = s.boards[PLAYER]
  const means = meansOf(board.cards)
  const have = reach(means, item.identical, usable(s, PLAYER))
  if (have < item.amount) return because(costsButReach[lang](item.amount, have), 'R5.3', 'R5.5')
  return topAsk(s)?.ask === 'turn' ? because(word('takeFirst', lang), 'R3.2', 'R3.4') : undefined
}

function PaymentLine({ move, item, lang }: { readonly move: Move; readonly item: Stage; readonly lang: Lang }) {
  const payment = move.do === 'construct' ? PAYMENTS[move.payment] : undefined
  if (payment === undefined) return null
  const tokens = [
    ...(usesEconomy(payment, item.amount) ? ['economy' as const] : []),
    ...(meetsCondition(payment, item.identical) ? [] : ['engineering' as const]),
  ]
  return (
    <>
      {paymentCards(payment).map((kind, at) => (
        <span key={at} className="ar-paid">
          <CardSign id={card(kind).id} />
          <span className="kit-away">{card(kind).name[lang]}</span>
        </span>
      ))}
      {tokens.map((id) => (
        <small key={id}>+ {token(theToken(id)).name[lang]}</small>
      ))}
    </>
  )
}
