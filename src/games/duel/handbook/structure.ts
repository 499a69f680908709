// The cards of an Age on the table.
import type { Chapter } from '../../../kernel/handbook.ts'

export const structure: Chapter = {
  id: 'structure',
  title: { it: 'Lo schema delle carte', en: 'The structure of cards' },
  inShort: {
    it: 'Le venti carte di un’[[age|Epoca]] stanno in file che si coprono a vicenda, alcune scoperte e alcune coperte. Puoi prendere solo le [[accessible|carte accessibili]], cioè quelle su cui non poggia più nulla. Attento a che cosa liberi: la prossima scelta è di SOLO.',
    en: 'The twenty cards of an [[age|Age]] lie in rows that overlap, some face up and some face down. You may take only [[accessible|accessible cards]], those that nothing lies on any more. Mind what you uncover: the next choice is SOLO’s.',
  },
  rules: [
    {
      tells: ['R4.1'],
      title: { it: 'Come si dispongono', en: 'How they are laid' },
      text: {
        it: 'Ogni Epoca ha la sua forma: una piramide la I, una piramide rovesciata la II, una figura con una strettoia la III. La prima fila, in alto, è scoperta, la seconda coperta, la terza scoperta e così via. Le gilde hanno un dorso diverso: nell’Epoca III sai dove sono, non quali sono.',
        en: 'Every Age has its shape: a pyramid in I, an upside-down pyramid in II, a figure with a narrow waist in III. The first row, at the top, is face up, the second face down, the third face up and so on. Guilds have a back of their own: in Age III you see where they are, but not which.',
      },
      figure: {
        show: 'board',
        part: 'centre',
        position: {
          age: 2,
          turn: 'player',
          address: 'SC',
          structure: {
            '1.1': 'sawmill',
            '1.2': 'walls',
            '1.3': 'library',
            '1.4': 'statue',
            '1.5': 'forum',
            '1.6': 'brewery',
            '2.1': '?',
            '2.2': '?',
            '2.3': '?',
            '2.4': '?',
            '2.5': '?',
            '3.1': 'temple',
            '3.2': 'barracks',
            '3.3': 'school',
            '3.4': 'rostrum',
            '4.1': '?',
            '4.2': '?',
            '4.3': '?',
            '5.1': 'glassblower',
            '5.2': 'courthouse',
          },
          board: ['law', 'economy', 'strategy', 'masonry', 'urbanism'],
          setAside: ['?', '?', '?'],
          solo: { unbuilt: ['pyramids', 'colossus', 'piraeus', 'mausoleum'], cards: ['quarry', 'altar'] },
          player: {
            unbuilt: ['sphinx', 'great-library', 'appian-way', 'statue-of-zeus'],
            cards: ['clay-pool', 'press', 'scriptorium'],
          },
        },
        mark: ['glassblower', 'courthouse'],
        caption: {
          it: 'L’Epoca II appena disposta: solo le due carte in fondo sono accessibili.',
          en: 'Age II as it is laid out: only the two cards at the bottom are accessible.',
        },
      },
    },
    {
      tells: ['R4.2'],
      title: { it: 'Accessibile o no', en: 'Accessible or not' },
      text: {
        it: 'Una carta è coperta finché anche una sola carta le sta sopra. Appena non ce n’è più nessuna, è accessibile e si può prendere.',
        en: 'A card is covered as long as even one card lies on it. Once there is none left it is accessible, and can be taken.',
      },
    },
    {
      tells: ['R4.3'],
      title: { it: 'Quando si girano le carte coperte', en: 'When face-down cards are turned up' },
      text: {
        it: 'Prima si conclude il turno con tutti i suoi effetti; poi si girano le carte coperte che sono diventate accessibili. Quindi scegli sempre prima di vedere che cosa scopri, anche se ti spetta un turno extra.',
        en: 'First the turn is finished with all its effects; then the face-down cards that have become accessible are turned up. So you always choose before you see what you uncover, even if an extra turn follows.',
      },
    },
    {
      tells: ['R4.4'],
      title: { it: 'Che cosa può esserci sotto', en: 'What may be underneath' },
      text: {
        it: 'Una carta coperta può essere una qualsiasi carta di quell’Epoca che non si è ancora vista, comprese le tre tolte all’inizio; con il dorso di gilda, una gilda non ancora vista. Nello schema dell’Epoca III le gilde sono esattamente tre.',
        en: 'A face-down card can be any card of that Age that has not been seen yet, including the three that were removed; with the back of a guild, a guild not yet seen. The structure of Age III holds exactly three guilds.',
      },
    },
  ],
}
