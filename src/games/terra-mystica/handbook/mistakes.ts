// What goes wrong in first games.
import type { Text } from '../../../kernel/text.ts'

export const mistakes: readonly Text[] = [
  {
    it: 'Spendere tutti i lavoratori in vanghe e restare senza per le abitazioni: una vanga all’inizio ne costa 3 ({R5.4}).',
    en: 'Spending all workers on spades and having none left for dwellings: a spade costs 3 at first ({R5.4}).',
  },
  {
    it: 'Evolvere in emporio dove non c’è un vicino: costa il doppio delle monete ({R13.2}). Prima posiziona un avversario accanto.',
    en: 'Upgrading to a trading post where there is no neighbour: it costs twice the coins ({R13.2}). Place an opponent next to it first.',
  },
  {
    it: 'Dimenticare le due azioni del solitario: sono gratis, ogni turno e per ogni colore, e fanno girare il potere ({S22}).',
    en: 'Forgetting the two solo actions: they are free, each round and for each colour, and keep your power moving ({S22}).',
  },
  {
    it: 'Riempire con gli avversari gli esagoni che ti servivano: un edificio altrui non si toglie più ({R2.8}).',
    en: 'Filling hexes you needed with opponents: a structure of theirs is never removed ({R2.8}).',
  },
  {
    it: 'Pagare troppi PV per il potere quando le ciotole sono quasi piene ({R19.3}).',
    en: 'Paying many VP for power when your bowls are nearly full ({R19.3}).',
  },
  {
    it: 'Attaccare nuovi edifici alla prima città: vi entrano e non ne fondano una seconda ({R20.4}).',
    en: 'Attaching new structures to the first town: they join it and found no second one ({R20.4}).',
  },
  {
    it: 'Salire in un culto fino a 9 senza chiave: i passi in più sono persi ({R22.2}).',
    en: 'Climbing a cult to 9 without a key: further steps are lost ({R22.2}).',
  },
  {
    it: 'Costruire prima di prendere il favore che dà punti: vale solo per dopo ({R23}).',
    en: 'Building before taking the favour that gives points: it counts only for later builds ({R23}).',
  },
  {
    it: 'Trascurare la rete: a fine partita contano gli edifici collegati, e un livello di navigazione può unirne due gruppi ({R28.2}).',
    en: 'Neglecting the network: connected structures count at the end, and one shipping level may join two groups ({R28.2}).',
  },
]
