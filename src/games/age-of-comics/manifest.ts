// What is known of the game before its rules are loaded.
import type { Manifest } from '../../kernel/contract.ts'
import type { Text } from '../../kernel/text.ts'
import { variantOption } from '../../variant/option.ts'
import { LEVELS, LEVELS_PART } from './automa/levels.ts'
import { CHALLENGES, INCOMPATIBLE } from './catalogue/challenges.ts'
import { readDeck, STANDARD } from './deck.ts'

const name = (id: string): Text => CHALLENGES.find((each) => each.id === id)?.name ?? { it: id, en: id }

/** S15.3: warned of, not forbidden (Q35). */
function warn(chosen: readonly string[]): readonly Text[] {
  return INCOMPATIBLE.filter(({ pair }) => pair.every((id) => chosen.includes(id))).map(({ pair, why }) => ({
    it: `${name(pair[0]).it} e ${name(pair[1]).it} non possono riuscire insieme: ${why.it}.`,
    en: `${name(pair[0]).en} and ${name(pair[1]).en} cannot both be met: ${why.en}.`,
  }))
}

export const ageOfComics: Manifest = {
  id: 'age-of-comics',
  edition: 1,
  title: { it: 'Age of Comics', en: 'Age of Comics' },
  about: {
    it: 'Cinque round da editore di fumetti: assumi, sviluppa, stampa e vendi, contro un Automa guidato da un mazzo di 12 carte.',
    en: 'Five rounds as a publisher of comics: hire, develop, print and sell, against an Automa driven by a deck of 12 cards.',
  },
  document: {
    it: 'Age of Comics – Solitario di Nestore Mangone',
    en: 'Age of Comics – solo mode by Nestore Mangone (in Italian)',
  },
  options: [
    {
      id: 'level',
      title: { it: 'Livello di difficoltà', en: 'Difficulty level' },
      choices: LEVELS.map(({ id, title, about }) => ({ id, title, about })),
      initial: 'beginner',
    },
    {
      id: 'challenges',
      title: { it: 'Sfide multiple', en: 'Multiple challenges' },
      choices: CHALLENGES.map(({ id, name, text }) => ({
        id,
        title: name,
        about: { it: `${text.it}; se non ci riesci perdi 15 PV.`, en: `${text.en}; not met, it costs 15 VP.` },
      })),
      initial: 'none',
      several: { none: { it: 'Nessuna sfida', en: 'No challenge' }, warn },
    },
    {
      id: 'deck',
      title: { it: 'Mazzo Automa', en: 'Automa deck' },
      choices: [
        {
          id: STANDARD,
          title: { it: 'Ricostruito', en: 'Reconstructed' },
          about: {
            it: 'Una carta è quella stampata nel regolamento; le altre undici, non pubbliche, sono una ricostruzione bilanciata.',
            en: 'One card is the one printed in the rules; the other eleven, not public, are a balanced reconstruction.',
          },
        },
      ],
      initial: STANDARD,
      own: {
        title: { it: 'Le tue carte', en: 'Your own cards' },
        about: {
          it: 'Dodici carte come HDI-CFSRWH: tre azioni dall’alto (H Assumi, D Sviluppa, I Idee, P Stampa, S Vendite) e sei generi da sinistra (C poliziesco, H horror, R romantico, F fantascienza, S supereroi, W western).',
          en: 'Twelve cards like HDI-CFSRWH: three actions from the top (Hire, Develop, Ideas, Print, Sales) and six genres from the left (Crime, Horror, Romance, sci-Fi, Superheroes, Western).',
        },
        read: readDeck,
      },
    },
    variantOption(LEVELS_PART),
  ],
  teaches: true,
  dice: [],
  referee: async () => (await import('./referee.ts')).referee,
  load: async () => (await import('./module.ts')).ageOfComicsModule,
  loadToPlay: async () => (await import('./play.ts')).toPlay,
}
