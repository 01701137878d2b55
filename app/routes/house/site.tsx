import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { readFields } from '#app/models/house/panel/read-fields.ts'
import { cutRows, settleRows } from '#app/models/house/panel/rows.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import { readEntries, refuseFilled } from '#app/services/house/plans/form-entries.server.ts'
import { siteFields } from '#app/services/house/settings/site-form.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { settingTexts } from '#app/texts/house/settings.ts'
import { FormScreen } from '#app/ui/house/fields/form-screen.tsx'
import type { FilledForm } from '#app/ui/house/frame/posted.ts'
import type { Route } from './+types/site'

const path = href('/admin/site')

/** What the site is. */
export async function loader(asked: Route.LoaderArgs) {
  const { api, role } = await requireStaff(asked)
  const entries = sayFields(siteFields(), orThrow(await api.getAdminSite()))
  return { entries, hasServers: role === 'SUPER_ADMIN' }
}

/** Changes it. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const entries = settleRows(siteFields(), cutRows(siteFields(), await readEntries(asked.request)))
  const changed = await api.changeSite({ body: readFields(siteFields(), entries) })
  return changed.ok ? goAndTell(asked.request, path, 'saved') : refuseFilled(entries, changed.error)
}

export default function Site({ loaderData: { entries, hasServers }, actionData }: Route.ComponentProps) {
  const filled: FilledForm = actionData ?? { entries, faults: {} }
  return (
    <FormScreen
      filled={filled}
      path={path}
      title={settingTexts.site}
      says={settingTexts.siteSays}
      resource="site"
      fields={siteFields()}
    >
      <p>
        <a className="more" href={href('/admin/site/conseil')}>
          {settingTexts.advice}
        </a>
      </p>
      {hasServers && (
        <p>
          <a className="more" href={href('/admin/site/serveurs')}>
            {settingTexts.servers}
          </a>
        </p>
      )}
    </FormScreen>
  )
}
