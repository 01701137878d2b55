import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables/tables.ts'

/** Who looks after the other sites is said on this machine, not by a backup of one site: reads it, and answers how to say it again. */
export async function keepOperator(tx: Transaction<Tables>): Promise<() => Promise<void>> {
  const operator = await tx.selectFrom('sites').select('id').where('is_operator', '=', 1).executeTakeFirst()
  return async () => {
    if (!operator) return
    await tx.updateTable('sites').set({ is_operator: 0 }).where('id', '<>', operator.id).execute()
    await tx.updateTable('sites').set({ is_operator: 1 }).where('id', '=', operator.id).execute()
  }
}
