import { orThrow } from '#app/http/answers.server.ts'
import { statusOf } from '#app/models/outcome.ts'
import { readFields } from '#app/models/panel/read-fields.ts'
import { settleRows } from '#app/models/panel/rows.ts'
import { sayFields } from '#app/models/panel/say-fields.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { readEntries, sayFaults } from '#app/services/panel/posted.server.ts'
import { siteFields } from '#app/services/panel/site-form.server.ts'
import { type PanelAsk, requireStaff } from '#app/services/panel/staff.server.ts'
import { goAndTell, type Member } from '#app/services/session.server.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { settingTexts } from '#app/texts/panel/settings.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import { ScreenHead } from '#app/ui/panel/screen-head.tsx'
import { type FormScene, ThingForm } from '#app/ui/panel/thing-form.tsx'
import type { Route } from './+types/site'

/** What the site is. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await requireStaff(asked)
  const site = orThrow(await staff.api.getAdminSite())
  return show(asked, staff, { entries: sayFields(siteFields(), site), faults: {} })
}

/** Changes it. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const entries = settleRows(siteFields(), await readEntries(asked.request))
  const changed = await staff.api.changeSite({ body: readFields(siteFields(), entries) })
  if (changed.ok) return goAndTell(asked.request, '/admin/site', 'saved')
  const { code, message, fields } = changed.error
  return show(asked, staff, { entries, faults: sayFaults(fields), message }, statusOf[code])
}

type Shown = Pick<FormScene, 'entries' | 'faults'> & { message?: string }

async function show(asked: PanelAsk, staff: Member, { message, ...shown }: Shown, status = 200) {
  const scene = { desk: { resource: 'site' }, links: new Map(), ...shown }
  return answerPanel(
    <PanelDocument frame={await readPanelFrame(asked, staff)} title={settingTexts.site}>
      <ScreenHead title={settingTexts.site} says={settingTexts.siteSays} />
      <section className="sheet" aria-label={settingTexts.site}>
        <ThingForm scene={scene} fields={siteFields()} action="/admin/site" message={message} submit={panelTexts.save} />
        <p>
          <a className="more" href="/admin/site/conseil">
            {settingTexts.advice}
          </a>
        </p>
        {staff.role === 'SUPER_ADMIN' && (
          <p>
            <a className="more" href="/admin/site/serveurs">
              {settingTexts.servers}
            </a>
          </p>
        )}
      </section>
    </PanelDocument>,
    status,
  )
}
