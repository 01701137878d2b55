import { script, sheet } from 'virtual:grid'
import { readGrid } from '#app/models/house/grid/read-grid.ts'
import type { RouteHandle } from '#app/models/platform/web/route-handle.ts'
import { readGoods } from '#app/services/house/goods.server.ts'
import { readEntries } from '#app/services/house/plans/form-entries.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { addressAfterSave, readGridScreen, refuseSheet } from '#app/services/house/wine/grid-screen.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { GridScreen } from '#app/ui/house/grid/grid-screen.tsx'
import type { Route } from './+types/save-grid'

export { actsAlone as middleware } from '#app/http/acts-alone.server.ts'

export const handle = { panelScript: { scripts: [script], sheet, keepsWork: true } } satisfies RouteHandle

export async function loader(asked: Route.LoaderArgs) {
  return { view: await readGridScreen(asked, await requireStaff(asked)) }
}

/** Saves what was looked over, all of it or nothing. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const posted = readGrid(await readEntries(asked.request))
  const saved = await staff.api.saveWineGrid({ body: { rows: posted.rows } })
  if (!saved.ok) return refuseSheet(posted, saved.error, await readGoods(asked))
  return goAndTell(asked.request, await addressAfterSave(asked, staff), 'saved')
}

export default function SaveGrid({ loaderData: { view }, actionData }: Route.ComponentProps) {
  return <GridScreen view={view} form={actionData?.form} />
}
