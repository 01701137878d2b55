import { countFindings, verifyBooks } from '#api/house/audit/audit-shop.ts'
import { withCurrentDatabase } from '../ports/with-database.ts'
import type { Settings } from '../settings/settings.ts'

/** Reads all papers and closings again, running shop or not; fails and names the line of whatever is not as it was written. */
export async function runBooks(settings: Settings): Promise<void> {
  const findings = await withCurrentDatabase(settings, verifyBooks)
  const count = countFindings(findings)
  for (const { site, rule, what } of findings) console.log(`site ${site}  ${rule}  ${what}`)
  console.log(count === 0 ? 'Every paper is as it was issued.' : `${count} findings.`)
  if (count > 0) process.exitCode = 1
}
