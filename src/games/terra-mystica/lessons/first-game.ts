// The first game: what is new is told the first time it comes.
import type { First, FirstGame, Moment } from '../../../kernel/first-game.ts'
import type { AskNameOf } from '../asks.ts'
import {
  BONUS_TILES,
  CULTS,
  powerAction,
  SCORING_TILES,
  scoringTile,
  type StructureId,
  structure,
} from '../catalogue/index.ts'
import type { Consequence } from '../consequences/records.ts'
import type { Move } from '../moves.ts'
import { NONE, type Phase, type State, topAsk } from '../state.ts'

type TerraFirst = First<State, Move, Consequence>
type Now = Moment<State, Move, Consequence>

/** You are asked this, in this phase if one is named. */
const asksYou =
  (ask: AskNameOf<'you'>, phase?: Phase) =>
  ({ state }: Now): boolean =>
    topAsk(state)?.ask === ask && (phase === undefined || state.phase === phase)

/** You have just made a move of one of these kinds. */
const you =
  (...kinds: readonly Move['do'][]) =>
  ({ last }: Now): boolean =>
    last?.seat === 'you' && kinds.includes(last.move.do)

const hears =
  (test: (c: Consequence) => boolean) =>
  ({ last }: Now): boolean =>
    last?.consequences.some(test) === true

/** You have just upgraded to this structure. */
const upgraded =
  (to: StructureId) =>
  ({ last }: Now): boolean =>
    last?.seat === 'you' && last.move.do === 'upgrade' && structure(last.move.to).id === to

const beginning: readonly TerraFirst[] = [
  {
    id: 'place',
    when: asksYou('place'),
    say: {
      it: 'Giochi con le Streghe: il tuo colore è il verde, e solo su foreste puoi costruire. Metti le due abitazioni iniziali dove vuoi; fiumi e spazio intorno contano più della distanza fra loro.',
      en: 'You play the Witches: your colour is green, and you can build on forests only. Put the two starting dwellings where you like; rivers and room around them matter more than the distance between them.',
    },
    part: 'board',
    cite: 'R6.4',
  },
  {
    id: 'settle',
    when: hears((c) => c.what === 'their-dwelling' && c.because === 'set-up'),
    say: {
      it: 'I tre colori avversari si sono messi il più vicino possibile a te. Non giocheranno mai, ma occupano esagoni, e i vicini ti portano sconti e potere.',
      en: 'The three opposing colours have settled as near to you as possible. They will never have a turn, but they take hexes, and neighbours bring you discounts and power.',
    },
    part: 'board',
    cite: 'S13',
  },
  {
    id: 'bonus',
    when: asksYou('bonus'),
    say: {
      it: 'Scegli la tessera bonus di questo turno: dà una rendita e spesso un’azione o punti. Passando ne prenderai un’altra.',
      en: 'Choose the bonus tile of this round: it gives an income and often an action or points. When you pass you will take another.',
    },
    part: 'board',
    pieces: ({ state }) => BONUS_TILES.flatMap(({ id }, no) => (state.open[no] === NONE ? [] : [id])),
    cite: 'R24',
  },
  {
    id: 'blocked',
    when: hears((c) => c.what === 'blocked'),
    say: {
      it: 'All’inizio del turno il dado copre due azioni potere: è come se le avessero usate gli avversari. Le altre quattro sono tue, una volta ciascuna.',
      en: 'At the start of the round the die covers two power actions: as if the opponents had used them. The other four are yours, once each.',
    },
    part: 'board',
    pieces: ({ state }) => state.blocked.map((no) => powerAction(no).id),
    cite: 'S19',
  },
  {
    id: 'act',
    when: asksYou('act'),
    say: {
      it: 'Hai incassato le rendite: adesso fai tutte le azioni che vuoi, una dopo l’altra, e passa quando hai finito. Nessuno gioca in mezzo.',
      en: 'You have collected your income: now take all the actions you want, one after another, and pass when you are done. Nobody plays in between.',
    },
    part: 'board',
    cite: 'R9.2',
  },
  {
    id: 'scoring',
    when: (now) => asksYou('act')(now) && now.last?.seat === 'you' && now.state.round === 1,
    say: {
      it: 'La tessera del turno dice che cosa dà punti adesso. Guarda anche quelle dei turni dopo, e tieni certe costruzioni per quando valgono di più.',
      en: 'The scoring tile of the round says what brings points now. Look at those of later rounds, too, and keep some builds for when they are worth more.',
    },
    part: 'board',
    pieces: ({ state }) => [scoringTile(state.scoring[0] ?? 0).id],
    cite: 'R25',
  },
]

const acting: readonly TerraFirst[] = [
  {
    id: 'dig',
    when: you('colour'),
    say: {
      it: 'Hai trasformato un terreno: ogni passo sulla ruota costa una vanga. Su un esagono del tuo colore puoi costruire, anche più tardi.',
      en: 'You have transformed land: each step on the wheel costs a spade. On a hex of your colour you can build, later, too.',
    },
    part: 'board',
    cite: 'R3.1',
  },
  {
    id: 'build',
    when: you('build'),
    say: {
      it: 'La tua prima abitazione nuova: dal prossimo turno rende un lavoratore in più, e allarga ciò che raggiungi.',
      en: 'Your first new dwelling: from the next round it brings one more worker, and it widens your reach.',
    },
    part: 'board',
    cite: 'R5.2',
  },
  {
    id: 'points',
    when: hears((c) => c.what === 'points' && c.by > 0 && SCORING_TILES.some(({ id }) => id === c.because)),
    say: {
      it: 'Punti dalla tessera del turno. Costruire quello che il turno premia è il modo più semplice di farne.',
      en: 'Points from the scoring tile. Building what the round rewards is the simplest way to score.',
    },
    part: 'news',
    cite: 'R9.3',
  },
  {
    id: 'post',
    when: upgraded('trading-post'),
    say: {
      it: 'Un emporio: rende monete e potere. Accanto a un altro colore costa la metà delle monete.',
      en: 'A trading post: it brings coins and power. Next to another colour it costs half the coins.',
    },
    part: 'board',
    cite: 'R13.2',
  },
  {
    id: 'favour',
    when: asksYou('favour'),
    say: {
      it: 'Un tempio o il santuario dà una tessera favore: passi in un culto e un effetto per sempre. Per cominciare va bene una rendita, o Fuoco 2 se pensi alle città.',
      en: 'A temple or the sanctuary brings a favour tile: steps on a cult and an effect for good. An income is good to begin with, or Fire 2 if you think of towns.',
    },
    part: 'board',
    cite: 'R23',
  },
  {
    id: 'stronghold',
    when: upgraded('stronghold'),
    say: {
      it: 'La fortezza: da adesso ogni turno il volo posa gratis un’abitazione su una foresta libera qualsiasi.',
      en: 'The stronghold: from now on the ride puts a free dwelling on any free forest each round.',
    },
    part: 'board',
    cite: 'R27.14',
  },
  {
    id: 'sanctuary',
    when: upgraded('sanctuary'),
    say: {
      it: 'Il santuario vale 3, e con lui bastano tre edifici per una città.',
      en: 'The sanctuary is worth 3, and with it three structures are enough for a town.',
    },
    part: 'board',
    cite: 'R20.1',
  },
  {
    id: 'ride',
    when: you('ride'),
    say: {
      it: 'Il primo volo: un’abitazione gratis, dove vuoi. Ogni turno ce n’è un altro.',
      en: 'Your first ride: a free dwelling, wherever you like. There is another each round.',
    },
    part: 'board',
    cite: 'R27.14',
  },
  {
    id: 'priest',
    when: you('send'),
    say: {
      it: 'Hai mandato un sacerdote a un culto: con 2 o 3 passi resta lì per sempre, con 1 torna nella riserva.',
      en: 'You have sent a priest to a cult: for 2 or 3 steps it stays there for good, for 1 it returns to the supply.',
    },
    part: 'board',
    cite: 'R14.1',
  },
  {
    id: 'cult-power',
    when: hears((c) => c.what === 'gains' && CULTS.some(({ id }) => id === c.because)),
    say: {
      it: 'Arrivando al 3, 5, 7 o 10 di un culto guadagni potere. Alla fine ogni culto dà 8, 4 o 2 punti a chi è più avanti.',
      en: 'Reaching 3, 5, 7 or 10 of a cult brings power. At the end each cult gives 8, 4 or 2 points to those ahead.',
    },
    part: 'news',
    cite: 'R22.1',
  },
  {
    id: 'shipping',
    when: you('advance-shipping'),
    say: {
      it: 'Navigazione: adesso raggiungi esagoni di là dal fiume. Conta anche per la rete alla fine.',
      en: 'Shipping: now you reach hexes across the river. It also counts for the network at the end.',
    },
    part: 'board',
    cite: 'R11',
  },
  {
    id: 'digging',
    when: you('advance-dig'),
    say: {
      it: 'Scavo: 6 punti, e ogni vanga costa un lavoratore in meno.',
      en: 'Digging: 6 points, and every spade costs one worker less.',
    },
    part: 'board',
    cite: 'R12',
  },
  {
    id: 'power-action',
    when: you('power'),
    say: {
      it: 'Un’azione potere: i gettoni spesi tornano nella ciotola I. In questo turno non si può ripetere.',
      en: 'A power action: the tokens spent go back to bowl I. It cannot be repeated this round.',
    },
    part: 'board',
    cite: 'R15.1',
  },
  {
    id: 'burn',
    when: you('burn'),
    say: {
      it: 'Hai sacrificato un gettone: è perso per sempre, ma un altro è subito pronto nella ciotola III.',
      en: 'You have burnt a token: it is gone for good, but another is ready in bowl III at once.',
    },
    part: 'board',
    cite: 'R4.5',
  },
  {
    id: 'convert',
    when: you('convert'),
    say: {
      it: 'Una conversione: si può sempre fra un’azione e l’altra, ma solo verso il basso.',
      en: 'A conversion: always possible between actions, but only downwards.',
    },
    part: 'board',
    cite: 'R4.6',
  },
  {
    id: 'special',
    when: you('special'),
    say: {
      it: 'Un’azione speciale di una tessera: una volta per turno, finché la tessera è tua.',
      en: 'A special action of a tile: once per round, as long as the tile is yours.',
    },
    part: 'board',
    cite: 'R16.4',
  },
]

const growing: readonly TerraFirst[] = [
  {
    id: 'new-action',
    when: you('add', 'evolve'),
    say: {
      it: 'Hai fatto costruire un avversario: è gratis, una volta per colore e turno. Accanto ai tuoi edifici porta potere; lontano, non serve a niente.',
      en: 'You have made an opponent build: it is free, once per colour and round. Next to your structures it brings power; far away it is no use.',
    },
    part: 'board',
    cite: 'S22',
  },
  {
    id: 'offer',
    when: asksYou('offer'),
    say: {
      it: 'Ti si offre potere, quanto valgono i tuoi edifici vicini. Costa un punto in meno di quel numero: 1 è gratis, e all’inizio anche 2 o 3 convengono.',
      en: 'Power is offered to you, as much as your neighbouring structures are worth. It costs one point less than that number: 1 is free, and early on 2 or 3 pay off, too.',
    },
    part: 'prompt',
    cite: 'R19.2',
  },
  {
    id: 'town',
    when: asksYou('town'),
    say: {
      it: 'Una città! Scegli la tessera: punti, una chiave per il 10 di un culto e un guadagno; le Streghe segnano altri 5 punti.',
      en: 'A town! Choose the tile: points, a key for the 10 of a cult and a gain; the Witches score 5 points more.',
    },
    part: 'board',
    cite: 'R20.3',
  },
  {
    id: 'bridge',
    when: you('bridge'),
    say: {
      it: 'Un ponte: i due capi ora sono direttamente adiacenti, per te e per tutti. Ne hai tre in tutto.',
      en: 'A bridge: both ends are now directly adjacent, for you and for everybody. You have three in all.',
    },
    part: 'board',
    cite: 'R21.1',
  },
]

const rounds: readonly TerraFirst[] = [
  {
    id: 'pass',
    when: you('pass'),
    say: {
      it: 'Hai passato: punti di chi passa, una nuova tessera bonus con le sue monete, e il bonus dei culti della tessera turno.',
      en: 'You have passed: points for passing, a new bonus tile with its coins, and the cult bonus of the scoring tile.',
    },
    part: 'news',
    cite: 'R17.2',
  },
  {
    id: 'cult-spades',
    when: asksYou('dig', 'cult-spades'),
    say: {
      it: 'Il bonus dei culti ti dà vanghe: usale ora, senza costruire. Quelle che lasci sono perse.',
      en: 'The cult bonus gives you spades: use them now, without building. Those you leave are lost.',
    },
    part: 'board',
    cite: 'R18.2',
  },
  {
    id: 'round-2',
    when: (now) => asksYou('act')(now) && now.state.round === 2,
    say: {
      it: 'Secondo turno: le azioni potere e speciali sono di nuovo libere, e gli avversari si possono far costruire un’altra volta.',
      en: 'Round two: power and special actions are free again, and the opponents can be made to build once more.',
    },
    part: 'board',
    cite: 'R18.3',
  },
  {
    id: 'round-4',
    when: (now) => asksYou('act')(now) && now.state.round === 4,
    say: {
      it: 'Metà partita: guarda i culti e la rete, e decidi dove puoi superare gli avversari. A facile hanno 3, 5 e 7 sui culti, e 7, 9 e 11 edifici.',
      en: 'Half the game: look at the cults and the network, and decide where you can overtake the opponents. At easy they have 3, 5 and 7 on the cults, and 7, 9 and 11 structures.',
    },
    part: 'board',
    cite: 'S27',
  },
  {
    id: 'round-6',
    when: (now) => asksYou('act')(now) && now.state.round === 6,
    say: {
      it: 'L’ultimo turno: le rendite non contano più, solo i punti. Spendi tutto in edifici, culti e rete, poi passa.',
      en: 'The last round: income does not matter any more, only points. Spend everything on structures, cults and network, then pass.',
    },
    part: 'board',
    cite: 'R28.4',
  },
  {
    id: 'end',
    when: ({ step }) => step.kind === 'over',
    say: {
      it: 'La partita è finita: ai punti segnati si aggiungono culti, rete e risorse. Non c’è chi vince o perde: prova a fare meglio la prossima volta.',
      en: 'The game is over: cults, network and goods are added to your points. Nobody wins or loses: try to do better next time.',
    },
    part: 'prompt',
    cite: 'R28.4',
  },
]

/** The die blocks power actions, so that the opponents' side acts in every round and its reasons can be read. */
export const firstGame: FirstGame<State, Move, Consequence> = {
  options: { level: 'easy', faction: 'witches', power: 'blocked-each-round' },
  seed: 'benvenuto',
  firsts: [...beginning, ...acting, ...growing, ...rounds],
}
