// What is known of the game before its rules are loaded.
import type { Manifest } from '../../kernel/contract.ts'
import { variantOption } from '../../variant/option.ts'
import { DICE } from './automa/dice.ts'
import { withDice } from './variant/dice-option.ts'

export const concordia: Manifest = {
  id: 'concordia',
  edition: 1,
  title: { it: 'Concordia', en: 'Concordia' },
  about: {
    it: 'Coloni, abitazioni e merci nell’impero romano: le carte che giochi sono anche quelle che fanno punti. L’IA decide con i dadi.',
    en: 'Colonists, houses and goods in the Roman empire: the cards you play are also the cards that score. The AI decides by dice.',
  },
  document: {
    it: 'Concordia – variante giocatore contro IA (variante amatoriale)',
    en: 'Concordia – player against AI (a fan variant, in Italian)',
  },
  options: [
    {
      id: 'map',
      title: { it: 'Tabellone', en: 'Board' },
      choices: [
        {
          id: 'italia',
          title: { it: 'Italia', en: 'Italia' },
          about: { it: '25 città in 11 regioni intorno a Roma.', en: '25 cities in 11 provinces around Roma.' },
        },
        {
          id: 'hispania',
          title: { it: 'Hispania', en: 'Hispania' },
          about: {
            it: '23 città in 9 regioni, si parte da Saguntum; senza sale.',
            en: '23 cities in 9 provinces, starting from Saguntum; without salt.',
          },
        },
        {
          id: 'imperium',
          title: { it: 'Imperium', en: 'Imperium' },
          about: {
            it: '30 città in 12 regioni: un tabellone grande per due.',
            en: '30 cities in 12 provinces: a large board for two.',
          },
        },
      ],
      initial: 'italia',
    },
    {
      id: 'dice',
      title: { it: 'Dadi dell’IA', en: 'The AI’s dice' },
      choices: DICE,
      initial: 'd12',
    },
    { ...variantOption(), changes: withDice },
  ],
  teaches: true,
  referee: async () => (await import('./referee.ts')).referee,
  load: async () => (await import('./module.ts')).concordiaModule,
  loadToPlay: async () => (await import('./play.ts')).toPlay,
}
