import { makeToken } from '../../accounts/make-token.ts'
import { bindToSite } from '../../db/database.ts'
import { openInProcess } from '../../in-process.ts'
import type { Ground } from '../../run.ts'
import { demoOrders } from './orders.ts'
import { type Happening, tellOrder } from './tell-order.ts'
import { seedVisits } from './visits.ts'

const owner = { email: 'proprietaire@troiscoteaux.example', role: 'ADMIN' as const }

/** Lets the demo estate have traded for two months: through the doors that buyers and owner use, at the hours it tells. */
export async function seedTrade(ground: Ground, now = new Date()): Promise<void> {
  const clock = { now }
  const open = openInProcess({ ...ground, now: () => clock.now })
  const site = bindToSite(ground.db, '1')
  const forms = await site.read.selectFrom('declinations').select(['id', 'product_id']).execute()
  const products = new Map(forms.map(({ id, product_id }) => [id, product_id]))
  const happenings: Happening[] = demoOrders.flatMap((order, place) => tellOrder(order, place, now))
  for (const [place, { at, happen }] of happenings.sort((a, b) => a.at.getTime() - b.at.getTime()).entries()) {
    clock.now = at
    const token = await site.inTransaction((tx) => makeToken(tx, { ...owner, now: at }))
    const buyer = open({ siteId: '1', clientAddress: `10.0.${place >> 6}.${place & 63}` })
    await happen({ owner: open({ siteId: '1', token }), buyer, products })
  }
  await site.inTransaction(async (tx) => {
    // Nobody waits for letters about orders that nobody placed.
    await tx.deleteFrom('outbox').where('sent_at', 'is', null).execute()
    await seedVisits(tx, now)
  })
}
