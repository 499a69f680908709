// What the seven Wonders do.
import type { Chapter } from '../../../kernel/handbook.ts'

export const wonders: Chapter = {
  id: 'wonders',
  title: { it: 'Gli effetti delle Meraviglie', en: 'The effects of Wonders' },
  inShort: {
    it: 'Sei [[wonder|Meraviglie]] su sette hanno Stadi con un [[effect|effetto]], che agisce appena li costruisci: carte in più, un segnalino Progresso, uno Scudo. Gizah non ne ha, ma vale più punti di tutte.',
    en: 'Six of the seven [[wonder|Wonders]] have Stages with an [[effect]] that acts as soon as you construct them: more cards, a Progress token, a Shield. Giza has none, but is worth more points than any other.',
  },
  rules: [
    {
      tells: ['R5.8'],
      title: { it: 'Meraviglia per Meraviglia', en: 'Wonder by Wonder' },
      text: {
        it: '- Alexandria (2 Stadi, 25 punti in tutto): prendi la prima carta di uno dei tre mazzi, a scelta.\n- Babylon (2 Stadi, 20 punti): prendi un segnalino Progresso senza scartare carte Verdi.\n- Éphesos (3 Stadi, 22 punti): prendi la prima carta del mazzo centrale.\n- Gizah (nessuno, 30 punti): solo punti.\n- Halikarnassos (2 Stadi, 24 punti): scegli uno dei due mazzi Meraviglia, guarda le prime 5 carte (tutte, se sono meno), tienine una e rimescola le altre in quel mazzo; la nuova prima carta torna visibile.\n- Olympía (2 Stadi, 22 punti): prendi la prima carta di tutti e due i mazzi Meraviglia, prima del tuo; le due carte arrivano insieme, poi si guarda che cosa causano. Un mazzo vuoto non dà nulla.\n- Rhódos (2 Stadi, 26 punti): uno Scudo per tutta la partita.',
        en: '- Alexandria (2 Stages, 25 points in all): take the top card of any one of the three decks.\n- Babylon (2 Stages, 20 points): take a Progress token without discarding Green cards.\n- Ephesus (3 Stages, 22 points): take the top card of the central deck.\n- Giza (none, 30 points): just points.\n- Halicarnassus (2 Stages, 24 points): choose one of the two Wonder decks, look at its top 5 cards (all if there are fewer), keep one and shuffle the others back into that deck; its new top card is visible again.\n- Olympia (2 Stages, 22 points): take the top card of both Wonder decks, your own first; both cards arrive before you see to what they cause. An empty deck gives nothing.\n- Rhodes (2 Stages, 26 points): a Shield for the whole game.',
      },
      figure: {
        show: 'pieces',
        ids: ['alexandria', 'babylon', 'ephesus', 'giza', 'halicarnassus', 'olympia', 'rhodes'],
        caption: { it: 'Le sette Meraviglie.', en: 'The seven Wonders.' },
      },
    },
    {
      tells: ['R5.9'],
      title: { it: 'Gli effetti non si rifiutano', en: 'Effects cannot be declined' },
      text: {
        it: 'L’effetto di uno Stadio va applicato. Se non si può (mazzi vuoti, nessun segnalino rimasto), va perso.',
        en: 'The effect of a Stage must be carried out. If it cannot be (empty decks, no token left), it is lost.',
      },
    },
  ],
}
