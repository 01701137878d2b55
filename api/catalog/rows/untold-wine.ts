import { findSaleGaps, isWine, type LabelGap } from '#app/models/catalog/label-gaps.ts'
import { toProductKind } from '#app/models/catalog/products/product-kind.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readSettings } from '../../site/settings/settings.ts'
import { type DeclinationRow, type ProductRow, readCapacity, readFacts } from './catalog-rows.ts'

/** What the law wants said of a wine before a sale and these of its declinations do not say; nothing of what is no wine. */
export async function findUntold(
  read: SiteReader,
  product: ProductRow,
  declinations: readonly DeclinationRow[],
): Promise<LabelGap[]> {
  if (!isWine({ type: product.type, kind: toProductKind(product.kind) })) return []
  if ((await readSettings(read)).is_winemaker === 0) return []
  const gaps = declinations.flatMap((one) =>
    findSaleGaps({ facts: readFacts(product.facts, one.facts), year: one.year, capacity: readCapacity(one) }),
  )
  return [...new Set(gaps)]
}
