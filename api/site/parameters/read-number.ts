import { parameterList } from '#app/models/site/settings/parameter-list.ts'
import { readParameters } from '#app/models/site/settings/parameter-values.ts'
import type { SiteReader } from '../../platform/database/database.ts'

type NumberType = 'STOCK_DISPLAY_LIMIT' | 'ORDER_REVIEW_DELAY'

/** A number that the owner has set, whatever the language: for what no visitor asked, jobs among others. */
export async function readNumber(read: SiteReader, type: NumberType): Promise<number> {
  const row = await read.selectFrom('parameters').select('value').where('type', '=', type).executeTakeFirst()
  return readParameters([{ type, value: row?.value ?? parameterList[type].value }])[type]
}
