// The words of the game.
import type { Term } from '../../../kernel/handbook.ts'

export const glossary: readonly Term[] = [
  {
    id: 'adjacent',
    name: { it: 'Adiacenza diretta', en: 'Direct adjacency' },
    forms: {
      it: ['adiacenza diretta', 'direttamente adiacente', 'direttamente adiacenti'],
      en: ['direct adjacency', 'directly adjacent'],
    },
    text: {
      it: 'Due esagoni con un lato in comune o uniti da un ponte.',
      en: 'Two hexes that share an edge or are joined by a bridge.',
    },
    cite: 'R2.2',
  },
  {
    id: 'bonus-tile',
    name: { it: 'Tessera bonus', en: 'Bonus tile' },
    forms: { it: ['tessera bonus', 'tessere bonus'], en: ['bonus tile', 'bonus tiles'] },
    text: {
      it: 'La tessera che tieni per un turno: una rendita e spesso un effetto. La cambi passando.',
      en: 'The tile you hold for one round: an income and often an effect. You change it when you pass.',
    },
    cite: 'R24',
  },
  {
    id: 'bowl',
    name: { it: 'Ciotola', en: 'Bowl' },
    forms: { it: ['ciotola', 'ciotole'], en: ['bowl', 'bowls'] },
    text: {
      it: 'Una delle tre ciotole del potere. Solo i gettoni della terza si spendono.',
      en: 'One of the three bowls of power. Only tokens of the third can be spent.',
    },
    cite: 'R4.3',
  },
  {
    id: 'bridge',
    name: { it: 'Ponte', en: 'Bridge' },
    forms: { it: ['ponte', 'ponti'], en: ['bridge', 'bridges'] },
    text: {
      it: 'Rende direttamente adiacenti due esagoni divisi dal fiume. Ne hai tre.',
      en: 'Makes two hexes divided by the river directly adjacent. You have three.',
    },
    cite: 'R21.1',
  },
  {
    id: 'burn',
    name: { it: 'Sacrificare', en: 'Burn' },
    forms: { it: ['sacrificare', 'sacrifica', 'sacrificio', 'sacrifici'], en: ['burn', 'burns', 'burning'] },
    text: {
      it: 'Togliere dal gioco un gettone della ciotola II per spostarne un altro nella III.',
      en: 'Taking a token of bowl II out of the game to move another into bowl III.',
    },
    cite: 'R4.5',
  },
  {
    id: 'convert',
    name: { it: 'Convertire', en: 'Convert' },
    forms: {
      it: ['convertire', 'converti', 'conversione', 'conversioni'],
      en: ['convert', 'converting', 'conversion', 'conversions'],
    },
    text: {
      it: 'Cambiare risorse a un rapporto fisso fra un’azione e l’altra.',
      en: 'Changing goods at a fixed rate between actions.',
    },
    cite: 'R4.6',
  },
  {
    id: 'cult',
    name: { it: 'Culto', en: 'Cult' },
    forms: { it: ['culto', 'culti'], en: ['cult', 'cults'] },
    text: {
      it: 'Uno dei quattro tracciati: Fuoco, Acqua, Terra, Aria, da 0 a 10.',
      en: 'One of the four tracks: Fire, Water, Earth, Air, from 0 to 10.',
    },
    cite: 'R22.1',
  },
  {
    id: 'cult-bonus',
    name: { it: 'Bonus dei culti', en: 'Cult bonus' },
    forms: { it: ['bonus dei culti', 'bonus di culto'], en: ['cult bonus', 'cult bonuses'] },
    text: {
      it: 'Il premio della tessera turno, alla fine dei turni da 1 a 5, per i livelli su un culto.',
      en: 'The reward of the scoring tile, at the end of rounds 1 to 5, for levels on one cult.',
    },
    cite: 'R18.1',
  },
  {
    id: 'digging',
    name: { it: 'Scavo', en: 'Digging' },
    forms: { it: ['scavo'], en: ['digging'] },
    text: {
      it: 'Il tracciato che dice quanti lavoratori costa una vanga: 3, 2 o 1.',
      en: 'The track that says how many workers a spade costs: 3, 2 or 1.',
    },
    cite: 'R12',
  },
  {
    id: 'dwelling',
    name: { it: 'Abitazione', en: 'Dwelling' },
    forms: { it: ['abitazione', 'abitazioni'], en: ['dwelling', 'dwellings'] },
    text: {
      it: 'L’edificio più piccolo, di valore 1. Rende lavoratori.',
      en: 'The smallest structure, of power value 1. It brings workers.',
    },
    cite: 'R10.4',
  },
  {
    id: 'favour',
    name: { it: 'Tessera favore', en: 'Favour tile' },
    forms: {
      it: ['tessera favore', 'tessere favore', 'favore', 'favori'],
      en: ['favour tile', 'favour tiles', 'favour', 'favours'],
    },
    text: {
      it: 'Si prende con templi e santuario: passi su un culto e un effetto per sempre.',
      en: 'Taken with temples and sanctuary: steps on a cult and an effect for good.',
    },
    cite: 'R23',
  },
  {
    id: 'home',
    name: { it: 'Terreno di casa', en: 'Home terrain' },
    forms: { it: ['terreno di casa', 'colore di casa'], en: ['home terrain', 'home colour'] },
    text: {
      it: 'Il terreno del colore della tua razza, l’unico su cui costruisci.',
      en: 'The terrain of your faction’s colour, the only one you build on.',
    },
    cite: 'R1.2',
  },
  {
    id: 'income',
    name: { it: 'Rendita', en: 'Income' },
    forms: { it: ['rendita', 'rendite', 'entrate'], en: ['income'] },
    text: {
      it: 'Quello che edifici e tessere danno all’inizio di ogni turno.',
      en: 'What structures and tiles give at the start of every round.',
    },
    cite: 'R8.1',
  },
  {
    id: 'island',
    name: { it: 'Isola', en: 'Island' },
    forms: { it: ['isola', 'isole'], en: ['island', 'islands'] },
    text: { it: 'Terra collegata lato con lato. Sono quattro.', en: 'Land connected edge to edge. There are four.' },
    cite: 'R2.7',
  },
  {
    id: 'key',
    name: { it: 'Chiave', en: 'Key' },
    forms: { it: ['chiave', 'chiavi'], en: ['key', 'keys'] },
    text: {
      it: 'Viene con una città e apre il livello 10 di un culto.',
      en: 'Comes with a town and opens level 10 of a cult.',
    },
    cite: 'R22.2',
  },
  {
    id: 'network',
    name: { it: 'Rete', en: 'Network' },
    forms: { it: ['rete', 'espansione', 'territori connessi'], en: ['network', 'networks'] },
    text: {
      it: 'Il tuo gruppo più grande di edifici collegati, anche con la navigazione. Dà punti alla fine.',
      en: 'Your largest group of connected structures, shipping included. It scores at the end.',
    },
    cite: 'R28.2',
  },
  {
    id: 'offer',
    name: { it: 'Offerta di potere', en: 'Offer of power' },
    forms: {
      it: ['offerta di potere', 'offerta', 'offerte'],
      en: ['offer of power', 'offer', 'offers', 'offered power'],
    },
    text: {
      it: 'Il potere che puoi prendere quando un avversario costruisce accanto a te, pagando PV.',
      en: 'The power you may take when an opponent builds next to you, for VP.',
    },
    cite: 'R19.1',
  },
  {
    id: 'pass',
    name: { it: 'Passare', en: 'Pass' },
    forms: { it: ['passare', 'passa', 'passi il turno'], en: ['pass', 'passing', 'passes'] },
    text: {
      it: 'Chiudere le azioni del turno e cambiare tessera bonus.',
      en: 'Ending your actions of the round and changing the bonus tile.',
    },
    cite: 'R17.1',
  },
  {
    id: 'power',
    name: { it: 'Potere', en: 'Power' },
    forms: { it: ['potere', 'gettone potere', 'gettoni potere'], en: ['power', 'power token', 'power tokens'] },
    text: {
      it: 'Gettoni che girano in tre ciotole; quelli della terza pagano azioni e conversioni.',
      en: 'Tokens that circulate through three bowls; those of the third pay for actions and conversions.',
    },
    cite: 'R4.3',
  },
  {
    id: 'power-action',
    name: { it: 'Azione potere', en: 'Power action' },
    forms: { it: ['azione potere', 'azioni potere'], en: ['power action', 'power actions'] },
    text: {
      it: 'Una delle sei azioni della mappa, pagate in potere, una volta per turno.',
      en: 'One of the six actions on the map, paid with power, once per round.',
    },
    cite: 'R15.1',
  },
  {
    id: 'priest',
    name: { it: 'Sacerdote', en: 'Priest' },
    forms: { it: ['sacerdote', 'sacerdoti'], en: ['priest', 'priests'] },
    text: {
      it: 'Paga navigazione e scavo, o sale in un culto. Ne hai sette.',
      en: 'Pays for shipping and digging, or climbs a cult. You have seven.',
    },
    cite: 'R4.2',
  },
  {
    id: 'reach',
    name: { it: 'Raggiungere', en: 'Reach' },
    forms: {
      it: ['raggiungi', 'raggiungere', 'raggiungibile', 'raggiungibili', 'portata'],
      en: ['reach', 'reachable'],
    },
    text: {
      it: 'Un esagono libero adiacente a un tuo edificio, anche oltre il fiume con la navigazione.',
      en: 'A free hex adjacent to a structure of yours, also over the river by shipping.',
    },
    cite: 'R2.5',
  },
  {
    id: 'round',
    name: { it: 'Turno', en: 'Round' },
    forms: { it: ['turno', 'turni'], en: ['round', 'rounds'] },
    text: { it: 'Rendite, azioni, bonus dei culti. Sono sei.', en: 'Income, actions, cult bonus. There are six.' },
    cite: 'R7',
  },
  {
    id: 'sanctuary',
    name: { it: 'Santuario', en: 'Sanctuary' },
    forms: { it: ['santuario'], en: ['sanctuary', 'sanctuaries'] },
    text: {
      it: 'L’evoluzione di un tempio, di valore 3: un favore, e città con tre edifici.',
      en: 'The upgrade of a temple, of power value 3: a favour, and towns of three structures.',
    },
    cite: 'R13.3',
  },
  {
    id: 'scoring-tile',
    name: { it: 'Tessera turno', en: 'Scoring tile' },
    forms: { it: ['tessera turno', 'tessere turno'], en: ['scoring tile', 'scoring tiles'] },
    text: {
      it: 'Dice che cosa dà punti nel turno, e il bonus dei culti alla sua fine.',
      en: 'Says what brings points in the round, and the cult bonus at its end.',
    },
    cite: 'R25',
  },
  {
    id: 'shipping',
    name: { it: 'Navigazione', en: 'Shipping' },
    forms: { it: ['navigazione', 'raggio di navigazione'], en: ['shipping', 'shipping range', 'shipping level'] },
    text: { it: 'Quanti esagoni di fiume puoi attraversare.', en: 'How many river hexes you can cross.' },
    cite: 'R2.3',
  },
  {
    id: 'spade',
    name: { it: 'Vanga', en: 'Spade' },
    forms: { it: ['vanga', 'vanghe'], en: ['spade', 'spades'] },
    text: {
      it: 'Sposta il colore di un esagono di un passo sulla ruota dei terreni.',
      en: 'Moves the colour of a hex one step on the terrain wheel.',
    },
    cite: 'R3.1',
  },
  {
    id: 'special-action',
    name: { it: 'Azione speciale', en: 'Special action' },
    forms: { it: ['azione speciale', 'azioni speciali'], en: ['special action', 'special actions'] },
    text: {
      it: 'Un’azione di una tessera o di una fortezza, una volta per turno.',
      en: 'An action of a tile or stronghold, once per round.',
    },
    cite: 'R16.4',
  },
  {
    id: 'stronghold',
    name: { it: 'Fortezza', en: 'Stronghold' },
    forms: { it: ['fortezza', 'fortezze'], en: ['stronghold', 'strongholds'] },
    text: {
      it: 'L’edificio unico della razza, di valore 3, con il suo effetto speciale.',
      en: 'The one special structure of a faction, of power value 3, with an effect of its own.',
    },
    cite: 'R13.4',
  },
  {
    id: 'structure',
    name: { it: 'Edificio', en: 'Structure' },
    forms: { it: ['edificio', 'edifici'], en: ['structure', 'structures'] },
    text: {
      it: 'Abitazione, emporio, tempio, fortezza o santuario.',
      en: 'A dwelling, trading post, temple, stronghold or sanctuary.',
    },
    cite: 'R1.3',
  },
  {
    id: 'temple',
    name: { it: 'Tempio', en: 'Temple' },
    forms: { it: ['tempio', 'templi'], en: ['temple', 'temples'] },
    text: {
      it: 'L’evoluzione di un emporio, di valore 2: un favore subito e un sacerdote per turno.',
      en: 'The upgrade of a trading post, of power value 2: a favour at once and a priest each round.',
    },
    cite: 'R13.3',
  },
  {
    id: 'town',
    name: { it: 'Città', en: 'Town' },
    forms: { it: ['città'], en: ['town', 'towns'] },
    text: {
      it: 'Almeno quattro edifici collegati di valore totale 7: punti, una chiave e un guadagno.',
      en: 'At least four connected structures of total power value 7: points, a key and a gain.',
    },
    cite: 'R20.1',
  },
  {
    id: 'trading-post',
    name: { it: 'Emporio', en: 'Trading post' },
    forms: { it: ['emporio', 'empori'], en: ['trading post', 'trading posts'] },
    text: {
      it: 'L’evoluzione di un’abitazione, di valore 2. Rende monete e potere.',
      en: 'The upgrade of a dwelling, of power value 2. It brings coins and power.',
    },
    cite: 'R13.2',
  },
  {
    id: 'value',
    name: { it: 'Valore', en: 'Power value' },
    forms: { it: ['valore'], en: ['power value', 'power values'] },
    text: {
      it: 'Quanto conta un edificio per città e potere dai vicini: da 1 a 3.',
      en: 'What a structure counts for towns and power from neighbours: 1 to 3.',
    },
    cite: 'R5.3',
  },
  {
    id: 'wheel',
    name: { it: 'Ruota dei terreni', en: 'Terrain wheel' },
    forms: { it: ['ruota dei terreni', 'ruota'], en: ['terrain wheel', 'wheel'] },
    text: {
      it: 'I sette colori in cerchio: ogni passo costa una vanga.',
      en: 'The seven colours in a circle: each step costs one spade.',
    },
    cite: 'R3.1',
  },
]
