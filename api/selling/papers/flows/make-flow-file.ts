import { channelOf } from '#app/models/selling/money/sales-report.ts'
import type { FlowFile } from '../../../platform/outside/net/flow-service.ts'
import { drawPaper } from '../drawing/draw-paper.ts'
import { readBody } from '../issue-paper.ts'
import { readTeller } from '../leaving/export-sales-report.ts'
import { readDatedPapers } from '../leaving/read-papers.ts'
import { writeFlux10 } from '../leaving/write-flux10.ts'
import type { FlowWork } from './flow-work.ts'
import type { FlowRow } from './list-flows.ts'

type Made = Omit<FlowFile, 'trackingId'>

/** What is handed over: the paper as Factur-X, or the report of a period. */
export async function makeFlowFile(work: FlowWork, flow: FlowRow): Promise<Made | undefined> {
  return flow.kind === 'REPORT' ? makeReport(work, flow) : makeInvoice(work, flow)
}

async function makeInvoice({ read }: FlowWork, { ref, name }: FlowRow): Promise<Made | undefined> {
  const row = await read.selectFrom('papers').selectAll().where('id', '=', ref).executeTakeFirst()
  if (!row) return undefined
  const content = drawPaper(readBody(row), { isCopy: false })
  return { name: `${name.toLowerCase()}.pdf`, type: 'application/pdf', syntax: 'Factur-X', rule: 'B2B', content }
}

async function makeReport({ read, site, now }: FlowWork, { ref, name }: FlowRow): Promise<Made | undefined> {
  const [from = '', to = ''] = ref.split('_')
  const papers = await readDatedPapers(read, { from, to })
  if (!papers.ok) return undefined
  const channels = new Set(papers.value.map(({ paper }) => channelOf(paper)))
  const rule = channels.has('NAMED') ? (channels.has('SUMMED') ? undefined : 'B2BInt') : 'B2C'
  const content = Buffer.from(writeFlux10(papers.value, { from, to, ...(await readTeller(read, site)), now }))
  return { name: `${name}.xml`, type: 'application/xml', syntax: 'FRR', rule, content }
}
