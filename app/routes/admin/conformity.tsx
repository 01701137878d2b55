import { sceneContext } from '#app/http/visit-context.ts'
import { readConformity } from '#app/services/panel/conformity.server.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { conformityTexts } from '#app/texts/panel/conformity.ts'
import { Conformity } from '#app/ui/panel/conformity.tsx'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import type { Route } from './+types/conformity'

/** What the law asks of the site, line by line. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await requireStaff(asked)
  const [frame, conformity] = await Promise.all([
    readPanelFrame(asked, staff),
    readConformity(staff.api, asked.context.get(sceneContext)),
  ])
  return answerPanel(
    <PanelDocument frame={frame} title={conformityTexts.title}>
      <Conformity conformity={conformity} />
    </PanelDocument>,
  )
}
