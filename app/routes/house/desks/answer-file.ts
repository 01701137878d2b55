import { orThrow } from '#app/http/answers.server.ts'
import { sendToKeep } from '#app/http/send-file.server.ts'
import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import type { Route } from './+types/answer-file'

export { default, loader } from '../../not-there.tsx'

/** A file that came with the answer to a form, to be kept: it is never opened within the site. */
export const middleware: Route.MiddlewareFunction[] = [
  handToStaff(async ({ api }, { params: { file: id } }: Route.LoaderArgs) =>
    sendToKeep(orThrow(await api.getFormFile({ params: { id } }))),
  ),
]
