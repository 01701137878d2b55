import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'
import type { ExternalApp } from '#app/models/site/settings/external-app.ts'
import { externalAppTexts as words } from '#app/texts/house/fields/external-apps.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import type { RecordFormFacts } from '../fields/form-context.ts'
import { RecordForm } from '../fields/record-form.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { TableHead } from '../frame/table-head.tsx'

export type Kept = Answer<Contract['listExternalApps']>[number]

/** A service of others as the panel shows it: what is kept of it, if anything is. */
export type AppState = { app: ExternalApp; kept: Kept | undefined }

const path = href('/admin/applications')

/** The services of others that the site may load, and which of them it does. */
export function ExternalApps({ apps, mayChange }: { apps: AppState[]; mayChange: boolean }) {
  return (
    <>
      <ScreenHead title={words.title} says={words.says} />
      <section className="sheet" aria-label={words.title}>
        <p className="muted">{mayChange ? words.consent : `${words.consent} ${words.guarded}`}</p>
        <table className="table">
          <TableHead titles={[words.app, words.state]} />
          <tbody>
            {apps.map(({ app, kept }) => (
              <tr key={app}>
                <td>{mayChange ? <a href={`${path}/${app}`}>{words.names[app]}</a> : words.names[app]}</td>
                <td data-label={words.state}>{sayState(kept)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

type Props = AppState & { ctx: RecordFormFacts; fields: readonly PanelField[]; message?: string | undefined }

/** One of them: whether it is on, and what it needs for that. */
export function ExternalAppSheet({ app, kept, ctx, fields, message }: Props) {
  const title = words.names[app]
  return (
    <>
      <ScreenHead back={{ href: path, label: words.title }} title={title} says={words.saysOf[app]} />
      <p className="note" role="status">
        {sayState(kept)}
      </p>
      <section className="sheet" aria-label={title}>
        <p className="muted">{words.consent}</p>
        <RecordForm ctx={ctx} fields={fields} action={`${path}/${app}`} message={message} submit={panelTexts.save} />
      </section>
      {kept && (
        <section className="sheet" aria-label={words.remove}>
          <p className="muted">{words.removeSays}</p>
          <form method="post" action={`${path}/${app}/oublier`} className="actions">
            <button type="submit" className="btn btn-line">
              {words.remove}
            </button>
          </form>
        </section>
      )}
    </>
  )
}

function sayState(kept: AppState['kept']): string {
  if (!kept) return words.none
  return kept.config.isActive === true ? words.on : words.off
}
