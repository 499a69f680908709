// What is in the box.
import type { Chapter } from '../../../kernel/handbook.ts'

export const components: Chapter = {
  id: 'components',
  title: { it: 'Che cosa c’è sul tavolo', en: 'What lies on the table' },
  inShort: {
    it: 'Una mappa di esagoni di sette colori divisi da fiumi, la plancia della tua razza con edifici, ponti, sacerdoti e gettoni [[power|potere]], la plancia dei culti, e tessere di quattro tipi: turno, bonus, favore, città.',
    en: 'A map of hexes in seven colours divided by rivers, the board of your faction with structures, bridges, priests and [[power|power]] tokens, the cult board, and four kinds of tiles: scoring, bonus, favour, town.',
  },
  rules: [
    {
      tells: ['R1.1'],
      title: { it: 'La mappa', en: 'The map' },
      text: {
        it: '77 esagoni di terra, 11 per ognuno dei sette colori, e 36 esagoni di fiume. Ogni colore è un terreno: giallo deserto, marrone pianura, nero palude, blu laghi, verde foresta, grigio montagne, rosso lande desolate.',
        en: '77 land hexes, 11 of each of the seven colours, and 36 river hexes. Each colour is a terrain: yellow desert, brown plains, black swamp, blue lakes, green forest, gray mountains, red wasteland.',
      },
      figure: {
        show: 'pieces',
        ids: ['yellow', 'brown', 'black', 'blue', 'green', 'gray', 'red'],
        caption: {
          it: 'I sette colori, nell’ordine della ruota dei terreni.',
          en: 'The seven colours, in the order of the terrain wheel.',
        },
      },
    },
    {
      tells: ['R1.2'],
      title: { it: 'La tua razza', en: 'Your faction' },
      text: {
        it: 'Sono 14, due per colore. Il colore è il tuo [[home|terreno di casa]]: solo lì puoi costruire. Che cosa sa fare ciascuna sta nel capitolo sulle razze.',
        en: 'There are 14, two of each colour. The colour is your [[home|home terrain]]: you can build nowhere else. The chapter on factions tells what each can do.',
      },
      figure: {
        show: 'pieces',
        ids: ['witches', 'mermaids', 'nomads'],
        caption: {
          it: 'Streghe (verde), Sirene (blu), Nomadi (giallo).',
          en: 'Witches (green), Mermaids (blue), Nomads (yellow).',
        },
      },
    },
    {
      tells: ['R1.3'],
      title: { it: 'I tuoi pezzi', en: 'Your pieces' },
      text: {
        it: '8 abitazioni, 4 empori, 3 templi, 1 fortezza, 1 santuario, 3 ponti, 7 sacerdoti e 12 gettoni potere. Di più non ce n’è.',
        en: '8 dwellings, 4 trading posts, 3 temples, 1 stronghold, 1 sanctuary, 3 bridges, 7 priests and 12 power tokens. There are no more.',
      },
      figure: {
        show: 'pieces',
        ids: ['dwelling', 'trading-post', 'temple', 'stronghold', 'sanctuary'],
        caption: {
          it: 'Abitazione, emporio, tempio, fortezza, santuario.',
          en: 'Dwelling, trading post, temple, stronghold, sanctuary.',
        },
      },
    },
    {
      tells: ['R1.4'],
      title: { it: 'Le tessere', en: 'The tiles' },
      text: {
        it: '28 tessere favore di 12 tipi, 10 tessere città di 5 tipi, 9 tessere bonus, 8 tessere turno, e sei azioni potere stampate sulla mappa. Monete e lavoratori non finiscono mai.',
        en: '28 favour tiles of 12 kinds, 10 town tiles of 5 kinds, 9 bonus tiles, 8 scoring tiles, and six power actions printed on the map. Coins and workers never run out.',
      },
      figure: {
        show: 'pieces',
        ids: ['scoring-town', 'bonus-spade', 'favour-fire-1', 'town-coins', 'power-spade'],
        caption: {
          it: 'Una tessera turno, una bonus, una favore, una città e un’azione potere.',
          en: 'A scoring tile, a bonus tile, a favour tile, a town tile and a power action.',
        },
      },
    },
    {
      tells: ['R1.5'],
      title: { it: 'Gli edifici sostituiti tornano a te', en: 'Replaced structures come back' },
      text: {
        it: 'Quando evolvi un edificio, quello vecchio torna sulla tua plancia e si può costruire di nuovo: un’abitazione diventata emporio è un’abitazione in più da costruire.',
        en: 'When you upgrade a structure, the old piece returns to your board and can be built again: a dwelling that became a trading post is one more dwelling to build.',
      },
    },
    {
      tells: ['R5.1'],
      title: { it: 'La plancia della razza', en: 'The faction board' },
      text: {
        it: 'Dice con che cosa cominci: monete, lavoratori, sacerdoti, potere nelle tre ciotole, livelli nei culti, abitazioni iniziali. I livelli iniziali nei culti non danno potere. Le Streghe, per esempio: 15 monete, 3 lavoratori, potere 5/7/0, Aria 2, due abitazioni.',
        en: 'It says what you start with: coins, workers, priests, power in the three bowls, cult levels, starting dwellings. Starting levels on the cults give no power. The Witches, for example: 15 coins, 3 workers, power 5/7/0, Air 2, two dwellings.',
      },
    },
    {
      tells: ['R5.2'],
      title: { it: 'Le rendite degli edifici', en: 'Income of structures' },
      text: {
        it: 'Più edifici di un tipo hai sulla mappa, più rendono. Di solito: un lavoratore di base più uno per ogni abitazione fino alla settima (l’ottava non aggiunge nulla); 2 monete e 1 potere per ciascuno dei primi due empori, 2 monete e 2 potere per gli altri; un sacerdote per ogni tempio e per il santuario; la fortezza per lo più 2 potere. I numeri della tua razza sono sulla sua plancia e nel capitolo delle razze.',
        en: 'The more structures of a kind stand on the map, the more they bring. Usually: one base worker plus one for each dwelling up to the seventh (the eighth adds nothing); 2 coins and 1 power for each of the first two trading posts, 2 coins and 2 power for the others; a priest for each temple and for the sanctuary; the stronghold mostly 2 power. The numbers of your faction are on its board and in the chapter on factions.',
      },
    },
    {
      tells: ['R5.3'],
      title: { it: 'Il valore degli edifici', en: 'Power values of structures' },
      text: {
        it: 'Abitazione 1, emporio 2, tempio 2, fortezza 3, santuario 3. Questo [[value|valore]] conta per fondare città ({R20.1}) e per il potere dai vicini ({R19.1}).',
        en: 'Dwelling 1, trading post 2, temple 2, stronghold 3, sanctuary 3. This [[value|power value]] counts for founding towns ({R20.1}) and for power from neighbours ({R19.1}).',
      },
    },
    {
      tells: ['R5.4'],
      title: { it: 'I due tracciati', en: 'The two tracks' },
      text: {
        it: 'Il tracciato della navigazione dà punti quando arrivi a un livello: 2, 3 e 4 PV. Quello dello scavo dice quanti lavoratori costa una [[spade|vanga]]: 3 all’inizio, poi 2, poi 1.',
        en: 'The shipping track gives points when you arrive at a level: 2, 3 and 4 VP. The digging track says how many workers a [[spade|spade]] costs: 3 at first, then 2, then 1.',
      },
    },
  ],
}
