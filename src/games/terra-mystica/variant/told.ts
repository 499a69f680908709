// Clauses of the document that name its numbers, told for any document.
import { counted, inEachLang, type Lang, type Phrase, type Text, type Unit } from '../../../kernel/text.ts'
import { isPlain } from '../../../variant/arrange.ts'
import { isOpen } from '../../../variant/names.ts'
import { saySpades } from '../amounts.ts'
import { placeOwn } from '../apply/building.ts'
import { asManyAsYours } from '../automa/numbers.ts'
import type { Scenario } from '../automa/levels.ts'
import { tiedSets } from '../automa/settling.ts'
import {
  colour,
  type ColourNo,
  colourNo,
  coloursAt,
  DWELLING,
  factionNo,
  factionOf,
  hex,
  NETWORK_PRIZES,
  POWER_ACTIONS,
  powerAction,
  type PowerNo,
  theHex,
} from '../catalogue/index.ts'
import { lower } from '../names.ts'
import { prize } from '../score.ts'
import { bare, giveFaction, type State } from '../state.ts'
import type { Doc } from './index.ts'

/** As the clauses list things, without a comma before the last. */
const AND: Text = { it: ' e ', en: ' and ' }
const OR: Text = { it: ' o ', en: ' or ' }
const listed = (items: readonly (string | number)[], lang: Lang, last: Text = AND): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${last[lang]}${items.at(-1)}`

const scenariosOf = ({ scenarios }: Doc): readonly Scenario[] => [...scenarios.values()]
/** One for the document's examples: the one it names, or the first there is. */
const exampleOf = (doc: Doc, id: string): Scenario => doc.scenarios.get(id) ?? (scenariosOf(doc)[0] as Scenario)
const colourName = (no: ColourNo, lang: Lang): string => lower(colour(no).name[lang])

/** S3 */
const CHOICE: Phrase<[scenarios: string]> = {
  it: (scenarios) => `Si sceglie uno scenario: ${scenarios}.`,
  en: (scenarios) => `A scenario is chosen: ${scenarios}.`,
}
const ORDER: Text = {
  it: 'Le terne di valori si leggono in questo ordine.',
  en: 'Triples of values are read in this order.',
}
const ONLY: Phrase<[scenario: string]> = {
  it: (scenario) => `C’è un solo scenario: ${scenario}.`,
  en: (scenario) => `There is one scenario: ${scenario}.`,
}

function scenarioChoice(doc: Doc, lang: Lang): string {
  const titles = scenariosOf(doc).map(({ title }) => title[lang])
  if (titles.length === 1) return ONLY[lang](titles.join())
  return `${CHOICE[lang](listed(titles, lang, OR))} ${ORDER[lang]}`
}

/** S7, with the colours of the Witches as its example. */
const COLOURS: Phrase<[two: string, third: string]> = {
  it: (two, third) =>
    `Due avversari sono i colori distanti ${two} dal proprio, il terzo è uno dei due distanti ${third}.`,
  en: (two, third) => `Two opponents are the colours at ${two} from yours, the third is one of the two at ${third}.`,
}
const WITCHES: Phrase<[two: string, third: string]> = {
  it: (two, third) => `Streghe (verde): ${two}, poi ${third}.`,
  en: (two, third) => `Witches (green): ${two}, then ${third}.`,
}
const HOME = factionOf(factionNo('witches')).colour

function opponentColours({ twoAt, thirdAt }: Doc, lang: Lang): string {
  const names = (at: number) => coloursAt(HOME, at).map((no) => colourName(no, lang))
  return `${COLOURS[lang](saySpades(twoAt, lang), saySpades(thirdAt, lang))} ${WITCHES[lang](
    listed(names(twoAt), lang),
    listed(names(thirdAt), lang, OR),
  )}`
}

/** S9, Q15 */
const DWELLINGS: Unit = {
  one: { it: '# abitazione', en: '# dwelling' },
  other: { it: '# abitazioni', en: '# dwellings' },
}
const POSTS: Unit = {
  one: { it: '# emporio', en: '# trading post' },
  other: { it: '# empori', en: '# trading posts' },
}
const pieces = ({ dwellings, posts }: Doc, lang: Lang): string =>
  listed([counted(dwellings, DWELLINGS, lang), ...(posts === 0 ? [] : [counted(posts, POSTS, lang)])], lang)
const SUPPLY: Phrase<[pieces: string]> = {
  it: (all) => `Di ogni colore avversario si prendono ${all}.`,
  en: (all) => `Of each opponent colour ${all} are taken.`,
}
const ON_MAP: Phrase<[pieces: string]> = {
  it: (all) =>
    `Di ogni colore stanno sulla mappa al massimo ${all}; un’evoluzione restituisce l’abitazione. Gli empori avversari non si evolvono oltre.`,
  en: (all) =>
    `At most ${all} of a colour are on the map; an upgrade returns the dwelling. Opponents’ trading posts are never upgraded further.`,
}

/** S10, S27: by scenario. */
const PAWNS: Phrase<[scenarios: string]> = {
  it: (scenarios) => `Su ognuno dei 4 culti va una pedina avversaria su ciascuno dei tre valori: ${scenarios}.`,
  en: (scenarios) => `On each of the 4 cults one opponent pawn stands on each of three values: ${scenarios}.`,
}
const pawnsBy = (doc: Doc, lang: Lang): string =>
  scenariosOf(doc)
    .map(({ title, pawns }) => `${title[lang]} ${listed(pawns, lang)}`)
    .join('; ')
const NETWORKS: Phrase<[scenarios: string]> = {
  it: (scenarios) => `Per l’espansione si confronta il numero dei propri edifici connessi con ${scenarios}.`,
  en: (scenarios) => `For expansion the number of your connected structures is compared with ${scenarios}.`,
}
const networksBy = (doc: Doc, lang: Lang): string =>
  scenariosOf(doc)
    .map(({ title, networks }) => `${listed(networks, lang)} (${title[lang]})`)
    .join(', ')

/** S11 */
const PAWN_EXAMPLE: Phrase<[scenario: string, pawns: Scenario['pawns']]> = {
  it: (scenario, [a, b, c]) =>
    `Quale colore stia su quale valore è irrilevante. Esempio, scenario ${scenario}: sul culto del Fuoco blu a ${a}, grigio a ${b}, rosso a ${c}; sugli altri culti lo stesso, in qualunque ordine.`,
  en: (scenario, [a, b, c]) =>
    `Which colour stands on which value is irrelevant. Example, ${scenario} scenario: on the cult of Fire blue at ${a}, gray at ${b}, red at ${c}; on the other cults the same, in any order.`,
}

/** S13, Q5, Q31 */
const AS_MANY: Phrase<[usual: string, fewest: number, most: number]> = {
  it: (usual, fewest, most) =>
    `Di ogni colore avversario si piazzano ${usual} (${fewest} per i Maghi del Caos, ${most} per i Nomadi) quanto più vicino possibile alle proprie.`,
  en: (usual, fewest, most) =>
    `Of each opponent colour ${usual} (${fewest} for the Chaos Magicians, ${most} for the Nomads) are placed as near as possible to yours.`,
}
const ONE_EACH: Text = {
  it: 'Si piazza un’abitazione avversaria di ogni colore per ciascuna propria abitazione iniziale.',
  en: 'One dwelling of each opponent colour is placed for each of your starting dwellings.',
}
const SHARED: Text = {
  it: 'Le abitazioni iniziali di ogni colore si dividono fra le proprie nel modo più equo.',
  en: 'The starting dwellings of each opponent colour are shared among yours as evenly as possible.',
}
const EXCEPTIONS: Phrase<[fewest: number, most: number, number: string]> = {
  it: (fewest, most, number) => `Le eccezioni ${fewest} e ${most} riguardano la razza del Giocatore: ${number}.`,
  en: (fewest, most, number) => `The exceptions ${fewest} and ${most} speak of the player’s faction: ${number}.`,
}
const AS_YOU: Text = {
  it: 'ogni avversario piazza tante abitazioni quante lui',
  en: 'every opponent places as many dwellings as the player',
}
const ALIKE: Text = {
  it: 'tutti gli avversari ne piazzano lo stesso numero',
  en: 'all opponents place the same number',
}

/** S16: the document's example, worked out. */
const EXAMPLE: Phrase<[colours: string]> = {
  it: (colours) => `Esempio: Streghe in A10 e G3. ${colours}.`,
  en: (colours) => `Example: Witches on A10 and G3. ${colours}.`,
}
const SETTLES: Phrase<[colour: string, hexes: string]> = {
  it: (name, hexes) => `${name} in ${hexes}`,
  en: (name, hexes) => `${name} on ${hexes}`,
}
const TIED: Phrase<[colour: string, sets: number]> = {
  it: (name, sets) => `${name} in una di ${sets} possibilità alla pari`,
  en: (name, sets) => `${name} in one of ${sets} tied ways`,
}
/** The document tells why, where the tie is the one of its map. */
const WHY: Text = {
  it: ' (I9 ed E7 distano entrambi 2 da G3, ma I9 è sulla sua Isola)',
  en: ' (I9 and E7 are both 2 from G3, but I9 is on its island)',
}
const THIRD = colourNo('red')
const GRAY = colourNo('gray')

/** The Witches' table with the opponents of this document; the third is red where it can be. */
function exampleTable({ twoAt, thirdAt }: Doc, variant: string): State {
  const s = bare()
  s.variant = variant
  giveFaction(s, factionNo('witches'))
  for (const id of ['A10', 'G3']) placeOwn(s, theHex(id), DWELLING)
  const far = coloursAt(HOME, thirdAt)
  const third = far.includes(THIRD) ? THIRD : (far[0] as ColourNo)
  s.opponents = [...coloursAt(HOME, twoAt), third].map((no) => ({ colour: no, placed: false, upgraded: false }))
  return s
}

const isPrintedScale = ({ registry, choices }: Doc): boolean =>
  registry.ladders.every((part) => isPlain(part, choices.ladders[part.id] ?? { rungs: [] }) || !isOpen(part))

function settled(doc: Doc, variant: string, lang: Lang): string {
  const s = exampleTable(doc, variant)
  const isPrinted = isPrintedScale(doc) && asManyAsYours(doc.starting)
  const found = s.opponents.map(({ colour: no }, opponent) => {
    const [hexes = [], ...others] = tiedSets(s, opponent)
    const name = colourName(no, lang)
    if (others.length > 0) return { no, text: TIED[lang](name, others.length + 1) }
    const why = isPrinted && no === GRAY ? WHY[lang] : ''
    const places = listed(
      hexes.map((at) => hex(at).id),
      lang,
    )
    return { no, text: SETTLES[lang](name, places) + why }
  })
  // The document begins with gray, and with a capital.
  const texts = found.toSorted((a, b) => Number(b.no === GRAY) - Number(a.no === GRAY)).map(({ text }) => text)
  const all = texts.join(', ')
  return EXAMPLE[lang](all.charAt(0).toUpperCase() + all.slice(1))
}

/** S19 */
const BLOCKED: Phrase<[sides: string, scenarios: string]> = {
  it: (sides, scenarios) =>
    `Seconda alternativa: all’inizio di ogni turno un dado ${sides} determina le azioni potere che non si possono scegliere in quel turno: ${scenarios}. Così si simulano le scelte degli avversari.`,
  en: (sides, scenarios) =>
    `Second alternative: at the start of every round a ${sides} die determines the power actions that cannot be chosen in that round: ${scenarios}. This simulates the opponents’ choices.`,
}
const SIDED: Phrase<[sides: number]> = {
  it: (sides) => `a ${sides} facce`,
  en: (sides) => (sides === POWER_ACTIONS.length ? 'six-sided' : `${sides}-sided`),
}
const AT: Phrase<[count: number, scenario: string]> = {
  it: (count, scenario) => `${count} a ${scenario}`,
  en: (count, scenario) => `${count} on ${scenario}`,
}
const blockedBy = (doc: Doc, lang: Lang): string =>
  scenariosOf(doc)
    .map(({ title, blocked }) => AT[lang](blocked, title[lang]))
    .join(', ')

/** S20 */
const FACES: Phrase<[faces: string]> = {
  it: (faces) =>
    `Gli stessi tiri si possono fare prima della partita per tutti i turni, per giocare con più strategia: un’aggiunta del traduttore, che nella variante originale non c’è. ${faces}.`,
  en: (faces) =>
    `The same rolls may be made before the game for all rounds, for more strategic play: an addition of the translator that the original variant does not have. ${faces}.`,
}
/** In short, as the document lists them; by power action. */
const SHORT: readonly Text[] = [
  { it: 'ponte', en: 'bridge' },
  { it: 'sacerdote', en: 'priest' },
  { it: 'due lavoratori', en: 'two workers' },
  { it: 'sette monete', en: 'seven coins' },
  { it: 'una vanga', en: 'one spade' },
  { it: 'due vanghe', en: 'two spades' },
]
const shortName = (no: PowerNo, lang: Lang): string => (SHORT[no] ?? powerAction(no).name)[lang]
const faceList = ({ faces }: Doc, lang: Lang): string =>
  faces.map((action, at) => `${at + 1} ${shortName(action, lang)}`).join(', ')

/** S28: as many as the strongest opponent has. */
const SHARE: Phrase<[scenario: string, size: number, points: number]> = {
  it: (scenario, size, points) =>
    `Esempio: a livello ${scenario} ${size} territori connessi danno ${points} punti, a pari merito col primo: (${SHARED_PRIZES}) / 2.`,
  en: (scenario, size, points) =>
    `Example: on ${scenario} ${size} connected structures give ${points} points, tied for first: (${SHARED_PRIZES}) / 2.`,
}
const SHARED_PRIZES = NETWORK_PRIZES.slice(0, 2).join(' + ')
/** The document calls it medio here (Q4). */
const MEDIUM: Text = { it: 'medio', en: 'Medium' }

function networkExample(doc: Doc, lang: Lang): string {
  const { id, title, networks } = exampleOf(doc, 'medium')
  const isPrinted = id === 'medium' && title.it === 'Intermedio'
  return SHARE[lang]((isPrinted ? MEDIUM : title)[lang], networks[2], prize(networks[2], networks, NETWORK_PRIZES))
}

export type ToldId = keyof ReturnType<typeof toldOf>

/** By clause. What is not listed depends on no number. */
export function toldOf(doc: Doc, variant: string) {
  const { starting } = doc
  const [, fewest = 1, usual = 2, most = 3] = starting
  const easy = exampleOf(doc, 'easy')
  return {
    S3: inEachLang((lang) => scenarioChoice(doc, lang)),
    S7: inEachLang((lang) => opponentColours(doc, lang)),
    S9: inEachLang((lang) => SUPPLY[lang](pieces(doc, lang))),
    S10: inEachLang((lang) => PAWNS[lang](pawnsBy(doc, lang))),
    S11: inEachLang((lang) => PAWN_EXAMPLE[lang](easy.title[lang], easy.pawns)),
    S13: inEachLang((lang) => AS_MANY[lang](counted(usual, DWELLINGS, lang), fewest, most)),
    S16: inEachLang((lang) => settled(doc, variant, lang)),
    S19: inEachLang((lang) => BLOCKED[lang](SIDED[lang](doc.faces.length), blockedBy(doc, lang))),
    S20: inEachLang((lang) => FACES[lang](faceList(doc, lang))),
    S27: inEachLang((lang) => NETWORKS[lang](networksBy(doc, lang))),
    S28: inEachLang((lang) => networkExample(doc, lang)),
    Q5: asManyAsYours(starting) ? ONE_EACH : SHARED,
    Q15: inEachLang((lang) => ON_MAP[lang](pieces(doc, lang))),
    Q31: inEachLang((lang) => EXCEPTIONS[lang](fewest, most, (asManyAsYours(starting) ? AS_YOU : ALIKE)[lang])),
  } as const satisfies Readonly<Record<string, Text>>
}
