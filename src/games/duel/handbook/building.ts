// What constructing costs: resources, trade, chains.
import type { Chapter } from '../../../kernel/handbook.ts'
import { inEachLang, type Text } from '../../../kernel/text.ts'
import { CARDS, DECKS } from '../catalogue/index.ts'
import { COLOUR_NAMES, COLOURS } from '../catalogue/vocabulary.ts'
import { costText, effectText } from '../effects-text.ts'

const DECK_TITLES: readonly Text[] = [
  { it: 'Epoca I', en: 'Age I' },
  { it: 'Epoca II', en: 'Age II' },
  { it: 'Epoca III', en: 'Age III' },
  { it: 'Gilde', en: 'Guilds' },
]

/** Every building with its cost and what it does, by Age and colour. */
const BUILDINGS = inEachLang((lang) =>
  DECKS.flatMap((deck) =>
    COLOURS.flatMap((colour) => {
      const cards = CARDS.filter((card) => card.deck === deck && card.colour === colour)
      const each = cards.map((card) => {
        const does = card.effects.map((effect) => effectText(effect, lang)).join(' · ')
        return `${card.name[lang]} (${costText(card, lang)}): ${does}`
      })
      return each.length === 0
        ? []
        : [`- ${DECK_TITLES[deck]?.[lang]}, ${COLOUR_NAMES[colour][lang]}. ${each.join('; ')}.`]
    }),
  ).join('\n'),
)

/** Each chain: the card that bears the symbol, and the one it makes free (R8.1). */
const CHAINS = inEachLang(
  (lang) =>
    `${CARDS.flatMap(({ freeWith, name }) => {
      const first = freeWith === 0 ? undefined : CARDS.find(({ gives }) => gives === freeWith)
      return first === undefined ? [] : [`${first.name[lang]} → ${name[lang]}`]
    }).join(', ')}.`,
)

export const building: Chapter = {
  id: 'building',
  title: { it: 'Costruire e pagare', en: 'Constructing and paying' },
  inShort: {
    it: 'Un edificio chiede monete, risorse o entrambe. Le risorse che produci ci sono a ogni costruzione e non si consumano; quelle che ti mancano le compri dalla banca, a 2 monete più una per ogni simbolo uguale sulle carte marroni e grigie di SOLO. Una [[chain|concatenazione]] rende la carta gratuita.',
    en: 'A building asks for coins, resources or both. What you produce is there for every construction and is never used up; what you lack you buy from the bank, at 2 coins plus one for each such symbol on SOLO’s brown and grey cards. A [[chain]] makes a card free.',
  },
  rules: [
    {
      tells: ['R6.1', 'R6.2'],
      title: { it: 'Costruire un edificio', en: 'Constructing a building' },
      text: {
        it: 'Paga il costo stampato (monete più risorse), metti la carta nella tua città e applica subito i suoi effetti ({R11.1}). Se non c’è costo, è gratis. Ogni mossa proposta dice il suo prezzo, e manca quella che non puoi pagare.',
        en: 'Pay the printed cost (coins plus resources), put the card into your city and apply its effects at once ({R11.1}). A card without a cost is free. Every move you are offered tells its price, and one you cannot pay for is not offered.',
      },
      list: BUILDINGS,
    },
    {
      tells: ['R6.3'],
      title: { it: 'Le risorse non si consumano', en: 'Resources are not used up' },
      text: {
        it: 'Ogni carta marrone o grigia della tua città fornisce le sue risorse a ogni costruzione. Le marroni dell’Epoca II ne danno due uguali, tutte le altre una. Una sola Cava paga una pietra oggi, domani e per tutta la partita.',
        en: 'Every brown or grey card of your city gives its resources for every construction. The brown cards of Age II give two of a kind, all others one. A single Quarry pays one stone today, tomorrow and all game long.',
      },
      figure: {
        show: 'pieces',
        ids: ['quarry', 'shelf-quarry', 'press'],
        caption: {
          it: 'Cava: una pietra. Tagliapietre: due pietre. Stamperia: un papiro.',
          en: 'Quarry: one stone. Shelf Quarry: two stone. Press: one papyrus.',
        },
      },
    },
    {
      tells: ['R6.4'],
      title: { it: 'Risorse a scelta', en: 'Resources by choice' },
      text: {
        it: 'Il Caravanserraglio e, una volta costruito, il Grande Faro danno un legno, un’argilla o una pietra; il Foro e, una volta costruito, il Pireo un vetro o un papiro. È una sola risorsa, scelta di nuovo a ogni costruzione.',
        en: 'The Caravansery and, once built, the Great Lighthouse give one wood, clay or stone; the Forum and, once built, Piraeus one glass or papyrus. It is just one resource, chosen anew for each construction.',
      },
      figure: {
        show: 'pieces',
        ids: ['forum', 'caravansery', 'great-lighthouse', 'piraeus'],
        caption: { it: 'Chi dà una risorsa a scelta.', en: 'What gives a resource by choice.' },
      },
    },
    {
      tells: ['R6.5'],
      title: { it: 'Comprare quello che manca', en: 'Buying what is missing' },
      text: {
        it: 'Le risorse che non produci si comprano, una per una, nel momento in cui costruisci ({R7.1}). In tutto paghi le monete stampate più il prezzo delle risorse mancanti.',
        en: 'Resources you do not produce are bought, one by one, at the moment you construct ({R7.1}). In all you pay the printed coins plus the price of the missing resources.',
      },
    },
    {
      tells: ['R6.6'],
      title: { it: 'Sempre al prezzo più basso', en: 'Always the lowest price' },
      text: {
        it: 'L’app usa scelte e sconti nel modo che ti costa meno: non c’è mai motivo di pagare di più. Tocca una carta per vedere il conto, voce per voce.',
        en: 'The app uses choices and discounts in the way that costs you least: there is never a reason to pay more. Touch a card to see the bill, item by item.',
      },
    },
    {
      tells: ['R6.7'],
      title: { it: 'Quando te la puoi permettere', en: 'When you can afford it' },
      text: {
        it: 'Puoi costruire se le monete stampate più il prezzo di ciò che manca non superano le monete che hai in mano. L’ultima moneta si può spendere; fare debiti no.',
        en: 'You may construct if the printed coins plus the price of what is missing are no more than the coins you have. You may spend the last coin, but not borrow.',
      },
    },
    {
      tells: ['R6.8'],
      title: { it: 'Nessun limite di colore', en: 'No limit by colour' },
      text: {
        it: 'Ogni carta esiste una volta sola. Puoi costruire quanti edifici vuoi, di qualunque colore e in qualunque ordine.',
        en: 'Every card exists once. You may construct as many buildings as you like, of any colour and in any order.',
      },
    },
    {
      tells: ['R7.1'],
      title: { it: 'Il prezzo di una risorsa', en: 'The price of a resource' },
      text: {
        it: 'Una risorsa mancante costa 2 monete, più 1 per ogni simbolo di quella risorsa sulle carte marroni e grigie di SOLO (una carta con due simboli conta due). Le sue carte gialle e le sue meraviglie non alzano il prezzo. Vale anche al contrario: più pietra produci tu, più la paga SOLO.',
        en: 'A missing resource costs 2 coins, plus 1 for each symbol of it on SOLO’s brown and grey cards (a card with two symbols counts two). Its yellow cards and wonders do not raise the price. It works both ways: the more stone you produce, the more SOLO pays for it.',
      },
    },
    {
      tells: ['R7.2'],
      title: { it: 'Prezzi fissi', en: 'Fixed prices' },
      text: {
        it: 'Le tre Riserve e la Dogana fissano a 1 moneta il prezzo delle loro risorse, qualunque cosa produca SOLO, a partire dalla tua costruzione successiva.',
        en: 'The three Reserves and the Customs House fix the price of their resources at 1 coin, whatever SOLO produces, from your next construction on.',
      },
      figure: {
        show: 'pieces',
        ids: ['stone-reserve', 'clay-reserve', 'wood-reserve', 'customs-house'],
        caption: { it: 'Con queste, la risorsa costa 1.', en: 'With these, the resource costs 1.' },
      },
    },
    {
      tells: ['R7.3'],
      title: { it: 'A chi vanno le monete', en: 'Where the coins go' },
      text: {
        it: 'Compri quante risorse vuoi. Il denaro va alla banca; va a SOLO solo se possiede il gettone Economia ({R14.3}).',
        en: 'Buy as many as you like. The money goes to the bank; only if SOLO holds the token Economy does it go to SOLO ({R14.3}).',
      },
    },
    {
      tells: ['R8.1'],
      title: { it: 'Concatenazioni', en: 'Chains' },
      text: {
        it: 'Alcune carte portano un piccolo simbolo, e una carta di un’Epoca successiva lo riporta accanto al costo. Se la prima è nella tua città, la seconda è gratis: niente monete e niente risorse. La prima deve essere costruita: scartata o sotto una meraviglia non vale.',
        en: 'Some cards bear a small symbol, and a card of a later Age repeats it beside its cost. If the first is in your city, the second is free: no coins, no resources. The first has to be constructed: discarded or under a wonder it does not count.',
      },
      list: CHAINS,
      figure: {
        show: 'pieces',
        ids: ['baths', 'aqueduct'],
        caption: {
          it: 'Chi ha i Bagni costruisce gratis l’Acquedotto.',
          en: 'Whoever has the Baths constructs the Aqueduct for free.',
        },
      },
    },
    {
      tells: ['R8.2'],
      title: { it: 'Concatenazione e Urbanistica', en: 'Chains and Urbanism' },
      text: {
        it: 'Un edificio preso con una concatenazione conta come tale per il gettone Urbanistica, che ti paga 4 monete ({R14.10}).',
        en: 'A building you get by a chain counts as such for the token Urbanism, which pays you 4 coins ({R14.10}).',
      },
    },
    {
      tells: ['R16'],
      title: { it: 'A che servono le carte gialle', en: 'What yellow cards are for' },
      text: {
        it: 'Danno monete subito, prezzi fissi ({R7.2}) o risorse a scelta ({R6.4}); nell’Epoca III anche 3 punti ciascuna. E ogni carta gialla ti fa guadagnare una moneta in più quando scarti ({R9.1}).',
        en: 'They give coins at once, fixed prices ({R7.2}) or resources by choice ({R6.4}); in Age III also 3 points each. And each yellow card brings you one more coin whenever you discard ({R9.1}).',
      },
    },
  ],
}
