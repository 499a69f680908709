// The clauses of the variant and our rulings, told in one or two sentences each; ladders and tests cite them by id.
import type { Clause, RuleTexts, Text } from '../../../kernel/contract.ts'
import { textsOfVariant, withReadings } from '../../../variant/texts.ts'
import { docOf } from '../variant/index.ts'
import { retoldOf, toldOf } from '../variant/told.ts'

const DOCUMENT = docOf('')
/** What names a number of the document. */
const TOLD = toldOf(DOCUMENT, DOCUMENT)

const clause = (id: string, it: string, en: string, more: Pick<Clause, 'ground'> = {}): Clause => ({
  id,
  text: { it, en },
  ...more,
})

const toldClause = (id: keyof typeof TOLD, more: Pick<Clause, 'ground'> = {}): Clause =>
  clause(id, TOLD[id].it, TOLD[id].en, more)

/** Clauses that stand under a heading of the document. */
const under = (heading: Text, clauses: readonly Clause[]): readonly Clause[] =>
  clauses.map((each) => Object.assign(each, { heading }))

/** The words of the document that a ruling reads. */
const reads = (it: string, en: string): Pick<Clause, 'ground'> => ({ ground: { it: `«${it}»`, en: `“${en}”` } })

/** The headings of the document, as they are printed; the first paragraph has none. */
const INTRO: Text = {
  it: '«Questa è la variante giocatore contro IA…»',
  en: '“This is the variant of a player against the AI…”',
}
const SET_UP_AI: Text = { it: 'PREPARAZIONE IA', en: 'SET-UP OF THE AI' }
const SET_UP_PLAYER: Text = { it: 'PREPARAZIONE GIOCATORE', en: 'SET-UP OF THE PLAYER' }
const GAME: Text = { it: 'GIOCO', en: 'PLAY' }
const DIPLOMAT: Text = { it: 'GIOCO, Diplomatico', en: 'PLAY, Diplomat' }
const PREFECT: Text = { it: 'GIOCO, Prefetto', en: 'PLAY, Prefect' }
const BUILD: Text = { it: 'Azione Costruire le Abitazioni', en: 'Action: Build houses' }
const TAKE: Text = { it: 'Azione Prendere una Merce', en: 'Action: Take a good' }
const BUY: Text = { it: 'Azione Acquistare Carte Ruolo', en: 'Action: Buy role cards' }
const END: Text = { it: 'CONCLUSIONE DELLA PARTITA', en: 'END OF THE GAME' }

const CLAUSES: readonly Clause[] = [
  ...under(INTRO, [
    clause(
      'S1.1',
      'Un giocatore contro un avversario automatico, l’IA, che decide soltanto con i tiri di dado.',
      'One player against an automated opponent, the AI, which decides by dice rolls only.',
    ),
    toldClause('S1.2'),
    clause(
      'S1.3',
      'Valgono le regole del gioco base; la variante è stata provata sui tabelloni Hispania e Italia.',
      'The rules of the base game apply; the variant was tried on the boards Hispania and Italia.',
    ),
  ]),
  ...under(SET_UP_AI, [
    clause(
      'S2.1',
      'Si sceglie un colore per l’IA, diverso dal proprio; non ha altri effetti.',
      'A colour is chosen for the AI, not the player’s own; it has no other effect.',
    ),
    clause(
      'S2.2',
      'Le sette carte di partenza dell’IA stanno accanto al tabellone: non vengono mai giocate, ma danno punti.',
      'The AI’s seven starting cards lie beside the board: they are never played, but they score.',
    ),
    clause('S2.3', 'Il magazzino dell’IA sta accanto al tabellone.', 'The AI’s storehouse lies beside the board.'),
    toldClause('S2.4'),
    toldClause('S2.5'),
    toldClause('S2.6'),
  ]),
  ...under(SET_UP_PLAYER, [
    toldClause('S3.1'),
    clause('S3.2', 'La carta Praefectus Magnus non si usa.', 'The Praefectus Magnus card is not used.'),
    clause(
      'S3.3',
      'Tutto il resto si prepara come per due giocatori: mazzi I e II, sette carte in vendita.',
      'Everything else is set up as for two players: decks I and II, seven cards on display.',
    ),
  ]),
  ...under(GAME, [
    clause(
      'S4.1',
      'Comincia il giocatore, poi ci si alterna. Il giocatore segue le normali regole con due sole eccezioni: Diplomatico e Prefetto.',
      'The player goes first, then turns alternate. The player follows the normal rules with two exceptions only: Diplomat and Prefect.',
    ),
  ]),
  ...under(DIPLOMAT, [
    clause(
      'S4.2',
      'Diplomatico: poiché l’IA non gioca carte, il giocatore copia la propria ultima carta giocata, quella in cima alla sua pila degli scarti.',
      'Diplomat: as the AI plays no cards, the player copies the own last played card, the one on top of the own discard pile.',
    ),
  ]),
  ...under(PREFECT, [toldClause('S4.3')]),
  ...under(GAME, [toldClause('S5.1')]),
  ...under(TAKE, [
    clause(
      'S5.2',
      'Dove serve una merce si tira di nuovo con gli stessi dadi.',
      'Where a good is needed, the same dice are rolled again.',
    ),
  ]),
  ...under(BUILD, [
    clause(
      'S6.1',
      'Azione Costruire le Abitazioni: l’IA posiziona un’abitazione in una città.',
      'Build houses: the AI places one house in a city.',
    ),
    clause(
      'S6.2',
      'Paga una singola merce, quella di valore massimo che ha in magazzino, e costruisce in una città vuota di quel tipo.',
      'It pays a single good, the most valuable one in its storehouse, and builds in an empty city of that type.',
    ),
    clause(
      'S6.3',
      'Fra più città vuote di quel tipo sceglie una regione in cui non ha presenza, poi la città più vicina a quella di partenza, poi l’ordine alfabetico.',
      'Of several empty cities of that type it takes one in a province where it has no presence, then the nearest to the start city, then the first in the alphabet.',
    ),
    toldClause('S6.4'),
    clause(
      'S6.5',
      'Se ha già un’abitazione in tutte le città di quel tipo, passa al tipo successivo in ordine decrescente: stoffa, vino, utensili, cibo, mattoni.',
      'If it has a house in every city of that type, it goes on with the next type in decreasing order: cloth, wine, tool, food, brick.',
    ),
    toldClause('S6.6'),
  ]),
  ...under(TAKE, [
    toldClause('S7.1'),
    clause(
      'S7.2',
      'Due dadi: 2-4 mattone, 5-6 cibo, 7-8 utensili, 9-10 vino, 11-12 stoffa. Dado a 12 facce: 1-4 mattone, poi come con due dadi.',
      'Two dice: 2-4 brick, 5-6 food, 7-8 tool, 9-10 wine, 11-12 cloth. 12-sided die: 1-4 brick, the rest as with two dice.',
    ),
    clause(
      'S7.3',
      'Se il magazzino è pieno colloca un suo colono nella città di partenza.',
      'If the storehouse is full it places a colonist of its own in the start city.',
    ),
    toldClause('S7.4'),
  ]),
  ...under(BUY, [
    toldClause('S8.1'),
    clause(
      'S8.2',
      'Acquista partendo dall’estrema destra, lo spazio più costoso, e proseguendo a sinistra.',
      'It buys from the far right, the most expensive space, towards the left.',
    ),
    clause(
      'S8.3',
      'Cerca sempre di acquistare due carte, anche se a un costo inferiore.',
      'It always tries to buy two cards, even if at a lower cost.',
    ),
    toldClause('S8.4'),
    clause(
      'S8.5',
      'Se non può pagare nessuna carta e il magazzino è pieno costruisce un’abitazione, senza tirare.',
      'If it can pay for no card and the storehouse is full it builds a house, without a roll.',
    ),
  ]),
  ...under(END, [
    toldClause('S9.1'),
    clause(
      'S9.2',
      'La carta Concordia da 7 punti va a chi innesca la fine, anche all’IA.',
      'The Concordia card, 7 points, goes to whoever triggers the end, the AI too.',
    ),
    toldClause('S9.3'),
    clause(
      'S9.4',
      'Il punteggio finale si calcola per entrambi secondo le normali regole.',
      'Final scoring follows the normal rules for both sides.',
    ),
  ]),
]

const RULINGS: readonly Clause[] = [
  clause(
    'Q1',
    'I colori dei numeri non ci sono più: la prima parentesi va da 2 a 12 ed è quindi per due dadi, la seconda da 1 a 12 per il dado a 12 facce.',
    'The colours of the numbers are lost: the first bracket runs from 2 to 12, so it is for two dice; the second from 1 to 12, for the 12-sided die.',
    reads(
      'Se usi dadi a 6 facce segui i numeri rossi, se usi il dado a 12 facce, segui i blu',
      'with 6-sided dice follow the red numbers, with the 12-sided die the blue ones',
    ),
  ),
  clause(
    'Q2',
    '«Tira di nuovo i dadi» usa i dadi scelti per la partita; con due dadi conta sempre la somma.',
    '“Roll again” uses the dice chosen for the game; with two dice it is always their sum.',
    reads('Tira di nuovo i dadi per determinare il tipo', 'roll the dice again to find the type'),
  ),
  clause(
    'Q3',
    'Distanza: il minor numero di vie dalla città di partenza, di terra e di mare insieme; coloni e abitazioni non bloccano.',
    'Distance: the fewest routes from the start city, land and sea mixed; colonists and houses do not block.',
    reads('a partire dalla più vicina alla città di partenza', 'beginning with the one nearest to the start city'),
  ),
  clause(
    'Q4',
    'Se la parità resta, decide l’ordine alfabetico del nome latino della città.',
    'If still tied, the alphabetical order of the city’s Latin name decides.',
  ),
  clause(
    'Q5',
    'L’IA ha presenza in una regione se vi ha almeno un’abitazione.',
    'The AI has presence in a province where it has at least one house.',
    reads('nella regione in cui IA non ha presenza', 'in the province where the AI has no presence'),
  ),
  clause(
    'Q6',
    'Se tutte le città candidate sono in regioni con presenza, quel criterio cade e si prende la più vicina.',
    'If all candidates lie in provinces with presence, that criterion drops out and the nearest is taken.',
  ),
  clause(
    'Q7',
    'Fra le città già occupate si sceglie come fra quelle vuote.',
    'Of occupied cities one is chosen as of empty ones.',
  ),
  clause(
    'Q8',
    'Vuota: senza abitazioni di nessuno. Dove c’è già un’abitazione dell’IA non si costruisce più.',
    'Empty: no house of anyone. Where the AI already has a house it never builds again.',
    reads('una città vuota di quel tipo', 'an empty city of that type'),
  ),
  toldClause('Q9', reads('un bene aggiuntivo (il più economico)', 'an extra good (the cheapest)')),
  clause(
    'Q10',
    'La prima merce pagata è sempre del tipo della città: i tipi che l’IA non ha si saltano.',
    'The first good paid is always of the city’s type: types the AI does not hold are skipped.',
    reads(
      'costruisci nel tipo di città successiva (pagando beni o merci)',
      'build in the next type of city (paying goods)',
    ),
  ),
  clause(
    'Q11',
    'Se ha merci ma non può costruire nulla, vale come se non ne avesse.',
    'With goods but nothing buildable, it counts as having none.',
    reads('Se l’IA non ha merci', 'if the AI has no goods'),
  ),
  clause(
    'Q12',
    'L’IA non ha, non riceve e non paga monete. Ha 15 abitazioni, e le sue alzano il prezzo per il giocatore.',
    'The AI has, gets and pays no coins. It has 15 houses, and they raise the player’s price.',
    reads(
      'Paga una singola merce di valore massimo presente in magazzino',
      'pay a single good of the highest value in the storehouse',
    ),
  ),
  clause(
    'Q13',
    'Magazzino pieno: merci più coloni in magazzino fanno 12.',
    'A full storehouse: goods and stored colonists make 12.',
    reads('Se il magazzino è pieno', 'if the storehouse is full'),
  ),
  clause(
    'Q14',
    'Con un solo spazio per due merci si tiene quella tirata; l’altra è persa.',
    'With one space for two goods the rolled one is kept; the other is lost.',
  ),
  clause(
    'Q15',
    'Se il magazzino è pieno prima del tiro non si tira e in quel turno non si prende nulla, anche se il colono collocato libera uno spazio.',
    'If the storehouse is full before the roll, there is no roll and no good that turn, even though the colonist placed frees a space.',
    reads(
      'Se il magazzino è pieno, colloca un colono dell’IA nella città di partenza',
      'if the storehouse is full, place a colonist of the AI in the start city',
    ),
  ),
  clause(
    'Q16',
    'Pieno, senza coloni e senza carte pagabili: l’IA costruisce, e se non può non fa nulla. Se dopo un acquisto impossibile non può nemmeno costruire, colloca un colono, altrimenti nulla.',
    'Full, no colonist left, no card payable: the AI builds, or else does nothing. If after an impossible purchase no house is possible either, it places a colonist, or else nothing.',
    reads('usando le stesse regole dell’azione Acquista carte', 'by the same rules as the action of buying cards'),
  ),
  clause(
    'Q17',
    'Costruzione impossibile e magazzino pieno: colloca un colono; se non ne ha, acquista una sola carta; altrimenti nulla.',
    'Build impossible and storehouse full: place a colonist; if none is left buy a single card; else nothing.',
    reads(
      'Se il magazzino è pieno, colloca un colono dell’IA nella città di partenza',
      'if the storehouse is full, place a colonist of the AI in the start city',
    ),
  ),
  clause(
    'Q18',
    'Il costo normale è quello del Senatore. Fra le due carte non si rifornisce: ciascuna costa quanto lo spazio su cui si trova.',
    'The normal cost is the Senator’s. There is no refill between the two cards: each is priced where it lies.',
    reads('usando le normali regole di costo', 'by the normal rules of cost'),
  ),
  clause(
    'Q19',
    'Due carte prima di una cara; fra le coppie, prima la carta di destra più a destra, poi l’altra.',
    'Two cards before one expensive one; of pairs, first the right card furthest right, then the other.',
    reads(
      'Cerca sempre di acquistare due carte, se possibile, anche se pagando un costo inferiore',
      'always try to buy two cards, if possible, even if paying a lower cost',
    ),
  ),
  clause(
    'Q20',
    'Una merce qualsiasi si paga con la più economica che resta, messe da parte tutte le merci fisse di entrambe le carte.',
    'Any good is paid with the cheapest left once all fixed goods of both cards are set aside.',
    reads('il più economico', 'the cheapest'),
  ),
  clause(
    'Q21',
    'Le carte acquistate dall’IA servono solo per i punti. L’IA non gioca carte, non gira segnalini e non commercia.',
    'Cards the AI buys only score. It never plays cards, turns markers or trades.',
    reads('poiché l’IA non gioca le carte', 'as the AI does not play cards'),
  ),
  clause(
    'Q22',
    'Quando il giocatore produce in una regione, anche le abitazioni dell’IA producono per lei. Se lo spazio non basta tiene le merci di più valore.',
    'When the player produces in a province, AI houses there produce for the AI. If space is short it keeps the most valuable goods.',
    reads('gioca secondo le normali regole con le due eccezioni', 'plays by the normal rules with the two exceptions'),
  ),
  clause(
    'Q23',
    'Vale anche per il Prefetto copiato con il Diplomatico. Serve almeno un segnalino sul lato monete.',
    'It also counts for a Prefect copied with the Diplomat. At least one marker must show its coin side.',
    reads(
      'se il giocatore prende denaro (non merci) usando il Prefetto',
      'if the player takes money (not goods) with the Prefect',
    ),
  ),
  clause(
    'Q24',
    'Dopo il Tribuno la pila è vuota e non c’è nulla da copiare; un Diplomatico non copia un Diplomatico. Ogni altra carta sì, anche il Senatore.',
    'After the Tribune the pile is empty and there is nothing to copy; a Diplomat does not copy a Diplomat. Any other card is copied, the Senator too.',
    reads('il giocatore copia la sua ultima carta giocata', 'the player copies the own last played card'),
  ),
  toldClause(
    'Q25',
    reads(
      'deve eseguire, se possibile, una delle seguenti azioni',
      'must carry out, if possible, one of the following actions',
    ),
  ),
  clause(
    'Q26',
    'Se la fine la innesca l’IA, prende la carta Concordia, il giocatore ha un ultimo turno normale e l’IA non agisce più.',
    'If the AI triggers the end it takes the Concordia card, the player has one last normal turn and the AI does not act again.',
    reads('Se il giocatore innesca la fine del gioco', 'if the player triggers the end of the game'),
  ),
  clause(
    'Q27',
    'A parità di punti la partita è pari.',
    'Equal totals are a tie.',
    reads('La carta Praefectus Magnus non viene utilizzata', 'the Praefectus Magnus card is not used'),
  ),
  clause(
    'Q28',
    'Imperium è un terzo tabellone possibile, con le stesse regole.',
    'Imperium is offered as a third board with unchanged rules.',
    reads('sul tabellone Hispania e Italia', 'on the boards Hispania and Italia'),
  ),
  clause(
    'Q29',
    'Se l’acquisto dell’IA vuota la fila e il mazzo è finito, la fine la innesca l’IA.',
    'If the AI’s purchase empties the display and the deck is empty, the AI triggers the end.',
    reads('tutte le carte acquistate', 'all cards bought'),
  ),
  clause(
    'Q30',
    'Per l’IA contano le sette carte di partenza e quelle acquistate, i coloni nella città di partenza per Marte, le merci per Vesta.',
    'For the AI its seven starting cards and all bought cards score, colonists in the start city for Mars, goods for Vesta.',
    reads(
      'Il punteggio di fine partita è calcolato secondo le normali regole',
      'the final score is counted by the normal rules',
    ),
  ),
  clause(
    'Q31',
    '«Azione Prendere Merci» e «azione costruisci colonia» sono le azioni già descritte; beni e merci sono la stessa cosa.',
    '“Azione Prendere Merci” and “azione costruisci colonia” are the actions already described; “beni” and “merci” are the same.',
    reads('Azione Prendere Merci', 'Action: Take goods'),
  ),
  clause(
    'Q32',
    'Le due parti cominciano con le stesse merci; i 6 sesterzi del secondo giocatore all’IA non spettano.',
    'Both sides start with equal goods; the AI does not get the 6 sestertii of a second player.',
    reads('Metti le merci di partenza nel magazzino IA', 'put the starting goods into the AI’s storehouse'),
  ),
  clause(
    'Q33',
    'Città di valore più alto: il normale ordine di costruzione, non una città che l’IA non può pagare.',
    'City of highest value: the normal build order, not a city the AI cannot pay for.',
    reads('costruisci un’Abitazione sulla città di valore più alto', 'build a house on the city of highest value'),
  ),
  clause(
    'Q34',
    'Hispania si gioca senza sale: i tre segnalini sale valgono utensili, vino e mattone.',
    'Hispania is played without salt: its three salt tokens count as a tool, a wine and a brick.',
  ),
  clause(
    'Q35',
    'Il colono del Prefetto e la produzione per l’IA valgono in ogni turno del giocatore, anche nell’ultimo.',
    'The Prefect’s colonist and production for the AI work in every turn of the player, the last one included.',
  ),
  clause(
    'Q36',
    'Un turno dell’IA è una sola azione: ciò che un rimedio libera serve dal turno dopo. Dopo un acquisto si rifornisce, poi si controlla la fine, poi tocca al giocatore.',
    'A turn of the AI is one action: what a remedy frees is used in its next turn at the earliest. After a purchase the display is refilled, then the end is checked, then it is the player’s turn.',
  ),
  clause(
    'Q37',
    'Il colono che l’IA colloca quando prendi denaro con il Prefetto va subito nella città di partenza, gratis.',
    'The colonist the AI places when you take money with the Prefect goes to the start city, at once and free.',
    reads('l’IA posiziona un colono sul tabellone', 'the AI places a colonist on the board'),
  ),
  clause(
    'Q38',
    'Per costruire l’IA non ha bisogno di un colono vicino.',
    'The AI needs no colonist nearby to build.',
    reads('Posiziona un’Abitazione in città seguendo queste regole', 'place a house in a city by these rules'),
  ),
  clause(
    'Q39',
    'I dadi si scelgono prima della partita e non si cambiano più.',
    'The dice are chosen before the game and not changed during it.',
    reads(
      'Puoi usare un singolo dado a 12 facce o due dadi a 6 facce',
      'you can use a single 12-sided die or two 6-sided dice',
    ),
  ),
]

/** The clauses and rulings of the document, or of a variant. */
export function textsOf(variant = ''): RuleTexts {
  const doc = docOf(variant)
  const texts = { clauses: CLAUSES, rulings: RULINGS }
  if (doc === DOCUMENT) return withReadings(texts, doc.registry)
  return textsOfVariant(texts, doc.registry, doc.choices, { ...toldOf(doc, DOCUMENT), ...retoldOf(doc, DOCUMENT) })
}
