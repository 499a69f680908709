// Answers whether you can print a comic with a team now, and what it would give: `options` says whether, `apply` says what.
import type { Json } from '../../../kernel/contract.ts'
import { apply } from '../apply/index.ts'
import { type Ask, PLAYER } from '../asks.ts'
import { bonusOf, type CardNo, cardNo, genreOf, isOriginal } from '../catalogue/index.ts'
import { BONUS_GAINS, GENRES, perGenre } from '../catalogue/vocabulary.ts'
import { cubeFor, fulfils, ideasToPrint, masteryOf, moneyToPrint, valueOf } from '../measures.ts'
import { key, type Move, OPTION } from '../moves.ts'
import { options, optionsFor } from '../options/index.ts'
import type { Printed, State } from '../state.ts'
import type { AskData } from './format.ts'
import { alsoFans } from './turn.ts'

type Fields = { readonly [key: string]: Json }
type PrintAsk = Extract<AskData, { kind: 'print' }>

/** The moves of a print from the first to the last. */
interface Print {
  readonly comic: CardNo
  readonly writer: CardNo
  readonly artist: CardNo
}

export function printAnswer(s: State, { id, writer: writerId, artist: artistId }: PrintAsk): Fields {
  const [comic, writer, artist] = [cardNo(id), cardNo(writerId), cardNo(artistId)]
  if (comic === undefined || writer === undefined || artist === undefined) return { legal: false, why: 'creatives' }
  const print: Print = { comic, writer, artist }
  const why = obstacle(s, print)
  return why === undefined ? { legal: true, ...broughtBy(s, print) } : { legal: false, why }
}

const FIRST_PRINT: Ask = { ask: 'print', left: 1, second: false }
/** More of anything than a print costs. */
const PLENTY = 99

const offers = (s: State, ask: Ask, { move }: { readonly move: Move }): boolean =>
  optionsFor(s, ask).some((option) => key(option.move) === key(move))
const offersTeam = (s: State, { comic, writer, artist }: Print): boolean =>
  offers(s, { ask: 'print-writer', comic }, OPTION.use(writer)) &&
  offers(s, { ask: 'print-artist', comic, writer }, OPTION.use(artist))

/** Why you cannot print it, in the order of the format: if it is possible with plenty of something, then just that is missing. */
function obstacle(s: State, print: Print): string | undefined {
  const { player } = s
  if (!offersTeam({ ...s, player: { ...player, money: PLENTY } }, print)) return 'creatives'
  if (!offersTeam(s, print)) return 'money'
  const move = OPTION.print(print.comic)
  if (offers(s, FIRST_PRINT, move)) return undefined
  if (!isOriginal(print.comic)) return 'ripoff'
  return offers({ ...s, player: { ...player, ideas: perGenre(() => PLENTY) } }, FIRST_PRINT, move) ? 'ideas' : 'comic'
}

function broughtBy(s: State, print: Print): Fields {
  const { comic, writer, artist } = print
  const { player } = s
  const mastery = masteryOf(s, PLAYER, comic)
  const also = alsoFans(player.printed)
  const orders = player.orders.slice()
  carryOut(s, print)
  const entry = player.printed.find((each) => each.comic === comic) as Printed
  const count = player.printed.length
  return {
    cost: { money: moneyToPrint(writer, artist), ideas: ideaCost(comic) },
    value: valueOf(entry),
    fans: entry.fans,
    bonus: bonusAnswer(comic),
    mastery,
    alsoFans: also(),
    ordersFulfilled: orders.filter((order) => fulfils(entry, order)).length,
    cubeTier: cubeFor(count) === 'cube' ? count : null,
  }
}

/** Your turn is below on the stack, so that nothing after the print happens. Orders that fit several comics go to this one. */
function carryOut(s: State, { comic, writer, artist }: Print): void {
  s.asks = [{ ask: 'place' }, FIRST_PRINT]
  for (const { move } of [OPTION.print(comic), OPTION.use(writer), OPTION.use(artist)]) apply(s, move)
  while (s.asks.some(({ ask }) => ask === 'fulfil')) {
    const open = options(s).map(({ move }) => move)
    const move = open.find((each) => each.do === 'fulfil' && each.card === comic) ?? open[0]
    if (move === undefined) return
    apply(s, move)
  }
}

function ideaCost(comic: CardNo): Fields {
  const count = ideasToPrint(comic)
  return count === 0 ? {} : { [GENRES[genreOf(comic)]]: count }
}

/** Without the fan that is among those of the comic. */
function bonusAnswer(comic: CardNo): Fields {
  if (!isOriginal(comic)) return {}
  const { money, ideas, tickets } = BONUS_GAINS[bonusOf(comic)]
  return Object.fromEntries(Object.entries({ money, ideas, tickets }).filter(([, count]) => count > 0))
}
