import { personal } from '#app/http/cache-headers.ts'
import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import { readLiveWine } from '#app/services/house/wine/live-wine.server.ts'
import type { Member } from '#app/services/platform/session/session.server.ts'
import { renderLiveWine } from '#app/ui/house/wine/render-live.server.tsx'
import type { Route } from './+types/live-wine'

export { action, default, loader } from '../../not-there.tsx'

/** Draws what stands beside a wine from its form as it is being filled in, and saves nothing. */
export const middleware: Route.MiddlewareFunction[] = [handToStaff(draw, ['POST'])]

async function draw(_staff: Member, asked: Route.ActionArgs) {
  const html = renderLiveWine(await readLiveWine(asked))
  return new Response(html, { headers: { ...personal, 'content-type': 'text/html; charset=utf-8' } })
}
