import { readJournal } from '#app/services/panel/journal.server.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { journalTexts } from '#app/texts/panel/journal.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { Journal } from '#app/ui/panel/journal.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import type { Route } from './+types/journal'

/** What the staff did. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await requireStaff(asked)
  const [frame, journal] = await Promise.all([readPanelFrame(asked, staff), readJournal(staff.api, asked.url)])
  return answerPanel(
    <PanelDocument frame={frame} title={journalTexts.title}>
      <Journal journal={journal} />
    </PanelDocument>,
  )
}
