import { orThrow } from '#app/http/answers.server.ts'
import { statusOf } from '#app/models/outcome.ts'
import { readFields } from '#app/models/panel/read-fields.ts'
import { asksMoreRows, settleRows } from '#app/models/panel/rows.ts'
import { sayFields } from '#app/models/panel/say-fields.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { readEntries, sayFaults } from '#app/services/panel/posted.server.ts'
import { serverFields } from '#app/services/panel/site-form.server.ts'
import { type PanelAsk, requireSuperAdmin } from '#app/services/panel/staff.server.ts'
import { goAndTell, type Member } from '#app/services/session.server.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { settingTexts } from '#app/texts/panel/settings.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import { ScreenHead } from '#app/ui/panel/screen-head.tsx'
import { type FormScene, ThingForm } from '#app/ui/panel/thing-form.tsx'
import type { Route } from './+types/site-servers'

const path = '/admin/site/serveurs'

/** Where the site is tried out and served. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await requireSuperAdmin(asked)
  const site = orThrow(await staff.api.getAdminSite())
  return show(asked, staff, { entries: sayFields(serverFields(), site), faults: {} })
}

/** Changes it. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireSuperAdmin(asked)
  const typed = await readEntries(asked.request)
  if (asksMoreRows(typed)) return show(asked, staff, { entries: typed, faults: {} })
  const entries = settleRows(serverFields(), typed)
  const changed = await staff.api.changeSiteServers({ body: readFields(serverFields(), entries) })
  if (changed.ok) return goAndTell(asked.request, path, 'saved')
  const { code, message, fields } = changed.error
  return show(asked, staff, { entries, faults: sayFaults(fields), message }, statusOf[code])
}

type Shown = Pick<FormScene, 'entries' | 'faults'> & { message?: string }

async function show(asked: PanelAsk, staff: Member, { message, ...shown }: Shown, status = 200) {
  const scene = { desk: { resource: 'site' }, links: new Map(), ...shown }
  return answerPanel(
    <PanelDocument frame={await readPanelFrame(asked, staff)} title={settingTexts.servers}>
      <ScreenHead
        back={{ href: '/admin/site', label: settingTexts.site }}
        title={settingTexts.servers}
        says={settingTexts.serversSays}
      />
      <section className="sheet" aria-label={settingTexts.servers}>
        <ThingForm scene={scene} fields={serverFields()} action={path} message={message} submit={panelTexts.save} />
      </section>
    </PanelDocument>,
    status,
  )
}
