import { data } from 'react-router'
import { markedPage, personal, shared } from '#app/http/cache-headers.ts'
import { placeBody, placeThings } from '#app/http/page-body.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { madeOnce } from '#app/services/made-once.server.ts'
import { getPage } from '#app/services/pages.server.ts'
import { renderBlocks } from '#app/ui/blocks/render-blocks.server.tsx'
import { PageBody } from '#app/ui/body/page-body.tsx'
import type { Route } from './+types/cms-page'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = markedPage

export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  const { head, things, layout, blocks, around, forMembers } = await getPage(
    context.get(sceneContext),
    request,
    params['*'] ?? '',
  )
  placeThings(context, things)
  const { images, hours, house, ...rest } = around
  const html = madeOnce([blocks, hours], JSON.stringify([rest, [...house.values()]]), () => renderBlocks(blocks, around))
  const body = placeBody(request, context, html)
  return data({ head, layout, body }, { headers: forMembers ? personal : shared })
}

export default function CmsPage({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
