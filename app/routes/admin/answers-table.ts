import { orThrow } from '#app/http/answers.server.ts'
import { sendFile } from '#app/http/send-file.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import type { Route } from './+types/answers-table'

/** All answers to a form for a spreadsheet. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  return sendFile(orThrow(await api.exportFormAnswers({ params: { id: asked.url.searchParams.get('formulaire') ?? '' } })))
}
