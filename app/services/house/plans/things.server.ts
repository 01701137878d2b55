import type { CallName, ShopApi } from '#api/contract/index.ts'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { sayPeriod } from '#app/models/platform/time/period.ts'
import type { Thing } from '#app/ui/house/desks/things.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'
import { readAll } from '../../platform/read-all.server.ts'
export type Listed = { things: Thing[]; total: number }
type Query = Record<string, string | number>

export const nbItem = 25
const most = 100

/** A page of a desk's list. */
export async function listThings(api: ShopApi, desk: Desk, query: Query): Promise<Outcome<Listed, Failure>> {
  const listed = await ask<Record<string, unknown> & { total: number }>(api, desk.calls.list, { query })
  return listed.ok ? done({ things: listed.value[desk.listed] as Thing[], total: listed.value.total }) : listed
}

/** A thing of a desk by its id; a desk that reads no single thing has it in its list. */
export async function getThing(api: ShopApi, desk: Desk, id: string): Promise<Outcome<Thing, Failure>> {
  if (desk.calls.get) return ask(api, desk.calls.get, { params: { id } })
  const all = await readAll(async (page) => {
    const { things, total } = orThrow(await listThings(api, desk, { nbItem: most, page }))
    return { entries: things, total }
  })
  return done(all.find((thing) => thing.id === id) ?? throwNotFound())
}

/** Adds a thing to a desk. */
export function createThing(api: ShopApi, desk: Desk, body: unknown): Promise<Outcome<Thing, Failure>> {
  return ask(api, desk.calls.create, { body })
}

/** Changes a thing of a desk. */
export function changeThing(
  api: ShopApi,
  desk: Desk,
  { id, body }: { id: string; body: unknown },
): Promise<Outcome<Thing, Failure>> {
  return ask(api, desk.calls.change, { params: { id }, body })
}

/** Takes a thing out of a desk. */
export function removeThing(api: ShopApi, desk: Desk, id: string): Promise<Outcome<unknown, Failure>> {
  return ask(api, desk.calls.remove, { params: { id } })
}

/** How many people are registered for a thing; whatever is no element has nobody. */
export async function countRegistrations(api: ShopApi, { resource }: Desk, id: string): Promise<number> {
  return resource === 'element' ? orThrow(await api.listRegistrations({ query: { idElement: id, nbItem: 1 } })).total : 0
}

/** What a thing is called. */
export function nameOf(thing: Thing): string {
  const said = [
    sayTime(thing),
    thing.title,
    thing.name,
    thing.label,
    thing.email,
    thing.lastname,
    thing.subject,
    thing.family,
    thing.code,
    thing.address,
    thing.url,
  ].find(Boolean)
  return String(said ?? thing.id)
}

/** What is called by its time, as France says it. */
function sayTime({ period, firstDay }: Thing): string | undefined {
  const time = period ?? firstDay
  return typeof time === 'string' ? sayPeriod(time) : undefined
}

/** What a form shows of a thing: what a call takes by its id it tells whole. */
export function valuesOf(thing: Thing): Record<string, unknown> {
  const idOf = (told: unknown) => (told as { id?: string } | null | undefined)?.id
  const idImage = thing.idImage ?? idOf(thing.image) ?? idOf(thing.onlineImage) ?? null
  return { ...thing, idImage, ...('refs' in thing && { pictures: thing.refs }) }
}

/** Every call of a desk takes its id and its fields alike; which ones, its schema says. */
function ask<T>(api: ShopApi, name: CallName | undefined, given: object): Promise<Outcome<T, Failure>> {
  if (!name) throwNotFound()
  return (api[name] as (given: object) => Promise<Outcome<unknown, Failure>>)(given) as Promise<Outcome<T, Failure>>
}
