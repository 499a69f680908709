// Income and the action phase.
import type { Chapter } from '../../../kernel/handbook.ts'

export const round: Chapter = {
  id: 'round',
  title: { it: 'Il turno e le azioni', en: 'The round and the actions' },
  inShort: {
    it: 'All’inizio del turno incassi le [[income|rendite]]. Poi fai una dopo l’altra tutte le azioni che vuoi: nessuno gioca in mezzo, e solo [[pass|passare]] chiude il turno.',
    en: 'At the start of the round you collect your [[income|income]]. Then you take all the actions you want, one after another: nobody plays in between, and only [[pass|passing]] ends the round.',
  },
  rules: [
    {
      tells: ['R8.1'],
      title: { it: 'Le rendite', en: 'Income' },
      text: {
        it: 'Somma quello che danno gli edifici sulla mappa, ogni tessera favore con una rendita e la tessera bonus che tieni. I sacerdoti sono limitati a sette ({R4.2}), il potere da quanto entra nelle ciotole ({R4.3}).',
        en: 'Add what your structures on the map give, every favour tile with an income and the bonus tile you hold. Priests are limited to seven ({R4.2}), power by what the bowls can take ({R4.3}).',
      },
    },
    {
      tells: ['R9.1'],
      title: { it: 'Le azioni', en: 'The actions' },
      text: {
        it: '- Trasforma e costruisci ({R10.1})\n- Avanza nella navigazione ({R11}) o nello scavo ({R12})\n- Evolvi un edificio ({R13.1})\n- Manda un sacerdote a un culto ({R14.1})\n- Azione potere ({R15.1}) o azione speciale ({R16.1})\n- Le due azioni del solitario ({S22}), gratis e facoltative, ciascuna una volta per turno e per colore: metti un’abitazione avversaria su un qualunque esagono libero del suo colore, vicino o lontano; oppure evolvi in emporio un’abitazione avversaria. Accanto ai tuoi edifici ti offrono potere ({R19.1})\n- Passa ({R17.1})',
        en: '- Transform and build ({R10.1})\n- Advance shipping ({R11}) or digging ({R12})\n- Upgrade a structure ({R13.1})\n- Send a priest to a cult ({R14.1})\n- A power action ({R15.1}) or special action ({R16.1})\n- The two solo actions ({S22}), free and optional, each once per round and colour: place an opponent’s dwelling on any free hex of its colour, near or far; or upgrade an opponent’s dwelling to a trading post. Next to your structures they offer you power ({R19.1})\n- Pass ({R17.1})',
      },
    },
    {
      tells: ['R9.2'],
      title: { it: 'Quante azioni', en: 'How many actions' },
      text: {
        it: 'Ogni azione, tranne passare, si fa quante volte vuoi nello stesso turno. Fanno eccezione quelle con un limite: azioni potere e speciali una volta per turno, le azioni del solitario una volta per colore e turno ({S23}). Puoi passare in qualunque momento.',
        en: 'Every action except passing may be taken as often as you like in a round. Only some have a limit: power and special actions once per round, the solo actions once per colour and round ({S23}). You may pass at any time.',
      },
    },
    {
      tells: ['R9.3'],
      title: { it: 'I punti mentre costruisci', en: 'Points while you build' },
      text: {
        it: 'Ogni volta che costruisci o evolvi in un certo edificio, guadagni vanghe o fondi una città, la tessera del turno in corso può darti PV ({R25}). Anche i favori per abitazioni ed empori, se li avevi già prima di costruire.',
        en: 'Whenever you build or upgrade into a structure, gain spades or found a town, the scoring tile of the current round may give VP ({R25}). So do the favours for dwellings and trading posts, if you owned them before that build.',
      },
    },
  ],
}
