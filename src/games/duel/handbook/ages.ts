import type { Chapter } from '../../../kernel/handbook.ts'

export const ages: Chapter = {
  id: 'ages',
  title: { it: 'Da un’Epoca all’altra', en: 'From one Age to the next' },
  inShort: {
    it: 'Quando lo schema è vuoto l’[[age|Epoca]] finisce e si dispone la prossima. Chi è più debole sul [[track|tracciato]] decide chi comincia.',
    en: 'When the structure is empty the [[age|Age]] ends and the next one is laid out. Whoever is weaker on the [[track]] decides who begins.',
  },
  rules: [
    {
      tells: ['R18.1'],
      title: { it: 'Fine di un’Epoca', en: 'End of an Age' },
      text: {
        it: 'L’Epoca finisce quando lo schema è vuoto e tutti gli effetti sono risolti. I turni extra rimasti vanno persi.',
        en: 'An Age ends when its structure is empty and all effects are resolved. Extra turns that are left are lost.',
      },
    },
    {
      tells: ['R18.2'],
      title: { it: 'Chi comincia la prossima', en: 'Who begins the next' },
      text: {
        it: 'Si dispone la nuova Epoca, così si vede che cosa c’è. Poi decide chi ha l’esercito più debole, cioè chi ha la pedina nella propria metà. Se la pedina è sullo zero, decide chi ha giocato l’ultimo turno.',
        en: 'The new Age is laid out, so everybody sees what there is. Then the side with the weaker army decides, the one with the pawn on its own half. If the pawn is on zero, whoever took the last turn decides.',
      },
    },
    {
      tells: ['R18.3'],
      title: { it: 'L’inizio', en: 'The start' },
      text: {
        it: 'Poi SOLO riceve gli eventuali vantaggi del suo livello, e si gioca il primo turno.',
        en: 'Then SOLO gets any bonus of its level, and the first turn is played.',
      },
    },
  ],
}
