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

/** Of each rule, on each site: somebody reads them, and the first say what happened. */
const mostByName = 100

/** How much was found in all. */
export function countFindings(findings: readonly Finding[]): number {
  return findings.reduce((sum, { more = 1 }) => sum + more, 0)
}

/** Looks over every site as it stood at one moment, from the database alone; a sound shop has no findings. */
export function auditShop(db: Database, most = mostByName): Promise<Finding[]> {
  return lookOver(db, checks, most)
}

/** Looks over the books of every site: what was issued, what was closed, and the orders they tell of. */
export function verifyBooks(db: Database): Promise<Finding[]> {
  return lookOver(db, books, mostByName)
}

async function lookOver(db: Database, checks: readonly Check[], most: number): Promise<Finding[]> {
  return db.inSnapshot(async (snapshot) => {
    const sites = await snapshot.selectFrom('sites').select('id').orderBy('id').execute()
    const findings: Finding[] = []
    for (const { id } of sites) {
      const read = snapshot.withPlugin(siteScope(id, { mayWrite: false })) as unknown as SiteReader
      for await (const finding of lookAt(read, id, { checks, most })) findings.push(finding)
    }
    return findings
  })
}

type Look = { checks: readonly Check[]; most: number }

/** What is wrong with one site: the first of each rule by name, the rest by number. */
async function* lookAt(read: SiteReader, site: string, { checks, most }: Look): AsyncGenerator<Finding> {
  const counts = new Map<string, number>()
  for (const check of checks) {
    for await (const { rule, what } of check(read)) {
      const count = (counts.get(rule) ?? 0) + 1
      counts.set(rule, count)
      if (count <= most) yield { site, rule, what }
    }
  }
  for (const [rule, count] of counts) {
    const more = count - most
    if (more > 0) yield { site, rule, what: `… and ${more.toLocaleString('en')} more`, more }
  }
}
