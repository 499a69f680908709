import { at, plays, type TerraLesson } from './goals.ts'

export const upgrades: TerraLesson = {
  id: 'upgrades',
  title: { it: 'Evolvere gli edifici', en: 'Upgrading' },
  about: {
    it: 'Empori, templi e fortezza: che cosa costano e che cosa danno.',
    en: 'Trading posts, temples and the stronghold: what they cost and bring.',
  },
  cites: ['R13.1', 'R13.2', 'R13.3', 'R13.4', 'R23', 'R27.14'],
  start: {
    seed: 'lesson-upgrades',
    position: at({ player: { structures: { A10: 'dwelling', E9: 'dwelling' }, workers: 4, coins: 6 } }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Un emporio costa 3 monete accanto a un altro colore, 6 da solo. Evolvi dove costa meno.',
        en: 'A trading post costs 3 coins next to another colour, 6 on its own. Upgrade where it is cheaper.',
      },
      done: plays('upgrade A10 trading-post'),
      wrong: [
        {
          when: plays('upgrade E9 trading-post'),
          say: {
            it: 'E9 è solo: hai pagato 6 monete invece di 3.',
            en: 'E9 is on its own: you paid 6 coins instead of 3.',
          },
        },
      ],
      otherwise: {
        it: 'Questo non costruisce un emporio a metà prezzo.',
        en: 'That builds no trading post at half price.',
      },
      hint: { it: 'A10 ha vicini rossi e blu.', en: 'A10 has red and blue neighbours.' },
      marks: ['A10'],
      praise: { it: '3 monete: i vicini convengono ({R13.2}).', en: '3 coins: neighbours pay off ({R13.2}).' },
      solution: ['upgrade A10 trading-post'],
      mistake: ['upgrade E9 trading-post'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-upgrades',
        position: at({ player: { structures: { A10: 'trading-post', E9: 'dwelling' }, workers: 2, coins: 5 } }),
      },
      say: {
        it: 'Un tempio dà subito una tessera favore. Evolvi l’emporio in tempio e prendi il favore che rende 3 monete a ogni turno.',
        en: 'A temple brings a favour tile at once. Upgrade the trading post to a temple and take the favour that brings 3 coins each round.',
      },
      done: plays('favour favour-fire-1'),
      onTheWay: plays('upgrade A10 temple'),
      otherwise: {
        it: 'Non è quel favore: cerca la rendita di 3 monete.',
        en: 'Not that favour: look for the income of 3 coins.',
      },
      hint: { it: 'Tempio in A10, poi Fuoco 1.', en: 'A temple on A10, then Fire 1.' },
      marks: ['favour-fire-1'],
      praise: {
        it: 'Un passo nel Fuoco e 3 monete a turno, dal prossimo ({R23}).',
        en: 'One step in Fire and 3 coins a round, from the next one on ({R23}).',
      },
      solution: ['upgrade A10 temple', 'favour favour-fire-1'],
      mistake: ['upgrade A10 temple', 'favour favour-air-3'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-upgrades',
        position: at({ player: { structures: { A10: 'trading-post', E9: 'dwelling' }, workers: 5, coins: 8 } }),
      },
      say: {
        it: 'La fortezza dà alla razza la sua capacità speciale: per le Streghe, il volo. Costruiscila.',
        en: 'The stronghold gives a faction its special ability: for the Witches, the ride. Build it.',
      },
      done: plays('upgrade A10 stronghold'),
      otherwise: { it: 'Questa non è la fortezza.', en: 'That is not the stronghold.' },
      hint: {
        it: 'L’emporio in A10 può diventare fortezza: 4 lavoratori e 6 monete.',
        en: 'The trading post on A10 can become the stronghold: 4 workers and 6 coins.',
      },
      marks: ['A10'],
      praise: {
        it: 'Fortezza: valore 3, 2 potere di rendita, e il volo da subito ({R13.4}).',
        en: 'The stronghold: power value 3, 2 power of income, and the ride at once ({R13.4}).',
      },
      solution: ['upgrade A10 stronghold'],
      mistake: ['upgrade A10 temple'],
    },
    {
      kind: 'do',
      say: {
        it: 'Ogni turno il volo posa gratis un’abitazione su una foresta libera, anche lontana. Vola in F4, accanto al rosso di G2.',
        en: 'Each round the ride puts a free dwelling on a free forest, however far. Ride to F4, next to red on G2.',
      },
      done: plays('ride F4'),
      otherwise: { it: 'Così non voli in F4.', en: 'That does not take you to F4.' },
      hint: { it: 'Usa il volo, poi tocca F4.', en: 'Use the ride, then touch F4.' },
      marks: ['F4'],
      praise: {
        it: 'Gratis, senza adiacenza, e conta come costruire ({R27.14}, {R27.15}).',
        en: 'Free, without adjacency, and it counts as building ({R27.14}, {R27.15}).',
      },
      solution: ['ride F4'],
      mistake: ['ride D1'],
    },
  ],
}
