import { orThrow } from '#app/http/answers.server.ts'
import { sendToKeep } from '#app/http/send-file.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import type { Route } from './+types/claim-file'

/** A photo of a claim, to be kept: it is never shown within the site. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  return sendToKeep(orThrow(await api.getClaimFile({ params: { id: asked.params.file } })))
}
