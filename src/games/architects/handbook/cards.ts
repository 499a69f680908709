// The five colours.
import type { Chapter } from '../../../kernel/handbook.ts'

export const cards: Chapter = {
  id: 'cards',
  title: { it: 'Le carte, colore per colore', en: 'The cards, colour by colour' },
  inShort: {
    it: 'Grigio: una [[resource|Risorsa]]. Giallo: una [[coin|Moneta]], che vale una Risorsa qualsiasi. Blu: punti, a volte con il [[cat|Gatto]]. Verde: un [[symbol|simbolo scientifico]]. Rosso: uno [[shield|Scudo]], spesso con [[horn|Corni]] che avvicinano la [[battle|battaglia]].',
    en: 'Grey: a [[resource|Resource]]. Yellow: a [[coin|Coin]], which stands for any Resource. Blue: points, sometimes with the [[cat|Cat]]. Green: a [[symbol|science symbol]]. Red: a [[shield|Shield]], often with [[horn|Horns]] that bring a [[battle|Battle]] nearer.',
  },
  rules: [
    {
      tells: ['R4.1'],
      title: { it: 'Grigie: Risorse', en: 'Grey: Resources' },
      text: {
        it: 'Legno, pietra, mattone, papiro o vetro: una per carta. La tieni finché non la spendi per uno Stadio.',
        en: 'Wood, stone, brick, papyrus or glass: one on each card. You keep it until you spend it on a Stage.',
      },
      figure: {
        show: 'pieces',
        ids: ['wood', 'stone', 'brick', 'papyrus', 'glass'],
        caption: { it: 'Legno, Pietra, Mattone, Papiro, Vetro.', en: 'Wood, Stone, Brick, Papyrus, Glass.' },
      },
    },
    {
      tells: ['R4.2'],
      title: { it: 'Gialle: Monete', en: 'Yellow: Coins' },
      text: {
        it: 'Una Moneta prende il posto di qualunque Risorsa. Anche questa si tiene finché non si spende, e vale 1.',
        en: 'A Coin takes the place of any Resource. You keep it, too, until it is spent, and it counts just 1.',
      },
      figure: { show: 'pieces', ids: ['coin'], caption: { it: 'Moneta.', en: 'Coin.' } },
    },
    {
      tells: ['R4.3'],
      title: { it: 'Blu: punti', en: 'Blue: points' },
      text: {
        it: '3 punti, oppure 2 punti e un Gatto: quest’ultima ti porta subito la pedina ({R9.2}). Restano davanti a te fino alla fine.',
        en: '3 points, or 2 points and a Cat: the latter brings you the pawn at once ({R9.2}). They stay in front of you to the end.',
      },
      figure: {
        show: 'pieces',
        ids: ['blue-3', 'blue-2-cat'],
        caption: { it: 'Tre punti; due punti e il Gatto.', en: 'Three points; two points and the Cat.' },
      },
    },
    {
      tells: ['R4.4'],
      title: { it: 'Verdi: scienza', en: 'Green: science' },
      text: {
        it: 'Compasso, ingranaggio o tavoletta. Due uguali o tre diversi si scartano per un segnalino Progresso ({R6.1}); fino ad allora la carta resta lì.',
        en: 'Compass, gear or tablet. Two equal or three different ones are discarded for a Progress token ({R6.1}); until then the card stays.',
      },
      figure: {
        show: 'pieces',
        ids: ['compass', 'gear', 'tablet'],
        caption: { it: 'Compasso, Ingranaggio, Tavoletta.', en: 'Compass, Gear, Tablet.' },
      },
    },
    {
      tells: ['R4.5'],
      title: { it: 'Rosse: Scudi e Corni', en: 'Red: Shields and Horns' },
      text: {
        it: 'Ogni carta Rossa ha esattamente 1 Scudo, e in più nessuno, 1 o 2 Corni. Senza Corni resta fino alla fine della partita; con i Corni resta solo fino alla prossima battaglia.',
        en: 'Every Red card has exactly 1 Shield, and no, 1 or 2 Horns besides. Without Horns it stays to the end of the game; with Horns only until the next Battle.',
      },
      figure: {
        show: 'pieces',
        ids: ['red-0', 'red-1', 'red-2'],
        caption: { it: 'Nessun Corno, un Corno, due Corni.', en: 'No Horn, one Horn, two Horns.' },
      },
    },
  ],
}
