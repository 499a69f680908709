// Places: an area, a special action, an order, a node, the calendar, idea tokens.
import { PLACES_USED } from '../../catalogue/actions.ts'
import {
  NODE_IDS,
  type NodeNo,
  ORDER_VALUES,
  orderFans,
  orderGenre,
  orderValue,
  SPACE_NAMES,
  SPACES_AT,
  type SpaceNo,
} from '../../catalogue/map.ts'
import { type AreaNo, GENRE_NOS, type GenreNo, type SpecialNo, TIERS } from '../../catalogue/vocabulary.ts'
import { PLAYER } from '../../asks.ts'
import { endOfRoundGains, fulfils, hasCube } from '../../measures.ts'
import { areaName, cardName, fanCount, genreName, nodeName, spaceName, specialName } from '../../names.ts'
import { placeGain } from '../../place-words.ts'
import { NONE, orderOn, SLOTS, type State } from '../../state.ts'
import { AreaSign, Cube, Editor, Idea } from '../icons/index.tsx'
import { besideNode, cubesLeft, editorsLeft, orderText, sideName } from '../labels.ts'
import { Order } from '../map/SalesMap.tsx'
import { whyNot } from '../reasons.ts'
import { useView } from '../view.ts'
import { AREA_ABOUT, SPECIAL_ABOUT, word } from '../words.ts'
import { Actions } from './Actions.tsx'

export function AreaDetails({ no }: { readonly no: AreaNo }) {
  const view = useView()
  const { s, lang } = view
  return (
    <>
      <h3 className="ac-with-sign">
        <AreaSign no={no} /> {areaName(no, lang)}
      </h3>
      <p>{AREA_ABOUT[no][lang]}</p>
      <ol className="ac-order-list">
        {PLACES_USED.map((at) => {
          const side = s.spaces[no][at]
          return (
            <li key={at} className="ac-with-sign">
              {side === undefined ? (placeGain(no, at, lang) ?? word('free', lang)) : <Editor side={side} />}
              {side !== undefined && sideName(side, lang)}
            </li>
          )
        })}
      </ol>
      <Actions piece={`area:${no}`} why={whyNot(view, { kind: 'area', no })} />
    </>
  )
}

export function SpecialDetails({ no }: { readonly no: SpecialNo }) {
  const view = useView()
  const { s, lang } = view
  const has = hasCube(s, no)
  return (
    <>
      <h3 className="ac-with-sign">
        <Cube /> {specialName(no, lang)}
      </h3>
      <p>{SPECIAL_ABOUT[no][lang]}</p>
      <p className="ac-soft">{has ? word('cubeHere', lang) : `${word('cubeFrom', lang)} ${TIERS[no]}`}</p>
      <Actions piece={`special:${no}`} why={whyNot(view, { kind: 'special', no })} />
    </>
  )
}

export function OrderDetails({ no }: { readonly no: SpaceNo }) {
  const view = useView()
  const { s, lang } = view
  const code = orderOn(s, no)
  if (code === NONE) return null
  const [genre, value] = [orderGenre(code), orderValue(code)]
  const fitting = s.player.printed.filter((entry) => value > 0 && fulfils(entry, code))
  const values = ORDER_VALUES.flatMap((each, at) =>
    new Array<number>(s.unseen[genre * ORDER_VALUES.length + at] ?? 0).fill(each),
  )
  return (
    <>
      <div className="ac-about">
        <span className="ac-about-order">
          <Order code={code} />
        </span>
        <div>
          <h3>{spaceName(SPACE_NAMES[no] ?? '', lang)}</h3>
          <p>{orderText(code, lang)}</p>
          {value === 0 ? (
            <p className="ac-soft">
              {word('unseen', lang)}: {values.join(', ')}
            </p>
          ) : (
            <p>
              {word('orderGives', lang)}: {fanCount(orderFans(value), lang)}
            </p>
          )}
          {value > 0 && (
            <p className="ac-soft">
              {fitting.length === 0
                ? word('fitsNone', lang)
                : `${word('fitsNow', lang)}: ${fitting.map(({ comic }) => cardName(comic, lang)).join(', ')}`}
            </p>
          )}
        </div>
      </div>
      <Actions piece={`order:${no}`} why={whyNot(view, { kind: 'order', no })} />
    </>
  )
}

export function NodeDetails({ no }: { readonly no: NodeNo }) {
  const view = useView()
  const { s, lang } = view
  const around = (SPACES_AT[no] ?? []).filter((space) => s.map[space] !== NONE)
  return (
    <>
      <h3>{nodeName(NODE_IDS[no] ?? '', lang)}</h3>
      <p>
        {word('beside', lang)}: {besideNode(no, lang)}
      </p>
      <p>
        {word(around.length > 0 ? 'ordersHere' : 'noOrdersHere', lang)}
        {around.length > 0 && ':'}
      </p>
      <ul className="ac-facts">
        {around.map((space) => (
          <li key={space}>
            <span className="ac-own-order">
              <Order code={orderOn(s, space)} />
            </span>
            {orderText(orderOn(s, space), lang)}
          </li>
        ))}
      </ul>
      <Actions piece={`node:${no}`} why={whyNot(view, { kind: 'node', no })} />
    </>
  )
}

export function CalendarDetails() {
  const { s, lang } = useView()
  return (
    <>
      <h3>{word('calendar', lang)}</h3>
      <p>{word('calendarAbout', lang)}</p>
      <ul className="ac-facts">
        {SLOTS.flatMap((slots, round) =>
          slots.map((slot) => {
            const genre = s.calendar[slot] ?? NONE
            return (
              <li key={slot}>
                {word('round', lang)} {round}:{' '}
                {genre === NONE ? (
                  word('notYet', lang)
                ) : (
                  <>
                    <Idea no={genre} /> {genreName(genre, lang)}
                  </>
                )}
              </li>
            )
          }),
        )}
      </ul>
    </>
  )
}

const AT = {
  idea: 'ideaTokens',
  token: 'ideasBoard',
  supply: 'chooseIdeas',
  genre: 'chooseGenre',
  search: 'search',
} as const

export function GenreDetails({ kind, no }: { readonly kind: keyof typeof AT; readonly no: GenreNo }) {
  const view = useView()
  const { s, lang } = view
  return (
    <>
      <h3 className="ac-with-sign">
        <Idea no={no} /> {genreName(no, lang)}
      </h3>
      <p>
        {word(AT[kind], lang)}
        {kind === 'idea' && `: ${s.player.ideas[no]}`}
        {kind === 'token' && (s.board & (1 << no)) === 0 && `: ${word('taken', lang)}`}
      </p>
      <Actions piece={`${kind}:${no}`} why={whyNot(view, { kind, no })} />
    </>
  )
}

const STATS = {
  money: ['moneyAbout', ({ player }: State) => player.money],
  tickets: ['ticketsAbout', ({ player }: State) => player.tickets],
  editorsLeft: ['editorsAbout', (s: State) => editorsLeft(s, PLAYER)],
  cubes: ['cubesAbout', cubesLeft],
} as const

/** What a number of yours is for. */
export function StatDetails({ kind }: { readonly kind: keyof typeof STATS }) {
  const { s, lang } = useView()
  const [about, value] = STATS[kind]
  return (
    <>
      <h3>
        {word(kind, lang)}: {value(s)}
      </h3>
      <p>{word(about, lang)}</p>
      {kind === 'money' && (
        <p className="ac-soft">
          {word('income', lang)}: ${endOfRoundGains(s).income}
        </p>
      )}
    </>
  )
}

export function MasteryDetails() {
  const { s, lang } = useView()
  return (
    <>
      <h3>{word('mastery', lang)}</h3>
      <p>{word('masteryAbout', lang)}</p>
      <ul className="ac-facts">
        {GENRE_NOS.map((no) => {
          const holder = s.mastery[no]
          return (
            <li key={no}>
              <Idea no={no} /> {genreName(no, lang)}: {holder === NONE ? word('nobody', lang) : sideName(holder, lang)}
            </li>
          )
        })}
      </ul>
    </>
  )
}

export function OrdersDetails() {
  const { s, lang } = useView()
  return (
    <>
      <h3>{word('orders', lang)}</h3>
      <p>
        {word('fulfilled', lang)}: {s.player.fulfilled}
      </p>
      {s.player.orders.length === 0 ? (
        <p>{word('noOrders', lang)}</p>
      ) : (
        <ul className="ac-facts">
          {s.player.orders.map((code, at) => (
            <li key={at}>
              <span className="ac-own-order">
                <Order code={code} />
              </span>
              {orderText(code, lang)}
            </li>
          ))}
        </ul>
      )}
      <p className="ac-soft">{word('ordersAbout', lang)}</p>
    </>
  )
}
