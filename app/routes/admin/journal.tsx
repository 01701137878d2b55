import { readJournal } from '#app/services/panel/journal.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { Journal } from '#app/ui/panel/journal.tsx'
import type { Route } from './+types/journal'

/** What the staff did. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  return { journal: await readJournal(api, asked.url) }
}

export default function JournalScreen({ loaderData }: Route.ComponentProps) {
  return <Journal journal={loaderData.journal} />
}
