import { data, href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { backupTexts } from '#app/texts/house/backups.ts'
import { Backups } from '#app/ui/house/desks/backups.tsx'
import type { Route } from './+types/backups'

/** The backups of the whole machine, for those who run it. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  const check = asked.url.searchParams.get('relire') === 'oui' ? 'true' : 'false'
  return { kept: orThrow(await api.listBackups({ query: { check } })) }
}

/** Makes one more. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const made = await api.makeBackup({ body: {} })
  if (!made.ok && made.error.code === 'unavailable') {
    return data({ message: backupTexts.failed }, { status: statusOf.unavailable })
  }
  return goAndTell(asked.request, href('/admin/sauvegardes'), orThrow(made).isDone ? 'backup_made' : 'backup_making')
}

export default function BackupsScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <Backups kept={loaderData.kept} message={actionData?.message} />
}
