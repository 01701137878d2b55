import { shared } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getAlbumList } from '#app/services/albums.server.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderList } from '#app/ui/writings/render-writings.server.tsx'
import type { Route } from './+types/album-list'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  const { view, head } = await getAlbumList(context.get(sceneContext), url)
  return { head, body: placeBody(request, context, renderList(view)) }
}

export default function AlbumList({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
