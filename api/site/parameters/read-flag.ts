import { parameterList } from '#app/models/site/settings/parameter-list.ts'
import { readParameters } from '#app/models/site/settings/parameter-values.ts'
import type { SiteReader } from '../../platform/database/database.ts'

type FlagType = 'USE_PRODUCT_STOCK' | 'HANDLE_STOCK' | 'COMMENTS_ACTIVATED'

/** A switch that the owner has set, whatever the language. */
export async function readFlag(read: SiteReader, type: FlagType): Promise<boolean> {
  const row = await read.selectFrom('parameters').select('value').where('type', '=', type).executeTakeFirst()
  return readParameters([{ type, value: row?.value ?? parameterList[type].value }])[type]
}
