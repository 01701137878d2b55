import { z } from 'zod'
import { call } from './call.ts'
import { Withdrawal } from './entities/withdrawal.ts'
import { list } from './list.ts'
import { Id, listed } from './values.ts'

const ById = z.strictObject({ id: Id })
const Answer = z.string().max(2000)

/** What buyers ask after an order, for those of the house. */
export const afterSaleAdmin = {
  listWithdrawals: call('GET /admin/withdrawal', 'admin', {
    says: 'Les rétractations déclarées, la dernière d’abord.',
    query: list({ reference: 'text', state: 'text', refund: 'number', declaredAt: 'day' }, { orderBy: '-declaredAt' }),
    answer: listed('withdrawals', Withdrawal),
  }),
  getWithdrawal: call('GET /admin/withdrawal/{id}', 'admin', { says: 'Une rétractation.', params: ById, answer: Withdrawal }),
  changeWithdrawal: call('PUT /admin/withdrawal/{id}', 'admin', {
    says: 'Note que les produits sont revenus, rembourse la rétractation ou la refuse ; le client en est averti. Le stock se corrige à part.',
    params: ById,
    body: z.strictObject({ state: z.enum(['RECEIVED', 'REFUNDED', 'REFUSED']), answer: Answer.optional() }),
    answer: Withdrawal,
  }),
}
