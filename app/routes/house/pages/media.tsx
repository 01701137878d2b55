import { orThrow } from '#app/http/answers.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { openPaging, readPageNumber } from '#app/services/platform/paging.server.ts'
import { MediaList } from '#app/ui/house/desks/media-list.tsx'
import type { Route } from './+types/media'

const nbItem = 48

/** The pictures and files of the site. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  const page = readPageNumber(asked.url)
  const search = (asked.url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const folder = (asked.url.searchParams.get('dossier') ?? '').slice(0, 100)
  const query = { nbItem, page, ...(search && { search: `lk:${search}` }), ...(folder && { folder }) }
  const { images, total, folders } = orThrow(await api.listImages({ query }))
  return { images, total, search, folder, folders, paging: openPaging(asked.url, { page, total, nbItem }) }
}

export default function Media({ loaderData }: Route.ComponentProps) {
  return <MediaList {...loaderData} />
}
