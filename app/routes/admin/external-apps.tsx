import { listApps } from '#app/services/panel/external-apps.server.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { externalAppTexts } from '#app/texts/panel/external-apps.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { ExternalApps } from '#app/ui/panel/external-apps.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import type { Route } from './+types/external-apps'

/** The services of others that the site may load. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await requireStaff(asked)
  const [frame, apps] = await Promise.all([readPanelFrame(asked, staff), listApps(staff)])
  return answerPanel(
    <PanelDocument frame={frame} title={externalAppTexts.title}>
      <ExternalApps apps={apps} mayChange={staff.role === 'SUPER_ADMIN'} />
    </PanelDocument>,
  )
}
