import { sceneContext } from '#app/http/visit-context.ts'
import { statusOf } from '#app/models/outcome.ts'
import type { Entry } from '#app/models/panel/field.ts'
import type { ParameterGroup } from '#app/models/parameter.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { readEntries, sayFaults } from '#app/services/panel/posted.server.ts'
import { listSettings, saveSettings } from '#app/services/panel/settings.server.ts'
import { type PanelAsk, requireStaff } from '#app/services/panel/staff.server.ts'
import { goAndTell, type Member } from '#app/services/session.server.ts'
import { parameterGroups } from '#app/texts/admin/parameters.ts'
import { settingTexts } from '#app/texts/panel/settings.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import { Settings } from '#app/ui/panel/settings.tsx'
import type { Route } from './+types/settings'

/** The parameters of the site, a heading at a time, or those that a search finds. */
export async function loader(asked: Route.LoaderArgs) {
  return show(asked, await requireStaff(asked), { entries: [], faults: {} })
}

/** Sets those that were changed. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const entries = await readEntries(asked.request)
  const saved = await saveSettings(staff.api, entries)
  if (saved.ok) return goAndTell(asked.request, asked.url.pathname + asked.url.search, 'saved')
  const { code, message, fields } = saved.error
  return show(asked, staff, { entries, faults: sayFaults(fields), message }, statusOf[code])
}

type Shown = { entries: readonly Entry[]; faults: Record<string, string>; message?: string }

async function show(asked: PanelAsk, staff: Member, shown: Shown, status = 200) {
  const { searchParams } = asked.url
  const search = (searchParams.get('q') ?? '').trim().slice(0, 100)
  const part = searchParams.get('partie') ?? ''
  const group = Object.hasOwn(parameterGroups, part) ? (part as ParameterGroup) : 'company'
  const { origin } = asked.context.get(sceneContext).site
  const [frame, settings] = await Promise.all([readPanelFrame(asked, staff), listSettings(staff.api, group, search)])
  return answerPanel(
    <PanelDocument frame={frame} title={settingTexts.title}>
      <Settings {...{ settings, group, search, origin, role: staff.role }} {...shown} />
    </PanelDocument>,
    status,
  )
}
