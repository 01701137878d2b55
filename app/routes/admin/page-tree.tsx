import { statusOf } from '#app/models/outcome.ts'
import { treeMoves } from '#app/models/page-tree.ts'
import { readPosted } from '#app/services/panel/body-screen.server.ts'
import { listAllPages } from '#app/services/panel/page-tree.server.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { type PanelAsk, requireStaff } from '#app/services/panel/staff.server.ts'
import { goAndTell, type Member } from '#app/services/session.server.ts'
import { pageTreeTexts } from '#app/texts/panel/page-tree.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { PageTree } from '#app/ui/panel/page-tree.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import type { Route } from './+types/page-tree'

/** All pages in the order of the menus. */
export async function loader(asked: Route.LoaderArgs) {
  return show(asked, await requireStaff(asked))
}

/** Moves one of them. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const posted = await readPosted(asked.request)
  const move = treeMoves.find((one) => one === posted('sens'))
  const moved = move && (await staff.api.movePage({ params: { id: posted('page') }, body: { move } }))
  if (moved?.ok) return goAndTell(asked.request, '/admin/pages/ordre', 'saved')
  return show(asked, staff, { message: pageTreeTexts.moved, status: statusOf.conflict })
}

type Told = { message?: string; status?: number }

async function show(asked: PanelAsk, staff: Member, { message, status = 200 }: Told = {}) {
  const [pages, frame] = await Promise.all([listAllPages(staff.api), readPanelFrame(asked, staff)])
  return answerPanel(
    <PanelDocument frame={frame} title={pageTreeTexts.title}>
      <PageTree pages={pages} message={message} />
    </PanelDocument>,
    status,
  )
}
