import { refused } from '#app/models/outcome.ts'
import { countRows } from '../db/count-rows.ts'
import type { SiteReader } from '../db/database.ts'
import type { Site } from '../visit.ts'

type Quotas = Pick<Site, 'most'>

const megabyte = 1024 * 1024

/** Refuses a product more than the site may have. */
export async function refuseOneMoreProduct(read: Pick<SiteReader, 'selectFrom'>, { most }: Quotas) {
  if (most?.products == null) return undefined
  const count = await countRows(read.selectFrom('products').where('deleted_at', 'is', null))
  if (count < most.products) return undefined
  return refused('invalid', { fields: { name: { code: 'quota_products', params: { most: most.products } } } })
}

/** Refuses files that would make the site's pictures and papers more than it may have. */
export async function refuseMoreBytes(
  read: Pick<SiteReader, 'selectFrom'>,
  { most }: Quotas,
  { field, bytes }: { field: string; bytes: number },
) {
  if (most?.megabytes == null) return undefined
  const { sum } = await read
    .selectFrom('images')
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('sum'))
    .executeTakeFirstOrThrow()
  if (Number(sum ?? 0) + bytes <= most.megabytes * megabyte) return undefined
  return refused('invalid', { fields: { [field]: { code: 'quota_files', params: { most: most.megabytes } } } })
}
