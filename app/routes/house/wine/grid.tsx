import { script, sheet } from 'virtual:grid'
import type { RouteHandle } from '#app/models/platform/web/route-handle.ts'
import { readGoods } from '#app/services/house/goods.server.ts'
import { readEntries } from '#app/services/house/plans/form-entries.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { openAgain, readGridScreen, tryGrid } from '#app/services/house/wine/grid-screen.server.ts'
import { GridChanges } from '#app/ui/house/grid/grid-changes.tsx'
import { GridScreen } from '#app/ui/house/grid/grid-screen.tsx'
import type { Route } from './+types/grid'

/** Filled in as a sheet, and kept as other forms are. */
export const handle = { panelScript: { scripts: [script], sheet, keepsWork: true } } satisfies RouteHandle

/** All that is sold as one sheet. */
export async function loader(asked: Route.LoaderArgs) {
  return { view: await readGridScreen(asked, await requireStaff(asked)) }
}

/** Says what would change; or opens what was sent once more, to be corrected. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const entries = await readEntries(asked.request)
  return entries.some(([name]) => name === 'corriger') ? openAgain(entries) : tryGrid(staff, entries, await readGoods(asked))
}

export default function GridRoute({ loaderData: { view }, actionData }: Route.ComponentProps) {
  if (actionData && 'review' in actionData) return <GridChanges view={view} review={actionData.review} />
  return <GridScreen view={view} form={actionData?.form} />
}
