// Counting points, with a worked example.
import type { Chapter } from '../../../kernel/handbook.ts'

export const scoring: Chapter = {
  id: 'scoring',
  title: { it: 'Contare i punti', en: 'Counting points' },
  inShort: {
    it: '1 PV per fan, i PV delle classifiche di fine round, 2 per gettone Maestria o Miglioria del colore, 1 ogni $4 e ogni 4 idee, 2, 4 o 6 per originale secondo i creativi giusti, un premio dal quinto fumetto; meno gli ordini in sospeso.',
    en: '1 VP per fan, the VP of the rankings, 2 per mastery or Better Color token, 1 for every $4 and every 4 ideas, 2, 4 or 6 per original by its matching creatives, a reward from the fifth comic on; less open orders.',
  },
  rules: [
    {
      tells: ['R16'],
      title: { it: 'Che cosa vale PV', en: 'What is worth VP' },
      text: {
        it: 'Si sommano:\n- 1 PV per ogni fan dei tuoi fumetti;\n- i PV delle classifiche di fine round;\n- 2 per ogni gettone Maestria e ogni Miglioria del colore;\n- 1 ogni $4 e 1 ogni 4 gettoni Idea, di tutti i generi insieme, senza resto;\n- ogni originale: 2, oppure 4 se un solo creativo è del genere giusto, 6 se lo sono entrambi;\n- con almeno cinque fumetti, 1 per originale; 2 per ogni fumetto oltre il quinto;\n- meno i fan di ogni ordine raccolto e non soddisfatto.\n\nL’esempio: 7 + 5 + 3 + 2 + 8 fan fanno 25. Le classifiche di fine round 13. Due gettoni Maestria 4, due Migliorie 4. Con $10 hai 2, con 5 idee 1. I quattro originali valgono 6 + 4 + 2 + 6, cioè 18. Il quinto fumetto 4, uno per originale. Un ordine western da 4 in sospeso toglie 2. In tutto 69.',
        en: 'Add up:\n- 1 VP for each fan of your comics;\n- the VP of the rankings at the end of rounds;\n- 2 for each mastery token and each Better Color token;\n- 1 for every $4 and 1 for every 4 idea tokens, all genres together, without remainder;\n- each original: 2, or 4 if just one creative matches, 6 if both do;\n- with at least five comics, 1 per original; 2 for each comic beyond the fifth;\n- less the fans of each order collected and not fulfilled.\n\nThe example: 7 + 5 + 3 + 2 + 8 fans make 25. The rankings 13. Two mastery tokens 4, two Better Colors 4. With $10 you get 2, with 5 ideas 1. The four originals are worth 6 + 4 + 2 + 6, that is 18. The fifth comic 4, one per original. An open western order of value 4 takes 2 away. In all 69.',
      },
      figure: {
        show: 'score',
        position: {
          phase: 'final',
          round: 5,
          mastery: { crime: 'player', romance: 'player', 'sci-fi': 'automa' },
          automa: {
            vp: 13,
            printed: [
              { id: 'comic-neptunio', fans: 9 },
              { id: 'comic-outlaws', fans: 8 },
            ],
          },
          player: {
            money: 10,
            ideas: { horror: 3, western: 2 },
            vp: 13,
            fulfilled: 4,
            cubes: ['special-hype', 'special-better-colors', 'special-marketing'],
            agent: 'n-3-2',
            orders: [{ genre: 'western', value: 4 }],
            printed: [
              { id: 'comic-gang-wars', fans: 7, writer: 'writer-crime-2a', artist: 'artist-crime-2a' },
              { id: 'comic-carmilla', fans: 5, writer: 'writer-horror-1', artist: 'artist-crime-1' },
              { id: 'comic-hey-ranger', fans: 3, writer: 'writer-romance-1', artist: 'artist-superhero-1' },
              {
                id: 'ripoff-saturnio',
                fans: 2,
                writer: 'writer-crime-1',
                artist: 'artist-horror-1',
                betterColor: true,
              },
              {
                id: 'comic-teen-drama',
                fans: 8,
                writer: 'writer-romance-2a',
                artist: 'artist-romance-3',
                betterColor: true,
              },
            ],
          },
        },
        caption: {
          it: 'Il conto di questo esempio, fatto dall’app.',
          en: 'The sum of this example, done by the app.',
        },
      },
    },
  ],
}
