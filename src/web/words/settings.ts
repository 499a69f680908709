import type { Text } from '../../kernel/contract.ts'

export const SETTINGS = {
  title: { it: 'Impostazioni', en: 'Settings' },
  lang: { it: 'Lingua', en: 'Language' },
  langAbout: {
    it: 'Vale subito, anche a metà partita.',
    en: 'Changes at once, also in the middle of a game.',
  },
  theme: { it: 'Aspetto', en: 'Appearance' },
  system: { it: 'Come il sistema', en: 'As the system' },
  light: { it: 'Chiaro', en: 'Light' },
  dark: { it: 'Scuro', en: 'Dark' },
  themeAbout: { it: 'Tavolo di lino o tavolo di notte.', en: 'A linen table or a table at night.' },
  speed: { it: 'Mosse dell’automa', en: 'The automa’s moves' },
  stepAbout: {
    it: 'Una alla volta, quando premi «Avanti».',
    en: 'One at a time, when you press “Next”.',
  },
  slowAbout: { it: 'Con il tempo di leggerle.', en: 'With time to read them.' },
  quickAbout: { it: 'Una dopo l’altra, senza fretta inutile.', en: 'One after the other, without dawdling.' },
  instantAbout: {
    it: 'Tutte insieme: le ritrovi nella cronaca.',
    en: 'All at once: find them in the log.',
  },
  textSize: { it: 'Dimensione del testo', en: 'Text size' },
  normal: { it: 'Normale', en: 'Normal' },
  large: { it: 'Grande', en: 'Large' },
  larger: { it: 'Più grande', en: 'Larger' },
  textSizeAbout: { it: 'Si aggiunge allo zoom del browser.', en: 'On top of the browser’s own zoom.' },
  comfort: { it: 'Per vedere meglio', en: 'Easier on the eyes' },
  reducedMotion: { it: 'Meno movimento', en: 'Less motion' },
  reducedMotionAbout: {
    it: 'Le carte cambiano posto senza volare. Vale anche se lo chiede il sistema.',
    en: 'Cards change place without flying. Also in force where the system asks for it.',
  },
  patterns: { it: 'Motivi oltre ai colori', en: 'Patterns besides colours' },
  patternsAbout: {
    it: 'Ogni colore di carta ha anche un suo motivo.',
    en: 'Every card colour also has a pattern of its own.',
  },
  play: { it: 'Al tavolo', en: 'At the table' },
  hints: { it: 'Consigli', en: 'Hints' },
  hintsAbout: {
    it: 'Un pannello propone le tre mosse migliori. Senza, è una partita pura.',
    en: 'A panel proposes the three best moves. Without it, it is a pure game.',
  },
  ahead: { it: 'Che cosa succederebbe', en: 'What would happen next' },
  aheadAbout: {
    it: 'Sotto la domanda sta che cosa farebbe l’avversario se il tavolo restasse così, e chi può vincere subito.',
    en: 'Below the question stands what the opponent would do if the table stayed as it is, and who can win at once.',
  },
  confirm: { it: 'Conferma le mosse', en: 'Confirm moves' },
  confirmAbout: {
    it: 'Prima di ogni mossa vedi che cosa farà, e puoi ripensarci.',
    en: 'Before every move you see what it will do, and can think again.',
  },
  checklist: { it: 'Da fare ora', en: 'Do this now' },
  checklistAbout: {
    it: 'Accanto al tavolo vero, una lista dice alle mani che cosa spostare, passo per passo.',
    en: 'Beside the real table, a list tells the hands what to move, step by step.',
  },
  terms: { it: 'Parole del gioco', en: 'Words of the game' },
  off: { it: 'Semplici', en: 'Plain' },
  offAbout: { it: 'Nessuna parola è un collegamento.', en: 'No word is a link.' },
  reading: { it: 'Da leggere', en: 'While reading' },
  readingAbout: {
    it: 'Nel manuale, nelle lezioni e nella prima partita ogni parola del gioco apre la sua spiegazione.',
    en: 'In the handbook, in lessons and in the first game every word of the game opens its explanation.',
  },
  everywhere: { it: 'Ovunque', en: 'Everywhere' },
  everywhereAbout: {
    it: 'Anche al tavolo: nella domanda e nella cronaca.',
    en: 'At tables as well: in the question and in the log.',
  },
  kept: {
    it: 'Le impostazioni restano in questo browser.',
    en: 'Settings are kept in this browser.',
  },
} as const satisfies Record<string, Text>
