// The clauses of the solo mode and our rulings, told in one or two sentences each; ladders and tests cite them by id.
import type { Clause } from '../../../kernel/contract.ts'

const clause = (id: string, it: string, en: string): Clause => ({ id, text: { it, en } })

export const CLAUSES: readonly Clause[] = [
  clause(
    'S1',
    'Si gioca con le normali regole per 2 giocatori. L’Avversario è un giocatore a tutti gli effetti: prende carte, deve costruire, combatte, può far finire la partita e segna punti.',
    'The normal 2-player rules are used. The Opponent is a full player: it takes cards, has to construct, fights, can end the game and scores.',
  ),
  clause(
    'S2',
    'Dove l’Avversario non sa decidere, decide un dado a 6 facce. Quando non c’è una tabella apposita, le sei facce si dividono in parti uguali fra le possibilità, nell’ordine indicato; le facce che avanzano si tirano di nuovo. Possibilità identiche contano per una.',
    'Where the Opponent cannot decide, a six-sided die does. Where no table of its own is given, the six faces are shared out equally among the possibilities in the stated order; faces left over are rolled again. Identical possibilities count as one.',
  ),
  clause(
    'S3',
    'Tu scegli la tua Meraviglia; quella dell’Avversario è una delle altre sei, decisa dal dado.',
    'You choose your Wonder; the Opponent plays one of the other six, picked by the die.',
  ),
  clause(
    'S4',
    'Prima di scoprire i tre segnalini Progresso, l’Avversario ne riceve uno a caso fra i tre legati alla sua Meraviglia. Alexandria: Economia, Oreficeria, Urbanismo. Babylon: Manufatti, Scienza, Urbanismo. Éphesos: Manufatti, Oreficeria, Scienza. Gizah: Architettura, Manufatti, Oreficeria. Halikarnassos: Architettura, Oreficeria, Urbanismo. Olympía: Manufatti, Oreficeria, Propaganda. Rhódos: Manufatti, Propaganda, Urbanismo. Gli altri due tornano nella riserva.',
    'Before the three Progress tokens are turned up, the Opponent receives one at random from the three of its Wonder. Alexandria: Economy, Jewellery, Urbanism. Babylon: Crafts, Science, Urbanism. Ephesus: Crafts, Jewellery, Science. Giza: Architecture, Crafts, Jewellery. Halicarnassus: Architecture, Jewellery, Urbanism. Olympia: Crafts, Jewellery, Propaganda. Rhodes: Crafts, Propaganda, Urbanism. The other two go back to the pool.',
  ),
  clause(
    'S5',
    'Difficoltà: a Facile l’Avversario non riceve segnalini iniziali, a Normale uno, a Difficile due diversi fra i tre. Null’altro cambia.',
    'Difficulty: on Easy the Opponent receives no starting token, on Normal one, on Hard two different ones of the three. Nothing else changes.',
  ),
  clause(
    'S6',
    'Passo 1. Con il Gatto l’Avversario non guarda di nascosto: la carta in cima al mazzo centrale viene scoperta per tutti, una sola volta per turno.',
    'Step 1. With the Cat the Opponent does not look in secret: the top card of the central deck is turned up for everybody, once per turn.',
  ),
  clause(
    'S7',
    'Passo 2. Fra le carte scoperte l’Avversario prende quella che soddisfa la prima voce della lista di priorità soddisfatta da almeno una carta.',
    'Step 2. Of the face-up cards the Opponent takes the one that meets the first entry of the priority list that any of them meets.',
  ),
  clause(
    'S7.1',
    'Carta aggiuntiva: conta solo un segnalino Progresso non ancora usato nel turno. Con Architettura vale la carta che rende pagabile uno Stadio, se prima non lo era nessuno. Gli effetti degli Stadi non contano.',
    'Extra card: only a Progress token not yet used this turn counts. With Architecture, the card that makes a Stage payable where none was. Effects of Stages do not count.',
  ),
  clause(
    'S7.2',
    'Una carta Gialla va bene sempre, che completi qualcosa o no.',
    'Any Yellow card will do, whether or not it completes something.',
  ),
  clause(
    'S7.3',
    'Una carta Grigia aiuta uno Stadio disponibile se riduce le carte che mancano per pagarlo, o se permette di costruirlo subito. Economia e Ingegneria contano anche se già usate nel turno, ma non per costruire subito.',
    'A Grey card helps an available Stage if it lowers the number of cards still missing, or if it lets it be constructed at once. Economy and Engineering count even if used this turn, but not for constructing at once.',
  ),
  clause(
    'S7.4',
    'Contano solo le carte Verdi che l’Avversario ha davanti in quel momento: quelle scartate non ci sono più.',
    'Only Green cards in front of the Opponent at that moment count: discarded ones are gone.',
  ),
  clause(
    'S7.5',
    'La terza carta Verde serve solo a chi ha già gli altri due simboli: con uno solo, un simbolo diverso non interessa.',
    'The third Green card matters only to whoever has the two other symbols: with a single one, a different symbol is of no interest.',
  ),
  clause(
    'S7.6',
    'Si confrontano gli Scudi totali prima di prendere la carta. A parità l’Avversario cerca i Corni.',
    'Total Shields are compared before the card is taken. When they are equal the Opponent looks for Horns.',
  ),
  clause(
    'S7.7',
    'La carta con il Gatto interessa anche a chi ha già la pedina; le carte Blu da 3 punti non sono nella lista.',
    'The Cat card is wanted even by the owner of the pawn; Blue cards worth 3 points are not on the list.',
  ),
  clause(
    'S8',
    'L’Avversario preferisce sempre gli Stadi con un effetto speciale, sia quando giudica le carte Grigie sia quando può costruirne più di uno.',
    'The Opponent always prefers Stages with a special effect, both in judging Grey cards and when it can construct several.',
  ),
  clause(
    'S9',
    'La lista di priorità vale per ogni carta che sceglie: la prima del turno, quelle aggiuntive, quella di Alexandria e, a suo modo, Halikarnassos. Ogni scelta guarda le carte come sono in quel momento.',
    'The priority list holds for every card it chooses: the first of the turn, extra cards, that of Alexandria and, in its own way, Halicarnassus. Every choice looks at the cards as they lie at that moment.',
  ),
  clause(
    'S10',
    'Se nessuna carta scoperta soddisfa una priorità, il dado indica il mazzo.',
    'If no face-up card meets a priority, the die names the deck.',
  ),
  clause(
    'S11',
    'Se più mazzi mostrano carte con la stessa priorità migliore, il dado sceglie fra i due mazzi Meraviglia.',
    'If several decks show cards of the same best priority, the die chooses between the two Wonder decks.',
  ),
  clause(
    'S12',
    'Passo 3. Se alla fine del turno la carta in cima al mazzo centrale è ancora scoperta, viene scartata; quella sotto resta coperta.',
    'Step 3. If the top card of the central deck still lies face up at the end of the turn, it is discarded; the one below stays face down.',
  ),
  clause(
    'S13',
    'Quando sceglie un segnalino Progresso guarda i punti stampati sui segnalini scoperti, non quanto varrebbero davvero.',
    'In choosing a Progress token it looks at the points printed on the face-up ones, not at what they would really be worth.',
  ),
  clause(
    'S14',
    'Con Halikarnassos sceglie il mazzo Meraviglia la cui prima carta ha la priorità migliore, poi fra le carte mostrate tiene quella con la priorità migliore; le altre si rimescolano nel mazzo. Nei casi pari decide il dado.',
    'With Halicarnassus it chooses the Wonder deck whose top card has the better priority, then keeps the shown card with the best priority; the others are shuffled back. The die decides where they are equal.',
  ),
  clause(
    'S15',
    'Nel suo turno l’Avversario porta a termine tutto ciò che una carta provoca prima di passare alla carta aggiuntiva successiva; poi vengono il passo 3, la Battaglia e la fine della partita.',
    'In its turn the Opponent finishes everything a card causes before it goes on to the next extra card; then come step 3, the Battle and the end of the game.',
  ),
  clause(
    'S16',
    'Costruisce uno Stadio appena può pagarlo, e continua finché può. Le carte che spende si scelgono una alla volta; a parità, il dado, nell’ordine Legno, Pietra, Mattone, Papiro, Vetro.',
    'It constructs a Stage as soon as it can pay for it, and goes on as long as it can. The cards it spends are chosen one at a time; among equals by the die, in the order Wood, Stone, Brick, Papyrus, Glass.',
  ),
  clause(
    'S17',
    'Usa ogni segnalino Progresso appena può: le carte aggiuntive sempre, Economia quando risparmia una carta Gialla, Ingegneria solo se lo Stadio non si può pagare altrimenti.',
    'It uses every Progress token as soon as it can: extra cards always, Economy when it saves a Yellow card, Engineering only if the Stage cannot be paid otherwise.',
  ),
]

export const RULINGS: readonly Clause[] = [
  clause(
    'Q1',
    'Il documento non dice quale Meraviglia gioca l’Avversario: a caso fra le altre sei, oppure quella che indichi tu.',
    'The document does not say which Wonder the Opponent plays: random among the other six, or the one you name.',
  ),
  clause(
    'Q2',
    'Non è detto chi comincia: cominci tu, a meno che non si scelga di far cominciare l’Avversario.',
    'It is not said who begins: you do, unless the Opponent is chosen to.',
  ),
  clause(
    'Q3',
    '«A caso» significa con il dado del documento, diviso in parti uguali; fra due possibilità è lo stesso 1-3 / 4-6 del documento.',
    '“Random” means by the document’s own die, split evenly; between two possibilities that is the document’s own 1-3 / 4-6.',
  ),
  clause(
    'Q4',
    'L’elenco dei segnalini iniziali è scritto di seguito: si divide a ogni nome di Meraviglia, tre segnalini ciascuna.',
    'The list of starting tokens is run together: it is split at each name of a Wonder, three tokens each.',
  ),
  clause(
    'Q5',
    'Le carte scoperte disponibili sono le prime dei due mazzi Meraviglia; quella del mazzo centrale solo finché è scoperta.',
    'The available face-up cards are the tops of the two Wonder decks; the central one only while it lies face up.',
  ),
  clause(
    'Q6',
    'Si scopre una sola carta centrale per turno: niente per un Gatto ottenuto nel turno, niente per la carta sotto quella presa. Una carta scoperta e non presa subito resta a disposizione delle carte aggiuntive.',
    'Only one central card is turned up per turn: none for a Cat gained during the turn, none below one that was taken. A card turned up and not taken at first stays there for the extra cards.',
  ),
  clause(
    'Q7',
    'Una carta che completa uno Stadio dà la carta aggiuntiva di Architettura, quindi conta; ma solo se lo completa direttamente, e non se il segnalino è già stato usato nel turno.',
    'A card that completes a Stage brings the extra card of Architecture, so it counts; but only if it completes it directly, and not if the token has been used this turn.',
  ),
  clause(
    'Q8',
    'A pari priorità decide il dado, anche se una delle carte soddisferebbe pure una voce successiva.',
    'At equal priority the die decides, even if one of the cards would also meet a later entry.',
  ),
  clause(
    'Q9',
    'Aiutare significa avvicinare lo Stadio di una carta. Una carta che lascia invariato ciò che manca non aiuta, salvo che permetta di costruire subito mentre Economia o Ingegneria sono già state usate.',
    'To help means to bring the Stage one card nearer. A card that leaves what is missing unchanged does not help, unless it lets the Stage be built at once while Economy or Engineering have been used already.',
  ),
  clause(
    'Q10',
    'La nota sugli Stadi con effetto ordina le carte Grigie fra loro; quelle utili agli altri Stadi restano comunque nella lista. Una carta che aiuta entrambi vale per lo Stadio con effetto.',
    'The remark on Stages with effects ranks Grey cards among themselves; those for other Stages still count. A card that helps both kinds counts for the Stage with the effect.',
  ),
  clause(
    'Q11',
    'Le «2 carte Verdi» sono due simboli diversi, perché le coppie si scartano subito.',
    'The “2 Green cards” are two different symbols, since pairs are discarded at once.',
  ),
  clause(
    'Q12',
    'Gli Scudi sono quelli di una Battaglia, Rhódos e Tattica compresi. Uno o due Corni sono la stessa cosa.',
    'Shields are those of a Battle, Rhodes and Tactics included. One Horn or two make no difference.',
  ),
  clause(
    'Q13',
    'La carta con il Gatto conta anche se l’Avversario ha già il Gatto: il documento non fa eccezioni.',
    'The Cat card counts even if the Opponent owns the Cat already: the document makes no exception.',
  ),
  clause(
    'Q14',
    'Se il dado indica un mazzo vuoto si tira di nuovo; se resta un solo mazzo con carte non si tira.',
    'If the die names an empty deck it is rolled again; if only one deck has cards left there is no roll.',
  ),
  clause(
    'Q15',
    'Se fra i mazzi alla pari c’è quello centrale, lo si esclude; se resta un solo mazzo Meraviglia non si tira. Il dado non manda mai a un mazzo la cui carta non soddisfa la priorità.',
    'If the central deck is among the equal ones it is left out; if a single Wonder deck remains there is no roll. The die never sends the Opponent to a deck whose card does not meet the priority.',
  ),
  clause(
    'Q16',
    'Ordine nel turno: prima tutto ciò che la carta provoca, con le carte Verdi prima della costruzione, poi la carta aggiuntiva. Così a ogni scelta gli Stadi disponibili sono aggiornati.',
    'Order within the turn: first everything the card causes, Green cards before construction, then the extra card. So at every choice the available Stages are up to date.',
  ),
  clause(
    'Q17',
    'Con più Stadi con effetto da costruire (solo Éphesos) contano i punti, come per i segnalini.',
    'With several Stages with effects to construct (only Ephesus) points count, as for tokens.',
  ),
  clause(
    'Q18',
    'Le Monete sostituiscono ciò che manca, quindi l’Avversario le tiene finché può; spendendo prima le copie doppie conserva varietà.',
    'Coins replace what is missing, so the Opponent keeps them while it can; by spending doubles first it keeps its variety.',
  ),
  clause(
    'Q19',
    'L’Avversario usa sempre i suoi segnalini: la lista di priorità mostra che li vuole usare.',
    'The Opponent always uses its tokens: the priority list shows that it wants to.',
  ),
  clause(
    'Q20',
    'Conta il valore stampato: Cultura 12 anche alla prima copia, Decorazioni 6 anche a Meraviglia incompleta. Due Cultura scoperte sono la stessa scelta; fra Politica e Strategia decide il dado.',
    'The printed value counts: Culture 12 even for a first copy, Decor 6 even with an unfinished Wonder. Two face-up Culture tokens are the same choice; between Politics and Strategy the die decides.',
  ),
  clause(
    'Q21',
    'Pila vuota e nessun segnalino scoperto con un valore: il dado fra quelli scoperti. Se non ce ne sono affatto, le carte Verdi restano.',
    'Stack empty and no face-up token with a value: the die among the face-up ones. If there is none at all, the Green cards are kept.',
  ),
  clause(
    'Q22',
    'Halikarnassos alla pari: il dado fra i due mazzi, poi fra i tipi di carta nell’ordine in cui sono stati mostrati. Con meno di 5 carte si mostrano tutte.',
    'Halicarnassus when equal: the die between the two decks, then among the kinds of card in the order shown. With fewer than 5 cards all are shown.',
  ),
  clause(
    'Q23',
    'La carta centrale si scarta dopo tutte le scelte del turno e prima della Battaglia; è persa per entrambi.',
    'The central card is discarded after all choices of the turn and before the Battle; it is lost for both.',
  ),
  clause(
    'Q24',
    'Se sono possibili sia una coppia sia un tris (solo dopo Olympía), la coppia conserva più carte.',
    'If both a pair and a trio are possible (only after Olympia), the pair keeps more cards.',
  ),
  clause(
    'Q25',
    'Se non c’è più nulla da prendere in nessun mazzo, la partita finisce.',
    'If there is nothing left to take in any deck, the game ends.',
  ),
  clause(
    'Q26',
    'Con il tuo Gatto guardi in segreto: la carta resta coperta e l’Avversario non la conosce. Se poi pesca dal mazzo centrale, pesca proprio quella.',
    'With your Cat you look in secret: the card stays face down and the Opponent does not know it. If it then draws from the central deck, it draws that very card.',
  ),
  clause(
    'Q27',
    'Vinci, perdi o condividi la vittoria secondo i punti: il documento non dà altri obiettivi.',
    'You win, lose or share the victory by points: the document gives no other goal.',
  ),
  clause(
    'Q28',
    'La nota sugli Stadi con effetto è stampata accanto alle carte Gialle ma non mette condizioni per prenderle.',
    'The remark on Stages with effects is printed beside the Yellow cards but puts no condition on taking them.',
  ),
  clause(
    'Q29',
    'Se il dado indica il mazzo centrale se ne prende la prima carta, scoperta o coperta che sia.',
    'If the die names the central deck its top card is taken, whether it lies face up or face down.',
  ),
]
