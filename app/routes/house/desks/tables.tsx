import { data, href } from 'react-router'
import { importKinds } from '#app/models/house/table-kind.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { takesFiles } from '#app/models/platform/web/route-handle.ts'
import { importTable, readSentTable } from '#app/services/house/orders/tables.server.ts'
import { sayRefused } from '#app/services/house/plans/form-entries.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { tablesTexts } from '#app/texts/house/tables.ts'
import { TableTrial } from '#app/ui/house/desks/table-trial.tsx'
import { Tables } from '#app/ui/house/desks/tables.tsx'
import type { Route } from './+types/tables'

export const handle = takesFiles

/** Tables that go out and come in. */
export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked)
  const wanted = asked.url.searchParams.get('quoi')
  return { wanted: importKinds.find((kind) => kind === wanted) }
}

/** Looks a table over, or brings in one that was looked over. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const read = await readSentTable(asked.request)
  if (!read.ok) return refuse(sayRefused(read.error))
  const sent = read.value
  if (sent.csv === '') return refuse({ message: tablesTexts.noFile, status: statusOf.invalid })
  const imported = await importTable(asked, staff, sent)
  if (imported.ok && imported.value.isDone) return goAndTell(asked.request, href('/admin/tableaux'), 'saved')
  if (imported.ok) return data({ sent, trial: imported.value })
  // What was sound a moment ago is looked over again, and says what has come between.
  const again = imported.error.code === 'invalid' ? await importTable(asked, staff, { ...sent, isTrial: true }) : imported
  if (again.ok) return data({ sent, trial: again.value }, { status: statusOf.invalid })
  return refuse(sayRefused(again.error))
}

const refuse = ({ message, status }: { message: string; status: number }) => data({ message }, { status })

export default function TablesScreen({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'trial' in actionData) return <TableTrial {...actionData} />
  return <Tables message={actionData?.message} wanted={loaderData?.wanted} />
}
