// The clauses of SOLO MODE 1.5 and our rulings, told in one or two sentences each; ladders and tests cite them by id.
import type { Clause, RuleTexts, Text } from '../../../kernel/contract.ts'
import { textsOfVariant, withReadings } from '../../../variant/texts.ts'
import { docOf } from '../variant/index.ts'
import { toldOf } from '../variant/told.ts'

const DOCUMENT = docOf('')
/** What names a number of the document. */
const TOLD = toldOf(DOCUMENT) as Readonly<Record<'S3' | 'S5.1' | 'S7.2' | 'S9.1' | 'S9.2' | 'S14.3', Text>>

/** The headings of the document, as they are printed. */
const SOLO_MODE: Text = { it: 'SOLO MODE', en: 'SOLO MODE' }
const MANAGING: Text = { it: 'COME GESTIRE SOLO', en: 'HOW TO RUN SOLO' }
const STRATEGIC: Text = { it: 'COME GESTIRE SOLO, SCALE STRATEGICHE', en: 'HOW TO RUN SOLO, STRATEGIC SCALES' }
const TACTICAL: Text = { it: 'COME GESTIRE SOLO, SCALA TATTICA', en: 'HOW TO RUN SOLO, TACTICAL SCALE' }
const WONDER: Text = { it: 'COME GESTIRE SOLO, Costruire una meraviglia', en: 'HOW TO RUN SOLO, Build a wonder' }
const STRUCTURE: Text = { it: 'COME GESTIRE SOLO, Costruire una struttura', en: 'HOW TO RUN SOLO, Build a structure' }
const DISCARD: Text = {
  it: 'COME GESTIRE SOLO, Scartare per ottenere monete',
  en: 'HOW TO RUN SOLO, Discard for coins',
}
const AGE_END: Text = { it: 'FINE DI UN EPOCA', en: 'END OF AN AGE' }
/** Printed without its second T. */
const ADAPTIVE: Text = { it: 'COMPORAMENTO ADATTABILE', en: 'ADAPTIVE BEHAVIOUR' }
const FLEXIBILITY: Text = {
  it: 'COMPORAMENTO ADATTABILE, SCALA DELLA FLESSIBILITA’',
  en: 'ADAPTIVE BEHAVIOUR, FLEXIBILITY SCALE',
}
const TOKENS: Text = {
  it: 'CASI PARTICOLARI, Scelta gettoni progresso',
  en: 'SPECIAL CASES, Choice of progress tokens',
}
const FREE: Text = {
  it: 'CASI PARTICOLARI, Scelta di una struttura gratis',
  en: 'SPECIAL CASES, Choice of a free structure',
}
const DESTROY: Text = {
  it: 'CASI PARTICOLARI, Scelta di una carta da scartare',
  en: 'SPECIAL CASES, Choice of a card to discard',
}
const LIBERTY: Text = {
  it: 'CASI PARTICOLARI, Interazione SOLO-Statua della Libertà',
  en: 'SPECIAL CASES, SOLO and the Statue of Liberty',
}
const LEVELS: Text = { it: 'I LIVELLI DI SFIDA DI SOLO', en: 'SOLO’S LEVELS OF CHALLENGE' }
const REVISIONS: Text = { it: 'Nota sui Diritti, INDICE DELLE REVISIONI', en: 'Note on rights, LIST OF REVISIONS' }

const CLAUSES: readonly Clause[] = [
  {
    id: 'S1',
    heading: MANAGING,
    text: {
      it: 'Cornice della partita: chi è SOLO e chi comincia.',
      en: 'Game frame: who SOLO is and who begins.',
    },
  },
  {
    id: 'S1.1',
    heading: SOLO_MODE,
    text: {
      it: 'Si gioca a 7 Wonders Duel con tutte le sue regole, in due: il giocatore e un antagonista chiamato SOLO, le cui scelte sono decise dalle scale che seguono.',
      en: '7 Wonders Duel is played with all its rules by two sides: the player and an opponent called SOLO, whose choices are made by the scales below.',
    },
  },
  {
    id: 'S1.2',
    heading: MANAGING,
    text: {
      it: 'SOLO è sempre il primo giocatore: prende la prima meraviglia nella selezione e comincia l’Epoca I.',
      en: 'SOLO is always the first player: it takes the first wonder in the selection and begins Age I.',
    },
  },
  {
    id: 'S2',
    heading: MANAGING,
    text: {
      it: 'Selezione delle meraviglie e indirizzo strategico di SOLO.',
      en: 'Wonder selection and SOLO’s strategic address.',
    },
  },
  {
    id: 'S2.1',
    heading: MANAGING,
    text: {
      it: 'Si rivelano quattro meraviglie una dopo l’altra e si prendono in quest’ordine: SOLO, giocatore, giocatore, SOLO. Poi se ne rivelano altre quattro: giocatore, SOLO, SOLO, giocatore.',
      en: 'Four wonders are revealed one after the other and taken in this order: SOLO, player, player, SOLO. Then four more are revealed: player, SOLO, SOLO, player.',
    },
  },
  {
    id: 'S2.2',
    heading: MANAGING,
    text: {
      it: 'La prima meraviglia rivelata va a SOLO senza scelta e ne fissa l’indirizzo strategico per tutta la partita. MS (Militare/Scienza): Colosso, Via Appia; MC (Militare/Costruzione): Circo Massimo, Statua di Zeus; SM (Scienza/Militare): Grande Biblioteca, Sfinge; SC (Scienza/Costruzione): Mausoleo, Piramidi; CM (Costruzione/Militare): Tempio di Artemide, Grande Faro; CS (Costruzione/Scienza): Giardini Pensili, Pireo.',
      en: 'The first wonder revealed goes to SOLO without a choice and fixes its strategic address for the whole game. MS (Military/Science): Colossus, Appian Way; MC (Military/Construction): Circus Maximus, Statue of Zeus; SM (Science/Military): Great Library, Sphinx; SC (Science/Construction): Mausoleum, Pyramids; CM (Construction/Military): Temple of Artemis, Great Lighthouse; CS (Construction/Science): Hanging Gardens, Piraeus.',
    },
  },
  {
    id: 'S2.3',
    heading: MANAGING,
    text: {
      it: 'Se la prima meraviglia è una promo (Messe o Statua della Libertà), è il giocatore a scegliere uno dei sei indirizzi strategici, prima di prendere la propria prima meraviglia.',
      en: 'If the first wonder is a promo (Messe or the Statue of Liberty), the player chooses one of the six strategic addresses before taking a wonder of their own.',
    },
  },
  {
    id: 'S2.4',
    heading: MANAGING,
    text: {
      it: 'Ogni altra meraviglia di SOLO è, tra quelle disponibili, la prima nella scala strategica del suo indirizzo (S3). Nel primo gruppo gli resta comunque l’ultima; nel secondo ne prende due fra le tre lasciate dal giocatore.',
      en: 'Every other wonder SOLO takes is the one on offer that stands first in the strategic scale of its address (S3). In the first group it simply gets the last one; in the second it takes two of the three the player left.',
    },
  },
  {
    id: 'S2.5',
    heading: MANAGING,
    text: {
      it: 'Il giocatore sceglie liberamente le proprie meraviglie.',
      en: 'The player chooses their own wonders freely.',
    },
  },
  {
    id: 'S3',
    heading: STRATEGIC,
    text: TOLD.S3,
  },
  {
    id: 'S4',
    heading: TACTICAL,
    text: {
      it: 'Scala tattica: in ogni suo turno, turni extra compresi, SOLO fa la prima cosa che gli è possibile. Solo una struttura che gli dà la vittoria istantanea passa davanti a tutto (S9.4).',
      en: 'Tactical scale: on each of its turns, extra turns included, SOLO does the first thing it can. Only a structure that wins the game at once goes before everything (S9.4).',
    },
  },
  {
    id: 'S5',
    heading: WONDER,
    text: {
      it: 'Costruire una meraviglia: quali può costruire SOLO, quale sceglie e con quale carta.',
      en: 'Build a wonder: which ones SOLO can build, which one it chooses and with which card.',
    },
  },
  {
    id: 'S5.1',
    heading: WONDER,
    text: TOLD['S5.1'],
  },
  {
    id: 'S5.2',
    heading: WONDER,
    text: {
      it: 'Tra le meraviglie possibili SOLO costruisce la più economica, cioè quella con il costo stampato più basso (S7.4): 8 per quelle da quattro risorse, 10 per quelle da cinque.',
      en: 'Among the possible wonders SOLO builds the cheapest, the one with the lowest printed cost (S7.4): 8 for those of four resources, 10 for those of five.',
    },
  },
  {
    id: 'S5.3',
    heading: WONDER,
    text: {
      it: 'A parità di costo costruisce quella che viene prima nella sua scala strategica (S3).',
      en: 'On a tie it builds the one that stands first in its strategic scale (S3).',
    },
  },
  {
    id: 'S5.4',
    heading: WONDER,
    text: {
      it: 'La carta da mettere sotto la meraviglia si sceglie tra tutte quelle accessibili, anche tra quelle che SOLO potrebbe costruire: si segue l’ordine inverso della scala operativa in vigore (S6.2, S9), cioè l’ultimo tipo presente. Se le carte di quel tipo sono più d’una, decide la scala di scarto (S7.3).',
      en: 'The card put under the wonder is chosen among all accessible cards, even those SOLO could build: the operative scale now in force (S6.2, S9) is read in reverse, so the type standing last is used. If there are several cards of that type, the discard scale decides (S7.3).',
    },
  },
  {
    id: 'S6',
    heading: STRUCTURE,
    text: {
      it: 'Costruire una struttura: SOLO sceglie prima il tipo di carta e poi la carta. Ogni scala procede per eliminazione: un punto tiene solo le carte che lo soddisfano (tutte, se nessuna lo soddisfa) e ci si ferma appena ne resta una.',
      en: 'Build a structure: SOLO chooses the type of building first and then the card. Every scale works by elimination: a step keeps only the cards that satisfy it (all of them if none does), and you stop as soon as one is left.',
    },
  },
  {
    id: 'S6.1',
    heading: STRUCTURE,
    text: {
      it: 'Sono in gioco le carte accessibili che SOLO può pagare, per concatenazione o con le proprie risorse e monete. Se non ce n’è nessuna, SOLO scarta (S7).',
      en: 'The candidates are the accessible cards SOLO can afford, by chain or with its resources and coins. If there is none, SOLO discards (S7).',
    },
  },
  {
    id: 'S6.2',
    heading: STRUCTURE,
    text: {
      it: 'Scala operativa: si tengono le carte del primo tipo presente, nell’ordine dell’indirizzo strategico. Il comportamento adattabile può cambiare l’ordine (S9) e una vittoria istantanea lo scavalca (S9.4).',
      en: 'Operative scale: keep the cards of the first type that occurs, in the order of the strategic address. Adaptive behaviour may change the order (S9) and an instant victory bypasses it (S9.4).',
    },
  },
  {
    id: 'S6.3',
    heading: STRUCTURE,
    text: {
      it: 'Scala di scelta: decide, punto per punto, tra due o più carte del tipo scelto. La quantità prodotta non conta; per le gilde valgono i punti che farebbero ora, per le gialle le monete che SOLO riceverebbe ora.',
      en: 'Choice scale: decides, step by step, among two or more cards of the chosen type. The amount produced does not matter; a guild counts the points it would score now, a yellow card the coins SOLO would receive now.',
    },
  },
  {
    id: 'S6.4',
    heading: STRUCTURE,
    text: {
      it: 'Per una struttura SOLO può spendere tutte le sue monete: il limite vale solo per le meraviglie.',
      en: 'For a building SOLO may spend all its coins: the cap is for wonders only.',
    },
  },
  {
    id: 'S6.5',
    heading: STRUCTURE,
    text: {
      it: 'Carte marroni e grigie sono un unico tipo ogni volta che si confrontano i tipi.',
      en: 'Brown and grey cards are one type wherever types are compared.',
    },
  },
  {
    id: 'S6.6',
    heading: STRUCTURE,
    text: {
      it: 'Il bisogno di una risorsa è il numero più alto di sue icone su una singola meraviglia non ancora costruita, meno i simboli già posseduti: quelli delle carte marroni e grigie, più 1 per ogni risorsa raffigurata su Foro, Caravanserraglio e, se costruiti, Pireo e Grande Faro; sconti, prezzi fissi e produzione avversaria non contano. Le risorse di cui si ha più bisogno sono tutte quelle con il valore più alto. Esempio: con Piramidi e Statua di Zeus da costruire e con Vetreria, Tagliapietre e Fossa d’Argilla si ha papiro 2, pietra e legno 1, argilla 0, vetro −1.',
      en: 'The need for a resource is the highest number of its icons on any single unbuilt wonder minus the symbols already owned: those on brown and grey cards, plus 1 for each resource shown on the Forum, the Caravansery and, once built, Piraeus and the Great Lighthouse; discounts, fixed prices and the opponent’s production do not count. The resources needed most are all those with the highest value. Example: with the Pyramids and the Statue of Zeus still to build and with the Glassworks, the Shelf Quarry and the Clay Pit, papyrus is 2, stone and wood 1, clay 0, glass −1.',
    },
  },
  {
    id: 'S6.7',
    heading: STRUCTURE,
    text: {
      it: 'Chi non ha più meraviglie da costruire, perché le ha costruite tutte o perché l’ultima è uscita dal gioco alla settima costruita, ha più bisogno della risorsa di cui possiede meno simboli, contati come in S6.6. In caso di parità si passa al punto successivo della scala.',
      en: 'A side with no wonder left to build, because all are built or the last one left the game when the seventh was built, needs most the resource of which it owns fewest symbols, counted as in S6.6. A tie passes to the next step of the scale.',
    },
  },
  {
    id: 'S7',
    heading: DISCARD,
    text: {
      it: 'Scartare per ottenere monete: quando SOLO scarta e quale carta.',
      en: 'Discard for coins: when SOLO discards and which card.',
    },
  },
  {
    id: 'S7.1',
    heading: DISCARD,
    text: {
      it: 'SOLO scarta solo se non può costruire né una meraviglia né una struttura; prende 2 monete più 1 per ogni carta gialla della sua città.',
      en: 'SOLO discards only if it can build neither a wonder nor a structure; it takes 2 coins plus 1 for each yellow card in its city.',
    },
  },
  {
    id: 'S7.2',
    heading: DISCARD,
    text: TOLD['S7.2'],
  },
  {
    id: 'S7.3',
    heading: DISCARD,
    text: {
      it: 'Scala di scarto: decide, punto per punto, tra due o più carte del tipo scelto, guardando ai bisogni del giocatore.',
      en: 'Discard scale: decides, step by step, among two or more cards of the chosen type, by the needs of the player.',
    },
  },
  {
    id: 'S7.4',
    heading: DISCARD,
    text: {
      it: 'Il costo di una carta o di una meraviglia è la somma delle monete stampate e di 2 monete per ogni risorsa richiesta, senza alcun modificatore. Il Caravanserraglio (2 monete, 1 vetro, 1 papiro) costa 6; il Colosso (3 argille, 1 vetro) costa 8.',
      en: 'The cost of a card or wonder is its printed coins plus 2 coins for each resource required, with no modifier at all. The Caravansery (2 coins, 1 glass, 1 papyrus) costs 6; the Colossus (3 clay, 1 glass) costs 8.',
    },
  },
  {
    id: 'S7.5',
    heading: DISCARD,
    text: {
      it: 'Il bisogno del giocatore si calcola come quello di SOLO (S6.6), con le meraviglie e le carte del giocatore.',
      en: 'The player’s need is worked out like SOLO’s (S6.6), with the player’s wonders and cards.',
    },
  },
  {
    id: 'S7.6',
    heading: DISCARD,
    text: {
      it: 'Se il giocatore non ha più meraviglie da costruire, la risorsa di cui ha più bisogno è quella di cui possiede meno simboli (S6.7); vale per i punti 1, 2 e 3 della scala di scarto.',
      en: 'If the player has no wonder left to build, the resource they need most is the one of which they own fewest symbols (S6.7); this serves steps 1, 2 and 3 of the discard scale.',
    },
  },
  {
    id: 'S8',
    heading: AGE_END,
    text: {
      it: 'Fine di un’Epoca: chi comincia la successiva.',
      en: 'End of an Age: who begins the next one.',
    },
  },
  {
    id: 'S8.1',
    heading: AGE_END,
    text: {
      it: 'Se SOLO ha l’esercito più debole, cioè se la pedina conflitto è nella sua metà del tracciato, sceglie lui chi comincia e sceglie se stesso.',
      en: 'If SOLO has the weaker military, that is if the conflict pawn is on its half of the track, it chooses who begins and chooses itself.',
    },
  },
  {
    id: 'S8.2',
    heading: AGE_END,
    text: {
      it: 'Se l’esercito più debole è quello del giocatore (pedina nella sua metà), è il giocatore a scegliere chi comincia.',
      en: 'If the player has the weaker military (pawn on the player’s half), the player chooses who begins.',
    },
  },
  {
    id: 'S8.3',
    heading: AGE_END,
    text: {
      it: 'Con la pedina al centro sceglie chi ha giocato l’ultimo turno dell’Epoca appena finita: se è stato SOLO comincia SOLO, altrimenti decide il giocatore.',
      en: 'With the pawn in the centre the side that took the last turn of the Age just ended chooses: if that was SOLO, SOLO begins, otherwise the player decides.',
    },
  },
  {
    id: 'S9',
    heading: ADAPTIVE,
    text: {
      it: 'Comportamento adattabile: quando il giocatore o SOLO è vicino a una vittoria istantanea, la scala operativa cambia o viene scavalcata. Le condizioni si verificano di nuovo a ogni scelta.',
      en: 'Adaptive behaviour: when the player or SOLO is close to an instant victory, the operative scale changes or is bypassed. The conditions are checked anew at every choice.',
    },
  },
  {
    id: 'S9.1',
    heading: ADAPTIVE,
    text: TOLD['S9.1'],
  },
  {
    id: 'S9.2',
    heading: ADAPTIVE,
    text: TOLD['S9.2'],
  },
  {
    id: 'S9.3',
    heading: FLEXIBILITY,
    text: {
      it: 'Se le due condizioni valgono insieme, verdi e rosse sono un unico tipo, il primo; tra loro decide la scala della flessibilità e, in caso di ulteriore parità, la scala di scelta (o di scelta gratuita).',
      en: 'If both conditions hold, green and red are one type, the first; the flexibility scale decides among them and, if they are still tied, the choice scale (or the free choice scale).',
    },
  },
  {
    id: 'S9.4',
    heading: ADAPTIVE,
    text: {
      it: 'Se tra le carte accessibili che può pagare ce n’è una che fa vincere subito SOLO (gli scudi, più 1 con Strategia se è rossa, portano la pedina nella capitale del giocatore, oppure il simbolo è il suo sesto diverso), la costruisce prima di ogni altra cosa, meraviglie comprese. Tra più carte vincenti valgono la scala operativa e poi quella della scelta in corso; lo stesso controllo si fa sulle carte di una scelta gratuita (S11, S13.1). Se non può pagarla, la regola non ha effetto e la carta può anche finire scartata o sotto una meraviglia.',
      en: 'If one of the accessible cards it can pay makes SOLO win at once (its shields, plus 1 with Strategy if red, bring the pawn to the player’s capital, or its symbol is SOLO’s sixth different one), SOLO builds it before anything else, wonders included. Among several winning cards the operative scale decides, then the scale of the choice at hand; the same check is made on the cards of a free choice (S11, S13.1). If it cannot pay, the rule does nothing and the card may even be discarded or end up under a wonder.',
    },
  },
  {
    id: 'S9.5',
    heading: ADAPTIVE,
    text: {
      it: 'La scala operativa modificata sostituisce quella normale ovunque la si usi: carta sotto la meraviglia, struttura da costruire, carta da scartare, struttura gratis, Statua della Libertà.',
      en: 'The modified operative scale replaces the normal one wherever it is used: card under a wonder, building to construct, card to discard, free building, Statue of Liberty.',
    },
  },
  {
    id: 'S10',
    heading: TOKENS,
    text: {
      it: 'Gettone progresso, dal tabellone per una coppia o tra i tre pescati con la Grande Biblioteca: SOLO prende il primo che la scala del progresso indica. Si conta tutto dopo la costruzione che ha dato il gettone.',
      en: 'Progress token, from the board for a pair or among the three drawn for the Great Library: SOLO takes the first one the progress scale points at. Everything is counted after the construction that gave the token.',
    },
  },
  {
    id: 'S11',
    heading: FREE,
    text: {
      it: 'Struttura gratis con il Mausoleo o con Messe.',
      en: 'Free building with the Mausoleum or Messe.',
    },
  },
  {
    id: 'S11.1',
    heading: FREE,
    text: {
      it: 'Con il Mausoleo SOLO sceglie tra tutti gli scarti, con Messe tra le carte rimaste nella riga in cima allo schema, anche coperte; se non ce ne sono non succede nulla. Si tiene il primo tipo presente nella scala operativa in vigore, salvo una carta che fa vincere subito (S9.4).',
      en: 'With the Mausoleum SOLO chooses from the whole discard pile, with Messe from the cards left in the top row of the structure, covered or not; with none there is no effect. Keep the first type that occurs in the operative scale now in force, unless a card wins at once (S9.4).',
    },
  },
  {
    id: 'S11.2',
    heading: FREE,
    text: {
      it: 'Scala di scelta gratuita: decide, punto per punto, tra due o più carte del tipo scelto quando la costruzione è gratuita.',
      en: 'Free choice scale: decides, step by step, among two or more cards of the chosen type when the construction is free.',
    },
  },
  {
    id: 'S12',
    heading: DESTROY,
    text: {
      it: 'Con il Circo Massimo SOLO elimina un manufatto (carta grigia) del giocatore, con la Statua di Zeus una materia prima (carta marrone): quella la cui risorsa il giocatore possiede in minor numero, contando i simboli di carte marroni e grigie, Foro, Caravanserraglio e, se costruiti, Pireo e Grande Faro. A parità elimina l’ultima che il giocatore ha costruito; la carta va in cima agli scarti. Se non ce ne sono non succede nulla.',
      en: 'With Circus Maximus SOLO destroys one of the player’s manufactured goods (grey), with the Statue of Zeus a raw material (brown): the card whose resource the player owns least of, counting symbols on brown and grey cards, the Forum, the Caravansery and, once built, Piraeus and the Great Lighthouse. On a tie it destroys the one the player built last; the card goes on top of the discard pile. With none there is no effect.',
    },
  },
  {
    id: 'S13',
    heading: LIBERTY,
    text: {
      it: 'Statua della Libertà: le due carte da scegliere tra quelle scartate a inizio partita per l’Epoca in corso.',
      en: 'Statue of Liberty: the two cards chosen among those set aside for the current Age.',
    },
  },
  {
    id: 'S13.1',
    heading: LIBERTY,
    text: {
      it: 'Quando SOLO costruisce la Statua della Libertà, sceglie la propria carta tra quelle scartate a inizio partita per l’Epoca in corso con la scala operativa e poi con la scala di scelta gratuita (S11), e la costruisce gratis.',
      en: 'When SOLO builds the Statue of Liberty, it chooses its own card among those set aside for the current Age by the operative scale and then the free choice scale (S11), and constructs it for free.',
    },
  },
  {
    id: 'S13.2',
    heading: LIBERTY,
    text: {
      it: 'La carta da consegnare al giocatore si sceglie tra le rimanenti con l’ordine inverso della scala operativa e poi con la scala di scarto (S7.3); all’ultimo punto è l’ultima nell’ordine in cui sono state mostrate. Entrambe le carte si scelgono prima di applicarne gli effetti; il giocatore costruisce subito la sua, gratis.',
      en: 'The card given to the player is chosen among the others by the operative scale in reverse and then the discard scale (S7.3); at its last step it is the last in the order shown. Both cards are chosen before either takes effect; the player constructs theirs at once, for free.',
    },
  },
  {
    id: 'S13.3',
    heading: LIBERTY,
    text: {
      it: 'Quando è il giocatore a costruirla, sceglie lui entrambe le carte; SOLO costruisce gratis quella che riceve e, se chiude una coppia di simboli, prende un gettone progresso con S10.',
      en: 'When the player builds it, the player chooses both cards; SOLO constructs the one it is given for free and, if that closes a pair of symbols, takes a progress token by S10.',
    },
  },
  {
    id: 'S14',
    heading: LEVELS,
    text: {
      it: 'Livelli di sfida. Base: nessun aiuto; Facile: a inizio di ogni Epoca, se SOLO è in svantaggio sul tracciato, la pedina conflitto avanza di una casella verso la capitale del giocatore. Ogni livello aggiunge qualcosa al precedente. Normale: una carta casuale gratis a inizio Epoca I; Medio: anche nell’Epoca II; Impegnativo: anche nella III; Difficile: in più una gilda casuale gratis a inizio Epoca III; Estremo: SOLO parte con 10 monete; Leggendario: limite di 5 monete per le meraviglie in ogni Epoca.',
      en: 'Challenge levels. Base: no help; Easy: at the start of each Age, if SOLO is behind on the track, the conflict pawn moves one space towards the player’s capital. Each level adds to the one before. Normal: a free random card at the start of Age I; Medium: in Age II as well; Demanding: in Age III as well; Hard: also a free random guild at the start of Age III; Extreme: SOLO starts with 10 coins; Legendary: wonder cap of 5 coins in every Age.',
    },
  },
  {
    id: 'S14.1',
    heading: LEVELS,
    text: {
      it: 'La carta casuale è una delle tre di quell’Epoca scartate a inizio partita, la gilda una delle quattro non usate. SOLO la costruisce gratis con tutti i suoi effetti; una coppia di simboli gli dà un gettone progresso (S10).',
      en: 'The random card is one of the three set aside for that Age, the guild one of the four not in use. SOLO constructs it for free with all its effects; a pair of symbols gives it a progress token (S10).',
    },
  },
  {
    id: 'S14.2',
    heading: LEVELS,
    text: {
      it: 'A inizio Epoca, a schema preparato e deciso chi comincia, si procede così: 1 la carta casuale; 2 la gilda casuale; 3 se a quel punto la pedina conflitto è nella metà di SOLO, un passo verso la capitale del giocatore, senza saccheggio; 4 il gettone progresso per una coppia chiusa; 5 il primo turno. Una carta che fa vincere subito chiude lì la partita.',
      en: 'At the start of an Age, with the structure laid out and the beginner decided, the order is: 1 the random card; 2 the random guild; 3 if the conflict pawn is then on SOLO’s half, one step towards the player’s capital, without looting; 4 the progress token for a pair closed; 5 the first turn. A card that wins at once ends the game there.',
    },
  },
  {
    id: 'S14.3',
    heading: LEVELS,
    text: TOLD['S14.3'],
  },
  {
    id: 'S15',
    heading: REVISIONS,
    text: {
      it: 'SOLO MODE 1.5 è una variante non ufficiale, una regola casalinga scritta da un appassionato; i diritti del gioco restano al legittimo proprietario. La revisione 1.5 ha modificato le scale di scelta, di scarto e di scelta gratuita.',
      en: 'SOLO MODE 1.5 is an unofficial variant, a house rule written by a fan; the rights to the game remain with their owner. Revision 1.5 changed the choice, discard and free choice scales.',
    },
  },
]

const RULINGS: readonly Clause[] = [
  {
    id: 'Q1',
    text: {
      it: 'Il documento non dice in che ordine si prendono le meraviglie: si usa quello del gioco base con SOLO primo giocatore. Soltanto la sua primissima meraviglia è obbligata.',
      en: 'The document does not say in what order the wonders are taken: the base game’s order is used with SOLO as first player. Only its very first wonder is forced.',
    },
    ground: {
      it: '«In ogni partita SOLO sarà il primo giocatore»; la variante «utilizza tutte le meccaniche previste da 7 Wonders Duel»',
      en: '“In every game SOLO will be the first player”; the variant “uses all mechanics of 7 Wonders Duel”',
    },
  },
  {
    id: 'Q2',
    text: {
      it: 'La meraviglia più economica è quella con il costo stampato più basso (S7.4); le monete da pagare davvero contano solo per sapere se è possibile costruirla (S5.1). Si confrontano le meraviglie costruibili adesso: SOLO non ne aspetta mai una meno cara.',
      en: 'The cheapest wonder is the one with the lowest printed cost (S7.4); the coins really due only matter for whether it can be built (S5.1). Only wonders SOLO can build now are compared: it never waits for a cheaper one.',
    },
    ground: {
      it: 'nota 1 della scala di scarto: «per stabilire il costo di una carta o meraviglia…», con il Colosso come esempio',
      en: 'note 1 of the discard scale: “to find the cost of a card or wonder…”, with the Colossus as its example',
    },
  },
  {
    id: 'Q3',
    text: {
      it: 'Anche la carta meno costosa, per SOLO o per il giocatore, è quella con il costo stampato più basso: i modificatori non contano e la concatenazione è uno di essi. Le due formulazioni del punto 4 della scala della flessibilità dicono quindi la stessa cosa.',
      en: 'The least expensive card too, for SOLO or for the player, is the one with the lowest printed cost: modifiers do not count, and a chain is one of them. The two wordings of step 4 of the flexibility scale therefore mean the same.',
    },
    ground: {
      it: 'nota 1 della scala di scarto: «a prescindere da eventuali modificatori, che non vanno conteggiati»',
      en: 'note 1 of the discard scale: “whatever modifiers there may be, which are not counted”',
    },
  },
  {
    id: 'Q4',
    text: {
      it: 'I punti 3 e 4 della scala di scelta (2 e 3 di quella di scarto) si prendono alla lettera: li soddisfa solo una carta gialla che serve una delle risorse con il bisogno più alto fra tutte e cinque, parità comprese; se nessuna lo fa, restano tutte. Per le carte marroni e grigie, invece, si confronta il bisogno delle risorse che le carte in gara producono.',
      en: 'Steps 3 and 4 of the choice scale (2 and 3 of the discard scale) are taken literally: only a yellow card that serves one of the resources with the highest need of all five, ties included, satisfies them; if none does, all stay. For brown and grey cards, instead, the needs of the resources the candidates produce are compared.',
    },
    ground: {
      it: '«la risorsa di cui SOLO ha più bisogno»; per la carta, l’esempio: «seguita da pietra e legno (a pari merito) e dalle argille»',
      en: '“the resource SOLO needs most”; of the card the example says: “followed by stone and wood (equally) and by clay”',
    },
  },
  {
    id: 'Q5',
    text: {
      it: 'Il bisogno si calcola per tutte e cinque le risorse e può essere negativo: una risorsa che non compare su nessuna meraviglia da costruire parte da 0 e vi si sottraggono i simboli posseduti.',
      en: 'Need is worked out for all five resources and may be negative: a resource shown on no unbuilt wonder starts from 0, and the symbols owned are subtracted.',
    },
    ground: {
      it: 'nota 3: «per ogni tipo di risorsa si guarda quale sia il numero più alto di icone…, sottraendo poi…»',
      en: 'note 3: “for each type of resource look for the highest number of icons…, then subtract…”',
    },
  },
  {
    id: 'Q6',
    text: {
      it: 'Alcuni numeri citati nelle note si riferiscono a una revisione precedente. La nota 3 della scala di scelta vale per i punti 2, 3 e 4; la nota 3 della scala di scarto vale per i punti 1, 2 e 3.',
      en: 'Some step numbers in the notes refer to an earlier revision. Note 3 of the choice scale serves steps 2, 3 and 4; note 3 of the discard scale serves steps 1, 2 and 3.',
    },
    ground: {
      it: 'indice delle revisioni, 1.5: «Modificate la “scala di scelta”, la “scala di scarto”, la “scala di scelta gratuita”»',
      en: 'list of revisions, 1.5: “Changed the choice scale, the discard scale, the free choice scale”',
    },
  },
  {
    id: 'Q7',
    text: {
      it: 'Delle carte gialle contano come simboli posseduti solo le risorse prodotte da Foro e Caravanserraglio. Le carte che fissano un prezzo (Riserva di Pietra, Riserva d’Argilla, Riserva di Legno, Dogana) non contano.',
      en: 'Of the yellow cards only the resources produced by the Forum and the Caravansery count as owned symbols. The fixed-price cards (Stone Reserve, Clay Reserve, Wood Reserve, Customs House) do not count.',
    },
    ground: {
      it: 'nota 3: le risorse «nelle carte gialle (Foro e CaravanSerraglio)»',
      en: 'note 3: the resources “on the yellow cards (Forum and Caravansery)”',
    },
  },
  {
    id: 'Q8',
    text: {
      it: 'Una gilda vale i punti che darebbe se la partita finisse ora, con le monete contate prima di pagarla. Una carta gialla vale le monete che SOLO incasserebbe subito (il Faro conta anche se stesso), senza quelle di Urbanistica.',
      en: 'A guild is worth the points it would score if the game ended now, with coins counted before paying for it. A yellow card is worth the coins SOLO would receive at once (the Lighthouse counts itself), without those of Urbanism.',
    },
  },
  {
    id: 'Q9',
    text: {
      it: 'Una carta può dare origine a una concatenazione se ne porta stampato il simbolo; non importa se la carta successiva si possa ancora ottenere, né chi la prenderebbe.',
      en: 'A card gives a chain if it carries the printed symbol for a later card; whether that card can still be had, and by whom, does not matter.',
    },
    ground: {
      it: '«La carta… che può dare origine a una concatenazione»',
      en: '“The card… that can start a chain”',
    },
  },
  {
    id: 'Q10',
    text: {
      it: 'Le carte scoperte da una scelta sono quelle che diventano accessibili, a faccia in su o in giù. Una carta ancora coperta da un’altra non conta.',
      en: 'The cards uncovered by a choice are those that become accessible, face up or face down. A card still covered by another does not count.',
    },
  },
  {
    id: 'Q11',
    text: {
      it: 'Il lato di SOLO è una direzione lungo le righe dello schema, dalla parte della sua capitale; il lato del giocatore è quello opposto. Lo stesso vale per la fila dei gettoni progresso, e sullo schermo SOLO è a sinistra. Due carte accessibili non sono mai alla stessa distanza da un lato, perciò l’ultimo punto di una scala decide sempre.',
      en: 'SOLO’s side is a direction along the rows of the structure, towards its capital; the player’s side is the opposite one. The same holds for the row of progress tokens, and on screen SOLO is on the left. No two accessible cards are ever equally far from a side, so the last step of a scale always decides.',
    },
  },
  {
    id: 'Q12',
    text: {
      it: 'Con eserciti pari vale la regola base corretta dall’editore: sceglie chi ha giocato l’ultimo turno dell’Epoca. Quando tocca a SOLO scegliere, sceglie se stesso.',
      en: 'With equal military the base rule as corrected by the publisher applies: the side that took the last turn of the Age chooses. When SOLO has to choose, it chooses itself.',
    },
    ground: {
      it: '«in caso di parità, si seguirà il regolamento base»',
      en: '“on a tie the base rules are followed”',
    },
  },
  {
    id: 'Q13',
    text: {
      it: 'Per sapere se una carta darebbe la vittoria al giocatore si fa come se la costruisse ora gratis: il simbolo è il suo sesto diverso, oppure gli scudi (più 1 con la sua Strategia se è rossa) portano la pedina nella capitale di SOLO. Non si guarda se può pagarla, né i gettoni che una coppia potrebbe portare; anche in S9.4 questi gettoni non si considerano.',
      en: 'A card makes the player win if it would do so built now for free: its symbol is the player’s sixth different one, or its shields (plus 1 with the player’s Strategy if red) bring the pawn to SOLO’s capital. Whether the player can pay is not examined, nor the tokens a pair might bring; S9.4 ignores such tokens too.',
    },
  },
  {
    id: 'Q14',
    text: {
      it: 'Il documento parla di scavalcare la scala operativa, ma lo scopo è chiudere la partita: una struttura vincente passa quindi anche davanti alle meraviglie. La regola riguarda solo le strutture: gli scudi di una meraviglia non sono mai un motivo per preferirla (se quella scelta fa vincere, SOLO vince) e nella scala del progresso non c’è eccezione per Legge.',
      en: 'The document speaks of bypassing the operative scale, but the purpose is to close the game: a winning building therefore goes before wonders as well. The rule is about buildings only: a wonder’s shields are never a reason to prefer it (if the chosen one wins, SOLO wins), and the progress scale makes no exception for Law.',
    },
    ground: {
      it: '«Nel caso in cui SOLO avesse la possibilità di costruire la struttura che gli permette la vittoria istantanea, potrà farlo»',
      en: '“Where SOLO has the possibility of building the structure that gives it the instant victory, it may do so”',
    },
  },
  {
    id: 'Q15',
    text: {
      it: 'Con il comportamento adattabile si inverte la scala già modificata: le rosse o le verdi portate al primo posto sono le ultime da mettere sotto una meraviglia, scartare o consegnare. Se valgono entrambe le condizioni formano un unico gruppo, risolto con la scala di scarto.',
      en: 'Under adaptive behaviour it is the modified scale that is reversed: red or green cards moved to the first place are the last to be put under a wonder, discarded or given away. If both conditions hold they form one group, resolved by the discard scale.',
    },
    ground: {
      it: 'la scala operativa «porrà come prima scelta le carte rosse»; la carta da scartare segue «l’ordine inverso di priorità della “scala operativa”»',
      en: 'the operative scale “puts red cards first”; the card to discard follows “the reverse order of the operative scale”',
    },
  },
  {
    id: 'Q16',
    text: {
      it: 'Un punto della scala del progresso la cui condizione è vera, ma i cui gettoni non sono disponibili, si salta e si passa al successivo.',
      en: 'A step of the progress scale whose condition holds but whose tokens are not available is skipped, and the next one is tried.',
    },
    ground: {
      it: '«Se non si presenta alcuna delle possibilità sopra esposte»',
      en: '“If none of the possibilities above occurs”',
    },
  },
  {
    id: 'Q17',
    text: {
      it: 'Il gettone si sceglie a costruzione conclusa: costo già pagato, monete già incassate e Grande Biblioteca già contata tra le meraviglie costruite.',
      en: 'The token is chosen when the construction is complete: cost already paid, coins already received and the Great Library already counted as built.',
    },
    ground: {
      it: 'la costruzione «dà la possibilità di poter scegliere un gettone progresso»',
      en: 'the construction “gives the possibility of choosing a progress token”',
    },
  },
  {
    id: 'Q18',
    text: {
      it: 'Il documento non dà un ultimo criterio per le carte gratuite o da consegnare. Dagli scarti si prende l’ultima scartata, con Messe la prima dal lato di SOLO; con la Statua della Libertà, nell’ordine in cui le carte sono state mostrate, la prima va a SOLO e l’ultima al giocatore.',
      en: 'The document gives no last criterion for free cards or cards to give away. From the discard pile it is the card discarded last, with Messe the first from SOLO’s side; with the Statue of Liberty, in the order the cards were shown, SOLO gets the first and the player the last.',
    },
  },
  {
    id: 'Q19',
    text: {
      it: 'Gli effetti di inizio Epoca seguono l’ordine in cui li elenca il livello: prima le carte, poi il tracciato; chi comincia è già stato deciso alla fine dell’Epoca precedente. Il gettone progresso vinto con una di queste carte si sceglie quando sono state risolte tutte.',
      en: 'Start-of-Age effects follow the order in which the level lists them: cards first, then the track; who begins was settled at the end of the previous Age. A progress token won by one of these cards is chosen when all of them are done.',
    },
  },
  {
    id: 'Q20',
    text: {
      it: 'Dove il documento dice che SOLO può o potrà fare qualcosa, SOLO la fa.',
      en: 'Where the document says that SOLO may do something, SOLO does it.',
    },
    ground: {
      it: '«potrà costruire», «potrà scartare», «può modificare»',
      en: '“may build”, “may discard”, “can change”',
    },
  },
  {
    id: 'Q21',
    text: {
      it: 'SOLO paga sempre nel modo meno caro consentito, sia per rispettare il limite delle meraviglie sia per sapere che cosa può permettersi.',
      en: 'SOLO always pays in the cheapest legal way, both for the wonder cap and for what it can afford.',
    },
  },
  {
    id: 'Q22',
    text: {
      it: 'Se un livello di sfida ha già usato una delle carte scartate a inizio partita, la Statua della Libertà funziona con quelle rimaste.',
      en: 'If a challenge level has already used one of the set-aside cards, the Statue of Liberty works with those that are left.',
    },
  },
  {
    id: 'Q23',
    text: {
      it: 'S9.2 e S9.3 valgono anche nelle scelte gratuite, perché queste usano la scala operativa. Una carta che non è nello schema scopre 0 carte.',
      en: 'S9.2 and S9.3 apply in free choices too, because those use the operative scale. A card that is not in the structure uncovers 0 cards.',
    },
    ground: {
      it: '«Nel caso di SOLO la scelta seguirà la “scala operativa”»',
      en: '“SOLO’s choice follows the operative scale”',
    },
  },
  {
    id: 'Q24',
    text: {
      it: 'La carta da mettere sotto una meraviglia si cerca tra tutte le accessibili: anche quelle che SOLO potrebbe costruire e anche le viola, che nell’ordine inverso normale vengono per ultime.',
      en: 'The card to put under a wonder is sought among all accessible cards: also those SOLO could build, and also purple ones, which come last in the normal reverse order.',
    },
    ground: {
      it: 'la carta «verrà scelta in base all’ordine inverso di priorità della “scala operativa”»',
      en: 'the card “is chosen by the reverse order of the operative scale”',
    },
  },
  {
    id: 'Q25',
    text: {
      it: 'Il limite vale per le monete: una meraviglia le cui risorse si comprano tutte entro il limite si può costruire, anche se SOLO non ne produce nessuna.',
      en: 'What binds is the cap on coins: a wonder whose resources are all bought within the cap may be built, even if SOLO produces none of them.',
    },
    ground: {
      it: '«pagandone parte del costo in risorse e parte fino a un massimo di 3 monete»',
      en: '“paying part of its cost in resources and part with at most 3 coins”',
    },
  },
  {
    id: 'Q26',
    text: {
      it: 'Dove anche la scala della flessibilità lascia carte alla pari, si prosegue con la scala di scelta (o di scelta gratuita).',
      en: 'Where the flexibility scale, too, leaves cards tied, the choice scale (or the free choice scale) goes on.',
    },
    ground: {
      it: 'la scala della flessibilità finisce con «La carta verde»',
      en: 'the flexibility scale ends with “The green card”',
    },
  },
  {
    id: 'Q27',
    text: {
      it: 'La quantità prodotta non conta: di una carta che produce due unità di una risorsa SOLO non ha più bisogno che di una che ne produce una.',
      en: 'The quantity produced does not count: a card that produces two of a resource is needed no more than one that produces one.',
    },
    ground: {
      it: '«la carta (e quindi la risorsa rappresentata in essa) di cui ha più bisogno»',
      en: '“the card (and so the resource shown on it) it needs most”',
    },
  },
  {
    id: 'Q28',
    text: {
      it: 'L’indirizzo che sceglie il giocatore si sceglie subito, prima che il giocatore prenda la propria prima meraviglia.',
      en: 'An address the player chooses is chosen at once, before the player’s own first pick.',
    },
    ground: {
      it: '«sarà il giocatore a scegliere l’indirizzo strategico di SOLO»',
      en: '“it will be the player who chooses SOLO’s strategic address”',
    },
  },
  {
    id: 'Q29',
    text: {
      it: 'Con la Statua della Libertà le due carte si scelgono guardando la situazione com’è, prima che una delle due abbia effetto.',
      en: 'With the Statue of Liberty both cards are chosen in the position as it is, before either takes effect.',
    },
  },
  {
    id: 'Q30',
    text: {
      it: 'Il livello «Base» è il documento senza nessuno dei suoi livelli di sfida.',
      en: 'The level “Base” is the document without any of its levels of challenge.',
    },
    ground: {
      it: 'il giocatore «potrà» aumentare il livello di sfida',
      en: 'the player “may” raise the level of challenge',
    },
  },
]

/** The clauses and rulings of the document, or of a variant. */
export function textsOf(variant = ''): RuleTexts {
  const doc = docOf(variant)
  const texts = { clauses: CLAUSES, rulings: RULINGS }
  if (doc === DOCUMENT) return withReadings(texts, doc.registry)
  return textsOfVariant(texts, doc.registry, doc.choices, toldOf(doc))
}
