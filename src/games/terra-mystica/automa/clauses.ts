// The clauses of the solo variant and our rulings, told in one or two sentences each; ladders and tests cite them by id.
import type { Clause, RuleTexts } from '../../../kernel/contract.ts'
import type { Text } from '../../../kernel/text.ts'
import { textsOfVariant, withReadings } from '../../../variant/texts.ts'
import { docOf } from '../variant/index.ts'
import { type ToldId, toldOf } from '../variant/told.ts'

const DOCUMENT = docOf('')
const TOLD = toldOf(DOCUMENT, '')

/** Where a clause stands in the document, and what of it a ruling reads. */
const clause = (id: string, it: string, en: string, source: Pick<Clause, 'heading' | 'ground'> = {}): Clause => ({
  id,
  text: { it, en },
  ...source,
})

/** The same for a clause that names numbers of the document. */
const told = (id: ToldId, source: Pick<Clause, 'heading' | 'ground'>): Clause => ({ id, text: TOLD[id], ...source })

// The headings of the document as they are printed.
const INTRO: Text = {
  it: 'Variante “solitario” di Terra Mystica',
  en: 'Solitaire variant of Terra Mystica (the opening)',
}
const SCENARIO: Text = { it: 'Scelta dello scenario', en: 'Scelta dello scenario (choice of the scenario)' }
const FACTIONS: Text = {
  it: 'Scelta della Razza del Giocatore e degli Avversari',
  en: 'Scelta della Razza del Giocatore e degli Avversari (choice of the factions)',
}
const SETUP: Text = { it: 'Setup e Culti', en: 'Setup e Culti (set-up and cults)' }
const POWER: Text = { it: 'Le azioni Potere', en: 'Le azioni Potere (the power actions)' }
const ACTIONS: Text = { it: 'Fase Azioni', en: 'Fase Azioni (action phase)' }
const PLACING: Text = {
  it: 'Piazzamento delle Abitazioni degli avversari',
  en: 'Piazzamento delle Abitazioni degli avversari (placing the opponents’ dwellings)',
}
const SCORING: Text = {
  it: 'Calcolo del Punteggio e del bonus di espansione',
  en: 'Calcolo del Punteggio e del bonus di espansione (score and expansion bonus)',
}
const SOURCE: Text = {
  it: 'Fonte, Traduzione e adattamento',
  en: 'Fonte, Traduzione e adattamento (source and translation)',
}

export const CLAUSES: readonly Clause[] = [
  clause(
    'S1',
    'Valgono tutte le normali regole, fatta eccezione per le modifiche descritte qui.',
    'All normal rules hold, except for the changes described here.',
    { heading: INTRO },
  ),
  clause(
    'S2',
    'Due modi di giocare. Casuale: razza, tessere turno e tessere bonus sono a caso. Ponderata: si scelgono cercando di massimizzare il punteggio.',
    'Two ways to play. Random: faction, scoring tiles and bonus tiles are random. Deliberate: they are chosen so as to maximise the score.',
    { heading: INTRO },
  ),
  told('S3', { heading: SCENARIO }),
  clause(
    'S4',
    'Gli Avversari non raggiungono un proprio punteggio: concorrono per i culti e per l’espansione dei territori, solo per contrastare il tuo.',
    'The opponents reach no score of their own: they compete for the cults and for expansion only to hold yours down.',
    { heading: SCENARIO },
  ),
  clause(
    'S5',
    'La propria Razza si sceglie in base ai gusti o a caso.',
    'Your faction is chosen by taste or at random.',
    { heading: FACTIONS },
  ),
  clause(
    'S6',
    'Gli avversari sono tre e di loro conta solo il colore: nessuna razza, nessuna abilità.',
    'There are three opponents, and only their colour counts: no faction, no ability.',
    { heading: FACTIONS },
  ),
  told('S7', { heading: FACTIONS }),
  clause(
    'S8',
    'Si prepara una partita normale, senza plance per gli avversari e con solo 4 tessere bonus prese a caso.',
    'A normal set-up, without boards for the opponents and with only 4 bonus tiles drawn at random.',
    { heading: SETUP },
  ),
  told('S9', { heading: SETUP }),
  told('S10', { heading: SETUP }),
  told('S11', { heading: SETUP }),
  clause(
    'S12',
    'Le proprie pedine culto partono da dove dice la Plancia Fazione.',
    'Your own cult markers start where the faction board says.',
    { heading: SETUP },
  ),
  told('S13', { heading: SETUP }),
  clause(
    'S14',
    'A parità di distanza si preferisce l’esagono sull’Isola in cui si trova la propria abitazione.',
    'At equal distance the hex on the island of your dwelling is preferred.',
    { heading: SETUP },
  ),
  clause(
    'S15',
    'Se la parità resta, si piazza a caso o a propria scelta.',
    'If the tie remains, the hexes are taken at random or by your choice.',
    { heading: SETUP },
  ),
  told('S16', { heading: SETUP }),
  clause(
    'S17',
    'Per le azioni potere si sceglie fra due alternative prima della partita: una senza componente aleatoria, una che simula le scelte degli avversari.',
    'For the power actions one of two alternatives is chosen before the game: one without chance, one that simulates the opponents’ choices.',
    { heading: POWER },
  ),
  clause(
    'S18',
    'Prima alternativa: all’inizio di ogni turno tutte le azioni potere sono disponibili, come se gli avversari non le scegliessero mai. È per chi non vuole il caso durante la partita e cerca il miglior punteggio possibile.',
    'First alternative: all power actions are available at the start of every round, as if the opponents never chose them. It is for those who want no chance during the game and look for the best score.',
    { heading: POWER },
  ),
  told('S19', { heading: POWER }),
  told('S20', { heading: POWER }),
  clause('S21', 'Tutte le normali azioni sono disponibili.', 'All normal actions are available.', { heading: ACTIONS }),
  clause(
    'S22',
    'Due nuove azioni: posizionare un’abitazione di un altro colore; evolvere un’abitazione di un altro colore in emporio.',
    'Two new actions: place a dwelling of another colour; upgrade a dwelling of another colour to a trading post.',
    { heading: ACTIONS },
  ),
  clause(
    'S23',
    'Ognuna di queste azioni può essere fatta una sola volta per colore.',
    'Each of these actions may be done only once per colour.',
    { heading: ACTIONS },
  ),
  clause(
    'S24',
    'Un’abitazione avversaria va solo su un esagono del suo colore; non serve che sia adiacente ad altre.',
    'An opponent’s dwelling goes only on a hex of its own colour; it need not be adjacent to others.',
    { heading: PLACING },
  ),
  clause(
    'S25',
    'Lo scopo di queste azioni è un motore di potere, che limita anche lo spazio per la propria espansione.',
    'The purpose of these actions is a power engine, which also limits the space for your own expansion.',
    { heading: PLACING },
  ),
  clause(
    'S26',
    'Il punteggio finale si calcola come in una normale partita.',
    'The final score is computed as in a normal game.',
    { heading: SCORING },
  ),
  told('S27', { heading: SCORING }),
  told('S28', { heading: SCORING }),
  clause(
    'S29',
    'Su ogni culto il proprio livello si confronta con le tre pedine fisse.',
    'On each cult your level is compared with the three fixed pawns.',
    { heading: SCORING },
  ),
  clause(
    'S30',
    'Variante dal thread 904168 di BoardGameGeek (Alex Peters), traduzione e adattamento di Nuvolaz.',
    'Variant from thread 904168 of BoardGameGeek (Alex Peters), Italian text by Nuvolaz.',
    { heading: SOURCE },
  ),
]

export const RULINGS: readonly Clause[] = [
  clause(
    'Q1',
    'Dove il modo 2 dice tessere favore si intende tessere bonus: nella scelta ponderata le 4 tessere bonus si possono scegliere, altrimenti si pescano. I favori si scelgono sempre durante la partita.',
    'Where mode 2 says favour tiles, bonus tiles are meant: in the deliberate choice the 4 bonus tiles may be chosen, otherwise they are drawn. Favours are always chosen during play.',
    {
      ground: {
        it: '«tessere favore» nel modo 2, «tessere bonus» nel modo 1; «scegliere casualmente solo 4 tessere bonus»',
        en: '“tessere favore” (favour tiles) in mode 2, “tessere bonus” in mode 1; “scegliere casualmente solo 4 tessere bonus” (choose only 4 bonus tiles, at random)',
      },
    },
  ),
  clause(
    'Q2',
    'Nel documento «turno» è uno dei sei turni della partita, non una singola azione.',
    'In the document “turno” means round.',
    {
      ground: {
        it: '«tessere turno», «all’inizio di ogni turno»',
        en: '“tessere turno” (the scoring tiles), “all’inizio di ogni turno” (at the start of every round)',
      },
    },
  ),
  clause(
    'Q3',
    'Terzo colore: a scelta; nella modalità casuale decide il caso (1 = il primo sulla ruota dei terreni, 2 = il secondo).',
    'Third colour: by choice; in the random style by chance (1 = the first on the terrain wheel, 2 = the other).',
    {
      ground: {
        it: '«si potrà scegliere tra il nero ed il rosso»',
        en: '“si potrà scegliere tra il nero ed il rosso” (one may choose between black and red)',
      },
    },
  ),
  clause('Q4', 'Medio e Intermedio sono lo stesso scenario.', 'Medio and Intermedio are the same scenario.', {
    ground: {
      it: '«Facile, Intermedio e Difficile», più avanti «Medio»',
      en: '“Facile, Intermedio e Difficile”, later “Medio”',
    },
  }),
  told('Q5', { ground: { it: 'l’esempio: C5 per A10, I9 per G3', en: 'the example: C5 for A10, I9 for G3' } }),
  clause(
    'Q6',
    'La distanza conta i passi su qualunque casella, fiume o terra.',
    'Distance counts steps over any cell, river or land.',
    {
      ground: {
        it: '«questo esagono dista 2 spazi da G3, così come l’esagono E7»: I9 per terra, E7 oltre un fiume',
        en: '“questo esagono dista 2 spazi da G3, così come l’esagono E7”: I9 over land and E7 over a river are both 2 away',
      },
    },
  ),
  clause(
    'Q7',
    'L’Isola è una delle quattro terre fra i fiumi; i ponti non contano.',
    'An island is one of the four land masses between the rivers; bridges do not matter.',
    {
      ground: {
        it: '«sull’Isola in cui si trova la propria abitazione»',
        en: '“sull’Isola in cui si trova la propria abitazione” (on the island of the own dwelling)',
      },
    },
  ),
  clause(
    'Q8',
    'Se gli esagoni alla pari stanno tutti su altre isole, la parità si tratta come sulla stessa isola.',
    'Tied hexes that are all on other islands are treated like a tie on the same island.',
  ),
  clause(
    'Q9',
    'Se lo stesso esagono è il più vicino a due proprie abitazioni, vale la somma delle distanze più piccola per tutte insieme, qualunque sia l’ordine di piazzamento.',
    'If the same hex is nearest to two of your dwellings, the smallest sum of distances for all of them together counts, whatever the order of placing.',
    {
      ground: {
        it: '«quanto più vicino possibile alle proprie abitazioni»',
        en: '“quanto più vicino possibile alle proprie abitazioni” (as near as possible to the own dwellings)',
      },
    },
  ),
  clause(
    'Q10',
    'Le abitazioni iniziali degli avversari non danno potere.',
    'The opponents’ starting dwellings give no power.',
  ),
  clause(
    'Q11',
    'Una faccia ripetuta del dado si tira di nuovo: servono azioni diverse.',
    'A repeated face of the die is rolled again: different actions are needed.',
    {
      ground: {
        it: '«determinare 2 (facile), 3 (medio) o 4 (difficile) azioni potere»: azioni, non tiri',
        en: '“determinare 2 (facile), 3 (medio) o 4 (difficile) azioni potere”: so many actions, not rolls',
      },
    },
  ),
  clause(
    'Q12',
    'Le azioni si coprono all’inizio del turno, dopo la rendita e prima della prima azione.',
    'Actions are blocked when the round starts, after income and before the first action.',
    { ground: { it: '«All’inizio di ogni turno»', en: '“All’inizio di ogni turno” (at the start of every round)' } },
  ),
  clause(
    'Q13',
    'Una volta per colore vuol dire in ogni turno; a scelta, in tutta la partita.',
    'Once per colour means in every round; as an option, in the whole game.',
    {
      ground: {
        it: '«una sola volta per colore», sotto la fase azioni di un turno; 8 abitazioni sono 2 all’inizio e 1 in ognuno dei sei turni; «un motore di potere»',
        en: '“una sola volta per colore” (only once per colour), under the action phase of a round; 8 dwellings are 2 at the start and 1 in each of six rounds; “un motore di potere” (a power engine)',
      },
    },
  ),
  clause(
    'Q14',
    'Le nuove azioni non costano nulla e si fanno fra un’azione e l’altra, non dopo aver passato.',
    'The new actions cost nothing and are taken between two other actions, not after passing.',
  ),
  told('Q15', {
    ground: {
      it: '«Prendere 8 abitazioni e 4 empori di ogni colore Avversario»',
      en: '“Prendere 8 abitazioni e 4 empori di ogni colore Avversario” (take 8 dwellings and 4 trading posts of each opponent colour)',
    },
  }),
  clause(
    'Q16',
    'Conta il colore attuale dell’esagono, non quello stampato.',
    'The current colour of the hex counts, not the printed one.',
    {
      ground: {
        it: '«solo su esagoni dello stesso colore delle altre fazioni»',
        en: '“solo su esagoni dello stesso colore delle altre fazioni” (only on hexes of the same colour as the other factions)',
      },
    },
  ),
  clause(
    'Q17',
    'Il potere delle nuove azioni segue la regola normale: somma del valore dei propri edifici adiacenti, al prezzo di potere meno 1 PV, tutto o niente entro i limiti; si può rinunciare.',
    'Power from the new actions follows the normal rule: the sum of your adjacent structures for power minus 1 VP, all or nothing within the caps; it may be declined.',
    {
      ground: {
        it: '«provvedere un motore di potere»',
        en: '“provvedere un motore di potere” (to provide a power engine)',
      },
    },
  ),
  clause(
    'Q18',
    'Le tue costruzioni non danno nulla agli avversari; le loro contano come vicini per il prezzo dell’emporio e occupano gli esagoni.',
    'Your builds give the opponents nothing; their structures count as neighbours for the trading post price and block hexes.',
  ),
  clause(
    'Q19',
    'Cultisti: è come se tutti rinunciassero, quindi ogni costruzione vicino a un avversario dà 1 potere.',
    'Cultists: read as if all declined, so each build next to an opponent gives 1 power.',
  ),
  clause(
    'Q20',
    'Il doppio turno dei Maghi del Caos è disponibile ma non ha effetto.',
    'The double turn of the Chaos Magicians is available but has no effect.',
  ),
  clause(
    'Q21',
    'I colori non in gioco non hanno pezzi: i loro esagoni sono terreno normale.',
    'Colours not in the game have no pieces: their hexes are ordinary terrain.',
  ),
  clause(
    'Q22',
    'Nessuna pedina avversaria sta sul 10: con una chiave per culto si può arrivarci in tutti. Le pedine non occupano spazi per i sacerdoti.',
    'No opponent pawn stands on 10: with a key each you may reach it on every cult. Pawns take no priests’ slots.',
    {
      ground: {
        it: 'le pedine stanno al massimo «al Valore 7, 8 o 9»',
        en: 'the pawns stand at most “al Valore 7, 8 o 9”',
      },
    },
  ),
  clause('Q23', 'Il livello 0 di un culto non dà mai punti.', 'Level 0 of a cult never scores.'),
  clause(
    'Q24',
    'I territori connessi sono i propri edifici nella rete più grande.',
    'Connected territories are your structures in the largest network.',
    {
      ground: {
        it: '«maggior numero degli edifici connessi», «territori connessi»',
        en: '“maggior numero degli edifici connessi” (most connected buildings), “territori connessi” (connected territories)',
      },
    },
  ),
  clause(
    'Q25',
    'Le parità si dividono e si arrotondano per difetto; a pari merito per il terzo posto si divide solo il terzo premio.',
    'Ties are shared and rounded down; tied for third, only the third prize is shared.',
    { ground: { it: 'l’esempio: (18 + 12) / 2', en: 'the example: (18 + 12) / 2' } },
  ),
  clause(
    'Q26',
    'Non c’è un punteggio obiettivo: il risultato è il punteggio finale. I migliori si tengono per scenario, azioni potere, modalità di scelta e razza.',
    'There is no target score: the result is the final score. Best ones are kept per scenario, power mode, style of set-up and faction.',
    {
      ground: {
        it: '«gli Avversari non raggiungeranno un proprio punteggio»',
        en: '“gli Avversari non raggiungeranno un proprio punteggio” (the opponents will reach no score of their own)',
      },
    },
  ),
  clause(
    'Q27',
    'Ordine di preparazione: scenario, modalità, razza, colori, tessere turno e bonus, pedine dei culti, proprie abitazioni, abitazioni avversarie, propria tessera bonus, monete sulle tre rimaste.',
    'Order of set-up: scenario, style, faction, colours, scoring and bonus tiles, cult pawns, own dwellings, opponents’ dwellings, own bonus tile, coins on the three left.',
  ),
  clause(
    'Q28',
    'Tre tessere bonus restano scoperte e ricevono una moneta per turno.',
    'Three bonus tiles lie open and get a coin each round.',
  ),
  clause(
    'Q29',
    'Gli avversari non prendono tessere favore, città o bonus, né spazi per sacerdoti.',
    'Opponents take no favour, town or bonus tiles and no priests’ slots.',
  ),
  clause(
    'Q30',
    'Le facce del dado sono le stesse in tutte e due le forme della seconda alternativa.',
    'The faces of the die are the same in both forms of the second alternative.',
    {
      ground: {
        it: '«1= costruire un ponte, 2= Reclutare un sacerdote …», l’unica chiave che il documento dà',
        en: '“1= costruire un ponte, 2= Reclutare un sacerdote …”, the only key the document gives',
      },
    },
  ),
  told('Q31', {
    ground: {
      it: '«eccezioni: 1 per i Maghi del Caos e 3 per i Nomadi»; degli avversari si sceglie «il solo colore»',
      en: '“eccezioni: 1 per i Maghi del Caos e 3 per i Nomadi” (exceptions); of the opponents “il solo colore” (only the colour) is chosen',
    },
  }),
  clause(
    'Q32',
    'Cultisti, a scelta: un passo su un culto dopo tutto il resto dell’azione, oppure nessuna reazione.',
    'Cultists, as an option: a step on a cult after everything else of the action, or no reaction.',
  ),
  clause(
    'Q33',
    'Con il limite di partita un piazzamento o un’evoluzione usati per un colore restano usati fino alla fine.',
    'With the limit per game a placement or upgrade used for a colour stays used to the end.',
  ),
  clause(
    'Q34',
    'Scelta ponderata: sei tessere turno e quattro tessere bonus diverse; il terzo colore è a scelta. Le parità seguono la loro opzione in tutte e due le modalità.',
    'Deliberate choice: six different scoring tiles and four different bonus tiles; the third colour is your choice. Ties follow their option in both styles.',
    {
      ground: {
        it: '«sarà fatta in maniera ponderata, cercando di massimizzare il punteggio»',
        en: '“sarà fatta in maniera ponderata, cercando di massimizzare il punteggio” (made deliberately, so as to maximise the score)',
      },
    },
  ),
  clause(
    'Q35',
    'Le proprie abitazioni iniziali si piazzano sempre liberamente, anche nella scelta casuale.',
    'Your own starting dwellings are always placed freely, also in the random choice.',
    {
      ground: {
        it: '«scelgo di piazzare le mie abitazioni in posizione A10 e G3»; a caso sono solo razza, tessere turno e tessere bonus',
        en: '“scelgo di piazzare le mie abitazioni in posizione A10 e G3” (I choose to place my dwellings); only faction, scoring tiles and bonus tiles are random',
      },
    },
  ),
  clause(
    'Q36',
    'Le pedine degli avversari sui culti non si muovono più: i punti dei culti si contano contro di loro.',
    'The opponents’ pawns on the cults do not move again: cult points are counted against them.',
    {
      ground: {
        it: '«fare avanzare» si legge una volta sola, nel setup; gli avversari non hanno azioni',
        en: '“fare avanzare” (advance) is said once, under set-up; the opponents have no actions',
      },
    },
  ),
]

/** The clauses and rulings of the document, or of a variant. */
export function textsOf(variant = ''): RuleTexts {
  const doc = docOf(variant)
  const texts = { clauses: CLAUSES, rulings: RULINGS }
  if (doc === DOCUMENT) return withReadings(texts, doc.registry)
  return textsOfVariant(texts, doc.registry, doc.choices, toldOf(doc, variant))
}
