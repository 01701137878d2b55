import { statusOf } from '#app/models/outcome.ts'
import { sayRefused } from '#app/services/panel/order-screen.server.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { type PanelAsk, requireStaff } from '#app/services/panel/staff.server.ts'
import { importTable, readSentTable } from '#app/services/panel/tables.server.ts'
import { goAndTell, type Member } from '#app/services/session.server.ts'
import { tablesTexts } from '#app/texts/panel/tables.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import { TableTrial } from '#app/ui/panel/table-trial.tsx'
import { Tables } from '#app/ui/panel/tables.tsx'
import type { Route } from './+types/tables'

/** Tables that go out and come in. */
export async function loader(asked: Route.LoaderArgs) {
  return show(asked, await requireStaff(asked))
}

/** Looks a table over, or brings in one that was looked over. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const read = await readSentTable(asked.request)
  if (!read.ok) return show(asked, staff, sayRefused(read.error))
  const sent = read.value
  if (sent.csv === '') return show(asked, staff, { message: tablesTexts.noFile, status: statusOf.invalid })
  const imported = await importTable(asked, staff, sent)
  if (imported.ok && imported.value.isDone) return goAndTell(asked.request, '/admin/tableaux', 'saved')
  if (imported.ok) return showTrial(asked, staff, <TableTrial sent={sent} trial={imported.value} />)
  // What was sound a moment ago is looked over again, and says what has come between.
  const again = imported.error.code === 'invalid' ? await importTable(asked, staff, { ...sent, isTrial: true }) : imported
  if (again.ok) return showTrial(asked, staff, <TableTrial sent={sent} trial={again.value} />, statusOf.invalid)
  return show(asked, staff, sayRefused(again.error))
}

async function show(asked: PanelAsk, staff: Member, { message, status = 200 }: { message?: string; status?: number } = {}) {
  return showTrial(asked, staff, <Tables message={message} />, status)
}

async function showTrial(asked: PanelAsk, staff: Member, screen: React.ReactNode, status = 200) {
  return answerPanel(
    <PanelDocument frame={await readPanelFrame(asked, staff)} title={tablesTexts.title}>
      {screen}
    </PanelDocument>,
    status,
  )
}
