import type { Lang } from '../../kernel/contract.ts'
import { phrase, type Words } from '../../kernel/text.ts'
import { useLoaded, useSay } from '../hooks.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import { Loading } from '../shell/Loading.tsx'
import { download, fileName } from '../shell/download.ts'
import { type Way, wayFor } from './device.ts'
import { QrCode } from './QrCode.tsx'
import './share.css'

interface DeviceDialogProps {
  /** The game as a save. */
  readonly text: string
  readonly title: string
  readonly lang: Lang
  readonly onClose: () => void
}

const WORDS = {
  title: { it: 'Continua su un altro dispositivo', en: 'Continue on another device' },
  link: {
    it: 'Inquadra il codice con l’altro dispositivo: tutta la partita è nell’indirizzo.',
    en: 'Point the other device’s camera at the code: the whole game is in the address.',
  },
  code: {
    it: 'Inquadra il codice con l’altro dispositivo entro dieci minuti. Funziona una volta sola; la partita resta anche qui.',
    en: 'Point the other device’s camera at the code within ten minutes. It works once; the game stays here, too.',
  },
  unreachable: {
    it: 'Così com’è avviata, l’app risponde solo a questa macchina. Riavviala con «npm start -- --lan» e riprova, oppure porta la partita in un file.',
    en: 'As it was started, the app answers this machine only. Start it again with “npm start -- --lan” and try again, or take the game along in a file.',
  },
  long: {
    it: 'Questa partita è troppo lunga per un codice, e qui nessuno può tenerla da parte: portala in un file.',
    en: 'This game is too long for a code, and nobody can keep it here: take it along in a file.',
  },
  qr: phrase<{ readonly url: string }>({
    it: ({ url }) => `Codice QR con l’indirizzo ${url.slice(0, 60)}`,
    en: ({ url }) => `QR code with the address ${url.slice(0, 60)}`,
  }),
  byHand: { it: 'A mano', en: 'By hand' },
  download: { it: 'Scarica il file', en: 'Download file' },
} as const satisfies Words

/** A QR code for the camera of the device on which the game continues. */
export function DeviceDialog({ text, title, lang, onClose }: DeviceDialogProps) {
  const say = useSay()
  const loaded = useLoaded(() => wayFor(text), text)
  return (
    <Sheet title={say(WORDS.title)} lang={lang} onClose={onClose}>
      {loaded.state === 'ready' ? <Shown way={loaded.value} /> : <Loading />}
      <div className="share__ways">
        <Button onClick={() => download(fileName(title), text)}>
          <Icon name="file" /> {say(WORDS.download)}
        </Button>
      </div>
    </Sheet>
  )
}

function Shown({ way }: { readonly way: Way }) {
  const say = useSay()
  if (way.kind === 'unreachable' || way.kind === 'long') return <p>{say(WORDS[way.kind])}</p>
  return (
    <>
      <p>{say(WORDS[way.kind])}</p>
      <QrCode text={way.url} label={say(WORDS.qr, { url: way.url })} />
      {way.kind === 'code' ? (
        <p className="share__code">
          {say(WORDS.byHand)}: <b>{way.url}</b>
        </p>
      ) : null}
    </>
  )
}
