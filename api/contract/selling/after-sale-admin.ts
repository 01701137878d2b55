import { z } from 'zod'
import { call } from '../platform/call.ts'
import { FileAnswer } from '../platform/file.ts'
import { list } from '../platform/list.ts'
import { Id, listed } from '../platform/values.ts'
import { Claim, RemedyLine } from './entities/claim.ts'
import { Withdrawal, WithdrawnLine } from './entities/withdrawal.ts'

const ById = z.strictObject({ id: Id })
const Answer = z.string().max(2000)

/** What buyers ask after an order, for those of the house. */
export const afterSaleAdmin = {
  listWithdrawals: call('GET /admin/withdrawal', 'admin', {
    says: 'Les rétractations déclarées, la dernière d’abord.',
    query: list({ reference: 'text', state: 'text', refund: 'number', declaredAt: 'moment' }, { orderBy: '-declaredAt' }),
    answer: listed('withdrawals', Withdrawal),
  }),
  getWithdrawal: call('GET /admin/withdrawal/{id}', 'admin', { says: 'Une rétractation.', params: ById, answer: Withdrawal }),
  changeWithdrawal: call('PUT /admin/withdrawal/{id}', 'admin', {
    says: 'Note que les produits sont revenus et remet en stock ce qui peut l’être (`restock`, avec `RECEIVED` seul), rembourse la rétractation ou la refuse ; le client en est averti. Pour rembourser, il faut avoir prouvé qui l’on est depuis dix minutes au plus, et une clé ne le peut pas.',
    params: ById,
    body: z.strictObject({
      state: z.enum(['RECEIVED', 'REFUNDED', 'REFUSED']),
      answer: Answer.optional(),
      restock: z.array(WithdrawnLine).max(200).optional(),
    }),
    answer: Withdrawal,
    fresh: 'refund',
  }),
  listClaims: call('GET /admin/claim', 'admin', {
    says: 'Ce que les clients signalent : casse, colis perdu ou revenu.',
    query: list({ reference: 'text', kind: 'text', state: 'text', createdAt: 'moment' }, { orderBy: '-createdAt' }),
    answer: listed('claims', Claim),
  }),
  getClaim: call('GET /admin/claim/{id}', 'admin', { says: 'Un signalement et ses photos.', params: ById, answer: Claim }),
  answerClaim: call('PUT /admin/claim/{id}', 'admin', {
    says: 'Répond à un signalement, une fois, par courriel, et fait ce qui est dit : « remedies » rembourse (`REFUND`, avec un avoir) ou renvoie (`RESEND`, pris en stock) tant d’une ligne. Pour rembourser, il faut avoir prouvé qui l’on est depuis dix minutes au plus, et une clé ne le peut pas.',
    params: ById,
    body: z.strictObject({
      answer: z.string().trim().min(1).max(5000),
      remedies: z.array(RemedyLine).max(200).optional(),
    }),
    answer: Claim,
    fresh: 'refund',
  }),
  getClaimFile: call('GET /admin/claim-file/{id}', 'admin', {
    says: 'Une photo jointe à un signalement, à enregistrer ; elle ne s’ouvre jamais dans le site.',
    params: ById,
    answer: FileAnswer,
    sends: 'bytes',
  }),
}
