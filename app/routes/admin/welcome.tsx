import { sceneContext } from '#app/http/visit-context.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { readProgress } from '#app/services/panel/welcome/progress.server.ts'
import { welcomeTexts } from '#app/texts/panel/welcome.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import { Welcome } from '#app/ui/panel/welcome/welcome.tsx'
import type { Route } from './+types/welcome'

/** The first steps of a new shop, and how far they are. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await requireStaff(asked)
  const [frame, progress] = await Promise.all([
    readPanelFrame(asked, staff),
    readProgress(staff.api, asked.context.get(sceneContext)),
  ])
  return answerPanel(
    <PanelDocument frame={frame} title={welcomeTexts.title}>
      <Welcome progress={progress} />
    </PanelDocument>,
  )
}
