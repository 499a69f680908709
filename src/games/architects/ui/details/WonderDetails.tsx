// A whole Wonder with its five Stages in words.
import { available } from '../../measures.ts'
import { wonder } from '../../catalogue/index.ts'
import { Laurel } from '../../../../web/kit/board/icons.tsx'
import { PowerIcon } from '../icons/index.tsx'
import { stageState } from '../labels.ts'
import { useView } from '../view.ts'
import { sentence } from '../../../../web/kit/board/words.ts'
import { costText, word } from '../words.ts'
import { Wonder } from '../wonder/Wonder.tsx'
import { Actions } from './Actions.tsx'

export function WonderDetails({ no }: { readonly no: number }) {
  const { s, lang, offers } = useView()
  const item = wonder(no)
  const board = s.boards.find((each) => each.wonder === no)
  return (
    <>
      <div className="ar-about">
        <span className="ar-about-wonder">
          <Wonder item={item} built={board?.stages ?? 0} next={board === undefined ? 0 : available(board)} />
        </span>
        <div>
          <h3>{item.name[lang]}</h3>
          <p>{sentence(item.text[lang])}</p>
          {offers.has(`wonder:${no}`) && <Actions piece={`wonder:${no}`} />}
        </div>
      </div>
      <ul className="ar-stage-list">
        {item.stages.toReversed().map((each) => {
          const state = stageState(s, each)
          return (
            <li key={each.no} data-state={state}>
              <Laurel amount={each.vp} />
              {each.effect && <PowerIcon power={item.power} />}
              <span>{costText(each.amount, each.identical, lang)}</span>
              {state !== undefined && state !== 'notYet' && <small>{word(state, lang)}</small>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
