// Power actions and special actions.
import type { Chapter } from '../../../kernel/handbook.ts'

export const actions: Chapter = {
  id: 'actions',
  title: { it: 'Azioni potere e azioni speciali', en: 'Power actions and special actions' },
  inShort: {
    it: 'Sei [[power-action|azioni potere]] sulla mappa, pagate con il potere della ciotola III, una volta per turno ciascuna; il dado degli avversari può bloccarne alcune. Le [[special-action|azioni speciali]] vengono da tessere e fortezze, anch’esse una volta per turno.',
    en: 'Six [[power-action|power actions]] on the map, paid with the power of bowl III, each once per round; the opponents’ die may block some. [[special-action|Special actions]] come from tiles and strongholds, also once per round.',
  },
  rules: [
    {
      tells: ['R15.1'],
      title: { it: 'Una volta per turno', en: 'Once per round' },
      text: {
        it: 'Ciascuna delle sei si usa una volta per turno. Costa potere dalla ciotola III; prima puoi sacrificare per averlo. Se giochi con le azioni bloccate, a inizio turno un dado ne toglie alcune fino alla fine del turno ({S19}).',
        en: 'Each of the six is used once per round. It costs power from bowl III; you may burn before to get it. If you play with blocked actions, at the start of a round a die takes some of them away for that round ({S19}).',
      },
    },
    {
      tells: ['R15.2'],
      title: { it: 'Ponte, sacerdote, lavoratori, monete', en: 'Bridge, priest, workers, coins' },
      text: {
        it: '- 3 potere: costruisci un ponte ({R21.1})\n- 3 potere: 1 sacerdote\n- 4 potere: 2 lavoratori\n- 4 potere: 7 monete',
        en: '- 3 power: build a bridge ({R21.1})\n- 3 power: 1 priest\n- 4 power: 2 workers\n- 4 power: 7 coins',
      },
      figure: {
        show: 'pieces',
        ids: ['power-bridge', 'power-priest', 'power-workers', 'power-coins'],
        caption: { it: 'Le quattro azioni potere senza vanghe.', en: 'The four power actions without spades.' },
      },
    },
    {
      tells: ['R15.3'],
      title: { it: 'Vanghe gratis', en: 'Free spades' },
      text: {
        it: '4 potere per una vanga, 6 potere per due: trasformi e, se vuoi, costruisci, con queste vanghe.',
        en: '4 power for one spade, 6 power for two: transform and, if you like, build, with these spades.',
      },
      figure: {
        show: 'pieces',
        ids: ['power-spade', 'power-spades'],
        caption: { it: 'Una vanga gratis, due vanghe gratis.', en: 'One free spade, two free spades.' },
      },
    },
    {
      tells: ['R15.4'],
      title: { it: 'Come si usano le vanghe gratis', en: 'How free spades are used' },
      text: {
        it: 'Almeno un esagono va davvero trasformato, e non puoi costruire con questa azione su uno che era già del tuo colore.\n- Ne servono di più? Compra le mancanti al solito prezzo, ma allora lavori un solo esagono.\n- Con due vanghe puoi lavorare due esagoni diversi: al massimo uno resta di un altro colore, e anche il secondo dev’essere raggiunto da un edificio che c’è già.\n- Poi al massimo un’abitazione, al solito prezzo, su un esagono appena reso del tuo colore.',
        en: 'At least one hex must really be transformed, and you cannot build by this action on one that already had your colour.\n- You need more? Buy the missing ones at the usual price, but then you work on one hex only.\n- With two spades you may work on two different hexes: at most one is left on another colour, and the second, too, must be reached from a structure that is already there.\n- Then at most one dwelling, at the usual price, on a hex just turned into your colour.',
      },
    },
    {
      tells: ['R15.5'],
      title: { it: 'Vanghe di troppo', en: 'Spades too many' },
      text: {
        it: 'Le vanghe gratis che non servono sono perse, ma contano per chi guadagna «per ogni vanga» ({R3.4}).',
        en: 'Free spades that you do not need are lost, but they count for whatever gains “for each spade” ({R3.4}).',
      },
    },
    {
      tells: ['R29.3'],
      title: { it: 'A vuoto', en: 'In vain' },
      text: {
        it: 'L’azione potere del sacerdote si può fare anche senza sacerdoti nella riserva: paghi e non prendi nulla.',
        en: 'The power action for a priest may be taken even with no priest in the supply: you pay and get nothing.',
      },
    },
    {
      tells: ['R16.1'],
      title: { it: 'Dalle tessere bonus', en: 'From bonus tiles' },
      text: {
        it: 'Vanga: una vanga gratis per un solo esagono, come l’azione potere. Culto: un passo su un culto a scelta.',
        en: 'Spade: one free spade for one hex, like the power action. Cult: one step on a cult of your choice.',
      },
      figure: {
        show: 'pieces',
        ids: ['bonus-spade', 'bonus-cult'],
        caption: { it: 'Tessere bonus Vanga e Culto.', en: 'The Spade and Cult bonus tiles.' },
      },
    },
    {
      tells: ['R16.2'],
      title: { it: 'Da un favore', en: 'From a favour' },
      text: {
        it: 'Il favore Acqua 2 dà ogni turno un passo su un culto a scelta.',
        en: 'The favour Water 2 gives one step on a cult of your choice every round.',
      },
      figure: {
        show: 'pieces',
        ids: ['favour-water-2'],
        caption: { it: 'Favore Acqua 2 (azione culto).', en: 'Water 2 favour (cult action).' },
      },
    },
    {
      tells: ['R16.3'],
      title: { it: 'Dalle fortezze', en: 'From strongholds' },
      text: {
        it: 'Molte fortezze danno un’azione: la trovi presso la razza. Il ponte degli Ingegneri ({R27.7}) si fa quante volte vuoi, anche senza fortezza.',
        en: 'Many strongholds give an action: it stands with the faction. The Engineers’ bridge ({R27.7}) may be built as often as you like, even without a stronghold.',
      },
    },
    {
      tells: ['R16.4'],
      title: { it: 'Di chi è il limite', en: 'Whose limit it is' },
      text: {
        it: 'Il limite è della tessera o della fortezza e si cancella a fine turno. L’azione di una tessera bonus c’è solo finché la tieni.',
        en: 'The limit belongs to the tile or stronghold and is cleared at the end of the round. The action of a bonus tile is there only while you hold it.',
      },
    },
  ],
}
