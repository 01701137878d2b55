import { auditShop } from '#api/house/audit/audit-shop.ts'
import { withCurrentDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'

/** Looks over the books of the shop, running or not; fails and lists what it finds where something does not add up. */
export async function runAudit(settings: Settings): Promise<void> {
  const findings = await withCurrentDatabase(settings, auditShop)
  for (const { site, rule, what } of findings) console.log(`site ${site}  ${rule}  ${what}`)
  console.log(findings.length === 0 ? 'The books are sound.' : `${findings.length} findings.`)
  if (findings.length > 0) process.exitCode = 1
}
