// The Automa's answer to every ask that is its own.
import type { Tracer } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { allowed, foremost } from '../../../ladder/climb.ts'
import type { Offer } from '../answers.ts'
import type { Ask, EventAsk, YourAsk } from '../asks.ts'
import { type CardNo, genreOf } from '../catalogue/index.ts'
import { ARTISTS, COMICS, type PartNo, WRITERS } from '../catalogue/vocabulary.ts'
import { type Move, OPTION, type Option } from '../moves.ts'
import { comicsToGain, genresFaceDown, genresOnBoard, ordersFaceUp, toPrint } from '../options/automa.ts'
import { type Printed, type State, topAsk } from '../state.ts'
import { docOf } from '../variant/index.ts'
import { comicsOf, DECK_TOP, genresFaceUp } from './ladders/cards.ts'
import { tellFans } from './fans.ts'
import { chooseAction } from './plans.ts'
import { type View, viewFor } from './view.ts'

const nothingToDecide = refusal('age-of-comics.nothing-to-decide', {
  it: 'qui l’Automa non ha niente da decidere',
  en: 'there is nothing for the Automa to decide here',
})

export const viewOf = (s: State): View => viewFor(s, docOf(s.variant))

export function decide(s: State, tracer?: Tracer): Move {
  const ask = topAsk(s)
  const option = ask && decisionOn(ask, viewOf(s), tracer)
  if (option === undefined) throw nothingToDecide()
  return option.move
}

function decisionOn(ask: Ask, v: View, tracer?: Tracer): Option | undefined {
  const {
    s,
    doc: { scales },
  } = v
  switch (ask.ask) {
    case 'automa':
      return OPTION.act(chooseAction(v, tracer).area)
    case 'automa-hire':
      return teamToHire(v, tracer)
    case 'automa-develop':
      return optionFor(foremost(scales.develop, comicsOf(s), v, tracer), develops)
    case 'automa-remove':
      return optionFor(foremost(scales.remove, genresOnBoard(s), v, tracer), OPTION.remove)
    case 'automa-fan':
      return optionFor(foremost(scales.best, comicsToGain(s, ask.given), v, tracer), gainsFans)
    case 'automa-reward':
      return optionFor(foremost(scales.reward, s.automa.printed, v, tracer), gainsFans)
    case 'automa-print': // S10.1, S10.2 where it has developed something, S10.4 otherwise
      return comicToPrint(v, tracer)
    case 'automa-flip':
      return optionFor(foremost(scales.flip, genresFaceDown(s), v, tracer), OPTION.turn)
    case 'automa-collect':
      return optionFor(foremost(scales.collect, ordersFaceUp(s), v, tracer), OPTION.collect)
    default: // an ask of its own that is forgotten above does not compile
      ask satisfies YourAsk | EventAsk
      return undefined
  }
}

/** The option of the candidate that is left; nothing where there was none. */
const optionFor = <C, O>(candidate: C | undefined, option: (candidate: C) => O): O | undefined =>
  candidate === undefined ? undefined : option(candidate)

const develops = (no: CardNo): Offer<'automa-develop'> => (no === DECK_TOP ? OPTION.deck(COMICS) : OPTION.take(no))
const gainsFans = ({ comic }: Printed): Offer<'automa-fan'> => OPTION.fan(comic)

/** With the sum of its fans, for those who ask. */
function comicToPrint(v: View, tracer?: Tracer): Offer<'automa-print'> | undefined {
  const { s, doc } = v
  const comic = foremost(s.automa.developed.length > 0 ? doc.scales.print : doc.scales.ripOff, toPrint(s), v, tracer)
  if (comic === undefined) return undefined
  if (tracer !== undefined) tellFans(s, comic, tracer)
  return OPTION.print(comic)
}

/** S7.2 where a genre has both, S7.3 otherwise; S7.4 within a genre. */
function teamToHire(v: View, tracer?: Tracer): Offer<'automa-hire'> | undefined {
  const { sameGenre, scales } = v.doc
  const genre = sameGenre
    ? foremost(scales.pairGenre, allowed(scales.pair, genresFaceUp(v.s), v, tracer), v, tracer)
    : undefined
  const from = (part: PartNo): readonly CardNo[] => {
    const { display } = v.s.decks[part]
    return genre === undefined ? display : display.filter((no) => genreOf(no) === genre)
  }
  const chosen = foremost(scales.writer, from(WRITERS), v, tracer)
  const partner = foremost(scales.artist, from(ARTISTS), v, tracer)
  return chosen === undefined || partner === undefined ? undefined : OPTION.hire(chosen, partner)
}
