import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { toSlug } from '#app/models/platform/text/slug.ts'
import type { AdminService, Service, WholeService } from '../../contract/content/writing.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { listFormer } from '../../site/slugs/former-slugs.ts'
import { type Images, picturesOf, type Reading, toWhole, toWritten } from '../writing/written.ts'

type Row = Selectable<SiteTables['services']>

/** A stored service as lists show it. */
export function toService(row: Row, images: Images): z.input<typeof Service> {
  return { ...toWritten(row, images), tags: JSON.parse(row.tags) as string[], isReserved: row.for_members === 1 }
}

/** A stored service whole. */
export async function toWholeService(row: Row, at: Reading): Promise<z.input<typeof WholeService>> {
  const formerSlugs = await listFormer(at.read, 'service', row.id)
  return { ...toService(row, await picturesOf(at.read, [row])), formerSlugs, ...(await toWhole(row, at)) }
}

/** What lists show of it to its owner. */
export function toListedService(row: Row, images: Images) {
  return { ...toService(row, images), order: row.sort_order, isValid: row.is_valid === 1, updatedAt: row.updated_at }
}

/** A stored service whole, as its owner sees it. */
export async function toAdminService(row: Row, at: Reading): Promise<z.input<typeof AdminService>> {
  return { ...toListedService(row, await picturesOf(at.read, [row])), ...(await toWhole(row, at)) }
}

/** Tags as they are looked for: `Dégustation` and `degustation` are one. */
export function keysOf(tags: readonly string[]): string {
  return tags.map((tag) => `|${toSlug(tag)}|`).join('')
}
