import { isOfficeOf } from '#app/services/house/desks/panel-frame.server.ts'
import { findInPanel, readWords } from '#app/services/house/find/find-in-panel.server.ts'
import { readGoods } from '#app/services/house/goods.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { FindScreen } from '#app/ui/house/find/find-screen.tsx'
import type { Route } from './+types/find'

/** The search of the whole panel, and what is asked to be done in words. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await requireStaff(asked)
  const words = readWords(asked.url)
  const [isOperator, goods] = await Promise.all([isOfficeOf(staff.api, staff.role), readGoods(asked)])
  return { words, groups: await findInPanel(staff.api, words, { role: staff.role, isOperator, goods }) }
}

export default function Find({ loaderData }: Route.ComponentProps) {
  return <FindScreen {...loaderData} />
}
