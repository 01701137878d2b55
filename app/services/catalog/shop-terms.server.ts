import type { RequestContext } from '#app/http/request-context.ts'
import type { ReturnFacts } from '#app/models/catalog/products/product-data.ts'
import { withdrawalDays } from '#app/models/selling/after/withdrawal.ts'
import type { Declination, Product } from '#app/ui/catalog/shop/product-card-view.ts'

/** Stands for France without its islands: the rates of a carrier name the postal codes that have one of their own. */
const mainland = { country: 'FR', postalCode: '75001' }

/** What sending the least that one can buy costs within France, in cents; nothing where the shop sends no so small parcel. */
export async function findShipping({ api }: RequestContext, product: Product, one: Declination): Promise<number | undefined> {
  if (one.soldAt === null) return undefined
  const line = { idProduct: product.id, idDeclination: one.id, quantity: Math.max(1, one.sellByMultipleOf) }
  const quoted = await api.calculateShippingFees({ body: { products: [line], ...mainland } })
  if (!quoted.ok) return undefined
  const prices = quoted.value.filter(({ deliveryType }) => deliveryType === 'DELIVERY').map(({ price }) => price)
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/** How a bottle goes back: the law lets some be kept. */
export async function listReturns({ api, site }: RequestContext): Promise<(one: Declination) => ReturnFacts> {
  const countries = await api.listCountries()
  const codes = countries.ok ? countries.value.map(({ alphaTwo }) => alphaTwo) : []
  return ({ facts }) => ({
    days: facts.withdrawalException === 'NONE' ? withdrawalDays : undefined,
    countries: codes.length > 0 ? codes : ['FR'],
    url: `${site.origin}/sale-terms`,
  })
}
