import type { Stay } from '#app/models/house/open-record.ts'
import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { after } from '../../platform/secrets/secrets.ts'

/**
 * How long a screen counts as open without another word from it. One without script says nothing more; one that is left says so as
 * the next is shown already, which may be the same again.
 */
const staySeconds: Record<Stay, number> = { OPENED: 300, HELD: 60, LEFT: 10 }

/** More screens than anybody has before them. */
const mostRecords = 30

/** Notes who has a screen of the panel open, and answers who else of the staff has it. */
export const tellOpenRecord: UseCase<Contract['tellOpenRecord']> = async ({ body: { record, stay } }, ctx) => {
  const { userId } = getMember(ctx)
  const others = await ctx.inTransaction(async (tx) => {
    await tx.deleteFrom('open_records').where('ends_at', '<=', ctx.now.toISOString()).execute()
    await note(tx, { userId, record, stay, now: ctx.now })
    await dropOldest(tx, userId)
    return readOthers(tx, { userId, record })
  })
  return done({ others })
}

async function note(
  tx: SiteWriter,
  { userId, record, stay, now }: { userId: string; record: string; stay: Stay; now: Date },
): Promise<void> {
  const ends_at = after(now, staySeconds[stay])
  if (stay === 'LEFT') {
    await tx.updateTable('open_records').set({ ends_at }).where('user_id', '=', userId).where('record', '=', record).execute()
    return
  }
  await tx
    .insertInto('open_records')
    .values({ user_id: userId, record, since: now.toISOString(), ends_at })
    .onConflict((conflict) => conflict.columns(['site_id', 'user_id', 'record']).doUpdateSet({ ends_at }))
    .execute()
}

async function dropOldest(tx: SiteWriter, userId: string): Promise<void> {
  const own = await tx
    .selectFrom('open_records')
    .select('record')
    .where('user_id', '=', userId)
    .orderBy('ends_at', 'desc')
    .execute()
  const over = own.slice(mostRecords).map(({ record }) => record)
  if (over.length === 0) return
  await tx.deleteFrom('open_records').where('user_id', '=', userId).where('record', 'in', over).execute()
}

async function readOthers(tx: SiteWriter, { userId, record }: { userId: string; record: string }) {
  const rows = await tx
    .selectFrom('open_records')
    .innerJoin('users', 'users.id', 'open_records.user_id')
    .select(['users.firstname', 'users.email_shown', 'open_records.since'])
    .where('open_records.record', '=', record)
    .where('open_records.user_id', '!=', userId)
    .orderBy('open_records.since')
    .limit(10)
    .execute()
  return rows.map(({ firstname, email_shown, since }) => ({ name: firstname || (email_shown.split('@')[0] ?? ''), since }))
}
