// Italian articles and articulated prepositions: they follow the gender and number of a noun and its first sound.

export type Gender = 'm' | 'f'

/** How the word begins: with a vowel, with a group of sounds that takes `lo`, or otherwise. */
function beginning(word: string): 'vowel' | 'lo' | 'other' {
  const letters = word.replace(/^[«“"'(]+/, '').toLowerCase()
  if (/^[aeiouàèéìòù]/.test(letters)) return 'vowel'
  return /^(s[bcdfghklmnpqrtvwz]|z|gn|ps|pn|x|y)/.test(letters) ? 'lo' : 'other'
}

const THE = {
  m: { vowel: 'l’', lo: 'lo ', other: 'il ' },
  f: { vowel: 'l’', lo: 'la ', other: 'la ' },
} as const
const A = {
  m: { vowel: 'un ', lo: 'uno ', other: 'un ' },
  f: { vowel: 'un’', lo: 'una ', other: 'una ' },
} as const
const THE_MANY = {
  m: { vowel: 'gli ', lo: 'gli ', other: 'i ' },
  f: { vowel: 'le ', lo: 'le ', other: 'le ' },
} as const

/** "il mattone", "lo Stadio", "l’idea" */
export const il = (word: string, gender: Gender): string => THE[gender][beginning(word)] + word
/** "un’idea", "uno scudo" */
export const un = (word: string, gender: Gender): string => A[gender][beginning(word)] + word
/** "gli ordini", "le carte" */
export const i = (word: string, gender: Gender): string => THE_MANY[gender][beginning(word)] + word

/** `ed` before another e: "C3 ed E7". */
export const euphonic = (list: string): string => list.replace(/ e (?=e)/gi, ' ed ')

/** What a preposition becomes before each article; `con` and `per` stay apart from it. */
const JOINED = {
  di: { il: 'del ', lo: 'dello ', 'l’': 'dell’', la: 'della ', i: 'dei ', gli: 'degli ', le: 'delle ' },
  a: { il: 'al ', lo: 'allo ', 'l’': 'all’', la: 'alla ', i: 'ai ', gli: 'agli ', le: 'alle ' },
  da: { il: 'dal ', lo: 'dallo ', 'l’': 'dall’', la: 'dalla ', i: 'dai ', gli: 'dagli ', le: 'dalle ' },
  in: { il: 'nel ', lo: 'nello ', 'l’': 'nell’', la: 'nella ', i: 'nei ', gli: 'negli ', le: 'nelle ' },
  su: { il: 'sul ', lo: 'sullo ', 'l’': 'sull’', la: 'sulla ', i: 'sui ', gli: 'sugli ', le: 'sulle ' },
} as const
type Article = keyof (typeof JOINED)['di']

/** "allo snodo", "dell’Automa", "nelle città": a preposition with an article that is already there. */
export function joined(preposition: keyof typeof JOINED, withArticle: string): string {
  const apostrophe = withArticle.startsWith('l’')
  const cut = apostrophe ? 2 : withArticle.indexOf(' ') + 1
  const article = withArticle.slice(0, cut).trim() as Article
  return JOINED[preposition][article] + withArticle.slice(cut)
}
