import { type CallName, rows, type ShopApi } from '#api/contract/index.ts'
import type { Call } from '#api/contract/platform/call.ts'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { imageRow } from './media/media.ts'
import { inputSchema, type Json, sampleOf } from './sample.ts'

/** A kind of thing that an owner can add and remove, with its calls, as the contract has it. */
export type OwnedKind = {
  resource: string
  create: CallName
  remove: CallName
  change?: CallName | undefined
  get?: CallName | undefined
  list: CallName
  paramsOf: (id: string) => Record<string, string>
}

/** What the bodies of new things name: rows that stand. */
export type OwnedGround = { product: string; collection: string; image: string; address: string }

/** What somebody else wrote, or what is written to somebody: nobody takes it back. */
const ofPeople = new Set(['booking', 'invitation', 'api-key', 'webhook'])

/** Every kind of thing with a call that adds it and one that removes it: a new one is here by itself. */
export function ownedKinds(): OwnedKind[] {
  const find = (method: string, path: string) => rows.find(([, row]) => row.method === method && row.path === path)?.[0]
  return rows.flatMap(([name, { method, path }]) => {
    const resource = /^\/admin\/(.+)\/\{(?:id|slug)\}$/.exec(path)?.[1]
    if (method !== 'DELETE' || !resource || ofPeople.has(resource)) return []
    const [create, list] = [find('POST', `/admin/${resource}`), find('GET', `/admin/${resource}`)]
    if (!create || !list || resource === 'image') return []
    const key = path.endsWith('{slug}') ? 'slug' : 'id'
    const [change, get] = [find('PUT', path), find('GET', path)]
    return [{ resource, create, remove: name, change, get, list, paramsOf: (id) => ({ [key]: id }) }]
  })
}

let made = 0

/** What a change of a thing says: another name, another place, another price, as far as it has them. */
export function changeFor(name: CallName): Record<string, unknown> {
  made += 1
  const { properties = {} } = inputSchema(rowOf(name).body)
  const wanted = {
    title: `Autre titre ${made}`,
    name: `Autre nom ${made}`,
    label: `Autre mot ${made}`,
    alt: `Autre ${made}`,
    order: made % 50,
    price: 1000 + made,
    // Never the sixteen that a new face has: nothing would change.
    size: 17 + (made % 4),
    note: `Note ${made}`,
    what: `Autre fait ${made}`,
    value: `Lons ${made}`,
    slug: `autre-${made}`,
    minimum: made,
    capacity: made,
  }
  return Object.fromEntries(Object.entries(wanted).filter(([key]) => key in properties))
}

/** A body that a call takes: its required fields, with what they name standing on the ground. */
export function bodyFor(name: CallName, dependencies: OwnedGround, more: Record<string, unknown> = {}): Record<string, unknown> {
  made += 1
  const schema = inputSchema(rowOf(name).body)
  const body = minimalOf(schema) as Record<string, unknown>
  const named: Record<string, unknown> = {
    idProduct: dependencies.product,
    idCollection: dependencies.collection,
    idImage: dependencies.image,
    idAddress: dependencies.address,
    slug: `mot-${made}`,
    route: `mot-${made}`,
    url: `adresse-${made}`,
    code: `CODE${made}`,
    id: `cle-${made}`,
    title: `Un titre ${made}`,
    name: `Un nom ${made}`,
    label: `Un mot ${made}`,
  }
  for (const key of Object.keys(named)) if (key in body) body[key] = named[key]
  return { ...body, ...particular[name]?.(made), ...more }
}

function rowOf(name: CallName): Call {
  const row = rows.find(([other]) => other === name)?.[1]
  if (!row) throw new Error(`no call ${name}`)
  return row
}

/** What no sample can know. */
const particular: Partial<Record<CallName, (place: number) => Record<string, unknown>>> = {
  createLanguage: (place) => ({ code: `${letter(place)}${letter(Math.floor(place / 26))}` }),
  createParameter: (place) => ({ type: unsetTypes[place % unsetTypes.length], kind: 'STRING', value: '' }),
  createLogo: (place) => ({ type: place % 2 ? 'LOGO_FOOTER' : 'LOGO_LIGHT_THEME' }),
  createFont: (place) => ({ type: place % 2 ? 'CONTENT' : 'TITLE', family: 'Newsreader' }),
  createForm: () => ({ fields: [] }),
  createSlot: () => ({ opens: 600, closes: 720 }),
}

const unsetTypes = ['RCS_NUMBER', 'RM_NUMBER']

function letter(place: number): string {
  return String.fromCharCode(97 + (place % 26))
}

function minimalOf(schema: Json): unknown {
  if (schema.type !== 'object') return sampleOf(schema)
  const { properties = {}, required = [] } = schema
  return Object.fromEntries(required.map((name) => [name, minimalOf(properties[name] ?? {})]))
}

/** Sets what the acts lean on. */
export async function layGround(db: Database, api: ShopApi): Promise<OwnedGround> {
  const id = 'image-of-the-ground'
  await bindToSite(db, '1').inTransaction((tx) =>
    tx
      .insertInto('images')
      .values({ ...imageRow(id), id })
      .execute(),
  )
  const value = async (asked: Promise<unknown>) => {
    const answer = (await asked) as { ok: boolean; value: { id: string } }
    if (!answer.ok) throw new Error(JSON.stringify(answer))
    return answer.value.id
  }
  return {
    image: id,
    product: await value(api.createProduct({ body: { name: 'Le vin du sol', price: 1000 } })),
    collection: await value(api.createCollection({ body: { title: 'Soirées', route: 'soirees-du-sol' } })),
    address: await value(
      api.createCompanyAddress({
        body: { name: 'Le caveau', address: '1 rue du Lavoir', postalCode: '39600', city: 'Arbois' } as never,
      }),
    ),
  }
}
