import { orThrow } from '#app/http/answers.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import type { Route } from './+types/member-file'

/** All that the site knows of a member, as a file to hand to them. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await requireStaff(asked)
  const exported = orThrow(await staff.api.exportMember({ params: { id: asked.params.id } }))
  return new Response(JSON.stringify(exported, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="donnees-personnelles.json"',
      'Cache-Control': 'no-store',
    },
  })
}
