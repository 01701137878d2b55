import { href } from 'react-router'
import type { Entry } from '#app/models/house/panel/field.ts'
import { type Role, reaches } from '#app/models/identity/role.ts'
import type { ParameterGroup } from '#app/models/site/settings/parameter.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import { parameterGroups, parameterLabel } from '#app/texts/house/settings/parameters.ts'
import { settingTexts } from '#app/texts/house/settings.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { FindForm } from '../fields/find-form.tsx'
import { SettingField } from '../fields/setting-field.tsx'
import type { Setting } from '../fields/settings-view.ts'
import { Colleagues } from '../frame/colleagues.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { HoursField } from '../hours/hours-field.tsx'

type Props = {
  settings: Setting[]
  group: ParameterGroup
  search: string
  role: Role
  origin: string
  entries: readonly Entry[]
  faults: Record<string, string>
  message?: string | undefined
}

/** The parameters of a heading, each with its name, what it does and what it may be. */
export function Settings({ settings, group, search, role, origin, entries, faults, message }: Props) {
  const goods = useGoods()
  // A way from elsewhere names a parameter by its type, which is no word for a screen.
  const named = settings.find(({ type }) => type === search)
  const said = named ? parameterLabel(named.type, goods)[0] : search
  const title = search ? settingTexts.found(said) : parameterGroups[group]
  return (
    <>
      <ScreenHead title={settingTexts.title} says={settingTexts.says} />
      <nav className="pages" aria-label={settingTexts.groups}>
        {Object.entries(parameterGroups).map(([name, label]) => (
          <a key={name} href={`?partie=${name}`} aria-current={search === '' && name === group ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <section className="sheet" aria-label={title}>
        <div className="sheet-head">
          <h2>{title}</h2>
          <FindForm label={settingTexts.search} search={said} />
        </div>
        {settings.length === 0 ? (
          <p className="muted">{settingTexts.none}</p>
        ) : (
          <form
            method="post"
            action={`${href('/admin/parametres')}?${new URLSearchParams(search ? { q: search } : { partie: group })}`}
            className="form"
            noValidate
          >
            <RefusalNote message={message} />
            {settings.map((setting) =>
              setting.entry.group === 'hours' ? (
                <HoursField key={setting.type} setting={setting} entries={entries} faults={faults} />
              ) : (
                <SettingField
                  key={setting.type}
                  setting={setting}
                  origin={origin}
                  typed={entries.findLast(([name]) => name === setting.type)?.[1]}
                  fault={faults[setting.type]}
                  isLocked={setting.entry.isGuarded === true && !reaches(role, 'SUPER_ADMIN')}
                />
              ),
            )}
            <p className="actions save-bar">
              <button type="submit" className="btn">
                {panelTexts.save}
              </button>
              <Colleagues />
            </p>
          </form>
        )}
      </section>
      {reaches(role, 'SUPER_ADMIN') && <Origin changed={settings.filter(isChanged)} />}
    </>
  )
}

function isChanged({ entry, value }: Setting): boolean {
  return value !== (entry.kind === 'NUMBER' ? entry.value.replace('.', ',') : entry.value)
}

/** Those that are no longer what they were to begin with, one of them to be so again. */
function Origin({ changed }: { changed: Setting[] }) {
  const goods = useGoods()
  const words = settingTexts.origin
  if (changed.length === 0) return null
  return (
    <section className="sheet" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="muted">{words.says}</p>
      <form method="post" action={href('/admin/parametres/origine')} className="form">
        <p className="field">
          <label htmlFor="parametre">{words.which}</label>
          <select id="parametre" name="parametre" className="input">
            {changed.map(({ type }) => (
              <option key={type} value={type}>
                {parameterLabel(type, goods)[0]}
              </option>
            ))}
          </select>
        </p>
        <p className="actions">
          <button type="submit" className="btn btn-line">
            {words.submit}
          </button>
        </p>
      </form>
    </section>
  )
}
