// A wonder, a token or a back in full.
import { card, token, wonder } from '../../catalogue/index.ts'
import { effectText } from '../../effects-text.ts'
import { PLAYER, SIDES, SOLO } from '../../asks.ts'
import { builtWonders, GUILD_BACK, MAX_WONDERS } from '../../state.ts'
import { CardBack } from '../card/CardBack.tsx'
import { underOf } from '../city/CityWonders.tsx'
import { Token } from '../token/Token.tsx'
import { because, Why } from '../../../../web/kit/board/Why.tsx'
import { board, coverOf, useView } from '../view.ts'
import { sentence } from '../../../../web/kit/board/words.ts'
import { coveredBy, word } from '../words.ts'
import { Wonder } from '../wonder/Wonder.tsx'
import { Actions } from './Actions.tsx'
import { Ledger } from './Ledger.tsx'

export function WonderDetails({ no }: { readonly no: number }) {
  const { s, lang, offers } = useView()
  const item = wonder(no)
  const owner = SIDES.find((side) => s.cities[side].built.includes(no))
  const at = owner === undefined ? -1 : s.cities[owner].built.indexOf(no)
  const buried = owner === undefined ? undefined : s.cities[owner].buried[at]
  const solos = s.cities[SOLO].unbuilt.includes(no)
  const mine = s.cities[PLAYER].unbuilt.includes(no)
  return (
    <>
      <div className="du-about-wonder">
        <Wonder item={item} lang={lang} under={owner === undefined ? undefined : underOf(s.cities[owner], at)} />
      </div>
      <h3>{item.name[lang]}</h3>
      <ul>
        {item.effects.map((effect) => (
          <li key={effect.code}>{effectText(effect, lang)}</li>
        ))}
      </ul>
      {buried !== undefined && (
        <p className="du-kind">
          {word('builtWith', lang)}: {card(buried).name[lang]}
        </p>
      )}
      {owner === undefined && !s.offer.includes(no) && (
        <Ledger item={item} state={s} lang={lang} side={solos ? SOLO : PLAYER} />
      )}
      {offers.has(`wonder:${no}`) ? (
        <Actions piece={`wonder:${no}`} />
      ) : (
        mine && (
          <Why
            spec={board}
            reason={
              builtWonders(s) >= MAX_WONDERS
                ? because(word('sevenBuilt', lang), 'R10.2')
                : because(word('pickCard', lang), 'R10.1')
            }
          />
        )
      )}
    </>
  )
}

export function TokenDetails({ no }: { readonly no: number }) {
  const { s, lang, offers } = useView()
  const item = token(no)
  return (
    <>
      <div className="du-about">
        <span className="du-about-token">
          <Token item={item} />
        </span>
        <div>
          <h3>{item.name[lang]}</h3>
          <ul>
            {item.effects.map((effect) => (
              <li key={effect.code}>{effectText(effect, lang)}</li>
            ))}
          </ul>
        </div>
      </div>
      {offers.has(`token:${no}`) ? (
        <Actions piece={`token:${no}`} />
      ) : (
        s.board.includes(no) && <Why spec={board} reason={because(word('onBoard', lang), 'R13.2')} />
      )}
    </>
  )
}

export function BackDetails({ slot }: { readonly slot: number }) {
  const { s, lang } = useView()
  const guild = s.slots[slot] === GUILD_BACK
  const cover = coverOf(s, slot)
  const covered = cover > 0 ? [sentence(coveredBy(cover, lang))] : []
  return (
    <div className="du-about">
      <span className="du-about-card">
        <CardBack of={guild ? 'guild' : s.age} />
      </span>
      <div>
        <h3>{word(guild ? 'faceDownGuild' : 'faceDown', lang)}</h3>
        <Why spec={board} reason={because([word('faceDownWhy', lang), ...covered].join(' '), 'R4.4', 'R4.2')} />
      </div>
    </div>
  )
}
