import { personal } from '#app/http/cache-headers.ts'
import { takesFiles } from '#app/models/platform/web/route-handle.ts'
import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import { takePhoto } from '#app/services/house/pages/composed-photo.server.ts'
import type { Member } from '#app/services/platform/session/session.server.ts'
import type { Route } from './+types/send-photo'

export const handle = takesFiles

export { action, default, loader } from '../../not-there.tsx'

/** Takes a photo before the form that it belongs to, and answers by what the form can name it. */
export const middleware: Route.MiddlewareFunction[] = [handToStaff(take, ['POST'])]

async function take({ api }: Member, asked: Route.ActionArgs) {
  const { sent, status } = await takePhoto(asked, api)
  return Response.json(sent, { status, headers: personal })
}
