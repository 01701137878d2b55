import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Member } from '../../platform/call/call-context.ts'
import { orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteDatabase, SiteReader } from '../../platform/database/database.ts'
import { findCaller } from './find-caller.ts'

type Held = { caller: Member; token: string | undefined; now: Date }

/**
 * The database as somebody writes to it who is logged in, or a program with its key: each transaction begins by looking whether they
 * still are who they were. What was under way when a session ended, a key was removed or a role changed writes nothing any more.
 */
export function whileHeld({ read, inTransaction, amongWriters }: SiteDatabase, held: Held): SiteDatabase {
  const look = (begin: SiteDatabase['inTransaction']): SiteDatabase['inTransaction'] => {
    return (work) =>
      begin(async (tx) => {
        orRollBack(await findHeld(tx, held))
        return work(tx)
      })
  }
  return { read, inTransaction: look(inTransaction), amongWriters: look(amongWriters) }
}

async function findHeld(read: SiteReader, { caller, token, now }: Held): Promise<Outcome<null>> {
  const known = await findCaller(read, token, now)
  if (!known) return refused('unauthenticated')
  return known.role === caller.role ? done(null) : refused('forbidden')
}
