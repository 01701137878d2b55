import type { Caller } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'

/** The id of who makes a call, as it stands beside what they wrote. */
export function authorOf(caller: Caller): string {
  return caller.role === 'VISITOR' ? '' : caller.userId
}

/** What these authors are called; one who is gone is called nothing. */
export async function nameAuthors(read: SiteReader, ids: string[]): Promise<(id: string) => string> {
  const asked = [...new Set(ids)].filter((id) => id !== '')
  if (asked.length === 0) return () => ''
  const rows = await read.selectFrom('users').select(['id', 'email_shown']).where('id', 'in', asked).execute()
  const names = new Map(rows.map((row) => [row.id, row.email_shown]))
  return (id) => names.get(id) ?? ''
}
