import { type Role, reaches } from '#app/models/identity/role.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { countUses } from '../../content/own-blocks/count-uses.ts'
import { type Contract, rows as calls } from '../../contract/index.ts'
import { hasRecentProof } from '../../identity/sessions/has-recent-proof.ts'
import { getMember, type Member, type UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { isReferenceViolation, isUniqueViolation } from '../../platform/database/faults.ts'
import type { Row } from '../../platform/database/read-by-keys.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import type { RowChange } from '../../platform/database/watch-writes.ts'
import { toAuditEntries, undoStateOf } from './entry-answer.ts'
import { reverseRows } from './reverse-rows.ts'

/** Takes an act back: every row it wrote becomes what it was, or none does. Taking this back brings the act about again. */
export const undoAct: UseCase<Contract['undoAct']> = async ({ params }, ctx) => {
  const { now } = ctx
  try {
    return await ctx.inTransaction(async (tx) => {
      const entry = await tx.selectFrom('audit_entries').selectAll().where('id', '=', params.id).executeTakeFirst()
      if (!entry) return refused('not_found')
      const why = refuseMaking(entry, await findFirst(tx, entry), { member: getMember(ctx), now })
      if (why) return refused(why)
      const state = undoStateOf(entry, now)
      if (state !== 'POSSIBLE') return refusal(state === 'NEVER' ? 'undo_never' : 'undo_past')
      const kept = await readKept(tx, entry.id)
      if (!(await reverseRows(tx, kept, { now, isRedone: entry.act === 'UNDO' }))) return refusal('changed_since')
      if (await isNamedSince(tx, kept)) return refusal('hangs_on')
      await markUndone(tx, entry)
      const [shown] = await toAuditEntries(tx, [{ ...entry, undo: 'DONE' }], now)
      return shown ? done(shown) : refused('not_found')
    })
  } catch (error) {
    if (isReferenceViolation(error) || isUniqueViolation(error)) return refusal('hangs_on')
    throw error
  }
}

/** Whether what is being taken away has come into use: a block that pages name does not go from under them. */
async function isNamedSince(tx: SiteWriter, kept: readonly RowChange[]): Promise<boolean> {
  for (const { table, before, after } of kept) {
    if (table === 'own_blocks' && !before && after && (await countUses(tx, String(after.name))) > 0) return true
  }
  return false
}

type Why = 'undo_never' | 'undo_past' | 'changed_since' | 'hangs_on'

function refusal(code: Why): Outcome<never> {
  return refused('conflict', { fields: { id: { code } } })
}

type Entry = { call: string; role: Role; undoes: string }

/** The act that all began with: to take back its taking back is to do it again. None where the log has forgotten it. */
async function findFirst(tx: SiteWriter, entry: Entry): Promise<Entry | undefined> {
  let first: Entry | undefined = entry
  while (first && first.undoes !== '')
    first = await tx
      .selectFrom('audit_entries')
      .select(['call', 'role', 'undoes'])
      .where('id', '=', first.undoes)
      .executeTakeFirst()
  return first
}

type Asking = { member: Member; now: Date }

/**
 * Nobody takes back what they could not have done: by the first act's call, which may want a proof of who asks, and by what it
 * said, for a use case may let a role set what it refuses to another.
 */
function refuseMaking(entry: Entry, first: Entry | undefined, { member, now }: Asking): 'forbidden' | 'unproven' | undefined {
  const row = calls.find(([, { method, path }]) => `${method} ${path}` === first?.call)?.[1]
  if (row?.access !== 'admin' && row?.access !== 'super_admin') return 'forbidden'
  const needed: Role = row.access === 'admin' ? 'ADMIN' : 'SUPER_ADMIN'
  if ([needed, entry.role, first?.role ?? needed].some((role) => !reaches(member.role, role))) return 'forbidden'
  return row.fresh && !hasRecentProof(member, now) ? 'unproven' : undefined
}

async function readKept(tx: SiteWriter, entryId: string) {
  const rows = await tx.selectFrom('undo_rows').selectAll().where('entry_id', '=', entryId).orderBy('place').execute()
  return rows.map(({ table_name, row_before, row_after }) => ({
    table: table_name as keyof SiteTables,
    before: row_before === null ? undefined : (JSON.parse(row_before) as Row),
    after: row_after === null ? undefined : (JSON.parse(row_after) as Row),
  }))
}

/** What this one had taken back stands again, what that one had taken back does not, and so on. */
async function markUndone(tx: SiteWriter, { id, undoes }: { id: string; undoes: string }): Promise<void> {
  let next: string | undefined = id
  let above: string | undefined = undoes
  for (let undo: 'DONE' | 'OPEN' = 'DONE'; next; undo = undo === 'DONE' ? 'OPEN' : 'DONE') {
    await tx.updateTable('audit_entries').set({ undo }).where('id', '=', next).execute()
    next = above
    above = next && (await tx.selectFrom('audit_entries').select('undoes').where('id', '=', next).executeTakeFirst())?.undoes
  }
}
