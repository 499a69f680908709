import type { Unlawful } from '../unlawful.ts'

const YOU = { map: 'italia', turn: 'player' } as const
const STARTING = [
  'start-tribune',
  'start-architect',
  'start-prefect-1',
  'start-prefect-2',
  'start-mercator',
  'start-diplomat',
  'start-senator',
] as const

export const unlawful: Unlawful = {
  refused: [
    [
      'R3.1 a card in two places',
      { ...YOU, player: { hand: [...STARTING, 'i-mason'] }, ai: { bought: ['i-mason'] } },
      'ai bought: Mason is already in your hand',
      'ai bought: Muratore è già nella tua mano',
    ],
    [
      'R4.1 goods that do not fit into the storehouse',
      { ...YOU, player: { goods: { wine: 9 } } },
      'player goods: there are 9 goods and 4 colonists, and the storehouse has 12 spaces',
      'player goods: le merci sono 9 e i coloni 4: nel magazzino ci sono 12 posti',
    ],
    [
      'S2.4 goods of the AI that do not fit',
      { map: 'italia', ai: { goods: { brick: 9 }, storedColonists: 4 } },
      'ai goods: there are 9 goods and 4 colonists, and the storehouse has 12 spaces',
      'ai goods: le merci sono 9 e i coloni 4: nel magazzino ci sono 12 posti',
    ],
    [
      'R2.5 four colonists of a type',
      {
        ...YOU,
        player: {
          storedColonists: { land: 2, sea: 2 },
          colonists: [
            { type: 'land', at: 'roma' },
            { type: 'land', at: 'roma' },
          ],
        },
      },
      'player colonists: there are 4 land colonists, you have 3',
      'player colonists: i coloni di terra sono 4, ne hai 3',
    ],
    [
      'R2.2 more tokens of a letter than were made',
      {
        ...YOU,
        cityGoods: { aquileia: 'food', bauzanum: 'food', comum: 'food' },
      },
      'cityGoods: there are 3 Food tokens in cities of letter A, the game has 2',
      'cityGoods: i segnalini Cibo nelle città A sono 3, il gioco ne ha 2',
    ],
    [
      'R13.3 the end triggered in a turn that is not the last',
      { ...YOU, endTriggeredBy: 'ai' },
      'endTriggeredBy: the end has been triggered: this is the last turn, or the game is over',
      'endTriggeredBy: la fine è stata provocata: questo è l’ultimo turno, o la partita è finita',
    ],
  ],
  unplayable: [
    [
      'R3.1 a starting card that is nowhere',
      { ...YOU, player: { hand: ['start-tribune'], discard: ['start-architect'] } },
      'player hand: the Prefect is missing: the seven starting cards are in your hand or have been played',
      'player hand: manca il Prefetto: le sette carte di partenza sono in mano o fra le carte giocate',
    ],
  ],
  opened: [
    ['the display that is not told holds no card of the AI', { ...YOU, ai: { bought: ['i-mason'] } }],
    ['the hand that is not told holds no played card', { ...YOU, player: { discard: ['start-architect'] } }],
    [
      'the storehouse that is not told has room for the colonists on the board',
      {
        ...YOU,
        player: {
          colonists: [
            { type: 'sea', at: 'roma' },
            { type: 'sea', at: 'roma' },
          ],
        },
      },
    ],
    ['colonists that are not told are not in the storehouse too', { ...YOU, player: { storedColonists: { land: 3 } } }],
    ['tokens told over the sample layout', { ...YOU, cityGoods: { aquileia: 'cloth' } }],
    ['R10.6 more cards face down than have not been seen', { ...YOU, faceDown: { I: 3, II: 7 } }],
    ['S4.1 dice during the set-up', { map: 'italia', setup: true, rolls: [4] }],
    [
      'R5.3 a colonist of the Tribune that cannot be paid',
      { ...YOU, player: { goods: {} }, doing: { ask: 'tribune' } },
    ],
    ['R13.3 the last turn without a reason', { map: 'italia', phase: 'final', market: ['i-mason', 'i-prefect'] }],
  ],
}
