// What people call the fields of a position, their values and what can be wrong with them; and how an editor lays them out.
// The keys: `src/games/duel/position/labels.ts`.
import type { Json, Text } from '../../../kernel/contract.ts'
import { COMMON_LABELS, valueLabels } from '../../../kit/labels.ts'
import { SCENARIOS } from '../automa/levels.ts'
import { CULTS } from '../catalogue/index.ts'

const FIELDS: Readonly<Record<string, Text>> = {
  '§map': { it: 'La mappa', en: 'The map' },
  '§player': { it: 'La tua fazione', en: 'Your faction' },
  '§opponents': { it: 'Gli avversari', en: 'The opponents' },
  '§tiles': { it: 'Le tessere', en: 'The tiles' },
  '§power': { it: 'Le azioni potere', en: 'The power actions' },

  scenario: { it: 'Scenario', en: 'Scenario' },
  setupStyle: { it: 'Scelta', en: 'Choice' },
  powerMode: { it: 'Azioni potere', en: 'Power actions' },
  tieMode: { it: 'Parità fra esagoni', en: 'Ties between hexes' },
  options: { it: 'Altre regole', en: 'Other rules' },
  'options.new-action-limit': { it: 'Limite delle nuove azioni', en: 'Limit of the new actions' },
  'options.cultists-reaction': { it: 'Cultisti vicino agli avversari', en: 'Cultists next to opponents' },
  round: { it: 'Turno', en: 'Round' },
  'round?': { it: '0 durante la preparazione', en: '0 during set-up' },
  phase: { it: 'Fase', en: 'Phase' },
  scoringTiles: { it: 'Tessere turno', en: 'Scoring tiles' },
  'scoringTiles?': { it: 'dal turno 1', en: 'round 1 first' },
  bonusTiles: { it: 'Tessere bonus scoperte', en: 'Open bonus tiles' },
  'bonusTiles?': { it: 'con le monete sopra', en: 'with the coins on them' },
  terrain: { it: 'Esagoni trasformati', en: 'Transformed hexes' },
  'terrain?': { it: 'solo quelli che non hanno più il colore stampato', en: 'only those that changed colour' },
  blocked: { it: 'Non disponibili in questo turno', en: 'Blocked this round' },
  powerUsed: { it: 'Già usate in questo turno', en: 'Used this round' },
  blockedByRound: { it: 'Non disponibili turno per turno', en: 'Blocked, round by round' },
  opponents: { it: 'Avversari', en: 'Opponents' },
  'opponents.colour': { it: 'Colore', en: 'Colour' },
  'opponents.structures': { it: 'Edifici', en: 'Structures' },
  'opponents.placed': { it: 'Abitazione già posizionata', en: 'Dwelling already placed' },
  'opponents.upgraded': { it: 'Abitazione già evoluta', en: 'Dwelling already upgraded' },

  player: { it: 'La tua fazione', en: 'Your faction' },
  'player.faction': { it: 'Razza', en: 'Faction' },
  'player.vp': { it: 'Punti Vittoria', en: 'Victory points' },
  'player.workers': { it: 'Lavoratori', en: 'Workers' },
  'player.priests': { it: 'Sacerdoti', en: 'Priests' },
  'player.bowls': { it: 'Potere nelle ciotole I, II, III', en: 'Power in bowls I, II, III' },
  'player.cults': { it: 'Livelli dei culti', en: 'Cult levels' },
  'player.keys': { it: 'Chiavi di città', en: 'Town keys' },
  'player.shipping': { it: 'Navigazione', en: 'Shipping' },
  'player.dig': { it: 'Scavo', en: 'Digging' },
  'player.structures': { it: 'Edifici', en: 'Structures' },
  'player.bridges': { it: 'Ponti', en: 'Bridges' },
  'player.towns': { it: 'Città', en: 'Towns' },
  'player.towns.tile': { it: 'Tessera', en: 'Tile' },
  'player.towns.hexes': { it: 'Esagoni', en: 'Hexes' },
  'player.towns.river': { it: 'Fiume (Sirene)', en: 'River (Mermaids)' },
  'player.favours': { it: 'Tessere favore', en: 'Favour tiles' },
  'player.bonusTile': { it: 'Tessera bonus', en: 'Bonus tile' },
  'player.used': { it: 'Azioni speciali già usate', en: 'Special actions used' },
  'player.cultPriests': { it: 'Sacerdoti sui culti', en: 'Priests on the cults' },
  'player.cultSpades': { it: 'Vanghe del bonus dei culti', en: 'Spades of the cult bonus' },
  'player.passed': { it: 'Hai già passato', en: 'You have passed' },
  ...Object.fromEntries(
    CULTS.flatMap(({ id, name }) => [
      [`player.cultPriests.${id}`, name],
      [`player.cultPriests.${id}.3`, { it: 'da 3 passi', en: 'of 3 steps' }],
      [`player.cultPriests.${id}.2`, { it: 'da 2 passi', en: 'of 2 steps' }],
    ]),
  ),
}

const VALUES: Readonly<Record<string, Text>> = {
  ...valueLabels('scenario', SCENARIOS),
  'setupStyle=random': { it: 'Casuale', en: 'Random' },
  'setupStyle=deliberate': { it: 'Ponderata', en: 'Deliberate' },
  'powerMode=all-available': { it: 'Tutte disponibili', en: 'All available' },
  'powerMode=blocked-each-round': { it: 'Tirate ogni turno', en: 'Rolled each round' },
  'powerMode=blocked-predetermined': { it: 'Predeterminate', en: 'Rolled before the game' },
  'tieMode=random': { it: 'A caso', en: 'At random' },
  'tieMode=choice': { it: 'A scelta', en: 'By choice' },
  'options.new-action-limit=round': { it: 'Ogni turno', en: 'Each round' },
  'options.new-action-limit=game': { it: 'In tutta la partita', en: 'In the whole game' },
  'options.cultists-reaction=power': { it: '1 potere', en: '1 power' },
  'options.cultists-reaction=cult-step': { it: '1 passo di culto', en: '1 cult step' },
  'options.cultists-reaction=none': { it: 'Niente', en: 'Nothing' },
  'phase=setup': { it: 'Preparazione', en: 'Set-up' },
  'phase=actions': { it: 'Azioni', en: 'Actions' },
  'phase=cult-spades': { it: 'Vanghe dei culti', en: 'Cult spades' },
  'phase=game-end': { it: 'Fine della partita', en: 'End of the game' },
  'player.bonusTile=null': { it: 'Nessuna', en: 'None' },
  'player.towns.river=null': { it: 'Nessuno', en: 'None' },
}

const FAULTS: Readonly<Record<string, Text>> = {
  '! is not known': { it: 'qui non va bene', en: 'does not belong here' },
  '! the {} is missing': { it: 'manca', en: 'is missing' },
  '! is not three numbers': { it: 'servono tre numeri', en: 'three numbers are needed' },
  '! is not two hexes': { it: 'servono due esagoni', en: 'two hexes are needed' },
  '! has more than {} bridges': { it: 'i ponti sono più di {1}', en: 'there are more than {1} bridges' },
  '! has more than {} tiles': { it: 'le tessere sono più di {1}', en: 'there are more than {1} tiles' },
  '! has more than {} rounds': { it: 'i turni sono più di {1}', en: 'there are more than {1} rounds' },

  '! round 0 is the set-up, not "{}"': { it: 'il turno 0 è la preparazione', en: 'round 0 is the set-up' },
  '! the set-up is round 0, not round {}': {
    it: 'la preparazione è il turno 0, non il {1}',
    en: 'the set-up is round 0, not round {1}',
  },
  '! there is no cult bonus in round 6': {
    it: 'nel turno 6 non c’è bonus dei culti',
    en: 'there is no cult bonus in round 6',
  },
  '! structures stand on the map, so it is needed': {
    it: 'ci sono edifici sulla mappa: serve la razza',
    en: 'structures stand on the map, so it is needed',
  },
  '! there are more than {} of "{}"': { it: '{2}: sono più di {1}', en: '{2}: there are more than {1}' },
  '! there are more than {}': { it: 'sono più di {1}', en: 'there are more than {1}' },
  '! there are more than {} dwellings or {} trading posts': {
    it: 'sono più di {1} abitazioni o {2} empori',
    en: 'there are more than {1} dwellings or {2} trading posts',
  },
  '! there is a structure on {} already': {
    it: 'in {1} c’è già un edificio',
    en: 'there is a structure on {1} already',
  },
  '! there are more than {} with those on the cults': {
    it: 'con quelli sui culti sono più di {1}',
    en: 'with those on the cults there are more than {1}',
  },
  '! there is no place for a bridge from {} to {}': {
    it: 'fra {1} e {2} non si può costruire un ponte',
    en: 'there is no place for a bridge from {1} to {2}',
  },
  '! there is a bridge from {} to {} already': {
    it: 'fra {1} e {2} c’è già un ponte',
    en: 'there is a bridge from {1} to {2} already',
  },
}

/** What the game waits for, where it was stopped within an action: told as text only. */
const PENDING_FAULTS: Readonly<Record<string, Text>> = {
  '! the game waits for nothing': { it: 'manca ciò che il gioco aspetta', en: 'the game waits for nothing' },
  '! the game is over': { it: 'la partita è finita', en: 'the game is over' },
  '! "{}" names no hex': { it: '«{1}» non indica un esagono', en: '“{1}” names no hex' },
  '! "colours" names no colour': { it: '«colours» non indica un colore', en: '“colours” names no colour' },
  '! a die has six faces': { it: 'un dado ha sei facce', en: 'a die has six faces' },
  '! only cult spades are to be used': {
    it: 'qui si usano solo le vanghe dei culti',
    en: 'only cult spades are to be used',
  },
  '! nothing can be done': { it: 'da qui non si può fare niente', en: 'nothing can be done' },
  '! this is not the order of set-up': {
    it: 'questo non è l’ordine della preparazione',
    en: 'this is not the order of set-up',
  },
  '! the bonus tiles do not come out': {
    it: 'il numero delle tessere bonus non torna',
    en: 'the bonus tiles do not come out',
  },
  '! the scoring tiles do not come out': {
    it: 'il numero delle tessere turno non torna',
    en: 'the scoring tiles do not come out',
  },
  '! the faction is asked for if it is not told': {
    it: 'la razza si chiede solo se non è indicata',
    en: 'the faction is asked for if it is not told',
  },
  '! the opponents are told': { it: 'gli avversari sono già indicati', en: 'the opponents are told' },
  '! there are {} starting dwellings': {
    it: 'le abitazioni iniziali sono {1}',
    en: 'there are {1} starting dwellings',
  },
  '! starting dwellings are placed while some are missing': {
    it: 'le abitazioni iniziali si piazzano finché ne manca qualcuna',
    en: 'starting dwellings are placed while some are missing',
  },
  '! there is no such opponent': { it: 'questo avversario non c’è', en: 'there is no such opponent' },
  '! an action phase waits for "act" first': {
    it: 'nella fase azioni il gioco aspetta prima «act»',
    en: 'an action phase waits for “act” first',
  },
  '! "{}" cannot be asked there': { it: '«{1}» qui non si può chiedere', en: '“{1}” cannot be asked there' },
  '! the die decides nothing': { it: 'il dado non decide niente', en: 'the die decides nothing' },
  '! no town is founded': { it: 'non si fonda nessuna città', en: 'no town is founded' },
  '! there is no round {}': { it: 'il turno {1} non c’è', en: 'there is no round {1}' },
  '! there is no key': { it: 'non ci sono chiavi', en: 'there is no key' },
  '! nothing is tied': { it: 'non c’è nessuna parità', en: 'nothing is tied' },
  '! {} is there twice': { it: '{1} c’è due volte', en: '{1} is there twice' },
}

export const positionLabels: Readonly<Record<string, Text>> = {
  ...COMMON_LABELS,
  ...FIELDS,
  ...VALUES,
  ...FAULTS,
  ...PENDING_FAULTS,
}

/** What an editor is told about fields, by dotted path: their section, the option of a new game they follow, when they matter. */
export const positionHints: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  scenario: { section: 'now', option: 'level' },
  setupStyle: { section: 'now', option: 'style' },
  round: { section: 'now' },
  phase: { section: 'now' },
  tieMode: { section: 'now', option: 'ties' },
  options: { section: 'now' },
  player: { section: 'player' },
  'player.cultSpades': { when: { field: 'phase', in: ['cult-spades'] } },
  terrain: { section: 'map' },
  opponents: { section: 'opponents' },
  scoringTiles: { section: 'tiles' },
  bonusTiles: { section: 'tiles' },
  powerMode: { section: 'power', option: 'power' },
  blocked: { section: 'power' },
  powerUsed: { section: 'power' },
  blockedByRound: { section: 'power', when: { field: 'powerMode', in: ['blocked-predetermined'] } },
  chance: { hidden: true },
  pending: { hidden: true },
  dug: { hidden: true },
  skipped: { hidden: true },
  stopped: { hidden: true },
  rolls: { hidden: true },
}
