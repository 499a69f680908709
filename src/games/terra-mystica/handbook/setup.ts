// The set-up.
import type { Chapter } from '../../../kernel/handbook.ts'

export const setup: Chapter = {
  id: 'setup',
  title: { it: 'Preparazione', en: 'Set-up' },
  inShort: {
    it: 'Si pescano sei tessere turno e quattro [[bonus-tile|tessere bonus]], si prende la plancia della razza, si piazzano le abitazioni iniziali: prima le tue dove vuoi, poi quelle dei tre avversari il più vicino possibile. Infine prendi una tessera bonus.',
    en: 'Six scoring tiles and four [[bonus-tile|bonus tiles]] are drawn, you take your faction board and place starting dwellings: first yours where you like, then those of the three opponents as near as possible. Finally you take a bonus tile.',
  },
  rules: [
    {
      tells: ['R6.1'],
      title: { it: 'Le tessere turno', en: 'The scoring tiles' },
      text: {
        it: 'Sei delle otto, una per turno, in ordine. Quella delle vanghe non può stare nei turni 5 e 6: se esce lì si ripesca. Nella scelta ponderata le metti tu, con lo stesso divieto.',
        en: 'Six of the eight, one per round, in order. The spade tile may not lie on rounds 5 and 6: if it comes up there, another is drawn. In the deliberate style you lay them yourself, under the same ban.',
      },
    },
    {
      tells: ['R6.2'],
      title: { it: 'Le tessere bonus', en: 'The bonus tiles' },
      text: {
        it: 'Da soli se ne usano quattro ({S8}); le altre cinque restano fuori dalla partita.',
        en: 'Alone you use four ({S8}); the other five are out of the game.',
      },
    },
    {
      tells: ['R6.3'],
      title: { it: 'La tua plancia', en: 'Your board' },
      text: {
        it: 'Prendi le risorse iniziali della razza, tieni tutti gli edifici sulla plancia e metti i segnalini dei culti sui livelli di partenza.',
        en: 'Take the starting goods of your faction, keep all structures on its board and put your cult markers on the starting levels.',
      },
    },
    {
      tells: ['R6.4'],
      title: { it: 'Le abitazioni iniziali', en: 'The starting dwellings' },
      text: {
        it: 'Due (Maghi del Caos una, Nomadi tre), ciascuna su un esagono libero qualsiasi del tuo colore. Non costano e non danno punti né potere, e non serve che siano vicine.\n\nGli avversari sono i due colori a una vanga dal tuo e uno dei due a due vanghe ({S7}). Ognuno ha 8 abitazioni e 4 empori in tutta la partita ({S9}), e le sue prime abitazioni vanno il più vicino possibile alle tue.',
        en: 'Two (Chaos Magicians one, Nomads three), each on any free hex of your colour. They cost nothing, bring no points and no power, and need not be near each other.\n\nThe opponents are the two colours one spade from yours and one of the two at two spades ({S7}). Each has 8 dwellings and 4 trading posts for the whole game ({S9}), and its first dwellings go as near to yours as possible.',
      },
      figure: {
        show: 'board',
        part: 'map',
        position: {
          scenario: 'easy',
          round: 1,
          scoringTiles: [
            'scoring-dwelling-water',
            'scoring-trading-post-air',
            'scoring-town',
            'scoring-stronghold-fire',
            'scoring-dwelling-fire',
            'scoring-trading-post-water',
          ],
          bonusTiles: { 'bonus-coins': 1, 'bonus-priest': 1, 'bonus-cult': 1 },
          opponents: [
            { colour: 'blue', structures: { A11: 'dwelling', H4: 'dwelling' } },
            { colour: 'gray', structures: { C5: 'dwelling', I9: 'dwelling' } },
            { colour: 'red', structures: { A9: 'dwelling', G2: 'dwelling' } },
          ],
          player: { faction: 'witches', bonusTile: 'bonus-spade', structures: { A10: 'dwelling', G3: 'dwelling' } },
        },
        mark: ['A10', 'G3'],
        caption: {
          it: 'Streghe in A10 e G3; blu, grigio e rosso si sono messi il più vicino possibile.',
          en: 'Witches on A10 and G3; blue, gray and red have settled as near as possible.',
        },
      },
    },
    {
      tells: ['R6.5'],
      title: { it: 'La prima tessera bonus', en: 'The first bonus tile' },
      text: {
        it: 'Quando tutte le abitazioni iniziali, tue e avversarie, sono sulla mappa, prendi una delle quattro tessere bonus. Su ognuna delle tre rimaste va 1 moneta, poi comincia il primo turno, con le sue rendite.',
        en: 'When all starting dwellings, yours and the opponents’, are on the map, take one of the four bonus tiles. Each of the three left gets 1 coin, then round 1 begins, with its income.',
      },
    },
  ],
}
