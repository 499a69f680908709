// Your turn: take a card, then do what it allows and demands.
import type { Chapter } from '../../../kernel/handbook.ts'

export const turn: Chapter = {
  id: 'turn',
  title: { it: 'Il tuo turno', en: 'Your turn' },
  inShort: {
    it: 'Prendi una carta: la prima del tuo mazzo, di quello dell’Avversario o del [[central|mazzo centrale]]. Poi fai tutto ciò che le tue carte consentono: costruire uno [[stage|Stadio]] che puoi pagare e scartare una [[set|combinazione scientifica]] sono obblighi, la [[extra|carta aggiuntiva]] di un segnalino no.',
    en: 'Take one card: the top of your deck, of the Opponent’s or of the [[central|central deck]]. Then do all that your cards allow: constructing a [[stage|Stage]] you can pay and discarding a [[set|science set]] are compulsory, the [[extra|extra card]] of a token is not.',
  },
  rules: [
    {
      tells: ['R3.1'],
      title: { it: 'Prima, il Gatto', en: 'First, the Cat' },
      text: {
        it: 'Se all’inizio del turno la pedina Gatto è tua, puoi guardare di nascosto la prima carta del mazzo centrale ({R9.3}).',
        en: 'If the Cat pawn is yours when your turn begins, you may secretly look at the top card of the central deck ({R9.3}).',
      },
    },
    {
      tells: ['R3.2'],
      title: { it: 'Prendere una carta', en: 'Taking a card' },
      text: {
        it: 'Devi prenderne una: la prima del tuo mazzo, la prima di quello dell’Avversario, oppure quella del mazzo centrale, che è coperta e si prende alla cieca se non l’hai guardata. Va scoperta davanti a te. Passare non si può.',
        en: 'You must take one: the top of your deck, the top of the Opponent’s, or the one on the central deck, which is face down and taken blind unless you have looked at it. It goes face up in front of you. You cannot pass.',
      },
      figure: {
        show: 'board',
        part: 'centre',
        position: {
          active: 'player',
          player: { wonder: 'giza', cards: { wood: 1 } },
          opponent: { wonder: 'rhodes', cards: { brick: 1 }, tokens: ['urbanism'] },
          progress: { faceUp: ['culture', 'science', 'tactics'] },
          decks: {
            player: { top: 'stone', count: 23 },
            opponent: { top: 'coin', count: 24 },
            central: { top: null, count: 60 },
          },
        },
        mark: ['player', 'opponent', 'central'],
        caption: {
          it: 'Tre possibilità: la Pietra del tuo mazzo, la Moneta di quello dell’Avversario, o una carta coperta.',
          en: 'Three possibilities: the Stone of your deck, the Coin of the Opponent’s, or a face-down card.',
        },
      },
    },
    {
      tells: ['R3.3'],
      title: { it: 'La carta dopo', en: 'The next card' },
      text: {
        it: 'Quando si prende da un mazzo Meraviglia, la carta sotto diventa subito visibile. Attento: la prossima volta può prenderla l’altro.',
        en: 'When a card is taken from a Wonder deck, the one below is visible at once. Take care: the other side may be the one to take it.',
      },
    },
    {
      tells: ['R10.1'],
      title: { it: 'Mazzi vuoti', en: 'Empty decks' },
      text: {
        it: 'Un mazzo finito resta vuoto e non si può più scegliere. Gli scarti non si rimescolano.',
        en: 'A deck that has run out stays empty and can no longer be chosen. Discards are not shuffled back.',
      },
    },
    {
      tells: ['R3.4'],
      title: { it: 'Poi, tutto il resto', en: 'Then everything else' },
      text: {
        it: 'Dopo aver preso la carta fai, nell’ordine che preferisci:\n- ciò che accade da sé: Corni e Gatto agiscono nel momento in cui prendi la carta;\n- gli obblighi: costruire gli Stadi che puoi pagare ({R5.6}) e scartare le combinazioni scientifiche ({R6.1});\n- ciò che vuoi: le carte aggiuntive dei segnalini ({R8.2}).',
        en: 'After taking the card you do, in the order you like:\n- what happens by itself: Horns and Cat act the moment you take the card;\n- your duties: constructing Stages you can pay ({R5.6}) and discarding science sets ({R6.1});\n- what you wish: the extra cards of tokens ({R8.2}).',
      },
    },
    {
      tells: ['R3.5', 'R12.3'],
      title: { it: 'Ogni carta è presa allo stesso modo', en: 'Every card is taken alike' },
      text: {
        it: 'Una carta avuta da un segnalino o da uno Stadio vale come la prima del turno: i suoi Corni e il suo Gatto agiscono, può far scattare altri segnalini, e conta subito per costruire e per la scienza.',
        en: 'A card you get by a token or a Stage is like the first one of the turn: its Horns and Cat act, it can trigger other tokens, and it counts at once for construction and science.',
      },
    },
    {
      tells: ['R3.6', 'R13.5'],
      title: { it: 'Fine del turno', en: 'End of the turn' },
      text: {
        it: 'Il turno finisce quando non hai più obblighi e non vuoi altro; se non resta nulla da scegliere finisce da sé. Poi, in quest’ordine: la battaglia, se è scattata ({R7.4}); la fine della partita, se una Meraviglia è completa ({R11.1}); altrimenti tocca all’Avversario.',
        en: 'The turn ends when no duty is left and you want nothing more; if there is nothing left to choose it ends by itself. Then, in this order: the Battle, if one was triggered ({R7.4}); the end of the game, if a Wonder is complete ({R11.1}); otherwise the Opponent’s turn.',
      },
    },
    {
      tells: ['R13.1'],
      title: { it: 'Le mosse prima della carta', en: 'Moves before the card' },
      text: {
        it: 'Sono due: guardare (solo con il Gatto, e non se conosci già la carta che è ancora in cima) e prendere da un mazzo che abbia carte.',
        en: 'There are two: look (only with the Cat, and not while the card you have already seen is still on top) and take from a deck that has cards.',
      },
    },
    {
      tells: ['R13.2'],
      title: { it: 'Le mosse dopo la carta', en: 'Moves after the card' },
      text: {
        it: 'Quante volte puoi, in qualunque ordine:\n- costruire uno Stadio disponibile, con uno dei pagamenti possibili;\n- scartare una combinazione scientifica, finché c’è un segnalino da prendere;\n- prendere una carta aggiuntiva che ti spetta;\n- terminare il turno, ma solo se non c’è più niente da costruire né combinazioni da scartare.',
        en: 'As often as you can, in any order:\n- construct an available Stage, with one of the possible payments;\n- discard a science set, while there is a token to take;\n- take an extra card you are entitled to;\n- end the turn, but only when there is nothing left to construct and no set to discard.',
      },
    },
    {
      tells: ['R13.3'],
      title: { it: 'Prima si risponde', en: 'Answers come first' },
      text: {
        it: 'Alcune mosse chiedono subito una risposta, prima di qualunque altra cosa: quale segnalino prendere (scienza o Babylon), da quale mazzo la carta di Alexandria, quale mazzo e poi quale carta per Halikarnassos. Éphesos, Olympía e Rhódos fanno tutto da sole. Se una risposta non è possibile, non viene chiesta.',
        en: 'Some moves ask for an answer at once, before anything else: which token to take (science or Babylon), which deck Alexandria’s card comes from, which deck and then which card for Halicarnassus. Ephesus, Olympia and Rhodes need no choice. Where no answer is possible none is asked for.',
      },
    },
  ],
}
