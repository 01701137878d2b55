import type { Database, SiteReader } from '../../platform/database/database.ts'
import { siteScope } from '../../platform/database/site-scope.ts'
import { auditClosings } from './audit-closings.ts'
import { auditHeldGoods } from './audit-held-goods.ts'
import { auditHistory } from './audit-history.ts'
import { auditHolds } from './audit-holds.ts'
import { auditLimits } from './audit-limits.ts'
import { auditMoney } from './audit-money.ts'
import { auditPapers } from './audit-papers.ts'
import { auditParcels } from './audit-parcels.ts'
import type { Check, Finding } from './check.ts'

/** The books alone: papers, their numbers and chains, and their closings. */
const books: Check[] = [auditPapers, auditClosings]
const checks: Check[] = [auditLimits, auditHolds, auditHeldGoods, auditMoney, auditHistory, auditParcels, ...books]

/** Looks over every site as it stood at one moment, from the database alone; a sound shop has no findings. */
export function auditShop(db: Database): Promise<Finding[]> {
  return lookOver(db, checks)
}

/** Looks over the books of every site: what was issued, what was closed, and the orders they tell of. */
export function verifyBooks(db: Database): Promise<Finding[]> {
  return lookOver(db, books)
}

async function lookOver(db: Database, checks: readonly Check[]): Promise<Finding[]> {
  return db.inSnapshot(async (snapshot) => {
    const sites = await snapshot.selectFrom('sites').select('id').orderBy('id').execute()
    const findings: Finding[] = []
    for (const { id } of sites) {
      const read = snapshot.withPlugin(siteScope(id, { mayWrite: false })) as unknown as SiteReader
      for (const check of checks) findings.push(...(await check(read)).map((finding) => ({ site: id, ...finding })))
    }
    return findings
  })
}
