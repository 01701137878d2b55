import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'

const columns = { declination: 'declination_id', price: 'full_price', since: 'since' }

/** Every price that was ever asked, for the owner. */
export const listLedgerEntries: UseCase<Contract['listLedgerEntries']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('price_ledger').selectAll(), query, columns)
  const entries = rows.map((row) => ({
    id: row.id,
    idDeclination: row.declination_id,
    price: row.full_price,
    soldAt: row.sold_price,
    since: row.since,
  }))
  return done({ entries, total })
}
