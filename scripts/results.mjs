// Results as the app stores them, made up: for measuring and testing pages with many of them.
const LEVELS = ['base', 'facile', 'normale', 'medio', 'impegnativo', 'difficile', 'estremo', 'leggendario']
const ADDRESSES = ['MS', 'MC', 'SM', 'SC', 'CM', 'CS']
const SCENARIOS = ['easy', 'medium', 'hard']
const FACTIONS = ['alchemists', 'auren', 'dwarves', 'giants', 'nomads', 'witches']
const DAY = 86_400_000

/** The same for the same number: a small generator, so that every run measures the same. */
const drawn = (n, of) => (Math.imul(n + 1, 0x9e3779b1) >>> 8) % of

function common(n) {
  return {
    id: `made-up-${n}.x`,
    format: 1,
    edition: 1,
    place: drawn(n, 5) === 0 ? 'beside' : 'screen',
    finished: Date.UTC(2024, 0, 1) + Math.floor((n * DAY) / 7),
    time: 600_000 + 1000 * drawn(n, 1800),
    moves: 60 + drawn(n, 20),
    undone: drawn(n, 9) === 0 ? 1 : 0,
    hints: drawn(n, 11) === 0 ? 2 : 0,
    marks: [...(drawn(n, 9) === 0 ? ['undone'] : []), ...(drawn(n, 11) === 0 ? ['hint'] : [])],
  }
}

function duel(n) {
  const [yours, its] = [48 + drawn(n, 40), 50 + drawn(7 * n, 30)]
  const isInstant = drawn(3 * n, 12) === 0
  const winner = isInstant ? (n % 2 === 0 ? 'you' : 'automa') : yours > its ? 'you' : yours < its ? 'automa' : 'shared'
  return {
    ...common(n),
    game: 'duel',
    options: { level: LEVELS[drawn(n, 20) % LEVELS.length], promos: 'none' },
    facts: { address: [ADDRESSES[drawn(5 * n, ADDRESSES.length)]] },
    winner,
    by: isInstant ? 'military' : 'civilian',
    ...(isInstant ? { isInstant } : {}),
    you: { total: yours, by: { blue: yours - 30, wonders: 12, coins: 8, green: 10 } },
    automa: { total: its, by: { blue: its - 25, wonders: 15, military: 10 } },
  }
}

function terraMystica(n) {
  const points = 50 + drawn(n, 50)
  return {
    ...common(n),
    game: 'terra-mystica',
    options: { level: SCENARIOS[drawn(n, 3)], style: 'random', faction: 'open', power: 'all-available' },
    facts: { faction: [FACTIONS[drawn(3 * n, FACTIONS.length)]] },
    winner: 'none',
    by: 'score',
    you: { total: points, by: { vp: points - 22, fire: 8, network: 12, resources: 2 } },
  }
}

/** So many results, three of five of Duel, the others of Terra Mystica. */
export const madeUpResults = (count) => Array.from({ length: count }, (_, n) => (n % 5 < 3 ? duel(n) : terraMystica(n)))

/** Runs in the page: puts results into its database. */
export async function putResults(results) {
  const open = indexedDB.open('solotavolo-results', 1)
  open.onupgradeneeded = () => open.result.createObjectStore('results')
  await new Promise((resolve) => {
    open.onsuccess = resolve
  })
  const tx = open.result.transaction('results', 'readwrite')
  for (const result of results) tx.objectStore('results').put(result, result.id)
  await new Promise((resolve) => {
    tx.oncomplete = resolve
  })
  open.result.close()
}
