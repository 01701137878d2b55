import type { Database, SiteReader } from '../../platform/database/database.ts'
import { siteScope } from '../../platform/database/site-scope.ts'
import { auditChain } from './audit-chain.ts'
import { auditClosings } from './audit-closings.ts'
import { auditHeldGoods, auditWaitingGoods } from './audit-held-goods.ts'
import { auditHistory } from './audit-history.ts'
import { auditHolds } from './audit-holds.ts'
import { auditInvoiced } from './audit-invoiced.ts'
import { auditLimits } from './audit-limits.ts'
import { auditMoney } from './audit-money.ts'
import { auditPapers, auditSeries } from './audit-papers.ts'
import { auditParcels } from './audit-parcels.ts'
import type { Check, Finding, Found, Look, RankedFound } from './check.ts'
import { eachOrders, type OrderCheck, type OrderLook, tellTo } from './each-orders.ts'
import { openPaperTally, openTally, type Tally } from './tally.ts'

/** A look at a site as a whole, at its orders page by page beside the other looks of its kind, or at its papers in both ways. */
type SiteCheck = { look: Check } | { ofOrders: OrderCheck } | { inSeries: Check<RankedFound>; ofPapers: OrderCheck<RankedFound> }

/** The books alone: papers, their numbers and chains, what they say of orders, and their closings. */
const books: SiteCheck[] = [
  { inSeries: auditSeries, ofPapers: auditPapers },
  { ofOrders: auditInvoiced },
  { look: auditClosings },
  { look: auditChain },
]
/** What is told first of a rule is found first in this sequence. */
const checks: SiteCheck[] = [
  { look: auditLimits },
  { ofOrders: auditHolds },
  { ofOrders: auditHeldGoods },
  { ofOrders: auditWaitingGoods },
  { ofOrders: auditMoney },
  { ofOrders: auditHistory },
  { ofOrders: auditParcels },
  ...books,
]

/** Of each rule, on each site: somebody reads them, and the first say what happened. */
const mostByName = 100

/** How much was found in all. */
export function countFindings(findings: readonly Finding[]): number {
  return findings.reduce((sum, { more = 1 }) => sum + more, 0)
}

/** Looks over every site as it stood at one moment, from the database alone; a sound shop has no findings. */
export function auditShop(db: Database, { most = mostByName, signing }: Wish = {}): Promise<Finding[]> {
  return lookOver(db, { checks, most, signing })
}

/** Looks over the books of every site: what was issued, what was closed, and the orders they tell of. */
export function verifyBooks(db: Database, { signing, head }: Wish = {}): Promise<Finding[]> {
  return lookOver(db, { checks: books, most: mostByName, signing, head })
}

/** With the keys that sign, the signatures are looked at as well. */
type Wish = Pick<Look, 'signing' | 'head'> & { most?: number }

async function lookOver(db: Database, work: Work): Promise<Finding[]> {
  return db.inSnapshot(async (snapshot) => {
    const sites = await snapshot.selectFrom('sites').select('id').orderBy('id').execute()
    const findings: Finding[] = []
    for (const { id } of sites) {
      const read = snapshot.withPlugin(siteScope(id, { mayWrite: false })) as unknown as SiteReader
      for await (const finding of lookAt(read, id, work)) findings.push(finding)
    }
    return findings
  })
}

type Work = Omit<Look, 'site'> & { checks: readonly SiteCheck[]; most: number }

/** What is wrong with one site: the first of each rule by name, the rest by number. */
async function* lookAt(read: SiteReader, site: string, { checks, most, ...look }: Work): AsyncGenerator<Finding> {
  const begun = checks.map((check) => begin(check, most))
  await eachOrders(
    read,
    begun.flatMap(({ ofOrders }) => ofOrders ?? []),
  )
  const told = openTally(most)
  const counts = new Map<string, number>()
  for (const { end } of begun) {
    const tally = await end(read, { ...look, site })
    const named = tally.listNamed()
    for (const found of named) told.add(found)
    for (const rule of new Set(named.map((found) => found.rule)))
      counts.set(rule, (counts.get(rule) ?? 0) + (tally.counts.get(rule) ?? 0))
  }
  for (const { rule, what } of told.listNamed()) yield { site, rule, what }
  for (const [rule, count] of counts) {
    const more = count - most
    if (more > 0) yield { site, rule, what: `… and ${more.toLocaleString('en')} more`, more }
  }
}

type Begun = { ofOrders?: OrderLook; end: (read: SiteReader, look: Look) => Promise<Pick<Tally, 'listNamed' | 'counts'>> }

/** A check with its tally: what it does beside the others while the orders are read, and what is left to do behind them. */
function begin(check: SiteCheck, most: number): Begun {
  if ('inSeries' in check) {
    const tally = openPaperTally(most)
    return { ofOrders: tellTo(tally, check.ofPapers), end: (read, look) => tallyUp(tally, check.inSeries(read, look)) }
  }
  const tally = openTally(most)
  if ('ofOrders' in check) return { ofOrders: tellTo(tally, check.ofOrders), end: async () => tally }
  return { end: (read, look) => tallyUp(tally, check.look(read, look)) }
}

async function tallyUp<F extends Found>(tally: Tally<F>, found: AsyncIterable<readonly F[]>): Promise<Tally<F>> {
  for await (const some of found) for (const one of some) tally.add(one)
  return tally
}
