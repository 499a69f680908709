// What a piece does, in a sentence or two.
import { counted, inEachLang, type Lang, type Phrase, type Text, type Unit } from '../../../kernel/text.ts'
import { sentence } from '../../../web/kit/board/words.ts'
import { noPriority, severalDie } from '../automa/ladders/cards.ts'
import {
  card,
  type Card,
  cardNo,
  type Stage,
  stage,
  stageNo,
  type Token,
  token,
  tokenNo,
  type Wonder,
  wonder,
  wonderNo,
} from '../catalogue/index.ts'
import type { ColourId, TokenEffect } from '../catalogue/vocabulary.ts'
import { FACES } from '../moves.ts'
import { costText, pointsText, word } from './words.ts'

const HORNS: Unit = {
  one: { it: '# Corno gira un segnalino Conflitto', en: '# Horn turns a Conflict token' },
  other: { it: '# Corni girano altrettanti segnalini Conflitto', en: '# Horns turn as many Conflict tokens' },
}
const hornsText = (horns: number, lang: Lang): string => counted(horns, HORNS, lang)

const CAT: Phrase<[points: string]> = {
  it: (points) => `Vale ${points} a fine partita. Chi la prende riceve anche la pedina Gatto.`,
  en: (points) => `Worth ${points} at the end. Whoever takes it gets the Cat pawn, too.`,
}
const BLUE: Phrase<[points: string]> = {
  it: (points) => `Vale ${points} a fine partita.`,
  en: (points) => `Worth ${points} at the end of the game.`,
}
const RED: Phrase<[horns: string]> = {
  it: (horns) =>
    `Vale 1 Scudo fino alla prossima battaglia, poi si scarta. ${horns}: con il terzo c’è battaglia a fine turno.`,
  en: (horns) =>
    `Worth 1 Shield until the next battle, then discarded. ${horns}: with the third there is a battle at the end of the turn.`,
}

/** R4: what the cards of a colour are for; those of one colour that differ say more. */
const CARD: Readonly<Record<ColourId, Phrase<[card: Card]>>> = {
  grey: {
    it: () => 'Una Risorsa: si scarta insieme ad altre per costruire uno Stadio.',
    en: () => 'A Resource: discarded with others to construct a Stage.',
  },
  yellow: {
    it: () => 'Vale una Risorsa qualsiasi: si scarta per costruire uno Stadio.',
    en: () => 'Stands for any Resource: discarded to construct a Stage.',
  },
  blue: {
    it: ({ vp, cat }) => (cat ? CAT : BLUE).it(pointsText(vp, 'it')),
    en: ({ vp, cat }) => (cat ? CAT : BLUE).en(pointsText(vp, 'en')),
  },
  green: {
    it: () => 'Simbolo scientifico: due uguali o tre diversi si scartano per un segnalino Progresso.',
    en: () => 'A science symbol: two equal or three different ones are discarded for a Progress token.',
  },
  red: {
    it: ({ horns }) => (horns > 0 ? RED.it(hornsText(horns, 'it')) : 'Vale 1 Scudo fino alla fine della partita.'),
    en: ({ horns }) => (horns > 0 ? RED.en(hornsText(horns, 'en')) : 'Worth 1 Shield to the end of the game.'),
  },
}
export const cardText = (no: number, lang: Lang): string => CARD[card(no).colour][lang](card(no))

const ONCE: Text = {
  it: 'Si prende da un mazzo a scelta, una volta per turno.',
  en: 'Taken from a deck of your choice, once per turn.',
}
const AT_END: Text = { it: 'Si conta a fine partita.', en: 'Counted at the end of the game.' }
/** R8.1, R8.2: when a token works, where it does not say so itself. */
const WHEN: Readonly<Record<TokenEffect['code'], Text | undefined>> = {
  'extra-card': ONCE,
  'extra-card-on-stage': ONCE,
  'coin-worth-two': undefined,
  'any-resources': undefined,
  shields: { it: 'Contano in ogni battaglia.', en: 'They count in every battle.' },
  'vp-wonder': AT_END,
  'vp-per-cat': AT_END,
  'vp-per-victory': AT_END,
  'vp-per-token': AT_END,
  'vp-pair': AT_END,
}
const tokenText = ({ text, effect }: Token, lang: Lang): string =>
  [sentence(text[lang]), WHEN[effect.code]?.[lang] ?? ''].filter(Boolean).join(' ')

const EFFECTS: Unit = {
  one: { it: '# Stadio ha questo effetto', en: '# Stage has this effect' },
  other: { it: '# Stadi hanno questo effetto', en: '# Stages have this effect' },
}
const ALL_STAGES: Phrase<[points: string]> = {
  it: (points) => `I cinque Stadi valgono ${points}.`,
  en: (points) => `The five Stages are worth ${points}.`,
}
function wonderText({ text, stages }: Wonder, lang: Lang): string {
  const effects = stages.filter(({ effect }) => effect).length
  const points = stages.reduce((sum, { vp }) => sum + vp, 0)
  return [
    sentence(text[lang]),
    ...(effects > 0 ? [sentence(counted(effects, EFFECTS, lang))] : []),
    ALL_STAGES[lang](pointsText(points, lang)),
  ].join(' ')
}

export const restsText = ({ wonder: of, on }: Stage, lang: Lang): string => {
  const under = wonder(of).stages.filter(({ bit }) => (on & bit) !== 0)
  if (under.length === 0) return word('restsOnGround', lang)
  return `${word('restsOn', lang)}: ${under.map(({ amount, identical }) => costText(amount, identical, lang)).join('; ')}`
}
const COSTS: Phrase<[cost: string]> = {
  it: (cost) => `Si costruisce con ${cost}.`,
  en: (cost) => `Constructed with ${cost}.`,
}
function stageText(item: Stage, lang: Lang): string {
  const { vp, effect, amount, identical } = item
  const gains = [...(vp > 0 ? [pointsText(vp, lang)] : []), ...(effect ? [wonder(item.wonder).text[lang]] : [])]
  return [
    COSTS[lang](costText(amount, identical, lang)),
    sentence(gains.join(', ')),
    sentence(restsText(item, lang)),
  ].join(' ')
}

/** R2.2, R2.3, R6.3 */
const PILES: Readonly<Record<string, Text>> = {
  player: {
    it: 'Scoperto: la carta in cima è in vista e la può prendere anche l’Avversario.',
    en: 'Face up: its top card is in view, and the Opponent may take it, too.',
  },
  opponent: {
    it: 'Scoperto: la carta in cima è in vista e la puoi prendere anche tu.',
    en: 'Face up: its top card is in view, and you may take it, too.',
  },
  central: {
    it: 'Coperto: si prende senza vedere, a meno che il Gatto non faccia guardare.',
    en: 'Face down: taken unseen, unless the Cat lets you look.',
  },
  stack: {
    it: 'I segnalini Progresso coperti: si può prendere il primo senza guardare, invece di uno dei tre scoperti.',
    en: 'The face-down Progress tokens: the top one may be taken unseen instead of one of the three face up.',
  },
}

/** What the table of a die says of a face. */
const rowOf = ({ rungs }: typeof noPriority, face: number): Text =>
  rungs.find(({ faces }) => faces.includes(face))?.text ?? inEachLang(() => '')
/** S10, S11 */
const FACE: Phrase<[none: string, several: string]> = {
  it: (none, several) =>
    `Sceglie per l’Avversario: se nessuna priorità è soddisfatta, ${none}; fra due mazzi alla pari, ${several}.`,
  en: (none, several) =>
    `Chooses for the Opponent: where no priority is met, ${none}; between two equal decks, ${several}.`,
}
const faceText = (face: number, lang: Lang): string =>
  FACE[lang](rowOf(noPriority, face)[lang], rowOf(severalDie, face)[lang])

const isFace = (id: string): boolean => FACES.some((face) => String(face) === id)

export function about(id: string, lang: Lang): string {
  const [c, t, w, st] = [cardNo(id), tokenNo(id), wonderNo(id), stageNo(id)]
  if (c !== undefined) return cardText(c, lang)
  if (t !== undefined) return tokenText(token(t), lang)
  if (w !== undefined) return wonderText(wonder(w), lang)
  if (st !== undefined) return stageText(stage(st), lang)
  return isFace(id) ? faceText(Number(id), lang) : (PILES[id]?.[lang] ?? '')
}

export const cite = (id: string): string | undefined => (isFace(id) ? noPriority.cite : undefined)
