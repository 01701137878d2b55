import { auditShop, countFindings } from '#api/house/audit/audit-shop.ts'
import { findSigning } from '../ports/sealing.ts'
import { withCurrentDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'

/** Looks over the books of the shop, running or not; fails and lists what it finds where something does not add up. */
export async function runAudit(settings: Settings): Promise<void> {
  const findings = await withCurrentDatabase(settings, (db) => auditShop(db, { signing: findSigning(settings) }))
  const count = countFindings(findings)
  for (const { site, rule, what } of findings) console.log(`site ${site}  ${rule}  ${what}`)
  console.log(count === 0 ? 'The books are sound.' : `${count} findings.`)
  if (count > 0) process.exitCode = 1
}
