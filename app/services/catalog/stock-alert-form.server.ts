import { href } from 'react-router'
import type { ProductView } from '#app/ui/catalog/product/shop-product.ts'
import type { StockAlertForm } from '#app/ui/catalog/shop/stock-alert-screen.tsx'
import { sayDeclination } from './product-card.server.ts'

/** The form of a product that its page shows, as something to wait for. */
export function toStockAlertForm({ product, chosen }: ProductView): StockAlertForm {
  const choice = `?declinaison=${chosen.id}`
  return {
    idDeclination: chosen.id,
    name: [product.name, sayDeclination(chosen, product)].filter(Boolean).join(', '),
    href: href('/boutique/:slug', product) + choice,
    action: href('/boutique/:slug/prevenir', product) + choice,
    isAvailable: chosen.isAvailable,
  }
}
