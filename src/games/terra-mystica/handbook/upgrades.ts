// Upgrading structures.
import type { Chapter } from '../../../kernel/handbook.ts'

export const upgrades: Chapter = {
  id: 'upgrades',
  title: { it: 'Evolvere gli edifici', en: 'Upgrading structures' },
  inShort: {
    it: 'Un’[[dwelling|abitazione]] diventa emporio; un [[trading-post|emporio]] diventa tempio o fortezza; un [[temple|tempio]] diventa santuario. Templi e santuario danno subito una [[favour|tessera favore]], la [[stronghold|fortezza]] la capacità speciale della razza.',
    en: 'A [[dwelling|dwelling]] becomes a trading post; a [[trading-post|trading post]] becomes a temple or the stronghold; a [[temple|temple]] becomes the sanctuary. Temples and sanctuary bring a [[favour|favour tile]] at once, the [[stronghold|stronghold]] the special ability of your faction.',
  },
  rules: [
    {
      tells: ['R13.1'],
      title: { it: 'Che cosa diventa che cosa', en: 'What becomes what' },
      text: {
        it: 'Abitazione → emporio → tempio → santuario, oppure emporio → fortezza. Il pezzo nuovo dev’essere sulla plancia; il vecchio ci torna, e la sua rendita va persa. Un tempio costa di solito 2 lavoratori e 5 monete, fortezza e santuario 4 lavoratori e da 4 a 10 monete: la plancia della razza dice quanto.',
        en: 'Dwelling → trading post → temple → sanctuary, or trading post → stronghold. The new piece must be on your board; the old one returns there, and its income is lost. A temple usually costs 2 workers and 5 coins, stronghold and sanctuary 4 workers and 4 to 10 coins: your faction board says how many.',
      },
    },
    {
      tells: ['R13.2'],
      title: { it: 'Lo sconto dell’emporio', en: 'The trading post discount' },
      text: {
        it: 'Di solito 2 lavoratori e 3 monete se almeno un edificio di un altro colore è direttamente adiacente, anche per un ponte; altrimenti le monete raddoppiano: 6. Gli altri prezzi sono fissi.',
        en: 'Usually 2 workers and 3 coins if at least one structure of another colour is directly adjacent, also by a bridge; otherwise the coins double: 6. Other prices are fixed.',
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
        mark: ['A10', 'A11', 'A9'],
        caption: {
          it: 'A10 tocca il blu in A11 e il rosso in A9: l’emporio lì costa 3 monete.',
          en: 'A10 touches blue on A11 and red on A9: a trading post there costs 3 coins.',
        },
      },
    },
    {
      tells: ['R13.3'],
      title: { it: 'Templi e santuario', en: 'Temples and sanctuary' },
      text: {
        it: 'Prendi subito una tessera favore di un tipo che non hai (Maghi del Caos due, {R27.3}).',
        en: 'Take a favour tile at once, of a kind that you do not own (Chaos Magicians two, {R27.3}).',
      },
    },
    {
      tells: ['R13.4'],
      title: { it: 'La fortezza', en: 'The stronghold' },
      text: {
        it: 'Ne hai una sola. L’effetto immediato della razza avviene subito, la sua azione speciale è disponibile da subito: vedi le razze.',
        en: 'There is only one. The immediate effect of your faction happens at once, its special action is available at once: see the factions.',
      },
    },
    {
      tells: ['R13.5'],
      title: { it: 'Se succede tutto insieme', en: 'If it all happens at once' },
      text: {
        it: 'Prima la città che l’edificio stesso completa, poi i favori, poi le città che un favore rende possibili.',
        en: 'First the town that the structure itself completes, then the favours, then towns that a favour makes possible.',
      },
    },
    {
      tells: ['R29.2'],
      title: { it: 'Guarda la plancia', en: 'Look at your board' },
      text: {
        it: 'Un edificio di cui non resta un pezzo non si costruisce: con quattro empori sulla mappa il quinto non c’è, finché non ne evolvi uno.',
        en: 'A structure of which no piece is left is not built: with four trading posts on the map there is no fifth, until you upgrade one.',
      },
    },
  ],
}
