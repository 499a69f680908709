// What the game is about, and how it ends.
import type { Chapter } from '../../../kernel/handbook.ts'

export const aim: Chapter = {
  id: 'aim',
  title: { it: 'Lo scopo', en: 'The aim' },
  inShort: {
    it: 'In sei [[round|turni]] la tua razza trasforma terreni nel proprio colore, ci costruisce, evolve gli edifici, fonda [[town|città]] e sale nei quattro [[cult|culti]]. Conta solo il punteggio finale: tre colori avversari non giocano mai, ma occupano la mappa e ti contendono i premi dei culti e dell’espansione.',
    en: 'In six [[round|rounds]] your faction turns land into its own colour, builds on it, upgrades its structures, founds [[town|towns]] and climbs the four [[cult|cults]]. Only the final score counts: three opposing colours never have a turn, but they take room on the map and compete for the prizes of cults and network.',
  },
  rules: [
    {
      tells: ['R7'],
      title: { it: 'Sei turni di tre fasi', en: 'Six rounds of three phases' },
      text: {
        it: 'La partita dura sempre sei turni. Ognuno ha tre fasi:\n- I, rendite: incassi quello che danno edifici e tessere ({R8.1}).\n- II, azioni: fai tutte le azioni che vuoi e puoi pagare, poi passi ({R9.1}).\n- III, bonus dei culti e riordino ({R18.1}).\n\nCon il passare del sesto turno la partita finisce e si fa il conteggio finale: non c’è altro modo di finire.',
        en: 'The game always lasts six rounds. Each has three phases:\n- I, income: collect what structures and tiles give ({R8.1}).\n- II, actions: take all the actions you want and can pay for, then pass ({R9.1}).\n- III, cult bonus and clean-up ({R18.1}).\n\nWhen you pass in round six the game is over and the final scoring follows: there is no other way to end.',
      },
    },
  ],
}
