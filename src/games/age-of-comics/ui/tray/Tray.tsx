// Questions that are not about a piece on the table: a genre, ideas of the supply, a campaign, a rip-off; remaining steps; the end.
import './tray.css'
import type { ReactNode } from 'react'
import type { Lang } from '../../../../kernel/text.ts'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { card, FIRST_RIPOFF } from '../../catalogue/index.ts'
import { GENRE_NOS, type GenreNo } from '../../catalogue/vocabulary.ts'
import { printFans } from '../../apply/print.ts'
import { CAMPAIGN_NOS, CAMPAIGNS, type Move } from '../../moves.ts'
import { cardName, fanCount, genreName } from '../../names.ts'
import { NONE, type State, topAsk } from '../../state.ts'
import { Card } from '../card/Card.tsx'
import { Fan, Idea, Money } from '../icons/index.tsx'
import { Spot } from '../Spot.tsx'
import { cardSpot } from '../card/spot.tsx'
import { useView } from '../view.ts'
import { ordersLeft, word, type Word } from '../words.ts'

export function Tray() {
  const { s, lang, options } = useView()
  const top = topAsk(s)
  if (options.length === 0 || top === undefined) return null
  const rows = [
    <People key="people" />,
    <Genres key="genre" kind="genre" title="chooseGenre" />,
    <Genres key="supply" kind="supply" title="chooseIdeas" />,
    <Genres key="search" kind="search" title="search" />,
    <Campaigns key="campaign" />,
    <RipOffs key="ripoff" />,
  ]
  const left = leftToDo(s, lang)
  const offers = options.some(({ move }) => OFFERED.has(move.do) || (move.do === 'print' && move.card >= FIRST_RIPOFF))
  if (!offers && left === undefined) return null
  return (
    <section className="ac-tray" aria-label={left ?? word('otherAsk', lang)}>
      {left !== undefined && <p className="ac-left">{left}</p>}
      <Printing />
      {rows}
      <Buttons />
    </section>
  )
}

const OFFERED: ReadonlySet<Move['do']> = new Set(['genre', 'idea', 'search', 'campaign', 'done', 'extra-editor'])

/** The open parts of a step that has several. */
function leftToDo(s: State, lang: Lang): string | undefined {
  const top = topAsk(s)
  if (top?.ask !== 'sales') return undefined
  const parts = [
    ordersLeft('flips', top.flips, lang),
    ordersLeft('collects', top.collects, lang),
    word(top.walked ? 'paidStep' : 'freeStep', lang),
  ]
  return parts.join(' · ')
}

function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="ac-tray-row">
      <h2>{title}</h2>
      {children}
    </div>
  )
}

function Genres({ kind, title }: { readonly kind: 'genre' | 'supply' | 'search'; readonly title: Word }) {
  const { s, offers, lang } = useView()
  // The counts matter when you take one, and the ideas themselves may be out of sight.
  const have = (no: GenreNo) => (kind === 'supply' ? `${word('youHave', lang)} ${s.player.ideas[no]}` : undefined)
  if (!GENRE_NOS.some((no) => offers.has(`${kind}:${no}`))) return null
  return (
    <Row title={word(title, lang)}>
      <Group label={word(title, lang)} className="ac-tray-genres">
        {GENRE_NOS.map((no) =>
          offers.has(`${kind}:${no}`) ? (
            <Spot
              key={no}
              target={{ kind, no }}
              label={[`${word(title, lang)}: ${genreName(no, lang)}`, have(no)].filter(Boolean).join(', ')}
              className="ac-tray-genre"
              flip={kind === 'supply' ? `supply:${no}` : false}
            >
              <Idea no={no} />
              <span>
                {genreName(no, lang)}
                {have(no) !== undefined && <small>{have(no)}</small>}
              </span>
            </Spot>
          ) : null,
        )}
      </Group>
    </Row>
  )
}

/** The starting creatives help to choose the genre of the first comic, so they are beside the question. */
function People() {
  const { s, lang, offers } = useView()
  if (!GENRE_NOS.some((no) => offers.has(`genre:${no}`))) return null
  return (
    <Row title={word('yourPeople', lang)}>
      <span className="ac-tray-people">
        {s.player.hand.map((no) => (
          <span key={no}>
            <Idea no={card(no).genre} /> {cardName(no, lang)}
          </span>
        ))}
      </span>
    </Row>
  )
}

function Campaigns() {
  const { offers, lang } = useView()
  const open = CAMPAIGN_NOS.filter((no) => offers.has(`campaign:${no}`))
  if (open.length === 0) return null
  return (
    <Group label={word('actions', lang)} className="ac-tray-genres">
      {open.map((no) => {
        const { money, fans } = CAMPAIGNS[no]
        return (
          <Spot
            key={no}
            target={{ kind: 'campaign', no }}
            label={`$${money}: ${fanCount(fans, lang)}`}
            className="ac-tray-genre"
            flip={false}
          >
            <Money /> {money} → <Fan /> {fans}
          </Spot>
        )
      })}
    </Group>
  )
}

/** Rip-offs are in nobody's hand. */
function RipOffs() {
  const { options, lang } = useView()
  const open = options.flatMap(({ move }) => (move.do === 'print' && move.card >= FIRST_RIPOFF ? [move.card] : []))
  if (open.length === 0) return null
  return (
    <Row title={word('ripOffs', lang)}>
      <Group label={word('ripOffs', lang)} className="ac-tray-cards">
        {open.map((no) => cardSpot(no, lang))}
      </Group>
    </Row>
  )
}

/** The comic whose team is being chosen. */
function Printing() {
  const { s, lang } = useView()
  const top = topAsk(s)
  if (top?.ask !== 'print-writer' && top?.ask !== 'print-artist') return null
  const { comic } = top
  const hype = s.player.hyped.find((each) => each.comic === comic)?.tokens ?? 0
  const writer = top.ask === 'print-artist' ? top.writer : NONE
  return (
    <div className="ac-printing">
      <span className="ac-printing-card">
        <Card no={comic} lang={lang} />
      </span>
      <p>
        {word('printing', lang)}: <b>{cardName(comic, lang)}</b>
        <br />
        {word('wouldHave', lang)}: {printFans(comic, writer, NONE, hype)}+
      </p>
    </div>
  )
}

function Buttons() {
  const { options, play, module, lang, s } = useView()
  const plain = options.flatMap(({ move }) => (move.do === 'done' || move.do === 'extra-editor' ? [move] : []))
  if (plain.length === 0) return null
  return (
    <div className="ac-tray-buttons">
      {plain.map((move) => (
        <button
          key={move.do}
          type="button"
          className="ac-button kit-first"
          data-do={move.do}
          onClick={() => play(move)}
        >
          {module.say(move, lang, s)}
        </button>
      ))}
    </div>
  )
}
