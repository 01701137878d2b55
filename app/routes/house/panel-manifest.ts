import { requestContext } from '#app/http/request-context.ts'
import { getPanelManifest } from '#app/services/house/panel-manifest.server.ts'
import type { Route } from './+types/panel-manifest'

/** Lets a telephone keep the panel; read without a login, it tells the name of the house alone. */
export async function loader({ context }: Route.LoaderArgs) {
  const manifest = await getPanelManifest(context.get(requestContext))
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' } })
}
