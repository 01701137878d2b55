import { orThrow } from '#app/http/answers.server.ts'
import { sendToKeep } from '#app/http/send-file.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import type { Route } from './+types/answer-file'

/** A file that came with the answer to a form, to be kept: it is never opened within the site. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  return sendToKeep(orThrow(await api.getFormFile({ params: { id: asked.params.file } })))
}
