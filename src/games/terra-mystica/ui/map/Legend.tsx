// What the outlines on the map mean, if there are any.
import { isTheirs } from '../choices/offers.ts'
import { useView } from '../view.ts'
import { word, type Word } from '../words.ts'

const isHex = (name: string): boolean => name.startsWith('hex:')

export function Legend() {
  const { s, lang, offers, options, news, marked } = useView()
  const onHexes = options.length === 0 ? [] : [...offers].flatMap(([name, moves]) => (isHex(name) ? moves : []))
  const theirs = onHexes.filter(isTheirs)
  const lines: [string, Word][] = []
  if (marked !== undefined && marked.kept.length > 0) lines.push(['kept', 'kept'], ['dropped', 'dropped'])
  else {
    if (onHexes.length > theirs.length) lines.push(['yours', 'lit'])
    if (theirs.length > 0) lines.push(['theirs', 'litTheirs'])
    if (s.player.towns.length > 0) lines.push(['town', 'towns'])
    if ([...news].some(isHex)) lines.push(['news', 'litNews'])
  }
  return (
    <ul className="tm-legend">
      {lines.map(([kind, text]) => (
        <li key={kind}>
          <i data-kind={kind} aria-hidden="true" />
          {word(text, lang)}
        </li>
      ))}
    </ul>
  )
}
