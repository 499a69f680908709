// Genres, cards, fans, orders: what the words and symbols mean.
import type { Chapter } from '../../../kernel/handbook.ts'
import { inEachLang, type Text } from '../../../kernel/text.ts'
import { TITLES } from '../catalogue/comics.ts'
import { GENRE_NAMES, GENRES } from '../catalogue/vocabulary.ts'

const BONUS = [
  { it: '1 fan', en: '1 fan' },
  { it: '2 idee', en: '2 ideas' },
  { it: 'biglietto', en: 'ticket' },
  { it: '$4', en: '$4' },
] as const satisfies readonly Text[]

/** The originals of each genre, each with its bonus: they stand in the order of the bonuses. */
const ORIGINALS = inEachLang((lang) =>
  GENRES.map((id) => {
    const titles = TITLES[id].map(([title], at) => `${title} (${BONUS[at]?.[lang]})`)
    return `- ${GENRE_NAMES[id][lang]}: ${titles.join(', ')}.`
  }).join('\n'),
)

export const components: Chapter = {
  id: 'components',
  title: { it: 'Carte, simboli e parole', en: 'Cards, symbols and words' },
  inShort: {
    it: 'Ogni carta ha un [[genre|genere]]. Per stampare un fumetto servono uno scrittore e un artista: se sono del suo stesso genere portano fan in più. Un [[rip-off|plagio]] copia un originale dell’altro. Gli [[order|ordini]] sulla mappa danno fan a chi ha il fumetto giusto.',
    en: 'Every card has a [[genre]]. Printing a comic takes a writer and an artist: if they are of its genre they bring more fans. A [[rip-off]] copies an original of the other side. The [[order|orders]] on the map give fans to whoever has the right comic.',
  },
  rules: [
    {
      tells: ['R1.2'],
      title: { it: 'I sei generi', en: 'The six genres' },
      text: {
        it: 'Poliziesco, horror, romantico, fantascienza, supereroi, western. Un genere ha sempre lo stesso colore e lo stesso simbolo: su carte, gettoni Idea, ordini, tessere calendario e gettoni Maestria.',
        en: 'Crime, horror, romance, sci-fi, superheroes, western. A genre always has the same colour and symbol: on cards, idea tokens, orders, calendar tiles and mastery tokens.',
      },
      figure: {
        show: 'pieces',
        ids: ['crime', 'horror', 'romance', 'sci-fi', 'superhero', 'western'],
        caption: {
          it: 'Poliziesco, horror, romantico, fantascienza, supereroi, western.',
          en: 'Crime, horror, romance, sci-fi, superheroes, western.',
        },
      },
    },
    {
      tells: ['R1.3'],
      title: { it: 'I creativi', en: 'Creatives' },
      text: {
        it: 'Un creativo è uno scrittore o un artista, con un genere e un valore 1, 2 o 3. Il valore è anche il prezzo che paghi quando stampi con lui. Gli scrittori sono 24 e gli artisti 24: per ogni genere uno da 1, due da 2, uno da 3. Il dorso mostra il valore, non il genere.',
        en: 'A creative is a writer or an artist, with a genre and a value of 1, 2 or 3. The value is also the price you pay when you print with them. There are 24 writers and 24 artists: of each genre one of value 1, two of value 2, one of value 3. The back shows the value, not the genre.',
      },
      figure: {
        show: 'pieces',
        ids: ['writer-crime-1', 'writer-horror-2a', 'artist-romance-2b', 'artist-western-3', '1', '2', '3'],
        caption: {
          it: 'Due scrittori e due artisti; a destra il simbolo dei valori.',
          en: 'Two writers and two artists; on the right the symbol of values.',
        },
      },
    },
    {
      tells: ['R1.4'],
      title: { it: 'Originali e plagi', en: 'Originals and rip-offs' },
      text: {
        it: 'Gli originali sono 24, quattro per genere, ciascuno con un bonus diverso: 1 fan in più, 2 gettoni Idea, 1 biglietto oppure $4. Di ogni originale esiste un solo plagio. Il dorso di un originale mostra il genere.',
        en: 'There are 24 originals, four of each genre, each with another bonus: 1 more fan, 2 idea tokens, 1 ticket or $4. Of each original there is exactly one rip-off. The back of an original shows its genre.',
      },
      list: ORIGINALS,
      figure: {
        show: 'pieces',
        ids: [
          'comic-killer-dames',
          'comic-its-a-felony',
          'comic-call-the-police',
          'comic-gang-wars',
          'ripoff-bang-wars',
        ],
        caption: {
          it: 'I quattro originali polizieschi con i loro bonus, e il plagio di «Gang Wars».',
          en: 'The four crime originals with their bonuses, and the rip-off of “Gang Wars”.',
        },
      },
    },
    {
      tells: ['R1.5', 'R1.6'],
      title: { it: 'Valore di un fumetto, creativi giusti', en: 'Value of a comic, matching creatives' },
      text: {
        it: 'Il valore di un fumetto stampato è la somma dei valori attuali del suo scrittore e del suo artista: da 2 a 6. Serve per gli ordini ({R13.3}).\n\nUn creativo è del genere giusto quando il suo genere è quello del fumetto su cui lavora. Non è obbligatorio, ma porta fan, PV e la possibilità di crescere.',
        en: 'The value of a printed comic is the sum of the present values of its writer and its artist: from 2 to 6. It matters for orders ({R13.3}).\n\nA creative matches if their genre is that of the comic they work on. That is not required, but it brings fans, VP and the chance to grow.',
      },
      figure: {
        show: 'pieces',
        ids: ['comic-gang-wars', 'writer-crime-2a', 'artist-crime-1'],
        caption: {
          it: 'Una squadra del genere giusto, di valore 3: 2 + 1.',
          en: 'A team that matches, of value 3: 2 + 1.',
        },
      },
    },
    {
      tells: ['R1.7'],
      title: { it: 'Fan e classifica', en: 'Fans and the chart' },
      text: {
        it: 'I fan si contano per ogni fumetto stampato, sulla classifica. Un tuo plagio può nascere con 0 fan: allora è fuori classifica, non rende nulla, non ne perde, ed entra con il suo primo fan.',
        en: 'Fans are counted for each printed comic, on the chart. A rip-off of yours may begin with 0 fans: then it is off the chart, earns nothing, loses nothing, and enters with its first fan.',
      },
    },
    {
      tells: ['R1.8'],
      title: { it: 'Gli ordini di acquisto', en: 'Sales orders' },
      text: {
        it: 'Un ordine ha un genere, un valore da 3 a 6 e tanti fan quanti il valore meno 2: da 1 a 4. Finché è coperto ne vedi solo il genere.',
        en: 'An order has a genre, a value from 3 to 6, and as many fans as its value less 2: from 1 to 4. While it lies face down you see only its genre.',
      },
      figure: {
        show: 'pieces',
        ids: ['3', '4', '5', '6'],
        caption: { it: 'I valori degli ordini: 1, 2, 3 e 4 fan.', en: 'Values of orders: 1, 2, 3 and 4 fans.' },
      },
    },
    {
      tells: ['R1.9', 'R1.10'],
      title: { it: 'Che cosa si sa', en: 'What is known' },
      text: {
        it: 'Nascosti sono solo: le carte dei mazzi, il valore degli ordini coperti, le tessere calendario e le carte Automa non ancora girate. La tua mano la vedi solo tu, e l’Automa non ne tiene conto.\n\nIn cima a ogni mazzo si vede il dorso: il valore per scrittori e artisti, il genere per i fumetti. Gli scarti sono scoperti.',
        en: 'Only this is hidden: the cards in decks, the value of face-down orders, calendar tiles and automa cards that have not been turned. Your hand only you can see, and the Automa never uses it.\n\nOn top of each deck you see a back: the value for writers and artists, the genre for comics. Discard piles lie face up.',
      },
      figure: {
        show: 'pieces',
        ids: ['writers', 'artists', 'comics'],
        caption: {
          it: 'I tre mazzi: scrittori, artisti, fumetti.',
          en: 'The three decks: writers, artists, comics.',
        },
      },
    },
    {
      tells: ['R2.8', 'R18.5', 'R18.7'],
      title: { it: 'La riserva', en: 'The supply' },
      text: {
        it: 'Denaro e gettoni Idea non finiscono mai; nemmeno i gettoni Hype, Miglioria del colore e di aumento. Ci sono sei gettoni Maestria, uno per genere, all’inizio di nessuno, e sei biglietti: tanti quanti i fumetti che ne danno uno.',
        en: 'Money and idea tokens never run out, nor do tokens for Hype, Better Colors and increases. There are six mastery tokens, one of each genre, at first nobody’s, and six tickets: as many as there are comics that give one.',
      },
    },
  ],
}
