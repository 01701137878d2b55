import type { SiteWriter } from '#api/platform/database/database.ts'

const at = '2026-03-01T09:00:00.000Z'

/** Plants a platform of invoices, and one that came by it. */
export async function plantFlows(tx: SiteWriter, mark: string, id: string): Promise<void> {
  const platform = {
    name: mark,
    number: mark,
    url: `https://${mark}.test/`,
    token_url: `https://${mark}.test/`,
    client_id: mark,
    secret: mark,
  }
  await tx
    .insertInto('invoicing_platforms')
    .values({
      id: 'platform',
      ...platform,
      is_active: 0,
      since: '2026-03-01',
      looked_to: '',
      told_to: '',
      heard_to: at,
      heard_at: at,
      failing_since: null,
      error: mark,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doNothing())
    .execute()
  const flow = { ref: id, name: mark, flow_id: mark, tries: 0, error: mark, file_type: 'application/pdf', content: 'JVBERi0=' }
  await tx
    .insertInto('flows')
    .values({
      id,
      kind: 'RECEIVED',
      state: 'RECEIVED',
      ...flow,
      next_try_at: at,
      created_at: at,
      sent_at: at,
      changed_at: at,
    })
    .execute()
}
