// The words of the game.
import type { Term } from '../../../kernel/handbook.ts'

export const glossary: readonly Term[] = [
  {
    id: 'ai',
    name: { it: 'IA', en: 'AI' },
    forms: { it: ['ia'], en: ['ai'] },
    text: {
      it: 'L’avversario. Non gioca carte e non usa denaro: a ogni turno un tiro di dado dice se costruisce, prende una merce o acquista carte.',
      en: 'The opponent. It plays no cards and uses no money: each turn a roll says whether it builds, takes a good or buys cards.',
    },
    cite: 'S5.1',
  },
  {
    id: 'architect',
    name: { it: 'Architetto', en: 'Architect' },
    forms: { it: ['architetto', 'architetti'], en: ['architect', 'architects'] },
    text: {
      it: 'La carta con cui muovi i coloni e poi costruisci.',
      en: 'The card by which you move colonists and then build.',
    },
    cite: 'R6.1',
  },
  {
    id: 'bank',
    name: { it: 'Banca', en: 'Bank' },
    forms: { it: ['banca'], en: ['bank'] },
    text: {
      it: 'La riserva di monete e merci. Non finisce mai.',
      en: 'The supply of coins and goods. It never runs out.',
    },
    cite: 'R1.2',
  },
  {
    id: 'capital',
    name: { it: 'Città di partenza', en: 'Capital' },
    forms: { it: ['città di partenza'], en: ['capital', 'start city'] },
    text: {
      it: 'Roma, o Saguntum in Hispania: da qui partono i coloni. Non produce e nessuno ci costruisce.',
      en: 'Roma, or Saguntum on Hispania: colonists set out from here. It produces nothing and nobody builds there.',
    },
    cite: 'R1.3',
  },
  {
    id: 'city',
    name: { it: 'Città', en: 'City' },
    forms: { it: ['città'], en: ['city', 'cities'] },
    text: {
      it: 'Un luogo della mappa che produce una merce. Ci sta al massimo un’abitazione per parte.',
      en: 'A place on the map that produces one good. It holds at most one house per side.',
    },
    cite: 'R1.3',
  },
  {
    id: 'colonist',
    name: { it: 'Colono', en: 'Colonist' },
    forms: {
      it: ['colono', 'coloni', 'colono di terra', 'colono di mare', 'coloni di terra', 'coloni di mare'],
      en: ['colonist', 'colonists', 'land colonist', 'sea colonist', 'land colonists', 'sea colonists'],
    },
    text: {
      it: 'Un pezzo che viaggia sulle vie, di terra o di mare. Si costruisce solo accanto ai propri coloni. Anche una carta si chiama così.',
      en: 'A piece that travels on routes, by land or by sea. You build only beside your colonists. A card has the same name.',
    },
    cite: 'R6.3',
  },
  {
    id: 'colonist-card',
    name: { it: 'Carta Colono', en: 'Colonist card' },
    forms: { it: ['carta colono'], en: ['colonist card'] },
    text: {
      it: 'La carta che colloca nuovi coloni, oppure dà 5 sesterzi più 1 per ogni tuo colono sul tabellone.',
      en: 'The card that places new colonists, or brings 5 sestertii plus 1 per colonist of yours on the board.',
    },
    cite: 'R11.1',
  },
  {
    id: 'concordia-card',
    name: { it: 'Carta Concordia', en: 'Concordia card' },
    forms: { it: ['carta concordia'], en: ['concordia card'] },
    text: {
      it: 'Sette punti per chi provoca la fine della partita.',
      en: 'Seven points for whoever triggers the end of the game.',
    },
    cite: 'R13.2',
  },
  {
    id: 'consul',
    name: { it: 'Console', en: 'Consul' },
    forms: { it: ['console'], en: ['consul'] },
    text: {
      it: 'La carta che ne compra una pagando solo il suo costo, non lo spazio.',
      en: 'The card that buys one for its own cost only, without the space.',
    },
    cite: 'R10.2',
  },
  {
    id: 'deck',
    name: { it: 'Mazzo', en: 'Deck' },
    forms: { it: ['mazzo', 'mazzi'], en: ['deck', 'decks'] },
    text: {
      it: 'Le carte coperte: il mazzo I, e sotto il mazzo II.',
      en: 'The face-down cards: deck I, and deck II below it.',
    },
    cite: 'R2.4',
  },
  {
    id: 'diplomat',
    name: { it: 'Diplomatico', en: 'Diplomat' },
    forms: { it: ['diplomatico', 'diplomatici'], en: ['diplomat', 'diplomats'] },
    text: {
      it: 'La carta che ripete l’ultima carta che hai giocato.',
      en: 'The card that repeats the last card you played.',
    },
    cite: 'R9.1',
  },
  {
    id: 'display',
    name: { it: 'Carte in vendita', en: 'Cards for sale' },
    forms: { it: ['carte in vendita'], en: ['cards for sale', 'card for sale', 'display'] },
    text: {
      it: 'Le carte scoperte sugli spazi da 1 a 7, che si comprano con le merci.',
      en: 'The open cards on spaces 1 to 7, bought with goods.',
    },
    cite: 'R10.1',
  },
  {
    id: 'god',
    name: { it: 'Divinità', en: 'God' },
    forms: { it: ['divinità'], en: ['god', 'gods'] },
    text: {
      it: 'Il nome in fondo a ogni carta: dice per che cosa la carta dà punti alla fine.',
      en: 'The name at the foot of each card: it says what the card scores for at the end.',
    },
    cite: 'R14.8',
  },
  {
    id: 'good',
    name: { it: 'Merce', en: 'Good' },
    forms: { it: ['merce', 'merci', 'merce a scelta'], en: ['goods', 'any good', 'any one good'] },
    text: {
      it: 'Mattone (3), cibo (4), utensile (5), vino (6) o stoffa (7). Con le merci si paga quasi tutto.',
      en: 'Brick (3), food (4), tool (5), wine (6) or cloth (7). Goods pay for nearly everything.',
    },
    cite: 'R1.1',
  },
  {
    id: 'hand',
    name: { it: 'Mano', en: 'Hand' },
    forms: { it: ['mano'], en: ['hand'] },
    text: { it: 'Le carte che puoi giocare.', en: 'The cards you can play.' },
    cite: 'R3.1',
  },
  {
    id: 'house',
    name: { it: 'Abitazione', en: 'House' },
    forms: { it: ['abitazione', 'abitazioni'], en: ['house', 'houses'] },
    text: {
      it: 'Ciò che costruisci nelle città: produce la merce della città e dà punti. Ne hai quindici.',
      en: 'What you build in cities: it produces the city’s good and scores. You have fifteen.',
    },
    cite: 'R6.7',
  },
  {
    id: 'jupiter',
    name: { it: 'Giove', en: 'Jupiter' },
    forms: { it: ['giove'], en: ['jupiter'] },
    text: {
      it: 'Divinità: 1 punto per abitazione fuori dalle città del mattone.',
      en: 'God: 1 point per house outside brick cities.',
    },
    cite: 'R14.2',
  },
  {
    id: 'marker',
    name: { it: 'Segnalino della regione', en: 'Province marker' },
    forms: {
      it: ['segnalino', 'segnalini', 'segnalino della regione', 'segnalini delle regioni'],
      en: ['marker', 'markers', 'province marker', 'province markers'],
    },
    text: {
      it: 'Il segnalino di ogni regione: lato merce se può produrre, lato monete se ha già prodotto.',
      en: 'The marker of each province: goods side if it can produce, coin side if it has produced.',
    },
    cite: 'R1.4',
  },
  {
    id: 'mars',
    name: { it: 'Marte', en: 'Mars' },
    forms: { it: ['marte'], en: ['mars'] },
    text: { it: 'Divinità: 2 punti per colono sul tabellone.', en: 'God: 2 points per colonist on the board.' },
    cite: 'R14.5',
  },
  {
    id: 'mercator',
    name: { it: 'Mercante', en: 'Mercator' },
    forms: { it: ['mercante', 'mercanti'], en: ['mercator', 'mercators'] },
    text: {
      it: 'La carta che dà sesterzi e commercia con la banca.',
      en: 'The card that brings sestertii and trades with the bank.',
    },
    cite: 'R8.1',
  },
  {
    id: 'mercurius',
    name: { it: 'Mercurio', en: 'Mercurius' },
    forms: { it: ['mercurio'], en: ['mercurius'] },
    text: { it: 'Divinità: 2 punti per tipo di merce che produci.', en: 'God: 2 points per type of good you produce.' },
    cite: 'R14.4',
  },
  {
    id: 'minerva',
    name: { it: 'Minerva', en: 'Minerva' },
    forms: { it: ['minerva'], en: ['minerva'] },
    text: {
      it: 'Divinità degli specialisti: da 3 a 5 punti per abitazione nelle città della loro merce.',
      en: 'God of the specialists: 3 to 5 points per house in cities of their good.',
    },
    cite: 'R14.6',
  },
  {
    id: 'played',
    name: { it: 'Carte giocate', en: 'Played cards' },
    forms: { it: ['carte giocate'], en: ['played cards', 'played card'] },
    text: {
      it: 'Le tue carte già usate, l’ultima in cima. Tornano in mano con il Tribuno.',
      en: 'Your used cards, the last on top. The Tribune brings them back.',
    },
    cite: 'R3.1',
  },
  {
    id: 'prefect',
    name: { it: 'Prefetto', en: 'Prefect' },
    forms: { it: ['prefetto', 'prefetti'], en: ['prefect', 'prefects'] },
    text: {
      it: 'La carta che fa produrre una regione, o incassa le monete dei segnalini.',
      en: 'The card that makes a province produce, or cashes the coins of the markers.',
    },
    cite: 'R7.1',
  },
  {
    id: 'production',
    name: { it: 'Produzione', en: 'Production' },
    forms: { it: ['produzione', 'produrre'], en: ['production', 'produce'] },
    text: {
      it: 'Ogni abitazione dà 1 merce della sua città a chi la possiede.',
      en: 'Each house gives 1 good of its city to its owner.',
    },
    cite: 'R7.1',
  },
  {
    id: 'province',
    name: { it: 'Regione', en: 'Province' },
    forms: { it: ['regione', 'regioni'], en: ['province', 'provinces'] },
    text: {
      it: 'Un gruppo di città dello stesso colore, con un segnalino. Il Prefetto la fa produrre tutta insieme.',
      en: 'A group of cities of one colour, with a marker. The Prefect makes all of it produce at once.',
    },
    cite: 'R1.3',
  },
  {
    id: 'route',
    name: { it: 'Via', en: 'Route' },
    forms: {
      it: ['vie', 'via di terra', 'via di mare', 'vie di terra', 'vie di mare'],
      en: ['route', 'routes', 'land route', 'sea route', 'land routes', 'sea routes'],
    },
    text: {
      it: 'La linea fra due città, di terra (marrone) o di mare (blu). Ci sta un colono solo.',
      en: 'The line between two cities, land (brown) or sea (blue). It holds one colonist.',
    },
    cite: 'R1.3',
  },
  {
    id: 'saturnus',
    name: { it: 'Saturno', en: 'Saturnus' },
    forms: { it: ['saturno'], en: ['saturnus'] },
    text: {
      it: 'Divinità: 1 punto per regione con una tua abitazione.',
      en: 'God: 1 point per province with a house of yours.',
    },
    cite: 'R14.3',
  },
  {
    id: 'senator',
    name: { it: 'Senatore', en: 'Senator' },
    forms: { it: ['senatore'], en: ['senator'] },
    text: {
      it: 'La carta che ne compra fino a due, pagando carta e spazio.',
      en: 'The card that buys up to two others, paying card and space.',
    },
    cite: 'R10.1',
  },
  {
    id: 'sestertius',
    name: { it: 'Sesterzio', en: 'Sestertius' },
    forms: { it: ['sesterzio', 'sesterzi'], en: ['sestertius', 'sestertii'] },
    text: {
      it: 'La moneta. Serve per le abitazioni e per comprare merci, mai per le carte.',
      en: 'The coin. It pays for houses and for goods, never for cards.',
    },
    cite: 'R3.3',
  },
  {
    id: 'space',
    name: { it: 'Spazio', en: 'Space' },
    forms: { it: ['spazio'], en: ['space'] },
    text: {
      it: 'Il posto di una carta in vendita. Ciò che c’è scritto sotto si paga in più con il Senatore.',
      en: 'The place of a card for sale. What is printed below it is paid on top by a Senator.',
    },
    cite: 'R10.1',
  },
  {
    id: 'specialist',
    name: { it: 'Specialista', en: 'Specialist' },
    forms: {
      it: ['specialista', 'specialisti', 'muratore', 'contadino', 'fabbro', 'vinaio', 'tessitore'],
      en: ['specialist', 'specialists', 'mason', 'farmer', 'smith', 'vintner', 'weaver'],
    },
    text: {
      it: 'Muratore, Contadino, Fabbro, Vinaio, Tessitore: prendono una merce da ogni tua città di quel tipo.',
      en: 'Mason, Farmer, Smith, Vintner, Weaver: they take one good from each of your cities of that type.',
    },
    cite: 'R12.1',
  },
  {
    id: 'step',
    name: { it: 'Passo', en: 'Step' },
    forms: { it: ['passo', 'passi'], en: ['step', 'steps'] },
    text: {
      it: 'Il movimento di un colono da una via alla successiva.',
      en: 'The move of a colonist from one route to the next.',
    },
    cite: 'R6.2',
  },
  {
    id: 'storehouse',
    name: { it: 'Magazzino', en: 'Storehouse' },
    forms: { it: ['magazzino'], en: ['storehouse'] },
    text: {
      it: 'I tuoi dodici spazi per merci e coloni non ancora collocati.',
      en: 'Your twelve spaces for goods and colonists not yet placed.',
    },
    cite: 'R4.1',
  },
  {
    id: 'tribune',
    name: { it: 'Tribuno', en: 'Tribune' },
    forms: { it: ['tribuno'], en: ['tribune'] },
    text: {
      it: 'La carta che riprende tutte le carte giocate e può aggiungere un colono.',
      en: 'The card that takes back all played cards and may add a colonist.',
    },
    cite: 'R5.1',
  },
  {
    id: 'vesta',
    name: { it: 'Vesta', en: 'Vesta' },
    forms: { it: ['vesta'], en: ['vesta'] },
    text: {
      it: 'Divinità: 1 punto ogni 10 sesterzi, contando anche le merci per il loro valore.',
      en: 'God: 1 point for every 10 sestertii, goods counted at their value.',
    },
    cite: 'R14.1',
  },
]
