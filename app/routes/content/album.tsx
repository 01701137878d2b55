import { shared } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getAlbumPage } from '#app/services/content/albums.server.ts'
import { AlbumScreen } from '#app/ui/content/albums/album-screen.tsx'
import { dressed } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/album'

export const handle = dressed

export const links = linkSheets('reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context, url, params }: Route.LoaderArgs) => {
  return getAlbumPage(context.get(requestContext), url, params.slug)
}

export default function Album({ loaderData }: Route.ComponentProps) {
  return <AlbumScreen {...loaderData.view} />
}
