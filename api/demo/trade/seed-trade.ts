import { openInProcess } from '../../door/in-process.ts'
import type { ApiDependencies } from '../../door/run.ts'
import { makeToken } from '../../identity/keys/make-token.ts'
import { bindToSite } from '../../platform/database/database.ts'
import { sealingOf } from '../../platform/outside/sealing.ts'
import { expireOrders } from '../../selling/order-jobs/expire-orders.ts'
import { given, type Happening } from '../life/demo-shop.ts'
import { seedLife } from '../life/seed-life.ts'
import { demo } from '../seed-demo.ts'
import { memberEmail } from './buyers.ts'
import { demoOrders } from './orders.ts'
import { recordOrder } from './record-order.ts'
import { seedVisits } from './visits.ts'

const owner = { email: 'proprietaire@troiscoteaux.example', role: 'ADMIN' as const }
const member = { email: memberEmail, role: 'MEMBER' as const }

/** Lets the demo estate have traded for two months: through the doors that buyers and owner use, at the hours it tells. */
export async function seedTrade(dependencies: ApiDependencies, now = new Date()): Promise<void> {
  const clock = { now }
  const openAt = (at: Date) => openInProcess({ ...dependencies, now: () => at })
  const open = openInProcess({ ...dependencies, now: () => clock.now })
  const site = bindToSite(dependencies.db, '1')
  const forms = await site.read.selectFrom('declinations').select(['id', 'product_id']).execute()
  const products = new Map(forms.map(({ id, product_id }) => [id, product_id]))
  const happenings: Happening[] = demoOrders.flatMap((order, place) => recordOrder(order, place, now))
  for (const [place, { at, happen }] of happenings.sort((a, b) => a.at.getTime() - b.at.getTime()).entries()) {
    clock.now = at
    const [token, hers] = await site.inTransaction(async (tx) => [
      await makeToken(tx, { ...owner, now: at }),
      await makeToken(tx, { ...member, now: at }),
    ])
    const clientAddress = `10.0.${place >> 6}.${place & 63}`
    const till = { ...site, site: demo, now: at, sealing: sealingOf(dependencies.sealing, demo.id), notice: () => {} }
    const buyer = open({ siteId: '1', clientAddress })
    await happen({
      owner: open({ siteId: '1', token }),
      member: open({ siteId: '1', token: hers, clientAddress }),
      buyer,
      products,
      prove: async ({ id, token: opens }) => {
        const { proof } = await site.read.selectFrom('orders').select('proof').where('id', '=', id).executeTakeFirstOrThrow()
        return given(await buyer.proveOrder({ body: { token: opens, proof } }))
      },
      expire: () => expireOrders(till),
    })
  }
  await seedLife({ site, openAt, ownerIs: owner, now })
  await site.inTransaction(async (tx) => {
    // Nobody waits for letters about what nobody did.
    await tx.deleteFrom('outbox').where('sent_at', 'is', null).execute()
    await seedVisits(tx, now)
  })
}
