// Checks that a position is consistent: that it could be on a table.
import { refusal } from '../../../kernel/refusal.ts'
import { counted, type Unit } from '../../../kernel/text.ts'
import { OPPONENT, PLAYER, type Side, SIDES } from '../asks.ts'
import { ALL_TOKENS, CAT_CARD, stage, stageNo, TOKENS, wonder as theWonder } from '../catalogue/index.ts'
import { SIDE_NAMES } from '../moves.ts'
import { conflict, countOf, FACE_UP, NONE, stackSize, type State } from '../state.ts'
import { nameOf } from '../words.ts'
import { checkCards, checkDecks } from './check-decks.ts'
import type { PositionData } from './format.ts'

/** Compares the state with what the position said and what is possible. */
export function checkState(s: State, p: PositionData): void {
  checkWonders(s, p)
  checkTokens(s, p)
  checkSigns(s, p)
  checkDecks(s, p.over)
  checkCards(s)
}

const TIMES: Unit = { one: { it: 'una volta', en: 'once' }, other: { it: '# volte', en: '# times' } }

const sameWonder = refusal<{ wonder: string }>('architects.same-wonder', {
  it: ({ wonder }) => `${nameOf(wonder, 'it')} è già la tua Meraviglia`,
  en: ({ wonder }) => `both sides have ${nameOf(wonder, 'en')}`,
})
const wonderUntold = refusal('architects.wonder-untold', {
  it: 'prima indica la Meraviglia',
  en: 'say first which Wonder it is',
})
export const otherWondersStage = refusal<{ stage: string; wonder: string }>('architects.stage-of-other-wonder', {
  it: ({ stage: id, wonder }) => `${nameOf(id, 'it')} non è uno Stadio di ${nameOf(wonder, 'it')}`,
  en: ({ stage: id, wonder }) => `${nameOf(id, 'en')} is not a Stage of ${nameOf(wonder, 'en')}`,
})
const stageTwice = refusal<{ stage: string }>('architects.stage-twice', {
  it: ({ stage: id }) => `${nameOf(id, 'it')} c’è due volte`,
  en: ({ stage: id }) => `${nameOf(id, 'en')} is there twice`,
})
const floating = refusal<{ stage: string; on: string }>('architects.stage-floats', {
  it: ({ stage: id, on }) => `${nameOf(id, 'it')} poggia su ${nameOf(on, 'it')}, che manca`,
  en: ({ stage: id, on }) => `${nameOf(id, 'en')} rests on ${nameOf(on, 'en')}, which is missing`,
})

function checkWonders(s: State, p: PositionData): void {
  const [one, two] = [s.boards[PLAYER], s.boards[OPPONENT]]
  if (one.wonder !== NONE && one.wonder === two.wonder)
    throw sameWonder({ wonder: theWonder(one.wonder).id }, ['opponent', 'wonder'])
  for (const side of SIDES) {
    const name = SIDE_NAMES[side]
    const { wonder, stages } = s.boards[side]
    const listed = p[name].stages
    const path = [name, 'stages']
    if (wonder === NONE) {
      if (listed.length > 0) throw wonderUntold(path)
      continue
    }
    const own = theWonder(wonder)
    for (const id of listed) {
      if (stage(stageNo(id) as number).wonder !== wonder) throw otherWondersStage({ stage: id, wonder: own.id }, path)
      if (listed.indexOf(id) !== listed.lastIndexOf(id)) throw stageTwice({ stage: id }, path)
    }
    for (const { bit, on, id } of own.stages) {
      if ((stages & bit) === 0) continue
      const missing = own.stages.find((each) => (on & each.bit & ~stages) !== 0)
      if (missing !== undefined) throw floating({ stage: id, on: missing.id }, path)
    }
  }
}

const tokenTooOften = refusal<{ token: string; there: number; copies: number }>('architects.token-too-often', {
  it: ({ token, there, copies }) =>
    `in tutto ${nameOf(token, 'it')} compare ${counted(there, TIMES, 'it')}, ma il gioco ne ha ${copies}`,
  en: ({ token, there, copies }) =>
    `${nameOf(token, 'en')} is there ${counted(there, TIMES, 'en')}, the game has ${copies}`,
})
const otherStack = refusal<{ stack: number; tokens: number }>('architects.stack', {
  it: ({ stack, tokens }) =>
    `dei ${tokens} segnalini del gioco, quelli che nessuno ha e che non sono scoperti sono ${stack}`,
  en: ({ stack, tokens }) => `of the ${tokens} tokens, those neither held nor face up are ${stack}`,
})
const tooFewFaceUp = refusal('architects.face-up', {
  it: 'finché la pila non è esaurita i segnalini scoperti sono tre',
  en: 'three tokens lie face up while the stack lasts',
})
const notHeld = refusal<{ token: string }>('architects.not-held', {
  it: ({ token }) => `chi è di turno non ha ${nameOf(token, 'it')}`,
  en: ({ token }) => `the active side does not hold ${nameOf(token, 'en')}`,
})

function checkTokens(s: State, p: PositionData): void {
  for (const { no, id, copies } of TOKENS) {
    const there = countOf(s.boards[0].tokens, no) + countOf(s.boards[1].tokens, no) + countOf(s.faceUp, no)
    if (there > copies) throw tokenTooOften({ token: id, there, copies }, ['progress'])
  }
  const stack = stackSize(s)
  if (p.progress?.stack !== undefined && p.progress.stack !== stack)
    throw otherStack({ stack, tokens: ALL_TOKENS }, ['progress', 'stack'])
  if (p.progress !== undefined && s.faceUp.length < FACE_UP && stack > 0 && !p.setup && p.events.length === 0)
    throw tooFewFaceUp(['progress', 'faceUp'])
  const stray = p.used.find((id) => !p[SIDE_NAMES[s.active]].tokens.includes(id))
  if (stray !== undefined) throw notHeld({ token: stray }, ['used'])
}

const TOKENS_TURNED: Unit = {
  one: { it: '# segnalino', en: '# token' },
  other: { it: '# segnalini', en: '# tokens' },
}
const otherConflict = refusal<{ turned: number; told: number }>('architects.conflict', {
  it: ({ turned, told }) =>
    `i Corni davanti ai due giocatori girano ${counted(turned, TOKENS_TURNED, 'it')}, non ${told}`,
  en: ({ turned, told }) =>
    `the Horns in front of both sides turn ${counted(turned, TOKENS_TURNED, 'en')}, not ${told}`,
})
const catWithNobody = refusal('architects.cat-with-nobody', {
  it: 'c’è una carta con il Gatto, quindi qualcuno ha la pedina',
  en: 'somebody has Cat cards, so somebody owns the Cat pawn',
})
const NO_CAT_CARD = [
  { it: 'non hai carte con il Gatto', en: 'you have no Cat card' },
  { it: 'l’Avversario non ha carte con il Gatto', en: 'the Opponent has no Cat card' },
] as const
const noCatCard = refusal<{ side: Side }>('architects.no-cat-card', {
  it: ({ side }) => NO_CAT_CARD[side].it,
  en: ({ side }) => NO_CAT_CARD[side].en,
})

function checkSigns(s: State, p: PositionData): void {
  if (p.conflict !== undefined && p.conflict !== conflict(s))
    throw otherConflict({ turned: conflict(s), told: p.conflict }, ['conflict']) // R7.6
  const cats = (side: Side) => s.boards[side].cards[CAT_CARD] as number
  if (s.cat === NONE && cats(0) + cats(1) > 0) throw catWithNobody(['cat']) // R9.5
  if (s.cat !== NONE && cats(s.cat as Side) === 0) throw noCatCard({ side: s.cat as Side }, ['cat'])
}
