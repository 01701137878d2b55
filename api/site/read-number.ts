import { parameterList } from '#app/models/parameter-list.ts'
import { readParameters } from '#app/models/parameter-values.ts'
import type { SiteReader } from '../db/database.ts'

/** A number that the owner has set, whatever the language: for what no visitor asked, jobs among others. */
export async function readLimit(read: SiteReader, type: 'STOCK_DISPLAY_LIMIT'): Promise<number> {
  const row = await read.selectFrom('parameters').select('value').where('type', '=', type).executeTakeFirst()
  return readParameters([{ type, value: row?.value ?? parameterList[type].value }])[type]
}
