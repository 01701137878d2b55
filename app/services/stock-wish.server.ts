import { z } from 'zod'
import { done, type Failure, type Outcome } from '#app/models/outcome.ts'
import { readFields } from './account-form.server.ts'
import { Email } from './account-schemas.server.ts'
import { readTrap } from './form-trap.server.ts'
import { sayDeclination } from './product-card.server.ts'
import type { ProductView } from './shop-product.server.ts'

/** What somebody waits for. */
export type StockWish = { idDeclination: string; name: string; href: string; action: string; isAvailable: boolean }

const WishFields = z.object({ email: Email, bis: z.string().optional(), shown: z.string().max(20).optional() })

/** The form of a product that its page shows, as something to wait for. */
export function toStockWish({ product, chosen }: ProductView): StockWish {
  const choice = `?declinaison=${chosen.id}`
  return {
    idDeclination: chosen.id,
    name: [product.name, sayDeclination(chosen, product)].filter(Boolean).join(', '),
    href: `/boutique/${product.slug}${choice}`,
    action: `/boutique/${product.slug}/prevenir${choice}`,
    isAvailable: chosen.isAvailable,
  }
}

/** Whom to write to, ready for the API. */
export function readStockWish(form: FormData): Outcome<{ email: string; trap: string; seconds?: number }, Failure> {
  const given = readFields(form, WishFields)
  return given.ok ? done({ email: given.value.email, ...readTrap(given.value) }) : given
}
