import { data, href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { toJournalEntry } from '#app/services/house/desks/journal.server.ts'
import { readGoods } from '#app/services/house/goods.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { JournalEntry } from '#app/ui/house/desks/journal-entry.tsx'
import type { Route } from './+types/journal-entry'

/** One line of the log. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  const entry = orThrow(await api.getAuditEntry({ params: { id: asked.params.id } }))
  return { line: toJournalEntry(entry, await readGoods(asked)) }
}

/** Takes back what it tells of, and goes to what is there again. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const undone = await api.undoAct({ params: { id: asked.params.id } })
  if (undone.ok) {
    const { recordHref } = toJournalEntry(undone.value, await readGoods(asked))
    return goAndTell(asked.request, recordHref ?? href('/admin/journal/:id', { id: asked.params.id }), 'undone')
  }
  const { code, message, fields } = undone.error
  return data({ message: fields?.id?.join(' ') ?? message }, { status: statusOf[code] })
}

export default function JournalEntryScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <JournalEntry line={loaderData.line} message={actionData?.message} />
}
