import { data, href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { readFields } from '#app/models/house/panel/read-fields.ts'
import { asksForRows, settleRows } from '#app/models/house/panel/rows.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import { readEntries, refuseFilled } from '#app/services/house/plans/form-entries.server.ts'
import { serverFields } from '#app/services/house/settings/site-form.server.ts'
import { requireSuperAdmin } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { settingTexts } from '#app/texts/house/settings.ts'
import { FormScreen } from '#app/ui/house/fields/form-screen.tsx'
import type { FilledForm } from '#app/ui/house/frame/posted.ts'
import type { Route } from './+types/site-servers'

const path = href('/admin/site/serveurs')

/** Where the site is tried out and served. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireSuperAdmin(asked)
  return { entries: sayFields(serverFields(), orThrow(await api.getAdminSite())) }
}

/** Changes it. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireSuperAdmin(asked)
  const typed = await readEntries(asked.request)
  if (asksForRows(typed)) return data<FilledForm>({ entries: typed, faults: {} })
  const entries = settleRows(serverFields(), typed)
  const changed = await api.changeSiteServers({ body: readFields(serverFields(), entries) })
  return changed.ok ? goAndTell(asked.request, path, 'saved') : refuseFilled(entries, changed.error)
}

export default function SiteServers({ loaderData, actionData }: Route.ComponentProps) {
  const filled: FilledForm = actionData ?? { ...loaderData, faults: {} }
  return (
    <FormScreen
      filled={filled}
      path={path}
      back={{ href: href('/admin/site'), label: settingTexts.site }}
      title={settingTexts.servers}
      says={settingTexts.serversSays}
      resource="site"
      fields={serverFields()}
    />
  )
}
