// How a game begins.
import type { Chapter } from '../../../kernel/handbook.ts'
import { inEachLang, type Phrase } from '../../../kernel/text.ts'
import { type GameMap, LAND, MAPS, SEA, type TypeNo } from '../catalogue/geography.ts'

const BOARD_ROUTES: Phrase<[board: string, land: string, sea: string]> = {
  it: (board, land, sea) => `- Vie di ${board}, per terra: ${land}.\n- Per mare: ${sea}.`,
  en: (board, land, sea) => `- Routes of ${board}, by land: ${land}.\n- By sea: ${sea}.`,
}

/** Every route of every board: where no map is drawn, there is no other place to see them (R1.3). */
const ROUTES = inEachLang((lang) => {
  const of = ({ lines }: GameMap, wanted: TypeNo): string =>
    lines.flatMap(({ type, a, b }) => (type === wanted ? [`${a.name[lang]}–${b.name[lang]}`] : [])).join(', ')
  return MAPS.map((map) => BOARD_ROUTES[lang](map.name[lang], of(map, LAND), of(map, SEA))).join('\n')
})

export const setup: Chapter = {
  id: 'setup',
  title: { it: 'Preparazione', en: 'Set-up' },
  inShort: {
    it: 'L’app prepara tutto. Cominci con 5 sesterzi, 2 cibo, 1 mattone, 1 utensile, 1 vino e 1 stoffa, un colono di terra e uno di mare nella città di partenza, gli altri quattro in magazzino. Sette [[display|carte in vendita]] sono scoperte, otto coperte.',
    en: 'The app sets everything up. You begin with 5 sestertii, 2 food, 1 brick, 1 tool, 1 wine and 1 cloth, a land and a sea colonist in the capital, the other four in the storehouse. Seven [[display|cards for sale]] lie open, eight face down.',
  },
  rules: [
    {
      tells: ['R2.1'],
      title: { it: 'Il tabellone', en: 'The board' },
      text: {
        it: 'Scegli Italia, Hispania o Imperium. Per la prima partita prendi Italia: 25 città in 11 regioni intorno a Roma. Imperium è grande per due.',
        en: 'Choose Italia, Hispania or Imperium. For a first game take Italia: 25 cities in 11 provinces around Roma. Imperium is large for two.',
      },
      list: ROUTES,
      figure: {
        show: 'board',
        part: 'map',
        position: { map: 'italia', turn: 'player' },
        mark: ['roma'],
        caption: {
          it: 'L’inizio su Italia: i tuoi due primi coloni sono a Roma.',
          en: 'The start on Italia: your first two colonists stand in Roma.',
        },
      },
    },
    {
      tells: ['R2.2'],
      title: { it: 'I segnalini delle città', en: 'The city tokens' },
      text: {
        it: 'Ogni città ha una lettera, da A a D. I segnalini di ciascuna lettera si mescolano e se ne mette uno su ogni città di quella lettera, perciò le città vicine cambiano merce a ogni partita. Italia usa A (7), B (8) e C (10); Imperium A (7), B (8), C (10) e D (5); Hispania A (8), B (9) e D (6). In Hispania si gioca senza sale: i segnalini di sale valgono un utensile (A), un vino (B) e un mattone (D).',
        en: 'Each city has a letter from A to D. The tokens of each letter are shuffled, and each city of that letter gets one, so nearby cities produce something else every game. Italia uses A (7), B (8) and C (10); Imperium A (7), B (8), C (10) and D (5); Hispania A (8), B (9) and D (6). Hispania is played without salt: its salt tokens count as a tool (A), a wine (B) and a brick (D).',
      },
    },
    {
      tells: ['R2.3'],
      title: { it: 'I segnalini delle regioni', en: 'The province markers' },
      text: {
        it: 'Ogni regione riceve il segnalino della merce più preziosa fra le sue città, con il lato merce in alto.',
        en: 'Each province gets the marker of the most valuable good among its cities, goods side up.',
      },
    },
    {
      tells: ['R2.4'],
      title: { it: 'Le carte in vendita', en: 'The cards for sale' },
      text: {
        it: 'In due si usano i mazzi I (8 carte) e II (7 carte), mescolati, il I sopra il II. Le prime sette si scoprono sugli spazi da 1 a 7, da sinistra; otto restano coperte.\n\nNel mazzo I, con costo e divinità:\n- Architetto: 1 utensile, Giove;\n- Prefetto: 1 vino, Saturno;\n- Mercante: 1 vino, Mercurio;\n- Colono: 1 cibo, Marte;\n- Diplomatico: 1 utensile, Saturno;\n- Muratore: 1 cibo, Minerva;\n- Contadino: 1 mattone e 1 cibo, Minerva;\n- Fabbro: 1 mattone e 1 utensile, Minerva.\n\nNel mazzo II ci sono ancora Architetto, Prefetto, Mercante e Colono, agli stessi costi, e:\n- Console: 1 stoffa, Giove;\n- Vinaio: 1 mattone e 1 vino, Minerva;\n- Tessitore: 1 mattone e 1 stoffa, Minerva.',
        en: 'With two sides, decks I (8 cards) and II (7 cards) are used, each shuffled, I on top of II. The first seven are laid open on spaces 1 to 7 from the left; eight stay face down.\n\nIn deck I, with cost and god:\n- Architect: 1 tool, Jupiter;\n- Prefect: 1 wine, Saturnus;\n- Mercator: 1 wine, Mercurius;\n- Colonist: 1 food, Mars;\n- Diplomat: 1 tool, Saturnus;\n- Mason: 1 food, Minerva;\n- Farmer: 1 brick and 1 food, Minerva;\n- Smith: 1 brick and 1 tool, Minerva.\n\nDeck II has Architect, Prefect, Mercator and Colonist once more, at the same costs, and:\n- Consul: 1 cloth, Jupiter;\n- Vintner: 1 brick and 1 wine, Minerva;\n- Weaver: 1 brick and 1 cloth, Minerva.',
      },
      figure: {
        show: 'pieces',
        ids: ['i-architect', 'i-colonist', 'i-farmer', 'ii-consul', 'ii-weaver'],
        caption: {
          it: 'Alcune carte in vendita, con le merci che costano.',
          en: 'Some cards for sale, with the goods they cost.',
        },
      },
    },
    {
      tells: ['R2.5'],
      title: { it: 'La carta Concordia', en: 'The Concordia card' },
      text: {
        it: 'Sta accanto al tabellone e aspetta chi chiuderà la partita ({R13.2}).',
        en: 'It lies beside the board and waits for whoever ends the game ({R13.2}).',
      },
    },
    {
      tells: ['R2.6', 'R2.7'],
      title: { it: 'Che cosa hai all’inizio', en: 'What you begin with' },
      text: {
        it: 'In magazzino: 2 coloni di terra, 2 di mare, 2 cibo, 1 mattone, 1 utensile, 1 vino, 1 stoffa. Sono 10 spazi su 12, quindi ne restano 2 liberi. Un colono di terra e uno di mare sono già nella città di partenza. Hai 5 sesterzi e cominci tu. L’IA ha le stesse merci e niente denaro: non ne usa mai ({S2.6}).',
        en: 'In your storehouse: 2 land and 2 sea colonists, 2 food, 1 brick, 1 tool, 1 wine, 1 cloth. That is 10 of 12 spaces, so 2 are free. One land and one sea colonist already stand in the capital. You have 5 sestertii and begin. The AI has the same goods and no money: it never uses any ({S2.6}).',
      },
    },
    {
      tells: ['R2.8'],
      title: { it: 'Il Praefectus Magnus', en: 'The Praefectus Magnus' },
      text: {
        it: 'Questa carta del gioco da tavolo raddoppia la merce in più di un Prefetto e passa di mano in mano. Contro l’IA non si usa ({S3.2}).',
        en: 'This card of the game among people doubles the bonus good of a Prefect and passes from hand to hand. Against the AI it is not used ({S3.2}).',
      },
    },
  ],
}
