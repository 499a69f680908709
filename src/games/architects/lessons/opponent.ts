import { at, type ArchitectsLesson, takesFrom } from './goals.ts'

export const opponent: ArchitectsLesson = {
  id: 'opponent',
  title: { it: 'Leggere l’Avversario', en: 'Reading the Opponent' },
  about: {
    it: 'L’Avversario segue sette priorità: chi le conosce sa che cosa prenderà.',
    en: 'The Opponent follows seven priorities: whoever knows them knows what it will take.',
  },
  cites: ['S7', 'S7.1', 'S7.2', 'S7.3', 'S8', 'S10', 'S13'],
  start: {
    seed: 'lesson-opponent',
    position: at({
      active: 'opponent',
      opponent: { wonder: 'rhodes', tokens: ['urbanism'] },
      decks: {
        player: { top: 'brick', count: 23 },
        opponent: { top: 'coin', count: 24 },
        central: { top: null, count: 60 },
      },
    }),
  },
  tasks: [
    {
      kind: 'foresee',
      say: {
        it: 'L’ordine è: carta aggiuntiva, Moneta, Risorsa utile, Verde doppia, terza Verde, Rossa, Gatto. Ha Urbanismo (legno o mattone): da dove prenderà?',
        en: 'Its order is: extra card, Coin, helpful Resource, second copy of a Green, third Green, Red, Cat. It has Urbanism (wood or brick): where will it take from?',
      },
      among: ['take player', 'take opponent', 'take central'],
      wrong: {
        'take opponent': {
          it: 'La Moneta è la seconda priorità: qui ce n’è una prima.',
          en: 'The Coin is the second priority: here is one that comes first.',
        },
      },
      otherwise: {
        it: 'Alla cieca prende solo se nessuna carta scoperta gli interessa.',
        en: 'It takes blind only if no face-up card is of interest.',
      },
      hint: { it: 'Il mattone gli dà un’altra carta.', en: 'The brick brings it another card.' },
      marks: ['player'],
      praise: {
        it: 'Il mattone: con Urbanismo vale una carta aggiuntiva, la sua prima priorità ({S7.1}).',
        en: 'The brick: with Urbanism it brings an extra card, its first priority ({S7.1}).',
      },
    },
    {
      kind: 'foresee',
      start: {
        seed: 'lesson-opponent',
        position: at({
          active: 'opponent',
          opponent: { wonder: 'rhodes', cards: { wood: 1, gear: 1 } },
          decks: {
            player: { top: 'compass', count: 23 },
            opponent: { top: 'stone', count: 23 },
            central: { top: null, count: 60 },
          },
        }),
      },
      say: {
        it: 'Ora ha un legno e un ingranaggio, e a Rhódos è disponibile lo Stadio da 2 diverse. Che cosa prenderà?',
        en: 'Now it has wood and a gear, and Rhodes’ Stage for 2 different is available. What will it take?',
      },
      among: ['take player', 'take opponent', 'take central'],
      wrong: {
        'take player': {
          it: 'Un compasso non è né una copia né il terzo simbolo: nessuna priorità.',
          en: 'A compass is neither a copy nor the third symbol: no priority.',
        },
      },
      otherwise: {
        it: 'Una carta scoperta gli serve: il dado e il mazzo centrale non entrano in gioco.',
        en: 'A face-up card helps it: die and central deck do not come into it.',
      },
      hint: { it: 'Legno e pietra pagano 2 diverse.', en: 'Wood and stone pay 2 different.' },
      marks: ['opponent'],
      praise: {
        it: 'La pietra: aiuta uno Stadio disponibile, terza priorità ({S7.3}).',
        en: 'The stone: it helps an available Stage, the third priority ({S7.3}).',
      },
    },
    {
      kind: 'foresee',
      start: {
        seed: 'lesson-opponent',
        position: at({
          active: 'opponent',
          opponent: { wonder: 'rhodes', cards: { wood: 1 } },
          decks: {
            player: { top: 'blue-3', count: 23 },
            opponent: { top: 'gear', count: 24 },
            central: { top: null, count: 60 },
          },
        }),
      },
      say: {
        it: 'Una carta Blu senza Gatto e un ingranaggio di cui non ha copie. Che cosa farà?',
        en: 'A Blue card without the Cat, and a gear it has no copy of. What will it do?',
      },
      among: ['take player', 'take opponent', 'take central', 'roll'],
      wrong: {
        'take player': {
          it: 'Tre punti sono tanti, ma per l’Avversario le Blu da 3 non sono una priorità.',
          en: 'Three points are a lot, but a Blue card of 3 is no priority of the Opponent.',
        },
      },
      otherwise: {
        it: 'Nessuna delle due è una priorità: non sceglie lui.',
        en: 'Neither is a priority: it is not the one to choose.',
      },
      hint: {
        it: 'Quando nessuna priorità è soddisfatta decide il dado.',
        en: 'Where no priority is met the die decides.',
      },
      marks: ['player', 'opponent'],
      praise: {
        it: 'Il dado: 1 il tuo mazzo, 2 il suo, da 3 a 6 quello centrale ({S10}). Le Blu da 3, quindi, spesso restano a te.',
        en: 'The die: 1 your deck, 2 its own, 3 to 6 the central one ({S10}). So Blue cards of 3 are often left for you.',
      },
    },
    {
      kind: 'foresee',
      start: {
        seed: 'lesson-opponent',
        position: at({
          active: 'opponent',
          taken: true,
          due: { kind: 'token' },
          opponent: { wonder: 'rhodes', cards: { wood: 1 } },
          progress: { faceUp: ['education', 'architecture', 'decor'] },
          decks: {
            player: { top: 'blue-3', count: 23 },
            opponent: { top: 'gear', count: 22 },
            central: { top: null, count: 60 },
          },
        }),
      },
      say: {
        it: 'Ha scartato una coppia e sceglie un segnalino: quello con il numero di punti più alto stampato sopra. Quale?',
        en: 'It has discarded a pair and chooses a token: the one with the highest number of points printed on it. Which?',
      },
      among: ['token education', 'token architecture', 'token decor', 'token stack'],
      wrong: {
        'token stack': {
          it: 'Dalla pila prende solo se nessuno scoperto ha punti.',
          en: 'It takes from the stack only if none face up has points.',
        },
      },
      otherwise: {
        it: 'Guarda i punti stampati: Cultura 12, Decorazioni 6, Educazione 2, Politica e Strategia 1.',
        en: 'Look at the printed points: Culture 12, Decor 6, Education 2, Politics and Strategy 1.',
      },
      hint: { it: 'Decorazioni arriva a 6.', en: 'Decor goes up to 6.' },
      marks: ['decor'],
      praise: {
        it: 'Decorazioni, 6 punti ({S13}). Segnalini come Architettura, senza punti, li lascia a te.',
        en: 'Decor, 6 points ({S13}). Tokens like Architecture, without points, it leaves to you.',
      },
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-opponent',
        draws: { player: ['card blue-3'], opponent: ['card blue-3'] },
        position: at({
          player: { wonder: 'giza', cards: { wood: 1 } },
          opponent: { wonder: 'babylon', stages: ['babylon-2d'], cards: { glass: 1 } },
          decks: {
            player: { top: 'stone', count: 22 },
            opponent: { top: 'glass', count: 22 },
            central: { top: null, count: 58 },
          },
        }),
      },
      say: {
        it: 'Tocca a te, poi all’Avversario: a Babylon mancano 2 Risorse identiche per uno Stadio con effetto, e ha un vetro. Pietra o vetro, a te va bene lo stesso: togligli ciò che vuole.',
        en: 'It is your turn, then the Opponent’s: Babylon needs 2 identical Resources for a Stage with an effect, and has one glass. Stone or glass, either suits you: take away what it wants.',
      },
      done: takesFrom('opponent'),
      otherwise: {
        it: 'Il vetro è rimasto lì: l’Avversario lo prende e costruisce uno Stadio con effetto.',
        en: 'The glass is still there: the Opponent takes it and constructs a Stage with an effect.',
      },
      hint: {
        it: 'Legno e vetro sono diverse anche per te. La riga sotto i mazzi dice che cosa farebbe.',
        en: 'Wood and glass are different for you, too. The line below the decks says what it would do.',
      },
      marks: ['opponent'],
      praise: {
        it: 'Tu costruisci lo stesso, lui no. Gli Stadi con effetto vengono prima anche per lui ({S8}): tienili d’occhio.',
        en: 'You construct all the same, and it does not. Stages with effects come first for it, too ({S8}): watch them.',
      },
      solution: ['take opponent'],
      mistake: ['take player'],
    },
  ],
}
