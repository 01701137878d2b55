import type { Answer, Contract } from '#api/contract/index.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { ReturnFacts, ShippingFacts } from '#app/models/catalog/products/product-data.ts'
import { daysBetween, parisDay } from '#app/models/platform/time/working-days.ts'
import { withdrawalDays } from '#app/models/selling/after/withdrawal.ts'
import type { Declination, Product } from '#app/ui/catalog/shop/product-card-view.ts'

/** Stands for France without its islands: the rates of a carrier name the postal codes that have one of their own. */
const mainland = { country: 'FR', postalCode: '75001' }

type Offers = Answer<Contract['calculateShippingFees']>

/** What bringing the least that one can buy to a door of mainland France costs, and when it comes; none where nobody brings it. */
export async function listHomeOffers({ api }: RequestContext, product: Product, one: Declination): Promise<Offers> {
  if (one.soldAt === null) return []
  const quoted = await api.calculateShippingFees({ body: { products: leastOf(product, one), ...mainland } })
  return quoted.ok ? quoted.value.filter(({ deliveryType }) => deliveryType === 'DELIVERY') : []
}

/** Where else the least that one can buy is brought to, and when it comes there. */
export async function listZonesBeyond({ api }: RequestContext, product: Product, one: Declination) {
  const zones = await api.listDeliveryZones({ body: { products: leastOf(product, one) } })
  return zones.ok ? zones.value.filter(({ country, postalPrefix }) => country !== 'FR' || postalPrefix !== '') : []
}

function leastOf(product: Product, one: Declination) {
  return [{ idProduct: product.id, idDeclination: one.id, quantity: Math.max(1, one.sellByMultipleOf) }]
}

/** What sending it costs at least, and on which days it comes that way; nothing where the shop sends no so small parcel. */
export async function findShipping(ctx: RequestContext, product: Product, one: Declination): Promise<ShippingFacts | undefined> {
  const [cheapest] = (await listHomeOffers(ctx, product, one)).toSorted((a, b) => a.price - b.price)
  return cheapest && { cents: cheapest.price, days: countDays(cheapest.promise) }
}

/** How many days go by from today until a parcel leaves, and from then until it comes. */
function countDays(promise: Offers[number]['promise']): ShippingFacts['days'] {
  if (!promise) return undefined
  const { leaves, from, to } = promise
  return { handling: daysBetween(parisDay(new Date()), leaves), least: daysBetween(leaves, from), most: daysBetween(leaves, to) }
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
