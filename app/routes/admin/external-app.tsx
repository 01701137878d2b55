import { statusOf } from '#app/models/outcome.ts'
import { type AppState, appFields, entriesOf, openApp, saveApp, sayAppFaults } from '#app/services/panel/external-apps.server.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { readEntries } from '#app/services/panel/posted.server.ts'
import type { PanelAsk } from '#app/services/panel/staff.server.ts'
import { goAndTell, type Member } from '#app/services/session.server.ts'
import { externalAppTexts } from '#app/texts/panel/external-apps.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { ExternalAppSheet } from '#app/ui/panel/external-apps.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import type { FormScene } from '#app/ui/panel/thing-form.tsx'
import type { Route } from './+types/external-app'

/** A service of others, to be switched on, changed or forgotten. */
export async function loader(asked: Route.LoaderArgs) {
  const opened = await openApp(asked)
  return show(asked, opened, { entries: entriesOf(opened), faults: {} })
}

/** Configures it. */
export async function action(asked: Route.ActionArgs) {
  const opened = await openApp(asked)
  const entries = await readEntries(asked.request)
  const saved = await saveApp(opened.staff, opened.app, entries)
  if (saved.ok) return goAndTell(asked.request, `/admin/applications/${opened.app}`, 'saved')
  const { code, message } = saved.error
  return show(asked, opened, { entries, faults: sayAppFaults(saved.error), message }, statusOf[code])
}

type Opened = AppState & { staff: Member }
type Shown = Pick<FormScene, 'entries' | 'faults'> & { message?: string }

async function show(asked: PanelAsk, { staff, app, kept }: Opened, { message, ...shown }: Shown, status = 200) {
  return answerPanel(
    <PanelDocument frame={await readPanelFrame(asked, staff)} title={externalAppTexts.names[app]}>
      <ExternalAppSheet
        {...{ app, kept, message }}
        fields={appFields(app)}
        scene={{ desk: { resource: app }, links: new Map(), ...shown }}
      />
    </PanelDocument>,
    status,
  )
}
