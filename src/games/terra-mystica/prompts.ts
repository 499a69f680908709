// What is asked, as a sentence, and how far the game has come.
import { inEachLang, type Lang, type Phrase, type Text } from '../../kernel/text.ts'
import { saySpades } from './amounts.ts'
import type { AskName, AskOf } from './asks.ts'
import { colour, hex, ROUNDS } from './catalogue/index.ts'
import { lower } from './names.ts'
import { type Phase, type State, topAsk } from './state.ts'

const OVER: Text = { it: 'La partita è finita.', en: 'The game is over.' }

/** Asks that say what they are about. */
const ABOUT = {
  scoring: {
    it: (round) => `Scegli la tessera turno per il turno ${round}.`,
    en: (round) => `Choose the scoring tile for round ${round}.`,
  } satisfies Phrase<[round: number]>,
  'draw-scoring': {
    it: (round) => `Quale tessera turno si pesca per il turno ${round}?`,
    en: (round) => `Which scoring tile is drawn for round ${round}?`,
  } satisfies Phrase<[round: number]>,
  colour: {
    it: (at) => `In che terreno trasformi ${at}?`,
    en: (at) => `Which terrain do you make of ${at}?`,
  } satisfies Phrase<[hex: string]>,
  'choose-hexes': {
    it: (name) => `Parità, scegli tu gli esagoni: ${name}.`,
    en: (name) => `A tie, choose the hexes: ${name}.`,
  } satisfies Phrase<[colour: string]>,
  settle: {
    it: (name) => `Le abitazioni iniziali degli avversari: ${name}.`,
    en: (name) => `The opponents’ starting dwellings: ${name}.`,
  } satisfies Phrase<[colour: string]>,
  act: {
    it: (round) => `Turno ${round}. Scegli la tua azione.`,
    en: (round) => `Round ${round}. Choose your action.`,
  } satisfies Phrase<[round: number]>,
  dig: {
    it: (spades) => `${spades}. Quale esagono trasformi?`,
    en: (spades) => `${spades}. Which hex do you transform?`,
  } satisfies Phrase<[spades: string]>,
  tie: {
    it: (sets) => `Quale delle possibilità sceglie il caso? (1–${sets})`,
    en: (sets) => `Which of the possibilities does chance pick? (1–${sets})`,
  } satisfies Phrase<[sets: number]>,
} as const

const CULT_DIG: Phrase<[spades: string]> = {
  it: (spades) => `Bonus dei culti: ${spades}. Quale esagono trasformi?`,
  en: (spades) => `Cult bonus: ${spades}. Which hex do you transform?`,
}
const NO_COLOURS: Readonly<Record<'settle' | 'choose-hexes', Text>> = {
  settle: { it: 'Le abitazioni iniziali degli avversari.', en: 'The opponents’ starting dwellings.' },
  'choose-hexes': { it: 'Parità, scegli tu gli esagoni.', en: 'A tie, choose the hexes.' },
}
const BLOCK_ROUND: Phrase<[round: number]> = {
  it: (round) => `Turno ${round}. Le azioni potere non disponibili.`,
  en: (round) => `Round ${round}. The blocked power actions.`,
}

const PLAIN: Readonly<Record<Exclude<AskName, keyof typeof ABOUT>, Text>> = {
  faction: { it: 'Scegli la tua razza.', en: 'Choose your faction.' },
  'draw-faction': { it: 'Quale razza ti tocca?', en: 'Which faction do you get?' },
  third: { it: 'Qual è il terzo colore avversario?', en: 'Which is the third opponent colour?' },
  'draw-third': { it: 'Qual è il terzo colore avversario?', en: 'Which is the third opponent colour?' },
  tile: { it: 'Scegli una tessera bonus da mettere in gioco.', en: 'Choose a bonus tile to put into the game.' },
  'draw-tile': { it: 'Quale tessera bonus si pesca?', en: 'Which bonus tile is drawn?' },
  place: { it: 'Dove metti la tua abitazione iniziale?', en: 'Where do you place your starting dwelling?' },
  bonus: { it: 'Prendi una tessera bonus.', en: 'Take a bonus tile.' },
  build: { it: 'Costruisci un’abitazione?', en: 'Do you build a dwelling?' },
  bridge: { it: 'Dove costruisci il ponte?', en: 'Where do you build the bridge?' },
  step: { it: 'Su quale culto avanzi?', en: 'On which cult do you advance?' },
  town: { it: 'Hai fondato una città: quale tessera prendi?', en: 'You have founded a town: which tile do you take?' },
  favour: { it: 'Quale tessera favore prendi?', en: 'Which favour tile do you take?' },
  exchange: { it: 'Quanti lavoratori diventano sacerdoti?', en: 'How many workers become priests?' },
  tenth: { it: 'Quale culto ottiene la chiave?', en: 'Which cult gets the key?' },
  reaction: { it: 'Cultisti: su quale culto avanzi?', en: 'Cultists: on which cult do you advance?' },
  offer: { it: 'Prendi il potere?', en: 'Do you take the power?' },
  colours: { it: 'I colori degli avversari.', en: 'The opponents’ colours.' },
  pawns: { it: 'Le pedine degli avversari sui culti.', en: 'The opponents’ pawns on the cults.' },
  block: { it: 'Le azioni potere non disponibili.', en: 'The blocked power actions.' },
  die: { it: 'Che cosa dà il dado?', en: 'What does the die show?' },
  'town-steps': { it: 'Un passo su ogni culto.', en: 'A step on every cult.' },
}

export function prompt(s: State, lang: Lang): string {
  const top = topAsk(s)
  if (top === undefined) return OVER[lang]
  switch (top.ask) {
    case 'scoring':
    case 'draw-scoring':
      return ABOUT[top.ask][lang](s.scoring.length + 1)
    case 'colour':
      return ABOUT.colour[lang](hex(top.hex).id)
    case 'settle':
    case 'choose-hexes':
      return settlePrompt(s, top, lang)
    case 'act':
      return ABOUT.act[lang](s.round)
    case 'dig':
      return (top.from === 'cult' ? CULT_DIG : ABOUT.dig)[lang](saySpades(top.spades, lang))
    case 'tie':
      return ABOUT.tie[lang](top.sets)
    case 'block':
      return top.round === 'this' ? PLAIN.block[lang] : BLOCK_ROUND[lang](top.round)
    default:
      return PLAIN[top.ask][lang]
  }
}

function settlePrompt(s: State, { ask, opponent }: AskOf<'settle'> | AskOf<'choose-hexes'>, lang: Lang): string {
  const of = s.opponents[opponent]
  return of === undefined ? NO_COLOURS[ask][lang] : ABOUT[ask][lang](lower(colour(of.colour).name[lang]))
}

const IN_ROUND: Phrase<[round: number]> = {
  it: (round) => `Turno ${round} di ${ROUNDS}`,
  en: (round) => `Round ${round} of ${ROUNDS}`,
}
const ROUND_ENDS: Phrase<[round: number]> = {
  it: (round) => `Fine del turno ${round} di ${ROUNDS}`,
  en: (round) => `End of round ${round} of ${ROUNDS}`,
}
const STAGES = {
  setup: { it: 'Preparazione', en: 'Set-up' },
  'game-end': { it: 'Fine della partita', en: 'End of the game' },
} as const satisfies Partial<Record<Phase, Text>>

export const isSetUp = ({ phase }: State): boolean => phase === 'setup'

export function stage({ phase, round }: State): Text {
  if (phase === 'setup' || phase === 'game-end') return STAGES[phase]
  return inEachLang((lang) => (phase === 'actions' ? IN_ROUND : ROUND_ENDS)[lang](round))
}
