import type { RequestContext } from '#app/http/request-context.ts'
import { sayZones } from '#app/texts/selling/delivery-zones.ts'
import { promiseTexts, sayDayOf, sayLimit, sayPromisedDays } from '#app/texts/selling/promise.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { ArrivalView } from '#app/ui/catalog/product/shop-product.ts'
import type { Declination, Product } from '#app/ui/catalog/shop/product-card-view.ts'
import { readSiteFacts } from '../site/site-facts.server.ts'
import { listHomeOffers, listZonesBeyond } from './shop-terms.server.ts'

const nowhere: ArrivalView = { says: [], elsewhere: [], until: undefined }

/**
 * When what is bought now comes to a door of mainland France and of each zone beyond, and from which day it may be fetched; and
 * until when that is so.
 */
export async function findArrival(ctx: RequestContext, product: Product, one: Declination): Promise<ArrivalView> {
  if (!one.isAvailable || one.soldAt === null) return nowhere
  const { values } = await readSiteFacts(ctx)
  const [offers, zones, slots] = await Promise.all([
    listHomeOffers(ctx, product, one),
    listZonesBeyond(ctx, product, one),
    ctx.api.listCollectionSlots(),
  ])
  const promise = offers.find((offer) => offer.promise)?.promise
  const isBottled = one.facts.withdrawalException !== 'EN_PRIMEUR'
  const slot = slots.ok && isBottled ? slots.value[0] : undefined
  const home = promise && {
    says: promiseTexts.home(sayPromisedDays(promise)),
    hint: promiseTexts.mainland(sayLimit(promise.until)),
  }
  const collect = slot && { says: promiseTexts.collect(goodsWordsOf(values), sayDayOf(slot.day)), hint: '' }
  const ends = [promise?.until, slot?.until, ...zones.map((zone) => zone.promise?.until)].flatMap((end) => end ?? [])
  return {
    says: [home, collect].flatMap((line) => line ?? []),
    elsewhere: zones.some((zone) => zone.promise) ? sayZones(zones) : [],
    until: ends.toSorted()[0],
  }
}
