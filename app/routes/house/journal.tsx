import { readJournal } from '#app/services/house/desks/journal.server.ts'
import { readGoods } from '#app/services/house/goods.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { Journal } from '#app/ui/house/desks/journal.tsx'
import type { Route } from './+types/journal'

/** What the staff did. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  return { journal: await readJournal(api, asked.url, await readGoods(asked)) }
}

export default function JournalScreen({ loaderData }: Route.ComponentProps) {
  return <Journal journal={loaderData.journal} />
}
