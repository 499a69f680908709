// The Automa's answer to every ask that is its own.
import { BadInput, type Tracer } from '../../../kernel/contract.ts'
import { allowed, climb } from '../../../ladder/climb.ts'
import type { Ask } from '../asks.ts'
import { type CardNo, GENRE_OF } from '../catalogue/index.ts'
import { ARTISTS, COMICS, WRITERS } from '../catalogue/vocabulary.ts'
import { hire, type Move, OPTION, type Option } from '../moves.ts'
import { comicsToGain, genresFaceDown, genresOnBoard, ordersFaceUp, toPrint } from '../options/automa.ts'
import { NONE, type Printed, type State, topAsk } from '../state.ts'
import { artist, comicsOf, DECK_TOP, develop, genresFaceUp, pair, pairGenre, writer } from './ladders/cards.ts'
import { best, collect, flip, print, remove, ripOff } from './ladders/others.ts'
import { chooseAction } from './plans.ts'
import { type View, viewOf } from './view.ts'

export function decide(s: State, tracer?: Tracer): Move {
  const ask = topAsk(s)
  const option = ask && answerTo(ask, viewOf(s), tracer)
  if (option === undefined) throw new BadInput('there is nothing for the Automa to decide here')
  return option.move
}

function answerTo(ask: Ask, v: View, tracer?: Tracer): Option | undefined {
  const { s } = v
  switch (ask.ask) {
    case 'automa': {
      const { area } = chooseAction(v, tracer)
      return area === NONE ? OPTION['act-none'] : OPTION.act[area]
    }
    case 'automa-hire':
      return teamToHire(v, tracer)
    case 'automa-develop': {
      const no = climb(develop, comicsOf(s), v, tracer)[0]
      return no === DECK_TOP ? OPTION.deck[COMICS] : OPTION.take[no ?? NONE]
    }
    case 'automa-remove':
      return OPTION.remove[climb(remove, genresOnBoard(s), v, tracer)[0] ?? NONE]
    case 'automa-fan':
      return fanFor(v, comicsToGain(s, ask.m), tracer)
    case 'automa-reward':
      return fanFor(v, s.automa.printed, tracer)
    case 'automa-print':
      return OPTION.print[comicToPrint(v, tracer) ?? NONE]
    case 'automa-flip':
      return OPTION.turn[climb(flip, genresFaceDown(s), v, tracer)[0] ?? NONE]
    case 'automa-collect':
      return OPTION.collect[climb(collect, ordersFaceUp(s), v, tracer)[0] ?? NONE]
    default:
      return undefined
  }
}

/** S7.2 where a genre has both, S7.3 otherwise; S7.4 within a genre. */
function teamToHire(v: View, tracer?: Tracer): Option | undefined {
  const genre = climb(pairGenre, allowed(pair, genresFaceUp(v.s), v, tracer), v, tracer)[0]
  const from = (kind: 0 | 1): readonly CardNo[] => {
    const { display } = v.s.decks[kind]
    return genre === undefined ? display : display.filter((no) => GENRE_OF[no] === genre)
  }
  const chosen = climb(writer, from(WRITERS), v, tracer)[0]
  const partner = climb(artist, from(ARTISTS), v, tracer)[0]
  return chosen === undefined || partner === undefined ? undefined : hire(chosen, partner)
}

function fanFor(v: View, among: readonly Printed[], tracer?: Tracer): Option | undefined {
  const entry = climb(best, among, v, tracer)[0]
  return entry && OPTION.fan[entry.comic]
}

/** S10.1, S10.2 where it has developed something, S10.4 otherwise. */
function comicToPrint(v: View, tracer?: Tracer): CardNo | undefined {
  return climb(v.s.automa.developed.length > 0 ? print : ripOff, toPrint(v.s), v, tracer)[0]
}
