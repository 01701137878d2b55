import type { SiteReader } from '../database/database.ts'

/** Where the house reads what visitors send it; empty where it has not said so. */
export async function findCompanyMailbox(read: SiteReader, lang: string): Promise<string> {
  const row = await read
    .selectFrom('parameters')
    .select('value')
    .where('type', '=', 'COMPANY_EMAIL')
    .where('lang', '=', lang)
    .executeTakeFirst()
  return row?.value ?? ''
}
