import { tasks } from '#app/models/house/task.ts'
import { entryOfHelp } from '#app/services/house/find/find-help.server.ts'
import { readGoods } from '#app/services/house/goods.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { helpPagesOf } from '#app/texts/house/help/help.ts'
import { taskText } from '#app/texts/house/tasks.ts'
import { HelpList } from '#app/ui/house/help/help-list.tsx'
import type { Route } from './+types/help'

/** The handbook, task by task. */
export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked)
  const goods = await readGoods(asked)
  const helpPages = helpPagesOf(goods)
  const slugs = Object.keys(helpPages)
  return {
    parts: tasks.map((task) => ({
      name: taskText(task, goods),
      entries: slugs.filter((slug) => helpPages[slug]?.part === task).flatMap((slug) => entryOfHelp(slug, goods)),
    })),
  }
}

export default function Help({ loaderData }: Route.ComponentProps) {
  return <HelpList {...loaderData} />
}
