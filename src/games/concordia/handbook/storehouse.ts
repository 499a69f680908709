// The twelve spaces of the storehouse.
import type { Chapter } from '../../../kernel/handbook.ts'

export const storehouse: Chapter = {
  id: 'storehouse',
  title: { it: 'Il magazzino', en: 'The storehouse' },
  inShort: {
    it: 'Dodici spazi per merci e coloni non ancora usati. Ciò che non entra va perso, perciò colloca i coloni e spendi le merci prima di produrre.',
    en: 'Twelve spaces for goods and colonists not yet placed. What does not fit is lost, so place colonists and spend goods before you produce.',
  },
  rules: [
    {
      tells: ['R4.1'],
      title: { it: 'Dodici spazi', en: 'Twelve spaces' },
      text: {
        it: 'Ogni merce occupa uno spazio, e uno spazio occupa ogni colono ancora in magazzino. Le monete non occupano posto.',
        en: 'Each good uses one space, and so does each colonist still in the storehouse. Coins need no room.',
      },
    },
    {
      tells: ['R4.2', 'R15.1'],
      title: { it: 'Quando non entra tutto', en: 'When not everything fits' },
      text: {
        it: 'Se ricevi più merci di quante ne entrino, scegli quali delle merci appena ricevute rendere: tieni esattamente quante ne entrano, mai di meno. Quelle che avevi già non si possono buttare per fare posto.\n\nAnche con il magazzino pieno puoi giocare il Prefetto per le merci: tu le perdi, il segnalino si gira lo stesso, e l’IA riceve quelle delle sue abitazioni.',
        en: 'If you receive more goods than fit, you choose which of the goods just received go back: you keep exactly as many as fit, never fewer. Goods you had before cannot be thrown away to make room.\n\nEven with a full storehouse you may play the Prefect for goods: you lose them, the marker is turned all the same, and the AI receives those of its houses.',
      },
    },
    {
      tells: ['R4.3'],
      title: { it: 'I coloni liberano spazio', en: 'Colonists free space' },
      text: {
        it: 'Un colono collocato sul tabellone libera il suo spazio per sempre: i coloni non tornano mai indietro.',
        en: 'A colonist placed on the board frees its space for good: colonists never come back.',
      },
    },
  ],
}
