import type { RequestContext } from '#app/http/request-context.ts'
import { promiseTexts, sayDayOf, sayLimit, sayPromisedDays } from '#app/texts/selling/promise.ts'
import type { ArrivalView } from '#app/ui/catalog/product/shop-product.ts'
import type { Declination, Product } from '#app/ui/catalog/shop/product-card-view.ts'
import { listHomeOffers } from './shop-terms.server.ts'

const nowhere: ArrivalView = { says: [], until: undefined }

/** When what is bought now comes to a door of mainland France, and from which day it may be fetched; and until when that is so. */
export async function findArrival(ctx: RequestContext, product: Product, one: Declination): Promise<ArrivalView> {
  if (!one.isAvailable || one.soldAt === null) return nowhere
  const [offers, slots] = await Promise.all([listHomeOffers(ctx, product, one), ctx.api.listCollectionSlots()])
  const promise = offers.find((offer) => offer.promise)?.promise
  const isBottled = one.facts.withdrawalException !== 'EN_PRIMEUR'
  const slot = slots.ok && isBottled ? slots.value[0] : undefined
  const home = promise && {
    says: promiseTexts.home(sayPromisedDays(promise)),
    hint: promiseTexts.mainland(sayLimit(promise.until)),
  }
  const collect = slot && { says: promiseTexts.collect(sayDayOf(slot.day)), hint: '' }
  const ends = [promise?.until, slot?.until].flatMap((end) => end ?? [])
  return { says: [home, collect].flatMap((line) => line ?? []), until: ends.toSorted()[0] }
}
