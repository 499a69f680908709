// Moves of yours that would do nothing, and why: nobody means to spend a turn on them.
import type { Text } from '../../kernel/contract.ts'
import { canAcquire, canPlaceAt, somebodyMoves } from './apply/flow.ts'
import { isDiplomat } from './apply/turn.ts'
import { card, type CardNo, theCard } from './catalogue/index.ts'
import { canBuild, copied, freePlayer, specialistOffer } from './measures.ts'
import type { Move } from './moves.ts'
import { mapOf, NONE, type State, topAsk } from './state.ts'

const WHY = {
  copy: {
    it: 'Non c’è nulla da copiare: in cima alle carte giocate serve una carta che non sia un Diplomatico.',
    en: 'There is nothing to copy: the top of your played cards must be a card other than a Diplomat.',
  },
  houses: {
    it: 'Non hai abitazioni in città di questa merce: non produci nulla.',
    en: 'You have no house in a city of this good: nothing is produced.',
  },
  room: {
    it: 'Il magazzino è pieno: non ricevi nulla.',
    en: 'Your storehouse is full: you get nothing.',
  },
  architect: {
    it: 'Nessun colono può muovere e non puoi pagare nessuna abitazione.',
    en: 'No colonist can move and you can pay for no house.',
  },
  stays: {
    it: 'Nessun colono si muove e non puoi pagare nessuna abitazione: il turno va perso.',
    en: 'No colonist moves and you can pay for no house: the turn is lost.',
  },
  cards: {
    it: 'Non puoi pagare nessuna delle carte in vendita.',
    en: 'You can pay for none of the cards for sale.',
  },
  noCard: {
    it: 'Non acquisti nessuna carta: il turno va perso.',
    en: 'You buy no card: the turn is lost.',
  },
  neither: {
    it: 'Non prendi i sesterzi e non collochi coloni: il turno va perso.',
    en: 'You take no sestertii and place no colonist: the turn is lost.',
  },
  tribune: {
    it: 'Il Tribuno riprende solo sé stesso: non ci sono carte giocate, e non puoi collocare un colono.',
    en: 'The Tribune takes back only itself: no card has been played, and you can place no colonist.',
  },
} as const satisfies Readonly<Record<string, Text>>

export function idle(s: State, m: Move): Text | undefined {
  switch (m.do) {
    case 'play':
      return idleCard(s, theCard(m.card))
    case 'produce':
      return freePlayer(s) === 0 ? WHY.room : undefined // R4.2
    case 'done':
      return idleEnd(s)
    default:
      return undefined
  }
}

/** How many cards they buy at most (R10.1, R10.2). */
const BUYS = { senator: 2, consul: 1 } as const

/** A card, played or copied, whose action can do nothing (R3.2). */
function idleCard(s: State, no: CardNo): Text | undefined {
  const { role, good } = card(no)
  switch (role) {
    case 'diplomat': {
      const original = copied(s.player.discard, isDiplomat)
      return original === NONE ? WHY.copy : idleCard(s, original) // S4.2, Q24
    }
    case 'architect':
      return somebodyMoves({ ...s, steps: s.player.colonists.length }) || canBuild(s) ? undefined : WHY.architect
    case 'prefect':
      return s.coinSides === 0 && freePlayer(s) === 0 ? WHY.room : undefined
    case 'senator':
    case 'consul':
      return canAcquire({ ...s, buys: BUYS[role], atSpaces: role === 'senator' }) ? undefined : WHY.cards
    case 'tribune':
      return s.player.discard.length === 0 && !canPlaceAt(s, mapOf(s).capital.no) ? WHY.tribune : undefined
    case 'mason':
    case 'farmer':
    case 'smith':
    case 'vintner':
    case 'weaver':
      if (specialistOffer(s, good) === 0) return WHY.houses
      return freePlayer(s) === 0 ? WHY.room : undefined
    case 'mercator':
    case 'colonist':
      return undefined
  }
}

/** The end of an action of which nothing has been done yet. */
function idleEnd(s: State): Text | undefined {
  switch (topAsk(s)?.ask) {
    case 'move':
      return s.steps === s.player.colonists.length && !canBuild(s) ? WHY.stays : undefined
    case 'buy':
      return s.buys === BUYS[s.atSpaces ? 'senator' : 'consul'] ? WHY.noCard : undefined
    case 'colonist':
      return WHY.neither
    default:
      return undefined
  }
}
