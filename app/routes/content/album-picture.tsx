import { shared } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getAlbumPicture } from '#app/services/albums.server.ts'
import { renderAlbumPicture } from '#app/ui/albums/render-album.server.tsx'
import { PageBody } from '#app/ui/body/page-body.tsx'
import type { Route } from './+types/album-picture'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context, request, url, params }: Route.LoaderArgs) => {
  const view = await getAlbumPicture(context.get(sceneContext), url, params)
  const head = [{ title: `${view.title}, ${view.place} / ${view.total}` }, { name: 'robots', content: 'noindex' }]
  return { head, body: placeBody(request, context, renderAlbumPicture(view)) }
}

export default function AlbumPicture({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
