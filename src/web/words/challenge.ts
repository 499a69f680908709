import { phrase, type Values, type Words } from '../../kernel/text.ts'

export const CHALLENGE = {
  send: { it: 'Sfida qualcuno', en: 'Challenge someone' },
  sendAbout: {
    it: 'Le stesse carte, senza le tue mosse: chi apre il link prova a fare meglio.',
    en: 'The same deal without your moves: whoever opens the link tries to do better.',
  },
  dialogAbout: {
    it: 'Nel link ci sono il gioco, le opzioni, il seme e il tuo risultato. Le tue mosse no.',
    en: 'The link holds the game, its options, the seed and your result. Your moves are not in it.',
  },
  link: { it: 'Link alla sfida', en: 'Link to the challenge' },
  title: { it: 'Una sfida per te', en: 'A challenge for you' },
  about: {
    it: 'Qualcuno ha giocato questa partita e ti sfida a fare meglio, con le stesse carte. Il confronto voce per voce arriva alla fine.',
    en: 'Somebody has played this game and challenges you to do better with the same deal. The comparison item by item comes at the end.',
  },
  toBeat: { it: 'Da battere', en: 'To beat' },
  how: { it: 'Come', en: 'How' },
  seed: { it: 'Seme', en: 'Seed' },
  fair: {
    it: 'Senza consigli e senza ritorni dopo una rivelazione',
    en: 'Without hints and without undos over a reveal',
  },
  helped: phrase<Values<'hints' | 'undone'>>({
    it: ({ hints, undone }) => `Consigli: ${hints}; ritorni dopo una rivelazione: ${undone}`,
    en: ({ hints, undone }) => `Hints: ${hints}; undos over a reveal: ${undone}`,
  }),
  accept: { it: 'Accetta la sfida', en: 'Accept the challenge' },
  resume: { it: 'Riprendi la tua partita', en: 'Resume your game' },
  again: { it: 'Ricominciala da capo', en: 'Start it anew' },
  no: { it: 'Non ora', en: 'Not now' },
  badTitle: { it: 'Questa sfida non si può aprire', en: 'This challenge cannot be opened' },
  compared: { it: 'La sfida', en: 'The challenge' },
  better: { it: 'Sfida vinta: hai fatto meglio!', en: 'Challenge won: you did better!' },
  worse: { it: 'Sfida persa: l’altro risultato è migliore.', en: 'Challenge lost: the other result is better.' },
  equal: { it: 'Sfida pari: avete fatto lo stesso.', en: 'Challenge tied: you did the same.' },
  yours: { it: 'Tu', en: 'You' },
  theirs: { it: 'Chi ti sfida', en: 'Your challenger' },
  total: { it: 'Totale', en: 'Total' },
  against: { it: 'Punti dell’avversario', en: 'Points of the opponent' },
  moves: { it: 'Mosse', en: 'Moves' },
} as const satisfies Words
