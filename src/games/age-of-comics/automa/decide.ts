// The Automa's answer to every ask that is its own.
import type { Tracer } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { allowed, climb } from '../../../ladder/climb.ts'
import type { Offer } from '../answers.ts'
import type { Ask, EventAsk, YourAsk } from '../asks.ts'
import { type CardNo, genreOf } from '../catalogue/index.ts'
import { ARTISTS, COMICS, type PartNo, WRITERS } from '../catalogue/vocabulary.ts'
import { type Move, OPTION, type Option } from '../moves.ts'
import { comicsToGain, genresFaceDown, genresOnBoard, ordersFaceUp, toPrint } from '../options/automa.ts'
import { type Printed, type State, topAsk } from '../state.ts'
import { artist, comicsOf, DECK_TOP, develop, genresFaceUp, pair, pairGenre, writer } from './ladders/cards.ts'
import { best, collect, flip, print, remove, reward, ripOff } from './ladders/others.ts'
import { tellFans } from './fans.ts'
import { chooseAction } from './plans.ts'
import { type View, viewOf } from './view.ts'

const nothingToDecide = refusal('age-of-comics.nothing-to-decide', {
  it: 'qui l’Automa non ha niente da decidere',
  en: 'there is nothing for the Automa to decide here',
})

export function decide(s: State, tracer?: Tracer): Move {
  const ask = topAsk(s)
  const option = ask && decisionOn(ask, viewOf(s), tracer)
  if (option === undefined) throw nothingToDecide()
  return option.move
}

function decisionOn(ask: Ask, v: View, tracer?: Tracer): Option | undefined {
  const { s } = v
  switch (ask.ask) {
    case 'automa':
      return OPTION.act(chooseAction(v, tracer).area)
    case 'automa-hire':
      return teamToHire(v, tracer)
    case 'automa-develop':
      return first(climb(develop, comicsOf(s), v, tracer), develops)
    case 'automa-remove':
      return first(climb(remove, genresOnBoard(s), v, tracer), OPTION.remove)
    case 'automa-fan':
      return first(climb(best, comicsToGain(s, ask.given), v, tracer), gainsFans)
    case 'automa-reward':
      return first(climb(reward, s.automa.printed, v, tracer), gainsFans)
    case 'automa-print': // S10.1, S10.2 where it has developed something, S10.4 otherwise
      return comicToPrint(v, tracer)
    case 'automa-flip':
      return first(climb(flip, genresFaceDown(s), v, tracer), OPTION.turn)
    case 'automa-collect':
      return first(climb(collect, ordersFaceUp(s), v, tracer), OPTION.collect)
    default: // an ask of its own that is forgotten above does not compile
      ask satisfies YourAsk | EventAsk
      return undefined
  }
}

/** The option of the candidate that is left; nothing where there was none. */
function first<C, O>(left: readonly C[], option: (candidate: C) => O): O | undefined {
  const candidate = left[0]
  return candidate === undefined ? undefined : option(candidate)
}

const develops = (no: CardNo): Offer<'automa-develop'> => (no === DECK_TOP ? OPTION.deck(COMICS) : OPTION.take(no))
const gainsFans = ({ comic }: Printed): Offer<'automa-fan'> => OPTION.fan(comic)

/** With the sum of its fans, for those who ask. */
function comicToPrint(v: View, tracer?: Tracer): Offer<'automa-print'> | undefined {
  const { s } = v
  const comic = climb(s.automa.developed.length > 0 ? print : ripOff, toPrint(s), v, tracer)[0]
  if (comic === undefined) return undefined
  if (tracer !== undefined) tellFans(s, comic, tracer)
  return OPTION.print(comic)
}

/** S7.2 where a genre has both, S7.3 otherwise; S7.4 within a genre. */
function teamToHire(v: View, tracer?: Tracer): Offer<'automa-hire'> | undefined {
  const genre = climb(pairGenre, allowed(pair, genresFaceUp(v.s), v, tracer), v, tracer)[0]
  const from = (part: PartNo): readonly CardNo[] => {
    const { display } = v.s.decks[part]
    return genre === undefined ? display : display.filter((no) => genreOf(no) === genre)
  }
  const chosen = climb(writer, from(WRITERS), v, tracer)[0]
  const partner = climb(artist, from(ARTISTS), v, tracer)[0]
  return chosen === undefined || partner === undefined ? undefined : OPTION.hire(chosen, partner)
}
