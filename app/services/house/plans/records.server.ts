import type { CallName, ShopApi } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { sayPeriod } from '#app/models/platform/time/period.ts'
import type { PanelRecord } from '#app/ui/house/desks/records.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'
import { readAll } from '../../platform/read-all.server.ts'
export type Listed = { records: PanelRecord[]; total: number }
type Query = Record<string, string | number>

export const nbItem = 25
const most = 100

/** A page of a desk's list. */
export async function listRecords(api: ShopApi, desk: Desk, query: Query): Promise<Outcome<Listed, Failure>> {
  const listed = await ask<Record<string, unknown> & { total: number }>(api, desk.calls.list, { query })
  return listed.ok ? done({ records: listed.value[desk.listed] as PanelRecord[], total: listed.value.total }) : listed
}

/** A thing of a desk by its id; a desk that reads no single thing has it in its list. */
export async function getRecord(api: ShopApi, desk: Desk, id: string): Promise<Outcome<PanelRecord, Failure>> {
  if (desk.calls.get) return ask(api, desk.calls.get, { params: { id } })
  const all = await readAll(async (page) => {
    const { records, total } = orThrow(await listRecords(api, desk, { nbItem: most, page }))
    return { entries: records, total }
  })
  return done(all.find((record) => record.id === id) ?? throwNotFound())
}

/** Adds a thing to a desk. */
export function createRecord(api: ShopApi, desk: Desk, body: unknown): Promise<Outcome<PanelRecord, Failure>> {
  return ask(api, desk.calls.create, { body })
}

/** Changes a thing of a desk. */
export function changeRecord(
  api: ShopApi,
  desk: Desk,
  { id, body }: { id: string; body: unknown },
): Promise<Outcome<PanelRecord, Failure>> {
  return ask(api, desk.calls.change, { params: { id }, body })
}

/** Takes a thing out of a desk. */
export function removeRecord(api: ShopApi, desk: Desk, id: string): Promise<Outcome<unknown, Failure>> {
  return ask(api, desk.calls.remove, { params: { id } })
}

/** How many people are registered for a thing; whatever is no element has nobody. */
export async function countRegistrations(api: ShopApi, { resource }: Desk, id: string): Promise<number> {
  return resource === 'element' ? orThrow(await api.listRegistrations({ query: { idElement: id, nbItem: 1 } })).total : 0
}

/** What a thing is called. */
export function nameOf(record: PanelRecord): string {
  const said = [
    sayTime(record),
    record.title,
    record.name,
    record.label,
    record.email,
    record.lastname,
    record.subject,
    record.family,
    record.code,
    record.address,
    record.url,
  ].find(Boolean)
  return String(said ?? record.id)
}

/** What is called by its time, as France says it. */
function sayTime({ period, firstDay }: PanelRecord): string | undefined {
  const time = period ?? firstDay
  return typeof time === 'string' ? sayPeriod(time) : undefined
}

/** What a form shows of a thing: what a call takes by its id it tells whole. */
export function valuesOf(record: PanelRecord): Record<string, unknown> {
  const idOf = (told: unknown) => (told as { id?: string } | null | undefined)?.id
  const idImage = record.idImage ?? idOf(record.image) ?? idOf(record.onlineImage) ?? null
  return { ...record, idImage, ...('refs' in record && { pictures: record.refs }) }
}

/** Every call of a desk takes its id and its fields alike; which ones, its schema says. */
function ask<T>(api: ShopApi, name: CallName | undefined, given: object): Promise<Outcome<T, Failure>> {
  if (!name) throwNotFound()
  return (api[name] as (given: object) => Promise<Outcome<unknown, Failure>>)(given) as Promise<Outcome<T, Failure>>
}
