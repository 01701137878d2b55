import { shared } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getAlbumPage } from '#app/services/albums.server.ts'
import { renderAlbum } from '#app/ui/albums/render-album.server.tsx'
import { PageBody } from '#app/ui/body/page-body.tsx'
import type { Route } from './+types/album'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context, request, url, params }: Route.LoaderArgs) => {
  const { view, head } = await getAlbumPage(context.get(sceneContext), url, params.slug)
  return { head, body: placeBody(request, context, renderAlbum(view)) }
}

export default function Album({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
