import { orThrow } from '#app/http/answers.server.ts'
import { sendToKeep } from '#app/http/send-file.server.ts'
import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import type { Route } from './+types/claim-file'

export { default, loader } from '../../not-there.tsx'

/** A photo of a claim, to be kept: it is never shown within the site. */
export const middleware: Route.MiddlewareFunction[] = [
  handToStaff(async ({ api }, { params: { file: id } }: Route.LoaderArgs) =>
    sendToKeep(orThrow(await api.getClaimFile({ params: { id } }))),
  ),
]
