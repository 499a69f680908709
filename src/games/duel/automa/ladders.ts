// Every scale of SOLO, declared once: here it decides, explains, prints and is counted.
import type { Text } from '../../../kernel/text.ts'
import {
  atMost,
  guarded,
  type Head,
  inOrder,
  type Ladder,
  least,
  most,
  onlyFor,
  type Rung,
  reversed,
  yes,
} from '../../../ladder/rung.ts'
import { card, RED_TYPE, SOLO_TYPES, type SoloType, token, wonder } from '../catalogue/index.ts'
import type { TokenId } from '../catalogue/tokens.ts'
import { winsAtOnce } from '../measures.ts'
import { isFirstPick } from '../options/setup.ts'
import { cardPrice, wonderTrade } from '../payment.ts'
import { PLAYER, SOLO } from '../state.ts'
import { owned } from '../tally.ts'
import { levelOf } from './levels.ts'
import {
  OPERATIVE_ROWS,
  PROGRESS_ROWS,
  STRATEGIC_ROWS,
  TOKEN_PLACE,
  TYPE_PLACE,
  WONDER_PLACE,
  tokenPlaces,
} from './scales.ts'
import {
  addressOf,
  type Candidate,
  closesPair,
  mostNeeded,
  needFor,
  playerLacksSymbol,
  pointsOf,
  uncoveredBy,
  type View,
  valueOf,
  wonderPoints,
} from './view.ts'

const COINS: Text = { it: 'monete', en: 'coins' }
const CARDS: Text = { it: 'carte', en: 'cards' }
const POINTS: Text = { it: 'punti', en: 'points' }
const PLACE: Text = { it: '° posto', en: 'place' }

type CardRung = Rung<Candidate, View>
type CardLadder = Ladder<Candidate, View>
const cardName = ({ card: { id } }: Candidate): string => id
const head = (ladder: string, id: string, cite: string, it: string, en: string, more: Partial<Head> = {}): Head => ({
  id: `duel.${ladder}.${id}`,
  cite,
  text: { it, en },
  ...more,
})
const title = (id: string, cite: string, it: string, en: string) => ({ id: `duel.${id}`, cite, title: { it, en } })
const ofType = (...types: readonly SoloType[]): ((candidate: Candidate) => boolean) => {
  const bits = types.reduce((sum, type) => sum | (1 << SOLO_TYPES.indexOf(type)), 0)
  return ({ card: c }) => (bits & (1 << c.typeNo)) !== 0
}
const green = ofType('green')
const yellow = ofType('yellow')
const brownGrey = ofType('brown-grey')
const chaining = ofType('yellow', 'green', 'red', 'blue')
const redOrGreen = ofType('red', 'green')

const both = (v: View): boolean => v.military && v.science
const onlyMilitary = (v: View): boolean => v.military && !v.science
const onlyScience = (v: View): boolean => v.science && !v.military

// Rungs that several scales share.
const pair = (ladder: string, cite: string): CardRung =>
  onlyFor(
    green,
    yes(
      head(
        ladder,
        'pair',
        cite,
        'chiude una coppia di simboli scientifici (verdi)',
        'closes a pair of science symbols (green)',
      ),
      (c, v) => closesPair(v, c.card),
    ),
  )
const givesChain = (ladder: string, cite: string, applies: (c: Candidate) => boolean): CardRung =>
  onlyFor(
    applies,
    yes(
      head(ladder, 'chain', cite, 'può dare origine a una concatenazione', 'can start a chain'),
      ({ card: c }) => c.gives !== 0,
    ),
  )
const cheapest = (ladder: string, cite: string): CardRung =>
  least(
    head(ladder, 'cheapest', cite, 'costo stampato più basso', 'lowest printed cost', { unit: COINS }),
    ({ card: c }) => c.printed,
  )
const uncoversFewest = (ladder: string, cite: string): CardRung =>
  least(head(ladder, 'uncovers', cite, 'scopre meno carte', 'uncovers fewest cards', { unit: CARDS }), (c, v) =>
    uncoveredBy(v, c),
  )

/** The three rungs about resources (S6.3, S7.3), seen from one side or the other. */
function resourceRungs(ladder: string, cite: string, side: 0 | 1): readonly CardRung[] {
  const who = side === SOLO ? { it: 'SOLO', en: 'SOLO' } : { it: 'il giocatore', en: 'the player' }
  return [
    onlyFor(
      brownGrey,
      most(
        head(
          ladder,
          'need',
          cite,
          `produce la risorsa di cui ${who.it} ha più bisogno (marroni e grigie)`,
          `produces the resource ${who.en} needs most (brown and grey)`,
          {
            unit: { it: 'di bisogno', en: 'needed' },
          },
        ),
        ({ card: c }, v) => needFor(v, side, c),
      ),
    ),
    onlyFor(
      yellow,
      yes(
        head(
          ladder,
          'fixed-price',
          cite,
          `sconta l'acquisto della risorsa di cui ${who.it} ha più bisogno (gialle)`,
          `gives a fixed price for the resource ${who.en} needs most (yellow)`,
        ),
        ({ card: c }, v) => (c.fixes & mostNeeded(v, side)) !== 0,
      ),
    ),
    onlyFor(
      yellow,
      yes(
        head(
          ladder,
          'by-choice',
          cite,
          `fornisce a scelta la risorsa di cui ${who.it} ha più bisogno (gialle)`,
          `produces by choice the resource ${who.en} needs most (yellow)`,
        ),
        ({ card: c }, v) => (c.offers & mostNeeded(v, side)) !== 0,
      ),
    ),
  ]
}

export const affordableWonders: Ladder<number, View> = {
  ...title('affordable-wonders', 'S5.1', 'Meraviglie costruibili', 'Wonders SOLO can build'),
  name: (no) => wonder(no).id,
  rungs: [
    atMost(
      head(
        'affordable-wonders',
        'coins',
        'S5.1',
        'le risorse mancanti costano al massimo 3, 4 o 5 monete nelle Epoche I, II e III (sempre 5 al livello Leggendario), e SOLO le ha',
        'missing resources cost at most 3, 4 or 5 coins in Ages I, II and III (always 5 at level Legendary), and SOLO has them',
        { unit: COINS },
      ),
      (no, { s }) => wonderTrade(s, SOLO, wonder(no)),
      ({ s }) => Math.min(levelOf(s.level).cap[s.age], s.cities[SOLO].coins),
    ),
  ],
}

export const cheapestWonder: Ladder<number, View> = {
  ...title('cheapest-wonder', 'S5.2', 'Meraviglia più economica', 'Cheapest wonder'),
  name: (no) => wonder(no).id,
  rungs: [
    least(
      head('cheapest-wonder', 'printed', 'S5.2', 'costo stampato più basso', 'lowest printed cost', { unit: COINS }),
      (no) => wonder(no).printed,
    ),
  ],
}

export const strategic: Ladder<number, View> = {
  ...title('strategic', 'S3', 'Scala strategica', 'Strategic scale'),
  name: (no) => wonder(no).id,
  rungs: [
    guarded(
      ({ s }) => isFirstPick(s),
      yes(
        head(
          'strategic',
          'first',
          'S2.2',
          'la prima meraviglia rivelata (solo alla prima scelta della partita)',
          'the first wonder revealed (only at the very first pick)',
        ),
        (no, { s }) => s.offer[0] === no,
      ),
    ),
    inOrder(
      head(
        'strategic',
        'order',
        'S3',
        "la prima nell'ordine dell'indirizzo strategico",
        'the first in the order of the strategic address',
        { unit: PLACE, table: STRATEGIC_ROWS },
      ),
      (no, v) => WONDER_PLACE[addressOf(v)][no],
    ),
  ],
}

export const bypass: CardLadder = {
  ...title('bypass', 'S9.4', 'Vittoria istantanea', 'Instant victory'),
  name: cardName,
  rungs: [
    yes(
      head('bypass', 'wins', 'S9.4', 'fa vincere subito la partita a SOLO', 'wins the game for SOLO at once'),
      ({ card: c }, { s }) => winsAtOnce(s, SOLO, c),
    ),
  ],
}

export const affordable: CardLadder = {
  ...title('affordable', 'S6.1', 'Carte costruibili', 'Cards SOLO can build'),
  name: cardName,
  rungs: [
    atMost(
      head(
        'affordable',
        'coins',
        'S6.1',
        'SOLO la può pagare con tutte le sue monete o per concatenazione',
        'SOLO can pay for it with all its coins, or by chain',
        { unit: COINS },
      ),
      ({ card: c }, { s }) => cardPrice(s, SOLO, c).coins,
      ({ s }) => s.cities[SOLO].coins,
    ),
  ],
}

export const operative: CardLadder = {
  ...title('operative', 'S6.2', 'Scala operativa', 'Operative scale'),
  name: cardName,
  rungs: [
    guarded(
      both,
      yes(
        head(
          'operative',
          'both',
          'S9.3',
          'verde o rossa, insieme, se il giocatore è vicino a entrambe le vittorie istantanee',
          'green or red, together, when the player is near both instant victories',
        ),
        redOrGreen,
      ),
    ),
    guarded(
      onlyMilitary,
      yes(
        head(
          'operative',
          'military',
          'S9.1',
          "rossa, se la pedina conflitto è nell'ultima zona prima della Capitale di SOLO",
          "red, when the pawn is in the last zone before SOLO's capital",
        ),
        ofType('red'),
      ),
    ),
    guarded(
      onlyScience,
      yes(
        head(
          'operative',
          'science',
          'S9.2',
          'verde, se il giocatore ha 5 simboli scientifici diversi',
          'green, when the player has 5 different science symbols',
        ),
        green,
      ),
    ),
    inOrder(
      head(
        'operative',
        'type',
        'S6.2',
        "il primo tipo nell'ordine dell'indirizzo strategico",
        'the first type in the order of the strategic address',
        { unit: PLACE, table: OPERATIVE_ROWS },
      ),
      (c, v) => TYPE_PLACE[addressOf(v)][both(v) && redOrGreen(c) ? RED_TYPE : c.card.typeNo],
    ),
  ],
}

const REVERSED: Readonly<Record<string, Text>> = {
  'duel.operative.both': {
    it: 'né verde né rossa, se il giocatore è vicino a entrambe le vittorie istantanee',
    en: 'neither green nor red, when the player is near both instant victories',
  },
  'duel.operative.military': {
    it: "non rossa, se la pedina conflitto è nell'ultima zona prima della Capitale di SOLO",
    en: "not red, when the pawn is in the last zone before SOLO's capital",
  },
  'duel.operative.science': {
    it: 'non verde, se il giocatore ha 5 simboli scientifici diversi',
    en: 'not green, when the player has 5 different science symbols',
  },
  'duel.operative.type': {
    it: "l'ultimo tipo nell'ordine dell'indirizzo strategico",
    en: 'the last type in the order of the strategic address',
  },
}

export const reverseOperative: CardLadder = reversed(
  operative,
  title('reverse-operative', 'S7.2', 'Scala operativa in ordine inverso', 'Operative scale reversed'),
  ({ id, text, cite }) => ({
    id: id.replace('duel.operative', 'duel.reverse-operative'),
    text: REVERSED[id] ?? text,
    cite: cite === 'S6.2' ? 'S7.2' : 'Q15',
  }),
)

export const flexibility: CardLadder = {
  ...title('flexibility', 'S9.3', 'Scala della flessibilità', 'Flexibility scale'),
  name: cardName,
  rungs: [
    yes<Candidate, View>(
      head('flexibility', 'player-wins', 'S9.3', 'porterebbe il giocatore alla vittoria', 'would make the player win'),
      ({ card: c }, { s }) => winsAtOnce(s, PLAYER, c),
    ),
    givesChain('flexibility', 'S9.3', redOrGreen),
    uncoversFewest('flexibility', 'S9.3'),
    cheapest('flexibility', 'S9.3'),
    yes<Candidate, View>(head('flexibility', 'green', 'S9.3', 'la carta verde', 'the green card'), green),
  ].map((rung) => guarded(both, onlyFor(redOrGreen, rung))),
}

export const missingSymbol: CardLadder = {
  ...title('missing-symbol', 'S9.2', 'Simbolo mancante al giocatore', 'Symbol the player lacks'),
  name: cardName,
  rungs: [
    guarded(
      onlyScience,
      onlyFor(
        green,
        yes(
          head(
            'missing-symbol',
            'lacks',
            'S9.2',
            'ha il simbolo che manca al giocatore (verdi, se il giocatore ha 5 simboli diversi)',
            'has a symbol the player lacks (green, when the player has 5 different symbols)',
          ),
          (c, v) => playerLacksSymbol(v, c.card),
        ),
      ),
    ),
  ],
}

export const choice: CardLadder = {
  ...title('choice', 'S6.3', 'Scala di scelta', 'Choice scale'),
  name: cardName,
  rungs: [
    pair('choice', 'S6.3'),
    ...resourceRungs('choice', 'S6.3', SOLO),
    cheapest('choice', 'S6.3'),
    givesChain('choice', 'S6.3', chaining),
    most(
      head(
        'choice',
        'value',
        'S6.3',
        'più punti vittoria (blu, verdi, viola), monete (gialle) o scudi (rosse)',
        'most victory points (blue, green, purple), coins (yellow) or shields (red)',
      ),
      (c, v) => valueOf(v, c.card),
    ),
    uncoversFewest('choice', 'S6.3'),
    least(
      head('choice', 'side', 'S6.3', 'la prima partendo dal lato di SOLO', "the first from SOLO's side"),
      ({ place }) => place,
    ),
  ],
}

export const discardScale: CardLadder = {
  ...title('discard', 'S7.3', 'Scala di scarto', 'Discard scale'),
  name: cardName,
  rungs: [
    ...resourceRungs('discard', 'S7.3', PLAYER),
    givesChain('discard', 'S7.3', chaining),
    cheapest('discard', 'S7.3'),
    uncoversFewest('discard', 'S7.3'),
    most(
      head(
        'discard',
        'side',
        'S7.3',
        "la prima partendo dal lato del giocatore; tra le carte mostrate, l'ultima",
        "the first from the player's side; of cards shown, the last",
      ),
      ({ place }) => place,
    ),
  ],
}

export const freeChoice: CardLadder = {
  ...title('free-choice', 'S11.2', 'Scala di scelta gratuita', 'Free choice scale'),
  name: cardName,
  rungs: [
    pair('free-choice', 'S11.2'),
    most(head('free-choice', 'points', 'S11.2', 'più Punti Civiltà', 'most victory points', { unit: POINTS }), (c, v) =>
      pointsOf(v, c.card),
    ),
    ...resourceRungs('free-choice', 'S11.2', SOLO).slice(0, 1),
    givesChain('free-choice', 'S11.2', chaining),
    least(
      head(
        'free-choice',
        'last',
        'Q18',
        "scarti: l'ultima scartata; Messe: la prima dal lato di SOLO; carte mostrate: la prima",
        "discard pile: the last one discarded; Messe: the first from SOLO's side; cards shown: the first",
      ),
      ({ place }) => place,
    ),
  ],
}

/** A progress token in the running; its place counts along the board or in the order drawn. */
export interface TokenCandidate {
  readonly no: number
  readonly place: number
}

const tokensInOrder = (
  id: string,
  it: string,
  en: string,
  ids: readonly TokenId[],
  when: (v: View) => boolean,
): Rung<TokenCandidate, View> => {
  const place = tokenPlaces(ids)
  const names = (lang: 'it' | 'en') => ids.map((tokenId) => TOKEN_NAMES.get(tokenId)?.[lang]).join(', ')
  return guarded(
    when,
    inOrder(
      head('progress', id, 'S10', `${it}: ${names('it')}`, `${en}: ${names('en')}`, { unit: PLACE }),
      ({ no }) => place[no],
    ),
  )
}
const TOKEN_NAMES = new Map(tokenPlaces([]).map((_, no) => [token(no).id, token(no).name]))

export const progress: Ladder<TokenCandidate, View> = {
  ...title('progress', 'S10', 'Scala del progresso', 'Progress scale'),
  name: ({ no }) => token(no).id,
  rungs: [
    tokensInOrder(
      'few-wonders',
      'se SOLO ha costruito 0-1 meraviglie',
      'if SOLO has built 0 or 1 wonders',
      ['architecture', 'theology'],
      ({ s }) => s.cities[SOLO].built.length <= 1,
    ),
    tokensInOrder(
      'few-coins',
      'se SOLO ha 0-3 monete',
      'if SOLO has 0 to 3 coins',
      ['agriculture', 'urbanism', 'economy'],
      ({ s }) => s.cities[SOLO].coins <= 3,
    ),
    tokensInOrder(
      'wonder-points',
      'se le meraviglie costruite da SOLO non valgono più di quelle del giocatore',
      "if SOLO's built wonders are worth no more than the player's",
      ['philosophy'],
      ({ s }) => wonderPoints(s, SOLO) <= wonderPoints(s, PLAYER),
    ),
    inOrder(
      head(
        'progress',
        'address',
        'S10',
        "nell'ordine dell'indirizzo strategico",
        'in the order of the strategic address',
        { unit: PLACE, table: PROGRESS_ROWS },
      ),
      ({ no }, v) => TOKEN_PLACE[addressOf(v)][no],
    ),
    least(
      head(
        'progress',
        'first',
        'S10',
        'il primo dal lato di SOLO, o il primo dei tre pescati',
        "the first from SOLO's side, or the first of the three drawn",
      ),
      ({ place }) => place,
    ),
  ],
}

export const scarcest: CardLadder = {
  ...title('scarcest', 'S12', 'Risorsa più scarsa del giocatore', "The player's scarcest resource"),
  name: cardName,
  rungs: [
    least(
      head(
        'scarcest',
        'count',
        'S12',
        'la risorsa di cui il giocatore possiede meno simboli',
        'the resource the player owns fewest symbols of',
        { unit: { it: 'simboli', en: 'symbols' } },
      ),
      ({ card: c }, { s }) => (c.produces === undefined ? undefined : owned(s.cities[PLAYER].tally)[c.produces]),
    ),
    most(
      head('scarcest', 'last', 'S12', "l'ultima costruita dal giocatore", 'the one the player built last'),
      ({ place }) => place,
    ),
  ],
}

export const starter: Ladder<0 | 1, View> = {
  ...title('starter', 'S8', "Chi comincia l'Epoca", 'Who begins the Age'),
  name: (side) => (side === SOLO ? 'solo' : 'player'),
  rungs: [
    yes(
      head(
        'starter',
        'itself',
        'S8.1',
        'quando tocca a SOLO scegliere, sceglie se stesso',
        'where SOLO has to choose, it chooses itself',
      ),
      (side) => side === SOLO,
    ),
  ],
}

/** Cards of the player that a wonder of SOLO may destroy, in the order built. */
export const destroyable = ({ s }: View, colour: 'brown' | 'grey'): Candidate[] =>
  s.cities[PLAYER].cards
    .map((no, place) => ({ card: card(no), slot: -1, place }))
    .filter(({ card: c }) => c.colour === colour)
