import { at, does, plays, type TerraLesson } from './goals.ts'

export const factions: TerraLesson = {
  id: 'factions',
  title: { it: 'Le arti delle razze', en: 'What factions can do' },
  about: {
    it: 'Quattro fortezze e poteri: Nomadi, Sciamanti, Sirene, Oscuri.',
    en: 'Four strongholds and abilities: Nomads, Swarmlings, Mermaids, Darklings.',
  },
  cites: ['R27.5', 'R27.11', 'R27.12', 'R27.13', 'R27.15'],
  start: {
    seed: 'lesson-factions',
    position: at({
      round: 2,
      opponents: [
        { colour: 'brown', structures: { A7: 'dwelling', H7: 'dwelling' } },
        { colour: 'red', structures: { A9: 'dwelling', I12: 'dwelling' } },
        { colour: 'black', structures: { B5: 'dwelling', G5: 'dwelling' } },
      ],
      player: {
        faction: 'nomads',
        structures: { B4: 'stronghold', G7: 'dwelling', H1: 'dwelling' },
        workers: 1,
        coins: 2,
      },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'La fortezza dei Nomadi scatena ogni turno una tempesta di sabbia: un esagono che tocca un tuo edificio diventa deserto, senza vanghe. Trasforma C4 o A8 e costruiscici.',
        en: 'The Nomads’ stronghold raises a sandstorm each round: a hex that touches a structure of yours becomes desert, without spades. Turn C4 or A8 and build there.',
      },
      done: does('build'),
      onTheWay: does('sandstorm'),
      otherwise: {
        it: 'La tempesta c’è una volta per turno: qui serve a costruire.',
        en: 'There is one sandstorm a round: here it is meant for building.',
      },
      hint: { it: 'Tempesta su C4, poi l’abitazione.', en: 'Sandstorm on C4, then the dwelling.' },
      marks: ['C4', 'A8'],
      praise: {
        it: 'Dal verde al giallo sarebbero state 3 vanghe ({R27.12}).',
        en: 'Green to yellow would have been 3 spades ({R27.12}).',
      },
      solution: ['sandstorm C4', 'build C4'],
      mistake: ['sandstorm C4', 'leave'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-factions',
        position: at({
          round: 2,
          opponents: [
            { colour: 'black', structures: { E10: 'dwelling', G5: 'dwelling' } },
            { colour: 'green', structures: { C3: 'dwelling', E9: 'dwelling' } },
            { colour: 'brown', structures: { E6: 'dwelling', F7: 'dwelling' } },
          ],
          player: {
            faction: 'swarmlings',
            structures: { D5: 'stronghold', I10: 'dwelling', G6: 'dwelling' },
            workers: 6,
            coins: 12,
          },
        }),
      },
      say: {
        it: 'Gli Sciamanti pagano molto, ma con la fortezza un emporio per turno è gratis. Evolvi gratis l’abitazione in I10, che non ha vicini.',
        en: 'The Swarmlings pay a lot, but with the stronghold one trading post a round is free. Upgrade the dwelling on I10, which has no neighbours, for free.',
      },
      done: plays('free-post I10'),
      otherwise: {
        it: 'Così paghi, o usi il regalo dove costava meno.',
        en: 'That way you pay, or use the gift where it was cheaper.',
      },
      hint: { it: 'L’azione speciale, su I10.', en: 'The special action, on I10.' },
      marks: ['I10'],
      praise: {
        it: 'Un emporio che sarebbe costato 3 lavoratori e 8 monete ({R27.13}).',
        en: 'A trading post that would have cost 3 workers and 8 coins ({R27.13}).',
      },
      solution: ['free-post I10'],
      mistake: ['upgrade I10 trading-post'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-factions',
        position: at({
          round: 3,
          terrain: { E7: 'blue', F4: 'blue', G3: 'blue' },
          opponents: [
            { colour: 'black', structures: { E5: 'dwelling', H5: 'dwelling' } },
            { colour: 'green', structures: { C3: 'dwelling', I6: 'dwelling' } },
            { colour: 'brown', structures: { E6: 'dwelling', I8: 'dwelling' } },
          ],
          player: {
            faction: 'mermaids',
            structures: { E7: 'trading-post', F4: 'trading-post', G3: 'trading-post', H4: 'dwelling' },
            workers: 2,
          },
        }),
      },
      say: {
        it: 'Le Sirene possono contare un esagono di fiume come terra fra i loro edifici. Fra E7, F4, G3 e H4 c’è un fiume: fonda una città lì sopra.',
        en: 'The Mermaids may count one river hex as land between their structures. There is river between E7, F4, G3 and H4: found a town over it.',
      },
      done: does('town'),
      onTheWay: does('river-town'),
      otherwise: { it: 'Così la città non nasce: usa il fiume.', en: 'No town comes of that: use the river.' },
      hint: {
        it: 'Fonda una città sul fiume, poi prendi una tessera.',
        en: 'Found a town over the river, then take a tile.',
      },
      marks: ['E7', 'F4', 'G3', 'H4'],
      praise: { it: 'Una città senza ponte ({R27.11}).', en: 'A town without a bridge ({R27.11}).' },
      solution: ['river-town r22', 'town town-priest'],
      mistake: ['convert worker-to-coin'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-factions',
        position: at({
          round: 2,
          opponents: [
            { colour: 'brown', structures: { A7: 'dwelling', H7: 'dwelling' } },
            { colour: 'blue', structures: { A11: 'dwelling', G6: 'dwelling' } },
            { colour: 'green', structures: { C4: 'dwelling', G3: 'dwelling' } },
          ],
          player: {
            faction: 'darklings',
            structures: { B5: 'trading-post', G5: 'dwelling' },
            workers: 7,
            coins: 6,
            priests: 0,
          },
        }),
      },
      say: {
        it: 'Gli Oscuri pagano le vanghe in sacerdoti, e la loro fortezza ne crea: fino a 3 lavoratori diventano sacerdoti. Costruiscila e fanne diventare tre.',
        en: 'The Darklings pay for spades with priests, and their stronghold makes some: up to 3 workers become priests. Build it and turn all three.',
      },
      done: plays('exchange 3'),
      onTheWay: plays('upgrade B5 stronghold'),
      otherwise: {
        it: 'Lo scambio avviene una volta sola: qui ne servono tre.',
        en: 'The exchange happens only once: three are wanted here.',
      },
      hint: { it: 'Fortezza in B5, poi 3 lavoratori.', en: 'Stronghold on B5, then 3 workers.' },
      marks: ['B5'],
      praise: {
        it: 'Tre sacerdoti: tre vanghe da 2 punti l’una ({R27.5}).',
        en: 'Three priests: three spades of 2 points each ({R27.5}).',
      },
      solution: ['upgrade B5 stronghold', 'exchange 3'],
      mistake: ['upgrade B5 stronghold', 'exchange 1'],
    },
  ],
}
