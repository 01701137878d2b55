import { orThrow } from '#app/http/answers.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { renderELabel } from '#app/ui/shop/render-e-label.server.tsx'
import type { Route } from './+types/e-label'

/** What is in a bottle, on a page that knows nothing of the site around it: no cookie, no script, no shop, nothing to count visits by. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const label = orThrow(await context.get(sceneContext).api.getELabel({ params: { id: params.id } }))
  return new Response(`<!DOCTYPE html>${renderELabel(label)}`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public', 'X-Robots-Tag': 'noindex' },
  })
}
