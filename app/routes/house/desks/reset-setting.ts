import { href } from 'react-router'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { readPosted } from '#app/services/house/pages/body-screen.server.ts'
import { forgetSetting } from '#app/services/house/settings/settings.server.ts'
import { requireSuperAdmin } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import type { Route } from './+types/reset-setting'

export { default, loader } from '../../not-there.tsx'

/** Forgets what was chosen for a parameter: it is again what it was to begin with. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireSuperAdmin(asked)
  const posted = await readPosted(asked.request)
  const group = orThrow(await forgetSetting(api, posted('parametre'))) ?? throwNotFound()
  return goAndTell(asked.request, `${href('/admin/parametres')}?${new URLSearchParams({ partie: group })}`, 'saved')
}
