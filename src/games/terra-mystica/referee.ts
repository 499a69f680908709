// The opponents never have a turn (S4): only their colours, their starting dwellings, the blocked power actions and the two comparisons
// at the end are decided for them.
import type { Referee } from '../../kernel/referee.ts'

export const referee: Referee = {
  kind: 'offered',
  asks: [
    {
      it: 'Prima di cominciare: la tua razza, il terzo colore avversario e dove metti le tue abitazioni iniziali; il dado, se gli esagoni degli avversari sono in parità.',
      en: 'Before you begin: your faction, the third opponent colour and where you place your starting dwellings; the die, if the opponents’ hexes are tied.',
    },
    {
      it: 'All’inizio di ogni turno: i tiri di dado per le azioni potere non disponibili, se giochi così.',
      en: 'At the start of every round: the rolls for the blocked power actions, if you play with them.',
    },
    {
      it: 'Alla fine: il tuo livello su ogni culto, gli edifici connessi, i punti sul tracciato e le risorse rimaste.',
      en: 'At the end: your level on every cult, your connected structures, the points on the track and the goods left.',
    },
  ],
  unchecked: [
    {
      it: 'le tue azioni e quanto paghi, le tessere turno, bonus, favore e città',
      en: 'your actions and what you pay, scoring, bonus, favour and town tiles',
    },
    {
      it: 'le abitazioni e gli empori che metti per gli avversari, e il potere che ti danno',
      en: 'the dwellings and trading posts you place for the opponents, and the power they bring you',
    },
    { it: 'i numeri che dici alla fine', en: 'the numbers you tell at the end' },
  ],
  load: async () => (await import('./referee/module.ts')).refereeModule,
}
