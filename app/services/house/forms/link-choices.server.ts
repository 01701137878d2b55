import { setImmediate as others } from 'node:timers/promises'
import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { sayCapacity } from '#app/models/catalog/capacity.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import type { PanelRecord } from '#app/ui/house/desks/records.ts'
import type { Choice, StoredImage } from '#app/ui/house/fields/links.ts'
import { readAll } from '../../platform/read-all.server.ts'
import { deskOf } from '../plans/desks.server.ts'
import { readImages } from '../plans/images.server.ts'
import { getRecord, type Listed, listRecords, nameOf } from '../plans/records.server.ts'

/** What is offered of a kind of thing, and whether there is more of it than that. */
export type Offered = { choices: Choice[]; isLong: boolean }

/** Who reads the offers of a form: what one kind of thing needs of another, as the names of products, is listed once. */
export type FormReader = { api: ShopApi; pages: Map<string, Promise<Listed>> }

const mostOffered = 100
/** A picture weighs more than a name. */
const mostPictures = 48
/** Of so many products that are called alike the declinations are offered. */
const mostAlike = 10
/** A kind that cannot be searched is listed as far as this. */
const mostPages = 5

/** Reads a page of what there is of a kind of thing, or of what goes by these words. */
export async function readOffers(reader: FormReader, resource: string, words: string): Promise<Offered> {
  if (isFile(resource)) return readFiles(reader.api, resource, words)
  if (resource === 'declination') return readDeclinations(reader, words)
  const { records, total } = await listPage(reader, resource, words)
  return { choices: records.map(toChoice), isLong: total > records.length }
}

/** Reads all of a kind of thing, as far as anybody would choose from it. */
export async function readEvery(api: ShopApi, resource: string): Promise<Choice[]> {
  if (isFile(resource)) {
    return readAll(async (page) => {
      const { images: entries, total } = orThrow(await api.listImages({ query: { nbItem: 100, page, kind: kindOf(resource) } }))
      return { entries, total }
    }, mostPages).then((images) => images.map((image) => toPicture(image, resource)))
  }
  const { records } = await listPages(api, resource)
  return resource === 'declination' ? nameDeclinations(api, records, []) : records.map(resource === 'product' ? toWine : toChoice)
}

/** Reads things of a kind by their ids; what is gone is none. */
export async function readNamed(api: ShopApi, resource: string, ids: readonly string[]): Promise<Choice[]> {
  if (ids.length === 0) return []
  if (isFile(resource)) return (await readImages(api, ids)).map((image) => toPicture(image, resource))
  const records = await getThings(api, resource, ids)
  return resource === 'declination' ? nameDeclinations(api, records, []) : records.map(toChoice)
}

/** What a declination is called: its wine, its year, its size. */
export function sayDeclination({ year, capacity, capacityUnit, reference }: PanelRecord, product: string): string {
  const size = sayCapacity({ capacity: capacity as number | null, capacityUnit: String(capacityUnit) })
  return [product, year, size, reference].filter(Boolean).join(' · ')
}

async function readFiles(api: ShopApi, resource: string, words: string): Promise<Offered> {
  const wanted = words === '' ? {} : { search: `lk:${words}` }
  const query = { nbItem: mostPictures, orderBy: '-createdAt', kind: kindOf(resource), ...wanted } as const
  const { images, total } = orThrow(await api.listImages({ query }))
  return { choices: images.map((image) => toPicture(image, resource)), isLong: total > images.length }
}

/** Nobody knows a declination by its own name: it is looked for by that of its product, or by its reference. */
async function readDeclinations(reader: FormReader, words: string): Promise<Offered> {
  const { api } = reader
  const products = await listPage(reader, 'product', words)
  if (words === '') {
    const { records, total } = await listPage(reader, 'declination', '')
    return { choices: await nameDeclinations(api, records, products.records), isLong: total > records.length }
  }
  const alike = products.records.slice(0, mostAlike)
  const desk = deskOf('declination')
  const ofProducts = desk ? alike.map(({ id }) => listRecords(api, desk, { nbItem: mostOffered, product: id })) : []
  const found = (await Promise.all(ofProducts)).flatMap((listed) => orThrow(listed).records)
  const referred = await listPage(reader, 'declination', words)
  const others = referred.records.filter(({ id }) => !found.some((one) => one.id === id))
  const isLong = products.total > alike.length || referred.total > referred.records.length
  return { choices: await nameDeclinations(api, [...found, ...others], products.records), isLong }
}

async function nameDeclinations(api: ShopApi, records: readonly PanelRecord[], known: readonly PanelRecord[]): Promise<Choice[]> {
  const unknown = new Set(records.map(({ idProduct }) => String(idProduct)))
  for (const { id } of known) unknown.delete(id)
  const products = [...known, ...(await getThings(api, 'product', [...unknown]))]
  const names = new Map(products.map((product) => [product.id, nameOf(product)]))
  return records.map((record) => ({ id: record.id, label: sayDeclination(record, names.get(String(record.idProduct)) ?? '') }))
}

function listPage({ api, pages }: FormReader, resource: string, words: string): Promise<Listed> {
  const key = `${resource} ${words}`
  const listed = pages.get(key) ?? listFirst(api, resource, words)
  pages.set(key, listed)
  return listed
}

async function listFirst(api: ShopApi, resource: string, words: string): Promise<Listed> {
  const desk = deskOf(resource)
  if (!desk) return { records: [], total: 0 }
  if (!desk.search) return listPages(api, resource)
  const wanted = words === '' ? {} : { [desk.search]: `lk:${words}` }
  return orThrow(await listRecords(api, desk, { nbItem: mostOffered, ...wanted }))
}

async function listPages(api: ShopApi, resource: string): Promise<Listed> {
  const desk = deskOf(resource)
  if (!desk) return { records: [], total: 0 }
  const records = await readAll(async (page) => {
    const listed = orThrow(await listRecords(api, desk, { nbItem: 100, page }))
    return { entries: listed.records, total: listed.total }
  }, mostPages)
  return { records, total: records.length }
}

/** A desk that reads no single thing is a short one: it is read as a whole. */
async function getThings(api: ShopApi, resource: string, ids: readonly string[]): Promise<PanelRecord[]> {
  const desk = deskOf(resource)
  if (!desk || ids.length === 0) return []
  const wanted = new Set(ids)
  if (!desk.calls.get) return (await listPages(api, resource)).records.filter(({ id }) => wanted.has(id))
  const read = await readEach(ids, (id) => getRecord(api, desk, id))
  return read.flatMap((found) => (found.ok ? [found.value] : []))
}

/** How many things are read by their ids before others get their turn. */
const mostAtOnce = 20

/** Reads things by their ids, some at a time: their lists take no ids, and many at once would hold everybody else. */
async function readEach<T>(ids: readonly string[], read: (id: string) => Promise<T>): Promise<T[]> {
  const found: T[] = []
  for (let from = 0; from < ids.length; from += mostAtOnce) {
    if (from > 0) await others()
    found.push(...(await Promise.all(ids.slice(from, from + mostAtOnce).map(read))))
  }
  return found
}

function isFile(resource: string): boolean {
  return resource === 'image' || resource === 'film'
}

function kindOf(resource: string): 'image' | 'video' {
  return resource === 'film' ? 'video' : 'image'
}

function toPicture(image: StoredImage, resource: string): Choice {
  return { id: image.id, label: image.name, ...(resource === 'image' && { image }) }
}

function toChoice(record: PanelRecord): Choice {
  return { id: record.id, label: nameOf(record) }
}

/** A wine is known by its bottle and its price as much as by its name. */
function toWine(record: PanelRecord): Choice {
  const [picture] = Array.isArray(record.images) ? record.images : []
  return { ...toChoice(record), price: sayCents(Number(record.lowPrice)), ...(picture && { picture: String(picture) }) }
}
