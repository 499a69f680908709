// The clauses of the solo mode and our rulings, told in one or two sentences each; ladders and tests cite them by id.
import type { Clause, RuleTexts } from '../../../kernel/contract.ts'
import type { Text } from '../../../kernel/text.ts'
import { textsOfVariant, withReadings } from '../../../variant/texts.ts'
import { docOf } from '../variant/index.ts'
import { toldOf } from '../variant/told.ts'

const DOCUMENT = docOf('')
/** What names a number or an order of the document. */
const TOLD = toldOf(DOCUMENT) as Readonly<Record<'S16', Text>>

const clause = (id: string, it: string, en: string, source: Pick<Clause, 'heading' | 'ground'>): Clause => ({
  id,
  text: { it, en },
  ...source,
})

// The document is in English: its headings and words are told as they are printed.
const BASICS: Text = { it: '«SOLO MODE - Basics & Setup» (preparazione)', en: 'SOLO MODE - Basics & Setup' }
const DIFFICULTY: Text = { it: '«DIFFICULTY OPTIONS» (difficoltà)', en: 'DIFFICULTY OPTIONS' }
const TURN: Text = {
  it: '«SOLO MODE - The Opponent’s Turn» (turno dell’Avversario)',
  en: 'SOLO MODE - The Opponent’s Turn',
}
/** A numbered point; the numbers of priorities are those of their clauses. */
const turnPoint = (point: string): Text => ({ it: `${TURN.it}, ${point}`, en: `${TURN.en}, ${point}` })
/** A paragraph without a number, by its first words. */
const turnWords = (words: string): Text => ({ it: `${TURN.it}: «${words}…»`, en: `${TURN.en}: “${words}…”` })
/** What a ruling reads. */
const quoted = (words: string): Text => ({ it: `«${words}»`, en: `“${words}”` })

const CLAUSES: readonly Clause[] = [
  clause(
    'S1',
    'Si gioca con le normali regole per 2 giocatori. L’Avversario è un giocatore a tutti gli effetti: prende carte, deve costruire, combatte, può far finire la partita e segna punti.',
    'The normal 2-player rules are used. The Opponent is a full player: it takes cards, has to construct, fights, can end the game and scores.',
    { heading: BASICS },
  ),
  clause(
    'S2',
    'Dove l’Avversario non sa decidere, decide un dado a 6 facce. Quando non c’è una tabella apposita, le sei facce si dividono in parti uguali fra le possibilità, nell’ordine indicato; le facce che avanzano si tirano di nuovo. Possibilità identiche contano per una.',
    'Where the Opponent cannot decide, a six-sided die does. Where no table of its own is given, the six faces are shared out equally among the possibilities in the stated order; faces left over are rolled again. Identical possibilities count as one.',
    { heading: BASICS },
  ),
  clause(
    'S3',
    'Tu scegli la tua Meraviglia; quella dell’Avversario è una delle altre sei, decisa dal dado.',
    'You choose your Wonder; the Opponent plays one of the other six, picked by the die.',
    { heading: BASICS },
  ),
  clause(
    'S4',
    'Prima di scoprire i tre segnalini Progresso, l’Avversario ne riceve uno a caso fra i tre legati alla sua Meraviglia. Alexandria: Economia, Oreficeria, Urbanismo. Babylon: Manufatti, Scienza, Urbanismo. Éphesos: Manufatti, Oreficeria, Scienza. Gizah: Architettura, Manufatti, Oreficeria. Halikarnassos: Architettura, Oreficeria, Urbanismo. Olympía: Manufatti, Oreficeria, Propaganda. Rhódos: Manufatti, Propaganda, Urbanismo. Gli altri due tornano nella riserva.',
    'Before the three Progress tokens are turned up, the Opponent receives one at random from the three of its Wonder. Alexandria: Economy, Jewellery, Urbanism. Babylon: Crafts, Science, Urbanism. Ephesus: Crafts, Jewellery, Science. Giza: Architecture, Crafts, Jewellery. Halicarnassus: Architecture, Jewellery, Urbanism. Olympia: Crafts, Jewellery, Propaganda. Rhodes: Crafts, Propaganda, Urbanism. The other two go back to the pool.',
    { heading: BASICS },
  ),
  clause(
    'S5',
    'Difficoltà: a Facile l’Avversario non riceve segnalini iniziali, a Normale uno, a Difficile due diversi fra i tre. Null’altro cambia.',
    'Difficulty: on Easy the Opponent receives no starting token, on Normal one, on Hard two different ones of the three. Nothing else changes.',
    { heading: DIFFICULTY },
  ),
  clause(
    'S6',
    'Passo 1. Con il Gatto l’Avversario non guarda di nascosto: la carta in cima al mazzo centrale viene scoperta per tutti, una sola volta per turno.',
    'Step 1. With the Cat the Opponent does not look in secret: the top card of the central deck is turned up for everybody, once per turn.',
    { heading: turnPoint('1') },
  ),
  clause(
    'S7',
    'Passo 2. Fra le carte scoperte l’Avversario prende quella che soddisfa la prima voce della lista di priorità soddisfatta da almeno una carta.',
    'Step 2. Of the face-up cards the Opponent takes the one that meets the first entry of the priority list that any of them meets.',
    { heading: turnPoint('2') },
  ),
  clause(
    'S7.1',
    'Carta aggiuntiva: conta solo un segnalino Progresso non ancora usato nel turno. Con Architettura vale la carta che rende pagabile uno Stadio, se prima non lo era nessuno. Gli effetti degli Stadi non contano.',
    'Extra card: only a Progress token not yet used this turn counts. With Architecture, the card that makes a Stage payable where none was. Effects of Stages do not count.',
    { heading: turnPoint('2') },
  ),
  clause(
    'S7.2',
    'Una carta Gialla va bene sempre, che completi qualcosa o no.',
    'Any Yellow card will do, whether or not it completes something.',
    { heading: turnPoint('2') },
  ),
  clause(
    'S7.3',
    'Una carta Grigia aiuta uno Stadio disponibile se riduce le carte che mancano per pagarlo, o se permette di costruirlo subito. Economia e Ingegneria contano anche se già usate nel turno, ma non per costruire subito.',
    'A Grey card helps an available Stage if it lowers the number of cards still missing, or if it lets it be constructed at once. Economy and Engineering count even if used this turn, but not for constructing at once.',
    { heading: turnPoint('2') },
  ),
  clause(
    'S7.4',
    'Contano solo le carte Verdi che l’Avversario ha davanti in quel momento: quelle scartate non ci sono più.',
    'Only Green cards in front of the Opponent at that moment count: discarded ones are gone.',
    { heading: turnPoint('2') },
  ),
  clause(
    'S7.5',
    'La terza carta Verde serve solo a chi ha già gli altri due simboli: con uno solo, un simbolo diverso non interessa.',
    'The third Green card matters only to whoever has the two other symbols: with a single one, a different symbol is of no interest.',
    { heading: turnPoint('2') },
  ),
  clause(
    'S7.6',
    'Si confrontano gli Scudi totali prima di prendere la carta. A parità l’Avversario cerca i Corni.',
    'Total Shields are compared before the card is taken. When they are equal the Opponent looks for Horns.',
    { heading: turnPoint('2') },
  ),
  clause(
    'S7.7',
    'La carta con il Gatto interessa anche a chi ha già la pedina; le carte Blu da 3 punti non sono nella lista.',
    'The Cat card is wanted even by the owner of the pawn; Blue cards worth 3 points are not on the list.',
    { heading: turnPoint('2') },
  ),
  clause(
    'S8',
    'L’Avversario preferisce sempre gli Stadi con un effetto speciale, sia quando giudica le carte Grigie sia quando può costruirne più di uno.',
    'The Opponent always prefers Stages with a special effect, both in judging Grey cards and when it can construct several.',
    { heading: turnPoint('2') },
  ),
  clause(
    'S9',
    'La lista di priorità vale per ogni carta che sceglie: la prima del turno, quelle aggiuntive, quella di Alexandria e, a suo modo, Halikarnassos. Ogni scelta guarda le carte come sono in quel momento.',
    'The priority list holds for every card it chooses: the first of the turn, extra cards, that of Alexandria and, in its own way, Halicarnassus. Every choice looks at the cards as they lie at that moment.',
    { heading: turnPoint('2') },
  ),
  clause(
    'S10',
    'Se nessuna carta scoperta soddisfa una priorità, il dado indica il mazzo.',
    'If no face-up card meets a priority, the die names the deck.',
    { heading: turnWords('If none of the priorities can be met') },
  ),
  clause(
    'S11',
    'Se più mazzi mostrano carte con la stessa priorità migliore, il dado sceglie fra i due mazzi Meraviglia.',
    'If several decks show cards of the same best priority, the die chooses between the two Wonder decks.',
    { heading: turnWords('If a priority can be met, but there are several decks to choose from') },
  ),
  clause(
    'S12',
    'Passo 3. Se alla fine del turno la carta in cima al mazzo centrale è ancora scoperta, viene scartata; quella sotto resta coperta.',
    'Step 3. If the top card of the central deck still lies face up at the end of the turn, it is discarded; the one below stays face down.',
    { heading: turnPoint('3') },
  ),
  clause(
    'S13',
    'Quando sceglie un segnalino Progresso guarda i punti stampati sui segnalini scoperti, non quanto varrebbero davvero.',
    'In choosing a Progress token it looks at the points printed on the face-up ones, not at what they would really be worth.',
    { heading: turnWords('When the Opponent gets to choose a Progress token') },
  ),
  clause(
    'S14',
    'Con Halikarnassos sceglie il mazzo Meraviglia la cui prima carta ha la priorità migliore, poi fra le carte mostrate tiene quella con la priorità migliore; le altre si rimescolano nel mazzo. Nei casi pari decide il dado.',
    'With Halicarnassus it chooses the Wonder deck whose top card has the better priority, then keeps the shown card with the best priority; the others are shuffled back. The die decides where they are equal.',
    { heading: turnWords('With the special effect of Halicarnassus') },
  ),
  clause(
    'S15',
    'Nel suo turno l’Avversario porta a termine tutto ciò che una carta provoca prima di passare alla carta aggiuntiva successiva; poi vengono il passo 3, la Battaglia e la fine della partita.',
    'In its turn the Opponent finishes everything a card causes before it goes on to the next extra card; then come step 3, the Battle and the end of the game.',
    { heading: TURN },
  ),
  clause('S16', TOLD.S16.it, TOLD.S16.en, { heading: turnPoint('2') }),
  clause(
    'S17',
    'Usa ogni segnalino Progresso appena può: le carte aggiuntive sempre, Economia quando risparmia una carta Gialla, Ingegneria solo se lo Stadio non si può pagare altrimenti.',
    'It uses every Progress token as soon as it can: extra cards always, Economy when it saves a Yellow card, Engineering only if the Stage cannot be paid otherwise.',
    { heading: turnPoint('2') },
  ),
]

const RULINGS: readonly Clause[] = [
  clause(
    'Q1',
    'Il documento non dice quale Meraviglia gioca l’Avversario: a caso fra le altre sei, oppure quella che indichi tu.',
    'The document does not say which Wonder the Opponent plays: random among the other six, or the one you name.',
    { ground: quoted('depending on which Wonder the Opponent is playing') },
  ),
  clause(
    'Q2',
    'Non è detto chi comincia: cominci tu, a meno che non si scelga di far cominciare l’Avversario.',
    'It is not said who begins: you do, unless the Opponent is chosen to.',
    { ground: { it: 'regole base: comincia il più giovane', en: 'base rules: the youngest person begins' } },
  ),
  clause(
    'Q3',
    '«A caso» significa con il dado del documento, diviso in parti uguali; fra due possibilità è lo stesso 1-3 / 4-6 del documento.',
    '“Random” means by the document’s own die, split evenly; between two possibilities that is the document’s own 1-3 / 4-6.',
    { ground: quoted('randomize a token') },
  ),
  clause(
    'Q4',
    'L’elenco dei segnalini iniziali è scritto di seguito: si divide a ogni nome di Meraviglia, tre segnalini ciascuna.',
    'The list of starting tokens is run together: it is split at each name of a Wonder, three tokens each.',
    { ground: quoted('Alexandria:Economy/ Jewellery/ UrbanismBabylon:Crafts/ …') },
  ),
  clause(
    'Q5',
    'Le carte scoperte disponibili sono le prime dei due mazzi Meraviglia; quella del mazzo centrale solo finché è scoperta.',
    'The available face-up cards are the tops of the two Wonder decks; the central one only while it lies face up.',
    { ground: quoted('Considering the available face up cards') },
  ),
  clause(
    'Q6',
    'Si scopre una sola carta centrale per turno: niente per un Gatto ottenuto nel turno, niente per la carta sotto quella presa. Una carta scoperta e non presa subito resta a disposizione delle carte aggiuntive.',
    'Only one central card is turned up per turn: none for a Cat gained during the turn, none below one that was taken. A card turned up and not taken at first stays there for the extra cards.',
    { ground: quoted('1: IF the Opponent has the Cat pawn → flip the top card of the central deck face up') },
  ),
  clause(
    'Q7',
    'Una carta che completa uno Stadio dà la carta aggiuntiva di Architettura, quindi conta; ma solo se lo completa direttamente, e non se il segnalino è già stato usato nel turno.',
    'A card that completes a Stage brings the extra card of Architecture, so it counts; but only if it completes it directly, and not if the token has been used this turn.',
    { ground: quoted('Any card that will grant the Opponent an extra card (due to a Progress token)') },
  ),
  clause(
    'Q8',
    'A pari priorità decide il dado, anche se una delle carte soddisferebbe pure una voce successiva.',
    'At equal priority the die decides, even if one of the cards would also meet a later entry.',
    { ground: quoted('If a priority can be met, but there are several decks to choose from, roll the die') },
  ),
  clause(
    'Q9',
    'Aiutare significa avvicinare lo Stadio di una carta. Una carta che lascia invariato ciò che manca non aiuta, salvo che permetta di costruire subito mentre Economia o Ingegneria sono già state usate.',
    'To help means to bring the Stage one card nearer. A card that leaves what is missing unchanged does not help, unless it lets the Stage be built at once while Economy or Engineering have been used already.',
    { ground: quoted('A Grey card that will help the Opponent in constructing an available Stage') },
  ),
  clause(
    'Q10',
    'La nota sugli Stadi con effetto ordina le carte Grigie fra loro; quelle utili agli altri Stadi restano comunque nella lista. Una carta che aiuta entrambi vale per lo Stadio con effetto.',
    'The remark on Stages with effects ranks Grey cards among themselves; those for other Stages still count. A card that helps both kinds counts for the Stage with the effect.',
    { ground: quoted('The Opponent always prioritizes Stages with special effects over those without them') },
  ),
  clause(
    'Q11',
    'Le «2 carte Verdi» sono due simboli diversi, perché le coppie si scartano subito.',
    'The “2 Green cards” are two different symbols, since pairs are discarded at once.',
    { ground: quoted('If the Opponent has 2 Green cards → the missing Green card') },
  ),
  clause(
    'Q12',
    'Gli Scudi sono quelli di una Battaglia, Rhódos e Tattica compresi. Uno o due Corni sono la stessa cosa.',
    'Shields are those of a Battle, Rhodes and Tactics included. One Horn or two make no difference.',
    { ground: quoted('IF the Opponent’s shields >= your shields → a Red card with 1 or 2 Horns') },
  ),
  clause(
    'Q13',
    'La carta con il Gatto conta anche se l’Avversario ha già il Gatto: il documento non fa eccezioni.',
    'The Cat card counts even if the Opponent owns the Cat already: the document makes no exception.',
    { ground: quoted('A Blue card with the Cat icon') },
  ),
  clause(
    'Q14',
    'Se il dado indica un mazzo vuoto si tira di nuovo; se resta un solo mazzo con carte non si tira.',
    'If the die names an empty deck it is rolled again; if only one deck has cards left there is no roll.',
    { ground: quoted('1 = Your deck 2 = The Opponent’s deck 3-6 = Central deck') },
  ),
  clause(
    'Q15',
    'Se fra i mazzi alla pari c’è quello centrale, lo si esclude; se resta un solo mazzo Meraviglia non si tira. Il dado non manda mai a un mazzo la cui carta non soddisfa la priorità.',
    'If the central deck is among the equal ones it is left out; if a single Wonder deck remains there is no roll. The die never sends the Opponent to a deck whose card does not meet the priority.',
    { ground: quoted('never the central deck in this situation') },
  ),
  clause(
    'Q16',
    'Ordine nel turno: prima tutto ciò che la carta provoca, con le carte Verdi prima della costruzione, poi la carta aggiuntiva. Così a ogni scelta gli Stadi disponibili sono aggiornati.',
    'Order within the turn: first everything the card causes, Green cards before construction, then the extra card. So at every choice the available Stages are up to date.',
    {
      ground: {
        it: 'regole base: l’ordine nel turno è libero, un segnalino nuovo serve subito',
        en: 'base rules: the order within a turn is free, a new token serves at once',
      },
    },
  ),
  clause(
    'Q17',
    'Con più Stadi con effetto da costruire (solo Éphesos) contano i punti, come per i segnalini.',
    'With several Stages with effects to construct (only Ephesus) points count, as for tokens.',
    { ground: quoted('The Opponent always prioritizes Stages with special effects over those without them') },
  ),
  clause(
    'Q18',
    'Le Monete sostituiscono ciò che manca, quindi l’Avversario le tiene finché può; spendendo prima le copie doppie conserva varietà.',
    'Coins replace what is missing, so the Opponent keeps them while it can; by spending doubles first it keeps its variety.',
    {
      ground: {
        it: 'regole base: le Monete stanno per ciò che manca',
        en: 'base rules: Coins stand for what is missing',
      },
    },
  ),
  clause(
    'Q19',
    'L’Avversario usa sempre i suoi segnalini: la lista di priorità mostra che li vuole usare.',
    'The Opponent always uses its tokens: the priority list shows that it wants to.',
    { ground: quoted('Any card that will grant the Opponent an extra card (due to a Progress token)') },
  ),
  clause(
    'Q20',
    'Conta il valore stampato: Cultura 12 anche alla prima copia, Decorazioni 6 anche a Meraviglia incompleta. Due Cultura scoperte sono la stessa scelta; fra Politica e Strategia decide il dado.',
    'The printed value counts: Culture 12 even for a first copy, Decor 6 even with an unfinished Wonder. Two face-up Culture tokens are the same choice; between Politics and Strategy the die decides.',
    { ground: quoted('the highest printed Victory point value (12, 6, 2, or 1)') },
  ),
  clause(
    'Q21',
    'Pila vuota e nessun segnalino scoperto con un valore: il dado fra quelli scoperti. Se non ce ne sono affatto, le carte Verdi restano.',
    'Stack empty and no face-up token with a value: the die among the face-up ones. If there is none at all, the Green cards are kept.',
    { ground: quoted('IF none of the face up tokens has a point value → it takes the top face down token') },
  ),
  clause(
    'Q22',
    'Halikarnassos alla pari: il dado fra i due mazzi, poi fra i tipi di carta nell’ordine in cui sono stati mostrati. Con meno di 5 carte si mostrano tutte.',
    'Halicarnassus when equal: the die between the two decks, then among the kinds of card in the order shown. With fewer than 5 cards all are shown.',
    { ground: quoted('the Opponent chooses the deck that has a higher priority card on top') },
  ),
  clause(
    'Q23',
    'La carta centrale si scarta dopo tutte le scelte del turno e prima della Battaglia; è persa per entrambi.',
    'The central card is discarded after all choices of the turn and before the Battle; it is lost for both.',
    { ground: quoted('3: If the top card of the central deck is face up → discard it') },
  ),
  clause(
    'Q24',
    'Se sono possibili sia una coppia sia un tris (solo dopo Olympía), la coppia conserva più carte.',
    'If both a pair and a trio are possible (only after Olympia), the pair keeps more cards.',
    {
      ground: {
        it: 'regole base: con più combinazioni possibili si sceglie quale scartare',
        en: 'base rules: where several sets are possible one chooses which to discard',
      },
    },
  ),
  clause(
    'Q25',
    'Se non c’è più nulla da prendere in nessun mazzo, la partita finisce.',
    'If there is nothing left to take in any deck, the game ends.',
    { ground: { it: 'regole base: senza carte la partita finisce', en: 'base rules: without cards the game ends' } },
  ),
  clause(
    'Q26',
    'Con il tuo Gatto guardi in segreto: la carta resta coperta e l’Avversario non la conosce. Se poi pesca dal mazzo centrale, pesca proprio quella.',
    'With your Cat you look in secret: the card stays face down and the Opponent does not know it. If it then draws from the central deck, it draws that very card.',
    {
      ground: {
        it: 'regole base: chi ha la pedina guarda di nascosto',
        en: 'base rules: whoever owns the pawn looks in secret',
      },
    },
  ),
  clause(
    'Q27',
    'Vinci, perdi o condividi la vittoria secondo i punti: il documento non dà altri obiettivi.',
    'You win, lose or share the victory by points: the document gives no other goal.',
    { ground: quoted('Use normal 2-player rules for the solo game') },
  ),
  clause(
    'Q28',
    'La nota sugli Stadi con effetto è stampata accanto alle carte Gialle ma non mette condizioni per prenderle.',
    'The remark on Stages with effects is printed beside the Yellow cards but puts no condition on taking them.',
    {
      ground: quoted(
        'A Yellow card The Opponent always prioritizes Stages with special effects over those without them',
      ),
    },
  ),
  clause(
    'Q29',
    'Se il dado indica il mazzo centrale se ne prende la prima carta, scoperta o coperta che sia.',
    'If the die names the central deck its top card is taken, whether it lies face up or face down.',
    { ground: quoted('Central deck (even if it is face down)') },
  ),
  clause(
    'Q30',
    'Se potrebbe scartare più combinazioni di carte Verdi, va nell’ordine Compasso, Ingranaggio, Tavoletta.',
    'Where it could discard several sets of Green cards it goes in the order Compass, Gear, Tablet.',
    {
      ground: {
        it: 'regole base: con più combinazioni possibili si sceglie quale scartare',
        en: 'base rules: where several sets are possible one chooses which to discard',
      },
    },
  ),
  clause(
    'Q31',
    'Quando il dado decide fra le Risorse da spendere, si contano nell’ordine Legno, Pietra, Mattone, Papiro, Vetro.',
    'Where the die decides among Resources to spend, they are counted in the order Wood, Stone, Brick, Papyrus, Glass.',
    {
      ground: {
        it: 'regole base: chi costruisce sceglie quali carte scartare',
        en: 'base rules: whoever constructs chooses which cards to discard',
      },
    },
  ),
  clause(
    'Q32',
    'Ingegneria si usa per ultima: solo se lo Stadio non si può pagare rispettando la condizione stampata.',
    'Engineering is used last: only if the Stage cannot be paid by its printed condition.',
    {
      ground: {
        it: 'regole base: Ingegneria serve una volta per turno',
        en: 'base rules: Engineering serves once per turn',
      },
    },
  ),
]

/** The clauses and rulings of the document, or of a variant. */
export function textsOf(variant = ''): RuleTexts {
  const doc = docOf(variant)
  const texts = { clauses: CLAUSES, rulings: RULINGS }
  if (doc === DOCUMENT) return withReadings(texts, doc.registry)
  return textsOfVariant(texts, doc.registry, doc.choices, toldOf(doc))
}
