import type { CustomField } from '#app/models/platform/custom/custom-field.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { fieldsIn, keptFieldsOf } from '../../platform/custom/custom-rows.ts'

/** What visitors are shown of the goods. */
export type ShopView = {
  hidesPrices: boolean
  handlesStock: boolean
  /** The stock of a product as a whole counts, rather than that of each declination. */
  usesProductStock: boolean
  /** More than this is not told. */
  displayLimit: number
  /** The house's own fields that stand on their pages and cards. */
  custom: readonly CustomField[]
  now: Date
}

/** How the shop shows its goods; nothing where the site has no shop. */
export async function readShopView(
  ctx: Pick<CallContext, 'site' | 'lang' | 'read' | 'now' | 'settings'>,
): Promise<ShopView | undefined> {
  const { site, values } = await ctx.settings.of(ctx)
  if (site.is_e_commerce === 0) return undefined
  return {
    hidesPrices: values.HIDE_PRICES,
    handlesStock: values.HANDLE_STOCK,
    usesProductStock: values.USE_PRODUCT_STOCK,
    displayLimit: values.STOCK_DISPLAY_LIMIT,
    custom: fieldsIn(await keptFieldsOf(ctx.read, values, 'PRODUCT'), 'PRODUCT_PAGE', 'PRODUCT_CARD'),
    now: ctx.now,
  }
}
