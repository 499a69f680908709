import { useStore } from 'zustand'
import { LANG_NAMES, LANGS } from '../../kernel/text.ts'
import { type Prefs, SPEEDS, TERMS, TEXT_SIZES, THEMES } from '../contract.ts'
import { useSay } from '../hooks.ts'
import { Loading } from '../shell/Loading.tsx'
import { Page } from '../shell/Page.tsx'
import { prefsStore } from '../store/prefs.ts'
import { SETTINGS } from '../words/settings.ts'
import { TABLE } from '../words/table.ts'
import { RadioCards } from './new/RadioCards.tsx'
import './settings.css'
import { later } from '../later.tsx'

const Stored = later(async () => (await import('./storage/Stored.tsx')).Stored, Loading)

const set = <K extends keyof Prefs>(field: K, value: Prefs[K]): void => prefsStore.setState({ [field]: value })

export function SettingsPage() {
  const say = useSay()
  const prefs = useStore(prefsStore)
  return (
    <Page title={say(SETTINGS.title)} className="settings" lead={<p className="lead">{say(SETTINGS.kept)}</p>}>
      <div className="paper">
        <RadioCards
          title={say(SETTINGS.lang)}
          choices={LANGS.map((id) => ({ id, title: LANG_NAMES[id], about: say(SETTINGS.langAbout) }))}
          value={prefs.lang}
          onChange={(id) => set('lang', id as Prefs['lang'])}
        />
        <RadioCards
          title={say(SETTINGS.theme)}
          choices={THEMES.map((id) => ({ id, title: say(SETTINGS[id]), about: say(SETTINGS.themeAbout) }))}
          value={prefs.theme}
          onChange={(id) => set('theme', id as Prefs['theme'])}
        />
        <RadioCards
          title={say(SETTINGS.textSize)}
          choices={TEXT_SIZES.map((id) => ({ id, title: say(SETTINGS[id]), about: say(SETTINGS.textSizeAbout) }))}
          value={prefs.textSize}
          onChange={(id) => set('textSize', id as Prefs['textSize'])}
        />
        <RadioCards
          title={say(SETTINGS.speed)}
          choices={SPEEDS.map((id) => ({ id, title: say(TABLE[id]), about: say(SETTINGS[`${id}About`]) }))}
          value={prefs.speed}
          onChange={(id) => set('speed', id as Prefs['speed'])}
        />
        <RadioCards
          title={say(SETTINGS.terms)}
          choices={TERMS.map((id) => ({ id, title: say(SETTINGS[id]), about: say(SETTINGS[`${id}About`]) }))}
          value={prefs.terms}
          onChange={(id) => set('terms', id as Prefs['terms'])}
        />
        <fieldset className="radios">
          <legend>{say(SETTINGS.play)}</legend>
          <Switch field="hints" on={prefs.hints} />
          <Switch field="ahead" on={prefs.ahead} />
          <Switch field="confirm" on={prefs.confirm} />
          <Switch field="checklist" on={prefs.checklist} />
        </fieldset>
        <fieldset className="radios">
          <legend>{say(SETTINGS.comfort)}</legend>
          <Switch field="reducedMotion" on={prefs.reducedMotion} />
          <Switch field="patterns" on={prefs.patterns} />
        </fieldset>
      </div>
      <Stored />
    </Page>
  )
}

function Switch({
  field,
  on,
}: {
  readonly field: 'reducedMotion' | 'patterns' | 'hints' | 'ahead' | 'confirm' | 'checklist'
  readonly on: boolean
}) {
  const say = useSay()
  return (
    <label className="switch">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => set(field, event.target.checked)} />
      <span>
        {say(SETTINGS[field])}
        <small>{say(SETTINGS[`${field}About`])}</small>
      </span>
    </label>
  )
}
