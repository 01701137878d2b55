import type { SiteWriter } from '../../../platform/database/database.ts'
import { type Flow, type FlowService, flowsAtOnce } from '../../../platform/outside/net/flow-service.ts'
import type { FlowWork } from './flow-work.ts'

const states = { PENDING: 'SENT', OK: 'ACCEPTED', ERROR: 'REFUSED' } as const
/** Invoices that suppliers send, also those that a buyer makes out in the house's name. */
const invoices = new Set(['SupplierInvoice', 'CustomerInvoice'])

/** Reads what changed at the platform since it was last heard: what became of what was handed over, and what has come. */
export async function followFlows(work: FlowWork, service: FlowService): Promise<void> {
  const { heard_to } = await work.read.selectFrom('invoicing_platforms').select('heard_to').executeTakeFirstOrThrow()
  for (let after = heard_to; !work.isStopping(); ) {
    const changed = await service.listChanged(after)
    const come = await fetchCome(work, service, changed)
    const latest = [after, ...changed.map(({ updatedAt }) => updatedAt)].sort().at(-1) ?? after
    const isWhole = changed.length < flowsAtOnce
    // Of a full page the last moment may go on: it is read again.
    const next =
      isWhole || latest === after ? latest : new Date(Math.max(Date.parse(latest) - 1, Date.parse(after) + 1)).toISOString()
    await work.inTransaction(async (tx) => {
      for (const flow of changed) await noteState(tx, flow)
      for (const one of come) await takeIn(tx, one, work.now)
      await tx
        .updateTable('invoicing_platforms')
        .set({ heard_to: next, heard_at: work.now.toISOString(), failing_since: null, error: '' })
        .execute()
    })
    // A platform that tells of one moment over and over is asked again in the next turn.
    if (isWhole || next === after) return
    after = next
  }
}

/** By its number there, or by ours where the answer to its deposit was lost. */
async function noteState(tx: SiteWriter, { flowId, trackingId, isIncoming, state, reason, updatedAt }: Flow): Promise<void> {
  if (isIncoming) return
  await tx
    .updateTable('flows')
    .set((row) => ({
      state: states[state],
      flow_id: flowId,
      error: state === 'ERROR' ? reason : '',
      sent_at: row.fn.coalesce('sent_at', row.val(updatedAt)),
      changed_at: updatedAt,
    }))
    .where('kind', '<>', 'RECEIVED')
    .where((is) => is.or([is('flow_id', '=', flowId), is.and([is('id', '=', trackingId), is('flow_id', '=', '')])]))
    .execute()
}

type Come = { flow: Flow; type: string; content: Buffer }

/** The files of what has come and is not here yet; fetched before anything is written. */
async function fetchCome({ read }: FlowWork, service: FlowService, changed: readonly Flow[]): Promise<Come[]> {
  const found: Come[] = []
  for (const flow of changed) {
    if (!flow.isIncoming || !invoices.has(flow.type) || flow.state === 'ERROR') continue
    const known = await read
      .selectFrom('flows')
      .select('id')
      .where('kind', '=', 'RECEIVED')
      .where('ref', '=', flow.flowId)
      .executeTakeFirst()
    if (!known) found.push({ flow, ...(await service.fetchFile(flow.flowId)) })
  }
  return found
}

async function takeIn(tx: SiteWriter, { flow, content }: Come, now: Date): Promise<void> {
  const isPdf = content.subarray(0, 5).toString('latin1') === '%PDF-'
  await tx
    .insertInto('flows')
    .values({
      id: crypto.randomUUID(),
      kind: 'RECEIVED',
      ref: flow.flowId,
      name: flow.name || flow.flowId,
      state: 'RECEIVED',
      flow_id: flow.flowId,
      tries: 0,
      next_try_at: flow.updatedAt,
      error: '',
      created_at: flow.updatedAt,
      sent_at: null,
      changed_at: now.toISOString(),
      file_type: isPdf ? 'application/pdf' : 'application/xml',
      content: content.toString('base64'),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'kind', 'ref']).doNothing())
    .execute()
}
