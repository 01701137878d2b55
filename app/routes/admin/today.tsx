import { sceneContext } from '#app/http/visit-context.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { readToday } from '#app/services/panel/today.server.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import { Today } from '#app/ui/panel/today.tsx'
import type { Route } from './+types/today'

/** Where an owner begins: what waits, what was sent in, who came. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await requireStaff(asked)
  const [frame, today] = await Promise.all([readPanelFrame(asked, staff), readToday(staff.api, asked.context.get(sceneContext))])
  return answerPanel(
    <PanelDocument frame={frame} title={panelTexts.today}>
      <Today today={today} unread={frame.unread} />
    </PanelDocument>,
  )
}
