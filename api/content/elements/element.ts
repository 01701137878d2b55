import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { AdminElement, Element, WholeElement } from '../../contract/content/writing.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { given, toFlag } from '../../platform/resource/columns.ts'
import { writeBlocks } from '../blocks/stored-blocks.ts'
import { type Images, picturesOf, type Reading, toWhole, toWritten, toWrittenColumns } from '../writing/written.ts'

type Row = Selectable<SiteTables['elements']>

/** A stored element as lists show it. */
export function toElement(row: Row, route: string, images: Images): z.input<typeof Element> {
  const { date, places, taken } = row
  const placesLeft = places === null ? null : Math.max(0, places - taken)
  return { ...toWritten(row, images), route, isReserved: row.for_members === 1, date, places, placesLeft }
}

/** A stored element whole. */
export async function toWholeElement(row: Row, route: string, at: Reading): Promise<z.input<typeof WholeElement>> {
  const element = toElement(row, route, await picturesOf(at.read, [row]))
  return { ...element, ...(await toWhole(row, at)), updatedAt: row.updated_at }
}

/** What lists show of it to its owner. */
export function toListedElement(row: Row, route: string, images: Images) {
  const { is_valid, updated_at, collection_id } = row
  return { ...toElement(row, route, images), isValid: is_valid === 1, updatedAt: updated_at, idCollection: collection_id }
}

/** A stored element whole, as its owner sees it. */
export async function toAdminElement(row: Row, at: Reading): Promise<z.input<typeof AdminElement>> {
  const route = (await routesOf(at.read)).get(row.collection_id) ?? ''
  return { ...toListedElement(row, route, await picturesOf(at.read, [row])), ...(await toWhole(row, at)) }
}

/** The route of each collection, by its id. */
export async function routesOf(read: SiteReader): Promise<Map<string, string>> {
  const rows = await read.selectFrom('collections').select(['id', 'route']).execute()
  return new Map(rows.map(({ id, route }) => [id, route]))
}

/** An element of which nothing is said yet. */
export const blankElement = {
  summary: '',
  image_id: '',
  date: null,
  places: null,
  taken: 0,
  for_members: 0 as const,
  is_valid: 0 as const,
  blocks: '[]',
}

/** The columns of what was given of it, without its slug. */
export function toElementColumns(body: Read<Contract['changeElement']>['body']) {
  const { idCollection, date, places, blocks } = body
  return {
    ...toWrittenColumns(body),
    ...given({ collection_id: idCollection, date, places, for_members: toFlag(body.isReserved) }),
    ...given({ blocks: blocks && writeBlocks(blocks) }),
  }
}
