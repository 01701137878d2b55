import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { openApp } from '#app/services/house/settings/external-apps.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import type { Route } from './+types/forget-external-app'

export { default, loader } from '../../not-there.tsx'

/** Forgets a service of others, and what was said of it. */
export async function action(asked: Route.ActionArgs) {
  const { staff, app } = await openApp(asked)
  orThrow(await staff.api.removeExternalApp({ params: { app } }))
  return goAndTell(asked.request, href('/admin/applications'), 'removed')
}
