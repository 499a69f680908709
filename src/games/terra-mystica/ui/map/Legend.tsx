// What the outlines on the map mean, as far as there are any.
import { useView } from '../view.ts'
import { word, type Word } from '../words.ts'

export function Legend() {
  const { s, lang, options, news, marked } = useView()
  const kinds = new Set(options.map(({ move }) => (move.do === 'add' || move.do === 'evolve' ? 'theirs' : move.do)))
  const lines: [string, Word][] = []
  if (marked !== undefined && marked.kept.length > 0) lines.push(['kept', 'kept'], ['dropped', 'dropped'])
  else {
    if (['dig', 'build', 'upgrade', 'place', 'settle', 'ride', 'sandstorm'].some((kind) => kinds.has(kind as 'dig')))
      lines.push(['yours', 'lit'])
    if (kinds.has('theirs')) lines.push(['theirs', 'litTheirs'])
    if (s.player.towns.length > 0) lines.push(['town', 'towns'])
    if ([...news].some((name) => name.startsWith('hex:'))) lines.push(['news', 'litNews'])
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
