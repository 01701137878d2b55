import { auditShop } from '#api/house/audit/audit-shop.ts'
import type { Database } from '#api/platform/database/database.ts'

/** All that the audit of the shop finds, in words: nothing, after every race and every crash. */
export async function findFaults(db: Database): Promise<string[]> {
  return (await auditShop(db, { most: Number.POSITIVE_INFINITY })).map(({ rule, what }) => `${rule} ${what}`)
}
