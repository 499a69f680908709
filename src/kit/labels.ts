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

  '! unknown field "{}"': { it: 'il campo «{1}» non esiste', en: 'there is no field “{1}”' },
  '! unknown {} "{}"': { it: '«{2}» qui non va bene', en: '“{2}” does not belong here' },
  '! unknown {} {}': { it: 'questo valore qui non va bene', en: 'this value does not belong here' },
  '! is missing': { it: 'manca', en: 'is missing' },
  '! it is needed to play on': { it: 'serve per continuare', en: 'it is needed to play on' },
  '! is below {}': { it: 'il minimo è {1}', en: '{1} is the least' },
  '! is above {}': { it: 'il massimo è {1}', en: '{1} is the most' },
  '! is not a whole number': { it: 'non è un numero intero', en: 'is not a whole number' },
  '! is not true or false': { it: 'non è né sì né no', en: 'is neither yes nor no' },
  '! is not a boolean': { it: 'non è né sì né no', en: 'is neither yes nor no' },
  '! is not a number': { it: 'non è un numero', en: 'is not a number' },
  '! is not a string': { it: 'non è un testo', en: 'is not a text' },
  '! is not an object': { it: 'non è un oggetto { … }', en: 'is not an object { … }' },
  '! is not a record': { it: 'non è un oggetto { … }', en: 'is not an object { … }' },
  '! is not an array': { it: 'non è un elenco [ … ]', en: 'is not a list [ … ]' },
  '! is not a tuple': { it: 'non è un elenco [ … ]', en: 'is not a list [ … ]' },
  '! is not readable': { it: 'non si può leggere', en: 'is not readable' },
  '! has more than {} cards': { it: 'le carte sono più di {1}', en: 'there are more than {1} cards' },
  '! "{}" is there twice': { it: '{1} c’è due volte', en: '{1} is there twice' },
}

/** What the values of a field are called that stands for one of a list. */
export const valueLabels = (
  field: string,
  list: readonly ({ readonly id: string } & ({ readonly name: Words } | { readonly title: Words }))[],
): Readonly<Record<string, Words>> =>
  Object.fromEntries(list.map((item) => [`${field}=${item.id}`, 'title' in item ? item.title : item.name]))
