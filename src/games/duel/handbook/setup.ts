// Before the first card: the board, the tokens, the wonders.
import type { Chapter } from '../../../kernel/handbook.ts'

export const setup: Chapter = {
  id: 'setup',
  title: { it: 'Preparazione', en: 'Set-up' },
  inShort: {
    it: 'Pedina al centro, sette monete a testa, cinque [[token|gettoni progresso]] sul tabellone. Poi si scelgono le [[wonder|meraviglie]]: quattro per te e quattro per SOLO, da due gruppi di quattro. Comincia SOLO. L’app prepara tutto da sola.',
    en: 'Pawn in the middle, seven coins each, five [[token|progress tokens]] on the board. Then the [[wonder|wonders]] are chosen: four for you and four for SOLO, from two groups of four. SOLO goes first. The app sets everything up for you.',
  },
  rules: [
    {
      tells: ['R2.1', 'R2.3'],
      title: { it: 'Pedina e monete', en: 'Pawn and coins' },
      text: {
        it: 'La pedina conflitto sta sullo zero e i quattro segnalini saccheggio ai loro posti. Ciascuno prende 7 monete (SOLO 10 ai due livelli più duri). Il primo giocatore è sempre SOLO.',
        en: 'The conflict pawn stands on zero and the four looting tokens are in place. Each side takes 7 coins (SOLO 10 at the two hardest levels). SOLO is always the first player.',
      },
    },
    {
      tells: ['R2.2'],
      title: { it: 'I gettoni sul tabellone', en: 'The tokens on the board' },
      text: {
        it: 'Mescola i dieci gettoni progresso e mettine cinque in fila, scoperti, sul tabellone; gli altri cinque tornano nella scatola. L’ordine conta solo per SOLO. Quali siano nella scatola si capisce per esclusione.',
        en: 'Shuffle the ten progress tokens and lay five in a row, face up, on the board; the other five go back to the box. Their order matters only to SOLO. Which ones are in the box follows by elimination.',
      },
    },
    {
      tells: ['R2.4', 'R3.1', 'R3.2'],
      title: { it: 'Scegliere le meraviglie', en: 'Choosing wonders' },
      text: {
        it: 'Si scoprono quattro meraviglie: SOLO ne prende una, tu due, SOLO l’ultima. Poi altre quattro: questa volta tu ne prendi una, SOLO due, e l’ultima è tua.\n\nLa prima meraviglia in assoluto va a SOLO senza scelta, e decide come giocherà ({S2.2}).',
        en: 'Four wonders are revealed: SOLO takes one, you take two, SOLO takes the last. Then four more: this time you take one, SOLO two, and the last one is yours.\n\nThe very first wonder goes to SOLO without a choice, and decides how it will play ({S2.2}).',
      },
    },
    {
      tells: ['R3.3'],
      title: { it: 'Quattro a testa', en: 'Four each' },
      text: {
        it: 'Alla fine ciascuno ha quattro meraviglie ancora da costruire. Quelle non scoperte non servono più in questa partita.',
        en: 'In the end each side has four wonders still to build. Those that were not revealed play no part in this game.',
      },
    },
    {
      tells: ['R2.5'],
      title: { it: 'I tre mazzi', en: 'The three decks' },
      text: {
        it: 'Da ogni mazzo si tolgono tre carte a caso senza guardarle: non sai mai con certezza se una carta ci sarà. Nell’Epoca III entrano invece tre gilde a caso, mescolate con le altre 17 carte. Le carte messe da parte contano solo per la Statua della Libertà e per i livelli di sfida.',
        en: 'Three random cards are removed unseen from each deck: you can never be sure that a card will come. Age III gets three random guilds instead, shuffled in with the other 17 cards. The cards set aside matter only for the Statue of Liberty and for the challenge levels.',
      },
    },
    {
      tells: ['R2.6'],
      title: { it: 'In quale ordine', en: 'In which order' },
      text: {
        it: 'Prima livello e promo, poi tabellone e monete, poi le meraviglie, poi lo schema dell’Epoca I con gli eventuali vantaggi di SOLO, infine il suo primo turno.',
        en: 'First the level and promos, then board and coins, then the wonders, then the structure of Age I with any bonus of SOLO, and finally its first turn.',
      },
    },
    {
      tells: ['R21.1', 'R21.2', 'R21.3', 'R21.4', 'R21.5', 'R21.6'],
      title: { it: 'Che cosa decide il caso', en: 'What chance decides' },
      text: {
        it: 'Soltanto questo: quali meraviglie si rivelano e in che ordine; i cinque gettoni sul tabellone; le carte dello schema (nell’Epoca III anche quali dorsi sono gilde); ogni carta coperta, nel momento in cui si gira; i tre gettoni della Grande Biblioteca; le carte messe da parte, quando qualcosa le mostra. Accanto al tavolo vero sei tu a dirlo all’app.',
        en: 'Only this: which wonders are revealed and in which order; the five tokens on the board; the cards of the structure (in Age III also which backs are guilds); each face-down card at the moment it is turned up; the three tokens of the Great Library; the set-aside cards when something shows them. Beside a real table you tell the app.',
      },
    },
  ],
}
