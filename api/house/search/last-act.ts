import type { SiteReader } from '../../platform/database/database.ts'

/** The last act of the staff of a site; empty where there is none yet. */
export async function readLastAct(read: SiteReader): Promise<string> {
  const last = await read
    .selectFrom('audit_entries')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.id ?? ''
}

/** Whether an act was done here: a database that was put back, or another one, knows nothing of it. */
export async function hasAct(read: SiteReader, id: string): Promise<boolean> {
  if (id === '') return true
  return (await read.selectFrom('audit_entries').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
