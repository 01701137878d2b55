import { done, type Outcome } from '#app/models/platform/outcome.ts'
import { countBottles, isBottles, keyOf } from '#app/models/selling/orders/order-goods.ts'
import { isOverShare, mostBottles, mostLargeCards, ofAddress } from '#app/models/selling/orders/unproven-order.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { takeRate } from '../../platform/limits/take-rate.ts'
import { hasPaidBefore } from '../orders/has-paid-before.ts'
import { listAround } from '../orders/list-around.ts'
import { held, readHeld, tooMuch, type Wanted } from './refuse-hoarding.ts'

/**
 * Counts each page of payment for which one buyer holds more than their share. Whoever wants much and has a card is not kept waiting,
 * but a page that nobody pays, opened again as soon as it has closed, would keep the cellar for ever.
 */
export async function countLargeCard(tx: SiteWriter, wanted: Wanted, now: Date): Promise<Outcome<null>> {
  const { holder, takes, except = '' } = wanted
  if (await hasPaidBefore(tx, holder)) return done(null)
  const own = await readHeld(held(tx, listAround(holder)[0], except))
  const bottles = countBottles([...own.values(), ...takes])
  const isOver = takes.filter(isBottles).some((take) => {
    const share = { free: take.free, wanted: take.quantity, held: own.get(keyOf(take))?.quantity ?? 0 }
    return isOverShare(share, ofAddress)
  })
  if (bottles <= mostBottles && !isOver) return done(null)
  const bucket = holder.isProven ? `large cards of ${holder.mailboxKey}` : `large cards of block ${holder.block}`
  const allowed = await takeRate(tx, { bucket, limit: mostLargeCards, windowSeconds: 86_400, now })
  // It is the page of payment that is refused: nobody is told to pay by card instead.
  return allowed.ok ? allowed : tooMuch('products', 'held_share', { ...wanted, takesCards: false })
}
