import type { Unlawful } from '../unlawful.ts'

const WITCHES = { faction: 'witches', structures: { A10: 'dwelling', G3: 'dwelling' } } as const
const PLAYER = { player: WITCHES } as const
const SET_UP = { round: 0, phase: 'setup', player: { faction: 'witches' } } as const
const SCORING = ['scoring-town', 'scoring-dwelling-fire', 'scoring-stronghold-air', 'scoring-dwelling-water'] as const

/** Everything a game needs to go on. */
const TABLE = {
  player: { ...WITCHES, bonusTile: 'bonus-cult' },
  opponents: [
    { colour: 'blue', structures: { A4: 'dwelling' } },
    { colour: 'gray', structures: { A2: 'dwelling' } },
    { colour: 'brown', structures: { A1: 'dwelling' } },
  ],
  scoringTiles: [...SCORING, 'scoring-stronghold-fire', 'scoring-trading-post-air'],
  bonusTiles: ['bonus-spade', 'bonus-coins', 'bonus-priest'],
} as const
const { opponents, scoringTiles, bonusTiles } = TABLE

export const unlawful: Unlawful = {
  refused: [
    [
      'R5.1 more power tokens than there are',
      { player: { ...WITCHES, bowls: [5, 7, 2] } },
      'player bowls: there are 14 power tokens, the game has 12',
      'player bowls: i segnalini potere sono 14, il gioco ne ha 12',
    ],
    [
      'R10.1 a structure of yours on another colour',
      { player: { faction: 'witches', structures: { A1: 'dwelling' } } },
      'player structures A1: A1 is not of the colour of your faction',
      'player structures A1: A1 non è del colore della tua razza',
    ],
    [
      'S24 an opponent on another colour',
      { ...PLAYER, opponents: [{ colour: 'blue', structures: { A1: 'dwelling' } }] },
      'opponents 0 structures A1: A1 is not of the colour of this opponent',
      'opponents 0 structures A1: A1 non è del colore di questo avversario',
    ],
    [
      'R21.1 a bridge that starts nowhere',
      { player: { ...WITCHES, structures: { A10: 'dwelling' }, bridges: [['F4', 'G3']] } },
      'player bridges 0: no structure of yours stands at either end of this bridge',
      'player bridges 0: a nessuno dei due capi di questo ponte c’è un tuo edificio',
    ],
    [
      'R20.3 a structure in two towns',
      {
        player: {
          ...WITCHES,
          towns: [
            { tile: 'town-coins', hexes: ['A10'] },
            { tile: 'town-power', hexes: ['A10'] },
          ],
        },
      },
      'player towns 1: A10 is already part of a town',
      'player towns 1: A10 fa già parte di una città',
    ],
    [
      'R20.1 a town without a structure',
      { player: { ...WITCHES, towns: [{ tile: 'town-coins', hexes: ['A1'] }] } },
      'player towns 0: no structure of yours stands on A1',
      'player towns 0: in A1 non c’è nessun tuo edificio',
    ],
    [
      'S8 five bonus tiles',
      {
        player: { ...WITCHES, bonusTile: 'bonus-cult' },
        bonusTiles: ['bonus-spade', 'bonus-coins', 'bonus-priest', 'bonus-shipping'],
      },
      'bonusTiles: there are 5 bonus tiles with yours, a game has 4',
      'bonusTiles: le tessere bonus sono 5, con la tua; in partita ce ne sono 4',
    ],
    [
      'R23.1 a bonus tile held and open',
      { player: { ...WITCHES, bonusTile: 'bonus-cult' }, bonusTiles: ['bonus-cult'] },
      'player bonusTile: “Cult bonus tile” is already among the open tiles',
      'player bonusTile: «Tessera bonus Culto» è già fra le tessere sul tavolo',
    ],
    [
      'R6.1 the spade tile in round 5',
      { ...PLAYER, scoringTiles: [...SCORING, 'scoring-spade', 'scoring-stronghold-fire'] },
      'scoringTiles: “Spades / Earth coins” is not played after round 4',
      'scoringTiles: «Vanghe / Terra monete» non si gioca dopo il turno 4',
    ],
    [
      'S19 a blocked power action that was used',
      { ...PLAYER, blocked: ['power-priest'], powerUsed: ['power-priest'] },
      'powerUsed: “Gain a priest” is blocked this round',
      'powerUsed: «Reclutare un sacerdote» non è disponibile in questo turno',
    ],
    [
      'S19 a power action used before the round began',
      {
        ...PLAYER,
        powerMode: 'blocked-each-round',
        powerUsed: ['power-priest'],
        pending: [{ ask: 'act' }, { ask: 'block' }],
      },
      'powerUsed: the round has not begun yet',
      'powerUsed: il turno non è ancora cominciato',
    ],
    [
      'R6.5 a bonus tile before it is chosen',
      { ...SET_UP, player: { faction: 'witches', bonusTile: 'bonus-cult' } },
      'player bonusTile: the bonus tile is chosen at the end of the set-up',
      'player bonusTile: la tessera bonus si sceglie alla fine della preparazione',
    ],
    [
      'R2.4 structures without a faction during the set-up',
      { round: 0, player: { structures: { A10: 'dwelling' } } },
      'player faction: structures stand on the map, so it is needed',
      'player faction: ci sono edifici sulla mappa: serve la razza',
    ],
    [
      'S8 more bonus tiles to come than the game has',
      {
        ...SET_UP,
        bonusTiles: ['bonus-spade', 'bonus-coins'],
        opponents: [{ colour: 'blue' }, { colour: 'gray' }, { colour: 'brown' }],
        scoringTiles: [...SCORING, 'scoring-stronghold-fire', 'scoring-trading-post-air'],
        pending: [
          { ask: 'bonus' },
          { ask: 'settle' },
          { ask: 'place' },
          { ask: 'pawns' },
          { ask: 'tile' },
          { ask: 'tile' },
          { ask: 'tile' },
        ],
      },
      'pending: the bonus tiles do not come out',
      'pending: il numero delle tessere bonus non torna',
    ],
    [
      'R10.2 a hex to transform on which an opponent stands',
      {
        ...PLAYER,
        opponents: [{ colour: 'blue', structures: { A11: 'dwelling' } }],
        pending: [{ ask: 'act' }, { ask: 'colour', hex: 'A11' }],
      },
      'pending: a structure stands on A11: nothing is transformed there',
      'pending: in A11 c’è un edificio: lì non si trasforma',
    ],
    [
      'R10.2 a transformed hex on which a structure stands',
      { ...PLAYER, dug: ['A10'], pending: [{ ask: 'act' }, { ask: 'build' }] },
      'dug: a structure stands on A10: nothing is transformed there',
      'dug: in A10 c’è un edificio: lì non si trasforma',
    ],
    [
      'R19.1 power from a hex on which no opponent has built',
      { ...PLAYER, pending: [{ ask: 'act' }, { ask: 'offer', hex: 'A11' }] },
      'pending: no opponent has built on A11',
      'pending: in A11 nessun avversario ha costruito',
    ],
    [
      'S15 a roll for a tie that there is not',
      {
        ...SET_UP,
        player: WITCHES,
        bonusTiles: ['bonus-spade', 'bonus-coins', 'bonus-priest', 'bonus-cult'],
        opponents: [{ colour: 'blue' }, { colour: 'gray' }, { colour: 'brown' }],
        scoringTiles: [...SCORING, 'scoring-stronghold-fire', 'scoring-trading-post-air'],
        pending: [{ ask: 'bonus' }, { ask: 'settle' }],
        rolls: [99],
      },
      'pending: nothing is tied',
      'pending: non c’è nessuna parità',
    ],
  ],
  unplayable: [
    [
      'a table without a structure of yours',
      { ...TABLE, player: { faction: 'witches', bonusTile: 'bonus-cult' } },
      'player structures: no structure of yours is on the map',
      'player structures: sulla mappa non c’è nessun tuo edificio',
    ],
    [
      'S6 a table without opponents',
      { player: TABLE.player, scoringTiles, bonusTiles },
      'opponents 0 structures: there are 3 opponents, the map has 0',
      'opponents 0 structures: gli avversari sono 3, sulla mappa ce ne sono 0',
    ],
    [
      'S6 an opponent without a structure',
      { ...TABLE, opponents: [opponents[0], opponents[1], { colour: 'brown' }] },
      'opponents 2 structures: the brown opponent has no structure on the map',
      'opponents 2 structures: l’avversario marrone non ha nessun edificio sulla mappa',
    ],
    [
      'R6.1 a table without scoring tiles',
      { player: TABLE.player, opponents, bonusTiles },
      'scoringTiles: there are 6, one for each round, not 0',
      'scoringTiles: sono 6, una per turno; qui ce ne sono 0',
    ],
    [
      'S8 a bonus tile too few',
      { ...TABLE, bonusTiles: ['bonus-spade', 'bonus-coins'] },
      'bonusTiles: a game has 4 with yours, not 3',
      'bonusTiles: in partita sono 4, con la tua; qui ce ne sono 3',
    ],
    [
      'R23.1 actions without a bonus tile',
      { ...TABLE, player: WITCHES, bonusTiles: [...bonusTiles, 'bonus-cult'] },
      'player bonusTile: before you pass you always hold one',
      'player bonusTile: prima di passare ne hai sempre una',
    ],
  ],
  opened: [
    ['a whole table', TABLE],
    ['R27.6 what an action has skipped is over with it', { ...TABLE, skipped: true, dug: ['A10'] }],
    [
      'R13.1 a town that is not told',
      { ...TABLE, player: { ...TABLE.player, structures: { A10: 'temple', G3: 'stronghold' } } },
    ],
    ['R22.2 a key and a level without a town', { ...TABLE, player: { ...TABLE.player, keys: 1, cults: { fire: 10 } } }],
    [
      'R11.1 a track that the faction lacks',
      {
        ...TABLE,
        player: { ...TABLE.player, faction: 'dwarves', structures: { A7: 'dwelling' }, shipping: 2 },
        terrain: { A7: 'gray', A2: 'green' },
        opponents: [{ colour: 'green', structures: { A2: 'dwelling' } }, opponents[0], opponents[2]],
      },
    ],
  ],
}
