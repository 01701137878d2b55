import type { LabelGap } from '#app/models/catalog/label/label-gaps.ts'
import type { SaleFormat, SaleNeed } from '#app/models/house/panel/on-sale.ts'

/** How a product stands in the shop: what is sold and at what price, and what is missing before it can be bought. */
export type Sale = {
  idProduct: string
  name: string
  /** Its bottles wear a code that leads to what is in them. */
  isWine: boolean
  /** Its page, once visitors are shown one. */
  page: string | undefined
  forms: SaleFormat[]
  needs: SaleNeed[]
  /** What the law wants said before anybody can buy it. */
  untold: LabelGap[]
  /** The wines of a box that do not say it yet. */
  silentInside: { id: string; name: string }[]
  gaps: { form: SaleFormat; gaps: LabelGap[] }[]
  /** Counted by product, not by declination. */
  usesProductStock: boolean
}
