import { orThrow } from '#app/http/answers.server.ts'
import { statusOf } from '#app/models/outcome.ts'
import { toJournalLine } from '#app/services/panel/journal.server.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { journalTexts } from '#app/texts/panel/journal.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { JournalEntry } from '#app/ui/panel/journal-entry.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import type { Route } from './+types/journal-entry'

/** One line of the log. */
export const loader = (asked: Route.LoaderArgs) => show(asked)

/** Takes back what it tells of, and goes to what is there again. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const undone = await api.undoAct({ params: { id: asked.params.id } })
  if (undone.ok) {
    const { thingHref } = toJournalLine(undone.value)
    return goAndTell(asked.request, thingHref ?? `/admin/journal/${asked.params.id}`, 'undone')
  }
  const { code, message, fields } = undone.error
  return show(asked, fields?.id?.join(' ') ?? message, statusOf[code])
}

async function show(asked: Route.LoaderArgs | Route.ActionArgs, message?: string, status = 200) {
  const staff = await requireStaff(asked)
  const [found, frame] = await Promise.all([
    staff.api.getAuditEntry({ params: { id: asked.params.id } }),
    readPanelFrame(asked, staff),
  ])
  return answerPanel(
    <PanelDocument frame={frame} title={journalTexts.title}>
      <JournalEntry line={toJournalLine(orThrow(found))} message={message} />
    </PanelDocument>,
    status,
  )
}
