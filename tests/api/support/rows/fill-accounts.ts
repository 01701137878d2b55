import { openSession } from '#api/identity/sessions/sessions.ts'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { now } from '../stage.ts'

/** Gives every user of a site a session beside their token, so that there is something of theirs to aim at. */
export async function fillAccounts(db: Database, siteId: string): Promise<void> {
  await bindToSite(db, siteId).inTransaction(async (tx) => {
    const users = await tx.selectFrom('users').select(['id', 'role']).execute()
    for (const user of users) await openSession(tx, { user, hasPassedSecondFactor: true, now })
  })
}
