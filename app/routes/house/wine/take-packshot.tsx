import { data, href } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { readStudio } from '#app/services/house/wine/studio-screen.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { studioTexts } from '#app/texts/house/wine/studio.ts'
import type { StudioRefusal } from '#app/ui/house/wine/studio-view.ts'
import type { Route } from './+types/take-packshot'

export { default } from './studio.tsx'

/** The studio that the photograph was made in. */
export const loader = (asked: Route.LoaderArgs) => readStudio(asked)

/** Puts a photograph among the pictures of its wine. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const { id, shot } = asked.params
  const ground = (await readForm(asked.request)).get('ground') === 'paper' ? 'paper' : 'clear'
  const taken = await api.takePackshot({ params: { id: shot }, body: { ground } })
  if (taken.ok) return goAndTell(asked.request, href('/admin/produits/:id/studio', { id }), 'packshot_taken')
  const { code } = taken.error
  const message = code === 'invalid' ? studioTexts.full : code === 'not_found' ? studioTexts.notTaken : taken.error.message
  return data<StudioRefusal>({ message }, { status: statusOf[code] })
}
