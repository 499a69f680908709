// The clauses of the solo mode and our rulings, told in one or two sentences each; ladders and tests cite them by id.
import type { Clause, RuleTexts } from '../../../kernel/contract.ts'
import type { Text } from '../../../kernel/text.ts'
import { textsOfVariant, withReadings } from '../../../variant/texts.ts'
import { docOf } from '../variant/index.ts'
import { type ToldId, toldOf } from '../variant/told.ts'

const DOCUMENT = docOf('')
const TOLD = toldOf(DOCUMENT)

/** The headings of the document, as they are printed. */
const SOLO: Text = { it: 'SOLITARIO', en: 'SOLO GAME' }
const COMPONENTS: Text = { it: 'COMPONENTI PER IL SOLITARIO', en: 'COMPONENTS FOR THE SOLO GAME' }
const SET_UP: Text = { it: 'PREPARAZIONE', en: 'SET-UP' }
const LEVEL: Text = { it: 'LIVELLO DI DIFFICOLTÀ', en: 'DIFFICULTY LEVEL' }
const WORKING: Text = { it: 'COME FUNZIONA L’AUTOMA', en: 'HOW THE AUTOMA WORKS' }
const FAILED: Text = { it: 'AZIONE FALLITA', en: 'FAILED ACTION' }
const HIRE: Text = { it: 'AZIONI DELL’AUTOMA, HIRE!', en: 'ACTIONS OF THE AUTOMA, HIRE!' }
const DEVELOP: Text = { it: 'AZIONI DELL’AUTOMA, DEVELOP!', en: 'ACTIONS OF THE AUTOMA, DEVELOP!' }
const IDEAS: Text = { it: 'AZIONI DELL’AUTOMA, IDEAS!', en: 'ACTIONS OF THE AUTOMA, IDEAS!' }
const PRINT: Text = { it: 'AZIONI DELL’AUTOMA, PRINT!', en: 'ACTIONS OF THE AUTOMA, PRINT!' }
const SALES: Text = { it: 'AZIONI DELL’AUTOMA, SALES!', en: 'ACTIONS OF THE AUTOMA, SALES!' }
const ROYALTIES: Text = { it: 'AZIONI DELL’AUTOMA, ROYALTIES!', en: 'ACTIONS OF THE AUTOMA, ROYALTIES!' }
const NONE_LEFT: Text = { it: 'NESSUNA AZIONE DISPONIBILE', en: 'NO ACTION AVAILABLE' }
const ROUND_END: Text = { it: 'FASE DI FINE ROUND', en: 'END-OF-ROUND PHASE' }
const AGAINST_AUTOMA: Text = {
  it: 'PUNTEGGIO DI FINE PARTITA, SFIDA CONTRO L’AUTOMA',
  en: 'SCORE AT THE END OF THE GAME, CHALLENGE AGAINST THE AUTOMA',
}
const TITLE: Text = {
  it: 'PUNTEGGIO DI FINE PARTITA, TITOLO DEL GIOCATORE',
  en: 'SCORE AT THE END OF THE GAME, TITLE OF THE PLAYER',
}
const CHALLENGES: Text = { it: 'SFIDE MULTIPLE', en: 'MULTIPLE CHALLENGES' }

const clause = (heading: Text, id: string, it: string, en: string): Clause => ({ id, heading, text: { it, en } })
/** A clause that names numbers or orders of the document. */
const told = (heading: Text, id: ToldId): Clause => ({ id, heading, text: TOLD[id] })
const ruling = (id: string, it: string, en: string, ground?: Text): Clause => ({
  id,
  text: { it, en },
  ...(ground && { ground }),
})

/** The publisher's later English edition of the same rules: evidence where this document is silent. */
const LATER: Text = {
  it: 'l’edizione inglese successiva dell’editore',
  en: 'the publisher’s later English edition',
}

const CLAUSES: readonly Clause[] = [
  clause(
    SOLO,
    'S1.1',
    'Servono le regole del gioco base per 2-4 giocatori: tutto ciò che qui non cambia si gioca come nel gioco base.',
    'The base rules for 2–4 players are needed: whatever is not changed here is played as in the base game.',
  ),
  clause(
    COMPONENTS,
    'S1.2',
    'Componenti del solitario: 12 carte Automa, una plancia Automa, una normale plancia giocatore per l’Automa e 4 suoi redattori. Ogni carta Automa mostra tre azioni dall’alto in basso e la priorità di genere, sei generi da sinistra a destra.',
    'Components of the solo game: 12 automa cards, an automa mat, a normal player mat for the Automa and 4 editors of its own. Each automa card shows three actions from top to bottom and the genre priority, six genres from left to right.',
  ),
  clause(
    COMPONENTS,
    'S1.3',
    'Le azioni dell’Automa le esegui tu. La sua plancia Automa tiene le carte, la plancia giocatore i fumetti stampati con le loro squadre; i suoi redattori vanno sul tabellone man mano che le carte vengono scoperte.',
    'You carry out what the Automa does. Its automa mat holds the cards, its player mat the printed comics with their teams; its editors go to the board as cards are revealed.',
  ),
  clause(
    SET_UP,
    'S2.1',
    'Giochi con tutte le regole standard e la preparazione del secondo giocatore: plancia con i redattori, 3 cubi azione speciale, agente di vendita, $5, uno scrittore e un artista di valore 2 di generi diversi, un fumetto coperto a piacere, 3 gettoni Idea a scelta.',
    'You play by all standard rules with the set-up of the second player: a mat with its editors, 3 special action cubes, a sales agent, $5, a writer and an artist of value 2 of different genres, a face-down comic of your choice, 3 idea tokens of your choice.',
  ),
  clause(SET_UP, 'S2.2', 'Nessuno usa blocchi ordine di turno.', 'Nobody uses turn order blocks.'),
  told(SET_UP, 'S2.3'),
  clause(
    SET_UP,
    'S2.4',
    'Mescola le 12 carte Automa e metti il mazzo sul primo spazio della plancia Automa.',
    'Shuffle the 12 automa cards and put the deck on the first space of the automa mat.',
  ),
  clause(
    SET_UP,
    'S2.5',
    'I 4 redattori dell’Automa vanno sui 4 posti della plancia Automa.',
    'The 4 editors of the Automa go on the 4 slots of the automa mat.',
  ),
  clause(
    SET_UP,
    'S2.6',
    'L’Automa non riceve gettoni Idea, né l’agente di vendita, né cubi azione speciale, né il blocco ordine di turno, né denaro.',
    'The Automa gets no idea tokens, no sales agent, no special action cubes, no turn order block and no money.',
  ),
  clause(
    SET_UP,
    'S2.7',
    'L’Automa comincia con un fumetto, uno scrittore e un artista di valore 2, tutti a caso, scoperti accanto alla sua plancia: la sua area di gioco.',
    'The Automa begins with a comic, a writer and an artist of value 2, all at random, face up beside its mat: its play area.',
  ),
  told(LEVEL, 'S3.1'),
  clause(
    WORKING,
    'S4.1',
    'L’Automa gioca sempre per primo, in ogni round.',
    'The Automa always plays first, in every round.',
  ),
  clause(
    WORKING,
    'S4.2',
    'L’Automa non guadagna né spende mai denaro e non fa altro che le azioni delle sue carte, come descritte qui.',
    'The Automa never gains or spends money and does nothing but the actions of its cards, as described here.',
  ),
  clause(
    WORKING,
    'S4.3',
    'All’inizio di ogni round, dopo la fase iniziale, si pescano 4 carte Automa e si mettono coperte sui 4 spazi, da sinistra a destra.',
    'At the beginning of each round, after the start-of-round phase, 4 automa cards are drawn and laid face down on the 4 slots, left to right.',
  ),
  clause(
    WORKING,
    'S4.4',
    'A ogni turno dell’Automa si scopre la carta coperta più a sinistra e si esegue. Quattro carte e quattro redattori per round.',
    'On each turn of the Automa the leftmost face-down card is revealed and carried out. Four cards and four editors per round.',
  ),
  clause(
    WORKING,
    'S4.5',
    'Dopo l’azione dell’Automa tocca a te mettere un redattore, poi alla carta Automa successiva, e così via; il redattore extra si mette dopo la quarta coppia di turni.',
    'After the Automa’s action you place an editor, then comes the next automa card, and so on; the extra editor is placed after the fourth pair of turns.',
  ),
  clause(
    WORKING,
    'S4.6',
    'Alla fine del round le 4 carte Automa vengono scartate sullo spazio più a destra della plancia Automa.',
    'At the end of the round the 4 automa cards are discarded to the rightmost space of the automa mat.',
  ),
  clause(
    WORKING,
    'S4.7',
    'Alla fine dei round II e IV si rimescolano tutte le 12 carte Automa, giocate e non.',
    'At the end of rounds II and IV all 12 automa cards are shuffled again, played or not.',
  ),
  clause(
    WORKING,
    'S5.1',
    'L’Automa esegue la prima azione della carta, dall’alto in basso, che non ha già eseguito in questo round e che può eseguire.',
    'The Automa performs the first action of the card, top to bottom, that it has not performed this round and can perform.',
  ),
  clause(
    FAILED,
    'S5.2',
    'Azione fallita: l’Automa passa all’azione successiva della carta. Un tentativo fallito non cambia nulla.',
    'Failed action: the Automa goes on to the next action of the card. A failed attempt changes nothing.',
  ),
  clause(
    WORKING,
    'S5.3',
    'Se in questo round ha già eseguito tutte e tre le azioni, ripete la prima della carta, dall’alto in basso, che può eseguire di nuovo, con un secondo redattore nella stessa area.',
    'If it has performed all three actions this round, it repeats the first of the card, top to bottom, that it can perform again, with a second editor in the same area.',
  ),
  clause(
    WORKING,
    'S5.4',
    'Il redattore va nel primo spazio libero dall’alto fra i tre usati in due giocatori; senza spazio libero l’azione non si può eseguire.',
    'The editor goes on the first free space from the top of the three used with two players; without a free space the action cannot be performed.',
  ),
  told(NONE_LEFT, 'S5.5'),
  clause(ROYALTIES, 'S5.6', 'L’Automa non esegue mai Royalties.', 'The Automa never performs Royalties.'),
  clause(
    NONE_LEFT,
    'S5.7',
    'Se nemmeno così può fare qualcosa, l’Automa perde questo redattore per il round.',
    'If even that is impossible, the Automa loses this editor for the round.',
  ),
  clause(
    HIRE,
    'S6.1',
    'Priorità di genere: il genere più a sinistra della carta scoperta in questo turno ha la priorità più alta.',
    'Genre priority: the leftmost genre of the card revealed this turn has the highest priority.',
  ),
  clause(
    DEVELOP,
    'S6.2',
    'I tuoi generi: quelli dei tuoi fumetti stampati, dall’ultimo al primo, senza ripetizioni; i plagi contano con il loro genere.',
    'Your genres: those of your printed comics from the last to the first, without repeats; rip-offs count with their genre.',
  ),
  told(HIRE, 'S7.1'),
  told(HIRE, 'S7.2'),
  clause(
    HIRE,
    'S7.3',
    'Altrimenti lo scrittore del genere con la priorità più alta fra quelli scoperti, e poi l’artista del genere con la priorità più alta.',
    'Otherwise the writer of the genre with the highest priority among those face up, and then the artist of the genre with the highest priority.',
  ),
  clause(
    HIRE,
    'S7.4',
    'A parità di genere: il valore più alto, poi il più a sinistra.',
    'Within a genre: the highest value, then the leftmost.',
  ),
  clause(
    HIRE,
    'S7.5',
    'Le due carte vanno nell’area di gioco, dietro a quelle già prese.',
    'The two cards go to the play area, behind those already there.',
  ),
  told(DEVELOP, 'S8.1'),
  clause(
    DEVELOP,
    'S8.2',
    'Per ognuno dei tuoi generi, dall’ultimo stampato: il primo fumetto scoperto di quel genere da destra a sinistra.',
    'For each of your genres, the last printed first: the first face-up comic of that genre from right to left.',
  ),
  clause(
    DEVELOP,
    'S8.3',
    'Dopo la carta scoperta più a sinistra si guarda il dorso della carta in cima al mazzo dei fumetti; solo poi si passa al genere successivo.',
    'After the leftmost face-up card the back of the top card of the comic deck is looked at; only then comes the next genre.',
  ),
  clause(
    DEVELOP,
    'S8.4',
    'Se nessun fumetto è dei tuoi generi, o non hai stampato nulla: la stessa ricerca secondo la priorità di genere.',
    'If no comic is of your genres, or you have printed nothing: the same search by the genre priority.',
  ),
  clause(
    DEVELOP,
    'S8.5',
    'Il fumetto va scoperto nell’area di gioco, dietro a quelli già sviluppati; se viene dal mazzo, quale sia lo decide il caso.',
    'The comic goes face up to the play area behind those developed before; if it comes from the deck, chance says which it is.',
  ),
  clause(
    IDEAS,
    'S9.1',
    'Idee fallisce se l’Automa non ha fumetti in classifica.',
    'Ideas fails if the Automa has no comic on the chart.',
  ),
  clause(
    IDEAS,
    'S9.2',
    'Toglie dal tabellone tanti gettoni Idea quanti ne indica lo spazio (2, oppure 1), secondo la priorità di genere, e li scarta; mai dalla riserva.',
    'It removes as many idea tokens from the board as the space says (2, or 1), by the genre priority, and discards them; never from the supply.',
  ),
  told(IDEAS, 'S9.3'),
  clause(
    PRINT,
    'S10.1',
    'Con almeno una squadra (uno scrittore e un artista) e un fumetto sviluppato, stampa un fumetto sviluppato con la prima squadra disponibile. La corrispondenza dei generi non conta.',
    'With at least one team (a writer and an artist) and a developed comic, it prints a developed comic with the first available team. Matching genres does not matter.',
  ),
  clause(
    PRINT,
    'S10.2',
    'Fra due fumetti sviluppati: quello che gli farebbe guadagnare un gettone Maestria; fra più di questi, quello che lo toglierebbe a te; altrimenti la priorità di genere.',
    'Of two developed comics: one that would earn it a mastery token; of several such, one that would take it from you; otherwise the genre priority.',
  ),
  told(PRINT, 'S10.3'),
  clause(
    PRINT,
    'S10.4',
    'Plagio: con una squadra ma senza fumetti sviluppati, stampa il plagio del tuo ultimo originale stampato non ancora plagiato, altrimenti del penultimo e così via.',
    'Rip-off: with a team but no developed comic, it prints the rip-off of your last printed original not yet ripped off, otherwise of the one before, and so on.',
  ),
  told(PRINT, 'S10.5'),
  clause(
    PRINT,
    'S10.6',
    'Sullo spazio x2 con due squadre libere stampa due fumetti, uno dopo l’altro, anche due plagi.',
    'On the x2 space with two free teams it prints two comics, one after the other, even two rip-offs.',
  ),
  clause(
    PRINT,
    'S10.7',
    'Stampa fallisce senza una squadra, o se non c’è niente da stampare, plagi compresi.',
    'Print fails without a team, or if there is nothing to print, rip-offs included.',
  ),
  clause(
    SALES,
    'S11.1',
    'Vendite ha due passaggi, gira e raccogli, e serve a togliere gli ordini che servono a te. Niente agente: conta tutta la mappa.',
    'Sales has two steps, flip and collect, and is there to remove the orders you need. No agent: the whole map counts.',
  ),
  clause(
    SALES,
    'S11.2',
    'Gira tutti gli ordini coperti del primo dei tuoi generi che ne ha almeno uno, altrimenti del primo genere della priorità. Se non ce ne sono, si passa oltre.',
    'It turns all face-down orders of the first of your genres that has one, otherwise of the first genre of the priority. If there are none, the step is skipped.',
  ),
  clause(
    SALES,
    'S11.3',
    'Raccoglie ordini scoperti: prima dei tuoi generi in ordine, poi degli altri secondo la priorità; nel genere prima il valore più alto, poi l’ordine di lettura della mappa.',
    'It collects face-up orders: first of your genres in order, then of the others by the priority; within a genre the highest value first, then map reading order.',
  ),
  told(SALES, 'S11.4'),
  clause(
    SALES,
    'S11.5',
    'Se ha stampato almeno un fumetto guadagna un fan per ordine raccolto, tutti sul suo fumetto più quotato.',
    'If it has printed a comic it gains one fan per collected order, all on its comic with the most fans.',
  ),
  clause(
    SALES,
    'S11.6',
    'Vendite fallisce se non può raccogliere nessun ordine.',
    'Sales fails if it cannot collect any order.',
  ),
  clause(
    ROUND_END,
    'S12.1',
    'Fine round: l’Automa perde fan e guadagna PV dalla classifica come un giocatore, senza incassi; tu come nel gioco base.',
    'End of the round: the Automa loses fans and gains ranking VP like a player, without income; you as in the base game.',
  ),
  clause(
    ROUND_END,
    'S12.2',
    'Dopo i round II e IV si rimescola l’intero mazzo Automa.',
    'After rounds II and IV the whole automa deck is shuffled.',
  ),
  told(AGAINST_AUTOMA, 'S13.1'),
  clause(AGAINST_AUTOMA, 'S13.2', 'Vinci se hai più PV dell’Automa.', 'You win with more VP than the Automa.'),
  clause(
    TITLE,
    'S14.1',
    'Titolo secondo i tuoi PV: 110 Editore / Direttore editoriale, 100 Caporedattore, 90 Redattore Senior, 80 Redattore associato, 70 Redattore, 60 Assistente redattore, 50 Correttore di bozze.',
    'Title by your VP: 110 Publisher / Editorial director, 100 Editor-in-Chief, 90 Senior Editor, 80 Associate Editor, 70 Editor, 60 Assistant Editor, 50 Proofreader.',
  ),
  clause(
    CHALLENGES,
    'S15.1',
    'Prima della partita puoi scegliere una o più delle dieci sfide; ognuna non soddisfatta alla fine costa 15 PV.',
    'Before the game you may choose any of the ten challenges; each not met at the end costs 15 VP.',
  ),
  clause(
    CHALLENGES,
    'S15.2',
    'Sfide: Azione! (Maestria supereroi, western e un’altra); Maestro della narrativa (fantascienza, horror e un’altra); Pistole e fiori (romantico, poliziesco e un’altra); Genio degli affari ($20 o più); Oltre (un fumetto con più di 11 fan, senza Hype); 35 o più fan; 12 o più ordini soddisfatti; un fumetto di ogni genere; Editore etico (nessun plagio); Affarista (solo plagi).',
    'Challenges: Action! (mastery superheroes, western and one more); Master of Fiction (sci-fi, horror and one more); Guns and Flowers (romance, crime and one more); Edge of the Business ($20 or more); Top and Beyond (a comic with more than 11 fans, without Hype); 35 or more fans; 12 or more orders fulfilled; a comic of each genre; Ethical Publisher (no rip-off); Wheeler-Dealer (only rip-offs).',
  ),
  clause(
    CHALLENGES,
    'S15.3',
    'Alcune sfide non sono compatibili: Affarista con Editore etico e con le tre sfide di Maestria. Il programma avverte, non vieta.',
    'Some challenges are incompatible: Wheeler-Dealer with Ethical Publisher and with the three mastery challenges. The program warns, it does not forbid.',
  ),
]

const RULINGS: readonly Clause[] = [
  ruling(
    'Q1',
    'Delle 12 carte Automa se ne conosce una sola, quella dell’esempio; le altre undici sono una ricostruzione dichiarata e bilanciata. Chi ha il gioco può inserire le proprie.',
    'Only one of the 12 automa cards is known, that of the example; the other eleven are a stated, balanced reconstruction. Whoever owns the game can type in their own.',
    {
      it: 'il documento dice solo «vedi immagine»; la carta stampata è quella del suo esempio',
      en: 'the document only says “see image”; the printed card is the one of its example',
    },
  ),
  ruling(
    'Q2',
    'Anche il fumetto iniziale dell’Automa è a caso; i suoi creativi possono essere dello stesso genere.',
    'The starting comic of the Automa is at random too; its creatives may share a genre.',
    LATER,
  ),
  ruling(
    'Q3',
    'Dove il documento dice «turno» intendendo il calendario o le quattro carte, si legge «round».',
    'Where the document says “turno” of the calendar or of the four cards, “round” is read.',
    {
      it: 'quattro carte per quattro turni, e il «turno di calendario in corso (da 1 a 5)»',
      en: 'four cards for four turns, and the “current calendar turn (from 1 to 5)”',
    },
  ),
  ruling(
    'Q4',
    'Il tuo quinto redattore si mette quando l’Automa non ne ha più; l’Automa non ha mai una quinta carta.',
    'Your fifth editor is placed when the Automa has none left; the Automa never gets a fifth card.',
  ),
  ruling(
    'Q5',
    'Se alcune azioni della carta sono già eseguite e le altre falliscono, si ripetono quelle eseguite prima di passare al tabellone.',
    'If some actions of the card are done and the others fail, the done ones are repeated before the board is looked at.',
    {
      it: '«È un evento molto raro» (NESSUNA AZIONE DISPONIBILE): non lo sarebbe, se il tabellone contasse appena falliscono le azioni non ancora eseguite',
      en: '“It is a very rare event” (NO ACTION AVAILABLE): it would not be, if the board counted as soon as the actions not yet performed fail',
    },
  ),
  ruling(
    'Q6',
    'Un’area senza spazi liberi vale come un’azione fallita.',
    'An area without a free space counts like a failed action.',
  ),
  ruling(
    'Q7',
    'L’ordine di lettura del tabellone è Assumi, Sviluppa, Idee, Stampa, Vendite (senza Royalties); «disponibile» vuol dire eseguibile, già fatta o no.',
    'The reading order of the board is Hire, Develop, Ideas, Print, Sales (without Royalties); “available” means that it can be performed, done or not.',
    {
      it: '«da sinistra verso destra, dall’alto verso il basso», letto sul tabellone stampato',
      en: '“from left to right, from top to bottom”, read on the printed board',
    },
  ),
  ruling(
    'Q8',
    'L’ultimo fumetto stampato può essere un plagio: conta con il suo genere.',
    'The last printed comic may be a rip-off: it counts with its genre.',
    {
      it: '«quello più a destra nella scheda giocatore»: qualsiasi fumetto stampato',
      en: '“the rightmost one on the player mat”: any printed comic',
    },
  ),
  ruling(
    'Q9',
    'Si assume solo dalle carte scoperte, mai dai mazzi.',
    'It hires from the face-up cards only, never from the decks.',
    {
      it: '«sul tavolo da scegliere»; i dorsi dei mazzi non mostrano il genere',
      en: '“on the table to choose from”; the backs of the decks do not show the genre',
    },
  ),
  ruling(
    'Q10',
    '«Valore più alto 0, se fallisce» è un refuso: valore più alto o, in caso di parità, da sinistra a destra.',
    '“Valore più alto 0, se fallisce” is a misprint: the highest value or, failing that, from left to right.',
    {
      it: '«con il valore più alto 0, se fallisce, da sinistra a destra»',
      en: '“with the highest value 0, failing that, from left to right”',
    },
  ),
  ruling(
    'Q11',
    'L’Automa non riceve gettoni Idea per i creativi di valore 1.',
    'The Automa receives no idea token for creatives of value 1.',
    LATER,
  ),
  ruling(
    'Q12',
    'Parità fra i fumetti dell’Automa: più fan, poi priorità di genere, poi più a sinistra; vale anche per le Vendite.',
    'Ties among the comics of the Automa: most fans, then genre priority, then further left; this goes for Sales too.',
    {
      it: '«In caso di parità nel numero di fan, usa la priorità del genere» (IDEAS!)',
      en: '“In case of a tie in the number of fans, use the genre priority” (IDEAS!)',
    },
  ),
  ruling(
    'Q13',
    'La prima squadra: il primo scrittore e il primo artista nell’ordine in cui sono arrivati.',
    'The first team: the first writer and the first artist in the order in which they came.',
  ),
  ruling(
    'Q14',
    'Il bonus stampato sul fumetto non conta per l’Automa, e la stampa non gli costa nulla.',
    'The bonus printed on a comic does not count for the Automa, and printing costs it nothing.',
    { it: '«non calcola come di consueto il numero di fan»', en: '“does not calculate the number of fans as usual”' },
  ),
  ruling(
    'Q15',
    'Se nessun fumetto sviluppato farebbe guadagnare un gettone: priorità di genere, poi quello sviluppato prima.',
    'If no developed comic would earn a token: genre priority, then the one developed first.',
  ),
  ruling('Q16', 'Il fan della Maestria vale anche per l’Automa.', 'The fan of mastery goes for the Automa too.', LATER),
  ruling(
    'Q17',
    'Si plagiano solo originali non ancora plagiati: i tuoi plagi si saltano.',
    'Only originals not yet ripped off can be ripped off: your rip-offs are skipped.',
  ),
  ruling(
    'Q18',
    '«Numero tondo» e «fregature» sono errori di traduzione di «numero del round» e «plagi».',
    '“Numero tondo” and “fregature” are mistranslations of “round number” and “rip-offs”.',
  ),
  ruling(
    'Q19',
    'Stampa x2 richiede lo spazio x2 e due squadre all’inizio dell’azione; la seconda stampa si sceglie dopo aver risolto la prima.',
    'Print x2 needs the x2 space and two teams at the start of the action; the second print is chosen after the first is resolved.',
  ),
  ruling(
    'Q20',
    'Si raccolgono solo ordini scoperti, il valore più alto per primo; a parità l’ordine di lettura della mappa.',
    'Only face-up orders are collected, the highest value first; ties by map reading order.',
    LATER,
  ),
  ruling(
    'Q21',
    'Lo spazio dà il numero di ordini, il livello un minimo di valore: se il totale non basta si continua a raccogliere.',
    'The space gives the number of orders, the level a minimum of value: if the total is too low collecting goes on.',
    {
      it: '«Se deve raccogliere più tessere, per raggiungere il valore necessario»',
      en: '“If it has to collect more tiles to reach the value needed”',
    },
  ),
  ruling(
    'Q22',
    'Gli ordini raccolti dall’Automa escono dal gioco; l’Automa non soddisfa mai ordini.',
    'Orders collected by the Automa leave the game; the Automa never fulfils orders.',
  ),
  ruling('Q23', 'Il punteggio dell’Automa è solo quello elencato.', 'The score of the Automa is only what is listed.', {
    it: 'l’elenco di SFIDA CONTRO L’AUTOMA',
    en: 'the list of CHALLENGE AGAINST THE AUTOMA',
  }),
  ruling('Q24', 'A parità di PV vince l’Automa.', 'A tie is a win of the Automa.', {
    it: '«più PV dell’Automa»',
    en: '“more VP than the Automa”',
  }),
  ruling(
    'Q25',
    'Il titolo conta i PV finali, penalità delle sfide comprese; sotto 50 nessun titolo.',
    'The title goes by the final VP, penalties of challenges included; below 50 there is no title.',
    {
      it: '«perdi 15 PV» è detto senza riserve, anche se i PV del titolo sono «calcolati come nel normale gioco multigiocatore»',
      en: '“you lose 15 VP” is unqualified, although the VP of the title are “calculated as in the normal multiplayer game”',
    },
  ),
  ruling(
    'Q26',
    'Una sfida è un requisito: 15 PV per ogni sfida non soddisfatta.',
    'One challenge is one requirement: 15 VP for each one not met.',
    { it: '«perdi 15 PV per ogni requisito non soddisfatto»', en: '“you lose 15 VP for each requirement not met”' },
  ),
  ruling(
    'Q27',
    'Oltre: «più di 11» vuol dire 12 o più, su un fumetto che non ha mai incassato segnalini Hype.',
    'Top and Beyond: “more than 11” means 12 or more, on a comic that never cashed in Hype tokens.',
    { it: '«un fumetto con più di 11 fan»', en: '“a comic with more than 11 fans”' },
  ),
  ruling(
    'Q28',
    'Affarista richiede almeno un fumetto stampato, tutti plagi; Editore etico è soddisfatta anche senza stampare nulla.',
    'Wheeler-Dealer needs at least one printed comic, all of them rip-offs; Ethical Publisher is met even if nothing was printed.',
  ),
  ruling(
    'Q29',
    'Il livello determina, oltre ai fan della stampa, il minimo delle vendite e i PV finali.',
    'Besides the print fans the level also sets the sales minimum and the final VP.',
    {
      it: 'le tabelle di PRINT!, SALES! e SFIDA CONTRO L’AUTOMA',
      en: 'the tables of PRINT!, SALES! and CHALLENGE AGAINST THE AUTOMA',
    },
  ),
  ruling(
    'Q30',
    'Tu puoi plagiare gli originali dell’Automa; ogni plagio c’è una volta sola per tutti e due.',
    'You may rip off the originals of the Automa; each rip-off is there once for both.',
  ),
  ruling(
    'Q31',
    'Fumetto e idee iniziali li scegli prima che si scoprano le carte dell’Automa.',
    'You choose your starting comic and ideas before the cards of the Automa are turned up.',
    {
      it: 'prima la preparazione del giocatore, poi «procedere quindi a»',
      en: 'first the set-up of the player, then “proceed to”',
    },
  ),
  ruling(
    'Q32',
    'Se l’Automa perde un redattore il suo turno è comunque finito, e in questo round ne ha uno in meno da mettere.',
    'If the Automa loses an editor its turn is over all the same, and it has one less to place this round.',
  ),
  ruling(
    'Q33',
    'Le carte prese dall’Automa non tornano mai nei mazzi; il valore delle sue squadre non aumenta mai.',
    'Cards taken by the Automa never return to the decks; the value of its teams never increases.',
  ),
  ruling(
    'Q34',
    'Un redattore che non può fare nulla è perso per il round.',
    'An editor that can do nothing is lost for the round.',
    {
      it: 'il documento non prevede che nulla sia possibile',
      en: 'the document does not foresee that nothing is possible',
    },
  ),
  ruling(
    'Q35',
    'Quali sfide non siano compatibili lo diciamo noi, e il programma avverte soltanto.',
    'Which challenges are incompatible is our list, and the program only warns.',
    {
      it: '«alcune non sono compatibili tra loro!», senza dire quali',
      en: '“some are not compatible with each other!”, without saying which',
    },
  ),
  ruling(
    'Q36',
    'Le quattro carte Automa si mettono sulla plancia dopo la fase iniziale del round.',
    'The four automa cards are laid out after the initial phase of the round.',
    { it: '«All’inizio di ogni turno», senza dire quando', en: '“At the start of each turn”, without saying when' },
  ),
]

/** The clauses and rulings of the document, or of a variant. */
export function textsOf(variant = ''): RuleTexts {
  const doc = docOf(variant)
  const texts = { clauses: CLAUSES, rulings: RULINGS }
  if (doc === DOCUMENT) return withReadings(texts, doc.registry)
  return textsOfVariant(texts, doc.registry, doc.choices, toldOf(doc))
}
