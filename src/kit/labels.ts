// What the positions of several games call alike: sections, fields, values, and what reading finds wrong with them. A game adds its own
// and may say any of these otherwise. The keys: `src/games/duel/position/labels.ts`.

interface Words {
  readonly it: string
  readonly en: string
}

export const COMMON_LABELS: Readonly<Record<string, Words>> = {
  '§now': { it: 'Il momento', en: 'The moment' },

  turn: { it: 'A chi tocca', en: 'Whose turn' },
  player: { it: 'Tu', en: 'You' },
  'player.coins': { it: 'Monete', en: 'Coins' },

  '=player': { it: 'Tu', en: 'You' },
  '=null': { it: 'Nessuno', en: 'None' },

  '! unknown field "{}"': { it: 'il campo {1} non esiste', en: 'there is no field {1}' },
  '! unknown {} "{}"': { it: '«{2}» qui non si conosce', en: 'there is no {1} “{2}”' },
  '! is missing': { it: 'manca', en: 'is missing' },
  '! it is needed to play on': { it: 'serve per continuare', en: 'it is needed to play on' },
  '! is below {}': { it: 'è meno di {1}', en: 'is below {1}' },
  '! is above {}': { it: 'è più di {1}', en: 'is above {1}' },
  '! is not a whole number': { it: 'non è un numero intero', en: 'is not a whole number' },
  '! is not true or false': { it: 'non è né sì né no', en: 'is neither yes nor no' },
  '! has more than {} cards': { it: 'sono più di {1} carte', en: 'has more than {1} cards' },
  '! "{}" is there twice': { it: '{1} c’è due volte', en: '{1} is there twice' },
}

/** What the values of a field are called that stands for one of a list. */
export const valueLabels = (
  field: string,
  list: readonly ({ readonly id: string } & ({ readonly name: Words } | { readonly title: Words }))[],
): Readonly<Record<string, Words>> =>
  Object.fromEntries(list.map((item) => [`${field}=${item.id}`, 'title' in item ? item.title : item.name]))
