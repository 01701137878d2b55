import { data } from 'react-router'
import { markedPage, personal, shared } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getServicePage } from '#app/services/services.server.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderWriting } from '#app/ui/writings/render-writings.server.tsx'
import type { Route } from './+types/service'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = markedPage

export const loader = async ({ context, request, url, params }: Route.LoaderArgs) => {
  const { view, head, isReserved } = await getServicePage(context.get(sceneContext), { request, url }, params.slug)
  const body = placeBody(request, context, renderWriting(view))
  return data({ head, body }, { headers: isReserved ? personal : shared })
}

export default function Service({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
