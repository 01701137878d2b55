import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { sayCapacity } from '#app/models/capacity.ts'
import type { PanelField } from '#app/models/panel/field.ts'
import type { Desk } from '#app/ui/panel/desks.ts'
import type { Choice, Links } from '#app/ui/panel/links.ts'
import type { Thing } from '#app/ui/panel/things.ts'
import { readAll } from '../read-all.server.ts'
import { deskOf } from './desks.server.ts'
import { listThings, nameOf } from './things.server.ts'

const nbItem = 100
/** Nobody chooses from a list longer than that. */
const mostPages = 5

/** Reads what the fields of a desk can name, one list a kind of thing, whatever the number of fields. */
export async function readLinks(api: ShopApi, desk: Pick<Desk, 'links'>, fields: readonly PanelField[]): Promise<Links> {
  const resources = new Set(linked(desk, fields))
  const read = await Promise.all([...resources].map(async (resource) => [resource, await readChoices(api, resource)] as const))
  return new Map(read)
}

function linked(desk: Pick<Desk, 'links'>, fields: readonly PanelField[]): string[] {
  return fields.flatMap((field) => {
    const own = desk.links?.[field.name]
    return [...(own && isLink(field) ? [own] : []), ...linked(desk, field.fields ?? [])]
  })
}

function isLink({ kind }: PanelField): boolean {
  return kind === 'thing' || kind === 'things' || kind === 'line'
}

async function readChoices(api: ShopApi, resource: string): Promise<Choice[]> {
  if (resource === 'image' || resource === 'film') return readFiles(api, resource === 'film' ? 'video' : 'image')
  const things = await readThings(api, resource)
  if (resource !== 'declination') return things.map((thing) => ({ id: thing.id, label: nameOf(thing) }))
  const products = new Map((await readThings(api, 'product')).map((product) => [product.id, nameOf(product)]))
  return things.map((thing) => ({ id: thing.id, label: sayDeclination(thing, products.get(String(thing.idProduct)) ?? '') }))
}

/** What a declination is called: its wine, its year, its size. */
export function sayDeclination({ year, capacity, capacityUnit, reference }: Thing, product: string): string {
  const size = sayCapacity({ capacity: capacity as number | null, capacityUnit: String(capacityUnit) })
  return [product, year, size, reference].filter(Boolean).join(' · ')
}

async function readThings(api: ShopApi, resource: string): Promise<Thing[]> {
  const desk = deskOf(resource)
  if (!desk) return []
  return readAll(async (page) => {
    const { things: entries, total } = orThrow(await listThings(api, desk, { nbItem, page }))
    return { entries, total }
  }, mostPages)
}

async function readFiles(api: ShopApi, kind: 'image' | 'video'): Promise<Choice[]> {
  const images = await readAll(async (page) => {
    const { images: entries, total } = orThrow(await api.listImages({ query: { nbItem, page, kind } }))
    return { entries, total }
  }, mostPages)
  return images.map((image) => ({ id: image.id, label: image.name, ...(kind === 'image' && { image }) }))
}
