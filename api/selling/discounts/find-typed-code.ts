import { toCodeKey } from '#app/models/selling/cart/discount-code.ts'
import type { SiteReader } from '../../platform/database/database.ts'

/** A code by what somebody typed; none that was taken away. */
export async function findTypedCode(read: SiteReader, typed: string) {
  const codes = read.selectFrom('discount_codes').selectAll().where('deleted_at', 'is', null)
  return codes.where('code_key', '=', toCodeKey(typed)).executeTakeFirst()
}
