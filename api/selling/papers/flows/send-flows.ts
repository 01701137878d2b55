import type { FlowService } from '../../../platform/outside/net/flow-service.ts'
import type { FlowWork } from './flow-work.ts'
import type { FlowRow } from './list-flows.ts'
import { makeFlowFile } from './make-flow-file.ts'

const atOnce = 20
/** Longer than an answer may take: while somebody waits for it, nobody else sends the same. */
const firstPause = 60_000
const longestPause = 6 * 3_600_000

/**
 * Hands over what waits, each once: that a try begins is written before it, and what was tried without an answer is looked for at
 * the platform, by its number, before it is sent again.
 */
export async function sendFlows(work: FlowWork, service: FlowService): Promise<void> {
  const due = await work.read
    .selectFrom('flows')
    .selectAll()
    .where('state', '=', 'WAITING')
    .where('next_try_at', '<=', work.now.toISOString())
    .orderBy('next_try_at')
    .orderBy('created_at')
    // An invoice goes before the note that takes from it.
    .orderBy('kind', 'desc')
    .orderBy('name')
    .limit(atOnce)
    .execute()
  for (const flow of due) {
    if (work.isStopping()) return
    if (!(await beginTry(work, flow))) continue
    const found = flow.tries > 0 ? await service.findByTracking(flow.id) : undefined
    await noteDeposit(work, flow, found ?? (await deposit(work, service, flow)))
  }
}

/** Whoever begins a try has it for a while. */
async function beginTry({ inTransaction, now }: FlowWork, { id, tries, next_try_at }: FlowRow): Promise<boolean> {
  const pause = Math.min(longestPause, firstPause * 2 ** Math.min(tries, 10))
  const { numUpdatedRows } = await inTransaction((tx) =>
    tx
      .updateTable('flows')
      .set({ tries: tries + 1, next_try_at: new Date(now.getTime() + pause).toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'WAITING')
      .where('next_try_at', '=', next_try_at)
      .executeTakeFirst(),
  )
  return numUpdatedRows > 0n
}

async function deposit(work: FlowWork, service: FlowService, flow: FlowRow) {
  const file = await makeFlowFile(work, flow)
  return file ? service.submit({ trackingId: flow.id, ...file }) : { refusal: 'nothing to hand over' }
}

async function noteDeposit(
  { inTransaction, now }: FlowWork,
  { id }: FlowRow,
  said: { flowId: string } | { refusal: string },
): Promise<void> {
  const at = now.toISOString()
  const isTaken = 'flowId' in said
  const set = isTaken
    ? { state: 'SENT' as const, flow_id: said.flowId, sent_at: at, error: '' }
    : { state: 'REFUSED' as const, error: said.refusal }
  await inTransaction((tx) =>
    tx
      .updateTable('flows')
      .set({ ...set, changed_at: at })
      .where('id', '=', id)
      .execute(),
  )
}
