import { sql } from 'kysely'
import { refused } from '#app/models/platform/outcome.ts'
import type { Site } from '../../platform/call/call-context.ts'
import { countRows } from '../../platform/database/count-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'

type Quotas = Pick<Site, 'most'>
type Reader = Pick<SiteReader, 'selectFrom'>

const megabyte = 1024 * 1024

/** Refuses a product more than the site may have. */
export async function refuseOneMoreProduct(read: Reader, { most }: Quotas) {
  if (most?.products == null) return undefined
  const count = await countRows(read.selectFrom('products').where('deleted_at', 'is', null))
  if (count < most.products) return undefined
  return refused('invalid', { fields: { name: { code: 'quota_products', params: { most: most.products } } } })
}

/** Refuses files that would make the site's pictures and papers more than it may have. */
export async function refuseMoreBytes(read: Reader, { most }: Quotas, { field, bytes }: { field: string; bytes: number }) {
  if (most?.megabytes == null) return undefined
  const own = await sumOf(
    read
      .selectFrom('images')
      .where('deleted_at', 'is', null)
      // What a picture was cut from lies beside it.
      .select(({ fn }) => fn.sum<Sum>(sql<number>`bytes + coalesce(whole_bytes, 0)`).as('sum'))
      .executeTakeFirstOrThrow(),
  )
  if (own + (await countFontBytes(read)) + (await countVisitorsBytes(read)) + bytes <= most.megabytes * megabyte) return undefined
  return refused('invalid', { fields: { [field]: { code: 'quota_files', params: { most: most.megabytes } } } })
}

/** Whether files of visitors would take the half of a site's room that is its owner's. */
export async function leavesOwnersRoom(read: Reader, { most }: Quotas, bytes: number): Promise<boolean> {
  if (most?.megabytes == null) return true
  return (await countVisitorsBytes(read)) + bytes <= (most.megabytes * megabyte) / 2
}

/** Font files of the site's own, which are kept as base64. */
async function countFontBytes(read: Reader): Promise<number> {
  const letters = await sumOf(
    read
      .selectFrom('font_files')
      .select(({ fn }) => fn.sum<Sum>(fn('length', ['content'])).as('sum'))
      .executeTakeFirstOrThrow(),
  )
  return (letters * 3) / 4
}

/** What visitors have sent with forms and with claims. */
async function countVisitorsBytes(read: Reader): Promise<number> {
  const [forms, claims] = (['form_files', 'claim_files'] as const).map((table) =>
    sumOf(
      read
        .selectFrom(table)
        .select(({ fn }) => fn.sum<Sum>('bytes').as('sum'))
        .executeTakeFirstOrThrow(),
    ),
  )
  return ((await forms) ?? 0) + ((await claims) ?? 0)
}

type Sum = number | string | null

async function sumOf(row: Promise<{ sum: Sum }>): Promise<number> {
  return Number((await row).sum ?? 0)
}
