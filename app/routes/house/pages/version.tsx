import { href, redirect } from 'react-router'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { readPosted } from '#app/services/house/pages/body-screen.server.ts'
import { previewBlocks } from '#app/services/house/pages/draft-acts.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import type { Route } from './+types/version'

export { default, loader } from '../../not-there.tsx'

/** Shows a version of a page, or puts it back. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const { id, version } = asked.params
  const kept = orThrow(await api.getPageVersion({ params: { id: version } }))
  if (kept.idPage !== id) throwNotFound()
  const posted = await readPosted(asked.request)
  if (posted('acte') === 'voir') return redirect(orThrow(await previewBlocks(api, id, kept.blocks)).place, 303)
  orThrow(await api.restorePageVersion({ params: { id: version } }))
  return goAndTell(asked.request, href('/admin/pages/:id/versions', { id }), 'restored')
}
