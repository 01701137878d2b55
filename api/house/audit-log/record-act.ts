import type { ActKind } from '#app/models/platform/act.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { Call } from '../../contract/platform/call.ts'
import type { CallContext, Caller } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { watchWrites } from '../../platform/database/watch-writes.ts'
import { type Act, openAct } from './open-act.ts'
import { nameOfRecord, tellChanges } from './tell-changes.ts'

/** Who does what when, as a call begins. */
export type Doing = { row: Call; caller: Caller; now: Date; params: unknown }

type Begin = CallContext['inTransaction']

/** Whether a call is one of the staff's that may write: each of its transactions leaves an entry. */
export function isRecorded(row: Call): boolean {
  return isOfStaff(row) && row.method !== 'GET' && row.marks !== 'read'
}

/** Whether a call takes whole tables along, or all that is known of somebody: that leaves an entry too. */
export function isExport(row: Call): boolean {
  return isOfStaff(row) && row.method === 'GET' && (row.sends === 'table' || row.path.endsWith('/export'))
}

function isOfStaff({ access }: Call): boolean {
  return access === 'admin' || access === 'super_admin'
}

/** The same transactions, each with its entry in the log and what is needed to take it back; both stand or fall with the write. */
export function recordActs(begin: Begin, doing: Doing): Begin {
  return (work) =>
    begin(async (tx) => {
      const act = openAct()
      const value = await work(watchWrites(tx, act))
      if (act.hasWritten()) await writeEntry(tx, doing, act, value)
      return value
    })
}

/** Notes that somebody took a table or an archive along. */
export async function recordExport(begin: Begin, doing: Doing): Promise<void> {
  await begin((tx) => writeEntry(tx, doing, openAct(), undefined))
}

async function writeEntry(tx: SiteWriter, { row, caller, now, params }: Doing, act: Act, value: unknown): Promise<void> {
  if (caller.role === 'VISITOR') throw new Error('an act of the staff without anybody who did it')
  const kind = actOf(row)
  const about = kind === 'UNDO' ? aboutUndone(value, params) : aboutThing(row, params, value, act)
  const never = row.method === 'GET' ? 'NOTHING' : act.never()
  const id = crypto.randomUUID()
  const created_at = now.toISOString()
  await tx
    .insertInto('audit_entries')
    .values({
      id,
      created_at,
      day: parisDay(now),
      user_id: caller.userId,
      role: caller.role,
      act: kind,
      ...about,
      key_name: caller.key?.name ?? '',
      call: `${row.method} ${row.path}`,
      changes: JSON.stringify(tellChanges(act.changes, about.thing_id)),
      ...(never ? { undo: 'NEVER' as const, never } : { undo: 'OPEN' as const, never: '' as const }),
    })
    .execute()
  if (!never) await keepRows(tx, { entry_id: id, created_at }, act)
}

const rowsPerInsert = 100

async function keepRows(tx: SiteWriter, entry: { entry_id: string; created_at: string }, { changes }: Act): Promise<void> {
  const rows = changes.map(({ table, before, after }, place) => ({
    ...entry,
    place,
    table_name: table,
    row_before: before ? JSON.stringify(before) : null,
    row_after: after ? JSON.stringify(after) : null,
  }))
  for (let place = 0; place < rows.length; place += rowsPerInsert) {
    await tx
      .insertInto('undo_rows')
      .values(rows.slice(place, place + rowsPerInsert))
      .execute()
  }
}

/** What a call does, by its line of the contract: the three that every kind of thing has, and whatever else. */
export function actOf({ method, path }: Call): ActKind {
  if (path.endsWith('/undo')) return 'UNDO'
  if (method === 'GET') return 'EXPORT'
  // To log somebody out takes nothing out of the site.
  if (method === 'DELETE') return path.endsWith('/session') ? 'DO' : 'REMOVE'
  const segments = path.split('/').filter(Boolean).slice(1)
  const isOwn = segments.slice(1).every((segment) => segment.startsWith('{'))
  if (method === 'PUT') return isOwn ? 'CHANGE' : 'DO'
  return isOwn && !path.endsWith('}') ? 'CREATE' : 'DO'
}

type About = { resource: string; thing_id: string; name: string; undoes: string }

function aboutThing({ path }: Call, params: unknown, value: unknown, { changes }: Act): About {
  const resource = path.split('/')[2] ?? ''
  const named = Object.values((params ?? {}) as Record<string, unknown>).find((one) => typeof one === 'string')
  const made = answered(value)
  const first = changes[0]?.after?.id
  const thing_id = String(named ?? made?.id ?? first ?? '').slice(0, 64)
  const reference = resource === 'order' && typeof made?.reference === 'string' ? made.reference : ''
  return { resource, thing_id, name: nameOfRecord(changes, thing_id) || reference, undoes: '' }
}

/** What is taken back keeps its name, and tells which entry it was. */
function aboutUndone(value: unknown, params: unknown): About {
  const undone = (answered(value) ?? {}) as { resource?: string; idThing?: string; name?: string }
  const { resource = 'audit-log', idThing = '', name = '' } = undone
  return { resource, thing_id: idThing, name, undoes: (params as { id: string }).id }
}

/** What a transaction was for: some answer an outcome, some what it holds. */
function answered(value: unknown): { id?: unknown; reference?: unknown } | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return 'ok' in value && 'value' in value ? (value.value as object) : value
}
