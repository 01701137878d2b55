import type { Caller } from '../../platform/call/call-context.ts'
import type { SiteDatabase } from '../../platform/database/database.ts'
import { isUnavailable } from '../../platform/database/faults.ts'
import { after } from '../../platform/secrets/secrets.ts'

/** Often enough for the half hour after which idle staff are logged out. */
const everySeconds = 60

/** Notes that a session is in use, at most once a minute. */
export async function touchSession(db: SiteDatabase, caller: Caller, now: Date): Promise<void> {
  if (caller.role === 'VISITOR' || caller.lastUsedAt === undefined) return
  if (caller.lastUsedAt > after(now, -everySeconds)) return
  const { tokenId } = caller
  try {
    await db.inTransaction((tx) =>
      tx.updateTable('tokens').set({ last_used_at: now.toISOString() }).where('id', '=', tokenId).execute(),
    )
  } catch (error) {
    // With a full disk, who is logged in can still read.
    if (!isUnavailable(error)) throw error
  }
}
