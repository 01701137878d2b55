import type { Selectable } from 'kysely'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { listRows } from '../../../platform/call/list-rows.ts'
import type { SiteTables } from '../../../platform/database/tables/tables.ts'
import { toPlatform } from './platform.ts'

export type FlowRow = Omit<Selectable<SiteTables['flows']>, 'site_id'>

const columns = { kind: 'kind', state: 'state', name: 'name', createdAt: 'created_at', changedAt: 'changed_at' }

/** What went through the platform, and what waits. */
export const listFlows: UseCase<Contract['listFlows']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('flows').selectAll(), query, columns)
  const platform = await read.selectFrom('invoicing_platforms').selectAll().executeTakeFirst()
  return done({ flows: rows.map(toFlow), total, platform: platform ? toPlatform(platform) : null })
}

/** The file of what came. */
export const getFlowFile: UseCase<Contract['getFlowFile']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('flows').selectAll().where('id', '=', params.id).where('content', '<>', '').executeTakeFirst()
  if (!row) return refused('not_found')
  const isPdf = row.file_type === 'application/pdf'
  const name = `${row.name.replaceAll(/[^\w.-]+/g, '-').replace(/\.(pdf|xml)$/i, '') || 'facture'}.${isPdf ? 'pdf' : 'xml'}`
  return done({ name, type: isPdf ? ('application/pdf' as const) : ('application/xml' as const), content: row.content })
}

/** Hands over once more what was refused, as a flow of its own: the platform knows the number of the first. */
export const resendFlow: UseCase<Contract['resendFlow']> = ({ params }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const at = now.toISOString()
    const known = await tx.selectFrom('flows').select('id').where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const row = await tx
      .updateTable('flows')
      .set({ id: crypto.randomUUID(), state: 'WAITING', flow_id: '', tries: 0, next_try_at: at, error: '', changed_at: at })
      .where('id', '=', params.id)
      .where('state', '=', 'REFUSED')
      .returningAll()
      .executeTakeFirst()
    return row ? done(toFlow(row)) : refused('conflict')
  })

function toFlow(row: FlowRow) {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    state: row.state,
    error: row.error,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    changedAt: row.changed_at,
    hasFile: row.content !== '',
  }
}
