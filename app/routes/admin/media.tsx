import { orThrow } from '#app/http/answers.server.ts'
import { openPaging, readPageNumber } from '#app/services/paging.server.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { deskTexts } from '#app/texts/panel/desks.ts'
import { mediaTexts } from '#app/texts/panel/media.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { MediaList } from '#app/ui/panel/media-list.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import type { Route } from './+types/media'

const nbItem = 48

/** The pictures and files of the site. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await requireStaff(asked)
  const page = readPageNumber(asked.url)
  const search = (asked.url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const folder = (asked.url.searchParams.get('dossier') ?? '').slice(0, 100)
  const query = { nbItem, page, ...(search && { search: `lk:${search}` }), ...(folder && { folder }) }
  const [listed, frame] = await Promise.all([staff.api.listImages({ query }), readPanelFrame(asked, staff)])
  const { images, total, folders } = orThrow(listed)
  const paging = openPaging(asked.url, { page, total, nbItem })
  const action = (
    <a className="btn" href="/admin/images/nouveau">
      {mediaTexts.add}
    </a>
  )
  return answerPanel(
    <PanelDocument frame={frame} title={deskTexts.images?.many ?? ''} action={action}>
      <MediaList {...{ images, total, search, paging, folder, folders }} />
    </PanelDocument>,
  )
}
