import { orThrow } from '#app/http/answers.server.ts'
import { sendJson } from '#app/http/send-file.server.ts'
import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import type { Route } from './+types/member-file'

export { default, loader } from '../../not-there.tsx'

/** All that the site knows of a member, as a file to hand to them. */
export const middleware: Route.MiddlewareFunction[] = [
  handToStaff(async ({ api }, { params: { id } }: Route.LoaderArgs) =>
    sendJson('donnees-personnelles.json', orThrow(await api.exportMember({ params: { id } }))),
  ),
]
