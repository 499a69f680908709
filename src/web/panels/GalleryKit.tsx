// One of each piece of the kit.
import type { Lang } from '../../kernel/contract.ts'
import { Button, IconButton } from '../kit/Button.tsx'
import { Die } from '../kit/Die.tsx'
import { Hand } from '../kit/Hand.tsx'
import { Icon, ICONS } from '../kit/Icon.tsx'
import { Coin, Meeple, Token } from '../kit/pieces.tsx'
import { ClauseLink, Tag } from '../kit/Tag.tsx'
import { Track } from '../kit/Track.tsx'

const WORDS = {
  main: { it: 'Principale', en: 'Main' },
  plain: { it: 'Semplice', en: 'Plain' },
  quiet: { it: 'Discreto', en: 'Quiet' },
  off: { it: 'Spento', en: 'Disabled' },
  icon: { it: 'Icona', en: 'Icon' },
  tag: { it: 'etichetta', en: 'tag' },
  token: { it: 'Gettone', en: 'Token' },
  meeple: { it: 'Pedina', en: 'Meeple' },
  track: { it: 'Tracciato', en: 'Track' },
  hand: { it: 'Mano', en: 'Hand' },
} as const

export function GalleryKit({ game, lang }: { readonly game: string; readonly lang: Lang }) {
  return (
    <div className="gallery__kit">
      <p>
        <Button look="main">{WORDS.main[lang]}</Button> <Button>{WORDS.plain[lang]}</Button>{' '}
        <Button look="quiet">{WORDS.quiet[lang]}</Button> <Button disabled>{WORDS.off[lang]}</Button>
      </p>
      <p>
        {ICONS.map((name, n) => (
          <IconButton key={name} label={`${WORDS.icon[lang]} ${n + 1}`}>
            <Icon name={name} />
          </IconButton>
        ))}
      </p>
      <p>
        <Tag>{WORDS.tag[lang]}</Tag> <Tag look="lit">{WORDS.tag[lang]}</Tag> <ClauseLink game={game} clause="S1" />
      </p>
      <p>
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <Die key={face} face={face} />
        ))}
        <Die face={17} sides={20} />
      </p>
      <p>
        <Coin value={1} /> <Coin value={3} /> <Coin value={6} />
        <Token label={WORDS.token[lang]}>VII</Token>
        <Token label={WORDS.token[lang]} colour="#b5452f">
          ★
        </Token>
        <Meeple label={WORDS.meeple[lang]} />
        <Meeple label={WORDS.meeple[lang]} colour="#2f6bb5" />
      </p>
      <Track label={WORDS.track[lang]} from={-9} to={9} at={-2} marks={[-9, -6, -3, 3, 6, 9]} />
      <Hand label={WORDS.hand[lang]}>
        {[1, 2, 3, 4, 5].map((face) => (
          <Die key={face} face={face} />
        ))}
      </Hand>
    </div>
  )
}
