import { throwNotFound } from '#app/http/answers.server.ts'
import { isOfficeOf } from '#app/services/house/desks/panel-frame.server.ts'
import { entryOfHelp } from '#app/services/house/find/find-help.server.ts'
import { readGoods } from '#app/services/house/goods.server.ts'
import { listEntries } from '#app/services/house/plans/task-plans.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { helpPagesOf } from '#app/texts/house/help/help.ts'
import { HelpSheet } from '#app/ui/house/help/help-sheet.tsx'
import type { Route } from './+types/help-page'

/** One task of the handbook; screens that whoever asks may not open are not offered. */
export async function loader(asked: Route.LoaderArgs) {
  const { api, role } = await requireStaff(asked)
  const [isOperator, goods] = await Promise.all([isOfficeOf(api, role), readGoods(asked)])
  const helpPages = helpPagesOf(goods)
  const page = (Object.hasOwn(helpPages, asked.params.page) && helpPages[asked.params.page]) || throwNotFound()
  return {
    title: page.title,
    says: page.says,
    steps: [...page.steps],
    screens: listEntries(page.screens, { role, isOperator, goods }),
    related: page.related.flatMap((slug) => entryOfHelp(slug, goods)),
  }
}

export default function HelpPage({ loaderData }: Route.ComponentProps) {
  return <HelpSheet {...loaderData} />
}
