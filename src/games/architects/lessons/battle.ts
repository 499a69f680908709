import { at, type ArchitectsLesson, takes, takesFrom } from './goals.ts'

export const battle: ArchitectsLesson = {
  id: 'battle',
  title: { it: 'Corni e Scudi', en: 'Horns and Shields' },
  about: {
    it: 'Quando scoppia una battaglia, chi la vince, e come prepararsi.',
    en: 'When a Battle breaks out, who wins it, and how to prepare.',
  },
  cites: ['R4.5', 'R7.1', 'R7.2', 'R7.3', 'R7.4', 'R7.5'],
  start: {
    seed: 'lesson-battle',
    position: at({
      player: { wonder: 'giza', cards: { 'red-0': 1, 'red-1': 1 } },
      opponent: { wonder: 'babylon', cards: { 'red-1': 1, wood: 1 } },
      decks: {
        player: { top: 'red-1', count: 22 },
        opponent: { top: 'blue-3', count: 23 },
        central: { top: null, count: 59 },
      },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Due segnalini Conflitto sono già girati, e hai 2 Scudi contro 1. Fai scoppiare la battaglia.',
        en: 'Two Conflict tokens are turned already, and you have 2 Shields against 1. Start the Battle.',
      },
      done: takes('red-1'),
      wrong: [
        {
          when: takes('blue-3'),
          say: {
            it: 'Tre punti sicuri, ma la battaglia ne vale sei.',
            en: 'Three points for certain, but the Battle is worth six.',
          },
        },
      ],
      otherwise: {
        it: 'Alla cieca un Corno può esserci o no: uno lo vedi.',
        en: 'Blind there may be a Horn or not: you can see one.',
      },
      hint: { it: 'Serve un Corno: è in cima al tuo mazzo.', en: 'You need a Horn: it lies on top of your deck.' },
      marks: ['player'],
      praise: {
        it: '3 Scudi contro 1, almeno il doppio: due segnalini Vittoria Militare, 6 punti. Le carte con Corni di tutti e due si scartano ({R7.5}).',
        en: '3 Shields against 1, at least twice as many: two Military Victory tokens, 6 points. Both sides’ cards with Horns are discarded ({R7.5}).',
      },
      solution: ['take player'],
      mistake: ['take opponent'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-battle',
        position: at({
          player: { wonder: 'halicarnassus', cards: { 'red-0': 1 } },
          opponent: { wonder: 'babylon', cards: { 'red-2': 1, 'red-0': 1, wood: 1 } },
          decks: {
            player: { top: 'red-0', count: 20 },
            opponent: { top: 'red-1', count: 20 },
            central: { top: null, count: 56 },
          },
        }),
      },
      say: {
        it: 'Adesso sei tu sotto, 1 Scudo a 2, e due segnalini sono girati. Prendi uno Scudo che resti anche dopo la battaglia.',
        en: 'Now you are behind, 1 Shield to 2, and two tokens are turned. Take a Shield that stays after the Battle, too.',
      },
      done: takes('red-0'),
      wrong: [
        {
          when: takes('red-1'),
          say: {
            it: 'Quel Corno apre subito la battaglia, 2 a 2: nessuno prende nulla, e la carta si scarta.',
            en: 'That Horn starts the Battle at once, 2 to 2: nobody gets anything, and the card is discarded.',
          },
        },
      ],
      otherwise: {
        it: 'Alla cieca: potrebbe essere uno Scudo, o il terzo Corno.',
        en: 'Blind: it might be a Shield, or the third Horn.',
      },
      hint: {
        it: 'Le Rosse senza Corni restano fino alla fine.',
        en: 'Red cards without Horns stay to the end.',
      },
      marks: ['player'],
      praise: {
        it: '2 a 2, e i tuoi Scudi restano: dopo la battaglia l’Avversario perde quello con i Corni, tu nessuno.',
        en: '2 to 2, and your Shields stay: after the Battle the Opponent loses the one with Horns, you lose none.',
      },
      solution: ['take player'],
      mistake: ['take opponent'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-battle',
        position: at({
          taken: true,
          pending: 1,
          used: ['propaganda'],
          player: { wonder: 'giza', cards: { 'red-0': 1, 'red-1': 1 }, tokens: ['propaganda'] },
          opponent: { wonder: 'babylon', cards: { 'red-0': 3, 'red-2': 1 } },
          decks: {
            player: { top: 'wood', count: 20 },
            opponent: { top: 'red-1', count: 20 },
            central: { top: null, count: 56 },
          },
        }),
      },
      say: {
        it: 'Il Corno che hai preso ha girato il terzo segnalino: a fine turno si combatte, 2 Scudi a 4. Propaganda ti dà ancora una carta: prendi quella che evita la sconfitta doppia.',
        en: 'The Horn you took has turned the third token: there is a Battle at the end of the turn, 2 Shields to 4. Propaganda gives you one more card: take the one that avoids the double defeat.',
      },
      done: takesFrom('opponent'),
      otherwise: {
        it: '2 contro 4 è il doppio: l’Avversario prende due segnalini.',
        en: '2 against 4 is twice as many: the Opponent takes two tokens.',
      },
      hint: { it: 'Un terzo Scudo basta: 4 non è il doppio di 3.', en: 'A third Shield is enough: 4 is not twice 3.' },
      marks: ['opponent'],
      praise: {
        it: '3 a 4: un segnalino solo. Il Corno in più non gira nulla, ma il suo Scudo conta ({R7.3}).',
        en: '3 to 4: a single token. The further Horn turns nothing, but its Shield counts ({R7.3}).',
      },
      solution: ['take opponent'],
      mistake: ['take player'],
    },
  ],
}
