import type { FlowWork } from './flow-work.ts'
import { followFlows } from './follow-flows.ts'
import { findPlatform } from './platform.ts'
import { queueFlows } from './queue-flows.ts'
import { sendFlows } from './send-flows.ts'

/** Hands over what waits for a site's platform, and hears what became of all else; nothing where no platform is at work. */
export async function exchangeFlows(work: FlowWork): Promise<void> {
  const platform = await findPlatform(work.read, work.sealing)
  if (!platform || !work.flows) return
  await queueFlows(work, platform.row)
  try {
    const service = await work.flows.open(platform.access)
    await sendFlows(work, service)
    await followFlows(work, service)
  } catch (error) {
    await noteFailure(work, error)
    throw error
  }
}

/** Said on its screen, with since when. */
async function noteFailure({ inTransaction, now }: FlowWork, failure: unknown): Promise<void> {
  const error = (failure instanceof Error ? failure.message : String(failure)).slice(0, 300)
  await inTransaction((tx) =>
    tx
      .updateTable('invoicing_platforms')
      .set((row) => ({ error, failing_since: row.fn.coalesce('failing_since', row.val(now.toISOString())) }))
      .execute(),
  )
}
