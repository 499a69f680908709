// Spades, transforming and building dwellings.
import type { Chapter } from '../../../kernel/handbook.ts'

export const terrain: Chapter = {
  id: 'terrain',
  title: { it: 'Trasformare e costruire', en: 'Transforming and building' },
  inShort: {
    it: 'Le [[spade|vanghe]] spostano il colore di un esagono sulla [[wheel|ruota dei terreni]], un passo per vanga. Su un esagono del tuo colore che raggiungi puoi costruire un’abitazione.',
    en: '[[spade|Spades]] move the colour of a hex along the [[wheel|terrain wheel]], one step per spade. On a hex of your colour that you reach you can build a dwelling.',
  },
  rules: [
    {
      tells: ['R3.1'],
      title: { it: 'La ruota dei terreni', en: 'The terrain wheel' },
      text: {
        it: 'Giallo, marrone, nero, blu, verde, grigio, rosso, e di nuovo giallo. Ogni passo costa una vanga, per la via più corta: da 1 a 3, anche se la via attraversa il tuo colore. Da verde a rosso, per esempio, sono 2.',
        en: 'Yellow, brown, black, blue, green, gray, red, and yellow again. Each step costs one spade, by the shorter way: 1 to 3, even if that way leads through your own colour. Green to red, for example, is 2.',
      },
    },
    {
      tells: ['R3.2'],
      title: { it: 'Fermarsi a metà', en: 'Stopping on the way' },
      text: {
        it: 'Puoi fermarti su qualunque colore. Il nuovo colore resta finché qualcuno non lo cambia. Un esagono con un edificio non si trasforma mai.',
        en: 'You may stop on any colour. The new colour stays until it is changed again. A hex with a structure on it is never transformed.',
      },
    },
    {
      tells: ['R3.3'],
      title: { it: 'Da dove vengono le vanghe', en: 'Where spades come from' },
      text: {
        it: 'Dai lavoratori, dalle azioni potere, dalla tessera bonus Vanga, da alcune fortezze, dai bonus dei culti. Non si conservano: quelle non usate sono perse.',
        en: 'From workers, power actions, the Spade bonus tile, some strongholds, cult bonuses. They are never stored: unused ones are lost.',
      },
    },
    {
      tells: ['R3.4'],
      title: { it: '«Per ogni vanga»', en: '“For each spade”' },
      text: {
        it: 'Tessera turno delle vanghe, Mezzuomini e fortezza degli Alchimisti contano ogni vanga guadagnata, da dove venga, anche dai culti e anche se va sprecata. La tempesta di sabbia dei Nomadi non è una vanga.',
        en: 'The spade scoring tile, the Halflings and the Alchemists’ stronghold count every spade gained, whatever its source, also from cults and even if it is wasted. The Nomads’ sandstorm is no spade.',
      },
      figure: {
        show: 'pieces',
        ids: ['scoring-spade'],
        caption: {
          it: 'Vanghe / Terra monete: 2 PV per ogni vanga.',
          en: 'Spades / Earth coins: 2 VP for each spade.',
        },
      },
    },
    {
      tells: ['R10.1'],
      title: { it: 'L’azione', en: 'The action' },
      text: {
        it: 'Scegli un esagono libero che raggiungi. Se vuoi trasformalo; poi, se è del tuo colore, se vuoi costruisci un’abitazione. Almeno una delle due cose.',
        en: 'Choose one free hex that you reach. Transform it if you like; then, if it has your colour, build a dwelling if you like. At least one of the two.',
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
            workers: 7,
          },
        },
        mark: ['B5'],
        caption: {
          it: 'Da A10 si raggiungono A11, A9 e B5; i primi due sono occupati. B5 è nero: due vanghe per il verde.',
          en: 'From A10 you reach A11, A9 and B5; the first two are taken. B5 is black: two spades to green.',
        },
      },
    },
    {
      tells: ['R10.2'],
      title: { it: 'Un esagono alla volta', en: 'One hex at a time' },
      text: {
        it: 'Con un’azione lavori un solo esagono. Fanno eccezione le due vanghe gratis ({R15.4}) e la fortezza dei Mezzuomini ({R27.10}).',
        en: 'One action works on one hex only. The exceptions are the two free spades ({R15.4}) and the Halflings’ stronghold ({R27.10}).',
      },
    },
    {
      tells: ['R10.3'],
      title: { it: 'Comprare vanghe', en: 'Buying spades' },
      text: {
        it: 'Si pagano in lavoratori, al prezzo del tuo scavo (3, 2 o 1 l’una), e ne compri esattamente quante servono. Gli Oscuri pagano in sacerdoti ({R27.5}), i Giganti ne usano sempre due ({R27.9}).',
        en: 'You pay workers, at the price of your digging level (3, 2 or 1 each), and buy exactly as many as you need. The Darklings pay priests ({R27.5}), the Giants always use two ({R27.9}).',
      },
    },
    {
      tells: ['R10.4'],
      title: { it: 'L’abitazione', en: 'The dwelling' },
      text: {
        it: 'Costa 1 lavoratore e 2 monete (Ingegneri 1 e 1, Sciamanti 2 e 3) e deve restarne una sulla plancia: al massimo otto sulla mappa.',
        en: 'It costs 1 worker and 2 coins (Engineers 1 and 1, Swarmlings 2 and 3), and one must be left on your board: at most eight on the map.',
      },
    },
    {
      tells: ['R10.5'],
      title: { it: 'Terreno già tuo', en: 'Land that is already yours' },
      text: {
        it: 'Un esagono che ha già il tuo colore non ha bisogno di vanghe: se lo raggiungi, costruisci e basta.',
        en: 'A hex that already has your colour needs no spades: if you reach it, just build.',
      },
    },
    {
      tells: ['R29.1'],
      title: { it: 'Senza abitazioni', en: 'Without dwellings' },
      text: {
        it: 'Se le otto abitazioni sono tutte sulla mappa puoi ancora trasformare, ma non costruire: neppure con il volo delle Streghe.',
        en: 'If all eight dwellings are on the map you may still transform, but not build: not even by the Witches’ ride.',
      },
    },
    {
      tells: ['R29.7'],
      title: { it: 'Trasformato non vuol dire tuo', en: 'Transformed does not mean yours' },
      text: {
        it: 'Un esagono trasformato e lasciato vuoto non è di nessuno. Se ha il colore di un avversario, ci si può posare una sua abitazione ({S24}).',
        en: 'A hex transformed and left empty belongs to nobody. If it has an opponent’s colour, one of its dwellings may be placed there ({S24}).',
      },
    },
  ],
}
