import { writeLookFile } from '#app/services/house/look/look-file.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import type { Route } from './+types/look-file'

/** The look at the desk, as a file for another site. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  return new Response(await writeLookFile(api), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="apparence.json"',
      'Cache-Control': 'no-store',
    },
  })
}
