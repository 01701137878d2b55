import type { SiteWriter } from '../database/database.ts'
import type { CallContext } from './call-context.ts'

/** The context of an act that is part of a larger one: it writes in the transaction that is open already. */
export function withinTransaction(ctx: CallContext, tx: SiteWriter): CallContext {
  return { ...ctx, inTransaction: (work) => work(tx) }
}
