// The editor for twelve custom automa cards: all at a glance, one of them open for changes; import from a file and export.
import '../palette.css'
import './deck.css'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { LIMITS, tooLong } from '../../../../kernel/limits.ts'
import { BadInput } from '../../../../kernel/refusal.ts'
import { type Lang, phrase, tell, type Values } from '../../../../kernel/text.ts'
import type { OwnEditorProps } from '../../../../web/editors.ts'
import { download } from '../../../../web/shell/download.ts'
import { PRINTED_CARDS, RECONSTRUCTION } from '../../catalogue/automa-cards.ts'
import { deckToJson, parseCard, readDeck } from '../../deck.ts'
import { areaName, automaCardName, genreName } from '../../names.ts'
import { AutomaCardFace } from '../card/Card.tsx'
import { AreaSign, Idea } from '../icons/index.tsx'
import { tellCard } from '../mat/automa-label.ts'
import { Button } from '../../../../web/kit/Button.tsx'
import { REPEATED } from './CardForm.tsx'
import { ACTIONS, cardsIn, deckWith, isAsBuilt, withAction, withSwap } from './cards.ts'
import { knownIn, repeats } from './told.ts'

const WORDS = {
  cards: { it: 'Le dodici carte', en: 'The twelve cards' },
  about: {
    it: 'Scegli una carta e copia quella vera: le tre azioni dall’alto, i sei generi da sinistra.',
    en: 'Choose a card and copy the real one: the three actions from the top, the six genres from the left.',
  },
  action: { it: 'Azione', en: 'Action' },
  genres: { it: 'Priorità di genere', en: 'Genre priority' },
  genresAbout: {
    it: 'Tocca due generi per scambiarli; con la tastiera, le frecce spostano.',
    en: 'Touch two genres to swap them; on a keyboard the arrows move them.',
  },
  place: { it: 'posto', en: 'place' },
  load: { it: 'Carica un file…', en: 'Load a file…' },
  save: { it: 'Scarica il mazzo', en: 'Download the deck' },
  again: { it: 'Torna alla ricostruzione…', en: 'Back to the reconstruction…' },
  sure: {
    it: 'Le carte che hai detto vanno perse: le altre tornano quelle ricostruite. Davvero?',
    en: 'The cards you have told are lost: all become the reconstructed ones. Really?',
  },
  yes: { it: 'Sì, torna alla ricostruzione', en: 'Yes, back to the reconstruction' },
  no: { it: 'No, tienile', en: 'No, keep them' },
  name: { it: 'Nome del mazzo', en: 'Name of the deck' },
  known: phrase<Values<'n'>>({
    it: ({ n }) => `Carte note: ${n} su 12. Le altre sono ricostruite, finché non le dici.`,
    en: ({ n }) => `Known cards: ${n} of 12. The others are reconstructed until you tell them.`,
  }),
  kept: { it: 'Ogni cambiamento resta subito in questo browser.', en: 'Every change is kept in this browser at once.' },
  format: { it: 'Il formato del file', en: 'The file format' },
  formatAbout: {
    it: 'Un oggetto JSON: «name» è il nome, «cards» sono dodici carte. «actions» sono tre fra hire, develop, ideas, print e sales, dall’alto; «genrePriority» sono i sei generi crime, horror, romance, sci-fi, superhero e western, da sinistra. Va bene anche il solo elenco delle carte, o dodici parole come HDI-CFSRWH. Questo è il tuo mazzo:',
    en: 'A JSON object: “name” is the name, “cards” are twelve cards. “actions” are three of hire, develop, ideas, print and sales, from the top; “genrePriority” are the six genres crime, horror, romance, sci-fi, superhero and western, from the left. The list of cards alone will do, or twelve words like HDI-CFSRWH. This is your deck:',
  },
  alike: phrase<Values<'n'>>({
    it: ({ n }) => `La carta ${n} c’è due volte: il documento non lo vieta, ma controlla.`,
    en: ({ n }) => `Card ${n} is there twice: the document does not forbid it, but check it.`,
  }),
  print: { it: 'stampata', en: 'printed' },
  built: { it: 'ricostruita', en: 'rebuilt' },
  own: { it: 'tua', en: 'yours' },
  bad: { it: 'Questo file non si può leggere:', en: 'This file cannot be read:' },
} as const

const FILE_NAME = 'age-of-comics-automa'
const MOST_LETTERS = 40
const MOST_BYTES = 100_000

export function DeckEditor({ value, lang, onChange, name, onName }: OwnEditorProps) {
  const nameId = useId()
  const [open, setOpen] = useState(0)
  const [isSure, setSure] = useState(false)
  const [wrong, setWrong] = useState('')
  const cards = cardsIn(value)
  const text = cards.join(' ')
  // A new deck starts as the reconstruction.
  useEffect(() => {
    if (text !== value) onChange(text)
  }, [text, value, onChange])
  const card = cards[open] ?? ''
  const change = (next: string) => onChange(deckWith(cards, open, next))
  const load = async (file: File | undefined) => {
    if (file === undefined) return
    try {
      if (file.size > MOST_BYTES) throw tooLong({ most: LIMITS.own })
      const read = await file.text()
      onChange(readDeck(read))
      onName(nameIn(read) ?? name)
      setWrong('')
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      setWrong(`${WORDS.bad[lang]} ${error.tell(lang)}.`)
    }
  }
  return (
    <div className="ac-editor-deck" data-game="age-of-comics">
      <p>
        {WORDS.about[lang]} {WORDS.kept[lang]}
      </p>
      <div className="ac-deck-name">
        <label htmlFor={nameId}>{WORDS.name[lang]}</label>
        <input
          id={nameId}
          maxLength={MOST_LETTERS}
          value={name}
          onChange={({ target }) => onName(target.value)}
          autoComplete="off"
        />
      </div>
      <p role="status">{tell(WORDS.known, lang, { n: knownIn(text) })}</p>
      <div className="ac-deck-strip" role="group" aria-label={WORDS.cards[lang]}>
        {cards.map((each, no) => (
          <button key={no} type="button" aria-pressed={no === open} onClick={() => setOpen(no)}>
            <span className="kit-hidden">
              {automaCardName(no, lang)}: {tellCard(parseCard(each), lang)}
            </span>
            <span aria-hidden="true">
              <AutomaCardFace item={parseCard(each)} lang={lang} number={no + 1} />
              <small>{standing(each, no, lang)}</small>
            </span>
          </button>
        ))}
      </div>
      <fieldset className="ac-deck-card">
        <legend>{automaCardName(open, lang)}</legend>
        {[0, 1, 2].map((at) => (
          <ActionField key={at} card={card} at={at} lang={lang} onChange={change} />
        ))}
        <GenreOrder key={open} card={card} lang={lang} onChange={change} />
        <p role="status" className="ac-card-form-told">
          {warningOf(cards, open, lang)}
        </p>
      </fieldset>
      <div className="ac-deck-files">
        <label className="kit-button">
          {WORDS.load[lang]}
          <input
            type="file"
            className="kit-hidden"
            accept=".json,.txt,application/json,text/plain"
            onChange={({ currentTarget }) => {
              void load(currentTarget.files?.[0])
              // So that the same file can be chosen again after a correction.
              currentTarget.value = ''
            }}
          />
        </label>
        <button
          type="button"
          className="kit-button"
          onClick={() => download(fileName(name), fileOf(text, name), 'application/json')}
        >
          {WORDS.save[lang]}
        </button>
        <button
          type="button"
          className="kit-button"
          disabled={text === RECONSTRUCTION}
          aria-expanded={isSure}
          onClick={() => setSure(true)}
        >
          {WORDS.again[lang]}
        </button>
      </div>
      {isSure && (
        <div className="ac-deck-sure" role="alertdialog" aria-label={WORDS.sure[lang]}>
          <p>{WORDS.sure[lang]}</p>
          <div className="ac-deck-files">
            <Button autoFocus onClick={() => setSure(false)}>
              {WORDS.no[lang]}
            </Button>
            <Button
              onClick={() => {
                setSure(false)
                onChange(RECONSTRUCTION)
              }}
            >
              {WORDS.yes[lang]}
            </Button>
          </div>
        </div>
      )}
      <details className="ac-deck-format">
        <summary>{WORDS.format[lang]}</summary>
        <p>{WORDS.formatAbout[lang]}</p>
        <pre tabIndex={0}>{fileOf(text, name)}</pre>
      </details>
      <p role="alert" className="wrong">
        {wrong}
      </p>
    </div>
  )
}

/** The deck as a file: a card on each line. */
function fileOf(deck: string, name: string): string {
  const cards = deckToJson(deck).cards.map((card) => `    ${JSON.stringify(card)}`)
  const named = name.trim() === '' ? '' : `  "name": ${JSON.stringify(name.trim())},\n`
  return `{\n${named}  "cards": [\n${cards.join(',\n')}\n  ]\n}\n`
}

const fileName = (name: string): string => {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^\w -]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .toLowerCase()
  return `${plain === '' ? FILE_NAME : plain}.json`
}

/** The name in a file that could be read; undefined if it has none. */
function nameIn(text: string): string | undefined {
  try {
    const { name } = JSON.parse(text) as { readonly name?: unknown }
    return typeof name === 'string' ? name.slice(0, MOST_LETTERS) : undefined
  } catch {
    return undefined
  }
}

/** What the document does not forbid, but no known card shows. */
function warningOf(cards: readonly string[], at: number, lang: Lang): string {
  const card = cards[at] ?? ''
  if (repeats(parseCard(card))) return REPEATED[lang]
  const other = cards.findIndex((each, no) => each === card && no !== at)
  return other < 0 ? '' : tell(WORDS.alike, lang, { n: other + 1 })
}

function standing(card: string, no: number, lang: Lang): string {
  if (!isAsBuilt(card, no)) return WORDS.own[lang]
  return WORDS[no < PRINTED_CARDS ? 'print' : 'built'][lang]
}

interface PartProps {
  readonly card: string
  readonly lang: Lang
  readonly onChange: (card: string) => void
}

function ActionField({ card, at, lang, onChange }: PartProps & { readonly at: number }) {
  const id = useId()
  return (
    <div className="ac-deck-action">
      <span aria-hidden="true">
        <AreaSign no={parseCard(card).actions[at] ?? 0} />
      </span>
      <label htmlFor={id}>
        {WORDS.action[lang]} {at + 1}
      </label>
      <select id={id} value={card.charAt(at)} onChange={({ target }) => onChange(withAction(card, at, target.value))}>
        {ACTIONS.map(({ letter, area }) => (
          <option key={letter} value={letter}>
            {areaName(area, lang)}
          </option>
        ))}
      </select>
    </div>
  )
}

const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Six genres from left to right: pick one up, then put it where another is. */
function GenreOrder({ card, lang, onChange }: PartProps) {
  const [held, setHeld] = useState<number>()
  const { genres } = parseCard(card)
  const press = (at: number) => {
    if (held === undefined) return setHeld(at)
    if (held !== at) onChange(withSwap(card, held, at))
    setHeld(undefined)
  }
  const move = (event: KeyboardEvent, at: number) => {
    const to = at + (MOVES[event.key] ?? 0)
    if (to === at || genres[to] === undefined) return
    event.preventDefault()
    onChange(withSwap(card, at, to))
    setHeld(undefined)
  }
  return (
    <div role="group" aria-label={WORDS.genres[lang]} className="ac-deck-genres">
      <b>{WORDS.genres[lang]}</b>
      <div>
        {genres.map((genre, at) => (
          <button
            // A genre keeps its button, and the focus, wherever it goes.
            key={genre}
            type="button"
            aria-pressed={held === at}
            aria-label={`${genreName(genre, lang)}, ${WORDS.place[lang]} ${at + 1}`}
            onClick={() => press(at)}
            onKeyDown={(event) => move(event, at)}
          >
            <Idea no={genre} />
            <small aria-hidden="true">{genreName(genre, lang)}</small>
          </button>
        ))}
      </div>
      <p className="soft">{WORDS.genresAbout[lang]}</p>
    </div>
  )
}
