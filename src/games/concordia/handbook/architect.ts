// The Architect: moving and building.
import type { Chapter } from '../../../kernel/handbook.ts'

export const architect: Chapter = {
  id: 'architect',
  title: { it: 'L’Architetto: muovere e costruire', en: 'The Architect: moving and building' },
  inShort: {
    it: 'Prima muovi: hai tanti [[step|passi]] quanti sono i tuoi coloni sul tabellone, divisi come vuoi. I coloni si fermano sulle vie. Poi costruisci quante abitazioni vuoi nelle città ai capi delle vie dove stanno i tuoi coloni, pagando merci e sesterzi.',
    en: 'First you move: you have as many [[step|steps]] as colonists on the board, shared as you like. Colonists stop on routes. Then you build as many houses as you like in cities at the ends of the routes where your colonists stand, paying goods and sestertii.',
  },
  rules: [
    {
      tells: ['R6.1', 'R17.2'],
      title: { it: 'Prima muovere, poi costruire', en: 'First move, then build' },
      text: {
        it: 'L’Architetto ha due parti, e ognuna si può saltare. Scegli un colono e la via dove va, poi un altro, finché smetti di muovere; poi una città alla volta dove costruire, finché smetti. Dopo la prima abitazione non si muove più.',
        en: 'The Architect has two parts, and either may be skipped. Choose a colonist and the route it goes to, then another, until you stop moving; then one city after the other to build in, until you stop. After the first house nobody moves.',
      },
    },
    {
      tells: ['R6.2', 'R15.2'],
      title: { it: 'Quanti passi', en: 'How many steps' },
      text: {
        it: 'I passi sono tanti quanti i tuoi coloni sul tabellone all’inizio dell’azione, quelli ancora in città compresi. Con due coloni hai 2 passi: uno a testa, o due a uno solo.',
        en: 'You have as many steps as colonists on the board when the action begins, those still in a city included. With two colonists you have 2 steps: one each, or both for one.',
      },
    },
    {
      tells: ['R6.3'],
      title: { it: 'Un passo', en: 'A step' },
      text: {
        it: 'Da una città il primo passo porta su una via del tipo del colono che tocca la città. Da una via si passa a un’altra dello stesso tipo che ha una città in comune, qualunque sia e di chiunque siano le abitazioni. Ci si ferma sempre su una via, mai in città.',
        en: 'From a city the first step leads onto a route of the colonist’s type that touches the city. From a route a step leads to another of the same type that shares a city with it, whichever city it is and whoever has houses there. Colonists always stop on a route, never in a city.',
      },
      figure: {
        show: 'board',
        part: 'map',
        position: {
          map: 'italia',
          turn: 'player',
          player: {
            colonists: [
              { type: 'land', at: 'land-roma-spoletum' },
              { type: 'sea', at: 'sea-cosa-roma' },
            ],
          },
        },
        mark: ['cosa', 'spoletum'],
        caption: {
          it: 'Il colono di terra è fra Roma e Spoletum, quello di mare fra Cosa e Roma: qui puoi costruire a Spoletum e a Cosa.',
          en: 'The land colonist is between Roma and Spoletum, the sea colonist between Cosa and Roma: here you can build in Spoletum and in Cosa.',
        },
      },
    },
    {
      tells: ['R6.4'],
      title: { it: 'Un colono per via', en: 'One colonist per route' },
      text: {
        it: 'Su una via sta un colono solo. Si può passare sopra una via occupata, contando il passo, ma non fermarsi lì. In una città invece possono stare quanti coloni si vuole.',
        en: 'Only one colonist stands on a route. You may pass over an occupied route, which counts as a step, but not stop there. Any number of colonists may be in a city.',
      },
    },
    {
      tells: ['R6.5'],
      title: { it: 'Muovere a più riprese', en: 'Moving in portions' },
      text: {
        it: 'Lo stesso colono può muovere di nuovo nella stessa azione, finché restano passi.',
        en: 'The same colonist may move again in the same action as long as steps are left.',
      },
    },
    {
      tells: ['R6.6'],
      title: { it: 'Dove si costruisce', en: 'Where you build' },
      text: {
        it: 'Ai due capi di ogni via dove sta un tuo colono. Un colono che è ancora in città non permette di costruire.',
        en: 'At both ends of each route where a colonist of yours stands. A colonist still in a city does not allow building.',
      },
    },
    {
      tells: ['R6.7'],
      title: { it: 'Quanto costa', en: 'What it costs' },
      text: {
        it: 'Dipende dalla merce della città:\n- città del mattone: 1 cibo e 1 sesterzio;\n- città del cibo: 1 mattone, 1 cibo e 2 sesterzi;\n- città degli utensili: 1 mattone, 1 utensile e 3 sesterzi;\n- città del vino: 1 mattone, 1 vino e 4 sesterzi;\n- città della stoffa: 1 mattone, 1 stoffa e 5 sesterzi.',
        en: 'It depends on the good of the city:\n- brick city: 1 food and 1 sestertius;\n- food city: 1 brick, 1 food and 2 sestertii;\n- tool city: 1 brick, 1 tool and 3 sestertii;\n- wine city: 1 brick, 1 wine and 4 sestertii;\n- cloth city: 1 brick, 1 cloth and 5 sestertii.',
      },
    },
    {
      tells: ['R6.8'],
      title: { it: 'Città già abitate', en: 'Cities with a house' },
      text: {
        it: 'Se nella città c’è già un’abitazione dell’IA, i sesterzi raddoppiano: una città del vino costa 1 mattone, 1 vino e 8 sesterzi. Le merci restano le stesse.',
        en: 'If the AI already has a house in the city, the sestertii double: a wine city costs 1 brick, 1 wine and 8 sestertii. The goods stay the same.',
      },
    },
    {
      tells: ['R6.9'],
      title: { it: 'Quante abitazioni', en: 'How many houses' },
      text: {
        it: 'Una sola tua per città, nessuna nella città di partenza, quindici in tutto. Un’abitazione non si toglie mai.',
        en: 'One of yours per city, none in the capital, fifteen in all. A house is never removed.',
      },
    },
  ],
}
