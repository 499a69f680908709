import { phrase, type Values, type Words } from '../../kernel/text.ts'

export const NEW = {
  title: { it: 'Nuova partita', en: 'New game' },
  how: { it: 'Dove si gioca', en: 'Where you play' },
  screen: { it: 'Sullo schermo', en: 'On screen' },
  screenAbout: {
    it: 'Tutto qui: carte e pedine le muove l’app.',
    en: 'All of it here: the app deals and moves the pieces.',
  },
  beside: { it: 'Accanto al tavolo', en: 'Beside the table' },
  besideAbout: {
    it: 'Hai la scatola davanti: giochi con i pezzi veri e dici all’app che cosa esce. Lei muove l’automa.',
    en: 'The box is in front of you: play with the real pieces and tell the app what turns up. It plays the automa.',
  },
  mixed: { it: 'Misto', en: 'Mixed' },
  mixedAbout: {
    it: 'Carte vere sul tavolo, dadi tirati dall’app.',
    en: 'Real cards on the table, dice rolled by the app.',
  },
  referee: { it: 'Solo l’arbitro', en: 'Referee only' },
  refereeAbout: {
    it: 'Giochi tutto al tavolo vero: l’app guida solo gli avversari e chiede soltanto quello che serve per loro. Il risultato non vale come primato.',
    en: 'You play everything at the real table: the app only runs the opponents and asks only for what they need. The result is no best score.',
  },
  refereeAsks: { it: 'Che cosa ti chiederà', en: 'What it will ask you' },
  refereeUnchecked: { it: 'Che cosa non controlla', en: 'What it does not check' },
  refereeNone: {
    it: 'Perché non basta un arbitro',
    en: 'Why a referee is not enough here',
  },
  refereeNeeds: {
    it: 'Per decidere, l’avversario di questo gioco ha bisogno di quasi tutto quello che fai:',
    en: 'To decide, the opponent of this game needs nearly all that you do:',
  },
  seed: { it: 'Seme', en: 'Seed' },
  seedAbout: {
    it: 'Lo stesso seme dà le stesse carte: tienilo per rigiocare o sfidare qualcuno.',
    en: 'The same seed deals the same cards: keep it to play again or to challenge someone.',
  },
  seedBad: { it: 'Da 1 a 40 lettere, cifre, trattini, punti.', en: '1 to 40 letters, digits, hyphens, dots.' },
  another: { it: 'Un altro seme', en: 'Another seed' },
  ownBad: phrase<Values<'why'>>({
    it: ({ why }) => `Non si può leggere: ${why}`,
    en: ({ why }) => `This cannot be read: ${why}`,
  }),
  finer: { it: 'Altre opzioni', en: 'More options' },
  start: { it: 'Comincia', en: 'Begin' },
  position: { it: 'Parti da una posizione', en: 'Start from a position' },
  positionAbout: {
    it: 'Descrivi il tavolo com’è adesso e continua da lì.',
    en: 'Enter the table as it stands now and go on from there.',
  },
  positionTitle: { it: 'Il tavolo com’è adesso', en: 'The table as it stands' },
  positionMode: phrase<Values<'mode'>>({
    it: ({ mode }) => `Poi si continua così: ${mode}. Opzioni e modo si cambiano nella pagina precedente.`,
    en: ({ mode }) => `The game then goes on like this: ${mode}. Options and mode are chosen on the page before.`,
  }),
  clear: { it: 'Svuota', en: 'Empty it' },
  cleared: { it: 'Tavolo svuotato.', en: 'The table is empty again.' },
  positionBad: {
    it: 'La partita non si è potuta cominciare: ricarica la pagina e riprova.',
    en: 'The game could not begin: reload the page and try again.',
  },
  lessons: { it: 'Lezioni e prima partita', en: 'Lessons and a first game' },
  lessonsAbout: { it: 'Si impara giocando, a un tavolo vero.', en: 'Learn by playing, at a real table.' },
  rules: { it: 'Manuale e regole dell’avversario', en: 'Handbook and the opponent’s rules' },
  gallery: { it: 'I pezzi e che cosa fanno', en: 'The pieces, and what they do' },
} as const satisfies Words
