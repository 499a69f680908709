// What goes wrong in first games.
import type { Text } from '../../../kernel/text.ts'

export const mistakes: readonly Text[] = [
  {
    it: 'Voler risparmiare le Monete: se con quelle uno Stadio è pagabile, costruirlo è un obbligo ({R5.6}).',
    en: 'Wanting to save Coins: if they make a Stage payable, constructing it is compulsory ({R5.6}).',
  },
  {
    it: 'Pagare più del dovuto: il pagamento è esatto, e non c’è resto nemmeno con Economia ({R5.3}, {R8.4}).',
    en: 'Paying more than needed: a payment is exact, and no change is given even with Economy ({R5.3}, {R8.4}).',
  },
  {
    it: 'Prendere due legni per uno Stadio da Risorse diverse: le Grigie uguali lì contano una volta sola ({R5.3}).',
    en: 'Taking two wood for a Stage of different Resources: equal Grey cards count only once there ({R5.3}).',
  },
  {
    it: 'Far scattare una battaglia che si perde: prima di prendere il terzo Corno confronta gli Scudi ({R7.4}).',
    en: 'Starting a Battle you lose: compare Shields before you take the third Horn ({R7.4}).',
  },
  {
    it: 'Contare su carte Rosse con Corni per la battaglia dopo: si scartano tutte, le tue e le sue ({R7.5}).',
    en: 'Counting on Red cards with Horns for the next Battle: all of them are discarded, yours and the Opponent’s ({R7.5}).',
  },
  {
    it: 'Completare la Meraviglia quando si è indietro: la partita finisce, e vincono i punti ({R11.1}).',
    en: 'Completing your Wonder when you are behind: the game ends, and points win ({R11.1}).',
  },
  {
    it: 'Dimenticare che la carta sotto quella che prendi si offre per prima all’Avversario ({R3.3}).',
    en: 'Forgetting that the card below the one you take is offered to the Opponent first ({R3.3}).',
  },
  {
    it: 'Usare il Gatto appena preso: si guarda solo a inizio turno, quindi dal prossimo ({R9.3}).',
    en: 'Using a Cat you have just gained: you look only at the start of a turn, so from the next one ({R9.3}).',
  },
]
