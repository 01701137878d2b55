import { shared } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { makeHead } from '#app/services/head.server.ts'
import { getLegalPage } from '#app/services/legal.server.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderLegal } from '#app/ui/legal/render-legal.server.tsx'
import type { Route } from './+types/legal-page'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context, request, url, params }: Route.LoaderArgs) => {
  const { version } = params as { version?: string }
  const scene = context.get(sceneContext)
  const view = await getLegalPage(scene, url.pathname, version)
  const { title, description, isOld } = view
  const head = isOld
    ? [{ title }, { name: 'robots', content: 'noindex' }]
    : makeHead(scene, { path: url.pathname, title, description })
  return { head: await head, body: placeBody(request, context, renderLegal(view)) }
}

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
