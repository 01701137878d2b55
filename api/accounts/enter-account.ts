import { done } from '#app/models/outcome.ts'
import type { Role } from '#app/models/role.ts'
import type { SiteWriter } from '../db/database.ts'
import type { Visit } from '../visit.ts'
import { openSession } from './sessions.ts'

type Entry = { user: { id: string; role: Role }; hasPassedSecondFactor: boolean }

/** Opens the session of somebody who has proven who they are; the one they came with ends. */
export async function enterAccount(tx: SiteWriter, { caller, now, site }: Visit, { user, hasPassedSecondFactor }: Entry) {
  if (caller.role !== 'VISITOR')
    await tx.deleteFrom('tokens').where('id', '=', caller.tokenId).where('kind', '=', 'session').execute()
  return done({ token: await openSession(tx, { user, hasPassedSecondFactor, now }), idSite: site.id })
}
