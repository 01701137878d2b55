import { href } from 'react-router'
import { sayDeclination } from './product-card.server.ts'
import type { ProductView } from './shop-product.server.ts'

/** What somebody waits for. */
export type StockWish = { idDeclination: string; name: string; href: string; action: string; isAvailable: boolean }

/** The form of a product that its page shows, as something to wait for. */
export function toStockWish({ product, chosen }: ProductView): StockWish {
  const choice = `?declinaison=${chosen.id}`
  return {
    idDeclination: chosen.id,
    name: [product.name, sayDeclination(chosen, product)].filter(Boolean).join(', '),
    href: href('/boutique/:slug', product) + choice,
    action: href('/boutique/:slug/prevenir', product) + choice,
    isAvailable: chosen.isAvailable,
  }
}
