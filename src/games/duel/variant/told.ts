// Clauses of the document that name its numbers or orders, told for any document.
import type { Lang, Text } from '../../../kernel/text.ts'
import { LEVELS_PART } from '../automa/levels.ts'
import { capClause, coinsClause, dangerOfScience } from '../automa/numbers.ts'
import { ADDRESSES } from '../catalogue/vocabulary.ts'
import { typeName, WONDER_ORDER } from '../automa/scales.ts'
import type { Doc } from './index.ts'

type Orders = Readonly<Record<string, readonly string[]>>
const PROMOS = 2

/** By clause. What is not listed depends on no number. */
export function toldOf(doc: Doc): Readonly<Record<string, Text>> {
  const { levels, lastZone, choices } = doc
  const cap = capClause(levels)
  const coins = coinsClause(levels)
  const types = choices.settings['types'] as Orders
  const wonders = choices.settings['wonders'] as Orders
  const before = beforeWhat(types)
  const zone = zoneWords(lastZone)
  const example = exampleOf(types)
  return {
    S3: promosLast(wonders)
      ? {
          it: 'Scale strategiche: ogni indirizzo ordina le meraviglie militari, scientifiche e di costruzione; Messe e Statua della Libertà chiudono sempre.',
          en: 'Strategic scales: each address orders the military, scientific and construction wonders; Messe and the Statue of Liberty always come last.',
        }
      : {
          it: 'Scale strategiche: ogni indirizzo ordina le meraviglie.',
          en: 'Strategic scales: each address orders the wonders.',
        },
    'S5.1': {
      it: `SOLO può costruire una sua meraviglia se in tutto ne sono state costruite meno di 7 e se le monete da pagare per le risorse mancanti (al prezzo più basso possibile, Architettura compresa) non superano né quelle che possiede né il limite: ${cap.it}`,
      en: `SOLO can build one of its wonders if fewer than 7 have been built in all and the coins due for missing resources (cheapest payment, Architecture included) exceed neither the coins it has nor the cap: ${cap.en}`,
    },
    'S7.2': {
      it: `La carta da scartare si sceglie tra tutte quelle accessibili seguendo l’ordine inverso della scala operativa in vigore. ${example.it}`,
      en: `The card to discard is chosen among all accessible cards by reading the operative scale now in force in reverse. ${example.en}`,
    },
    'S9.1': {
      it: `Se la pedina conflitto è ${zone.it}, le carte rosse passano al primo posto della scala operativa, davanti ${before.it}; il resto non cambia. Appena la pedina esce dalla zona torna la scala normale.`,
      en: `If the conflict pawn is ${zone.en}, red cards move to the first place of the operative scale, before ${before.en}; the rest keeps its order. As soon as the pawn leaves the zone the normal scale is back.`,
    },
    'S9.2': {
      it: `Se ${dangerOfScience(doc).it} (Legge compresa), le carte verdi passano al primo posto, davanti ${before.it}. Tra più carte verdi SOLO tiene, prima della scala di scelta, quelle con un simbolo che manca al giocatore; se non ce ne sono restano tutte.`,
      en: `If ${dangerOfScience(doc).en} (Law included), green cards move to the first place, before ${before.en}. Among several green cards SOLO first keeps, ahead of the choice scale, those with a symbol the player lacks; if there are none, all stay.`,
    },
    'S14.3': {
      it: `SOLO parte con ${coins.it} e per le meraviglie ha il limite di S5.1. Il giocatore parte sempre con 7 monete.`,
      en: `SOLO starts with ${coins.en} and has the wonder cap of S5.1. The player always starts with 7 coins.`,
    },
    ...levelsOf(doc),
  }
}

/** S14 lists the levels of the document; a variant's are told one by one. */
function levelsOf({ choices: { levels } }: Doc): Readonly<Record<string, Text>> {
  if (JSON.stringify(levels) === JSON.stringify(LEVELS_PART.initial)) return {}
  const list = (lang: Lang) => levels.map(({ title, about }) => `${title[lang]}: ${about[lang]}`).join(' ')
  return { S14: { it: `Livelli di sfida. ${list('it')}`, en: `Challenge levels. ${list('en')}` } }
}

const PRINTED_ZONE = 6
const zoneWords = (from: number): Text =>
  from === PRINTED_ZONE
    ? {
        it: 'nell’ultima zona prima della capitale di SOLO (da 6 a 8 caselle dal centro, nella sua metà)',
        en: 'in the last zone before SOLO’s capital (6 to 8 spaces from the centre, on SOLO’s half)',
      }
    : {
        it: `vicino alla capitale di SOLO (da ${from} a 8 caselle dal centro, nella sua metà)`,
        en: `near SOLO’s capital (${from} to 8 spaces from the centre, on SOLO’s half)`,
      }

/** What stands first in every order. */
const beforeWhat = (types: Orders): Text =>
  ADDRESSES.every((address) => types[address]?.[0] === 'purple')
    ? { it: 'alle viola', en: 'purple' }
    : { it: 'a tutte le altre', en: 'all others' }

const name = (id: string, lang: Lang): string => typeName(id)[lang]

/** The document's example: how address SM is read in reverse. */
function exampleOf(types: Orders): Text {
  const order = types['SM'] ?? []
  const [last = '', second = '', third = ''] = order.toReversed()
  const first = order[0] ?? ''
  return {
    it: `Con indirizzo SM, ad esempio, prima la ${name(last, 'it')}, poi la ${name(second, 'it')}, la ${name(third, 'it')} e così via fino alla ${name(first, 'it')}.`,
    en: `With address SM, for example, ${name(last, 'en')} goes first, then ${name(second, 'en')}, ${name(third, 'en')} and so on up to ${name(first, 'en')}.`,
  }
}

const promosLast = (wonders: Orders): boolean =>
  ADDRESSES.every((address) => {
    const promos = WONDER_ORDER[address].slice(-PROMOS) as readonly string[]
    return wonders[address]?.slice(-PROMOS).every((id) => promos.includes(id)) === true
  })
