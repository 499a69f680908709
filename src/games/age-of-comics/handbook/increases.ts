// Learning and training (R5).
import type { Chapter } from '../../../kernel/handbook.ts'

export const increases: Chapter = {
  id: 'increases',
  title: { it: 'Aumentare i creativi', en: 'Increasing creatives' },
  inShort: {
    it: 'All’inizio di ogni round puoi aumentare di 1 i creativi del genere giusto sui tuoi fumetti stampati. Chi impara da un compagno più bravo costa $1; chi si allena da solo costa il suo nuovo valore.',
    en: 'At the start of each round you may raise matching creatives on your printed comics by 1. Who learns from a better partner costs $1; who trains alone costs their new value.',
  },
  rules: [
    {
      tells: ['R5.1'],
      title: { it: 'Chi può crescere', en: 'Who can grow' },
      text: {
        it: 'Solo i creativi su un tuo fumetto stampato (anche un plagio) che sono del suo genere. Al massimo fino a 3, e al massimo +1 a testa per round.',
        en: 'Only creatives on a printed comic of yours (a rip-off too) who match it. Up to 3 at most, and at most +1 each per round.',
      },
    },
    {
      tells: ['R5.2'],
      title: { it: 'Imparare o allenarsi', en: 'Learning or training' },
      text: {
        it: 'Contano i valori all’inizio di questa fase.\n- Imparare: se tutti e due sono del genere giusto e questo vale meno del compagno, costa $1. Non si può se in questa fase il compagno si è già allenato.\n- Allenarsi: in ogni altro caso costa il nuovo valore, $2 per arrivare a 2, $3 per arrivare a 3.',
        en: 'What counts are the values at the beginning of this phase.\n- Learning: if both match and this one is worth less than the partner, it costs $1. It is not allowed if the partner has trained earlier in this phase.\n- Training: in any other case it costs the new value, $2 to become 2, $3 to become 3.',
      },
      figure: {
        show: 'pieces',
        ids: ['comic-gang-wars', 'writer-crime-1', 'artist-crime-2a'],
        caption: {
          it: 'Lo scrittore da 1 impara dall’artista da 2 per $1. L’artista può solo allenarsi, per $3.',
          en: 'The writer of 1 learns from the artist of 2 for $1. The artist can only train, for $3.',
        },
      },
    },
    {
      tells: ['R5.3'],
      title: { it: 'In quale ordine', en: 'In which order' },
      text: {
        it: 'Due creativi uguali possono allenarsi tutti e due. Se uno deve imparare, fallo per primo: poi il compagno può allenarsi. Al contrario non funziona.',
        en: 'Two equal creatives may both train. If one is to learn, do that first: then the partner may train. The other way round does not work.',
      },
    },
    {
      tells: ['R5.4', 'R5.5'],
      title: { it: 'Quanti, e che cosa cambia', en: 'How many, and what changes' },
      text: {
        it: 'Fai quanti aumenti vuoi, nell’ordine che vuoi, pagando ogni volta. Un aumento non dà fan, ma dopo ciascuno si controlla se il fumetto ora vale abbastanza per un ordine che hai già raccolto ({R13.3}).',
        en: 'Make as many increases as you like, in any order, paying for each. An increase brings no fans, but after each one see whether the comic is now worth enough for an order you have collected ({R13.3}).',
      },
    },
  ],
}
