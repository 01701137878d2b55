import { hash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { labelOf, type Paper, spellPaper } from '#app/models/selling/money/paper.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import type { PaperFacts } from './paper-of-order.ts'
import { endSeries, takeNumber } from './take-number.ts'

export type PaperRow = Selectable<SiteTables['papers']>

type Issue = Pick<Paper, 'kind' | 'credits'> & { invoiceId: string | null; facts: PaperFacts; now: Date }

/** Writes a paper into the books under the next number of its series, chained to the one before; it is never changed afterwards. */
export async function issuePaper(tx: SiteWriter, { kind, credits, invoiceId, facts, now }: Issue): Promise<PaperRow> {
  const { year, number, at, previous } = await takeNumber(tx, kind, now)
  const paper: Paper = { ...facts, kind, year, number, issuedAt: at, credits }
  const body = JSON.stringify(paper)
  const hash = hashPaper(body, previous)
  const row = await tx
    .insertInto('papers')
    .values({
      id: crypto.randomUUID(),
      kind,
      year,
      number,
      label: labelOf(paper),
      order_id: paper.orderId,
      invoice_id: invoiceId,
      reference: paper.reference,
      buyer: paper.buyer.company || paper.buyer.name,
      total: paper.total,
      issued_at: at,
      day: parisDay(new Date(at)),
      body,
      previous,
      hash,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await endSeries(tx, kind, hash)
  return row
}

/** The hash of a paper, which covers all papers of its series before it. */
export function hashPaper(body: string, previous: string): string {
  return hash('sha256', spellPaper(body, previous))
}

/** What a paper says. */
export function readBody({ body }: Pick<PaperRow, 'body'>): Paper {
  return JSON.parse(body) as Paper
}

/** What a paper says, unless somebody has changed it so that it says nothing. */
export function findBody(row: Pick<PaperRow, 'body'>): Paper | undefined {
  try {
    const paper = readBody(row)
    return isWhole(paper) ? paper : undefined
  } catch {
    return undefined
  }
}

/** A byte that changed within a name leaves a text that can be read, and no paper. */
function isWhole({ lines, vat, shipping, buyer, seller, paid }: Partial<Paper>): boolean {
  return Array.isArray(lines) && Array.isArray(vat) && [shipping, buyer, seller, paid].every((part) => part !== undefined)
}
