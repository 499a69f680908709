// Towns and bridges.
import type { Chapter } from '../../../kernel/handbook.ts'
import { inEachLang } from '../../../kernel/text.ts'
import { SITES } from '../catalogue/index.ts'

const PLACES = SITES.map(({ id }) => id.replace('-', '–')).join(', ')

export const towns: Chapter = {
  id: 'towns',
  title: { it: 'Città e ponti', en: 'Towns and bridges' },
  inShort: {
    it: 'Quattro tuoi edifici collegati con valore totale almeno 7 fondano una [[town|città]]: prendi una tessera con punti, una [[key|chiave]] e un guadagno. I [[bridge|ponti]] collegano sopra il fiume.',
    en: 'Four connected structures of yours with a total power value of at least 7 found a [[town|town]]: take a tile with points, a [[key|key]] and a gain. [[bridge|Bridges]] connect over the river.',
  },
  rules: [
    {
      tells: ['R20.1'],
      title: { it: 'Quando nasce una città', en: 'When a town is founded' },
      text: {
        it: 'Un gruppo di tuoi edifici direttamente adiacenti l’uno all’altro, nessuno già in una città né accanto a una tua città, con:\n- almeno 4 edifici (3 se uno è il santuario), e\n- valore totale almeno 7 (6 con il favore Fuoco 2).\n\nFondarla è obbligatorio, finché c’è una tessera.',
        en: 'A group of structures of yours, all connected by direct adjacency, none of them in a town yet nor next to a town of yours, with:\n- at least 4 structures (3 if one is the sanctuary), and\n- a total power value of at least 7 (6 with the favour Fire 2).\n\nFounding is mandatory while a tile is left.',
      },
      figure: {
        show: 'board',
        part: 'map',
        position: {
          scenario: 'easy',
          round: 3,
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
          terrain: { E10: 'green', F6: 'green', F5: 'green' },
          player: {
            faction: 'witches',
            bonusTile: 'bonus-spade',
            structures: { E9: 'trading-post', E10: 'trading-post', F6: 'trading-post', F5: 'dwelling' },
          },
        },
        mark: ['E9', 'E10', 'F6', 'F5'],
        caption: {
          it: 'Quattro edifici collegati: 2 + 2 + 2 + 1 = 7. È una città.',
          en: 'Four connected structures: 2 + 2 + 2 + 1 = 7. That is a town.',
        },
      },
    },
    {
      tells: ['R20.2'],
      title: { it: 'Quando si controlla', en: 'When it is checked' },
      text: {
        it: 'Dopo aver costruito, evoluto, costruito un ponte o preso il favore Fuoco 2. Se più gruppi bastano insieme, ognuno fonda la sua città, nell’ordine della mappa.',
        en: 'After building, upgrading, building a bridge or taking the favour Fire 2. If several groups qualify at once, each founds its town, in map order.',
      },
    },
    {
      tells: ['R20.3'],
      title: { it: 'Che cosa ricevi', en: 'What you get' },
      text: {
        it: 'Tutto il gruppo diventa la città. Scegli una tessera città rimasta: i suoi PV, una chiave e il suo guadagno; più i PV della tessera turno per le città, e quelli di Streghe e Sciamanti.',
        en: 'The whole group becomes the town. Choose a town tile that is left: its VP, a key and its gain; plus the town VP of the scoring tile, and what Witches and Swarmlings get.',
      },
    },
    {
      tells: ['R20.4'],
      title: { it: 'Città che crescono', en: 'Towns that grow' },
      text: {
        it: 'Gli edifici collegati più tardi entrano nella città e non ne fondano un’altra: la seconda va costruita staccata. Unire due città non porta nulla. Gli edifici di una città si evolvono ancora.',
        en: 'Structures connected later join the town and never found another: build the second one apart. Joining two towns has no effect. Structures of a town can still be upgraded.',
      },
    },
    {
      tells: ['R20.5'],
      title: { it: 'Le città delle Sirene', en: 'Towns of the Mermaids' },
      text: {
        it: 'Solo le Sirene possono contare un esagono di fiume come terra: {R27.11}.',
        en: 'Only the Mermaids may count one river hex as land: {R27.11}.',
      },
    },
    {
      tells: ['R29.4'],
      title: { it: 'Finite le tessere', en: 'No tiles left' },
      text: {
        it: 'Se non c’è più una tessera città non succede niente, e il gruppo resta libero.',
        en: 'If no town tile is left nothing happens, and the group stays free.',
      },
    },
    {
      tells: ['R21.1'],
      title: { it: 'Dove va un ponte', en: 'Where a bridge goes' },
      text: {
        it: 'Solo nei 29 punti segnati sulla mappa, uno per punto, al massimo 3 in tutta la partita. Non si tolgono.',
        en: 'Only at the 29 places marked on the map, one per place, at most 3 in the game. They are never removed.',
      },
      list: inEachLang(() => PLACES),
    },
    {
      tells: ['R21.2'],
      title: { it: 'Le due sponde', en: 'The two banks' },
      text: {
        it: 'Almeno a un capo deve già esserci un tuo edificio. All’altro può esserci un edificio qualsiasi o nulla.',
        en: 'At least one end must already hold a structure of yours. The other may hold any structure or none.',
      },
    },
  ],
}
