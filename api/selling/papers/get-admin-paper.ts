import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readBody } from './issue-paper.ts'
import { toAdminPaper } from './paper-summary.ts'

/** A paper as it stands in the books. */
export const getAdminPaper: UseCase<Contract['getAdminPaper']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('papers').selectAll().where('id', '=', params.id).executeTakeFirst()
  if (!row) return refused('not_found')
  const { credits, buyer, vat, lines, discount, shipping } = readBody(row)
  return done({
    ...toAdminPaper(row),
    credits: credits?.label ?? '',
    reason: credits?.reason ?? '',
    siren: buyer.siren,
    vat,
    lines,
    discount: discount.amount,
    shipping: shipping.gross,
    previous: row.previous,
    hash: row.hash,
  })
}
