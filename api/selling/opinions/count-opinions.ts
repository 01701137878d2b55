import type { SiteWriter } from '../../platform/database/database.ts'

/** Keeps with a good how many opinions of it are published and how many stars they give: lists show it of many at once. */
export async function countOpinions(tx: SiteWriter, productId: string): Promise<void> {
  const { count, sum } = await tx
    .selectFrom('opinions')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('rating').as('sum')])
    .where('product_id', '=', productId)
    .where('state', '=', 'PUBLISHED')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('products')
    .set({ opinion_count: Number(count), opinion_sum: Number(sum ?? 0) })
    .where('id', '=', productId)
    .execute()
}
