import { at, type ArchitectsLesson, does, takes, takesFrom } from './goals.ts'

export const cat: ArchitectsLesson = {
  id: 'cat',
  title: { it: 'Il Gatto', en: 'The Cat' },
  about: {
    it: 'Prendere la pedina, e sbirciare in cima al mazzo centrale.',
    en: 'Taking the pawn, and peeking at the top of the central deck.',
  },
  cites: ['R4.3', 'R9.2', 'R9.3', 'R9.4', 'S6'],
  start: {
    seed: 'lesson-cat',
    position: at({
      player: { wonder: 'giza', cards: { wood: 1 } },
      opponent: { wonder: 'rhodes', cards: { 'blue-2-cat': 1 } },
      cat: 'opponent',
      decks: {
        player: { top: 'blue-2-cat', count: 23 },
        opponent: { top: 'blue-3', count: 23 },
        central: { top: null, count: 60 },
      },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Il Gatto è dell’Avversario. Portaglielo via.',
        en: 'The Cat is the Opponent’s. Take it away.',
      },
      done: takes('blue-2-cat'),
      wrong: [
        {
          when: takes('blue-3'),
          say: {
            it: 'Un punto in più sulla carta, ma la pedina ne vale due e fa guardare il mazzo centrale.',
            en: 'One point more on the card, but the pawn is worth two and lets you look at the central deck.',
          },
        },
      ],
      otherwise: { it: 'Così il Gatto resta dov’è.', en: 'The Cat stays where it is.' },
      hint: {
        it: 'La pedina va a chi prende una carta Blu con il Gatto.',
        en: 'The pawn goes to whoever takes a Blue card with the Cat.',
      },
      marks: ['player'],
      praise: {
        it: '2 punti la carta, 2 la pedina, e dal prossimo turno vedi la carta coperta.',
        en: '2 points for the card, 2 for the pawn, and from your next turn you see the face-down card.',
      },
      solution: ['take player'],
      mistake: ['take opponent'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-cat',
        draws: { central: ['card coin'] },
        position: at({
          player: { wonder: 'giza', cards: { wood: 1, 'blue-2-cat': 1 } },
          opponent: { wonder: 'rhodes' },
          cat: 'player',
          decks: {
            player: { top: 'wood', count: 22 },
            opponent: { top: 'wood', count: 24 },
            central: { top: null, count: 60 },
          },
        }),
      },
      say: {
        it: 'Il Gatto è tuo e il turno comincia. Prima di prendere, guarda la carta in cima al mazzo centrale.',
        en: 'The Cat is yours and your turn begins. Before you take a card, look at the top of the central deck.',
      },
      done: does('look'),
      otherwise: {
        it: 'Presa senza guardare: si può sbirciare solo prima della prima carta.',
        en: 'Taken without looking: you may peek only before your first card.',
      },
      hint: { it: 'Tocca il Gatto, oppure «Guarda».', en: 'Touch the Cat, or “Look”.' },
      marks: ['central'],
      praise: {
        it: 'Una Moneta, e lo sai solo tu. La carta resta coperta, e l’app se la ricorda.',
        en: 'A Coin, and only you know. The card stays face down, and the app remembers it.',
      },
      solution: ['look'],
      mistake: ['take player'],
    },
    {
      kind: 'do',
      say: {
        it: 'Hai un legno, e lo Stadio vuole 2 Risorse diverse. Usa quello che hai visto.',
        en: 'You have one wood, and the Stage wants 2 different Resources. Use what you have seen.',
      },
      done: takesFrom('central'),
      otherwise: {
        it: 'Un altro legno non serve a «diverse». La carta centrale invece sai qual è.',
        en: 'Another wood does not help with “different”. The central card you know.',
      },
      hint: { it: 'La Moneta sta per qualunque Risorsa.', en: 'The Coin stands for any Resource.' },
      marks: ['central'],
      praise: {
        it: 'Legno e Moneta: primo Stadio. Quando il Gatto è suo, l’Avversario la carta la scopre davanti a tutti ({S6}).',
        en: 'Wood and Coin: the first Stage. When the Cat is its own, the Opponent turns the card up for all to see ({S6}).',
      },
      solution: ['take central'],
      mistake: ['take opponent'],
    },
  ],
}
