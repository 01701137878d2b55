import { toCodeKey } from '#app/models/discount-code.ts'
import type { SiteReader } from '../db/database.ts'
import type { CodeRow } from './code-columns.ts'

/** A code that has not been taken away. */
export async function findDiscountCode(read: SiteReader, id: string): Promise<CodeRow | undefined> {
  return selectLive(read).where('id', '=', id).executeTakeFirst()
}

/** A code by what somebody typed. */
export async function findTypedCode(read: SiteReader, typed: string): Promise<CodeRow | undefined> {
  return selectLive(read).where('code_key', '=', toCodeKey(typed)).executeTakeFirst()
}

function selectLive(read: SiteReader) {
  return read.selectFrom('discount_codes').selectAll().where('deleted_at', 'is', null)
}
