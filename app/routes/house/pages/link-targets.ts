import { personal } from '#app/http/cache-headers.ts'
import { handToStaff } from '#app/services/house/orders/hand-out.server.ts'
import { readTargets } from '#app/services/house/pages/link-targets.server.ts'
import type { Route } from './+types/link-targets'

export { default, loader } from '../../not-there.tsx'

/** What words can lead to, by name: read by the bar over a text that is written by sight. */
export const middleware: Route.MiddlewareFunction[] = [
  handToStaff(async ({ api }) => Response.json(await readTargets(api), { headers: personal })),
]
