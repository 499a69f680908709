// Coordinates, what is next to what, and what you can reach.
import type { Chapter } from '../../../kernel/handbook.ts'

export const map: Chapter = {
  id: 'map',
  title: { it: 'La mappa: adiacenza e portata', en: 'The map: adjacency and reach' },
  inShort: {
    it: 'Puoi trasformare e costruire solo su esagoni liberi che [[reach|raggiungi]]: accanto a un tuo edificio, oltre un ponte, o di là dal fiume se la tua [[shipping|navigazione]] basta.',
    en: 'You can transform and build only on free hexes that you [[reach|reach]]: next to a structure of yours, across a bridge, or over the river if your [[shipping|shipping]] is enough.',
  },
  rules: [
    {
      tells: ['R2.1'],
      title: { it: 'I nomi degli esagoni', en: 'Names of hexes' },
      text: {
        it: 'Una lettera per la riga, da A in alto a I in basso, e un numero contando da sinistra i soli esagoni di terra: il fiume non si conta. Le righe A, C, E, G e I hanno 13 caselle, le altre 12 e stanno mezzo esagono più a destra.',
        en: 'A letter for the row, from A at the top to I, and a number that counts only land hexes from the left: river hexes are skipped. Rows A, C, E, G and I have 13 cells, the others 12 and lie half a hex to the right.',
      },
      figure: {
        show: 'pieces',
        ids: ['A1', 'A2', 'A3'],
        caption: { it: 'I primi tre esagoni della riga A.', en: 'The first three hexes of row A.' },
      },
    },
    {
      tells: ['R2.2'],
      title: { it: 'Adiacenza diretta', en: 'Direct adjacency' },
      text: {
        it: 'Due esagoni di terra sono [[adjacent|direttamente adiacenti]] se hanno un lato in comune o se li unisce un ponte. Il ponte vale per tutti i colori e per tutto: potere dai vicini, sconto dell’emporio, città, portata.',
        en: 'Two land hexes are [[adjacent|directly adjacent]] if they share an edge or if a bridge joins them. A bridge counts for every colour and for everything: power from neighbours, the trading post discount, towns, reach.',
      },
      figure: {
        show: 'board',
        part: 'map',
        position: {
          scenario: 'easy',
          round: 1,
          scoringTiles: [
            'scoring-dwelling-water',
            'scoring-trading-post-air',
            'scoring-town',
            'scoring-stronghold-fire',
            'scoring-dwelling-fire',
            'scoring-trading-post-water',
          ],
          bonusTiles: { 'bonus-coins': 1, 'bonus-priest': 1, 'bonus-cult': 1 },
          opponents: [
            { colour: 'blue', structures: { A11: 'dwelling', H4: 'dwelling' } },
            { colour: 'gray', structures: { C5: 'dwelling', I9: 'dwelling' } },
            { colour: 'red', structures: { A9: 'dwelling', G2: 'dwelling' } },
          ],
          player: {
            faction: 'witches',
            bonusTile: 'bonus-spade',
            structures: { A10: 'dwelling', G3: 'dwelling' },
            bridges: [['F4', 'G3']],
          },
        },
        mark: ['F4', 'G3'],
        caption: {
          it: 'F4 e G3 sono divisi dal fiume: il ponte li rende direttamente adiacenti.',
          en: 'The river divides F4 and G3: the bridge makes them directly adjacent.',
        },
      },
    },
    {
      tells: ['R2.3'],
      title: { it: 'Adiacenza indiretta: la navigazione', en: 'Indirect adjacency: shipping' },
      text: {
        it: 'Di là dal fiume si arriva contando gli esagoni di fiume da attraversare: se sono al massimo quanto il tuo raggio di navigazione, i due esagoni sono indirettamente adiacenti. Con raggio 0 non si attraversa nulla.',
        en: 'To cross the river, count the river hexes on the way: if there are at most as many as your shipping range, the two hexes are indirectly adjacent. With range 0 you cross nothing.',
      },
    },
    {
      tells: ['R2.4'],
      title: { it: 'Il raggio di navigazione', en: 'The shipping range' },
      text: {
        it: 'È il tuo livello di navigazione, più 1 finché tieni la tessera bonus Navigazione. Questo +1 vale solo nella fase azioni, non per il bonus dei culti né alla fine della partita. Nani e Fachiri non navigano mai, neppure con la tessera.',
        en: 'It is your shipping level, plus 1 while you hold the Shipping bonus tile. This +1 is for the action phase only, not for the cult bonus nor at the end of the game. Dwarves and Fakirs never ship, not even with the tile.',
      },
      figure: {
        show: 'pieces',
        ids: ['bonus-shipping'],
        caption: {
          it: 'La tessera bonus Navigazione: 3 potere di rendita e +1 al raggio.',
          en: 'The Shipping bonus tile: 3 power of income and +1 range.',
        },
      },
    },
    {
      tells: ['R2.5'],
      title: { it: 'Che cosa raggiungi', en: 'What you reach' },
      text: {
        it: 'Un esagono di terra libero, direttamente o indirettamente adiacente ad almeno un tuo edificio. Nani e Fachiri hanno anche il tunnel e il tappeto ({R27.6}, {R27.8}).',
        en: 'A free land hex that is directly or indirectly adjacent to at least one structure of yours. Dwarves and Fakirs also have the tunnel and the carpet ({R27.6}, {R27.8}).',
      },
    },
    {
      tells: ['R2.6'],
      title: { it: 'La distanza', en: 'Distance' },
      text: {
        it: 'Fra due esagoni è il numero di passi da casella a casella, terra o fiume che sia; i ponti non contano. Serve per tunnel, tappeto e per le abitazioni iniziali degli avversari ({S13}).',
        en: 'Between two hexes it is the number of steps from cell to cell, land or river alike; bridges do not count. It is used for tunnels, carpets and the opponents’ starting dwellings ({S13}).',
      },
    },
    {
      tells: ['R2.7'],
      title: { it: 'Le isole', en: 'Islands' },
      text: {
        it: 'Un’isola è tutta la terra che si tocca lato con lato. Sono quattro, e un ponte non le unisce mai.',
        en: 'An island is all the land that touches edge to edge. There are four, and a bridge never merges them.',
      },
    },
    {
      tells: ['R2.8'],
      title: { it: 'Un edificio per esagono', en: 'One structure per hex' },
      text: {
        it: 'Su un esagono di terra sta al massimo un edificio, di qualunque colore. Sul fiume non si costruisce.',
        en: 'A land hex holds at most one structure, of whatever colour. Nothing is built on the river.',
      },
    },
  ],
}
