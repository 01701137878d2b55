import { shared } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getAlbumPicture } from '#app/services/content/albums.server.ts'
import { AlbumPictureScreen } from '#app/ui/content/albums/album-screen.tsx'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/album-picture'

export const links = linkSheets('reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context, url, params }: Route.LoaderArgs) => {
  const view = await getAlbumPicture(context.get(requestContext), url, params)
  const head = [{ title: `${view.title}, ${view.place} / ${view.total}` }, { name: 'robots', content: 'noindex' }]
  return { head, view }
}

export default function AlbumPicture({ loaderData }: Route.ComponentProps) {
  return <AlbumPictureScreen {...loaderData.view} />
}
