import { orThrow } from '#app/http/answers.server.ts'
import { statusOf } from '#app/models/outcome.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { type PanelAsk, requireStaff } from '#app/services/panel/staff.server.ts'
import { goAndTell, type Member } from '#app/services/session.server.ts'
import { backupTexts } from '#app/texts/panel/backups.ts'
import { Backups } from '#app/ui/panel/backups.tsx'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import type { Route } from './+types/backups'

/** The backups of the whole machine, for those who run it. */
export async function loader(asked: Route.LoaderArgs) {
  return show(asked, await requireStaff(asked))
}

/** Makes one more. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const made = await staff.api.makeBackup({ body: {} })
  if (!made.ok && made.error.code === 'unavailable') return show(asked, staff, backupTexts.failed, statusOf.unavailable)
  return goAndTell(asked.request, '/admin/sauvegardes', orThrow(made).isDone ? 'backup_made' : 'backup_making')
}

async function show(asked: PanelAsk, staff: Member, message?: string, status = 200) {
  const check = asked.url.searchParams.get('relire') === 'oui' ? 'true' : 'false'
  const [frame, kept] = await Promise.all([readPanelFrame(asked, staff), staff.api.listBackups({ query: { check } })])
  return answerPanel(
    <PanelDocument frame={frame} title={backupTexts.title}>
      <Backups kept={orThrow(kept)} message={message} />
    </PanelDocument>,
    status,
  )
}
