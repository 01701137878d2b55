import { writeClosedSheet } from '#app/services/house/whole/closed-popups.server.ts'
import type { Route } from './+types/closed-popups'

/** What hides the notices that this visitor has put away. */
export async function loader({ request }: Route.LoaderArgs) {
  const headers = { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(await writeClosedSheet(request), { headers })
}
