import { sharedPage } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getLegalPage } from '#app/services/legal.server.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderLegal } from '#app/ui/legal/render-legal.server.tsx'
import type { Route } from './+types/legal-page'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.description },
        ...(loaderData.isOld ? [{ name: 'robots', content: 'noindex' }] : []),
      ]
    : []

export const headers: Route.HeadersFunction = sharedPage

export const loader = async ({ context, request, url, params }: Route.LoaderArgs) => {
  const { version } = params as { version?: string }
  const view = await getLegalPage(context.get(sceneContext), url.pathname, version)
  const { title, description, isOld } = view
  return { title, description, isOld, body: placeBody(request, context, renderLegal(view)) }
}

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
